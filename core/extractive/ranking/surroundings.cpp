#include "core/extractive/ranking/surroundings.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestBetween = 60; // longest text between two spans, in characters
constexpr int shareBefore = 3;     // every third added word stands before the quotation

class Growing
{
public:
    Growing(const Quotation &quotation, const QList<EvidenceSpan> &spans, QStringView text)
        : m_found(quotation),
          m_spans(spans),
          m_text(text)
    {
    }

    Quotation upTo(int mostWords)
    {
        if (m_found.coreFrom == m_found.coreTo) {
            m_found.coreFrom = m_found.from;
            m_found.coreTo = m_found.to;
        }
        for (bool grows = true; grows;) {
            const int before = wordsBetween(m_found.from, m_found.coreFrom);
            const bool isBeforeDue = shareBefore * before < before + wordsBetween(m_found.coreTo, m_found.to);
            grows = isBeforeDue ? growsBefore(mostWords) || growsAfter(mostWords)
                                : growsAfter(mostWords) || growsBefore(mostWords);
        }
        return m_found;
    }

private:
    int wordsBetween(int from, int to) const { return countWords(m_text.mid(from, to - from)); }

    bool growsAfter(int mostWords)
    {
        const EvidenceSpan *next = nullptr;
        for (const EvidenceSpan &each : m_spans) {
            if (each.kind != SpanKind::Opening && each.from >= m_found.to && each.to > each.from &&
                (!next || each.from < next->from || (each.from == next->from && each.to < next->to)))
                next = &each;
        }
        if (!next || isFar(m_found.to, next->from) || wordsBetween(m_found.from, next->to) > mostWords)
            return false;
        m_found.to = next->to;
        return true;
    }

    bool growsBefore(int mostWords)
    {
        const EvidenceSpan *previous = nullptr;
        for (const EvidenceSpan &each : m_spans) {
            if (each.kind != SpanKind::Opening && each.to <= m_found.from && each.to > each.from &&
                (!previous || each.to > previous->to || (each.to == previous->to && each.from > previous->from)))
                previous = &each;
        }
        if (!previous || isFar(previous->to, m_found.from) || wordsBetween(previous->from, m_found.to) > mostWords)
            return false;
        m_found.from = previous->from;
        return true;
    }

    // Beyond a heading, which has lines of its own, the text has another subject.
    bool isFar(int from, int to) const
    {
        const QStringView between = m_text.mid(from, to - from);
        const bool hasOwnLines = between.startsWith(u'\n') && between.endsWith(u'\n');
        const QStringView said = between.trimmed();
        return said.size() > longestBetween || (hasOwnLines && !said.isEmpty());
    }

    Quotation m_found;
    const QList<EvidenceSpan> &m_spans;
    const QStringView m_text;
};

} // namespace

int countWords(QStringView text)
{
    int words = 0;
    bool isInWord = false;
    for (const QChar c : text) {
        words += !isInWord && !c.isSpace();
        isInWord = !c.isSpace();
    }
    return words;
}

Quotation withSurroundings(const Quotation &quotation, int mostWords, const QList<EvidenceSpan> &spans,
                           const QList<Passage> &passages)
{
    return Growing(quotation, spans, passages[quotation.passage].text).upTo(mostWords);
}

} // namespace core
