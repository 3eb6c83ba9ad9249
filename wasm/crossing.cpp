// The JavaScript behind crossing.h.

#include "crossing.h"

#include <emscripten/emscripten.h>

namespace attn::js {

// clang-format off

EM_JS(bool, attn_is_object, (EM_VAL x), {
  const object = Emval.toValue(x);
  return typeof object === 'object' && object !== null;
});

EM_JS(bool, attn_grid_size, (EM_VAL x, Grid grid, GridSize* size), {
  try {
    const object = Emval.toValue(x);
    const rows = grid ? object.queries : object.rows;
    const cols = grid ? object.keys : object.cols;
    const data = grid ? object.visible : object.data;
    const right = ArrayBuffer.isView(data) && data[Symbol.toStringTag] === (grid ? 'Uint8Array' : 'Float32Array');
    HEAPF64[size >> 3] = rows;
    HEAPF64[(size >> 3) + 1] = cols;
    HEAPF64[(size >> 3) + 2] = right ? data.length : NaN;
    return typeof rows === 'number' && typeof cols === 'number';
  } catch (error) {
    return false;
  }
});

EM_JS(bool, attn_grid_in, (EM_VAL x, Grid grid, void* data, int length), {
  try {
    const object = Emval.toValue(x);
    const from = grid ? object.visible : object.data;
    if (from.length !== length) return false;
    const heap = grid ? HEAPU8 : HEAPF32;
    const start = grid ? data : data >> 2;
    if (length > 64) heap.subarray(start, start + length).set(from);
    else for (let i = 0; i < length; ++i) heap[start + i] = from[i];
    return true;
  } catch (error) {
    return false;
  }
});

EM_JS(bool, attn_number_in, (EM_VAL x, double* number), {
  const value = Emval.toValue(x);
  if (typeof value !== 'number') return false;
  HEAPF64[number >> 3] = value;
  return true;
});

EM_JS(bool, attn_truth_in, (EM_VAL x, bool* truth), {
  const value = Emval.toValue(x);
  if (typeof value !== 'boolean') return false;
  HEAPU8[truth] = value ? 1 : 0;
  return true;
});

EM_JS(int, attn_choice_in, (EM_VAL x, const char* const* names, int count), {
  const value = Emval.toValue(x);
  for (let i = 0; i < count; ++i) {
    if (value === UTF8ToString(HEAP32[(names >> 2) + i])) return i;
  }
  return -1;
});

EM_JS(EM_VAL, attn_property, (EM_VAL x, const char* name), {
  const known = Module.attnNames || (Module.attnNames = {});
  try {
    return Emval.toHandle(Emval.toValue(x)[known[name] || (known[name] = UTF8ToString(name))]);
  } catch (error) {
    return Emval.toHandle(undefined);
  }
});

EM_JS(EM_VAL, attn_excerpt, (EM_VAL x), {
  try {
    return Emval.toHandle(String(Emval.toValue(x)).slice(0, 40));
  } catch (error) {
    return Emval.toHandle('?');
  }
});

EM_JS(EM_VAL, attn_grid_out, (Grid grid, int rows, int cols, const void* data), {
  try {
    const end = data + rows * cols * (grid ? 1 : 4);
    return Emval.toHandle(grid ? { queries: rows, keys: cols, visible: HEAPU8.slice(data, end) }
                               : { rows: rows, cols: cols, data: HEAPF32.slice(data >> 2, end >> 2) });
  } catch (error) {
    return 0;
  }
});

EM_JS(EM_VAL, attn_number_out, (double number), {
  return Emval.toHandle(number);
});

EM_JS(EM_VAL, attn_text_out, (const char* text), {
  return Emval.toHandle(UTF8ToString(text));
});

EM_JS(EM_VAL, attn_array_out, (int count, const EM_VAL* values), {
  const array = [];
  for (let i = 0; i < count; ++i) {
    const value = HEAP32[(values >> 2) + i];
    array.push(Emval.toValue(value));
    __emval_decref(value);
  }
  return Emval.toHandle(array);
});

EM_JS(EM_VAL, attn_record_out, (int count, const char* const* names, const EM_VAL* values), {
  const known = Module.attnNames || (Module.attnNames = {});
  const record = {};
  let complete = true;
  for (let i = 0; i < count; ++i) {
    const name = HEAP32[(names >> 2) + i];
    const handle = HEAP32[(values >> 2) + i];
    const value = handle ? Emval.toValue(handle) : undefined;
    if (handle) __emval_decref(handle);
    else complete = false;
    if (value !== undefined) record[known[name] || (known[name] = UTF8ToString(name))] = value;
  }
  return complete ? Emval.toHandle(record) : 0;
});

// clang-format on

}  // namespace attn::js
