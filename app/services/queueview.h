// The files on their way into the library, for display. A value.
#pragma once

#include "core/library/queue.h"

namespace app {

struct QueueView
{
    core::QueueCounts counts;    // waiting and failed files
    QList<core::Queued> waiting; // the first hundred or so, in reading order
    QList<core::Queued> failed;  // the first hundred or so
    int reading = 0;             // number being read or recognised
    int recognising = 0;
    bool paused = false;
    QString halted; // why nothing is read although it is not paused: one sentence; empty: reading continues

    // Numbers since the queue was last empty: files to be read, and files to be recognised.
    int ended = 0;
    int recognised = 0;
    qint64 bytesEnded = 0;
};

} // namespace app
