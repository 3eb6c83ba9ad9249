// The constants of 2^t and e^x.

#include "exponential.h"

namespace attn::kernel {
namespace {

/// Added to a small number, this rounds it, and leaves n + 65 in the last bits.
constexpr float rounder = 12582912 + 65;

constexpr float scaled(float x) { return x * 0x1p62F; }

const ExponentialConstants constants{
    .lowest = splat(-65),
    .lowest_natural = splat(-65 * 0.693147F),
    .rounder = splat(rounder),
    .one = splat(scaled(1)),
    .c1 = splat(scaled(0.69314698F)),
    .c2 = splat(scaled(0.24022242F)),
    .c3 = splat(scaled(0.05550734F)),
    .c4 = splat(scaled(0.00967151F)),
    .c5 = splat(scaled(0.00132647F)),
    .log2_e = splat(1.44269504F),
    .ln_2 = splat(0.693359375F),  // so few bits that n times it is exact
    .ln_2_rest = splat(-2.12194440e-4F),
};

}  // namespace

const ExponentialConstants& exponential_constants() { return constants; }

}  // namespace attn::kernel
