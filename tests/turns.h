// What a turn says of its run.
#pragma once

#include "core/session/session.h"

// The steps in the order in which they were entered, with blanks in between.
inline QString path(const core::Turn &turn)
{
    QStringList nodes;
    for (const core::TraceEvent &event : turn.trace) {
        if (event.kind == core::TraceEvent::Entered)
            nodes.append(event.node);
    }
    return nodes.join(u' ');
}
