// Candidates first (what may be quoted at all), then the choice among them.
#include "core/model/quotation.h"

#include "core/model/columns.h"
#include "core/model/features.h"
#include "core/model/opening.h"
#include "core/model/quotable.h"
#include "core/text/textmatch.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace core {
namespace {

constexpr double repeating = 0.75;       // likeness from which on a sentence says nothing new
constexpr double distinctive = 3;        // for the words of the question that few of the sentences have
constexpr double neighbouring = 1;       // for what the sentence before it says of the question, and half for the next
constexpr double farBehind = 0.2;        // share of the best one's odds below which a sentence is left out
constexpr double adding = 0.12;          // share of the question that a further sentence must add
constexpr double nearlyBest = 0.25;      // share of the best one's odds from which on a second one may be the answer
constexpr double addingToSettled = 0.18; // the same where the first sentence has what is asked for
constexpr double standing = 0.5;         // share of what the best one covers that a further one must cover by itself
constexpr double standingApart = 0.75;   // the same for more of the same from another passage
constexpr int mostItems = 8;             // of a list that is quoted with its introduction

struct Candidate
{
    Quotation quotation;
    QuotedStretch stretch;
    Opening opening = Opening::Free;
    const Comparison *comparison = nullptr;
    double strength = 0; // the logarithm of its odds, and what tells it from the others
};

double logOdds(double probability)
{
    return std::log(std::max(probability, 1e-9) / std::max(1 - probability, 1e-9));
}

class Chooser
{
public:
    Chooser(const Claim &question, const QList<Passage> &passages, const Weights &weights, const Quoting &quoting)
        : m_question(question),
          m_passages(passages),
          m_weights(weights),
          m_quoting(quoting),
          m_much(asksForMuch(question.reading))
    {
        for (const QString &text : quoting.rejected)
            m_rejected.append(normalForm(text));
    }

    QList<Quotation> choose()
    {
        for (int i = 0; i < int(m_passages.size()); ++i)
            collect(i);
        weigh();
        const auto first = std::find_if(m_candidates.cbegin(), m_candidates.cend(), [&](const Candidate &candidate) {
            return candidate.quotation.probability >= m_weights.steps[0];
        });
        if (first == m_candidates.cend())
            return {};
        take(*first);
        m_leading = leads() ? m_chosen.size() : 0;
        const double strongest = first->strength;
        const double best = logOdds(first->quotation.probability);
        for (const Candidate &candidate : std::as_const(m_candidates)) {
            if (m_chosen.size() >= m_quoting.most)
                break;
            const bool good = candidate.quotation.probability >= m_weights.steps[1] &&
                              logOdds(candidate.quotation.probability) >= best + std::log(farBehind);
            if (good && !isChosen(candidate) && pays(candidate, strongest) && !repeats(candidate))
                take(candidate);
        }
        return ordered();
    }

private:
    // The strongest first. What nearly all sentences have of the question tells none of them from the others: a word
    // counts for more the fewer have it. What stands beside a sentence says what it is about.
    void weigh()
    {
        QHash<int, int> with;
        int all = 0;
        for (const Source &source : m_sources) {
            all += int(source.comparison.met.size());
            for (const QList<Met> &sentence : source.comparison.met) {
                for (const Met &met : sentence)
                    ++with[met.term];
            }
        }
        for (Candidate &candidate : m_candidates) {
            QHash<int, double> own;
            cover(candidate, own);
            double rare = 0;
            for (auto term = own.cbegin(); term != own.cend(); ++term)
                rare += term.value() * std::log(1 + double(all) / with.value(term.key())) / std::log(1.0 + all);
            const double beside = addedBy(candidate, candidate.stretch.first - 1, own) +
                                  addedBy(candidate, candidate.stretch.last, own) / 2;
            candidate.strength = logOdds(candidate.quotation.probability) + distinctive * rare + neighbouring * beside;
        }
        std::stable_sort(m_candidates.begin(), m_candidates.end(),
                         [](const Candidate &a, const Candidate &b) { return a.strength > b.strength; });
    }

    // The share of the question that a sentence of the candidate's passage covers and the candidate does not.
    static double addedBy(const Candidate &candidate, int sentence, const QHash<int, double> &own)
    {
        double sum = 0;
        for (const Met &met : candidate.comparison->met.value(sentence))
            sum += own.contains(met.term) ? 0 : met.share;
        return sum;
    }

    // What a passage is to the question, once for all its sentences.
    struct Source
    {
        Reading reading;
        Comparison comparison;
        double heading = 0;
    };

    void collect(int index)
    {
        const Passage &passage = m_passages[index];
        Source &source = m_sources.emplace_back();
        source.reading = readText(passage.text);
        source.comparison = compare(m_question, source.reading, readText(passage.heading + u'\n' + passage.title));
        if (!passage.heading.isEmpty())
            source.heading = compare(m_question, readText(passage.heading)).coverage;
        for (int i = 0; i < int(source.reading.sentences.size()); ++i)
            consider(index, i);
    }

    void consider(int index, int i)
    {
        const Passage &passage = m_passages[index];
        const Source &source = m_sources[size_t(index)];
        const int from = behindHeadings(passage.text, source.reading.sentences[i], passage.heading);
        const int end = source.reading.sentences[i].to;
        const QStringView text = QStringView(passage.text).mid(from, end - from);
        const int last = source.reading.firstTerms.value(i + 1);
        int first = source.reading.firstTerms.value(i);
        while (first < last && source.reading.terms[first].from < from)
            ++first;
        if (source.comparison.sentences[i] <= 0 || !isQuotable(text, source.reading, first, last) || isRejected(text))
            return;
        QuotedStretch stretch{i, listEnd(source.reading, i), index, isCut(text), false, source.heading};
        stretch.announces = stretch.last == i + 1 && text.endsWith(u':');
        const bool row = isRow(source.reading, i) && stretch.last == i + 1;
        const int begin = row ? std::min(from, labelBegin(source.reading, i)) : from;
        stretch.cut = stretch.cut && begin == from;
        const int to = itemEnd(passage.text, source.reading.sentences[stretch.last - 1]);
        const Row features = quotationRow(m_question, passage, source.reading, source.comparison, stretch);
        m_candidates.append(
            {{index, begin, to, m_weights.probability(features)}, stretch, openingOf(text), &source.comparison, 0});
    }

    // Behind the items that a sentence with a colon announces; behind the sentence where there are none.
    static int listEnd(const Reading &source, int sentence)
    {
        const auto textOf = [&](int i) {
            const Sentence &at = source.sentences[i];
            return QStringView(source.text).mid(at.from, at.to - at.from);
        };
        int end = sentence + 1;
        if (!textOf(sentence).endsWith(u':'))
            return end;
        while (end < source.sentences.size() && end - sentence <= mostItems && beginsWithBullet(textOf(end)) &&
               source.sentences[end].to - source.sentences[sentence].from <= longestQuotation)
            ++end;
        return end;
    }

    const Candidate *candidateBefore(const Candidate &candidate) const
    {
        const auto before = std::find_if(m_candidates.begin(), m_candidates.end(), [&](const Candidate &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   other.stretch.last == candidate.stretch.first;
        });
        return before == m_candidates.end() ? nullptr : &*before;
    }

    bool isChosen(const Candidate &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Candidate &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   other.stretch.first == candidate.stretch.first;
        });
    }

    // A sentence that is about what the one before named comes with it.
    void take(const Candidate &candidate)
    {
        if (candidate.opening == Opening::Refers && m_chosen.size() + 1 < m_quoting.most) {
            const Candidate *before = candidateBefore(candidate);
            if (before && before->opening != Opening::Refers && !before->stretch.announces && !isChosen(*before) &&
                !repeats(*before) && namesWhatIsMissing(*before, candidate))
                add(*before);
        }
        add(candidate);
    }

    // Whoever asks knows what the question names: what the sentence says of it is understood without the one before.
    static bool namesWhatIsMissing(const Candidate &before, const Candidate &candidate)
    {
        QHash<int, double> own;
        cover(candidate, own);
        QHash<int, double> together = own;
        cover(before, together);
        return sumOf(together) > sumOf(own) + 1e-6;
    }

    void add(const Candidate &candidate)
    {
        m_chosen.append(candidate);
        cover(candidate, m_covered);
    }

    static void cover(const Candidate &candidate, QHash<int, double> &covered)
    {
        for (int i = candidate.stretch.first; i < candidate.stretch.last; ++i) {
            for (const Met &met : candidate.comparison->met[i])
                covered[met.term] = std::max(covered.value(met.term), met.share);
        }
    }

    static double sumOf(const QHash<int, double> &covered)
    {
        double sum = 0;
        for (const double share : covered)
            sum += share;
        return sum;
    }

    // A date, a number, a name or a place was asked for, and the first sentence has one.
    bool isSettled() const
    {
        const Candidate &first = m_chosen.first();
        const Reading &source = m_sources[size_t(first.quotation.passage)].reading;
        const bool plain = m_question.kind == AnswerKind::Date || m_question.kind == AnswerKind::Number ||
                           m_question.kind == AnswerKind::Name || m_question.kind == AnswerKind::Place;
        return plain &&
               kindFound(m_question.kind, m_question.reading, source, source.firstTerms.value(first.stretch.first),
                         source.firstTerms.value(first.stretch.last)) == 1;
    }

    bool standsBesideChosen(const Candidate &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Candidate &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   (other.stretch.last == candidate.stretch.first || candidate.stretch.last == other.stretch.first);
        });
    }

    // A further sentence answers a part of the question that is still open; where much is asked for, it may also say
    // more of the same, if it is about the question by itself.
    bool pays(const Candidate &candidate, double strongest) const
    {
        const bool figures = m_question.kind == AnswerKind::Number || m_question.kind == AnswerKind::Date ||
                             m_question.kind == AnswerKind::Any;
        if (!figures && isRow(m_sources[size_t(candidate.quotation.passage)].reading, candidate.stretch.first))
            return false;
        if (candidate.opening == Opening::Refers) {
            const Candidate *before = candidateBefore(candidate);
            if (!before || !isChosen(*before))
                return false;
        }
        QHash<int, double> together = m_covered;
        QHash<int, double> own;
        QHash<int, double> best;
        cover(candidate, together);
        cover(candidate, own);
        cover(m_chosen.first(), best);
        const double share = sumOf(own) / sumOf(best);
        const double adds = sumOf(together) - sumOf(m_covered);
        const bool about = own.size() >= std::min<qsizetype>(2, best.size()) && share >= standing;
        if (adds >= (isSettled() ? addingToSettled : adding) && (about || standsBesideChosen(candidate)))
            return true;
        const bool beside = candidate.quotation.passage == m_chosen.first().quotation.passage;
        if (isSettled() &&
            isRow(m_sources[size_t(m_chosen.first().quotation.passage)].reading, m_chosen.first().stretch.first))
            return false;
        if (m_much)
            return share >= (beside ? standing : standingApart);
        // Which of two is the answer cannot be told.
        return m_chosen.size() == 1 && share >= standing && candidate.strength >= strongest + std::log(nearlyBest);
    }

    bool isRejected(QStringView text) const
    {
        if (m_rejected.isEmpty())
            return false;
        const QString form = normalForm(text);
        return std::any_of(m_rejected.begin(), m_rejected.end(),
                           [&](const QString &rejected) { return rejected.contains(form); });
    }

    QStringView textOf(const Quotation &quotation) const
    {
        return QStringView(m_passages[quotation.passage].text).mid(quotation.from, quotation.to - quotation.from);
    }

    // Passages overlap: the same sentence comes more than once.
    bool repeats(const Candidate &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Candidate &other) {
            return likeness(textOf(candidate.quotation), textOf(other.quotation)) >= repeating;
        });
    }

    // Where one thing is asked for, the sentence that answers stands first; what several sentences say together is read
    // in the order of the documents.
    bool leads() const { return m_question.kind != AnswerKind::Manner && !asksForOverview(m_question.reading); }

    QList<Quotation> ordered() const
    {
        QList<Candidate> chosen = m_chosen;
        // Documents stay in the order of their best passage.
        QHash<DocumentId, int> rank;
        for (int i = int(m_passages.size()) - 1; i >= 0; --i)
            rank.insert(m_passages[i].document, i);
        const auto key = [&](const Candidate &candidate) {
            const Quotation &quotation = candidate.quotation;
            const Passage &passage = m_passages[quotation.passage];
            return std::tuple(rank.value(passage.document), passage.ordinal, quotation.passage, quotation.from);
        };
        std::stable_sort(chosen.begin() + m_leading, chosen.end(),
                         [&](const Candidate &a, const Candidate &b) { return key(a) < key(b); });
        QList<Quotation> quotations;
        QString columns; // that were said last
        for (const Candidate &candidate : std::as_const(chosen)) {
            const Quotation over = columnsOver(candidate);
            if (const QString text = folded(textOf(over)); !text.isEmpty() && text != columns) {
                quotations.append(over);
                columns = text;
            }
            quotations.append(candidate.quotation);
        }
        return quotations;
    }

    // Figures say nothing without what stands over them; empty where nothing does.
    Quotation columnsOver(const Candidate &candidate) const
    {
        const Quotation &row = candidate.quotation;
        const Reading &source = m_sources[size_t(row.passage)].reading;
        const SentenceRange lines =
            isRow(source, candidate.stretch.first) ? linesOver(source, candidate.stretch.first) : SentenceRange();
        if (lines.isEmpty())
            return {row.passage, row.from, row.from, row.probability};
        return {row.passage, source.sentences[lines.first].from, source.sentences[lines.last - 1].to, row.probability};
    }

    const Claim &m_question;
    const QList<Passage> &m_passages;
    const Weights &m_weights;
    const Quoting &m_quoting;
    const bool m_much;
    QStringList m_rejected;
    std::deque<Source> m_sources; // one a passage; candidates point into them
    QList<Candidate> m_candidates;
    QHash<int, double> m_covered; // terms of the question, by what is chosen
    QList<Candidate> m_chosen;
    qsizetype m_leading = 0; // of these, how many answer before what else is said
};

} // namespace

QList<Quotation> quotations(const Claim &question, const QList<Passage> &passages, const Weights &weights,
                            const Quoting &quoting)
{
    if (question.terms.isEmpty())
        return {};
    return Chooser(question, passages, weights, quoting).choose();
}

} // namespace core
