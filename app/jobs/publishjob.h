// An answer published in a team's library: what the window and attest-cli have in common. Blocks.
#pragma once

#include "core/evidence/exportdata.h"
#include "core/team/teamanswers.h"

namespace app {

// One's own answer as an evidence bundle, with the cited words and without how it came about, for those who may see all
// documents that it holds something of. Its id there. Errors: those of core::gatherAnswer and core::TeamAnswers.
core::Result<QString> publishAnswer(const core::Library &library, core::SessionId session, const QString &turn,
                                    const QStringList &secrets, const core::PasswordOf &passwordOf,
                                    core::Postgres &postgres, std::stop_token stop);

} // namespace app
