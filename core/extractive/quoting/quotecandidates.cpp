#include "core/extractive/quoting/quotecandidates.h"

#include "core/extractive/passages/apparatus.h"
#include "core/extractive/passages/quotable.h"
#include "core/extractive/passages/readover.h"
#include "core/extractive/passages/tablecolumns.h"
#include "core/language/textmatch.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

// What tells a sentence from the others, beside its odds. Shares of the question each.
constexpr double distinctive = 5;  // for its words that few of the sentences have
constexpr double leading = 3;      // for what the two sentences before it say of it
constexpr double following = 0.5;  // for what the next one says of it
constexpr double sideBySide = 4;   // for words that stand side by side in both
constexpr double foundFirst = 2;   // for the score of its passage
constexpr double contrasting = 4;  // where a difference is asked for, for words that tell one
constexpr double holding = 1;      // where a fact is asked for, for one of its kind
constexpr double besideText = 2;   // against one of a passage that is no text
constexpr double elsewhere = 3;    // against one that only says where more is said
constexpr double supposing = 3;    // where a fact is asked for, against one that supposes it
constexpr int sentencesBefore = 2; // that say what a sentence is about
constexpr int mostItems = 8;       // of a list that is quoted with its introduction

// What a sentence of the kind that is asked for counts more.
double weightOf(AnswerKind kind)
{
    switch (kind) {
    case AnswerKind::Difference:
        return contrasting;
    case AnswerKind::Date:
    case AnswerKind::Number:
    case AnswerKind::Name:
    case AnswerKind::Place:
        return holding;
    default:
        return 0;
    }
}

// The share of the question that the sentences [first, last) of the candidate's passage cover and the candidate does
// not; each word of it once.
double addedBy(const QuotableStretch &candidate, int first, int last, const QHash<int, double> &own)
{
    QHash<int, double> added;
    for (int i = std::max(0, first); i < last; ++i) {
        for (const TermMatch &met : candidate.comparison->matches.value(i)) {
            if (!own.contains(met.term))
                added[met.term] = std::max(added.value(met.term), met.share);
        }
    }
    double sum = 0;
    for (const double share : std::as_const(added))
        sum += share;
    return sum;
}

// Of the words that stand side by side in the question, stop words too, the share that does so in the terms [first,
// last) of a source.
double besideEachOther(const TokenizedText &question, const TokenizedText &source, int first, int last)
{
    QSet<std::pair<QString, QString>> there;
    for (int i = first; i + 1 < last; ++i)
        there.insert({source.terms[i].key, source.terms[i + 1].key});
    QSet<std::pair<QString, QString>> asked;
    int both = 0;
    for (qsizetype i = 0; i + 1 < question.terms.size(); ++i) {
        const std::pair pair(question.terms[i].key, question.terms[i + 1].key);
        if (asked.contains(pair))
            continue;
        asked.insert(pair);
        both += there.contains(pair);
    }
    return asked.isEmpty() ? 0 : double(both) / double(asked.size());
}

// Behind the items that a sentence with a colon announces; behind the sentence where there are none.
int listEnd(const TokenizedText &source, int sentence)
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

} // namespace

Stretches::Stretches(const Claim &question, const QList<Passage> &passages, const Weights &weights,
                     const QStringList &rejected)
    : m_question(question),
      m_passages(passages),
      m_weights(weights),
      m_much(question.analysis.wantsMuch)
{
    for (const QString &text : rejected)
        m_rejected.append(normalForm(text));
    for (int i = 0; i < int(passages.size()); ++i)
        collect(i);
    weigh();
}

void Stretches::collect(int index)
{
    const Passage &passage = m_passages[index];
    QuotedPassage &source = m_sources.emplace_back();
    source.reading = readText(passage.text);
    source.around = readOver(passage, m_question.reading);
    source.comparison = compare(m_question, source.reading, source.around);
    if (!passage.heading.isEmpty())
        source.heading = compare(m_question, readText(passage.heading)).coverage;
    if (!asksForApparatus(m_question))
        source.apparatus = apparatusIn(passage.text);
    for (int i = 0; i < int(source.reading.sentences.size()); ++i)
        consider(index, i);
}

void Stretches::consider(int index, int i)
{
    const Passage &passage = m_passages[index];
    const QuotedPassage &source = m_sources[size_t(index)];
    const int from = behindHeadings(passage.text, source.reading.sentences[i], passage.heading);
    const int end = source.reading.sentences[i].to;
    const QStringView text = QStringView(passage.text).mid(from, end - from);
    QuotedStretch stretch{i, listEnd(source.reading, i), index, false, false, source.heading};
    const int last = source.reading.firstTerms.value(stretch.last); // few words are enough for what announces a list
    const int first = firstTermFrom(source.reading, i, from);
    if (!isQuotable(text, source.reading, first, last) || isRejected(text))
        return;
    stretch.cut = isCut(text);
    stretch.announces = stretch.last == i + 1 && text.endsWith(u':');
    const bool row = isRow(source.reading, i) && stretch.last == i + 1;
    const int begin = row ? std::min(from, labelBegin(source.reading, i)) : from;
    stretch.cut = stretch.cut && begin == from;
    const int to = itemEnd(passage.text, source.reading.sentences[stretch.last - 1]);
    const Row features = quotationRow(m_question, passage, source.reading, source.comparison, stretch);
    // Of what a list announces its items speak, where the list is asked for.
    const auto sentences = source.comparison.sentences.begin();
    const bool speaks =
        std::any_of(sentences + i, sentences + (m_much ? stretch.last : i + 1), [](double share) { return share > 0; });
    QList<QuotableStretch> &those = speaks ? m_candidates : m_others;
    those.append({{index, begin, to, m_weights.probability(features)}, stretch, openingOf(text), &source.comparison});
    those.last().pointsElsewhere = pointsElsewhere(text);
    those.last().supposes = supposes(text);
}

const QuotableStretch *Stretches::before(const QuotableStretch &candidate) const
{
    for (const QList<QuotableStretch> *those : {&m_candidates, &m_others}) {
        const auto before = std::find_if(those->begin(), those->end(), [&](const QuotableStretch &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   other.stretch.last == candidate.stretch.first;
        });
        if (before != those->end())
            return &*before;
    }
    return nullptr;
}

// What nearly all sentences have of the question tells none of them from the others: a word counts for more the fewer
// have it. What stands beside a sentence says what it is about.
void Stretches::weigh()
{
    QHash<int, int> with;
    int all = 0;
    for (const QuotedPassage &source : m_sources) {
        all += int(source.comparison.matches.size());
        for (const QList<TermMatch> &sentence : source.comparison.matches) {
            for (const TermMatch &met : sentence)
                ++with[met.term];
        }
    }
    for (QuotableStretch &candidate : m_candidates) {
        QHash<int, double> own;
        coverBy(candidate, own);
        for (auto term = own.cbegin(); term != own.cend(); ++term)
            candidate.rare += term.value() * std::log(1 + double(all) / with.value(term.key())) / std::log(1.0 + all);
        const int first = candidate.stretch.first;
        const int last = candidate.stretch.last;
        const TokenizedText &source = passage(candidate.quotation).reading;
        candidate.strength = logOdds(candidate.quotation.probability) + distinctive * candidate.rare +
                             leading * addedBy(candidate, first - sentencesBefore, first, own) +
                             following * addedBy(candidate, last, last + 1, own) +
                             sideBySide * besideEachOther(m_question.reading, source, source.firstTerms.value(first),
                                                          source.firstTerms.value(last)) +
                             foundFirst * m_passages[candidate.quotation.passage].score -
                             besideText * passage(candidate.quotation).apparatus -
                             (candidate.pointsElsewhere ? elsewhere : 0);
        if (const double counts = weightOf(m_question.analysis.kind); counts > 0)
            candidate.strength += counts * kindFound(m_question.analysis, source, source.firstTerms.value(first),
                                                     source.firstTerms.value(last)) -
                                  (candidate.supposes ? supposing : 0);
    }
    std::stable_sort(m_candidates.begin(), m_candidates.end(),
                     [](const QuotableStretch &a, const QuotableStretch &b) { return a.strength > b.strength; });
}

bool Stretches::isRejected(QStringView text) const
{
    if (m_rejected.isEmpty())
        return false;
    const QString form = normalForm(text);
    return std::any_of(m_rejected.begin(), m_rejected.end(),
                       [&](const QString &rejected) { return rejected.contains(form); });
}

void coverBy(const QuotableStretch &candidate, QHash<int, double> &covered)
{
    for (int i = candidate.stretch.first; i < candidate.stretch.last; ++i) {
        for (const TermMatch &met : candidate.comparison->matches[i])
            covered[met.term] = std::max(covered.value(met.term), met.share);
    }
}

double logOdds(double probability)
{
    return std::log(std::max(probability, 1e-9) / std::max(1 - probability, 1e-9));
}

} // namespace core
