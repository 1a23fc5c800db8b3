// The user's view of the queue of files, and operations on it. The window's thread; never blocks.
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
    explicit QueueService(IngestQueue &queue); // must outlive it

    // Called now, a few times a second during changes, and once the library is open.
    void watch(const Reply<QueueView> &changed);
    void setPaused(bool paused); // reading, including files being read. Stored
    bool paused() const { return m_queue.paused(); }
    void removeFromQueue(const QList<core::QueueId> &entries); // waiting, being read, or failed
    void retry(const QList<core::QueueId> &entries);           // failed ones; none: all of them
    void readNext(const QList<core::QueueId> &entries);
    void move(const QList<core::QueueId> &entries, core::QueueId before); // 0: last
    void stopAll();                                                       // removes all files

    const QueueView &seen() const { return m_seen; }
    void show(const QueueView &view); // the present state

signals:
    void stoppingAll();
    void stoppedAll();

private:
    IngestQueue &m_queue;
    QueueView m_seen;
    std::vector<Reply<QueueView>> m_watchers;
};

} // namespace app
