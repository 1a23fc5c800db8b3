// What arrived at the step that runs, or ran last: what was found, judged, asked anew, written. No widgets.
#pragma once

#include "ui/run/runmodel.h"

namespace ui {

QString arrivedHtml(const RunModel &run); // the step, and a line for each thing; empty before the first step

} // namespace ui
