// What the user may want of a run that is under way. It is looked at between steps; the step that runs ends as it
// would.
#pragma once

namespace core {

enum class EndRequest {
    GoOn,
    StopAfterStep,
    AcceptBest, // ends with the best answer there is; where there is none yet the run goes on until there is one
};

} // namespace core
