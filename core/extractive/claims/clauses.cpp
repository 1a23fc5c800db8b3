#include "core/extractive/claims/clauses.h"

#include "core/language/lexicon.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr int fewest = 2; // content words that make a statement

bool connects(const QString &term)
{
    static const QSet<QString> &words = lexicon().terms("clause-joints");
    return words.contains(term);
}

bool isParted(const TokenizedText &reading, int term)
{
    if (connects(reading.terms[term].text))
        return true;
    const int end = reading.terms[term - 1].to;
    const QStringView between = QStringView(reading.text).mid(end, reading.terms[term].from - end);
    return std::any_of(between.begin(), between.end(), [](QChar c) { return QStringView(u",;:()").contains(c); });
}

} // namespace

QList<QList<int>> clausesOf(const Claim &claim)
{
    QList<QList<int>> clauses;
    QList<int> clause;
    qsizetype next = 0; // next of the claim's terms, which are in text order
    for (int i = 0; i < int(claim.reading.terms.size()); ++i) {
        if (i > 0 && clause.size() >= fewest && isParted(claim.reading, i))
            clauses.append(std::exchange(clause, {}));
        if (next < claim.terms.size() && claim.terms[next].index == i)
            clause.append(int(next++));
    }
    if (clause.size() >= fewest || clauses.isEmpty())
        clauses.append(clause);
    else
        clauses.last() += clause;
    return clauses;
}

double coverageOf(const QList<int> &clause, const Claim &claim, const QList<QList<TermMatch>> &met)
{
    double weight = 0;
    for (const int term : clause)
        weight += claim.terms[term].weight / claim.weight;
    double best = 0;
    for (const QList<TermMatch> &sentence : met) {
        double covered = 0;
        for (const TermMatch &each : sentence)
            covered += clause.contains(each.term) ? each.share : 0;
        best = std::max(best, covered);
    }
    return weight > 0 ? std::min(1.0, best / weight) : 0;
}

} // namespace core
