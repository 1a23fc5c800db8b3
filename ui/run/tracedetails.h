// All details of a step's visit or a verdict, as HTML. Texts from documents and models are escaped and cut.
#pragma once

#include "ui/run/tracemodel.h"

namespace ui {

QString stepDetails(const StepVisit &visit, const TraceModel &model);
QString verdictDetails(const core::Verdict &verdict, const core::Passage *passage);

} // namespace ui
