#include "app/services/zoteroservice.h"

#include "app/jobs/zoterosync.h"
#include "core/library/queue.h"

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
    m_known.clear();
    m_state = {};
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
                if (found.follows) {
                    m_state.trouble = found.trouble;
                    show(found.collections);
                }
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
    if (!all) {
        found.trouble = all.error().message;
        for (const ZoteroCollection &each : std::as_const(memory.collections))
            found.collections.append({each, true, -1, 0, {}});
        return found;
    }
    ZoteroSync sync(library, memory);
    QList<core::Queued> entries = sync.toRead(*all, ZoteroSync::Removed::StayAway);
    entries.removeIf([&](const core::Queued &entry) { return tried.contains(nameOf(entry)); });
    if (!entries.isEmpty() && core::LibraryQueue(library).put(entries)) {
        for (const core::Queued &entry : std::as_const(entries))
            found.queued.insert(nameOf(entry));
    }
    const ZoteroMemory before = memory;
    for (const ZoteroContents &contents : *all) {
        const core::Result<ZoteroSync::Taken> taken = sync.take(contents); // otherwise it is tried next time
        found.collections.append({contents.collection, true, int(contents.pdfs.size()), taken ? taken->documents : 0,
                                  taken ? taken->missing : QStringList()});
    }
    found.hasDescribed = memory.documents != before.documents;
    if (memory != before)
        (void)file.write(memory);
    return found;
}

void ZoteroService::watch(const Reply<ZoteroState> &changed)
{
    std::erase_if(m_watchers, [](const auto &watcher) { return !watcher.isWanted(); });
    changed(m_state);
    m_watchers.push_back(changed);
}

void ZoteroService::tell()
{
    for (const Reply<ZoteroState> &watcher : std::vector(m_watchers))
        watcher(m_state);
}

// Merges followed collections, with what is known about them, into all that Zotero has.
void ZoteroService::show(const QList<ZoteroState::Collection> &followed)
{
    m_state.collections.clear();
    for (const ZoteroCollection &each : std::as_const(m_known))
        m_state.collections.append({each, false, -1, 0, {}});
    for (const ZoteroState::Collection &each : followed) {
        const auto known = std::find_if(m_state.collections.begin(), m_state.collections.end(),
                                        [&](const auto &one) { return one.named.key == each.named.key; });
        if (known != m_state.collections.end())
            *known = each;
        else
            m_state.collections.append(each);
    }
    tell();
}

void ZoteroService::ask(std::function<core::Result<void>(std::stop_token)> job, std::function<void()> then)
{
    if (!m_library.isUsable() || m_state.isAsking)
        return;
    m_state.isAsking = true;
    m_asked = m_looking.post([this, job = std::move(job), then = std::move(then)](std::stop_token stop) {
        const core::Result<void> done = stop.stop_requested() ? core::Error::cancelled() : job(stop);
        QMetaObject::invokeMethod(
            this,
            [this, done, then] {
                m_state.isAsking = false;
                m_state.trouble =
                    done || done.error().code == core::Error::Cancelled ? QString() : done.error().message;
                then();
                tell();
            },
            Qt::QueuedConnection);
    });
    tell();
}

void ZoteroService::stop()
{
    m_asked.request_stop();
}

void ZoteroService::findCollections()
{
    struct Told
    {
        QList<ZoteroCollection> known;
        QList<ZoteroCollection> followed;
    };
    const auto told = std::make_shared<Told>();
    ask(
        [this, told](std::stop_token stop) -> core::Result<void> {
            const ZoteroMemory memory = ZoteroFile(m_library->folder()).read();
            told->followed = memory.collections;
            const auto all = Zotero(memory.address).collections(std::move(stop));
            if (!all)
                return all.error();
            told->known = *all;
            return {};
        },
        [this, told] {
            if (!told->known.isEmpty())
                m_known = told->known;
            QList<ZoteroState::Collection> followed;
            for (const ZoteroCollection &each : std::as_const(told->followed)) {
                const auto before = std::find_if(m_state.collections.begin(), m_state.collections.end(),
                                                 [&](const auto &one) { return one.named.key == each.key; });
                followed.append(before != m_state.collections.end() ? *before
                                                                    : ZoteroState::Collection{each, true, -1, 0, {}});
                followed.last().isFollowed = true;
            }
            show(followed);
        });
}

void ZoteroService::follow(const ZoteroCollection &collection)
{
    const auto hasQueued = std::make_shared<bool>(false);
    ask(
        [this, collection, hasQueued](std::stop_token stop) -> core::Result<void> {
            core::Library &library = *m_library;
            const ZoteroFile file(library.folder());
            ZoteroMemory memory = file.read();
            const auto contents = contentsOf({collection}, Zotero(memory.address), std::move(stop));
            if (!contents)
                return contents.error();
            const QList<core::Queued> entries =
                ZoteroSync(library, memory).toRead(*contents, ZoteroSync::Removed::ComeBack);
            if (const auto put = core::LibraryQueue(library).put(entries); !put)
                return put.error();
            *hasQueued = !entries.isEmpty();
            memory.collections.removeIf([&](const ZoteroCollection &each) { return each.key == collection.key; });
            memory.collections.append(collection);
            return file.write(memory);
        },
        [this, hasQueued] {
            if (*hasQueued)
                emit queueGrown();
            m_waitsForReading = *hasQueued;
            look(); // and reports the state
        });
}

void ZoteroService::leave(const QString &key)
{
    ask(
        [this, key](std::stop_token) -> core::Result<void> {
            const ZoteroFile file(m_library->folder());
            ZoteroMemory memory = file.read();
            memory.collections.removeIf([&](const ZoteroCollection &each) { return each.key == key; });
            return file.write(memory);
        },
        [this, key] {
            QList<ZoteroState::Collection> left = m_state.collections;
            left.removeIf([&](const auto &each) { return each.named.key == key || !each.isFollowed; });
            show(left);
        });
}

void ZoteroService::highlight(core::SessionId session, const Reply<core::Result<ZoteroWritten>> &told)
{
    struct Written
    {
        core::Result<ZoteroWritten> result = core::Error::cancelled();
        QByteArray key;
    };
    const auto written = std::make_shared<Written>();
    ask(
        [this, session, written, key = m_key](std::stop_token stop) -> core::Result<void> {
            const ZoteroMemory memory = ZoteroFile(m_library->folder()).read();
            ZoteroWriter writer(memory.address, key);
            written->result = highlightSession(*m_library, session, memory, writer, std::move(stop));
            written->key = writer.key();
            return written->result ? core::Result<void>() : written->result.error();
        },
        [this, written, told] {
            m_key = written->key;
            told(written->result);
        });
}

} // namespace app
