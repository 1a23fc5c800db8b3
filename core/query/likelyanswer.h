// Offers likely answers from the tables that a search found, for questions that no table fully explains. Pure except
// for the TableSource.
#pragma once

#include "core/numbers/calculator.h"
#include "core/query/likelyrows.h"

namespace core {

struct NearPage // a page that a search found for the question
{
    DocumentId document = 0;
    int page = 0;      // physical, 1-based
    double chance = 0; // probability that the page answers the question, 0 ... 1
};

// Returns the probability that the text answers the question, 0 ... 1.
using ChanceOfText = std::function<Result<double>(const QString &text)>;

// Whether it is worth searching for likely answers. Fast: no document is read.
bool mayBeLikely(const QString &question);

// Returns only candidates, most likely first, and a reason that says what is uncertain. `chance` chooses between
// columns that the words of the question do not distinguish; it may be null. Errors: Cancelled, and any error from the
// source.
Result<Calculation> likelyFromTables(const QString &question, const QList<NearPage> &near, const TableSource &source,
                                     const WordWeight &weight, const ChanceOfText &chance, std::stop_token stop);

} // namespace core
