// The constants of 2^t and e^x.

#include "exponential.h"

namespace attn::kernel {
namespace {

/// Added to a small number, this rounds it, and leaves n + 127 in the last bits: float's exponent of 2ⁿ.
constexpr float rounder = 12582912 + 127;

constexpr ExponentialConstants constants{
    .lowest = rounder - 64,
    .rounder = rounder,
    .one = 1,
    .c1 = 0.69314698F,
    .c2 = 0.24022242F,
    .c3 = 0.05550734F,
    .c4 = 0.00967151F,
    .c5 = 0.00132647F,
    .log2_e = 1.44269504F,
    .ln_2 = 0.693359375F,  // so few bits that n times it is exact
    .ln_2_rest = -2.12194440e-4F,
};

}  // namespace

const ExponentialConstants& exponential_constants() { return constants; }

}  // namespace attn::kernel
