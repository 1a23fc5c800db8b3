// Makes plans for the cells that a question names by row and column, for one or more periods.
#pragma once

#include "core/query/tablewords.h"

namespace core {

class CellPlans : public TableWords
{
public:
    using TableWords::TableWords;

    QList<Plan> values(const std::optional<FiscalPeriod> &period) const; // plans for values, best first
    QList<Plan> overTime(TableQuery::Kind kind) const; // plans for one row or one column at several times

private:
    std::optional<Plan> planAt(int row, int column) const;
    bool isPartOfSomething(int row, int column) const;
    bool mayTell(const TypedCell &cell, int row, int column) const;
    double fitOf(const RowNames &row, const Cover &head, const Plan &plan) const;
};

} // namespace core
