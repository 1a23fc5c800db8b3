#include "core/extractive/ranking/evidencechoice.h"

#include <algorithm>

namespace core {
namespace {

constexpr double asGood = 0.6;   // share of the best one's chance from which on a second one may be the answer
constexpr double listBehind = 3; // of score that a whole list may stand behind one of its items

bool contains(const EvidenceSpan &whole, const EvidenceSpan &part)
{
    return whole.passage == part.passage && whole.from <= part.from && part.to <= whole.to;
}

bool announces(const EvidenceSpan &lead, const EvidenceSpan &list)
{
    return lead.passage == list.passage && list.leadFrom <= lead.from && lead.to <= list.leadTo;
}

// The list that the best span announces or, where much is asked for, is an item of.
const RankedEvidence *listAround(const RankedEvidence &best, const QList<RankedEvidence> &evidence, bool much)
{
    for (const RankedEvidence &each : evidence) {
        if (each.span.kind == SpanKind::List && each.score >= best.score - listBehind &&
            (announces(best.span, each.span) || (much && contains(each.span, best.span))))
            return &each;
    }
    return nullptr;
}

// "Use one of these commands:" says nothing without what follows it: the end of that block.
int endOfAnnounced(const EvidenceSpan &span, const QString &text)
{
    int to = span.to;
    while (to > span.from && text[to - 1].isSpace())
        --to;
    if (to == span.from || text[to - 1] != u':')
        return span.to;
    qsizetype begin = to;
    while (begin < text.size() && text[begin].isSpace())
        ++begin;
    qsizetype end = text.indexOf(QStringLiteral("\n\n"), begin);
    if (end < 0)
        end = text.size();
    if (end - span.from > longestSpan)
        end = std::max<qsizetype>(text.lastIndexOf(u'\n', span.from + longestSpan), span.to);
    return int(end);
}

class Choice
{
public:
    Choice(const QList<Passage> &passages, const EvidenceCalibration &calibration, const Quoting &quoting)
        : m_passages(passages),
          m_calibration(calibration),
          m_quoting(quoting)
    {
    }

    void takeBest(const QList<RankedEvidence> &evidence, bool much)
    {
        const auto first =
            std::find_if(evidence.begin(), evidence.end(), [&](const RankedEvidence &each) { return isFree(each); });
        if (first == evidence.end())
            return;
        const RankedEvidence *list = first->span.kind != SpanKind::List ? listAround(*first, evidence, much) : nullptr;
        m_chosen.append(list ? *list : *first);
        const bool sure = first->probability >= m_calibration.direct;
        for (auto each = std::next(first); each != evidence.end() && !sure && m_chosen.size() < mostOf(); ++each) {
            if (each->probability < asGood * first->probability)
                break;
            if (isFree(*each))
                m_chosen.append(*each);
        }
    }

    void takePart(const QList<RankedEvidence> &evidence)
    {
        if (evidence.isEmpty() || evidence.first().probability < m_calibration.related || m_chosen.size() >= mostParts)
            return;
        if (isFree(evidence.first()))
            m_chosen.append(evidence.first());
    }

    QList<Quotation> quotations() const
    {
        QList<Quotation> all;
        for (const RankedEvidence &each : m_chosen) {
            const EvidenceSpan &span = each.span;
            if (span.leadFrom != span.leadTo)
                all.append({span.passage, span.leadFrom, span.leadTo, each.probability});
            all.append(
                {span.passage, span.from, endOfAnnounced(span, m_passages[span.passage].text), each.probability});
        }
        return all;
    }

private:
    static constexpr qsizetype mostParts = 4;

    qsizetype mostOf() const { return std::min(m_quoting.most, 2); }

    // Neither rejected before nor what was chosen already. Passages overlap: one place may stand in two of them.
    bool isFree(const RankedEvidence &each) const
    {
        const QString text = quotedText(each.span, m_passages[each.span.passage]);
        return std::none_of(m_quoting.rejected.begin(), m_quoting.rejected.end(),
                            [&](const QString &rejected) { return rejected.contains(text); }) &&
               std::none_of(m_chosen.begin(), m_chosen.end(), [&](const RankedEvidence &other) {
                   return overlap(each.span, other.span) ||
                          saysTheSame(text, quotedText(other.span, m_passages[other.span.passage]));
               });
    }

    const QList<Passage> &m_passages;
    const EvidenceCalibration &m_calibration;
    const Quoting &m_quoting;
    QList<RankedEvidence> m_chosen;
};

} // namespace

Result<QList<Quotation>> evidenceFor(const QString &question, const QuestionAnalysis &asked,
                                     const QList<Passage> &passages, const EvidenceRanker &ranker,
                                     const Quoting &quoting, const std::stop_token &stop)
{
    Inline here;
    const Result<QList<RankedEvidence>> evidence = ranker.rank(question, passages, here, stop);
    if (!evidence)
        return evidence.error();
    Choice choice(passages, ranker.calibration(), quoting);
    choice.takeBest(*evidence, asked.wantsMuch);
    if (quoting.most > 1) {
        for (const QuestionPart &part : asked.parts) {
            const Result<QList<RankedEvidence>> ofPart = ranker.rank(part.text, passages, here, stop);
            if (!ofPart)
                return ofPart.error();
            choice.takePart(*ofPart);
        }
    }
    return choice.quotations();
}

} // namespace core
