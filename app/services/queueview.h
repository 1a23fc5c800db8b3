// The files on their way into the library, for display: a value.
#pragma once

#include "core/library/queue.h"

namespace app {

struct QueueView
{
    core::QueueCounts counts;    // all waiting, and failed
    QList<core::Queued> waiting; // the first hundred or so, in reading order
    QList<core::Queued> failed;  // the first hundred or so
    int reading = 0;             // including those being recognised
    int recognising = 0;
    bool paused = false;
    QString halted; // why nothing is read although it is not paused: a sentence; empty: reading

    // Since there was nothing left to do: files to be read, and to be recognised.
    int ended = 0;
    int recognised = 0;
    qint64 bytesEnded = 0;
};

} // namespace app
