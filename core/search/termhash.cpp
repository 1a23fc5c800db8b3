// 64 bits: among ten million different terms, two collide with a probability of one in 370,000.
#include "core/search/termhash.h"

#include "core/language/terms.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

quint64 mixed(quint64 value)
{
    value ^= value >> 33;
    value *= 0xff51afd7ed558ccdull;
    value ^= value >> 33;
    value *= 0xc4ceb9fe1a85ec53ull;
    return value ^ (value >> 33);
}

// Most terms are not stop words, which a table of bits shows quickly.
class StopHashes
{
public:
    StopHashes()
    {
        forEachStopTerm([this](QStringView term) {
            m_hashes.push_back(termHash(term));
            m_bits[m_hashes.back() % m_bits.size()] = true;
        });
        std::sort(m_hashes.begin(), m_hashes.end());
    }
    bool contains(quint64 hash) const
    {
        return m_bits[hash % m_bits.size()] && std::binary_search(m_hashes.begin(), m_hashes.end(), hash);
    }

private:
    std::array<bool, 8192> m_bits{};
    std::vector<quint64> m_hashes;
};

} // namespace

quint64 termHash(QStringView term)
{
    quint64 hash = 0xcbf29ce484222325ull;
    for (const QChar c : term)
        hash = (hash ^ c.unicode()) * 0x100000001b3ull;
    hash = mixed(hash);
    return hash != 0 ? hash : 1;
}

quint64 pairHash(quint64 first, quint64 second)
{
    const quint64 hash = mixed(first * 0x9e3779b97f4a7c15ull + (second << 1 | second >> 63));
    return hash != 0 ? hash : 1;
}

std::vector<quint64> termHashes(QStringView text)
{
    std::vector<quint64> hashes;
    hashes.reserve(size_t(text.size()) / 5 + 1);
    forEachTerm(text, [&](QStringView term, int, int) { hashes.push_back(termHash(term)); });
    return hashes;
}

std::vector<quint64> termHashes(QStringView text, QStringView heading)
{
    std::vector<quint64> terms = termHashes(text);
    const std::vector<quint64> more = termHashes(heading);
    terms.insert(terms.end(), more.begin(), more.end());
    return terms;
}

bool isStopHash(quint64 hash)
{
    static const StopHashes stopHashes;
    return stopHashes.contains(hash);
}

} // namespace core
