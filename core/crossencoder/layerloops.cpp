#include "core/crossencoder/layerloops.h"
#include "core/crossencoder/lanes.h"

#include <algorithm>
#include <cmath>

#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>
#endif

#pragma GCC diagnostic ignored "-Wpsabi"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // in GCC's own AVX-512 header
#endif

namespace core {
namespace {

constexpr int panel = ByteMatrix::panel;
constexpr int block = RoundedRows::block;

constexpr int wholeLanes(int count)
{
    return (count + lanes - 1) / lanes * lanes;
}

// How the two bytes of each number are stored in a row: adjacent, or all low bytes before all high bytes.
enum class Layout { Words, Planes };

template <Layout layout>
ATTEST_INLINED void round(const float *rows, int count, int columns, RoundedRows &result)
{
    result.count = count;
    result.columns = columns;
    const auto levels = float(RoundedRows::levels(columns));
    for (int row = 0; row < count; ++row) {
        const float *values = rows + qsizetype(row) * columns;
        Floats least{};
        Floats most{};
        for (int i = 0; i < columns; i += lanes) {
            const auto some = loaded<Floats>(values + i);
            least = smaller(least, some);
            most = larger(most, some);
        }
        const float lowest = -largest(-least);
        const float range = largest(most) - lowest;
        const float scale = range > 0 ? levels / range : 0;
        result.lowest[size_t(row)] = lowest;
        result.steps[size_t(row)] = range / levels;
        quint8 *to = result.row(row);
        for (int i = 0; i < columns; i += lanes) {
            const Ints numbers = rounded((loaded<Floats>(values + i) - lowest) * scale);
            const Words words = __builtin_convertvector(numbers, Words);
            if (layout == Layout::Words) {
                store(to + 2 * i, words);
            } else {
                store(to + i, __builtin_convertvector(words & 255, Bytes));
                store(to + columns + i, __builtin_convertvector(words >> 8, Bytes));
            }
        }
    }
}

// The products of `block` rows with a panel, as two sums each: for adjacent bytes, those of even and of odd pairs of
// inputs; for planes, those of the low bytes followed by those of the high bytes.
using Tile = void (*)(const RoundedRows &left, int first, const ByteMatrix &right, int output, quint32 *sums);

// The high sum times 256 may overflow 32 bits; the total does not.
template <Layout layout>
ATTEST_INLINED void join(const quint32 *sums, qint32 *whole)
{
    for (int i = 0; i < panel; ++i)
        whole[i] = qint32(layout == Layout::Words ? sums[2 * i] + sums[2 * i + 1] : sums[i] + (sums[panel + i] << 8));
}

template <Layout layout, Tile tile>
ATTEST_INLINED void multiply(const RoundedRows &left, const ByteMatrix &right, float *results)
{
    alignas(64) quint32 sums[2 * block * panel];
    alignas(64) qint32 joined[panel];
    const int outputs = right.outputs();
    for (int output = 0; output < outputs; output += panel) {
        const int width = std::min(panel, outputs - output);
        for (int first = 0; first < left.count; first += block) {
            tile(left, first, right, output, sums);
            for (int row = first; row < std::min(first + block, left.count); ++row) {
                join<layout>(sums + (row - first) * 2 * panel, joined);
                const float step = left.steps[size_t(row)];
                const float lowest = left.lowest[size_t(row)];
                float *to = results + qsizetype(row) * outputs + output;
                for (int i = 0; i < width; i += lanes) {
                    const auto whole = __builtin_convertvector(loaded<Ints>(joined + i), Floats);
                    const Floats product = whole * step + loaded<Floats>(right.sums() + output + i) * lowest;
                    store(to + i, product * loaded<Floats>(right.scales() + output + i) +
                                      loaded<Floats>(right.biases() + output + i));
                }
            }
        }
    }
}

// Abramowitz and Stegun 7.1.26: error below 1.5e-7.
ATTEST_INLINED Floats erfOfPositive(const Floats &x)
{
    const Floats t = 1.0f / (1.0f + x * 0.3275911f);
    const Floats series =
        ((((t * 1.061405429f - 1.453152027f) * t + 1.421413741f) * t - 0.284496736f) * t + 0.254829592f) * t;
    return 1.0f - series * exponential(-x * x);
}

ATTEST_INLINED void gelu(float *values, qsizetype count, Gelu kind)
{
    for (qsizetype i = 0; i < count; i += lanes) {
        const auto x = loaded<Floats>(values + i);
        if (kind == Gelu::Erf) {
            const Floats size = larger(x, -x);
            store(values + i, (x + size * erfOfPositive(size * 0.70710678118654752f)) * 0.5f);
        } else {
            const Floats twice = (x + x * x * x * 0.044715f) * 1.59576912160573071f; // twice the argument of tanh
            store(values + i, x / (1.0f + exponential(-twice)));
        }
    }
}

ATTEST_INLINED void normalise(float *rows, const float *added, int count, int columns, const float *weight,
                              const float *bias)
{
    for (int row = 0; row < count; ++row) {
        float *values = rows + qsizetype(row) * columns;
        Floats sums{};
        for (int i = 0; i < columns; i += lanes) {
            auto some = loaded<Floats>(values + i);
            if (added)
                some += loaded<Floats>(added + qsizetype(row) * columns + i);
            store(values + i, some);
            sums += some;
        }
        const float middle = sum(sums) / float(columns);
        Floats squares{};
        for (int i = 0; i < columns; i += lanes) {
            const Floats off = loaded<Floats>(values + i) - middle;
            squares += off * off;
        }
        const float scale = 1 / std::sqrt(sum(squares) / float(columns) + 1e-12f);
        for (int i = 0; i < columns; i += lanes) {
            const Floats some = (loaded<Floats>(values + i) - middle) * scale;
            store(values + i, some * loaded<Floats>(weight + i) + loaded<Floats>(bias + i));
        }
    }
}

// sums[r]: the sum over k of left[r][k] * right[k][0...]; `block` rows at once, so that their sums stay in
// registers.
ATTEST_INLINED void sumProducts(const float *const *left, const float *right, qsizetype rightStride, int inner,
                                Floats *sums)
{
    Floats kept[block] = {};
    for (int k = 0; k < inner; ++k) {
        const auto some = loaded<Floats>(right + k * rightStride);
        for (int row = 0; row < block; ++row)
            kept[row] += some * left[row][k];
    }
    for (int row = 0; row < block; ++row)
        sums[row] = kept[row];
}

// Turns scores into shares of the total; positions after the tokens get 0.
ATTEST_INLINED void softmax(float *scores, int tokens, int width, float scale)
{
    for (int i = tokens; i < width; ++i)
        scores[i] = -1e30f;
    auto most = loaded<Floats>(scores);
    for (int i = lanes; i < width; i += lanes)
        most = larger(most, loaded<Floats>(scores + i));
    const float highest = largest(most) * scale;
    Floats sums{};
    for (int i = 0; i < width; i += lanes) {
        const Floats part = exponential(loaded<Floats>(scores + i) * scale - highest);
        store(scores + i, part);
        sums += part;
    }
    const float share = 1 / sum(sums);
    for (int i = 0; i < width; i += lanes)
        store(scores + i, loaded<Floats>(scores + i) * share);
}

ATTEST_INLINED void attend(const Attention &a)
{
    const int width = wholeLanes(a.tokens);
    float *keys = a.scratch;               // [size][width]
    float *scores = keys + a.size * width; // [block][width]
    const float scale = 1 / std::sqrt(float(a.size));
    Floats sums[block];
    const float *left[block];
    for (int head = 0; head < a.heads; ++head) {
        const qsizetype at = qsizetype(head) * a.size;
        for (int token = 0; token < width; ++token) {
            for (int i = 0; i < a.size; ++i)
                keys[i * width + token] = token < a.tokens ? a.keys[token * a.keyStride + at + i] : 0;
        }
        for (int first = 0; first < a.asking; first += block) {
            const int rows = std::min(block, a.asking - first); // the last row fills in for missing ones
            for (int row = 0; row < block; ++row)
                left[row] = a.queries + (first + std::min(row, rows - 1)) * a.queryStride + at;
            for (int i = 0; i < width; i += lanes) {
                sumProducts(left, keys + i, width, a.size, sums);
                for (int row = 0; row < rows; ++row)
                    store(scores + row * width + i, sums[row]);
            }
            for (int row = 0; row < rows; ++row)
                softmax(scores + row * width, a.tokens, width, scale);
            for (int row = 0; row < block; ++row)
                left[row] = scores + std::min(row, rows - 1) * width;
            for (int i = 0; i < a.size; i += lanes) {
                sumProducts(left, a.values + at + i, a.keyStride, a.tokens, sums);
                for (int row = 0; row < rows; ++row)
                    store(a.results + qsizetype(first + row) * a.heads * a.size + at + i, sums[row]);
            }
        }
    }
}

// The loops for one kind of processor, compiled for its features.
#define ATTEST_LOOPS(kind, layout, features)                                                                    \
    features void round##kind(const float *rows, int count, int columns, RoundedRows &result)                   \
    {                                                                                                           \
        round<layout>(rows, count, columns, result);                                                            \
    }                                                                                                           \
    features void multiply##kind(const RoundedRows &left, const ByteMatrix &right, float *results)              \
    {                                                                                                           \
        multiply<layout, tile##kind>(left, right, results);                                                     \
    }                                                                                                           \
    features void gelu##kind(float *values, qsizetype count, Gelu form)                                         \
    {                                                                                                           \
        gelu(values, count, form);                                                                              \
    }                                                                                                           \
    features void normalise##kind(float *rows, const float *added, int count, int columns, const float *weight, \
                                  const float *bias)                                                            \
    {                                                                                                           \
        normalise(rows, added, count, columns, weight, bias);                                                   \
    }                                                                                                           \
    features void attend##kind(const Attention &attention)                                                      \
    {                                                                                                           \
        attend(attention);                                                                                      \
    }                                                                                                           \
    const LayerLoops loops##kind{#kind, round##kind, multiply##kind, gelu##kind, normalise##kind, attend##kind};

// Written so that compilers vectorise it.
void tilePlain(const RoundedRows &left, int first, const ByteMatrix &right, int output, quint32 *sums)
{
    constexpr int together = 32;
    for (int row = 0; row < block; ++row, sums += 2 * panel) {
        qint32 products[4 * panel] = {};
        qint16 repeated[together];
        const quint8 *from = left.row(first + row);
        const qint8 *numbers = right.panelAt(output);
        for (int group = 0; group < right.groups(); ++group, from += 8, numbers += 4 * panel) {
            for (int i = 0; i < together; i += 4)
                std::memcpy(repeated + i, from, 8);
            for (int i = 0; i < 4 * panel; i += together) {
                for (int j = 0; j < together; ++j)
                    products[i + j] += repeated[j] * numbers[i + j];
            }
        }
        for (int i = 0; i < 2 * panel; ++i)
            sums[i] = quint32(products[2 * i]) + quint32(products[2 * i + 1]);
    }
}

ATTEST_LOOPS(Plain, Layout::Words, )

#ifdef __x86_64__

template <class Number>
ATTEST_INLINED Number numberAt(const quint8 *from)
{
    Number number;
    std::memcpy(&number, from, sizeof number);
    return number;
}

// The sums of a tile are named variables, stored only after their loop: GCC 12 keeps arrays of them in memory, all of
// them as soon as they are added up there.

// Two sums per output, for the even and the odd pairs of inputs. Eight outputs of two rows at a time.
struct RowSse2
{
    __m128i a;
    __m128i b;
    __m128i c;
    __m128i d;

    ATTEST_INLINED void add(const quint8 *left, const RowSse2 &numbers)
    {
        const __m128i four = _mm_set1_epi64x(numberAt<qint64>(left));
        a = _mm_add_epi32(a, _mm_madd_epi16(four, numbers.a));
        b = _mm_add_epi32(b, _mm_madd_epi16(four, numbers.b));
        c = _mm_add_epi32(c, _mm_madd_epi16(four, numbers.c));
        d = _mm_add_epi32(d, _mm_madd_epi16(four, numbers.d));
    }

    ATTEST_INLINED void finish(quint32 *sums) const
    {
        store(sums, a);
        store(sums + 4, b);
        store(sums + 8, c);
        store(sums + 12, d);
    }
};

ATTEST_INLINED RowSse2 wordsSse2(const qint8 *bytes)
{
    const auto lower = loaded<__m128i>(bytes);
    const auto upper = loaded<__m128i>(bytes + 16);
    return {_mm_srai_epi16(_mm_unpacklo_epi8(lower, lower), 8), _mm_srai_epi16(_mm_unpackhi_epi8(lower, lower), 8),
            _mm_srai_epi16(_mm_unpacklo_epi8(upper, upper), 8), _mm_srai_epi16(_mm_unpackhi_epi8(upper, upper), 8)};
}

[[gnu::noinline]] void tileSse2(const RoundedRows &left, int first, const ByteMatrix &right, int output, quint32 *sums)
{
    const __m128i zero = _mm_setzero_si128();
    for (int row = 0; row < block; row += 2) {
        for (int part = 0; part < panel; part += 8) {
            RowSse2 one{zero, zero, zero, zero};
            RowSse2 two{zero, zero, zero, zero};
            const quint8 *from = left.row(first + row);
            const qint8 *numbers = right.panelAt(output) + part * 4;
            for (int group = 0; group < right.groups(); ++group, numbers += panel * 4, from += 8) {
                const RowSse2 words = wordsSse2(numbers);
                one.add(from, words);
                two.add(from + left.stride(), words);
            }
            one.finish(sums + row * 2 * panel + 2 * part);
            two.finish(sums + (row + 1) * 2 * panel + 2 * part);
        }
    }
}

ATTEST_LOOPS(Sse2, Layout::Words, )

// The same for sixteen outputs of three rows.
#define ATTEST_AVX2 __attribute__((target("avx2")))

struct RowAvx2
{
    __m256i a;
    __m256i b;
    __m256i c;
    __m256i d;

    ATTEST_AVX2 ATTEST_INLINED void add(const quint8 *left, const RowAvx2 &numbers)
    {
        const __m256i four = _mm256_set1_epi64x(numberAt<qint64>(left));
        a = _mm256_add_epi32(a, _mm256_madd_epi16(four, numbers.a));
        b = _mm256_add_epi32(b, _mm256_madd_epi16(four, numbers.b));
        c = _mm256_add_epi32(c, _mm256_madd_epi16(four, numbers.c));
        d = _mm256_add_epi32(d, _mm256_madd_epi16(four, numbers.d));
    }

    ATTEST_AVX2 ATTEST_INLINED void finish(quint32 *sums) const
    {
        store(sums, a);
        store(sums + 8, b);
        store(sums + 16, c);
        store(sums + 24, d);
    }
};

ATTEST_AVX2 ATTEST_INLINED __m256i wordsAvx2(const qint8 *bytes)
{
    return _mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes)));
}

ATTEST_AVX2 [[gnu::noinline]] void tileAvx2(const RoundedRows &left, int first, const ByteMatrix &right, int output,
                                            quint32 *sums)
{
    const __m256i zero = _mm256_setzero_si256();
    for (int row = 0; row < block; row += 3) {
        for (int part = 0; part < panel; part += 16) {
            RowAvx2 one{zero, zero, zero, zero};
            RowAvx2 two{zero, zero, zero, zero};
            RowAvx2 three{zero, zero, zero, zero};
            const quint8 *from = left.row(first + row);
            const qint8 *numbers = right.panelAt(output) + part * 4;
            for (int group = 0; group < right.groups(); ++group, numbers += panel * 4, from += 8) {
                const RowAvx2 words{wordsAvx2(numbers), wordsAvx2(numbers + 16), wordsAvx2(numbers + 32),
                                    wordsAvx2(numbers + 48)};
                one.add(from, words);
                two.add(from + left.stride(), words);
                three.add(from + 2 * left.stride(), words);
            }
            one.finish(sums + row * 2 * panel + 2 * part);
            two.finish(sums + (row + 1) * 2 * panel + 2 * part);
            three.finish(sums + (row + 2) * 2 * panel + 2 * part);
        }
    }
}

ATTEST_LOOPS(Avx2, Layout::Words, ATTEST_AVX2)

// Low and high bytes are multiplied separately.
#define ATTEST_AVXVNNI __attribute__((target("avx2,avxvnni")))

struct RowAvxVnni
{
    __m256i lowA;
    __m256i lowB;
    __m256i highA;
    __m256i highB;

    ATTEST_AVXVNNI ATTEST_INLINED void add(const quint8 *low, qsizetype toHigh, __m256i a, __m256i b)
    {
        const __m256i lows = _mm256_set1_epi32(numberAt<qint32>(low));
        lowA = _mm256_dpbusd_avx_epi32(lowA, lows, a);
        lowB = _mm256_dpbusd_avx_epi32(lowB, lows, b);
        const __m256i highs = _mm256_set1_epi32(numberAt<qint32>(low + toHigh));
        highA = _mm256_dpbusd_avx_epi32(highA, highs, a);
        highB = _mm256_dpbusd_avx_epi32(highB, highs, b);
    }

    ATTEST_AVXVNNI ATTEST_INLINED void finish(quint32 *sums) const
    {
        store(sums, lowA);
        store(sums + 8, lowB);
        store(sums + panel, highA);
        store(sums + panel + 8, highB);
    }
};

ATTEST_AVXVNNI [[gnu::noinline]] void tileAvxVnni(const RoundedRows &left, int first, const ByteMatrix &right,
                                                  int output, quint32 *sums)
{
    const __m256i zero = _mm256_setzero_si256();
    for (int row = 0; row < block; row += 3) {
        for (int part = 0; part < panel; part += 16) {
            RowAvxVnni one{zero, zero, zero, zero};
            RowAvxVnni two{zero, zero, zero, zero};
            RowAvxVnni three{zero, zero, zero, zero};
            const quint8 *from = left.row(first + row);
            const qint8 *numbers = right.panelAt(output) + part * 4;
            for (int group = 0; group < right.groups(); ++group, numbers += panel * 4, from += 4) {
                const auto a = loaded<__m256i>(numbers);
                const auto b = loaded<__m256i>(numbers + 32);
                one.add(from, left.columns, a, b);
                two.add(from + left.stride(), left.columns, a, b);
                three.add(from + 2 * left.stride(), left.columns, a, b);
            }
            one.finish(sums + row * 2 * panel + part);
            two.finish(sums + (row + 1) * 2 * panel + part);
            three.finish(sums + (row + 2) * 2 * panel + part);
        }
    }
}

ATTEST_LOOPS(AvxVnni, Layout::Planes, ATTEST_AVXVNNI)

// The same for thirty-two outputs of six rows.
#define ATTEST_AVX512 __attribute__((target("avx2,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")))

struct RowAvx512
{
    __m512i lowA;
    __m512i lowB;
    __m512i highA;
    __m512i highB;

    ATTEST_AVX512 ATTEST_INLINED void add(const quint8 *low, qsizetype toHigh, __m512i a, __m512i b)
    {
        const __m512i lows = _mm512_set1_epi32(numberAt<qint32>(low));
        lowA = _mm512_dpbusd_epi32(lowA, lows, a);
        lowB = _mm512_dpbusd_epi32(lowB, lows, b);
        const __m512i highs = _mm512_set1_epi32(numberAt<qint32>(low + toHigh));
        highA = _mm512_dpbusd_epi32(highA, highs, a);
        highB = _mm512_dpbusd_epi32(highB, highs, b);
    }

    ATTEST_AVX512 ATTEST_INLINED void finish(quint32 *sums) const
    {
        store(sums, lowA);
        store(sums + 16, lowB);
        store(sums + panel, highA);
        store(sums + panel + 16, highB);
    }
};

ATTEST_AVX512 [[gnu::noinline]] void tileAvx512(const RoundedRows &left, int first, const ByteMatrix &right, int output,
                                                quint32 *sums)
{
    const __m512i zero = _mm512_setzero_si512();
    RowAvx512 one{zero, zero, zero, zero};
    RowAvx512 two{zero, zero, zero, zero};
    RowAvx512 three{zero, zero, zero, zero};
    RowAvx512 four{zero, zero, zero, zero};
    RowAvx512 five{zero, zero, zero, zero};
    RowAvx512 six{zero, zero, zero, zero};
    const quint8 *from = left.row(first);
    const qint8 *numbers = right.panelAt(output);
    for (int group = 0; group < right.groups(); ++group, numbers += panel * 4, from += 4) {
        const auto a = loaded<__m512i>(numbers);
        const auto b = loaded<__m512i>(numbers + 64);
        one.add(from, left.columns, a, b);
        two.add(from + left.stride(), left.columns, a, b);
        three.add(from + 2 * left.stride(), left.columns, a, b);
        four.add(from + 3 * left.stride(), left.columns, a, b);
        five.add(from + 4 * left.stride(), left.columns, a, b);
        six.add(from + 5 * left.stride(), left.columns, a, b);
    }
    one.finish(sums);
    two.finish(sums + 2 * panel);
    three.finish(sums + 4 * panel);
    four.finish(sums + 6 * panel);
    five.finish(sums + 8 * panel);
    six.finish(sums + 10 * panel);
}

ATTEST_LOOPS(Avx512, Layout::Planes, ATTEST_AVX512)

// GCC 12 and clang 14 have no name for this feature.
bool hasAvxVnni()
{
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    return __builtin_cpu_supports("avx2") && __get_cpuid_count(7, 1, &a, &b, &c, &d) && (a & 1U << 4) != 0;
}

#endif

std::vector<const LayerLoops *> runnable()
{
    std::vector<const LayerLoops *> loops;
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni"))
        loops.push_back(&loopsAvx512);
    if (hasAvxVnni())
        loops.push_back(&loopsAvxVnni);
    if (__builtin_cpu_supports("avx2"))
        loops.push_back(&loopsAvx2);
    loops.push_back(&loopsSse2);
#endif
    loops.push_back(&loopsPlain);
    return loops;
}

} // namespace

qsizetype Attention::scratchSize(int tokens, int size)
{
    return qsizetype(wholeLanes(tokens)) * (size + block);
}

const std::vector<const LayerLoops *> &layerLoops()
{
    static const std::vector<const LayerLoops *> all = runnable();
    return all;
}

} // namespace core
