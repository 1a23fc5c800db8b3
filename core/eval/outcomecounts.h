// Counts answers by outcome (core/session/outcome.h): how many are right, how reliable the most confident ones are, and
// a one-sentence summary.
#pragma once

#include "core/eval/report.h"

namespace core {

// Adds to a report: by_outcome and by_likelihood {n, unanswerable (how many of the n), known (how many answers the set
// can mark), right, precision, interval}; unanswerable {n, answered, by_outcome}; risk_coverage {area, points
// [{outcome, likelihood, n, coverage, risk}]}, most confident answers first.
void countOutcomes(const EvalRows &rows, JsonObject &report);

// "Answered 31 of 46: 20 computed, 19 of them right; 11 quoted, 4 of them right." If no question was asked, the
// sentence is about the search instead.
QString summaryOf(const EvalRows &rows, const Json &report, QuestionSet::Form form);

} // namespace core
