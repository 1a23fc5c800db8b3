// Opening a library, changing it, and fitting its semantic space: first the disk, then the memory.
#include "core/library/libraryparts.h"

#include "core/search/termhash.h"

#include <QDateTime>
#include <QDir>

namespace core {
namespace {

constexpr int sampled = 50'000; // characters of a page that a space is fitted on; some pages have millions

TermLists termsOfPassages(const QList<Passage> &passages, const std::stop_token &stop)
{
    TermLists lists;
    lists.reserve(size_t(passages.size()));
    for (const Passage &passage : passages) {
        if (stop.stop_requested())
            break;
        lists.push_back(termsOf(passage.text, passage.heading));
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

TermLists termsOfPassages(Store &store, DocumentId id)
{
    TermLists lists;
    store.forEachPassage(id,
                         [&](const QString &text, const QString &heading) { lists.push_back(termsOf(text, heading)); });
    return lists;
}

} // namespace

Result<void> Library::Private::open(const Notice &notice)
{
    auto lock = lockFolder(m_folder);
    if (!lock)
        return lock.error();
    m_lock = std::move(*lock);
    const QStringList unfinished = QDir(m_folder).entryList({QStringLiteral("index.cache.??????")}, QDir::Files);
    for (const QString &name : unfinished) // written by a program that was killed, and never put in place
        QFile::remove(m_folder + u'/' + name);
    for (const QString &left : restoringFiles(m_folder))
        QFile::remove(left);
    auto writer = Store::open(file(), Database::ReadWrite);
    if (!writer)
        return writer.error();
    m_writer = std::move(*writer);
    (void)queued(resumeQueue); // a full disk must not keep the user from searching: then it is done the next time
    QString remark;
    auto indexes = Indexes::open(*m_writer, cache(), &remark);
    if (!indexes || !m_writer->hasSoundFullText()) {
        auto fresh = rebuilt({});
        if (!fresh)
            return indexes ? fresh.error() : indexes.error(); // more than an index is damaged
        indexes = std::move(fresh);
        remark = QStringLiteral("The full-text index of the library was damaged; it has been rebuilt and nothing is "
                                "lost.");
    }
    m_indexes = std::move(*indexes);
    m_cached = m_indexes->isFromCache() ? m_indexes->generation() : -1;
    if (!remark.isEmpty() && notice)
        notice(remark);
    return {};
}

namespace {

// Another change may take long; who waits for it can be stopped.
std::unique_lock<std::timed_mutex> lockUnlessStopped(std::timed_mutex &mutex, const std::stop_token &stop)
{
    std::unique_lock lock(mutex, std::defer_lock);
    while (!stop.stop_requested()) {
        if (lock.try_lock_for(std::chrono::milliseconds(50)))
            break;
    }
    return lock;
}

} // namespace

Result<Document> Library::Private::add(const Document &document, const QList<Page> &pages,
                                       const QList<Passage> &passages, QueueId entry, const std::stop_token &stop)
{
    const TermLists passageTerms = termsOfPassages(passages, stop);
    std::shared_ptr<const SemanticSpace> space;
    int version = 0;
    const auto placedInSpace = [&] { // takes its time: not while others wait
        const TermLists pageTerms = space ? termsOfPages(pages, stop) : TermLists();
        return space && !stop.stop_requested() ? vectorsOf(*space, version, passageTerms, pageTerms) : Vectors();
    };
    {
        const auto guard = share();
        space = m_indexes->sharedSpace();
        version = m_indexes->spaceVersion();
    }
    Vectors vectors = placedInSpace();
    const auto changing = lockUnlessStopped(m_changing, stop);
    if (!changing)
        return Error::cancelled();
    if (version != m_indexes->spaceVersion()) { // changes only under m_changing
        space = m_indexes->sharedSpace();
        version = m_indexes->spaceVersion();
        vectors = placedInSpace();
    }
    m_writer->database().begin();
    std::vector<std::pair<DocumentId, TermLists>> lost;
    Document kept = document;
    if (kept.added == 0)
        kept.added = QDateTime::currentMSecsSinceEpoch();
    {
        const Stoppable stoppable(m_writer->database(), stop);
        for (const DocumentId id : m_writer->replacedBy(document))
            lost.emplace_back(id, termsOfPassages(*m_writer, id));
        kept = m_writer->insert(kept, pages, passages, vectors);
    }
    if (stop.stop_requested()) {
        (void)m_writer->database().rollBack();
        return Error::cancelled();
    }
    endEntry(*m_writer, entry);
    const QList<Located> located = m_writer->located(kept.id);
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();

    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    forget(lost);
    m_indexes->add(located, passageTerms, kept.id, vectors);
    m_indexes->setGeneration(generation);
    return kept;
}

Result<void> Library::Private::addPlace(DocumentId id, const QString &path, QueueId entry)
{
    {
        Reading reading(*this);
        if (!reading)
            return reading.error();
        if (const Result<Document> known = reading->document(id); !known)
            return known.error();
    }
    return change(
        [&](Store &store) {
            Document there;
            there.path = path;
            QList<DocumentId> losing = store.replacedBy(there);
            losing.removeAll(id);
            return losing;
        },
        [&](Store &store) {
            store.addPlace(id, path);
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

// `losing` names the documents that go by what is performed.
Result<void> Library::Private::change(const std::function<QList<DocumentId>(Store &)> &losing,
                                      const std::function<void(Store &)> &perform)
{
    const std::scoped_lock changing(m_changing);
    m_writer->database().begin();
    std::vector<std::pair<DocumentId, TermLists>> lost;
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

void Library::Private::forget(const std::vector<std::pair<DocumentId, TermLists>> &lost)
{
    for (const auto &[id, terms] : lost) {
        const std::span<const Located> gone = m_indexes->passagesOf(id);
        if (m_embedded && !gone.empty())
            m_embedded->vectors.remove(
                [&](qint64 passage) { return passage >= gone.front().id && passage <= gone.back().id; });
        m_indexes->remove(id, terms);
    }
}

Result<void> Library::Private::fit(Parallel &parallel, std::stop_token stop)
{
    Reading reading(*this);
    if (!reading)
        return reading.error();
    QList<QString> texts;
    int all = 0;
    const QList<Document> documents = reading->documents();
    for (const Document &document : documents)
        all += document.pages;
    // Every n-th page, so that a sample has pages of each document.
    const int step = all / SemanticSpace::mostPages + 1;
    int count = 0;
    for (const Document &document : documents) {
        if (stop.stop_requested())
            return Error::cancelled();
        reading->forEachPage(document.id, [&](int, const QString &text) {
            if (count++ % step == 0 && !text.isEmpty())
                texts.append(text.left(sampled));
        });
    }
    int passages = 0;
    int version = 0;
    {
        const auto guard = share();
        passages = int(m_indexes->located().size());
        version = m_indexes->spaceVersion() + 1;
    }
    const auto space = SemanticSpace::fit(texts, parallel, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    if (!space)
        return Error{Error::Invalid,
                     QStringLiteral("The library has too little text to compare meanings; add more "
                                    "documents. Searching for words works."),
                     {}};
    PlacedAll placed;
    if (const Result<void> done = place(*reading, *space, version, placed, stop); !done)
        return done;
    return takeOver({version, passages, space->bytes()}, space, std::move(placed));
}

// Places what is not placed yet, or was read again since.
Result<void> Library::Private::place(Store &store, const SemanticSpace &space, int version, PlacedAll &placed,
                                     std::stop_token stop)
{
    PlacedAll current;
    for (const Document &document : store.documents()) {
        if (stop.stop_requested())
            return Error::cancelled();
        const qint64 revision = store.revision(document.id);
        if (const auto known = placed.constFind(document.id);
            known != placed.constEnd() && known->revision == revision) {
            current.insert(document.id, *known);
            continue;
        }
        TermLists pages;
        store.forEachPage(document.id, [&](int, const QString &text) { pages.push_back(termHashes(text)); });
        current.insert(document.id, {revision, vectorsOf(space, version, termsOfPassages(store, document.id), pages)});
    }
    placed = std::move(current);
    if (store.database().failed())
        return store.database().error();
    return {};
}

Result<void> Library::Private::takeOver(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space,
                                        PlacedAll placed)
{
    const std::scoped_lock changing(m_changing);
    m_writer->database().begin();
    if (const Result<void> rest = place(*m_writer, *space, stored.version, placed, {}); !rest)
        return m_writer->database().rollBack();
    m_writer->replaceSpace(stored);
    for (auto each = placed.cbegin(); each != placed.cend(); ++each)
        m_writer->putVectors(each.key(), each->vectors);
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();

    // Beside the old ones, which go on answering.
    auto fresh = std::make_unique<Indexes>(m_indexes->withoutVectors());
    fresh->replaceSpace(stored, std::move(space));
    for (auto each = placed.cbegin(); each != placed.cend(); ++each)
        fresh->addVectors(each.key(), each->vectors);
    fresh->setGeneration(generation);
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    m_indexes = std::move(fresh);
    return {};
}

Result<std::unique_ptr<Indexes>> Library::Private::rebuilt(const std::stop_token &stop)
{
    Database &database = m_writer->database();
    database.begin();
    m_writer->rebuildFullText(stop);
    if (database.failed())
        return database.rollBack().error();
    auto fresh = Indexes::build(*m_writer);
    if (!fresh || stop.stop_requested()) {
        (void)database.rollBack();
        return fresh ? Error::cancelled() : fresh.error();
    }
    if (const Result<void> committed = database.commit(); !committed)
        return committed.error();
    return fresh;
}

Result<void> Library::Private::rebuild(const std::stop_token &stop)
{
    const std::scoped_lock changing(m_changing);
    auto fresh = rebuilt(stop);
    if (!fresh)
        return fresh.error();
    m_writer->database().begin();
    m_writer->keepOnlyEmbedding(0);
    const Result<void> dropped = m_writer->database().commit();
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    m_indexes = std::move(*fresh);
    if (!dropped)
        return dropped;
    m_embedded.reset();
    return {};
}

} // namespace core
