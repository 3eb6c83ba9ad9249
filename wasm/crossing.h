#pragma once

// The steps across the border, each one call into JavaScript. They catch what JavaScript throws (a getter may), and
// keep no view of memory beyond the call. Names are literals: JavaScript remembers them by address.

namespace attn::js {

/// A value's place on JavaScript's side: in a list to which each step adds, and which is cut back to what it was when
/// the call has ended, so that nothing is released one by one. `none` stands for "no memory", and passes through.
enum class Value : int { none = 0 };

inline Value after(Value first, int count) { return Value{static_cast<int>(first) + count}; }

/// What crosses as two counts and a typed array.
enum class Grid { matrix, mask };

struct GridSize {
  double rows, cols;
  double length;  ///< of the typed array; NaN where there is none of the right type
};

extern "C" {

/// JavaScript counts the arguments of a call itself: Embind does so in some versions only.
void attn_takes(const char* name, int count) noexcept;

/// False if `x` is no object.
bool attn_is_object(Value x) noexcept;
/// False if `x` has not the two counts, or reading it throws. Up to `most` numbers of a matrix are copied at once.
bool attn_grid_size(Value x, Grid grid, GridSize* size, float* few, int most) noexcept;
/// Copies the typed array's `length` numbers; false if it no longer has as many.
bool attn_grid_in(Value x, Grid grid, void* data, int length) noexcept;
/// False if `x` is no number.
bool attn_number_in(Value x, double* number) noexcept;
/// False if `x` is neither true nor false.
bool attn_truth_in(Value x, bool* truth) noexcept;
/// Which of `names` the string `x` is, or -1.
int attn_choice_in(Value x, const char* const* names, int count) noexcept;
/// Of String(x), as much as there is room for.
void attn_excerpt_in(Value x, char* text, int size) noexcept;
/// x[names[i]] for all of them, one after the other from the returned place on; `none` if `x` is no object. Of the bits
/// in `present`, those are 1 that are neither undefined nor null. What throws when it is read is there, and of no type
/// that anything takes. JavaScript remembers the names by the list's address.
Value attn_properties(Value x, int count, const char* const* names, int* present) noexcept;
/// x[name]; undefined where there is none. Likewise.
Value attn_property(Value x, const char* name) noexcept;
/// True of undefined and null.
bool attn_is_absent(Value x) noexcept;

Value attn_grid_out(Grid grid, int rows, int cols, const void* data) noexcept;
Value attn_number_out(double number) noexcept;
Value attn_text_out(const char* text) noexcept;
Value attn_array_out() noexcept;
void attn_push(Value array, Value value) noexcept;
Value attn_undefined_out() noexcept;
/// {names[0]: values[0], …} without the undefined ones. The names are remembered as by attn_properties.
Value attn_record_out(int count, const char* const* names, const Value* values) noexcept;
}

}  // namespace attn::js
