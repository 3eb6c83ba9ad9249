// The JavaScript behind crossing.h, which is not included here: EM_JS cannot say noexcept. To JavaScript a handle, a
// pointer and a Grid are numbers.

#include <emscripten/emscripten.h>

using EM_VAL = struct Handle*;
using Grid = int;

// clang-format off

EM_JS(void, attn_takes, (const char* name, int count), {
  const counts = Module.attnCounts || (Module.attnCounts = {});
  counts[UTF8ToString(name)] = count;
});

EM_JS(bool, attn_is_object, (EM_VAL x), {
  const object = Emval.toValue(x);
  return typeof object === 'object' && object !== null;
});

EM_JS(bool, attn_grid_size, (EM_VAL x, Grid grid, double* size, float* few, int most), {
  try {
    const object = Emval.toValue(x);
    const rows = grid ? object.queries : object.rows;
    const cols = grid ? object.keys : object.cols;
    const data = grid ? object.visible : object.data;
    // The tag knows an array from another frame too, but is slower to ask for.
    const right = data instanceof (grid ? Uint8Array : Float32Array) ||
        (ArrayBuffer.isView(data) && data[Symbol.toStringTag] === (grid ? 'Uint8Array' : 'Float32Array'));
    // Node 20 takes a detached array's length, but not its numbers, for what they were; its byteLength is slow.
    const length = !right ? NaN : data[0] === undefined ? 0 : data.length;
    HEAPF64[size >> 3] = rows;
    HEAPF64[(size >> 3) + 1] = cols;
    HEAPF64[(size >> 3) + 2] = length;
    if (length <= most) for (let i = 0; i < length; ++i) HEAPF32[(few >> 2) + i] = data[i];
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
    heap.subarray(start, start + length).set(from);
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

EM_JS(int, attn_properties, (EM_VAL x, int count, const char* const* names, EM_VAL* values), {
  const known = Module.attnLists || (Module.attnLists = new Map());
  let keys = known.get(names);
  if (!keys) {
    keys = Array.from({ length: count }, (_, i) => UTF8ToString(HEAP32[(names >> 2) + i]));
    known.set(names, keys);
  }
  const object = Emval.toValue(x);
  if (typeof object !== 'object' || object === null) return -1;
  let present = 0;
  for (let i = 0; i < count; ++i) {
    let value;
    try {
      value = object[keys[i]];
    } catch (error) {
      value = Symbol('unreadable');  // which is no value of any type, and is not absent
    }
    HEAP32[(values >> 2) + i] = Emval.toHandle(value);
    if (value != null) present |= 1 << i;
  }
  return present;
});

EM_JS(EM_VAL, attn_property, (EM_VAL x, const char* name), {
  const known = Module.attnNames || (Module.attnNames = {});
  try {
    return Emval.toHandle(Emval.toValue(x)[known[name] || (known[name] = UTF8ToString(name))]);
  } catch (error) {
    return Emval.toHandle(Symbol('unreadable'));
  }
});

EM_JS(void, attn_excerpt_in, (EM_VAL x, char* text, int size), {
  let excerpt = '?';
  try {
    excerpt = String(Emval.toValue(x));
  } catch (error) {
  }
  stringToUTF8(excerpt, text, size);
});

EM_JS(bool, attn_is_absent, (EM_VAL x), {
  return Emval.toValue(x) == null;
});

EM_JS(void, attn_release, (EM_VAL x), {
  __emval_decref(x);
});

EM_JS(EM_VAL, attn_grid_out, (Grid grid, int rows, int cols, const void* data), {
  try {
    const count = rows * cols;
    if (!grid && count <= 64) {  // quicker than a slice
      const numbers = new Float32Array(count);
      for (let i = 0; i < count; ++i) numbers[i] = HEAPF32[(data >> 2) + i];
      return Emval.toHandle({ rows: rows, cols: cols, data: numbers });
    }
    const end = data + count * (grid ? 1 : 4);
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

EM_JS(EM_VAL, attn_array_out, (), {
  return Emval.toHandle([]);
});

EM_JS(void, attn_push, (EM_VAL array, EM_VAL value), {
  Emval.toValue(array).push(Emval.toValue(value));
  __emval_decref(value);
});

EM_JS(EM_VAL, attn_undefined_out, (), {
  return Emval.toHandle(undefined);
});

EM_JS(EM_VAL, attn_record_out, (int count, const char* const* names, const EM_VAL* values), {
  const known = Module.attnLists || (Module.attnLists = new Map());
  let keys = known.get(names);
  if (!keys) {
    keys = Array.from({ length: count }, (_, i) => UTF8ToString(HEAP32[(names >> 2) + i]));
    known.set(names, keys);
  }
  const record = {};
  let complete = true;
  for (let i = 0; i < count; ++i) {
    const handle = HEAP32[(values >> 2) + i];
    const value = handle ? Emval.toValue(handle) : undefined;
    if (handle) __emval_decref(handle);
    else complete = false;
    if (value !== undefined) record[keys[i]] = value;
  }
  return complete ? Emval.toHandle(record) : 0;
});

// clang-format on
