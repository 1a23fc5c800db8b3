// The choice among all that could be quoted.
#include "core/extractive/quoting/quotation.h"

#include "core/extractive/forms/agreement.h"
#include "core/extractive/forms/answerfinder.h"
#include "core/extractive/forms/recency.h"
#include "core/extractive/passages/apparatus.h"
#include "core/extractive/passages/listintro.h"
#include "core/extractive/passages/quotable.h"
#include "core/extractive/passages/readover.h"
#include "core/extractive/passages/tablecolumns.h"
#include "core/extractive/quoting/differences.h"
#include "core/extractive/quoting/digest.h"
#include "core/extractive/quoting/officers.h"
#include "core/extractive/quoting/leadsummary.h"
#include "core/extractive/quoting/quotecandidates.h"
#include "core/language/textmatch.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double sureEnough = 0.97; // share of all that could be quoted, by its odds, from which on no more is said
constexpr double sureOfAFact = 0.9; // the same where the first sentence has what is asked for
constexpr double farBehind = 0.2;   // share of the best one's odds below which a sentence is left out
constexpr double adding = 0.12;     // share of the question that a further sentence must add
constexpr double nearlyBest = 0.25; // share of the best one's odds from which on a second one may be the answer
constexpr double addingToSettled = 0.18; // the same where the first sentence has what is asked for
constexpr double standing = 0.5;         // share of what the best one covers that a further one must cover by itself
constexpr double standingApart = 0.75;   // the same for more of the same from another passage
constexpr int furtherOfABroadOne = 2;    // quotations, where an overview is asked for
constexpr double onTheSubject = 0.6;     // share of what the best one has of the rarer words, for one of an overview
constexpr int mostOfAPassage = 2;        // quotations for one: it is made of what several passages say

constexpr double nearlyAll = 0.95; // share of the question that leaves nothing of it for a pronoun to stand for

class Chooser
{
public:
    Chooser(const Claim &question, const QList<Passage> &passages, const Weights &weights, const Quoting &quoting)
        : m_question(question),
          m_passages(passages),
          m_weights(weights),
          m_much(question.analysis.wantsMuch),
          m_parts(question.analysis.parts),
          m_broad(question.analysis.wantsOverview),
          m_most(mostOf(quoting)),
          m_stretches(question, passages, weights, quoting.rejected),
          m_candidates(m_stretches.candidates())
    {
    }

    QList<Quotation> choose()
    {
        const auto first =
            std::find_if(m_candidates.cbegin(), m_candidates.cend(), [&](const QuotableStretch &candidate) {
                return candidate.quotation.probability >= m_weights.steps[0];
            });
        if (first == m_candidates.cend())
            return {};
        take(*first);
        takeForParts();
        m_leading = leads() ? m_chosen.size() : 0;
        if (m_much || m_broad || !m_parts.isEmpty() || isOfATable(*first))
            takeMore(*first);
        if (!m_broad && !isOfATable(*first) && (m_parts.isEmpty() || !hasExpectedType()))
            takeUntilSure();
        return ordered();
    }

private:
    // Several things are to be said, or figures of a table: what adds to them.
    void takeMore(const QuotableStretch &first)
    {
        const double strongest = first.strength;
        const double best = logOdds(first.quotation.probability);
        for (const QuotableStretch &candidate : m_candidates) {
            if (m_chosen.size() >= m_most)
                break;
            const bool good = candidate.quotation.probability >= m_weights.steps[1] &&
                              logOdds(candidate.quotation.probability) >= best + std::log(farBehind);
            if (good && !isChosen(candidate) && addsInformation(candidate, strongest) && !repeats(candidate))
                take(candidate);
        }
    }

    // One thing is asked for: one sentence where it stands out, more where any of them may be the answer.
    void takeUntilSure()
    {
        for (const QuotableStretch &candidate : m_candidates) {
            if (m_chosen.size() >= m_most || isSure())
                return;
            if (candidate.quotation.probability >= m_weights.steps[1] && !isChosen(candidate) &&
                isReadable(candidate) && !repeats(candidate) && !(m_much && hasDanglingPronoun(candidate)))
                take(candidate);
        }
    }

    bool isSure() const
    {
        double chosen = 0;
        double all = 0;
        for (const QuotableStretch &candidate : m_candidates) {
            const double odds = std::exp(candidate.strength - m_candidates.first().strength);
            all += odds;
            chosen += isChosen(candidate) || repeats(candidate) ? odds : 0;
        }
        return chosen >= (hasExpectedType() ? sureOfAFact : sureEnough) * all;
    }

    int mostOf(const Quoting &quoting) const
    {
        if (quoting.most <= 1)
            return quoting.most;
        return std::max(quoting.most + (m_broad ? furtherOfABroadOne : 0), int(m_parts.size()));
    }

    // A question about several things is answered when each of them is spoken of, be it in nearly the same words; the
    // row of a table speaks of all the years over its columns.
    void takeForParts()
    {
        for (const QuestionPart &part : m_parts) {
            const auto speaks = [&](const QuotableStretch &candidate) { return speaksOf(candidate, part); };
            if (std::any_of(m_chosen.cbegin(), m_chosen.cend(), speaks))
                continue;
            const auto best =
                std::find_if(m_candidates.cbegin(), m_candidates.cend(), [&](const QuotableStretch &candidate) {
                    return candidate.quotation.probability >= m_weights.steps[1] && speaks(candidate) &&
                           !isChosen(candidate);
                });
            if (best != m_candidates.cend() && m_chosen.size() < m_most)
                take(*best);
        }
    }

    bool speaksOf(const QuotableStretch &candidate, const QuestionPart &part) const
    {
        const QuotedPassage &source = m_stretches.passage(candidate.quotation);
        const TokenizedText &reading = source.reading;
        const SentenceRange over =
            isRow(reading, candidate.stretch.first) ? linesOver(reading, candidate.stretch.first) : SentenceRange();
        return std::all_of(part.keys.begin(), part.keys.end(), [&](const QString &key) {
            const QList<int> places = reading.places.value(key);
            return source.around.places.contains(key) || std::any_of(places.begin(), places.end(), [&](int place) {
                       const int at = reading.terms[place].sentence;
                       return (at >= candidate.stretch.first && at < candidate.stretch.last) ||
                              (at >= over.first && at < over.last);
                   });
        });
    }

    bool isChosen(const QuotableStretch &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const QuotableStretch &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   other.stretch.first == candidate.stretch.first;
        });
    }

    // A sentence that is about what the one before named comes with it.
    void take(const QuotableStretch &candidate)
    {
        if (candidate.opening == Opening::Refers && m_chosen.size() + 1 < m_most) {
            const QuotableStretch *before = m_stretches.before(candidate);
            if (before && before->opening != Opening::Refers && !before->stretch.announces && !isChosen(*before) &&
                !repeats(*before) &&
                (namesWhatIsMissing(*before, candidate) || holdsWhatIsMissing(*before, candidate) ||
                 saysAllAsked(candidate)))
                add(*before);
        }
        add(candidate);
    }

    // Whoever asks knows what the question names: what the sentence says of it is understood without the one before.
    static bool namesWhatIsMissing(const QuotableStretch &before, const QuotableStretch &candidate)
    {
        QHash<int, double> own;
        coverBy(candidate, own);
        QHash<int, double> together = own;
        coverBy(before, together);
        return sumOf(together) > sumOf(own) + 1e-6;
    }

    // "It was built by Ada Holm in that year": the year stands in the one before.
    bool holdsWhatIsMissing(const QuotableStretch &before, const QuotableStretch &candidate) const
    {
        return asksForAFact() && !holdsWhatIsAsked(candidate) && holdsWhatIsAsked(before);
    }

    // "It appoints the board of the bank": what it is can only be what was asked for.
    bool saysAllAsked(const QuotableStretch &candidate) const
    {
        QHash<int, double> own;
        coverBy(candidate, own);
        return m_question.analysis.kind == AnswerKind::Name && sumOf(own) >= nearlyAll;
    }

    void add(const QuotableStretch &candidate)
    {
        m_chosen.append(candidate);
        coverBy(candidate, m_covered);
    }

    static double sumOf(const QHash<int, double> &covered)
    {
        double sum = 0;
        for (const double share : covered)
            sum += share;
        return sum;
    }

    // A date, a number, a name or a place was asked for, and the first sentence has one.
    bool hasExpectedType() const { return asksForAFact() && holdsWhatIsAsked(m_chosen.first()); }

    bool asksForAFact() const
    {
        return m_question.analysis.kind == AnswerKind::Date || m_question.analysis.kind == AnswerKind::Number ||
               m_question.analysis.kind == AnswerKind::Name || m_question.analysis.kind == AnswerKind::Place;
    }

    bool holdsWhatIsAsked(const QuotableStretch &candidate) const
    {
        const TokenizedText &source = m_stretches.passage(candidate.quotation).reading;
        return kindFound(m_question.analysis, source, source.firstTerms.value(candidate.stretch.first),
                         source.firstTerms.value(candidate.stretch.last)) == 1;
    }

    bool standsBesideChosen(const QuotableStretch &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const QuotableStretch &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   (other.stretch.last == candidate.stretch.first || candidate.stretch.last == other.stretch.first);
        });
    }

    // Where it is not the answer itself, "They did so twice" needs the sentence that says who.
    bool hasDanglingPronoun(const QuotableStretch &candidate) const
    {
        if (candidate.opening != Opening::Refers)
            return false;
        const QuotableStretch *before = m_stretches.before(candidate);
        return !before || !isChosen(*before);
    }

    // A row of figures says nothing to one who asks for a name.
    bool isReadable(const QuotableStretch &candidate) const
    {
        const bool figures = m_question.analysis.kind == AnswerKind::Number ||
                             m_question.analysis.kind == AnswerKind::Date ||
                             m_question.analysis.kind == AnswerKind::Any;
        return figures || !isOfATable(candidate);
    }

    bool isOfATable(const QuotableStretch &candidate) const
    {
        return isRow(m_stretches.passage(candidate.quotation).reading, candidate.stretch.first);
    }

    // A further sentence answers a part of the question that is still open; where much is asked for, it may also say
    // more of the same, if it is about the question by itself.
    bool addsInformation(const QuotableStretch &candidate, double strongest) const
    {
        if (!isReadable(candidate))
            return false;
        if (hasDanglingPronoun(candidate))
            return false;
        QHash<int, double> together = m_covered;
        QHash<int, double> own;
        QHash<int, double> best;
        coverBy(candidate, together);
        coverBy(candidate, own);
        coverBy(m_chosen.first(), best);
        const double share = sumOf(own) / sumOf(best);
        const double adds = sumOf(together) - sumOf(m_covered);
        const bool about = own.size() >= std::min<qsizetype>(2, best.size()) && share >= standing;
        if (adds >= (hasExpectedType() ? addingToSettled : adding) && (about || standsBesideChosen(candidate)))
            return true;
        if (m_broad)
            return share >= standing && candidate.rare >= onTheSubject * m_chosen.first().rare &&
                   chosenOf(candidate.quotation.passage) < mostOfAPassage;
        const bool beside = candidate.quotation.passage == m_chosen.first().quotation.passage;
        if (hasExpectedType() && isOfATable(m_chosen.first()))
            return false;
        if (m_much)
            return share >= (beside ? standing : standingApart);
        // Which of two is the answer cannot be told.
        return m_chosen.size() == 1 && share >= standing && candidate.strength >= strongest + std::log(nearlyBest);
    }

    qsizetype chosenOf(int passage) const
    {
        return std::count_if(m_chosen.begin(), m_chosen.end(),
                             [&](const QuotableStretch &chosen) { return chosen.quotation.passage == passage; });
    }

    QStringView textOf(const Quotation &quotation) const { return core::textOf(quotation, m_passages); }

    // Passages overlap: the same sentence comes more than once.
    bool repeats(const QuotableStretch &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const QuotableStretch &other) {
            return saysTheSame(textOf(candidate.quotation), textOf(other.quotation));
        });
    }

    // Where one thing is asked for, the sentence that answers stands first; what several sentences say together is read
    // in the order of the documents.
    bool leads() const { return m_question.analysis.kind != AnswerKind::Manner && !m_question.analysis.wantsOverview; }

    QList<Quotation> ordered() const
    {
        QList<QuotableStretch> chosen = m_chosen;
        // Documents stay in the order of their best passage.
        QHash<DocumentId, int> rank;
        for (int i = int(m_passages.size()) - 1; i >= 0; --i)
            rank.insert(m_passages[i].document, i);
        const auto key = [&](const QuotableStretch &candidate) {
            const Quotation &quotation = candidate.quotation;
            const Passage &passage = m_passages[quotation.passage];
            return std::tuple(rank.value(passage.document), passage.ordinal, quotation.passage, quotation.from);
        };
        std::stable_sort(chosen.begin() + m_leading, chosen.end(),
                         [&](const QuotableStretch &a, const QuotableStretch &b) { return key(a) < key(b); });
        QList<Quotation> quotations;
        QString said; // over what was said last
        for (const QuotableStretch &each : std::as_const(chosen)) {
            const QuotableStretch &candidate = withItsLeadIn(each);
            Quotation over = columnsOver(candidate);
            if (over.from == over.to)
                over = leadInOver(candidate);
            if (const QString text = folded(textOf(over)); !text.isEmpty() && text != said) {
                quotations.append(over);
                said = text;
            }
            quotations.append(candidate.quotation);
        }
        return quotations;
    }

    // Figures say nothing without what stands over them; empty where nothing does.
    Quotation columnsOver(const QuotableStretch &candidate) const
    {
        const Quotation &row = candidate.quotation;
        const TokenizedText &source = m_stretches.passage(row).reading;
        const SentenceRange lines =
            isRow(source, candidate.stretch.first) ? linesOver(source, candidate.stretch.first) : SentenceRange();
        if (lines.isEmpty())
            return {row.passage, row.from, row.from, row.probability};
        return {row.passage, source.sentences[lines.first].from, source.sentences[lines.last - 1].to, row.probability};
    }

    // An item says nothing without what it is an item of; empty where that is said anyway.
    Quotation leadInOver(const QuotableStretch &candidate) const
    {
        const Quotation &item = candidate.quotation;
        const TokenizedText &source = m_stretches.passage(item).reading;
        const SentenceRange lines = leadInOf(source, candidate.stretch.first);
        const Quotation none{item.passage, item.from, item.from, item.probability};
        if (lines.isEmpty())
            return none;
        const Passage &passage = m_passages[item.passage];
        const int from = behindHeadings(passage.text, source.sentences[lines.first], passage.heading);
        const int to = source.sentences[lines.last - 1].to;
        const auto says = [&](const QuotableStretch &other) {
            return other.quotation.passage == item.passage && other.quotation.from < to && other.quotation.to > from;
        };
        const bool isSaid = std::any_of(m_chosen.begin(), m_chosen.end(), says);
        return isSaid || to - from > longestQuotation ? none : Quotation{item.passage, from, to, item.probability};
    }

    // Passages overlap: the same item may stand below its introduction in another one.
    const QuotableStretch &withItsLeadIn(const QuotableStretch &item) const
    {
        if (!beginsWithBullet(textOf(item.quotation)) || hasLeadIn(item))
            return item;
        const auto other = std::find_if(m_candidates.begin(), m_candidates.end(), [&](const QuotableStretch &each) {
            return m_passages[each.quotation.passage].document == m_passages[item.quotation.passage].document &&
                   folded(textOf(each.quotation)) == folded(textOf(item.quotation)) && hasLeadIn(each);
        });
        return other == m_candidates.end() ? item : *other;
    }

    bool hasLeadIn(const QuotableStretch &item) const
    {
        return !leadInOf(m_stretches.passage(item.quotation).reading, item.stretch.first).isEmpty();
    }

    const Claim &m_question;
    const QList<Passage> &m_passages;
    const Weights &m_weights;
    const bool m_much;
    const QList<QuestionPart> m_parts; // of the question, where it asks about several things
    const bool m_broad;                // it asks for an overview
    const int m_most;                  // quotations
    const Stretches m_stretches;
    const QList<QuotableStretch> &m_candidates;
    QHash<int, double> m_covered; // terms of the question, by what is chosen
    QList<QuotableStretch> m_chosen;
    qsizetype m_leading = 0; // of these, how many answer before what else is said
};

// What has the form of an answer, the strongest of all passages; nothing where none is strong.
std::optional<Quotation> quotedByForm(const Claim &question, const QList<Passage> &passages, const Quoting &quoting)
{
    constexpr double foundFirst = 0.1; // what the score of its passage counts
    constexpr double notText = 0.2;
    constexpr double agreeing = 0.2; // what it counts that others name the same
    constexpr double older = 0.15;   // what it costs that a later document says it too
    const AnswerFinder finder(question);
    if (!finder.looks())
        return {};
    QList<QList<FoundAnswer>> all;
    Agreement agreement;
    Recency recency(question);
    for (const Passage &passage : passages) {
        const TokenizedText around = readOver(passage, question.reading);
        all.append(finder.find(readText(passage.text), around));
        agreement.add(all.last());
        recency.add(passage, around, all.last());
    }
    std::optional<Quotation> best;
    double most = AnswerFinder::strong;
    for (int i = 0; i < int(passages.size()); ++i) {
        const Passage &passage = passages[i];
        const double outdated = finder.looksEverywhere() && recency.isOutdated(passage) ? older : 0;
        for (const FoundAnswer &found : std::as_const(all[i])) {
            const double bonus = foundFirst * passage.score - notText * apparatusIn(passage.text) +
                                 agreeing * agreement.with(found) - outdated;
            const QString form = normalForm(QStringView(passage.text).mid(found.from, found.to - found.from));
            const bool isRejected = std::any_of(quoting.rejected.begin(), quoting.rejected.end(),
                                                [&](const QString &text) { return normalForm(text).contains(form); });
            if (found.strength < AnswerFinder::strong || found.strength + bonus <= most || isRejected)
                continue;
            most = found.strength + bonus;
            best = Quotation{i, found.from, found.to, found.strength};
        }
    }
    return best;
}

// What is counted of several things, of each by itself: "Which has more stores, A or B?" Nothing where one of them has
// no such number.
QList<Quotation> quotedForEachPart(const Claim &question, const QList<Passage> &passages, const Quoting &quoting)
{
    QList<Quotation> all;
    for (const QuestionPart &part : question.analysis.parts) {
        const QString counted = countAskedOf(part);
        if (counted.isEmpty())
            return {};
        const Claim one = questionOf(counted, [](const QString &) { return 1.0; });
        const std::optional<Quotation> found = quotedByForm(one, passages, quoting);
        if (!found)
            return {};
        all.append(*found);
    }
    return all;
}

// The first of them, and as many more as can be read at a glance.
QList<Quotation> shortened(const QList<Quotation> &quotations, const QList<Passage> &passages, bool broad)
{
    const int mostWords = broad ? 220 : 110;
    int words = 0;
    for (qsizetype i = 0; i < quotations.size(); ++i) {
        const Quotation &quotation = quotations[i];
        words += int(folded(textOf(quotation, passages)).count(u' ')) + 1;
        if (words > mostWords && i > 0)
            return quotations.mid(0, i);
    }
    return quotations;
}

// Behind what has the form of an answer whatever else answers, where that form is not sure.
QList<Quotation> behindForm(const Quotation &first, const QList<Quotation> &others, const QList<Passage> &passages,
                            bool several)
{
    constexpr double sure = 0.8;
    constexpr qsizetype most = 3;
    QList<Quotation> all{first};
    for (const Quotation &other : others) {
        if ((first.probability >= sure && !several) || all.size() >= (several ? most : 2))
            break;
        if (!saysTheSame(textOf(first, passages), textOf(other, passages)))
            all.append(other);
    }
    return all;
}

} // namespace

QStringView textOf(const Quotation &quotation, const QList<Passage> &passages)
{
    return QStringView(passages[quotation.passage].text).mid(quotation.from, quotation.to - quotation.from);
}

bool saysTheSame(QStringView one, QStringView other)
{
    constexpr double repeating = 0.75; // likeness from which on
    return likeness(one, other) >= repeating;
}

QList<Quotation> quotations(const Claim &question, const QList<Passage> &passages, const Weights &weights,
                            const Quoting &quoting)
{
    const auto ofFirst = [&](const Passage &passage) { return passage.document == passages.first().document; };
    const bool isOfOne = std::all_of(passages.begin(), passages.end(), ofFirst);
    if (question.analysis.summary && (isOfOne || !question.analysis.isOfTheWhole)) {
        const QList<Quotation> officers = quoting.rejected.isEmpty() ? officersIn(passages) : QList<Quotation>();
        return officers.isEmpty() ? digest(passages, quoting) : officers;
    }
    if (question.analysis.isOfTheWhole)
        return firstSentences(passages, quoting);
    if (question.terms.isEmpty())
        return {};
    if (const QList<Quotation> each = quotedForEachPart(question, passages, quoting); !each.isEmpty())
        return each;
    if (const QList<Quotation> differing = differencesIn(question, passages, quoting); !differing.isEmpty())
        return differing;
    const QList<Quotation> chosen = Chooser(question, passages, weights, quoting).choose();
    const std::optional<Quotation> first = quotedByForm(question, passages, quoting);
    return shortened(first ? behindForm(*first, chosen, passages, question.analysis.wantsMuch) : chosen, passages,
                     question.analysis.wantsOverview);
}

} // namespace core
