// Open addressing: 100,000 passages have some hundred thousand terms, and each question looks up many. A million with
// numbers and names have millions, most in a single passage; full text can be asked for those.
#include "core/search/termcounts.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {

TermCounts::Slot &TermCounts::slot(quint64 term)
{
    if (m_used * 3 >= m_slots.size() * 2)
        grow();
    const size_t mask = m_slots.size() - 1;
    size_t i = size_t(term) & mask;
    while (m_slots[i].term != term && m_slots[i].term != 0)
        i = (i + 1) & mask;
    if (m_slots[i].term == 0) {
        m_slots[i].term = term;
        ++m_used;
    }
    return m_slots[i];
}

void TermCounts::grow()
{
    if (m_slots.size() >= mostSlots)
        return forgetRarest();
    std::vector<Slot> old(m_slots.size() * 2);
    old.swap(m_slots);
    place(old);
}

// Drops the half of the terms that are in the fewest passages.
void TermCounts::forgetRarest()
{
    std::vector<qint64> counts;
    for (const Slot &each : m_slots) {
        if (each.term != 0)
            counts.push_back(each.count);
    }
    const auto middle = counts.begin() + qsizetype(counts.size() / 2);
    std::nth_element(counts.begin(), middle, counts.end());
    std::vector<Slot> kept(m_slots.size());
    kept.swap(m_slots);
    std::erase_if(kept, [least = *middle](const Slot &each) { return each.count <= least; });
    m_isPartial = true;
    place(kept);
}

void TermCounts::place(const std::vector<Slot> &others)
{
    m_used = 0;
    const size_t mask = m_slots.size() - 1;
    for (const Slot &each : others) {
        if (each.term == 0)
            continue;
        size_t i = size_t(each.term) & mask;
        while (m_slots[i].term != 0)
            i = (i + 1) & mask;
        m_slots[i] = each;
        ++m_used;
    }
}

void TermCounts::change(std::vector<quint64> terms, int by, Which which)
{
    m_passages += by;
    m_length += by * qint64(terms.size());
    std::sort(terms.begin(), terms.end());
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    for (const quint64 term : terms) {
        if (which == Which::All || count(term) > 0)
            change(term, by);
    }
}

void TermCounts::change(quint64 term, qint64 by)
{
    slot(term).count += by;
}

void TermCounts::add(const TermCounts &other)
{
    m_passages += other.m_passages;
    m_length += other.m_length;
    for (const Slot &each : other.m_slots) {
        if (each.term != 0)
            change(each.term, each.count);
    }
}

void TermCounts::set(quint64 term, int passages, qint64 hits)
{
    slot(term).count = passages;
    m_length += hits;
}

int TermCounts::count(quint64 term) const
{
    const size_t mask = m_slots.size() - 1;
    for (size_t i = size_t(term) & mask; m_slots[i].term != 0; i = (i + 1) & mask) {
        if (m_slots[i].term == term)
            return int(std::max<qint64>(0, m_slots[i].count));
    }
    return 0;
}

double TermCounts::idf(int passages, int count)
{
    return std::log(1.0 + double(passages) / (1 + count));
}

QByteArray TermCounts::bytes() const
{
    const qint64 head[3] = {m_passages, m_length, m_isPartial};
    QByteArray bytes(qsizetype(sizeof head + m_used * sizeof(Slot)), Qt::Uninitialized);
    char *to = bytes.data();
    std::memcpy(to, head, sizeof head);
    to += sizeof head;
    for (const Slot &each : m_slots) {
        if (each.term == 0)
            continue;
        std::memcpy(to, &each, sizeof each);
        to += sizeof each;
    }
    return bytes;
}

TermCounts TermCounts::from(QByteArrayView bytes)
{
    TermCounts counts;
    qint64 head[3] = {0, 0, 0};
    if (bytes.size() < qsizetype(sizeof head))
        return counts;
    std::memcpy(head, bytes.data(), sizeof head);
    const qsizetype used = (bytes.size() - qsizetype(sizeof head)) / qsizetype(sizeof(Slot));
    while (size_t(used) * 3 >= counts.m_slots.size() * 2)
        counts.m_slots.resize(counts.m_slots.size() * 2); // the table is still empty
    for (qsizetype i = 0; i < used; ++i) {
        Slot each;
        std::memcpy(&each, bytes.data() + sizeof head + size_t(i) * sizeof each, sizeof each);
        if (each.term != 0)
            counts.slot(each.term).count = each.count;
    }
    counts.m_passages = int(head[0]);
    counts.m_length = head[1];
    counts.m_isPartial = head[2] != 0;
    return counts;
}

} // namespace core
