// The JavaScript behind crossing.h, which is not included here: EM_JS cannot say noexcept. To JavaScript a place, a
// pointer and a Grid are numbers. The list of values is a property of a function because EM_JS can make nothing else.

#include <emscripten/emscripten.h>

using Value = int;
using Grid = int;

// clang-format off

EM_JS(void, attn_takes, (const char* name, int count), {
  if (!attn_takes.values) {
    Module.attnCounts = {};
    Module.attnValues = attn_takes.values = [undefined];
    attn_takes.lists = new Map();
    attn_takes.names = new Map();
  }
  Module.attnCounts[UTF8ToString(name)] = count;
});

EM_JS(bool, attn_is_object, (Value x), {
  const object = attn_takes.values[x];
  return typeof object === 'object' && object !== null;
});

EM_JS(bool, attn_grid_size, (Value x, Grid grid, double* size, float* few, int most), {
  try {
    const object = attn_takes.values[x];
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

EM_JS(bool, attn_grid_in, (Value x, Grid grid, void* data, int length), {
  try {
    const object = attn_takes.values[x];
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

EM_JS(bool, attn_number_in, (Value x, double* number), {
  const value = attn_takes.values[x];
  if (typeof value !== 'number') return false;
  HEAPF64[number >> 3] = value;
  return true;
});

EM_JS(bool, attn_truth_in, (Value x, bool* truth), {
  const value = attn_takes.values[x];
  if (typeof value !== 'boolean') return false;
  HEAPU8[truth] = value ? 1 : 0;
  return true;
});

EM_JS(int, attn_choice_in, (Value x, const char* const* names, int count), {
  const value = attn_takes.values[x];
  for (let i = 0; i < count; ++i) {
    if (value === UTF8ToString(HEAP32[(names >> 2) + i])) return i;
  }
  return -1;
});

EM_JS(Value, attn_properties, (Value x, int count, const char* const* names, int* present), {
  let keys = attn_takes.lists.get(names);
  if (!keys) {
    keys = Array.from({ length: count }, (_, i) => UTF8ToString(HEAP32[(names >> 2) + i]));
    attn_takes.lists.set(names, keys);
  }
  const object = attn_takes.values[x];
  if (typeof object !== 'object' || object === null) return 0;
  const values = attn_takes.values;
  const first = values.length;
  let there = 0;
  for (let i = 0; i < count; ++i) {
    let value;
    try {
      value = object[keys[i]];
    } catch (error) {
      value = Symbol('unreadable');  // which is no value of any type, and is not absent
    }
    values.push(value);
    if (value != null) there |= 1 << i;
  }
  HEAP32[present >> 2] = there;
  return first;
});

EM_JS(Value, attn_property, (Value x, const char* name), {
  let key = attn_takes.names.get(name);
  if (!key) {
    key = UTF8ToString(name);
    attn_takes.names.set(name, key);
  }
  try {
    return attn_takes.values.push(attn_takes.values[x][key]) - 1;
  } catch (error) {
    return attn_takes.values.push(Symbol('unreadable')) - 1;
  }
});

EM_JS(void, attn_excerpt_in, (Value x, char* text, int size), {
  let excerpt = '?';
  try {
    excerpt = String(attn_takes.values[x]);
  } catch (error) {
  }
  stringToUTF8(excerpt, text, size);
});

EM_JS(bool, attn_is_absent, (Value x), {
  return attn_takes.values[x] == null;
});

EM_JS(Value, attn_grid_out, (Grid grid, int rows, int cols, const void* data), {
  try {
    const count = rows * cols;
    if (!grid && count <= 64) {  // quicker than a slice
      const numbers = new Float32Array(count);
      for (let i = 0; i < count; ++i) numbers[i] = HEAPF32[(data >> 2) + i];
      return attn_takes.values.push({ rows: rows, cols: cols, data: numbers }) - 1;
    }
    const end = data + count * (grid ? 1 : 4);
    return attn_takes.values.push(grid ? { queries: rows, keys: cols, visible: HEAPU8.slice(data, end) }
                               : { rows: rows, cols: cols, data: HEAPF32.slice(data >> 2, end >> 2) }) - 1;
  } catch (error) {
    return 0;
  }
});

EM_JS(Value, attn_number_out, (double number), {
  return attn_takes.values.push(number) - 1;
});

EM_JS(Value, attn_text_out, (const char* text), {
  return attn_takes.values.push(UTF8ToString(text)) - 1;
});

EM_JS(Value, attn_array_out, (), {
  return attn_takes.values.push([]) - 1;
});

EM_JS(void, attn_push, (Value array, Value value), {
  attn_takes.values[array].push(attn_takes.values[value]);
});

EM_JS(Value, attn_undefined_out, (), {
  return attn_takes.values.push(undefined) - 1;
});

EM_JS(Value, attn_record_out, (int count, const char* const* names, const Value* values), {
  let keys = attn_takes.lists.get(names);
  if (!keys) {
    keys = Array.from({ length: count }, (_, i) => UTF8ToString(HEAP32[(names >> 2) + i]));
    attn_takes.lists.set(names, keys);
  }
  const record = {};
  let complete = true;
  for (let i = 0; i < count; ++i) {
    const place = HEAP32[(values >> 2) + i];
    const value = attn_takes.values[place];
    if (!place) complete = false;
    if (value !== undefined) record[keys[i]] = value;
  }
  return complete ? attn_takes.values.push(record) - 1 : 0;
});

// clang-format on
