// Documents with their cases, generated from a seed.
#pragma once

#include "tests/generated/facts.h"
#include "tests/generated/questions.h"

namespace generated {

struct Sizes
{
    int questions = 600;
    int pairs = 150; // pairs of questions that must get the same result
    int counts = 13; // questions such as "How many X are there?"
    int falseClaims = 400;
    int trueClaims = 200;
    int lies = 200;
    int trueSentences = 200;
};

// Tables with ten questions per document, cycling through all kinds and fields.
QList<Paper> tablePapers(quint64 seed, int questions);
// The same questions reworded, negated, about another year, and about the same facts in another layout.
QList<Paper> pairPapers(quint64 seed, int pairs);
// Tables with sums and subtotals, with questions about the number of rows.
QList<Paper> countPapers(quint64 seed, int counts);

struct ClaimPaper
{
    Paper paper; // without cases
    QList<Fact> facts;
    QList<Statement> statements;
    Sheet sheet;
};

QList<ClaimPaper> claimPapers(quint64 seed);
// Selects this many true and false claims, evenly over all kinds.
QList<Paper> chosen(const QList<ClaimPaper> &papers, Case::Part part, int lies, int truths, quint64 seed);

} // namespace generated
