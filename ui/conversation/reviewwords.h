// What came of an answer later, in words: documents that have changed since, and its support asked again.
#pragma once

#include "core/session/freshness.h"

namespace ui {

// The answer as it stands today: its sentences marked, and its ending, as the last check of its support has them.
core::Turn asChecked(const core::Turn &turn);

// Lines as HTML, with a link "recheck" where that can help and may be; empty where there is nothing to say.
QString reviewHtml(const core::Turn &turn, const QList<core::StaleEvidence> &stale, bool mayCheck);

} // namespace ui
