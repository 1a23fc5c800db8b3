// The rows, one function each; their names stand above in the same order.
#include "core/model/features.h"

#include <QSet>

namespace core {
namespace {

constexpr const char *relevance[] = {
    "coverage",          "window", "pairs", "gap",       "names missing", "names elsewhere", "numbers missing",
    "numbers elsewhere", "unseen", "kind",  "opposites", "negation",      "vector",          "full window"};
constexpr const char *support[] = {"coverage",
                                   "window",
                                   "pairs",
                                   "order",
                                   "gap",
                                   "run",
                                   "names missing",
                                   "names elsewhere",
                                   "numbers missing",
                                   "numbers elsewhere",
                                   "units",
                                   "negation",
                                   "opposites",
                                   "verbatim",
                                   "complete",
                                   "asked",
                                   "brief asked",
                                   "brief"};
constexpr const char *utility[] = {"coverage",  "gap",      "names missing",  "numbers missing", "kind",
                                   "new words", "brief",    "evades",         "pairs",           "kind of brief",
                                   "opposites", "negation", "names elsewhere"};
constexpr const char *quotation[] = {"coverage", "around", "pairs", "kind",  "opposites",
                                     "position", "rank",   "brief", "leans", "covers most"};

double brief(const Claim &claim)
{
    return 1 / (1 + 0.5 * double(claim.terms.size()));
}

double kindIn(const Claim &question, const Reading &text, int firstSentence, int lastSentence)
{
    return kindFound(question.kind, question.reading, text, text.firstTerms.value(firstSentence),
                     text.firstTerms.value(lastSentence, int(text.terms.size())));
}

// What an answer says that the question did not.
double newWords(const Claim &question, const Reading &answer)
{
    QSet<QString> words;
    for (const ReadTerm &term : answer.terms) {
        if (!term.stop && !question.reading.places.contains(term.key))
            words.insert(term.key);
    }
    return std::min<double>(double(words.size()), 6) / 6;
}

// "The documents do not say", "I cannot answer".
bool evades(const Reading &answer)
{
    static const QSet<QString> saying = [] {
        QSet<QString> stems;
        for (const Term &term : terms(u"know answer mention mentioned information determine specified provided "
                                      u"contain available find found unclear context documents sorry unable"))
            stems.insert(term.text);
        return stems;
    }();
    int near = -1;
    for (qsizetype i = 0; i < answer.terms.size(); ++i) {
        const ReadTerm &term = answer.terms[i];
        if (term.denies || term.text == u"unabl" || term.text == u"sorri")
            near = int(i);
        else if (near >= 0 && i - near <= 3 && saying.contains(term.text))
            return answer.terms.size() < 40;
    }
    return false;
}

// A sentence that begins with "It", "This effect": what it is about stands before it.
bool leansOnTheOneBefore(const Reading &source, int sentence)
{
    static const QSet<QString> leaning = [] {
        QSet<QString> stems;
        for (const Term &term : terms(u"it its this these those they their them he she his her such"))
            stems.insert(term.text);
        return stems;
    }();
    const int first = source.firstTerms.value(sentence);
    return first < source.terms.size() && leaning.contains(source.terms[first].text);
}

double coverageAt(const Comparison &comparison, int sentence)
{
    return sentence >= 0 && sentence < comparison.sentences.size() ? comparison.sentences[sentence] : 0;
}

} // namespace

std::span<const char *const> relevanceNames()
{
    return relevance;
}

std::span<const char *const> supportNames()
{
    return support;
}

std::span<const char *const> utilityNames()
{
    return utility;
}

std::span<const char *const> quotationNames()
{
    return quotation;
}

Row relevanceRow(const Claim &question, const Passage &passage, const Reading &source, const Comparison &c)
{
    return {c.coverage,
            c.window,
            c.pairs,
            c.gap,
            c.namesMissing,
            c.namesElsewhere,
            c.numbersMissing,
            c.numbersElsewhere,
            c.unseen,
            kindIn(question, source, c.first, c.last),
            c.opposites,
            c.negation,
            passage.scores.vector,
            c.window > 0.85 ? 1.0 : 0.0};
}

Row supportRow(const Claim &claim, const Comparison &c, const Claim &asked, const Comparison &askedInSource)
{
    const double about = asked.terms.isEmpty() ? 0.5 : askedInSource.coverage;
    return {c.coverage,
            c.window,
            c.pairs,
            c.order,
            c.gap,
            c.run,
            c.namesMissing,
            c.namesElsewhere,
            c.numbersMissing,
            c.numbersElsewhere,
            c.units,
            c.negation,
            c.opposites,
            c.verbatim ? 1.0 : 0.0,
            c.coverage > 0.95 ? 1.0 : 0.0,
            about,
            about * brief(claim),
            brief(claim)};
}

Row utilityRow(const Claim &question, const Reading &answer, const Comparison &c)
{
    const double kind = kindIn(question, answer, 0, int(answer.sentences.size()));
    const double isBrief = answer.terms.size() <= 8 ? 1 : 0;
    return {c.coverage,
            c.gap,
            c.namesMissing,
            c.numbersMissing,
            kind,
            newWords(question, answer),
            isBrief,
            evades(answer) ? 1.0 : 0.0,
            c.pairs,
            isBrief * kind,
            c.opposites,
            c.negation,
            c.namesElsewhere};
}

Row quotationRow(const Claim &question, const Reading &source, const Comparison &c, int sentence, int rank)
{
    const double own = coverageAt(c, sentence);
    const bool leans = leansOnTheOneBefore(source, sentence);
    const double before = coverageAt(c, sentence - 1);
    const double around = std::max(0.0, std::max(before, 0.5 * coverageAt(c, sentence + 1)) - 0.5 * own);
    const int first = source.firstTerms.value(sentence);
    const int last = source.firstTerms.value(sentence + 1, int(source.terms.size()));
    return {own,
            around,
            c.pairsIn.value(sentence),
            kindFound(question.kind, question.reading, source, first, last),
            c.opposites,
            1 / (1.0 + sentence),
            1 / (1.0 + rank),
            last - first < 6 ? 1.0 : 0.0,
            leans ? before : 0,
            own > 0.8 ? 1.0 : 0.0};
}

} // namespace core
