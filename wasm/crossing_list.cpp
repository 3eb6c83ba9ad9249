// The JavaScript behind crossing_list.h; see crossing.cpp.

#include <emscripten/emscripten.h>

using EM_VAL = struct Handle*;

// clang-format off

EM_JS(double, attn_list_length, (EM_VAL x), {
  const list = Emval.toValue(x);
  return Array.isArray(list) || (ArrayBuffer.isView(list) && 'length' in list) ? list.length : NaN;
});

EM_JS(EM_VAL, attn_item, (EM_VAL x, int index), {
  try {
    return Emval.toHandle(Emval.toValue(x)[index]);
  } catch (error) {
    return Emval.toHandle(undefined);
  }
});

EM_JS(int, attn_numbers_in, (EM_VAL x, double* numbers, int length), {
  const list = Emval.toValue(x);
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

EM_JS(double, attn_floats_length, (EM_VAL x), {
  const array = Emval.toValue(x);
  return ArrayBuffer.isView(array) && array[Symbol.toStringTag] === 'Float32Array' ? array.byteLength / 4 : NaN;
});

EM_JS(bool, attn_floats_in, (EM_VAL x, float* numbers, int length), {
  const array = Emval.toValue(x);
  if (array.length !== length) return false;
  HEAPF32.subarray(numbers >> 2, (numbers >> 2) + length).set(array);
  return true;
});

EM_JS(EM_VAL, attn_floats_out, (const float* numbers, int length), {
  try {
    return Emval.toHandle(HEAPF32.slice(numbers >> 2, (numbers >> 2) + length));
  } catch (error) {
    return 0;
  }
});

EM_JS(double, attn_text_size, (EM_VAL x), {
  const text = Emval.toValue(x);
  return typeof text === 'string' ? lengthBytesUTF8(text) : NaN;
});

EM_JS(void, attn_text_in, (EM_VAL x, char* text, int size), {
  stringToUTF8(Emval.toValue(x), text, size);
});

EM_JS(EM_VAL, attn_truth_out, (bool truth), {
  return Emval.toHandle(truth !== 0);
});

// clang-format on
