// The inner loops of an encoder's layers, compiled for several kinds of processors. All versions compute the same
// numbers.
#pragma once

#include "core/crossencoder/bytematrix.h"

#include <vector>

namespace core {

enum class Gelu { Erf, Tanh };

// The attention of all heads over one sequence. Each token has one row with its query, key and value.
struct Attention
{
    int tokens = 0;
    int asking = 0; // number of leading tokens whose result is needed
    int heads = 0;
    int size = 0; // numbers per head; a multiple of `lanes`
    const float *queries = nullptr;
    qsizetype queryStride = 0;
    const float *keys = nullptr;
    const float *values = nullptr;
    qsizetype keyStride = 0;  // the same for keys and values
    float *results = nullptr; // [asking][heads * size]
    float *scratch = nullptr; // scratchSize() floats

    static qsizetype scratchSize(int tokens, int size);
};

struct LayerLoops
{
    const char *name;
    void (*round)(const float *rows, int count, int columns, RoundedRows &rounded);
    void (*multiply)(const RoundedRows &left, const ByteMatrix &right, float *results); // [left.count][right.outputs()]
    void (*gelu)(float *values, qsizetype count, Gelu kind);
    // Adds `added` to each row, normalises it (mean 0, variance 1) and applies weight and bias. `columns`: a multiple
    // of `lanes`.
    void (*normalise)(float *rows, const float *added, int count, int columns, const float *weight, const float *bias);
    void (*attend)(const Attention &attention);
};

// The loops that this processor can run, fastest first; determined once.
const std::vector<const LayerLoops *> &layerLoops();

} // namespace core
