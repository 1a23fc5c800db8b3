// Makes plans that count, list, compare or add up rows, and plans for rows that a question names.
#pragma once

#include "core/query/cellplans.h"

namespace core {

class RowPlans : public CellPlans
{
public:
    using CellPlans::CellPlans;

    QList<Plan> ofNamed(TableQuery::Kind kind) const; // plans for two rows named in the question, or more for a sum
    QList<Plan> ofParts(TableQuery::Kind kind) const; // plans for all rows that are parts
    QList<Plan> overTimes() const;                    // plans for "in which year", where each row is a time
    QList<Plan> share() const;
    QList<Plan> growths() const;
    QList<Plan> rows(TableQuery::Kind kind) const; // plans that count or list rows
    bool namesAllParts() const;

private:
    std::optional<int> printedTotal(const QList<int> &parts, int column) const;
    std::optional<Plan> sumOfParts(int column, WordBits explained) const;
    bool isPartOf(int part, int total, int column) const;
    bool mayBeOfItsRow(int column) const;
    QList<Plan> shareOfAll(int part) const;
    bool isOfTimes(int row) const;
    bool isOfWords(int column) const;
    bool hasMoreLike(const QList<int> &rows, int column) const;
};

} // namespace core
