// A run that continues from a step of an earlier one. The steps before it are replayed from the trace: it supplies
// searches, verdicts and answers, no model is asked, and the result is the state of the earlier run. So every flow can
// be forked without any code for it in the flow.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/session/forkpoints.h"

namespace core {

// The state before the step, with the options applied, and the events up to there. `tools` are the new run's; only its
// library and second opinion are used. If the options name another flow, the run begins at that flow's first step, or
// at the step itself if it is another entry of both flows, with the passages found up to there, unless another query or
// number of passages is wanted. Errors: NotFound (no such step), Invalid (it cannot be forked there, and why),
// Cancelled.
Result<ResumedRun> replayUpTo(const AnswerFlow &flow, const Turn &turn, const ForkOptions &options,
                              const AnswerTools &tools);

// What a turn records about its origin.
ForkedFrom originOf(const Turn &turn, const ForkOptions &options);

} // namespace core
