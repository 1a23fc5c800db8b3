#include "core/extractive/quoting/digest.h"

#include "core/extractive/claims/opening.h"
#include "core/extractive/passages/apparatus.h"
#include "core/extractive/passages/quotable.h"
#include "core/language/lexicon.h"
#include "core/language/textmatch.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostWordsOfDigest = 190;
constexpr int mostSentencesRanked = 400; // beyond this, only the first sentences of each passage
constexpr int rounds = 20;               // iterations of the power method
constexpr double damping = 0.85;
constexpr double sameAgain = 0.6;     // similarity from which a sentence counts as a repeat
constexpr double opensPassage = 0.25; // bonus for the first sentence of a passage, as a share of the best rank
constexpr double dependent = 0.6;     // factor for the rank of a sentence that continues the previous one
constexpr double listed = 0.5;        // factor for the rank of a list item

struct RankedSentence
{
    Quotation quotation;
    QHash<QString, double> weights; // a unit vector
    double rank = 0;
    int words = 0;
};

// "Refer to Note 6 …": only points to another place.
bool leadsElsewhere(QStringView text)
{
    const QString small = folded(text);
    const QSet<QString> &phrases = lexicon().words("cross-references");
    return std::any_of(phrases.begin(), phrases.end(), [&](const QString &phrase) { return small.contains(phrase); });
}

// A whole sentence or a list item; no table row without its columns, no line of a cover.
bool isProse(QStringView text)
{
    constexpr double mostNumbers = 0.25; // share of its words
    constexpr int fewestOfItem = 6;      // words in an item that can stand alone
    const QStringView closed = QStringView(u".!?。！？…");
    qsizetype end = text.size();
    while (end > 0 && QStringView(u"\"'”’»)]").contains(text[end - 1]))
        --end;
    if (!beginsWithBullet(text) && (end == 0 || !closed.contains(text[end - 1])))
        return false;
    int words = 0;
    int numbers = 0;
    for (const QStringView word : text.tokenize(u' ', Qt::SkipEmptyParts)) {
        ++words;
        numbers += std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    }
    return numbers <= mostNumbers * words && (!beginsWithBullet(text) || words > fewestOfItem) && !leadsElsewhere(text);
}

QList<RankedSentence> sentencesOf(const QList<Passage> &passages, const Quoting &quoting)
{
    QList<RankedSentence> all;
    QSet<QString> known;
    for (const QString &text : quoting.rejected)
        known.insert(normalForm(text));
    for (int i = 0; i < int(passages.size()); ++i) {
        const Passage &passage = passages[i];
        if (apparatusIn(passage.text) >= 0.9)
            continue;
        const TokenizedText reading = readText(passage.text);
        for (int s = 0; s < int(reading.sentences.size()) && all.size() < mostSentencesRanked; ++s) {
            const Sentence &sentence = reading.sentences[s];
            const int from = behindHeadings(passage.text, sentence, passage.heading);
            const QStringView text = QStringView(passage.text).mid(from, sentence.to - from);
            const int first = firstTermFrom(reading, s, from);
            const int last = reading.firstTerms.value(s + 1);
            if (text.isEmpty() || !isQuotable(text, reading, first, last) || isCut(text) || text.endsWith(u':') ||
                isRow(reading, s))
                continue;
            const QString form = normalForm(text);
            if (known.contains(form))
                continue; // passages overlap
            known.insert(form);
            RankedSentence ranked;
            ranked.quotation = {i, from, sentence.to, 0};
            for (int t = first; t < last; ++t) {
                if (!reading.terms[t].stop)
                    ranked.weights[reading.terms[t].key] += 1;
            }
            ranked.words = int(folded(text).count(u' ')) + 1;
            if (ranked.weights.size() >= 3)
                all.append(ranked);
        }
    }
    return all;
}

// Term frequency times inverse sentence frequency, as unit vectors.
void weighTerms(QList<RankedSentence> &all)
{
    QHash<QString, int> with;
    for (const RankedSentence &each : std::as_const(all)) {
        for (auto term = each.weights.keyBegin(); term != each.weights.keyEnd(); ++term)
            ++with[*term];
    }
    for (RankedSentence &each : all) {
        double squares = 0;
        for (auto term = each.weights.begin(); term != each.weights.end(); ++term) {
            *term *= std::log(1 + double(all.size()) / with[term.key()]);
            squares += *term * *term;
        }
        for (double &weight : each.weights)
            weight /= std::sqrt(std::max(squares, 1e-9));
    }
}

double cosineOf(const RankedSentence &a, const RankedSentence &b)
{
    const RankedSentence &small = a.weights.size() < b.weights.size() ? a : b;
    const RankedSentence &large = &small == &a ? b : a;
    double sum = 0;
    for (auto term = small.weights.cbegin(); term != small.weights.cend(); ++term)
        sum += *term * large.weights.value(term.key());
    return sum;
}

void rankByLikeness(QList<RankedSentence> &all)
{
    const qsizetype n = all.size();
    QList<QList<double>> like(n, QList<double>(n));
    QList<double> sums(n, 1e-9);
    for (qsizetype i = 0; i < n; ++i) {
        for (qsizetype j = 0; j < n; ++j) {
            if (i != j) {
                like[i][j] = cosineOf(all[i], all[j]);
                sums[i] += like[i][j];
            }
        }
    }
    QList<double> rank(n, 1.0 / double(std::max<qsizetype>(n, 1)));
    for (int round = 0; round < rounds; ++round) {
        QList<double> next(n, (1 - damping) / double(n));
        for (qsizetype i = 0; i < n; ++i) {
            for (qsizetype j = 0; j < n; ++j)
                next[j] += damping * rank[i] * like[i][j] / sums[i];
        }
        rank = next;
    }
    for (qsizetype i = 0; i < n; ++i)
        all[i].rank = rank[i];
}

} // namespace

QList<Quotation> digest(const QList<Passage> &passages, const Quoting &quoting)
{
    QList<RankedSentence> all = sentencesOf(passages, quoting);
    if (all.isEmpty())
        return {};
    const auto textOf = [&](const RankedSentence &each) {
        return QStringView(passages[each.quotation.passage].text)
            .mid(each.quotation.from, each.quotation.to - each.quotation.from);
    };
    constexpr int enough = 5; // fewer: a document without prose, such as slides or a form
    const auto isNoProse = [&](const RankedSentence &each) { return !isProse(textOf(each)); };
    if (all.size() - std::count_if(all.cbegin(), all.cend(), isNoProse) >= enough)
        all.removeIf(isNoProse);
    weighTerms(all);
    rankByLikeness(all);
    double strongest = 0;
    for (const RankedSentence &each : std::as_const(all))
        strongest = std::max(strongest, each.rank);
    QSet<int> opened;
    for (RankedSentence &each : all) {
        if (!opened.contains(each.quotation.passage))
            each.rank += opensPassage * strongest;
        opened.insert(each.quotation.passage);
        each.rank *= openingOf(textOf(each)) == Opening::Free ? 1 : dependent;
        each.rank *= beginsWithBullet(textOf(each)) ? listed : 1;
        each.quotation.probability = std::min(0.75, each.rank / (1.5 * strongest));
    }
    QList<const RankedSentence *> order;
    for (const RankedSentence &each : std::as_const(all))
        order.append(&each);
    std::stable_sort(order.begin(), order.end(),
                     [](const RankedSentence *a, const RankedSentence *b) { return a->rank > b->rank; });
    QList<const RankedSentence *> chosen;
    QHash<int, int> ofPassage;
    int words = 0;
    for (int most = 1; most <= 3; ++most) { // first one sentence per passage, then a second
        for (const RankedSentence *each : std::as_const(order)) {
            const bool again = std::any_of(chosen.begin(), chosen.end(), [&](const RankedSentence *other) {
                return each == other || likeness(textOf(*each), textOf(*other)) >= sameAgain;
            });
            if (again || ofPassage.value(each->quotation.passage) >= most || words + each->words > mostWordsOfDigest)
                continue;
            chosen.append(each);
            ++ofPassage[each->quotation.passage];
            words += each->words;
        }
    }
    std::sort(chosen.begin(), chosen.end(), [](const RankedSentence *a, const RankedSentence *b) {
        return std::pair(a->quotation.passage, a->quotation.from) < std::pair(b->quotation.passage, b->quotation.from);
    });
    QList<Quotation> quotations;
    for (const RankedSentence *each : std::as_const(chosen))
        quotations.append(each->quotation);
    return quotations;
}

} // namespace core
