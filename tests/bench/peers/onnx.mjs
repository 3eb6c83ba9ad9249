// The Attention operator of ONNX (opset 23) as a model of its own, written field by field: (1, 1, n, d), float32.

const varint = (x) => (x > 127 ? [(x & 127) | 128, ...varint(x >>> 7)] : [x]);
const number = (field, value) => [...varint(field << 3), ...varint(value)];
const message = (field, content) => [...varint((field << 3) | 2), ...varint(content.length), ...content];
const text = (field, value) => message(field, [...new TextEncoder().encode(value)]);

const valueInfo = (field, name, sizes) => {
  const shape = sizes.flatMap((size) => message(1, number(1, size)));
  const tensor = [...number(1, 1), ...message(2, shape)];
  return message(field, [...text(1, name), ...message(2, message(1, tensor))]);
};

export function attentionModel(n, d) {
  const names = ['q', 'k', 'v'];
  const node = [...names.flatMap((name) => text(1, name)), ...text(2, 'o'), ...text(4, 'Attention')];
  const sizes = [1, 1, n, d];
  const inputs = names.flatMap((name) => valueInfo(11, name, sizes));
  const graph = [...message(1, node), ...text(2, 'attention'), ...inputs, ...valueInfo(12, 'o', sizes)];
  return new Uint8Array([...number(1, 10), ...message(7, graph), ...message(8, number(2, 23))]);
}
