// 8-bit integer matrices, laid out for multiplication, with a scale per row; and the activations they are multiplied
// by, quantised to about 15 bits at run time. The products are exact. Eight-bit activations would take half the time
// but add twice the error of quantising the matrices, because a few activations are forty times as large as the rest.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace core {

class ByteMatrix
{
public:
    static constexpr int panel = 32; // outputs computed together
    static constexpr int group = 4;  // inputs multiplied together

    struct Rows // one matrix of a model: [count, inputs]
    {
        const qint8 *numbers = nullptr;
        std::vector<float> scales;
        std::vector<float> biases;
    };

    ByteMatrix() = default;
    ByteMatrix(int inputs, const std::vector<Rows> &parts); // stacked; inputs and outputs: multiples of `lanes`

    int inputs() const { return m_inputs; }
    int outputs() const { return int(m_scales.size()); }
    int groups() const { return m_inputs / group; }
    // [groups][panel][group]
    const qint8 *panelAt(int output) const { return m_numbers.data() + qsizetype(output) * m_inputs; }
    const float *scales() const { return m_scales.data(); }
    const float *biases() const { return m_biases.data(); }
    const float *sums() const { return m_sums.data(); } // sum of each row's numbers

private:
    int m_inputs = 0;
    std::vector<qint8> m_numbers; // outputs are padded with zeros to whole panels
    std::vector<float> m_scales;
    std::vector<float> m_biases;
    std::vector<float> m_sums;
};

// A value is lowest + step * number; lowest and step are per row, and number is in 0 ... levels().
struct RoundedRows
{
    static constexpr int block = 6; // rows multiplied together

    RoundedRows(int mostRows, int mostColumns);

    // The largest number for which no sum of products overflows 32 bits.
    static int levels(int columns) { return std::min(32'767, 16'777'215 / columns); }

    qsizetype stride() const { return 2 * qsizetype(columns); }
    quint8 *row(int at) { return bytes.data() + at * stride(); }
    const quint8 *row(int at) const { return bytes.data() + at * stride(); }

    int count = 0;
    int columns = 0;
    std::vector<quint8> bytes; // two bytes per number, in the order the loops need; padded to whole blocks
    std::vector<float> lowest;
    std::vector<float> steps;
};

} // namespace core
