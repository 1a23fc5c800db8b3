// The user's view of the file queue, and operations on the queue. Use it only on the window's thread; it never blocks.
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
    explicit QueueService(IngestQueue &queue); // `queue` must outlive it

    // Calls back immediately, a few times a second while there are changes, and once the library is open.
    void watch(const Reply<QueueView> &changed);
    void setPaused(bool paused); // also holds files that are being read; the state is stored
    bool paused() const { return m_queue.paused(); }
    void removeFromQueue(const QList<core::QueueId> &entries); // entries that are waiting, being read, or failed
    void retry(const QList<core::QueueId> &entries);           // empty: all failed ones
    void readNext(const QList<core::QueueId> &entries);
    void move(const QList<core::QueueId> &entries, core::QueueId before); // before = 0: to the end
    void stopAll();                                                       // removes all files

    const QueueView &seen() const { return m_seen; }
    void show(const QueueView &view); // reports the current state

signals:
    void stoppingAll();
    void stoppedAll();

private:
    IngestQueue &m_queue;
    QueueView m_seen;
    std::vector<Reply<QueueView>> m_watchers;
};

} // namespace app
