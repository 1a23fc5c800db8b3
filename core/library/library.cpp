// Keeps store and indexes in step. The locks: m_changing (one change at a time; held while it is written), m_guard with
// m_turn (the indexes in memory; excluded for the milliseconds in which a change that is already on the disk is taken
// over, never while something is written), m_idle (connections for reading that nobody uses at the moment).
#include "core/library/library.h"

#include "core/library/indexes.h"
#include "core/library/retriever.h"
#include "core/search/termhash.h"
#include "core/text/chunker.h"

#include <QDateTime>
#include <QDir>
#include <QLockFile>

#include <mutex>
#include <shared_mutex>

namespace core {
namespace {

constexpr int passagesForSpace = 60; // below that, words that stand together say little

Error busy(const QLockFile &lock, const QString &folder)
{
    qint64 pid = 0;
    QString host;
    QString program;
    if (!lock.getLockInfo(&pid, &host, &program) || pid == 0)
        return {Error::Storage,
                QStringLiteral("The folder %1 may not be written; allow it, or choose another folder for "
                               "the library.")
                    .arg(QDir::toNativeSeparators(folder)),
                QStringLiteral("lock file: error %1").arg(int(lock.error()))};
    return {Error::Busy,
            QStringLiteral("The library %1 is in use by %2 (process %3); close it there and try again.")
                .arg(QDir::toNativeSeparators(folder), program.isEmpty() ? QStringLiteral("another program") : program)
                .arg(pid),
            host};
}

} // namespace

class Library::Private
{
public:
    // A connection for reading, given back when it goes.
    class Reading
    {
    public:
        explicit Reading(const Private &library) : m_library(library), m_store(library.takeReader())
        {
            if (m_store)
                (*m_store)->database().clearError();
        }
        ~Reading()
        {
            if (!m_store)
                return;
            const std::scoped_lock lock(m_library.m_idle);
            m_library.m_readers.push_back(std::move(*m_store));
        }
        explicit operator bool() const { return bool(m_store); }
        const Error &error() const { return m_store.error(); }
        Store *operator->() { return m_store->get(); }
        Store &operator*() { return **m_store; }

    private:
        const Private &m_library;
        Result<std::unique_ptr<Store>> m_store;
    };

    std::shared_lock<std::shared_mutex> share() const
    {
        const std::scoped_lock turn(m_turn);
        return std::shared_lock(m_guard);
    }

    Result<std::unique_ptr<Store>> takeReader() const
    {
        {
            const std::scoped_lock lock(m_idle);
            if (!m_readers.empty()) {
                std::unique_ptr<Store> reader = std::move(m_readers.back());
                m_readers.pop_back();
                return reader;
            }
        }
        return Store::open(file(), Database::ReadOnly);
    }

    QString file() const { return m_folder + QStringLiteral("/library.db"); }
    QString cache() const { return m_folder + QStringLiteral("/index.cache"); }

    Result<void> open(const Notice &notice);
    Result<Document> add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages);
    Result<void> change(const std::function<QList<DocumentId>(Store &)> &losing,
                        const std::function<void(Store &)> &perform);
    Result<void> fit(Parallel &parallel, std::stop_token stop);

    struct Placed
    {
        qint64 revision = 0;
        Vectors vectors;
    };
    using PlacedAll = QHash<DocumentId, Placed>;
    Result<void> place(Store &store, const SemanticSpace &space, int version, PlacedAll &placed, std::stop_token stop);
    Result<void> takeOver(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space, PlacedAll placed);

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    std::mutex m_changing;
    std::unique_ptr<Store> m_writer; // under m_changing
    mutable std::mutex m_turn;       // passed by who wants m_guard: a stream of searches cannot keep a change waiting
    mutable std::shared_mutex m_guard;
    std::unique_ptr<Indexes> m_indexes; // under m_guard
    qint64 m_cached = -1;               // the generation of the cache on the disk
    mutable std::mutex m_idle;
    mutable std::vector<std::unique_ptr<Store>> m_readers; // under m_idle
};

namespace {

TermLists termsOfPassages(const QList<Passage> &passages)
{
    TermLists lists;
    lists.reserve(size_t(passages.size()));
    for (const Passage &passage : passages)
        lists.push_back(termsOf(passage.text, passage.heading));
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
    if (!QDir().mkpath(m_folder))
        return Error{Error::Storage,
                     QStringLiteral("The folder %1 cannot be made; choose another one for the library.")
                         .arg(QDir::toNativeSeparators(m_folder)),
                     {}};
    m_lock = std::make_unique<QLockFile>(m_folder + QStringLiteral("/library.lock"));
    m_lock->setStaleLockTime(0); // only a dead program's lock is stale, however long a living one holds it
    if (!m_lock->tryLock())
        return busy(*m_lock, m_folder);
    auto writer = Store::open(file(), Database::ReadWrite);
    if (!writer)
        return writer.error();
    m_writer = std::move(*writer);
    QString remark;
    auto indexes = Indexes::open(*m_writer, cache(), &remark);
    if (!indexes)
        return indexes.error();
    m_indexes = std::move(*indexes);
    m_cached = m_indexes->isFromCache() ? m_indexes->generation() : -1;
    if (!remark.isEmpty() && notice)
        notice(remark);
    return {};
}

Result<Document> Library::Private::add(const Document &document, const QList<Page> &pages,
                                       const QList<Passage> &passages)
{
    const TermLists passageTerms = termsOfPassages(passages);
    const std::scoped_lock changing(m_changing);
    Vectors vectors;
    if (const auto space = m_indexes->sharedSpace()) { // changes only under m_changing
        TermLists pageTerms;
        for (const Page &page : pages)
            pageTerms.push_back(termHashes(page.text));
        vectors = vectorsOf(*space, m_indexes->spaceVersion(), passageTerms, pageTerms);
    }
    m_writer->database().begin();
    std::vector<std::pair<DocumentId, TermLists>> lost;
    for (const DocumentId id : m_writer->replacedBy(document))
        lost.emplace_back(id, termsOfPassages(*m_writer, id));
    const Document kept = m_writer->insert(document, pages, passages, vectors);
    const QList<Located> located = m_writer->located(kept.id);
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();

    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    for (const auto &[id, terms] : lost)
        m_indexes->remove(id, terms);
    m_indexes->add(located, passageTerms, kept.id, vectors);
    m_indexes->setGeneration(generation);
    return kept;
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
    for (const auto &[id, terms] : lost)
        m_indexes->remove(id, terms);
    m_indexes->setGeneration(generation);
    return {};
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
                texts.append(text);
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

Library::Library(std::unique_ptr<Private> opened) : d(std::move(opened)) {}

Library::~Library()
{
    if (d->m_indexes && d->m_cached != d->m_indexes->generation())
        (void)d->m_indexes->save(d->cache()); // without it the next start takes longer
}

Result<std::unique_ptr<Library>> Library::open(const QString &folder, const Notice &notice)
{
    auto opening = std::make_unique<Private>();
    opening->m_folder = QDir(folder).absolutePath();
    if (const Result<void> opened = opening->open(notice); !opened)
        return opened.error();
    return std::unique_ptr<Library>(new Library(std::move(opening)));
}

QString Library::folder() const
{
    return d->m_folder;
}

QList<Document> Library::documents() const
{
    Private::Reading reading(*d);
    return reading ? reading->documents() : QList<Document>();
}

Result<Document> Library::document(DocumentId id) const
{
    Private::Reading reading(*d);
    return reading ? reading->document(id) : reading.error();
}

Result<QList<Page>> Library::pages(DocumentId id) const
{
    Private::Reading reading(*d);
    return reading ? reading->pages(id) : reading.error();
}

Result<Page> Library::page(DocumentId id, int number) const
{
    Private::Reading reading(*d);
    return reading ? reading->page(id, number) : reading.error();
}

Document Library::withHash(const QByteArray &hash) const
{
    Private::Reading reading(*d);
    return reading ? reading->withHash(hash) : Document();
}

Result<Document> Library::add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages)
{
    Document dated = document;
    if (dated.added == 0)
        dated.added = QDateTime::currentMSecsSinceEpoch();
    return d->add(dated, pages, passages);
}

Result<void> Library::addPlace(DocumentId id, const QString &path)
{
    if (const Result<Document> known = document(id); !known)
        return known.error();
    return d->change(
        [&](Store &store) {
            Document there;
            there.path = path;
            QList<DocumentId> losing = store.replacedBy(there);
            losing.removeAll(id);
            return losing;
        },
        [&](Store &store) { store.addPlace(id, path); });
}

Result<void> Library::remove(DocumentId id)
{
    if (const Result<Document> known = document(id); !known)
        return known.error();
    return d->change([id](Store &) { return QList<DocumentId>{id}; }, [id](Store &store) { store.remove(id); });
}

bool Library::wantsFitting() const
{
    const auto guard = d->share();
    const qsizetype passages = d->m_indexes->located().size();
    if (d->m_indexes->spaceVersion() == 0)
        return passages >= passagesForSpace;
    return passages * 4 >= qsizetype(d->m_indexes->passagesWhenFitted()) * 5;
}

Result<void> Library::fit(Parallel &parallel, std::stop_token stop)
{
    return d->fit(parallel, stop);
}

Result<QList<Passage>> Library::search(const Query &query, std::stop_token stop) const
{
    Private::Reading reading(*d);
    if (!reading)
        return reading.error();
    const auto guard = d->share();
    return retrieve(query, *reading, *d->m_indexes, stop);
}

Result<Passage> Library::passage(PassageId id) const
{
    Private::Reading reading(*d);
    if (!reading)
        return reading.error();
    const Result<QList<Passage>> found = reading->passages({id});
    if (!found)
        return found.error();
    if (found->isEmpty())
        return Error{Error::NotFound, QStringLiteral("The passage is no longer in the library; ask again."), {}};
    return found->first();
}

QList<PlaceOnPage> Library::places(const Passage &passage, int from, int to) const
{
    QList<Page> pages;
    for (const Span &span : passage.spans) {
        if (span.from >= to || span.from + span.length <= from)
            continue;
        if (std::any_of(pages.begin(), pages.end(), [&](const Page &page) { return page.number == span.page; }))
            continue;
        if (const Result<Page> read = page(passage.document, span.page))
            pages.append(*read);
    }
    return placesOf(passage, from, to, pages);
}

int Library::passageCount() const
{
    const auto guard = d->share();
    return int(d->m_indexes->located().size());
}

double Library::rarity(const QString &term) const
{
    const auto guard = d->share();
    return d->m_indexes->counts().rarity(termHash(term));
}

QList<Session> Library::sessions() const
{
    Private::Reading reading(*d);
    return reading ? reading->sessions() : QList<Session>();
}

Result<Session> Library::session(SessionId id) const
{
    Private::Reading reading(*d);
    return reading ? reading->session(id) : reading.error();
}

Result<SessionId> Library::saveSession(const Session &session)
{
    const std::scoped_lock changing(d->m_changing);
    return d->m_writer->save(session);
}

Result<void> Library::saveTurn(SessionId session, const Turn &turn)
{
    const std::scoped_lock changing(d->m_changing);
    return d->m_writer->save(session, turn);
}

Result<void> Library::removeSession(SessionId id)
{
    const std::scoped_lock changing(d->m_changing);
    return d->m_writer->removeSession(id);
}

} // namespace core
