#include "core/search/floatproduct.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace core {
namespace {

// The product of the remaining elements.
float restOfProduct(const float *one, const float *other, int from, int count)
{
    float sum = 0;
    for (int i = from; i < count; ++i)
        sum += one[i] * other[i];
    return sum;
}

#ifdef __x86_64__
__attribute__((target("avx2,fma"))) float floatProductAvx2(const float *one, const float *other, int count)
{
    __m256 sums[4] = {_mm256_setzero_ps(), _mm256_setzero_ps(), _mm256_setzero_ps(), _mm256_setzero_ps()};
    int i = 0;
    for (; i + 32 <= count; i += 32) {
        for (int j = 0; j < 4; ++j)
            sums[j] = _mm256_fmadd_ps(_mm256_loadu_ps(one + i + 8 * j), _mm256_loadu_ps(other + i + 8 * j), sums[j]);
    }
    const __m256 all = _mm256_add_ps(_mm256_add_ps(sums[0], sums[1]), _mm256_add_ps(sums[2], sums[3]));
    const __m128 half = _mm_add_ps(_mm256_castps256_ps128(all), _mm256_extractf128_ps(all, 1));
    const __m128 pair = _mm_add_ps(half, _mm_movehl_ps(half, half));
    return _mm_cvtss_f32(_mm_add_ss(pair, _mm_movehdup_ps(pair))) + restOfProduct(one, other, i, count);
}
#endif

} // namespace

float floatProduct(const float *one, const float *other, int count)
{
#ifdef __x86_64__
    static const bool isNewer = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    if (isNewer)
        return floatProductAvx2(one, other, count);
#endif
    float sums[8] = {};
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        for (int j = 0; j < 8; ++j)
            sums[j] += one[i + j] * other[i + j];
    }
    float sum = 0;
    for (const float each : sums)
        sum += each;
    return sum + restOfProduct(one, other, i, count);
}

} // namespace core
