#include "app/services/queueservice.h"

namespace app {

QueueService::QueueService(IngestQueue &queue) : m_queue(queue) {}

void QueueService::watch(const Reply<QueueView> &changed)
{
    std::erase_if(m_watchers, [](const auto &watcher) { return !watcher.isWanted(); });
    changed(m_seen);
    m_watchers.push_back(changed);
}

void QueueService::show(const QueueView &view)
{
    m_seen = view;
    for (const Reply<QueueView> &watcher : std::vector(m_watchers))
        watcher(view);
}

void QueueService::setPaused(bool paused)
{
    m_queue.setPaused(paused);
}

void QueueService::removeFromQueue(const QList<core::QueueId> &entries)
{
    m_queue.remove(entries);
}

void QueueService::retry(const QList<core::QueueId> &entries)
{
    m_queue.retry(entries);
}

void QueueService::readNext(const QList<core::QueueId> &entries)
{
    m_queue.readNext(entries);
}

void QueueService::move(const QList<core::QueueId> &entries, core::QueueId before)
{
    m_queue.move(entries, before);
}

void QueueService::stopAll()
{
    emit stoppingAll();
    m_queue.stopAll();
    emit stoppedAll();
}

} // namespace app
