// Likely answers from a table that does not explain all words of the question, such as "Which pizza costs the most?"
// asked of a menu without column headings. The words it does explain select rows and a column. The result is never
// certain: it is offered as a candidate, together with the unexplained words. Pure.
#pragma once

#include "core/query/plan.h"

#include <functional>

namespace core {

struct LikelyTable
{
    const TypedTable *table = nullptr;
    WordBits around = 0;  // words of the question that are above the table or in the names of its document
    WordBits page = 0;    // words of the question that are on its page
    double chance = 0;    // probability that its page answers the question, 0 ... 1
    bool isLists = false; // several price lists, joined
};

// How well a term distinguishes documents (IDF); 0: no document has it.
using WordWeight = std::function<double(const QString &term)>;

// The plans that explain enough of the question's words. All explain them equally well and differ only in their column.
// `fit` is the share of the words' weight that is explained, plus the chance of the table's page.
QList<Plan> likelyPlans(const AskedQuestion &asked, const LikelyTable &table, const WordWeight &weight);

} // namespace core
