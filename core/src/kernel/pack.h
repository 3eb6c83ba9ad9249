#pragma once

// A few numbers that are computed with at once: what a vector register holds. The compiler makes SSE, AVX, NEON or wasm
// SIMD instructions of it, and plain ones for a target without; where packs are as wide, the results are the same.

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "attn/scalar.h"

namespace attn::kernel {

using Index = std::ptrdiff_t;

#if defined(__AVX512F__)
inline constexpr std::size_t pack_bytes = 64;
#elif defined(__AVX__)
inline constexpr std::size_t pack_bytes = 32;
#else
inline constexpr std::size_t pack_bytes = 16;
#endif

using Pack [[gnu::vector_size(pack_bytes)]] = Scalar;
using PackBits [[gnu::vector_size(pack_bytes)]] = std::int32_t;
inline constexpr Index lanes = sizeof(Pack) / sizeof(Scalar);

inline Pack load(const Scalar* from) {
  Pack x;
  std::memcpy(&x, from, sizeof x);
  return x;
}

inline void store(Scalar* to, Pack x) { std::memcpy(to, &x, sizeof x); }

inline Pack splat(Scalar x) { return x - Pack{}; }

/// The first `count` ≤ lanes of them, and `rest` in the others' place.
inline Pack load_some(const Scalar* from, Index count, Scalar rest) {
  if (count == lanes) return load(from);
  Pack x = splat(rest);
  std::memcpy(&x, from, static_cast<std::size_t>(count) * sizeof(Scalar));
  return x;
}

inline void store_some(Scalar* to, Index count, Pack x) {
  if (count == lanes) return store(to, x);
  std::memcpy(to, &x, static_cast<std::size_t>(count) * sizeof(Scalar));
}

/// a < b ? b : a, so that NaN stays as `a` and is passed over as `b`.
inline Pack larger(Pack a, Pack b) {
#if defined(__wasm_simd128__) && defined(ATTN_SCALAR_FLOAT)
  return __builtin_wasm_pmax_f32x4(a, b);  // one instruction, which clang 14 does not find
#else
  return a < b ? b : a;
#endif
}

inline Scalar sum_of(Pack x) {
  Scalar sum = x[0];
  for (Index i = 1; i < lanes; ++i) sum += x[i];
  return sum;
}

}  // namespace attn::kernel
