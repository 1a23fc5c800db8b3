// Everything a step's visit or a verdict has to say, as HTML. Texts of documents and models are escaped and cut.
#pragma once

#include "ui/run/tracemodel.h"

namespace ui {

QString stepDetails(const StepVisit &visit, const TraceModel &model);
QString verdictDetails(const core::Verdict &verdict, const core::Passage *passage);

} // namespace ui
