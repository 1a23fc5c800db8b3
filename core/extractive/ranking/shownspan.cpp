#include "core/extractive/ranking/shownspan.h"

#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

constexpr double listBehind = 3;  // score by which a whole list may be behind one of its items
constexpr double alsoMeant = 0.6; // chance, relative to the best, of an item that is meant as well
constexpr int shortList = 60;     // words that can be read at a glance, even if only one item is asked for

bool contains(const EvidenceSpan &whole, const EvidenceSpan &part)
{
    return whole.passage == part.passage && whole.from <= part.from && part.to <= whole.to;
}

bool isSame(const EvidenceSpan &one, const EvidenceSpan &other)
{
    return one.passage == other.passage && one.from == other.from && one.to == other.to;
}

// Whether a span ends with the lead-in of a list, and is useless without the list.
bool announces(const EvidenceSpan &lead, const EvidenceSpan &list, const QString &text)
{
    if (list.leadFrom < list.leadTo && lead.to == list.leadTo)
        return true;
    const bool hasLead = !beginsItem(QStringView(text).mid(list.from, list.to - list.from));
    return hasLead && lead.kind != SpanKind::Item && lead.from <= list.from && lead.to > list.from && lead.to < list.to;
}

bool asksForOneThing(const QuestionAnalysis &asked)
{
    switch (asked.kind) {
    case AnswerKind::Date:
    case AnswerKind::Number:
    case AnswerKind::Place:
    case AnswerKind::YesNo:
        return !asked.wantsMuch;
    default:
        return false;
    }
}

class Shown
{
public:
    Shown(const RankedEvidence &best, const QuestionAnalysis &asked, const ShownAmong &among)
        : m_best(best),
          m_asked(asked),
          m_among(among)
    {
    }

    RankedEvidence found() const
    {
        if (const EvidenceSpan *list = m_best.span.kind != SpanKind::List ? listWanted() : nullptr)
            return of(*list);
        return isTooMuch() ? narrowed() : m_best;
    }

private:
    const RankedEvidence *ranked(const EvidenceSpan &span) const
    {
        const auto it = std::find_if(m_among.evidence.begin(), m_among.evidence.end(),
                                     [&](const RankedEvidence &each) { return isSame(each.span, span); });
        return it != m_among.evidence.end() ? &*it : nullptr;
    }

    RankedEvidence of(const EvidenceSpan &span) const
    {
        const RankedEvidence *known = ranked(span);
        return known ? *known : RankedEvidence{span, m_best.score, m_best.probability};
    }

    // The smallest one, so that the inner one of nested lists is used.
    const EvidenceSpan *listWanted() const
    {
        const EvidenceSpan *smallest = nullptr;
        for (const EvidenceSpan &each : m_among.spans) {
            if (each.kind != SpanKind::List || (smallest && smallest->to - smallest->from <= each.to - each.from))
                continue;
            if (announces(m_best.span, each, m_among.passages[each.passage].text) ||
                (contains(each, m_best.span) && isWanted(each)))
                smallest = &each;
        }
        return smallest;
    }

    // Whether a list is asked for, or another item of it answers as well.
    bool isWanted(const EvidenceSpan &list) const
    {
        const RankedEvidence *known = ranked(list);
        if (m_asked.wantsMuch)
            return !known || known->score >= m_best.score - listBehind;
        if (m_best.span.kind != SpanKind::Item || asksForOneThing(m_asked))
            return false;
        const auto next =
            std::find_if(m_among.evidence.begin(), m_among.evidence.end(), [&](const RankedEvidence &each) {
                return each.score <= m_best.score && !overlap(each.span, m_best.span);
            });
        return next != m_among.evidence.end() && next->span.kind == SpanKind::Item && contains(list, next->span) &&
               next->probability >= alsoMeant * m_best.probability;
    }

    bool isTooMuch() const
    {
        const int words = shownWords(m_best.span, m_among.passages);
        if (m_best.span.kind == SpanKind::List)
            return asksForOneThing(m_asked) && words > shortList;
        return m_best.span.kind != SpanKind::Row && words > mostShownWords;
    }

    // Its best part, or else its first sentences.
    RankedEvidence narrowed() const
    {
        for (const RankedEvidence &each : m_among.evidence) {
            if (contains(m_best.span, each.span) && !isSame(m_best.span, each.span) &&
                each.span.kind != SpanKind::List && shownWords(each.span, m_among.passages) <= mostShownWords)
                return {each.span, m_best.score, m_best.probability};
        }
        RankedEvidence first = m_best;
        const QStringView text = QStringView(m_among.passages[first.span.passage].text)
                                     .mid(first.span.from, first.span.to - first.span.from);
        int end = 0;
        for (const Sentence &each : sentences(text)) {
            EvidenceSpan until = first.span;
            until.to = first.span.from + each.to;
            if (end > 0 && shownWords(until, m_among.passages) > mostShownWords)
                break;
            end = each.to;
        }
        if (end > 0)
            first.span.to = first.span.from + end;
        return first;
    }

    const RankedEvidence &m_best;
    const QuestionAnalysis &m_asked;
    const ShownAmong &m_among;
};

} // namespace

int shownWords(const EvidenceSpan &span, const QList<Passage> &passages)
{
    return int(quotedText(span, passages[span.passage]).split(u' ', Qt::SkipEmptyParts).size());
}

RankedEvidence shownOf(const RankedEvidence &best, const QuestionAnalysis &asked, const ShownAmong &among)
{
    return Shown(best, asked, among).found();
}

} // namespace core
