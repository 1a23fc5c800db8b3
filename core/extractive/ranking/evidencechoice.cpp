#include "core/extractive/ranking/evidencechoice.h"

#include "core/extractive/ranking/shownspan.h"
#include "core/extractive/spans/passagelines.h"
#include "core/language/terms.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr double asGood = 0.6;  // chance, relative to the best, from which a second one may be the answer
constexpr double asWeak = 0.3;  // the same if the best one is itself improbable
constexpr qsizetype mostOf = 2; // spans shown that probably answer
constexpr qsizetype mostWeak = 3;

qsizetype endOfBlock(const QString &text, qsizetype from)
{
    const qsizetype end = text.indexOf(QStringLiteral("\n\n"), from);
    return end < 0 ? text.size() : end;
}

// "Use one of these commands:" is useless without what follows: the end of that block or of its items.
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
    qsizetype end = endOfBlock(text, begin);
    for (qsizetype next = end; next < text.size() && end - span.from <= longestSpan; next = endOfBlock(text, next)) {
        while (next < text.size() && text[next].isSpace())
            ++next;
        if (!beginsItem(QStringView(text).mid(begin)) || !beginsItem(QStringView(text).mid(next)))
            break;
        end = endOfBlock(text, next);
    }
    if (end - span.from > longestSpan)
        end = std::max<qsizetype>(text.lastIndexOf(u'\n', span.from + longestSpan), span.to);
    return int(end);
}

class Choice
{
public:
    Choice(const QString &question, const QList<Passage> &passages, const EvidenceRanker &ranker,
           const Quoting &quoting)
        : m_passages(passages),
          m_ranker(ranker),
          m_quoting(quoting)
    {
        for (const Term &each : terms(question))
            m_asked.insert(each.text);
    }

    void takeBest(const QList<RankedEvidence> &evidence, const QuestionAnalysis &asked)
    {
        const auto mayBeShown = [&](const RankedEvidence &each) {
            return isFree(each) && (asked.kind == AnswerKind::YesNo || saysMoreThanAsked(each.span));
        };
        const auto first = std::find_if(evidence.begin(), evidence.end(), mayBeShown);
        if (first == evidence.end())
            return;
        m_chosen.append(shown(*first, asked, evidence));
        if (first->probability >= m_ranker.calibration().direct)
            return;
        // By words alone, a chance is seldom more than even, and the third span is no help.
        const bool isWeak = m_ranker.readsByModel() && first->probability < m_ranker.calibration().probable;
        const qsizetype most = std::min<qsizetype>(m_quoting.most, isWeak ? mostWeak : mostOf);
        const double least = first->probability * (isWeak ? asWeak : asGood);
        for (auto each = std::next(first); each != evidence.end() && m_chosen.size() < most; ++each) {
            if (each->probability < least)
                break;
            if (!mayBeShown(*each))
                continue;
            const RankedEvidence second = shown(*each, asked, evidence);
            if (isFree(second) && fits(second))
                m_chosen.append(second);
        }
    }

    void takePart(const QList<RankedEvidence> &evidence, const QuestionAnalysis &asked)
    {
        if (evidence.isEmpty() || evidence.first().probability < m_ranker.calibration().related ||
            m_chosen.size() >= mostParts)
            return;
        const RankedEvidence best = shown(evidence.first(), asked, evidence);
        if (isFree(best))
            m_chosen.append(best);
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

    RankedEvidence shown(const RankedEvidence &best, const QuestionAnalysis &asked,
                         const QList<RankedEvidence> &evidence) const
    {
        return shownOf(best, asked, {evidence, m_ranker.spansOf(m_passages, best.span.passage), m_passages});
    }

    // "Class 3B" does not say what class 3B has to pay; a sentence does.
    bool saysMoreThanAsked(const EvidenceSpan &span) const
    {
        const QString text = quotedText(span, m_passages[span.passage]);
        if (endsSentence(text))
            return true;
        const QList<Term> said = terms(text);
        return std::any_of(said.begin(), said.end(),
                           [this](const Term &each) { return !isStopTerm(each.text) && !m_asked.contains(each.text); });
    }

    // Whether everything can still be read at a glance.
    bool fits(const RankedEvidence &second) const
    {
        int words = shownWords(second.span, m_passages);
        for (const RankedEvidence &each : m_chosen)
            words += shownWords(each.span, m_passages);
        return words <= mostShownWords;
    }

    // Neither rejected before nor already chosen. Passages overlap, so one place may be in two of them.
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
    const EvidenceRanker &m_ranker;
    const Quoting &m_quoting;
    QSet<QString> m_asked; // the question's terms
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
    Choice choice(question, passages, ranker, quoting);
    choice.takeBest(*evidence, asked);
    if (quoting.most > 1) {
        for (const QuestionPart &part : asked.parts) {
            const Result<QList<RankedEvidence>> ofPart = ranker.rank(part.text, passages, here, stop);
            if (!ofPart)
                return ofPart.error();
            choice.takePart(*ofPart, analyseQuestion(part.text));
        }
    }
    return choice.quotations();
}

} // namespace core
