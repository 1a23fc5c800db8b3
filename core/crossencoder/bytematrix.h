// Matrices of whole numbers from -127 to 127, each row with a scale of its own, laid out for products; and the rows of
// activations they are multiplied with, which become bytes when they are needed. The products are exact.
#pragma once

#include <QtGlobal>

#include <vector>

namespace core {

class ByteMatrix
{
public:
    static constexpr int panel = 64; // outputs that are computed together
    static constexpr int group = 4;  // inputs that are multiplied together

    struct Rows // of one matrix of a model: [count, inputs]
    {
        const qint8 *numbers = nullptr;
        std::vector<float> scales;
        std::vector<float> biases;
    };

    ByteMatrix() = default;
    ByteMatrix(int inputs, const std::vector<Rows> &parts); // one below the other; inputs a multiple of `group`

    int inputs() const { return m_inputs; }
    int outputs() const { return int(m_scales.size()); }
    int groups() const { return m_inputs / group; }
    const qint8 *panelAt(int output) const
    {
        return m_numbers.data() + qsizetype(output) * m_inputs;
    } // [groups][64][4]
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

// A value is lowest + step * byte, with both for each row.
struct ByteRows
{
    static constexpr int block = 6; // rows that are multiplied together

    ByteRows(int mostRows, int mostColumns);

    int count = 0;
    int columns = 0;
    std::vector<quint8> bytes; // filled up to whole blocks
    std::vector<float> lowest;
    std::vector<float> steps;

    quint8 *row(int at) { return bytes.data() + qsizetype(at) * columns; }
    const quint8 *row(int at) const { return bytes.data() + qsizetype(at) * columns; }
};

} // namespace core
