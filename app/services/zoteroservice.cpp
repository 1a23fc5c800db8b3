#include "app/services/zoteroservice.h"

#include "app/jobs/zoterosync.h"

namespace app {
namespace {

QString nameOf(const core::Queued &entry)
{
    return entry.path + u'\n' + QString::number(entry.bytes);
}

} // namespace

ZoteroService::ZoteroService(LibraryAccess &library, std::chrono::milliseconds between)
    : m_library(library),
      m_looking(1, Priority::Background)
{
    m_next.setInterval(between);
    connect(&m_next, &QTimer::timeout, this, &ZoteroService::look);
}

void ZoteroService::begin()
{
    m_waitsForReading = false;
    m_tried.clear();
    look();
}

void ZoteroService::end()
{
    m_next.stop();
}

void ZoteroService::documentsRead()
{
    if (m_waitsForReading)
        look();
}

void ZoteroService::look()
{
    if (m_isLooking || !m_library.isUsable())
        return;
    m_isLooking = true;
    m_waitsForReading = false;
    m_looking.post([this, tried = m_tried](std::stop_token stop) {
        const Found found = stop.stop_requested() ? Found() : lookNow(tried, stop);
        QMetaObject::invokeMethod(
            this,
            [this, found] {
                m_isLooking = false;
                m_waitsForReading = !found.queued.isEmpty();
                m_tried += found.queued;
                if (found.follows && !m_next.isActive())
                    m_next.start();
                if (m_waitsForReading)
                    emit queueGrown();
                if (found.hasDescribed)
                    emit documentsChanged();
                emit looked();
            },
            Qt::QueuedConnection);
    });
}

ZoteroService::Found ZoteroService::lookNow(const QSet<QString> &tried, const std::stop_token &stop) const
{
    core::Library &library = *m_library;
    const ZoteroFile file(library.folder());
    ZoteroMemory memory = file.read();
    Found found;
    found.follows = !memory.collections.isEmpty();
    if (!found.follows)
        return found;
    const auto all = contentsOf(memory.collections, Zotero(memory.address), stop);
    if (!all)
        return found;
    ZoteroSync sync(library, memory);
    QList<core::Queued> entries = sync.toRead(*all, ZoteroSync::Removed::StayAway);
    entries.removeIf([&](const core::Queued &entry) { return tried.contains(nameOf(entry)); });
    if (!entries.isEmpty() && core::LibraryQueue(library).put(entries)) {
        for (const core::Queued &entry : std::as_const(entries))
            found.queued.insert(nameOf(entry));
    }
    const ZoteroMemory before = memory;
    for (const ZoteroContents &contents : *all)
        (void)sync.take(contents); // what cannot be kept now is tried the next time
    found.hasDescribed = memory.documents != before.documents;
    if (memory != before)
        (void)file.write(memory);
    return found;
}

} // namespace app
