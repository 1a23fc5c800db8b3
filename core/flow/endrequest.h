// The user's request to end a running flow early. Checked between steps; the current step ends normally.
#pragma once

namespace core {

enum class EndRequest {
    GoOn,
    StopAfterStep,
    AcceptBest, // end with the best answer so far, or as soon as there is one
};

} // namespace core
