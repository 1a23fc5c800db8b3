// Matches found in a document so far, for its viewer.
#pragma once

#include "core/values/document.h"

namespace app {

struct Findings
{
    static constexpr int most = 10'000;

    QList<core::PlaceOnPage> places; // one per match, in page order, since the last reply
    int unread = 0;                  // pages so far without known text, which cannot be searched
    bool more = false;               // there are more than `most`, and the search ended there
    bool done = false;
};

} // namespace app
