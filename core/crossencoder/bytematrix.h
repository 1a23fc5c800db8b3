// Matrices of whole numbers that fit a byte, each row with a scale of its own, laid out for products; and the rows of
// activations they are multiplied with, rounded to about fifteen bits when they are needed. Their products are exact.
// Eight bits would do for half of the time, and add twice the error that rounding the matrices has: a few activations
// are forty times as large as all others.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace core {

class ByteMatrix
{
public:
    static constexpr int panel = 32; // outputs that are computed together
    static constexpr int group = 4;  // inputs that are multiplied together

    struct Rows // of one matrix of a model: [count, inputs]
    {
        const qint8 *numbers = nullptr;
        std::vector<float> scales;
        std::vector<float> biases;
    };

    ByteMatrix() = default;
    ByteMatrix(int inputs, const std::vector<Rows> &parts); // one below the other; whole lanes each way

    int inputs() const { return m_inputs; }
    int outputs() const { return int(m_scales.size()); }
    int groups() const { return m_inputs / group; }
    // [groups][panel][group]
    const qint8 *panelAt(int output) const { return m_numbers.data() + qsizetype(output) * m_inputs; }
    const float *scales() const { return m_scales.data(); }
    const float *biases() const { return m_biases.data(); }
    const float *sums() const { return m_sums.data(); } // of the numbers of a row

private:
    int m_inputs = 0;
    std::vector<qint8> m_numbers; // outputs are filled up with zeros to whole panels
    std::vector<float> m_scales;
    std::vector<float> m_biases;
    std::vector<float> m_sums;
};

// A value is lowest + step * number, with both for each row and the number from 0 to levels().
struct RoundedRows
{
    static constexpr int block = 6; // rows that are multiplied together

    RoundedRows(int mostRows, int mostColumns);

    // With which no sum of products leaves 32 bits.
    static int levels(int columns) { return std::min(32'767, 16'777'215 / columns); }

    qsizetype stride() const { return 2 * qsizetype(columns); }
    quint8 *row(int at) { return bytes.data() + at * stride(); }
    const quint8 *row(int at) const { return bytes.data() + at * stride(); }

    int count = 0;
    int columns = 0;
    std::vector<quint8> bytes; // two for each number, arranged as the loops want them; filled up to whole blocks
    std::vector<float> lowest;
    std::vector<float> steps;
};

} // namespace core
