#include "core/crossencoder/bytematrix.h"

#include <numeric>

namespace core {
namespace {

constexpr int wholeTimes(int count, int size)
{
    return (count + size - 1) / size * size;
}

} // namespace

ByteMatrix::ByteMatrix(int inputs, const std::vector<Rows> &parts) : m_inputs(inputs)
{
    for (const Rows &part : parts) {
        m_scales.insert(m_scales.end(), part.scales.begin(), part.scales.end());
        m_biases.insert(m_biases.end(), part.biases.begin(), part.biases.end());
    }
    m_numbers.resize(size_t(wholeTimes(outputs(), panel)) * size_t(inputs));
    size_t output = 0;
    for (const Rows &part : parts) {
        for (size_t i = 0; i < part.scales.size(); ++i, ++output) {
            const qint8 *row = part.numbers + i * size_t(inputs);
            qint8 *place = m_numbers.data() + output / panel * panel * size_t(inputs) + output % panel * group;
            for (int input = 0; input < inputs; ++input)
                place[size_t(input / group) * panel * group + size_t(input % group)] = row[input];
            m_sums.push_back(float(std::accumulate(row, row + inputs, 0)));
        }
    }
}

RoundedRows::RoundedRows(int mostRows, int mostColumns)
    : bytes(2 * size_t(wholeTimes(mostRows, block)) * size_t(mostColumns)),
      lowest(size_t(mostRows)),
      steps(size_t(mostRows))
{
}

} // namespace core
