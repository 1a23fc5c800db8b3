// The results of the current or last step: found, judged, rewritten, written. No widgets.
#pragma once

#include "ui/run/runmodel.h"

namespace ui {

QString arrivedHtml(const RunModel &run); // title of the step, then one line per result; empty before the first step

} // namespace ui
