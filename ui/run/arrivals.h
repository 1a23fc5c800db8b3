// The results of the current or last step: what was found, judged, rewritten or written. No widgets.
#pragma once

#include "ui/run/runmodel.h"

namespace ui {

QString arrivedHtml(const RunModel &run); // the step's title, then one line per result; empty before the first step

} // namespace ui
