#pragma once

// The steps across the border, each one call into JavaScript. They catch what JavaScript throws (a getter may), and
// keep no view of memory beyond the call. An EM_VAL that comes back is the caller's to release; one that goes into
// another value is taken over. Null stands for "no memory", and passes through. Names are literals: JavaScript
// remembers them by address.

#include <emscripten/val.h>

namespace attn::js {

using emscripten::EM_VAL;

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
bool attn_is_object(EM_VAL x) noexcept;
/// False if `x` has not the two counts, or reading it throws. Up to `most` numbers of a matrix are copied at once.
bool attn_grid_size(EM_VAL x, Grid grid, GridSize* size, float* few, int most) noexcept;
/// Copies the typed array's `length` numbers; false if it no longer has as many.
bool attn_grid_in(EM_VAL x, Grid grid, void* data, int length) noexcept;
/// False if `x` is no number.
bool attn_number_in(EM_VAL x, double* number) noexcept;
/// False if `x` is neither true nor false.
bool attn_truth_in(EM_VAL x, bool* truth) noexcept;
/// Which of `names` the string `x` is, or -1.
int attn_choice_in(EM_VAL x, const char* const* names, int count) noexcept;
/// Of String(x), as much as there is room for.
void attn_excerpt_in(EM_VAL x, char* text, int size) noexcept;
/// x[names[i]] for all of them; of the returned bits, those are 1 that are neither undefined nor null and want release.
/// What throws when it is read is there, and of no type that anything takes.
/// -1 if `x` is no object. JavaScript remembers the names by the list's address.
int attn_properties(EM_VAL x, int count, const char* const* names, EM_VAL* values) noexcept;
/// x[name]; undefined where there is none. Likewise.
EM_VAL attn_property(EM_VAL x, const char* name) noexcept;
/// True of undefined and null.
bool attn_is_absent(EM_VAL x) noexcept;
void attn_release(EM_VAL x) noexcept;

EM_VAL attn_grid_out(Grid grid, int rows, int cols, const void* data) noexcept;
EM_VAL attn_number_out(double number) noexcept;
EM_VAL attn_text_out(const char* text) noexcept;
EM_VAL attn_array_out() noexcept;
void attn_push(EM_VAL array, EM_VAL value) noexcept;
EM_VAL attn_undefined_out() noexcept;
/// {names[0]: values[0], …} without the undefined ones. The names are remembered as by attn_properties.
EM_VAL attn_record_out(int count, const char* const* names, const EM_VAL* values) noexcept;
}

}  // namespace attn::js
