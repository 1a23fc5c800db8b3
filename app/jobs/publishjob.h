// Publishes an answer in a team's library. Shared by the window and attest-cli. Blocks.
#pragma once

#include "core/evidence/exportdata.h"
#include "core/team/teamanswers.h"

namespace app {

// Publishes the user's own answer as an evidence bundle, with the cited words and without its trace, for users who may
// see all documents in it. Returns the id of the answer on the server. Errors: those of core::gatherAnswer and
// core::TeamAnswers.
core::Result<QString> publishAnswer(const core::Library &library, core::SessionId session, const QString &turn,
                                    const QStringList &secrets, const core::PasswordOf &passwordOf,
                                    core::Postgres &postgres, std::stop_token stop);

} // namespace app
