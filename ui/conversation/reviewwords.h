// Later changes to an answer, in words: documents that have changed since, and further checks of its support.
#pragma once

#include "core/session/freshness.h"

namespace ui {

// The answer as of today: its sentences and its ending according to the last check of its support.
core::Turn asChecked(const core::Turn &turn);

// Lines as HTML, with a link "recheck" if that can help and is allowed; empty if there is nothing to say.
QString reviewHtml(const core::Turn &turn, const QList<core::StaleEvidence> &stale, bool mayCheck);

} // namespace ui
