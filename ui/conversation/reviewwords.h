// Describes the changes since an answer was given: which documents have changed, and the results of new checks of its
// support.
#pragma once

#include "core/session/freshness.h"

namespace ui {

// The turn, with its sentences and ending updated from the last check of its support.
core::Turn asChecked(const core::Turn &turn);

// Lines of HTML, with a link "recheck" if a new check can help and is allowed; empty if there is nothing to report.
QString reviewHtml(const core::Turn &turn, const QList<core::StaleEvidence> &stale, bool mayCheck);

} // namespace ui
