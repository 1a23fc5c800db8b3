// Operations on eight floats at once, in whatever registers the enclosing function is compiled for. The order of sums
// is fixed and multiplications are not fused with additions, so that every processor computes the same numbers.
#pragma once

#include <QtGlobal>

#include <cstring>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi" // the warning is about calls; everything here is inlined

#define ATTEST_INLINED [[gnu::always_inline]] inline

namespace core {

inline constexpr int lanes = 8;
using Floats = float __attribute__((vector_size(4 * lanes)));
using Ints = qint32 __attribute__((vector_size(4 * lanes)));
using Words = qint16 __attribute__((vector_size(2 * lanes)));
using Bytes = quint8 __attribute__((vector_size(lanes)));

template <class Vector, class Number>
ATTEST_INLINED Vector loaded(const Number *from)
{
    Vector vector;
    std::memcpy(&vector, from, sizeof vector);
    return vector;
}

template <class Vector, class Number>
ATTEST_INLINED void store(Number *to, const Vector &vector)
{
    std::memcpy(to, &vector, sizeof vector);
}

ATTEST_INLINED Floats larger(const Floats &one, const Floats &other)
{
    return one > other ? one : other;
}

ATTEST_INLINED Floats smaller(const Floats &one, const Floats &other)
{
    return one < other ? one : other;
}

ATTEST_INLINED float sum(const Floats &values)
{
    float halves[lanes];
    store(halves, values);
    for (int half = lanes / 2; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i)
            halves[i] += halves[i + half];
    }
    return halves[0];
}

ATTEST_INLINED float largest(const Floats &values)
{
    float all[lanes];
    store(all, values);
    float most = all[0];
    for (int i = 1; i < lanes; ++i)
        most = all[i] > most ? all[i] : most;
    return most;
}

// Adding this to a number below 2^22 rounds it to an integer, which is then in the lowest bits.
inline constexpr float rounding = 12582912.0f;

ATTEST_INLINED Ints rounded(const Floats &values)
{
    const Floats sums = values + rounding;
    return loaded<Ints>(&sums) - 0x4B400000;
}

// e to the power of x, accurate to 2 units in the last place; 0 for x below -87, at most e^88 (as in Cephes' expf).
ATTEST_INLINED Floats exponential(const Floats &x)
{
    const Floats least = Floats{} - 87.0f;
    const Floats bounded = smaller(larger(x, least), Floats{} + 88.0f);
    const Ints power = rounded(bounded * 1.44269504088896341f);
    const Floats whole = __builtin_convertvector(power, Floats);
    const Floats rest = bounded - whole * 0.693359375f + whole * 2.12194440e-4f;
    Floats series = rest * 1.9875691500e-4f + 1.3981999507e-3f;
    series = series * rest + 8.3334519073e-3f;
    series = series * rest + 4.1665795894e-2f;
    series = series * rest + 1.6666665459e-1f;
    series = series * rest + 5.0000001201e-1f;
    series = series * rest * rest + rest + 1.0f;
    const Ints exponent = (power + 127) << 23;
    const Floats result = series * loaded<Floats>(&exponent);
    return x < least ? Floats{} : result;
}

} // namespace core

#pragma GCC diagnostic pop
