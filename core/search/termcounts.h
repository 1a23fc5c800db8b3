// Counts the passages that have each term, from which IDF is computed. If a library has more distinct terms than fit,
// the rarest are dropped. Used by Library, under its lock.
#pragma once

#include <QByteArray>

#include <vector>

namespace core {

class TermCounts
{
public:
    // Adds the terms of one passage, in any order. Counted: only terms that already have a count.
    enum class Which { All, Counted };
    void add(std::vector<quint64> terms, Which which = Which::All) { change(std::move(terms), 1, which); }
    void remove(std::vector<quint64> terms, Which which = Which::All) { change(std::move(terms), -1, which); }
    void set(quint64 term, int passages, qint64 hits); // sets counts computed elsewhere
    void setPassages(int passages) { m_passages = passages; }
    void setMeanLength(double terms) { m_length = qint64(terms * m_passages); }
    void add(const TermCounts &other); // `other` may be the difference of two counts

    static constexpr size_t mostSlots = 1 << 21; // most slots, of 16 bytes each
    // Whether terms are missing. A missing term may still occur in some passages; its count is then in the full-text
    // index.
    bool isPartial() const { return m_isPartial; }
    void setPartial() { m_isPartial = true; }

    int passages() const { return m_passages; }
    double meanLength() const { return m_passages > 0 ? double(m_length) / m_passages : 0; } // number of terms
    int count(quint64 term) const;
    double idf(quint64 term) const { return idf(m_passages, count(term)); }
    static double idf(int passages, int count); // ln(1 + N / (1 + n))

    QByteArray bytes() const;
    static TermCounts from(QByteArrayView bytes);

private:
    struct Slot
    {
        quint64 term = 0; // 0: free
        qint64 count = 0;
    };
    void change(std::vector<quint64> terms, int by, Which which);
    void change(quint64 term, qint64 by);
    Slot &slot(quint64 term);
    void grow();
    void forgetRarest();
    void place(const std::vector<Slot> &others);

    std::vector<Slot> m_slots = std::vector<Slot>(1024); // size is a power of two, at most two thirds full
    size_t m_used = 0;
    int m_passages = 0;
    qint64 m_length = 0; // total over all passages
    bool m_isPartial = false;
};

} // namespace core
