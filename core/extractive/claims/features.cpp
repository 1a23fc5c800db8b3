// The rows of features, in the order of their names above.
#include "core/extractive/claims/features.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr const char *support[] = {
    "coverage",   "window",        "pairs",           "order",           "gap",
    "run",        "names missing", "names elsewhere", "numbers missing", "numbers elsewhere",
    "units",      "negation",      "opposites",       "verbatim",        "complete",
    "asked",      "brief asked",   "brief",           "other number",    "other name",
    "other word", "exchanged",     "denied",          "overstated",      "opposed",
    "clause",     "clauses",       "length",          "all but one"};
double brief(const Claim &claim)
{
    return 1 / (1 + 0.5 * double(claim.terms.size()));
}

// How closely one place of the source matches: 1 if it has all but one of the claim's content words, 0 if it lacks
// three. Only then does a difference change the meaning; a paraphrase differs in many words.
double closeness(const Comparison &comparison)
{
    return std::clamp((3.0 - comparison.missing) / 2, 0.0, 1.0);
}

} // namespace

std::span<const char *const> supportNames()
{
    return support;
}

Row supportRow(const Claim &claim, const TokenizedText &source, const Comparison &c, const Claim &asked,
               const Comparison &askedInSource)
{
    constexpr int mostClauses = 6;
    constexpr int onePassage = 200; // terms; in longer texts, words coincide by chance
    const double close = closeness(c);
    const double about = asked.terms.isEmpty() ? 0.5 : askedInSource.coverage;
    return {c.coverage,
            c.window,
            c.pairs,
            c.order,
            c.heaviestMissing,
            c.longestMissingRun,
            c.namesMissing,
            c.namesElsewhere,
            c.numbersMissing,
            c.numbersElsewhere,
            close * c.units,
            c.negation,
            close * c.opposites,
            c.verbatim ? 1.0 : 0.0,
            c.coverage > 0.95 ? 1.0 : 0.0,
            about,
            about * brief(claim),
            brief(claim),
            close * replaced(c.alignment, Replaced::Number),
            close * replaced(c.alignment, Replaced::Name),
            replaced(c.alignment, Replaced::Word),
            c.alignment.exchanged ? close : 0,
            c.alignment.denied ? close : 0,
            c.alignment.overstated ? close : 0,
            c.alignment.opposed ? close : 0,
            c.clause,
            double(std::min<qsizetype>(c.clauses.size(), mostClauses)),
            std::log(double(std::max<qsizetype>(source.terms.size(), onePassage)) / onePassage),
            c.namesMissing > 0 || c.numbersMissing > 0 ? close : 0};
}

} // namespace core
