#pragma once

// The steps across the border for lists, for plain runs of numbers and for text; the rules are those of crossing.h.

#include "crossing.h"

namespace attn::js {

extern "C" {

/// Of an Array or a typed array; NaN if `x` is neither.
double attn_list_length(Value x) noexcept;
/// x[index]; undefined where there is none.
Value attn_item(Value x, int index) noexcept;
/// Copies `length` numbers; returns the place of the first item that is none, or -1.
int attn_numbers_in(Value x, double* numbers, int length) noexcept;

/// Of a Float32Array; NaN if `x` is none.
double attn_floats_length(Value x) noexcept;
/// False if the array no longer has `length` numbers.
bool attn_floats_in(Value x, float* numbers, int length) noexcept;
Value attn_floats_out(const float* numbers, int length) noexcept;

/// Bytes of UTF-8 that the string `x` takes; NaN if it is none.
double attn_text_size(Value x) noexcept;
/// Writes at most `size` bytes, a 0 last.
void attn_text_in(Value x, char* text, int size) noexcept;

Value attn_truth_out(bool truth) noexcept;
}

}  // namespace attn::js
