// Documents with their cases, drawn from a seed.
#pragma once

#include "tests/generated/facts.h"
#include "tests/generated/questions.h"

namespace generated {

struct Sizes
{
    int questions = 600;
    int pairs = 150; // of questions that must fare alike
    int counts = 13; // "How many X are there?"
    int falseClaims = 400;
    int trueClaims = 200;
    int lies = 200;
    int trueSentences = 200;
};

// Tables with questions, ten a document, of all kinds and in all fields in turn.
QList<Paper> tablePapers(quint64 seed, int questions);
// The same questions asked in other words, negated, of another year, and of the same facts told otherwise.
QList<Paper> pairPapers(quint64 seed, int pairs);
// Tables with sums and subtotals that are asked how many rows there are.
QList<Paper> countPapers(quint64 seed, int counts);

struct ClaimPaper
{
    Paper paper; // without cases
    QList<Fact> facts;
    QList<Statement> statements;
    Sheet sheet;
};

QList<ClaimPaper> claimPapers(quint64 seed);
// So many true and false ones, of all kinds alike.
QList<Paper> chosen(const QList<ClaimPaper> &papers, Case::Part part, int lies, int truths, quint64 seed);

} // namespace generated
