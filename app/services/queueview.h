// The files on their way into the library, as they are shown: a value.
#pragma once

#include "core/library/queue.h"

namespace app {

struct QueueView
{
    core::QueueCounts counts;    // all that wait, and that failed
    QList<core::Queued> waiting; // the first some hundred, as they will be read
    QList<core::Queued> failed;  // the first some hundred
    int reading = 0;             // those being recognised among them
    int recognising = 0;
    bool paused = false;
    QString halted; // why nothing is read although it is not paused: a sentence; empty: it is read

    // Since nothing was left to do: of those that were to be read, and recognised.
    int ended = 0;
    int recognised = 0;
    qint64 bytesEnded = 0;
};

} // namespace app
