#include "core/extractive/rerank.h"

#include "core/extractive/claims/comparison.h"
#include "core/extractive/forms/agreement.h"
#include "core/extractive/forms/answerfinder.h"
#include "core/extractive/forms/recency.h"
#include "core/extractive/passages/apparatus.h"
#include "core/extractive/passages/readover.h"

#include <algorithm>
#include <vector>

namespace core {
namespace {

constexpr double answering = 0.8; // what the form of an answer counts beside the score of the search
constexpr double speaking = 0.1;  // what speaking of what is asked counts, beside whom it is asked of
constexpr double notText = 0.12;  // what being apparatus costs
constexpr double agreeing = 0.15; // what it counts that others name the same
constexpr double older = 0.15;    // what it costs that a later document says it too

struct LookedAt // a passage
{
    TokenizedText text;
    TokenizedText around;
    QList<FoundAnswer> found; // the strongest first
};

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

// What is asked of those it names; empty where it names nobody or nothing else is left.
QString withoutNames(const Claim &asked)
{
    QStringList words;
    bool named = false;
    for (const ClaimTerm &term : asked.terms) {
        named = named || (term.name && !term.number);
        if (!term.name && !term.asks)
            words.append(term.shown);
    }
    return named ? words.join(u' ') : QString();
}

} // namespace

QList<Passage> reranked(const QString &question, const QList<Passage> &passages, int most, const Idf &idf)
{
    const Claim asked = questionOf(question, idf);
    const AnswerFinder finder(asked);
    const bool wantsApparatus = asked.analysis.isOfTheWhole || asksForApparatus(asked);
    // A name stands everywhere in the documents of whoever bears it.
    const bool named =
        std::any_of(asked.terms.begin(), asked.terms.end(), [](const ClaimTerm &term) { return term.name; });
    std::vector<LookedAt> looked;
    Agreement agreement;
    Recency recency(asked);
    for (const Passage &passage : passages) {
        LookedAt &each = looked.emplace_back();
        each.text = readText(passage.text);
        each.around = readOver(passage, asked.reading);
        each.found = finder.find(each.text, each.around);
        agreement.add(each.found);
        recency.add(passage, each.around, each.found);
    }
    QList<std::pair<double, qsizetype>> ranked; // by minus the score
    for (qsizetype i = 0; i < passages.size(); ++i) {
        const Passage &passage = passages[i];
        const LookedAt &each = looked[size_t(i)];
        double score = passage.score;
        const double strength = each.found.isEmpty() ? 0 : each.found.first().strength;
        score += answering * strength;
        if (!each.found.isEmpty())
            score += agreeing * agreement.with(each.found.first());
        if (finder.looksEverywhere() && recency.isOutdated(passage))
            score -= older;
        if (named)
            score += speaking * contentIn(asked, each.text, each.around);
        if (!wantsApparatus)
            score -= notText * apparatusIn(passage.text);
        ranked.append({-score, i});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Passage> best;
    for (const auto &[score, i] : std::as_const(ranked).mid(0, most))
        best.append(passages[i]);
    return best;
}

QList<FurtherSearch> furtherSearches(const QString &question, const Idf &idf)
{
    constexpr int everywhere = 3; // times as many passages
    const Claim asked = questionOf(question, idf);
    const AnswerFinder finder(asked);
    QList<FurtherSearch> searches;
    const QString form = finder.query();
    const QString content = withoutNames(asked);
    if (!form.isEmpty())
        searches.append({form});
    if (finder.looksEverywhere())
        searches.append({content.isEmpty() ? form : content, true, everywhere});
    else if (!content.isEmpty())
        searches.append({content, true});
    return searches;
}

} // namespace core
