// A model tried as a judge, from its name to what is remembered: what the window and attest-cli have in common. Blocks.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/parallel.h"
#include "core/eval/judgetrial.h"
#include "core/ports/connections.h"

namespace app {

struct TrialMeans // what it is done with; all of it outlives the trial
{
    LocalServer &local;
    core::Parallel &parallel;
    core::TrialTold told = {};
    // Of earlier runs; one of the same model, pairs and prompts is given back without a call.
    QList<core::JudgeTrial> known = {};
};

// settings.model is who is tried. Errors: those of opening and asking it, Cancelled; Invalid for the built-in model.
core::Result<core::JudgeTrial> tryAsJudge(core::Settings settings, core::Connections connections,
                                          const TrialMeans &means, std::stop_token stop);

// What is remembered of the model that plays a role by these settings, tried with the present pairs and prompts; null:
// nothing, or it is the built-in one.
const core::JudgeTrial *trialOf(core::LabelledPair::Kind role, const core::Settings &settings,
                                const QList<core::JudgeTrial> &known);

// For each role of the settings whose judge does worse than the built-in check: one sentence.
QStringList judgeWarnings(const core::Settings &settings, const QList<core::JudgeTrial> &known);

} // namespace app
