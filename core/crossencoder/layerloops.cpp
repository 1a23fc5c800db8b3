#include "core/crossencoder/layerloops.h"
#include "core/crossencoder/lanes.h"

#include <algorithm>
#include <cmath>

#ifdef __x86_64__
#include <immintrin.h>
#endif

#pragma GCC diagnostic ignored "-Wpsabi"

namespace core {
namespace {

constexpr int panel = ByteMatrix::panel;
constexpr int block = ByteRows::block;
constexpr float levels = 255;

using Tile = void (*)(const quint8 *rows, qsizetype stride, const qint8 *numbers, int groups, qint32 *sums);

ATTEST_INLINED void toBytes(const float *rows, int count, int columns, ByteRows &bytes)
{
    bytes.count = count;
    bytes.columns = columns;
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
        bytes.lowest[size_t(row)] = lowest;
        bytes.steps[size_t(row)] = range / levels;
        quint8 *to = bytes.row(row);
        for (int i = 0; i < columns; i += lanes)
            store(to + i, __builtin_convertvector(rounded((loaded<Floats>(values + i) - lowest) * scale), Bytes));
    }
}

template <Tile tile>
ATTEST_INLINED void multiply(const ByteRows &left, const ByteMatrix &right, float *results)
{
    alignas(64) qint32 sums[block * panel];
    const int outputs = right.outputs();
    for (int output = 0; output < outputs; output += panel) {
        const int width = std::min(panel, outputs - output);
        for (int first = 0; first < left.count; first += block) {
            tile(left.row(first), left.columns, right.panelAt(output), right.groups(), sums);
            for (int row = first; row < std::min(first + block, left.count); ++row) {
                const float step = left.steps[size_t(row)];
                const float lowest = left.lowest[size_t(row)];
                float *to = results + qsizetype(row) * outputs + output;
                for (int i = 0; i < width; i += lanes) {
                    const auto whole = __builtin_convertvector(loaded<Ints>(sums + (row - first) * panel + i), Floats);
                    const Floats product = whole * step + loaded<Floats>(right.sums() + output + i) * lowest;
                    store(to + i, product * loaded<Floats>(right.scales() + output + i) +
                                      loaded<Floats>(right.biases() + output + i));
                }
            }
        }
    }
}

// Abramowitz and Stegun 7.1.26: within 1.5e-7.
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
            const Floats inner = (x + x * x * x * 0.044715f) * -1.59576912160573071f; // twice, as e^(-2 inner) is used
            store(values + i, x / (1.0f + exponential(inner)));
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

constexpr int wholeLanes(int count)
{
    return (count + lanes - 1) / lanes * lanes;
}

// sums[r] = the sum over k of left[r][k] * right[k][0...]: `block` rows side by side, so that their sums stay in
// registers.
ATTEST_INLINED void sumProducts(const float *left, qsizetype leftStride, const float *right, qsizetype rightStride,
                                int inner, int rows, Floats *sums)
{
    Floats kept[block] = {};
    if (rows == block) {
        for (int k = 0; k < inner; ++k) {
            const auto some = loaded<Floats>(right + k * rightStride);
            for (int row = 0; row < block; ++row)
                kept[row] += some * left[row * leftStride + k];
        }
    } else {
        for (int k = 0; k < inner; ++k) {
            const auto some = loaded<Floats>(right + k * rightStride);
            for (int row = 0; row < rows; ++row)
                kept[row] += some * left[row * leftStride + k];
        }
    }
    for (int row = 0; row < rows; ++row)
        sums[row] = kept[row];
}

// Of `rows` rows of scores the shares of the whole; what is behind the tokens gets none.
ATTEST_INLINED void softmax(float *scores, int tokens, int width, float scale)
{
    for (int i = tokens; i < width; ++i)
        scores[i] = -1e30f;
    Floats most = loaded<Floats>(scores);
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
    for (int head = 0; head < a.heads; ++head) {
        const qsizetype at = qsizetype(head) * a.size;
        for (int token = 0; token < width; ++token) {
            for (int i = 0; i < a.size; ++i)
                keys[i * width + token] = token < a.tokens ? a.keys[token * a.keyStride + at + i] : 0;
        }
        for (int first = 0; first < a.asking; first += block) {
            const int rows = std::min(block, a.asking - first);
            const float *queries = a.queries + first * a.queryStride + at;
            for (int i = 0; i < width; i += lanes) {
                sumProducts(queries, a.queryStride, keys + i, width, a.size, rows, sums);
                for (int row = 0; row < rows; ++row)
                    store(scores + row * width + i, sums[row]);
            }
            for (int row = 0; row < rows; ++row)
                softmax(scores + row * width, a.tokens, width, scale);
            for (int i = 0; i < a.size; i += lanes) {
                sumProducts(scores, width, a.values + at + i, a.keyStride, a.tokens, rows, sums);
                for (int row = 0; row < rows; ++row)
                    store(a.results + qsizetype(first + row) * a.heads * a.size + at + i, sums[row]);
            }
        }
    }
}

// The five loops by the name of a kind of processor, compiled for what it has.
#define ATTEST_LOOPS(kind, tile, features)                                                                      \
    features void toBytes##kind(const float *rows, int count, int columns, ByteRows &bytes)                     \
    {                                                                                                           \
        toBytes(rows, count, columns, bytes);                                                                   \
    }                                                                                                           \
    features void multiply##kind(const ByteRows &left, const ByteMatrix &right, float *results)                 \
    {                                                                                                           \
        multiply<tile>(left, right, results);                                                                   \
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
    const LayerLoops loops##kind{#kind, toBytes##kind, multiply##kind, gelu##kind, normalise##kind, attend##kind};

void tilePlain(const quint8 *rows, qsizetype stride, const qint8 *numbers, int groups, qint32 *sums)
{
    for (int row = 0; row < block; ++row) {
        qint32 *to = sums + row * panel;
        std::fill(to, to + panel, 0);
        const quint8 *from = rows + row * stride;
        for (int group = 0; group < groups; ++group) {
            const qint8 *some = numbers + qsizetype(group) * panel * 4;
            for (int i = 0; i < panel; ++i) {
                for (int j = 0; j < 4; ++j)
                    to[i] += from[group * 4 + j] * some[i * 4 + j];
            }
        }
    }
}

ATTEST_LOOPS(Plain, tilePlain, )

#ifdef __x86_64__

qint32 fourBytes(const quint8 *from)
{
    qint32 four;
    std::memcpy(&four, from, sizeof four);
    return four;
}

#define ATTEST_AVX512 __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2")))

ATTEST_AVX512 inline void tileAvx512(const quint8 *rows, qsizetype stride, const qint8 *numbers, int groups,
                                     qint32 *sums)
{
    __m512i kept[block][4];
    for (int row = 0; row < block; ++row) {
        for (int i = 0; i < 4; ++i)
            kept[row][i] = _mm512_setzero_si512();
    }
    for (int group = 0; group < groups; ++group, numbers += 4 * panel) {
        const __m512i some[4] = {_mm512_loadu_si512(numbers), _mm512_loadu_si512(numbers + 64),
                                 _mm512_loadu_si512(numbers + 128), _mm512_loadu_si512(numbers + 192)};
        for (int row = 0; row < block; ++row) {
            const __m512i four = _mm512_set1_epi32(fourBytes(rows + row * stride + 4 * group));
            for (int i = 0; i < 4; ++i)
                kept[row][i] = _mm512_dpbusd_epi32(kept[row][i], four, some[i]);
        }
    }
    for (int row = 0; row < block; ++row) {
        for (int i = 0; i < 4; ++i)
            _mm512_storeu_si512(sums + row * panel + 16 * i, kept[row][i]);
    }
}

ATTEST_LOOPS(Avx512, tileAvx512, ATTEST_AVX512)

#endif

} // namespace

qsizetype Attention::scratchSize(int tokens, int size)
{
    return qsizetype(wholeLanes(tokens)) * (size + block);
}

std::vector<const LayerLoops *> layerLoops()
{
    std::vector<const LayerLoops *> loops;
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni"))
        loops.push_back(&loopsAvx512);
#endif
    loops.push_back(&loopsPlain);
    return loops;
}

} // namespace core
