// A run that continues an earlier one from a given step. The steps before it are replayed from the trace, which
// supplies searches, verdicts and answers: no model is called, and the state becomes that of the earlier run. Flows
// need no code of their own for this.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/session/forkpoints.h"

namespace core {

// Returns the state before the step, with the options applied, and the events up to that point. `tools` belong to the
// new run; only their library and second opinion are used. If the options name another flow, the run begins at that
// flow's first step, or at the given step if it is a second entry of both flows. The run reuses the passages found so
// far unless another query or number of passages is wanted. Errors: NotFound (no such step), Invalid (the run cannot be
// forked at this step; the message says why), Cancelled.
Result<ResumedRun> replayUpTo(const AnswerFlow &flow, const Turn &turn, const ForkOptions &options,
                              const AnswerTools &tools);

// The record that a turn keeps of the run it was forked from.
ForkedFrom originOf(const Turn &turn, const ForkOptions &options);

} // namespace core
