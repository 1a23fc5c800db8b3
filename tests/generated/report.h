// The figures of an examination in words, and as rates that can be bounded.
#pragma once

#include "tests/generated/examination.h"

namespace generated {

QStringList inWords(const Figures &figures); // a line each, by kind

struct Rate
{
    int count = 0;
    int of = 0;

    double share() const { return of == 0 ? 0 : double(count) / of; }
};

// By name: "false Computed", "right of answerable", "counting: false Computed", "counting: right", "likely and right",
// "pairs: false Computed", "pairs not alike", "false claims supported", "true claims supported"; of the judges the
// worst flow: "lies Verified, lenient judge", "true sentences Verified, built-in check" and so on.
QMap<QString, Rate> ratesOf(const Figures &figures);

} // namespace generated
