// The Attention operator by an ONNX runtime, as a worker's variant.

import { attentionModel } from './onnx.mjs';

export const attention =
  (ort, options) =>
  async ({ q, k, v, n, d }) => {
    const session = await ort.InferenceSession.create(attentionModel(n, d), options);
    const tensor = (data) => new ort.Tensor('float32', data, [1, 1, n, d]);
    const feeds = { q: tensor(q), k: tensor(k), v: tensor(v) };
    let result;
    return {
      run: async () => void (result = await session.run(feeds)),
      context: () => result.o.data,
      dispose: () => session.release(),
    };
  };
