// The files on their way into the library, for display. A plain value.
#pragma once

#include "core/library/queue.h"

namespace app {

struct QueueView
{
    core::QueueCounts counts;    // numbers of waiting and failed files
    QList<core::Queued> waiting; // the first hundred or so, in reading order
    QList<core::Queued> failed;  // the first hundred or so
    int reading = 0;             // number of files being read or recognised
    int recognising = 0;
    bool paused = false;
    QString halted; // one sentence on why reading has stopped without being paused; empty: it has not

    // Since the queue was last empty: the number of files read, and the number recognised.
    int ended = 0;
    int recognised = 0;
    qint64 bytesEnded = 0;
};

} // namespace app
