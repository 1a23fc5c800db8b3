#include "core/extractive/rerank.h"

#include "core/extractive/readover.h"
#include "core/extractive/answerfinder.h"
#include "core/extractive/apparatus.h"
#include "core/extractive/comparison.h"

#include <algorithm>

namespace core {
namespace {

constexpr double answering = 0.6; // what the form of an answer counts beside the score of the search
constexpr double speaking = 0.1;  // what speaking of what is asked counts, beside whom it is asked of
constexpr double notText = 0.12;  // what being apparatus costs

// Of what a question asks, names and numbers aside, the share that a passage speaks of, in these or kindred words.
double contentIn(const Claim &asked, const TokenizedText &text, const TokenizedText &around)
{
    double all = 0;
    double met = 0;
    const Comparison comparison = compare(asked, text, around);
    for (qsizetype i = 0; i < asked.terms.size(); ++i) {
        const ClaimTerm &term = asked.terms[i];
        if (term.name || term.number || term.asks)
            continue;
        all += term.weight;
        met += comparison.found.value(i) ? term.weight : 0;
    }
    return all > 0 ? met / all : 0;
}

} // namespace

QList<Passage> reranked(const QString &question, const QList<Passage> &passages, int most, const Idf &idf)
{
    const Claim asked = questionOf(question, idf);
    const AnswerFinder finder(asked);
    const bool wantsApparatus = asked.whole || asksForApparatus(asked);
    // A name stands everywhere in the documents of whoever bears it.
    const bool named =
        std::any_of(asked.terms.begin(), asked.terms.end(), [](const ClaimTerm &term) { return term.name; });
    QList<std::pair<double, qsizetype>> ranked; // by minus the score
    for (qsizetype i = 0; i < passages.size(); ++i) {
        const Passage &passage = passages[i];
        double score = passage.score;
        const TokenizedText text = readText(passage.text);
        const TokenizedText around = readOver(passage, asked.reading);
        const double strength = finder.looks() ? finder.strongest(text, around) : 0;
        score += answering * strength;
        if (named)
            score += speaking * contentIn(asked, text, around);
        if (!wantsApparatus && strength < 0.5)
            score -= notText * apparatusIn(passage.text);
        ranked.append({-score, i});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Passage> best;
    for (const auto &[score, i] : std::as_const(ranked).mid(0, most))
        best.append(passages[i]);
    return best;
}

QString alsoLookedFor(const QString &question, const Idf &idf)
{
    const Claim asked = questionOf(question, idf);
    return AnswerFinder(asked).query();
}

QString withoutNames(const QString &question, const Idf &idf)
{
    const Claim asked = questionOf(question, idf);
    QStringList words;
    bool named = false;
    for (const ClaimTerm &term : asked.terms) {
        named = named || (term.name && !term.number);
        if (!term.name && !term.asks)
            words.append(term.shown);
    }
    return named ? words.join(u' ') : QString();
}

} // namespace core
