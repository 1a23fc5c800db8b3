// Formats a report's figures in the user's locale.
#pragma once

#include "core/eval/figures.h"

#include <utility>

namespace ui {

QString figureText(double value, core::Figure::As as);     // "82.1 %", "312", "0.42 s"
QString differenceText(double value, core::Figure::As as); // signed: "+4.2 %"
QString rangeText(const std::pair<double, double> &range, core::Figure::As as);

QString markText(core::RowRemark::Mark mark); // "● right", "◐ partly", "○ wrong", "– unknown"

} // namespace ui
