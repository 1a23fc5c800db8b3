// Opens and changes a library: first on disk, then in memory.
#include "core/base/detachedcall.h"
#include "core/library/filenow.h"
#include "core/library/indexfiles.h"
#include "core/library/libraryparts.h"

#include "core/store/reindexfile.h"
#include "core/store/binrepository.h"
#include "core/search/termhash.h"
#include "core/tables/tables.h"
#include "core/store/documentrepository.h"
#include "core/store/embeddingrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/passagerepository.h"

#include <QDateTime>
#include <QDir>

namespace core {
namespace {

TermLists termsOfPassages(const QList<Passage> &passages, const std::stop_token &stop)
{
    TermLists lists;
    lists.reserve(size_t(passages.size()));
    for (const Passage &passage : passages) {
        if (stop.stop_requested())
            break;
        lists.push_back(termHashes(passage.text, passage.heading));
    }
    return lists;
}

TermLists termsOfPages(const QList<Page> &pages, const std::stop_token &stop)
{
    TermLists lists;
    for (const Page &page : pages) {
        if (stop.stop_requested())
            break;
        lists.push_back(termHashes(page.text));
    }
    return lists;
}

std::vector<int> charactersOf(const QList<Page> &pages)
{
    std::vector<int> characters;
    for (const Page &page : pages)
        characters.push_back(int(page.text.size()));
    return characters;
}

} // namespace

Result<void> Library::Private::open(const Notice &notice, Access access)
{
    if (const Result<void> looked = lookAtFolder(m_folder); !looked)
        return looked;
    if (access != ToChange)
        return openToRead(access);
    auto lock = lockFolder(m_folder);
    if (!lock)
        return lock.error();
    m_lock = std::move(*lock);
    const QStringList caches{QStringLiteral("index.cache.??????"), QStringLiteral("embedded.cache.??????")};
    for (const QString &name : QDir(m_folder).entryList(caches, QDir::Files)) // left behind by a killed program
        QFile::remove(m_folder + u'/' + name);
    settleMaintenance(m_folder);
    auto writer = Store::open(file(), Database::ReadWrite);
    if (!writer)
        return writer.error();
    m_writer = std::move(*writer);
    removeSpentReindex(m_folder, *m_writer);
    (void)queued([](Store &store) {
        resumeQueue(store);
        BinRepository(store).dropBefore(QDateTime::currentDateTimeUtc().addDays(-binDays).toMSecsSinceEpoch());
    }); // a full disk must not prevent searching: it is done the next time
    QString remark =
        m_writer->wasMended()
            ? QStringLiteral(
                  "Lookup tables in the library were missing or damaged; they have been rebuilt, and nothing was lost.")
            : QString();
    auto indexes = Indexes::open(*m_writer, m_folder, &remark);
    if (!indexes || !FullTextRepository(*m_writer).isSound()) {
        auto fresh = rebuilt({});
        if (!fresh)
            return indexes ? fresh.error() : indexes.error(); // more than an index is damaged
        indexes = std::move(fresh);
        remark = QStringLiteral("The full-text index of the library was damaged; it has been rebuilt, and nothing was "
                                "lost.");
    }
    m_indexes = std::move(*indexes);
    m_cached = m_indexes->isFromCache() ? m_indexes->generation() : -1;
    m_cachedFiles = m_indexes->vectors().files();
    removeVectorFiles(m_folder, spaceFiles, m_cachedFiles);
    if (!remark.isEmpty() && notice)
        notice(remark);
    return {};
}

namespace {

// Another change may take long, but waiting for it can be stopped.
std::unique_lock<FairMutex> lockUnlessStopped(FairMutex &mutex, const std::stop_token &stop)
{
    std::unique_lock lock(mutex, std::defer_lock);
    while (!stop.stop_requested()) {
        if (lock.try_lock_for(std::chrono::milliseconds(50)))
            break;
    }
    return lock;
}

// Whether the file at that path is gone or a different one now. Nothing is known if its drive is unavailable.
bool hasLeft(const QString &place, const Document &document)
{
    const FileNow now = fileNow(place, document, {});
    if (now != FileNow::Away)
        return now == FileNow::Changed;
    const std::optional<QFileInfo> file = lookForFile(place, {});
    const std::optional<QFileInfo> folder = lookForFile(QFileInfo(place).path(), {});
    return file && !file->exists() && folder && folder->isDir();
}

} // namespace

Result<Document> Library::Private::add(const Document &document, const QList<Page> &pages,
                                       const QList<Passage> &passages, QueueId entry, const std::stop_token &stop,
                                       const std::function<Result<void>(Store &, Document &)> &first)
{
    const Result<QList<Document>> kept = add({{document, pages, passages, entry, first}}, stop);
    return kept ? Result<Document>(kept->constFirst()) : kept.error();
}

Result<QList<Document>> Library::Private::add(const std::vector<Addition> &additions, const std::stop_token &stop)
{
    Result<QList<Document>> kept = insert(additions, stop);
    IndexFiles(*this).flush();
    return kept;
}

Result<QList<Document>> Library::Private::insert(const std::vector<Addition> &additions, const std::stop_token &stop)
{
    std::vector<Derived> derived;
    for (const Addition &each : additions)
        derived.push_back({termsOfPassages(each.passages, stop), {}, tablesIn(each.pages, stop), {}});
    std::shared_ptr<const SemanticSpace> space;
    int version = 0;
    const auto placeInSpace = [&] { // slow, so it runs while nobody has to wait
        for (size_t i = 0; i < additions.size(); ++i) {
            if (derived[i].pageTerms.empty() && (space || m_newTerms.hasRoom()))
                derived[i].pageTerms = termsOfPages(additions[i].pages, stop);
            const bool isPlaced = space && !stop.stop_requested();
            derived[i].vectors =
                isPlaced ? vectorsOf(*space, version, derived[i].terms, derived[i].pageTerms) : Vectors();
        }
    };
    {
        const auto guard = share();
        space = m_indexes->sharedSpace();
        version = m_indexes->spaceVersion();
    }
    placeInSpace();
    const auto changing = lockUnlessStopped(m_changing, stop);
    if (!changing)
        return Error::cancelled();
    if (version != m_indexes->spaceVersion()) { // changes only under m_changing
        space = m_indexes->sharedSpace();
        version = m_indexes->spaceVersion();
        placeInSpace();
    }
    m_writer->database().begin();
    Result<std::vector<Added>> added = write(additions, derived, stop);
    if (!added) {
        (void)m_writer->database().rollBack();
        return added.error();
    }
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();

    QList<Document> kept;
    Indexes::Lost lost;
    for (Added &each : *added)
        std::move(each.lost.begin(), each.lost.end(), std::back_inserter(lost));
    {
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        forget(lost);
        for (size_t i = 0; i < added->size(); ++i) {
            const Added &each = (*added)[i];
            if (!each.isGone)
                m_indexes->add(each.located, derived[i].terms, each.mark, derived[i].vectors);
            kept.append(each.document);
        }
        m_indexes->setGeneration(generation);
    }
    for (size_t i = 0; i < added->size() && !space; ++i) {
        if (derived[i].pageTerms.size() == size_t(additions[i].pages.size()))
            m_newTerms.keep((*added)[i].mark, {std::move(derived[i].terms), std::move(derived[i].pageTerms),
                                               charactersOf(additions[i].pages)});
    }
    return kept;
}

// Inside a transaction. One of several additions may replace another.
Result<std::vector<Library::Private::Added>> Library::Private::write(const std::vector<Addition> &additions,
                                                                     const std::vector<Derived> &derived,
                                                                     const std::stop_token &stop)
{
    FullTextBatch fullText(*m_writer);
    std::vector<Added> added;
    QHash<DocumentId, size_t> fresh;
    for (size_t i = 0; i < additions.size(); ++i) {
        Result<Added> put = write(additions[i], derived[i], stop);
        if (!put)
            return put.error();
        std::erase_if(put->lost, [&](const auto &lost) {
            const auto known = fresh.constFind(lost.first);
            if (known == fresh.constEnd())
                return false;
            added[*known].isGone = true;
            return true;
        });
        fresh.insert(put->document.id, i);
        added.push_back(*std::move(put));
    }
    {
        const Stoppable stoppable(m_writer->database(), stop);
        fullText.write();
    }
    if (stop.stop_requested())
        return Error::cancelled();
    for (Added &each : added) {
        each.located = PassageRepository(*m_writer).located(each.document.id);
        each.mark = DocumentRepository(*m_writer).marks(each.document.id).value(0);
    }
    return added;
}

Result<Library::Private::Added> Library::Private::write(const Addition &addition, const Derived &derived,
                                                        const std::stop_token &stop)
{
    Added added;
    Document kept = addition.document;
    kept.id = 0; // unless it is restored under a certain id
    if (const Result<void> allowed = addition.first ? addition.first(*m_writer, kept) : Result<void>(); !allowed)
        return allowed.error();
    if (kept.added == 0)
        kept.added = QDateTime::currentMSecsSinceEpoch();
    {
        const Stoppable stoppable(m_writer->database(), stop);
        for (const DocumentId id : DocumentRepository(*m_writer).replacedBy(kept))
            added.lost.emplace_back(id, termsOfPassages(*m_writer, id));
        added.document = DocumentRepository(*m_writer).insert(kept, addition.pages, addition.passages, derived.vectors,
                                                              derived.tables);
    }
    if (addition.last)
        addition.last(*m_writer, added.document.id);
    if (stop.stop_requested())
        return Error::cancelled();
    endEntry(*m_writer, addition.entry);
    return added;
}

// If the file is no longer at its first path, it has moved to this one, and is named after it.
Result<void> Library::Private::addPlace(DocumentId id, const QString &path, QueueId entry)
{
    bool hasMoved = false;
    {
        ReadLease reading(*this);
        if (!reading)
            return reading.error();
        const Result<Document> known = DocumentRepository(*reading).find(id);
        if (!known)
            return known.error();
        hasMoved = hasLeft(known->path, *known) && fileNow(path, *known, {}) == FileNow::Same;
    }
    return change(
        [&](Store &store) {
            Document there;
            there.path = path;
            QList<DocumentId> losing = DocumentRepository(store).replacedBy(there);
            losing.removeAll(id);
            return losing;
        },
        [&](Store &store) {
            DocumentRepository(store).addPlace(id, path);
            if (hasMoved)
                DocumentRepository(store).moveTo(id, path);
            endEntry(store, entry);
        });
}

Result<void> Library::Private::queued(const std::function<void(Store &)> &perform)
{
    const std::scoped_lock changing(m_changing);
    m_writer->database().begin();
    perform(*m_writer);
    return m_writer->database().commit();
}

// `losing` returns the documents that the change removes.
Result<void> Library::Private::change(const std::function<QList<DocumentId>(Store &)> &losing,
                                      const std::function<void(Store &)> &perform)
{
    const std::scoped_lock changing(m_changing);
    m_writer->database().begin();
    Indexes::Lost lost;
    for (const DocumentId id : losing(*m_writer))
        lost.emplace_back(id, termsOfPassages(*m_writer, id));
    perform(*m_writer);
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();

    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    forget(lost);
    m_indexes->setGeneration(generation);
    return {};
}

void Library::Private::forget(const Indexes::Lost &lost)
{
    for (const auto &each : lost) {
        const std::span<const Located> gone = m_indexes->passagesOf(each.first);
        if (m_embedded && !gone.empty())
            m_embedded->remove({gone.front().id, gone.back().id});
    }
    m_indexes->remove(lost);
}

Result<std::unique_ptr<Indexes>> Library::Private::rebuilt(const std::stop_token &stop)
{
    Database &database = m_writer->database();
    database.begin();
    FullTextRepository(*m_writer).rebuild(stop);
    if (database.failed())
        return database.rollBack().error();
    auto fresh = Indexes::build(*m_writer, m_folder, stop);
    if (!fresh || stop.stop_requested()) {
        (void)database.rollBack();
        return fresh ? Error::cancelled() : fresh.error();
    }
    if (const Result<void> committed = database.commit(); !committed)
        return committed.error();
    return fresh;
}

} // namespace core
