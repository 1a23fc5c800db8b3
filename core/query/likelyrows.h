// What a question may ask of the rows of a table that does not explain all of its words: "Which pizza costs the most?"
// of a menu without column heads. The words of the question select rows and a column as far as they can. The result is
// never certain: it is offered as a candidate, with the words that nothing explains. Pure.
#pragma once

#include "core/query/plan.h"

#include <QSet>

#include <functional>

namespace core {

struct LikelyTable
{
    const TypedTable *table = nullptr;
    WordBits around = 0; // words of the question above it, or in names of its document
    WordBits page = 0;   // words of the question on its page
    double chance = 0;   // that its page answers the question, 0 ... 1
};

// How much a term distinguishes documents (IDF); 0: no document has it.
using WordWeight = std::function<double(const QString &term)>;

// Whether it asks for a result that is computed from several rows, or for the rows that meet a condition.
bool asksOfRows(const AskedQuestion &asked);

struct JoinedTable
{
    TypedTable table;
    qsizetype first = 0; // index of its first part in `tables`
    QSet<int> pages;
    int last = 0; // its last page
};

// The tables of one document, those with the same column heads as one: a page break divided them, or they repeat the
// same form for each of several things. `tables`: in the order of the document.
QList<JoinedTable> joinedTables(const QList<TypedTable> &tables);

// The plans that explain enough of the question's words, all equally well: they differ in their column. `fit` is the
// explained share of the words' weight plus the chance of the table's page.
QList<Plan> likelyPlans(const AskedQuestion &asked, const LikelyTable &table, const WordWeight &weight);

} // namespace core
