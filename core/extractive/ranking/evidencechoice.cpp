#include "core/extractive/ranking/evidencechoice.h"

#include "core/extractive/quoting/layout.h"
#include "core/extractive/ranking/shownspan.h"
#include "core/extractive/ranking/surroundings.h"
#include "core/extractive/spans/passagelines.h"
#include "core/language/terms.h"
#include "core/query/rowquestion.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr double asGood = 0.6;     // chance, relative to the best, from which a second one may be the answer
constexpr double asWeak = 0.1;     // the same if a model ranks, and the text around both is shown
constexpr qsizetype mostOf = 2;    // spans shown
constexpr int wordsOfFirst = 60;   // limit for the first span with the text around it, if there is a second one
constexpr int wordsOfSingle = 100; // the same if there is none
constexpr int wordsOfTable = 300;  // limit for all rows of a table
constexpr qsizetype leastRows = 3; // fewest rows worth comparing
constexpr int spare = 4;           // words kept free, for "Yes:"

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
        : m_question(question),
          m_passages(passages),
          m_ranker(ranker),
          m_quoting(quoting)
    {
        for (const Term &each : terms(question))
            m_asked.insert(each.text);
    }

    Result<void> takeBest(const QList<RankedEvidence> &evidence, const QuestionAnalysis &asked,
                          const std::stop_token &stop)
    {
        const auto mayBeShown = [&](const RankedEvidence &each) {
            return isFree(each) && (asked.kind == AnswerKind::YesNo || saysMoreThanAsked(each.span));
        };
        const auto first = std::find_if(evidence.begin(), evidence.end(), mayBeShown);
        if (first == evidence.end())
            return {};
        take(shown(*first, asked, evidence));
        const bool hasRows = m_quoting.most > 1 && m_quoting.rejected.isEmpty() && takeRows(asked);
        if (first->probability >= m_ranker.calibration().alone)
            return {};
        // On a later attempt the text around a span may be what was rejected.
        const bool hasSurroundings = m_ranker.readsByModel() && m_quoting.most > 1 && m_quoting.rejected.isEmpty();
        if (hasRows && wordsOf(m_chosen.first()) > wordsOfFirst)
            return {};
        if (hasSurroundings && !hasRows)
            surround(m_chosen.last(), wordsOfFirst);
        const qsizetype most = std::min<qsizetype>(m_quoting.most, mostOf);
        if (most < mostOf)
            return {};
        const double least = first->probability * (hasSurroundings ? asWeak : asGood);
        QList<RankedEvidence> others(std::next(first), evidence.end());
        others.removeIf([&](const RankedEvidence &each) { return each.probability < least || !mayBeShown(each); });
        Inline here;
        const Result<QList<RankedEvidence>> ordered =
            m_ranker.besides(m_question, *first, others, m_passages, here, stop);
        if (!ordered)
            return ordered.error();
        for (const RankedEvidence &each : *ordered) {
            if (m_chosen.size() == most)
                break;
            const RankedEvidence second = shown(each, asked, evidence);
            if (isFree(second) && fits(second))
                take(second);
        }
        if (hasSurroundings && !(hasRows && m_chosen.size() == 1))
            surround(m_chosen.last(),
                     m_chosen.size() > 1 ? mostShownWords - spare - wordsOf(m_chosen.first()) : wordsOfSingle);
        return {};
    }

    void takePart(const QList<RankedEvidence> &evidence, const QuestionAnalysis &asked)
    {
        if (evidence.isEmpty() || evidence.first().probability < m_ranker.calibration().related ||
            m_chosen.size() >= mostParts)
            return;
        const RankedEvidence best = shown(evidence.first(), asked, evidence);
        if (isFree(best))
            take(best);
    }

    // With what belongs above each of them; if it belongs above two in a row, it is quoted once.
    QList<Quotation> quotations() const
    {
        QList<Quotation> all;
        std::pair<int, int> before(-1, 0); // the last lead: passage and offset
        for (const Chosen &each : m_chosen) {
            const Quotation &quoted = each.quotation;
            const Stretch lead = leadOf(each);
            const std::pair<int, int> place(quoted.passage, lead.from);
            const bool isAgain = !lead.isEmpty() && before == place;
            if (isAgain)
                all.last().isAbove = true;
            if (lead.isEmpty() || isAgain) {
                all.append(quoted);
            } else if (!hasLeadIn(each) && isBlankBetween(lead, quoted)) {
                all.append(withLead(quoted, lead));
            } else {
                all.append({quoted.passage, lead.from, lead.to, quoted.probability, 0, 0, true});
                all.append(quoted);
            }
            before = lead.isEmpty() ? std::pair(-1, 0) : place;
        }
        return all;
    }

private:
    static constexpr qsizetype mostParts = 4;

    struct Chosen
    {
        RankedEvidence evidence;
        Quotation quotation; // the evidence, with the text shown around it
    };

    void take(const RankedEvidence &evidence)
    {
        const EvidenceSpan &span = evidence.span;
        const int to = endOfAnnounced(span, m_passages[span.passage].text);
        m_chosen.append({evidence, {span.passage, span.from, to, evidence.probability}});
    }

    // A question about several rows, such as the largest of them, is answered by all rows that the passage has of the
    // table.
    bool takeRows(const QuestionAnalysis &asked)
    {
        Chosen &chosen = m_chosen.last();
        const bool isOfSeveral = asked.wantsMuch || !asked.counted.isEmpty() || asksOfRows(core::asked(m_question));
        if (!isOfSeveral || chosen.evidence.span.kind != SpanKind::Row)
            return false;
        const QList<EvidenceSpan> spans = m_ranker.spansOf(m_passages, chosen.quotation.passage);
        const Quotation rows = withRowsAround(chosen.quotation, wordsOfTable, spans, m_passages);
        const auto isOneOfThem = [&](const EvidenceSpan &each) {
            return each.kind == SpanKind::Row && each.from >= rows.from && each.to <= rows.to;
        };
        if (std::count_if(spans.begin(), spans.end(), isOneOfThem) < leastRows)
            return false;
        chosen.quotation = rows;
        return true;
    }

    // A list is shown whole or in part, but never with the text around it.
    void surround(Chosen &chosen, int mostWords) const
    {
        if (chosen.evidence.span.kind == SpanKind::List)
            return;
        const Quotation wider = withSurroundings(chosen.quotation, mostWords,
                                                 m_ranker.spansOf(m_passages, chosen.quotation.passage), m_passages);
        const auto meets = [&](const Chosen &other) {
            return &other != &chosen && other.quotation.passage == wider.passage && other.quotation.from < wider.to &&
                   wider.from < other.quotation.to;
        };
        if (std::none_of(m_chosen.begin(), m_chosen.end(), meets))
            chosen.quotation = wider;
    }

    static bool hasLeadIn(const Chosen &chosen) { return chosen.evidence.span.leadFrom != chosen.evidence.span.leadTo; }

    bool isBlankBetween(const Stretch &lead, const Quotation &quoted) const
    {
        const QStringView text(m_passages[quoted.passage].text);
        return text.sliced(lead.to, quoted.from - lead.to).trimmed().isEmpty();
    }

    static Quotation withLead(Quotation quoted, const Stretch &lead)
    {
        if (quoted.coreFrom == quoted.coreTo) {
            quoted.coreFrom = quoted.from;
            quoted.coreTo = quoted.to;
        }
        quoted.from = lead.from;
        return quoted;
    }

    // Its lead-in, or else the headings of its columns; empty if it has neither, or if it contains them.
    Stretch leadOf(const Chosen &chosen) const
    {
        const EvidenceSpan &span = chosen.evidence.span;
        const Quotation &quoted = chosen.quotation;
        if (hasLeadIn(chosen))
            return span.leadFrom < quoted.from ? Stretch{span.leadFrom, std::min(span.leadTo, quoted.from)} : Stretch();
        const Passage &passage = m_passages[quoted.passage];
        return headAbove({quoted.from, quoted.to}, m_ranker.tablesOf(passage), passage);
    }

    int wordsOf(const Chosen &chosen) const
    {
        const Stretch lead = leadOf(chosen);
        const QStringView text(m_passages[chosen.quotation.passage].text);
        return countWords(textOf(chosen.quotation, m_passages)) +
               countWords(text.sliced(lead.from, lead.to - lead.from));
    }

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
        for (const Chosen &each : m_chosen)
            words += wordsOf(each);
        return words <= mostShownWords;
    }

    // Neither rejected before nor already chosen. Passages overlap, so one place may be in two of them.
    bool isFree(const RankedEvidence &each) const
    {
        const QString text = quotedText(each.span, m_passages[each.span.passage]);
        return std::none_of(m_quoting.rejected.begin(), m_quoting.rejected.end(),
                            [&](const QString &rejected) { return rejected.contains(text); }) &&
               std::none_of(m_chosen.begin(), m_chosen.end(), [&](const Chosen &other) {
                   const Quotation &shown = other.quotation;
                   return overlap(each.span, other.evidence.span) ||
                          (shown.passage == each.span.passage && shown.from < each.span.to &&
                           each.span.from < shown.to) ||
                          saysTheSame(text, quotedText(other.evidence.span, m_passages[other.evidence.span.passage]));
               });
    }

    const QString &m_question;
    const QList<Passage> &m_passages;
    const EvidenceRanker &m_ranker;
    const Quoting &m_quoting;
    QSet<QString> m_asked; // the question's terms
    QList<Chosen> m_chosen;
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
    if (const Result<void> taken = choice.takeBest(*evidence, asked, stop); !taken)
        return taken.error();
    if (quoting.most > 1) {
        for (const QuestionPart &part : asked.parts) {
            const Result<QList<RankedEvidence>> ofPart = ranker.rank(part.text, passages, here, stop);
            if (!ofPart)
                return ofPart.error();
            choice.takePart(*ofPart, analyseQuestion(part.text));
        }
    }
    const QList<Quotation> all = choice.quotations();
    QString piece; // what a reader sees as one
    double probability = 0;
    for (const Quotation &each : all) {
        ranker.rememberShown(question, textOf(each, passages), each.probability);
        piece += textOf(each, passages);
        piece += u' ';
        probability = std::max(probability, each.probability);
        if (!each.isAbove)
            ranker.rememberShown(question, std::exchange(piece, {}), std::exchange(probability, 0));
    }
    return all;
}

} // namespace core
