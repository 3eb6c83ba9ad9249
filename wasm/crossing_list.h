#pragma once

// The steps across the border for lists and for plain runs of numbers; the rules are those of crossing.h.

#include "crossing.h"

namespace attn::js {

extern "C" {

/// Of an Array or a typed array; NaN if `x` is neither.
double attn_list_length(EM_VAL x) noexcept;
/// x[index]; undefined where there is none.
EM_VAL attn_item(EM_VAL x, int index) noexcept;
/// Copies `length` numbers; returns the place of the first item that is none, or -1.
int attn_numbers_in(EM_VAL x, double* numbers, int length) noexcept;

/// Of a Float32Array; NaN if `x` is none.
double attn_floats_length(EM_VAL x) noexcept;
/// False if the array no longer has `length` numbers.
bool attn_floats_in(EM_VAL x, float* numbers, int length) noexcept;
EM_VAL attn_floats_out(const float* numbers, int length) noexcept;

EM_VAL attn_truth_out(bool truth) noexcept;
}

}  // namespace attn::js
