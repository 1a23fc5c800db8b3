// The results of the current step, or the last one: found, judged, rewritten, written. No widgets.
#pragma once

#include "ui/run/runmodel.h"

namespace ui {

QString arrivedHtml(const RunModel &run); // the step, and one line per result; empty before the first step

} // namespace ui
