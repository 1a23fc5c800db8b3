// A run that goes on from a step of an earlier one. The steps before it run again on what was written down of them:
// searches, verdicts and answers come from the trace, no model is asked, and what they leave behind is the state the
// earlier run had. So every flow can be forked, without a word about it in any flow.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/session/forkpoints.h"

namespace core {

// The state before the step, with the wish put into it, and the events up to there. `tools` are those of the new run;
// of them only the library and the second opinion are used. Where the wish names another flow than the turn's, the run
// begins at that flow's first step, or where the step is another entry of both there, with the passages that were found
// up to there, unless another query or another number of them is wanted. Errors: NotFound (no such step), Invalid (it
// cannot be forked there, and why), Cancelled.
Result<ResumedRun> replayUpTo(const AnswerFlow &flow, const Turn &turn, const ForkOptions &options,
                              const AnswerTools &tools);

// What a turn says of where it comes from.
ForkedFrom originOf(const Turn &turn, const ForkOptions &options);

} // namespace core
