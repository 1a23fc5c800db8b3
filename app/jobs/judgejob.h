// Tests how well a model judges, from its name to the stored result. Shared by the window and attest-cli. Blocks.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/parallel.h"
#include "core/eval/judgetrial.h"
#include "core/ports/connections.h"

namespace app {

struct TrialMeans // what the trial needs; everything must outlive it
{
    LocalServer &local;
    core::Parallel &parallel;
    core::TrialTold told = {};
    // Earlier results. A result with the same model, pairs and prompts is returned without any call.
    QList<core::JudgeTrial> known = {};
};

// `settings.model` is the model to test. Errors: those of opening and asking the model, Cancelled; Invalid for the
// built-in model.
core::Result<core::JudgeTrial> tryAsJudge(core::Settings settings, core::Connections connections,
                                          const TrialMeans &means, std::stop_token stop);

// The stored trial of the model that has this role in the settings, for the current pairs and prompts. Null: there is
// none, or the model is the built-in one.
const core::JudgeTrial *trialOf(core::LabelledPair::Kind role, const core::Settings &settings,
                                const QList<core::JudgeTrial> &known);

// One sentence for each role in the settings whose judge is worse than the built-in check.
QStringList judgeWarnings(const core::Settings &settings, const QList<core::JudgeTrial> &known);

} // namespace app
