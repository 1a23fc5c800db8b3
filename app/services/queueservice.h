// What the user sees of the queue of files, and does with it. The window's thread; never blocks.
#pragma once

#include "app/runtime/reply.h"
#include "app/services/ingestqueue.h"
#include "app/services/queueview.h"

#include <vector>

namespace app {

class QueueService : public QObject
{
    Q_OBJECT

public:
    explicit QueueService(IngestQueue &queue); // which outlives it

    // Told now, a few times a second while something changes, and once the library is open.
    void watch(const Reply<QueueView> &changed);
    void setPaused(bool paused); // of reading; what is being read stands still. Remembered
    bool paused() const { return m_queue.paused(); }
    void removeFromQueue(const QList<core::QueueId> &entries); // they wait, are being read, or failed
    void retry(const QList<core::QueueId> &entries);           // that failed; none: all of them
    void readNext(const QList<core::QueueId> &entries);
    void move(const QList<core::QueueId> &entries, core::QueueId before); // 0: behind all others
    void stopAll();                                                       // all files are taken off

    const QueueView &seen() const { return m_seen; }
    void show(const QueueView &view); // as it is now

signals:
    void stoppingAll();
    void stoppedAll();

private:
    IngestQueue &m_queue;
    QueueView m_seen;
    std::vector<Reply<QueueView>> m_watchers;
};

} // namespace app
