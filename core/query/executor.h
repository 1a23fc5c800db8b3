// Executes a plan. The result is a value computed from cells, or a cell quoted as printed, each with its place on the
// page. Pure.
#pragma once

#include "core/query/plan.h"
#include "core/values/computed.h"

namespace core {

struct TableOutcome
{
    enum State { Quoted, Computed, Refused };

    State state = Refused;
    core::Computed value;
    QString why; // why it was refused, for the trace
};

TableOutcome executed(const Plan &plan);

} // namespace core
