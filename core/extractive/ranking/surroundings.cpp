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
        keepCore();
        for (bool grows = true; grows;) {
            const int before = wordsBetween(m_found.from, m_found.coreFrom);
            const bool isBeforeDue = shareBefore * before < before + wordsBetween(m_found.coreTo, m_found.to);
            grows = isBeforeDue ? growsBefore(mostWords) || growsAfter(mostWords)
                                : growsAfter(mostWords) || growsBefore(mostWords);
        }
        return m_found;
    }

    // Only rows.
    Quotation ofRows(int mostWords)
    {
        const Quotation single = m_found;
        keepCore();
        m_isOfRows = true;
        while (growsBefore(mostWords) || growsAfter(mostWords)) {
        }
        return m_isCutOff ? single : m_found;
    }

private:
    void keepCore()
    {
        if (m_found.coreFrom != m_found.coreTo)
            return;
        m_found.coreFrom = m_found.from;
        m_found.coreTo = m_found.to;
    }

    bool mayBeAdded(const EvidenceSpan &span) const
    {
        return span.to > span.from && (m_isOfRows ? span.kind == SpanKind::Row : span.kind != SpanKind::Opening);
    }

    bool hasRoom(int from, int to, int mostWords)
    {
        const bool has = wordsBetween(from, to) <= mostWords;
        m_isCutOff = m_isCutOff || !has;
        return has;
    }

    int wordsBetween(int from, int to) const { return countWords(m_text.mid(from, to - from)); }

    bool growsAfter(int mostWords)
    {
        const EvidenceSpan *next = nullptr;
        for (const EvidenceSpan &each : m_spans) {
            if (mayBeAdded(each) && each.from >= m_found.to &&
                (!next || each.from < next->from || (each.from == next->from && each.to < next->to)))
                next = &each;
        }
        if (!next || isFar(m_found.to, next->from) || !hasRoom(m_found.from, next->to, mostWords))
            return false;
        m_found.to = next->to;
        return true;
    }

    bool growsBefore(int mostWords)
    {
        const EvidenceSpan *previous = nullptr;
        for (const EvidenceSpan &each : m_spans) {
            if (mayBeAdded(each) && each.to <= m_found.from &&
                (!previous || each.to > previous->to || (each.to == previous->to && each.from > previous->from)))
                previous = &each;
        }
        if (!previous || isFar(previous->to, m_found.from) || !hasRoom(previous->from, m_found.to, mostWords))
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
    bool m_isOfRows = false;
    bool m_isCutOff = false; // there was no room for another span
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

Quotation withRowsAround(const Quotation &quotation, int mostWords, const QList<EvidenceSpan> &spans,
                         const QList<Passage> &passages)
{
    return Growing(quotation, spans, passages[quotation.passage].text).ofRows(mostWords);
}

} // namespace core
