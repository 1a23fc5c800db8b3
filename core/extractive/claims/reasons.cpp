// Puts features into words: only those that favoured the verdict.
#include "core/extractive/claims/reasons.h"

#include "core/base/inquotes.h"

#include <algorithm>
#include <tuple>

namespace core {
namespace {

constexpr int mostSaid = 3; // remarks per reason

QString quoted(const QStringList &words)
{
    return inQuotes(words, QStringLiteral(" and "));
}

template <class Wanted>
QStringList missing(const Claim &claim, const Comparison &comparison, Wanted wanted)
{
    QList<ClaimTerm> terms;
    for (qsizetype i = 0; i < claim.terms.size(); ++i) {
        if (!comparison.found.value(i) && wanted(claim.terms[i]))
            terms.append(claim.terms[i]);
    }
    std::stable_sort(terms.begin(), terms.end(),
                     [](const ClaimTerm &a, const ClaimTerm &b) { return a.weight > b.weight; });
    QStringList words;
    for (const ClaimTerm &term : terms.mid(0, 2))
        words.append(term.shown);
    return words;
}

QString areMissing(const QStringList &words)
{
    if (words.isEmpty())
        return {};
    return quoted(words) +
           (words.size() == 1 ? QStringLiteral(" isn't in this passage") : QStringLiteral(" aren't in this passage"));
}

QString covered(const Claim &claim, const Comparison &comparison)
{
    if (claim.terms.isEmpty())
        return QStringLiteral("there are no words to compare");
    const auto counts = [&](bool asking) { // "many" in "how many" is uninformative beside other words
        int all = 0;
        int found = 0;
        for (qsizetype i = 0; i < claim.terms.size(); ++i) {
            if (claim.terms[i].asks && !asking)
                continue;
            ++all;
            found += comparison.found.value(i);
        }
        return std::pair(found, all);
    };
    auto [found, all] = counts(false);
    if (all == 0)
        std::tie(found, all) = counts(true);
    if (found == all)
        return all == 1 ? QStringLiteral("the key term was found") : QStringLiteral("all %1 key terms found").arg(all);
    return QStringLiteral("%1 of %2 key terms found").arg(found).arg(all);
}

// "“2018” replaces “2015”", for the first word of a kind.
QString standsInstead(const Comparison &comparison, Replaced::Kind kind)
{
    for (const Replaced &each : comparison.alignment.replaced) {
        if (each.kind == kind)
            return QStringLiteral("\u201c%1\u201d replaces \u201c%2\u201d").arg(each.said, each.stands);
    }
    return {};
}

// Names the clause if the claim has several: "few words of “in October 2016” appear close together".
QString weakestClause(const Claim &claim, const Comparison &comparison)
{
    const QList<int> clause = comparison.clauses.value(comparison.weakest);
    if (comparison.clauses.size() < 2 || clause.isEmpty())
        return {};
    const ReadTerm &first = claim.reading.terms[claim.terms[clause.first()].index];
    const ReadTerm &last = claim.reading.terms[claim.terms[clause.last()].index];
    return QStringLiteral("few words of \u201c%1\u201d appear close together")
        .arg(claim.reading.text.mid(first.from, last.to - first.from).simplified());
}

// A feature in words; empty if it adds nothing to coverage.
QString remark(QLatin1String feature, double value, const Claim &claim, const Comparison &comparison)
{
    if (feature == QLatin1String("numbers missing") && value > 0) {
        const QStringList numbers = missing(claim, comparison, [](const ClaimTerm &term) { return term.number; });
        const bool year = numbers.size() == 1 && isYear(numbers.first());
        return year ? QStringLiteral("the year %1 isn't in this passage").arg(numbers.first()) : areMissing(numbers);
    }
    if (feature == QLatin1String("names missing") && value > 0)
        return areMissing(missing(claim, comparison, [](const ClaimTerm &term) { return term.name; }));
    if (feature == QLatin1String("names elsewhere") && value > 0)
        return QStringLiteral("a name is in another sentence");
    if (feature == QLatin1String("gap") && value > 0)
        return areMissing(missing(claim, comparison, [](const ClaimTerm &term) {
            return !term.number && !term.name && !term.outOfVocabulary &&
                   !term.asks; // those are reported separately or are uninformative
        }));
    if (feature == QLatin1String("clause") && value < 0.5)
        return weakestClause(claim, comparison);
    if (feature == QLatin1String("clauses") && value >= 3)
        return QStringLiteral("says several things at once");
    if (feature == QLatin1String("numbers elsewhere") && value > 0)
        return QStringLiteral("a number is in another sentence");
    if (feature == QLatin1String("units") && value > 0)
        return QStringLiteral("a number has a different unit or month");
    if (feature == QLatin1String("negation") && value > 0)
        return QStringLiteral("only one of the two says \u201cnot\u201d");
    if (feature == QLatin1String("opposed") && value > 0)
        return QStringLiteral("a word is replaced by its opposite");
    if (feature == QLatin1String("opposites") && value > 0)
        return QStringLiteral("a word is contradicted by its opposite");
    if (feature == QLatin1String("order") && value < 0.7)
        return QStringLiteral("the words are in a different order");
    if (feature == QLatin1String("other number") && value > 0)
        return standsInstead(comparison, Replaced::Number);
    if (feature == QLatin1String("other name") && value > 0)
        return standsInstead(comparison, Replaced::Name);
    if (feature == QLatin1String("other word") && value > 0)
        return standsInstead(comparison, Replaced::Word);
    if (feature == QLatin1String("exchanged") && value > 0)
        return QStringLiteral("two names are swapped");
    if (feature == QLatin1String("denied") && value > 0)
        return QStringLiteral("the words are the same except for a \u201cnot\u201d");
    if (feature == QLatin1String("overstated") && value > 0)
        return QStringLiteral("says more than the passage, such as “all” for “some”");
    if (feature == QLatin1String("verbatim") && value > 0)
        return QStringLiteral("quoted word for word");
    return {};
}

} // namespace

QString reasonFor(const Claim &claim, const Comparison &comparison, std::span<const char *const> names,
                  const Weights &weights, const QList<double> &row, bool favourable)
{
    QList<std::pair<double, int>> pulls;
    for (int i = 0; i < int(names.size()); ++i) {
        const double pull = weights.pull(row, i) * (favourable ? 1 : -1);
        if (pull > 0)
            pulls.append({pull, i});
    }
    std::stable_sort(pulls.begin(), pulls.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    QStringList said{covered(claim, comparison)};
    for (const auto &[pull, feature] : pulls) {
        const QString words = remark(QLatin1String(names[size_t(feature)]), row[feature], claim, comparison);
        if (said.size() <= mostSaid && !words.isEmpty() && !said.contains(words))
            said.append(words);
    }
    return said.join(QStringLiteral("; "));
}

} // namespace core
