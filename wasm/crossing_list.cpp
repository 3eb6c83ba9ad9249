// The JavaScript behind crossing_list.h; see crossing.cpp.

#include <emscripten/emscripten.h>

using Value = int;

// clang-format off

EM_JS(double, attn_list_length, (Value x), {
  const list = attn_takes.values[x];
  return Array.isArray(list) || (ArrayBuffer.isView(list) && 'length' in list) ? list.length : NaN;
});

EM_JS(Value, attn_item, (Value x, int index), {
  try {
    return attn_takes.values.push(attn_takes.values[x][index]) - 1;
  } catch (error) {
    return attn_takes.values.push(undefined) - 1;
  }
});

EM_JS(int, attn_numbers_in, (Value x, double* numbers, int length), {
  const list = attn_takes.values[x];
  let i = 0;
  try {
    for (; i < length; ++i) {
      const number = list[i];
      if (typeof number !== 'number') return i;
      HEAPF64[(numbers >> 3) + i] = number;
    }
    return -1;
  } catch (error) {
    return i;
  }
});

EM_JS(double, attn_floats_length, (Value x), {
  const array = attn_takes.values[x];
  return ArrayBuffer.isView(array) && array[Symbol.toStringTag] === 'Float32Array' ? array.byteLength / 4 : NaN;
});

EM_JS(bool, attn_floats_in, (Value x, float* numbers, int length), {
  const array = attn_takes.values[x];
  if (array.length !== length) return false;
  HEAPF32.subarray(numbers >> 2, (numbers >> 2) + length).set(array);
  return true;
});

EM_JS(Value, attn_floats_out, (const float* numbers, int length), {
  try {
    return attn_takes.values.push(HEAPF32.slice(numbers >> 2, (numbers >> 2) + length)) - 1;
  } catch (error) {
    return 0;
  }
});

EM_JS(double, attn_text_size, (Value x), {
  const text = attn_takes.values[x];
  return typeof text === 'string' ? lengthBytesUTF8(text) : NaN;
});

EM_JS(void, attn_text_in, (Value x, char* text, int size), {
  stringToUTF8(attn_takes.values[x], text, size);
});

EM_JS(Value, attn_truth_out, (bool truth), {
  return attn_takes.values.push(truth !== 0) - 1;
});

// clang-format on
