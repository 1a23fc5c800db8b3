// Answers counted by how they ended (core/session/outcome.h): how many are right, what may be believed of the surest,
// and what that comes to in a sentence.
#pragma once

#include "core/eval/report.h"

namespace core {

// Adds to a report: by_outcome and by_likelihood {n, unanswerable (of these), and of answers known (the set tells
// whether it is right), right, precision, interval}; unanswerable {n, answered, by_outcome}; risk_coverage {area,
// points [{outcome, likelihood, n, coverage, risk}]}, the surest answers first.
void countOutcomes(const EvalRows &rows, JsonObject &report);

// "Answered 31 of 46: 20 computed, 19 of them right; 11 quoted, 4 of them right." Where nothing was asked, what was
// measured instead.
QString summaryOf(const EvalRows &rows, const Json &report, QuestionSet::Form form);

} // namespace core
