// What was found in a document so far, for whoever looks at it.
#pragma once

#include "core/values/document.h"

namespace app {

struct Findings
{
    static constexpr int most = 10'000;

    QList<core::PlaceOnPage> places; // since the last time: one each, from page to page
    int unread = 0;                  // pages so far whose text is not known, so that nothing is found on them
    bool more = false;               // there are more than `most`; the search ended there
    bool done = false;
};

} // namespace app
