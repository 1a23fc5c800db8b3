// All details of a visit or a verdict, as HTML. Text from documents and models is escaped and shortened.
#pragma once

#include "ui/run/tracemodel.h"

namespace ui {

QString stepDetails(const StepVisit &visit, const TraceModel &model);
QString verdictDetails(const core::Verdict &verdict, const core::Passage *passage);

} // namespace ui
