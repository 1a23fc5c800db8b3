// Results of an examination as text, and as rates that tests can bound.
#pragma once

#include "tests/generated/examination.h"

namespace generated {

QStringList inWords(const Figures &figures); // one line per kind

struct Rate
{
    int count = 0;
    int of = 0;

    double share() const { return of == 0 ? 0 : double(count) / of; }
};

// Names: "false Computed", "right of answerable", "counting: false Computed", "counting: right", "likely and right",
// "pairs: false Computed", "pairs not alike", "false claims supported", "true claims supported"; per judge, for its
// worst flow: "lies Verified, lenient judge", "true sentences Verified, built-in check" and so on.
QMap<QString, Rate> ratesOf(const Figures &figures);

} // namespace generated
