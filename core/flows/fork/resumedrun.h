// A run that continues an earlier one from a given step. The steps before it are replayed from the trace: it supplies
// searches, verdicts and answers, no model is asked, and the state is the same as in the earlier run. So every flow can
// be forked without having any code for it.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/session/forkpoints.h"

namespace core {

// The state before the step, with the options applied, and the events up to that point. `tools` are the new run's; only
// its library and second opinion are used. If the options name another flow, the run begins at that flow's first step,
// or at the given step if it is a second entry of both flows, with the passages found so far, unless another query or
// number of passages is wanted. Errors: NotFound (no such step), Invalid (it cannot be forked there; the message says
// why), Cancelled.
Result<ResumedRun> replayUpTo(const AnswerFlow &flow, const Turn &turn, const ForkOptions &options,
                              const AnswerTools &tools);

// What a turn records about the run it was forked from.
ForkedFrom originOf(const Turn &turn, const ForkOptions &options);

} // namespace core
