// The matches found so far in a document, for its viewer.
#pragma once

#include "core/values/document.h"

namespace app {

struct Findings
{
    static constexpr int most = 10'000;

    QList<core::PlaceOnPage> places; // one per match, in page order; only those found since the last reply
    int unread = 0;                  // number of pages so far that could not be searched, because their text is unknown
    bool more = false;               // there are more than `most` matches, and the search ended there
    bool done = false;
};

} // namespace app
