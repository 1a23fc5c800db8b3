// Puts a prepared index in the place of the one in use: slow work is done before anybody has to wait, and searches
// never wait.
#include "core/maintenance/libraryreindex.h"

#include "core/library/indexfiles.h"
#include "core/library/libraryparts.h"
#include "core/store/reindexfile.h"
#include "core/store/documentrepository.h"
#include "core/store/embeddingrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"

#include <QScopeGuard>

#include <sqlite3.h>

#include <algorithm>

namespace core {
namespace {

constexpr int batch = 16;        // passages per call of an embedder
constexpr int batchesAtOnce = 4; // calls per transaction
constexpr int mostReadings = 3;  // attempts to read the vectors while the library changes

// The library is "main", the prepared file is "next". Rows are copied in order, so that access is sequential.
constexpr const char *oldText = "INSERT INTO main.fulltext(fulltext, rowid, text, heading) "
                                "SELECT 'delete', id, text, heading FROM main.passage "
                                "WHERE document IN (SELECT document FROM next.prepared) ORDER BY id";

constexpr const char *newPassages = R"(
    DELETE FROM main.passage WHERE document IN (SELECT document FROM next.prepared);
    INSERT INTO main.passage(id, document, ordinal, page, lastpage, pagelabel, heading, spans, text)
        SELECT id, document, ordinal, page, lastpage, pagelabel, heading, spans, text FROM next.passage ORDER BY id)";

constexpr const char *newText = "INSERT INTO main.fulltext(rowid, text, heading) "
                                "SELECT id, text, heading FROM next.passage ORDER BY id";

// If most of the library is prepared, its full-text index is copied as it is. FTS5's data in memory is then that of an
// empty index; rolling back to a savepoint makes it reload its tables, although nothing is rolled back.
constexpr const char *wholeText = R"(
    INSERT INTO main.fulltext(fulltext) VALUES ('delete-all');
    DELETE FROM main.fulltext_data;
    DELETE FROM main.fulltext_idx;
    DELETE FROM main.fulltext_docsize;
    INSERT INTO main.fulltext_data(id, block) SELECT id, block FROM next.fulltext_data ORDER BY id;
    INSERT INTO main.fulltext_idx(segid, term, pgno) SELECT segid, term, pgno FROM next.fulltext_idx;
    INSERT INTO main.fulltext_docsize(id, sz) SELECT id, sz FROM next.fulltext_docsize ORDER BY id;
    SAVEPOINT copied;
    ROLLBACK TO copied;
    RELEASE copied;
    INSERT INTO main.fulltext(rowid, text, heading) SELECT id, text, heading FROM main.passage
        WHERE document NOT IN (SELECT document FROM next.prepared) ORDER BY id)";

constexpr const char *isMost = "SELECT (SELECT count(*) FROM next.passage) > (SELECT count(*) FROM main.passage "
                               "WHERE document NOT IN (SELECT document FROM next.prepared))";

constexpr const char *newPages = R"(
    DELETE FROM main.page WHERE document IN (SELECT document FROM next.page);
    INSERT INTO main.page(document, number, label, width, height, rotation, status, reason)
        SELECT document, number, label, width, height, rotation, status, reason FROM next.page ORDER BY id;
    INSERT INTO main.pagetext(id, text, words) SELECT page.id, pagetext.text, pagetext.words FROM next.page AS made
        JOIN next.pagetext ON pagetext.id = made.id
        JOIN main.page ON page.document = made.document AND page.number = made.number;
    INSERT INTO main.pagesum(page, sum) SELECT page.id, pagesum.sum FROM next.page AS made
        JOIN next.pagesum ON pagesum.page = made.id
        JOIN main.page ON page.document = made.document AND page.number = made.number;
    DELETE FROM main.pagetables WHERE document IN (SELECT document FROM next.page);
    INSERT INTO main.pagetables(document, page, tables) SELECT document, page, tables FROM next.pagetables ORDER BY id;
    REPLACE INTO main.tablesread(document, version) SELECT document, version FROM next.tablesread)";

constexpr const char *newDocuments = R"(
    DELETE FROM main.vectors WHERE document IN (SELECT document FROM next.prepared);
    INSERT INTO main.vectors(document, space, passages, pages)
        SELECT document, space, passages, pages FROM next.vectors;
    REPLACE INTO main.origin(document, reader, length, overlap, locked, outline)
        SELECT document, reader, length, overlap, locked, outline FROM next.origin;
    DELETE FROM main.unrenewed WHERE document IN (SELECT document FROM next.page);
    UPDATE main.document SET revision = (SELECT value FROM main.library WHERE key = 'generation') + 1,
            readtitle = made.readtitle, readauthor = made.readauthor, pages = made.pages,
            passages = made.passages, status = made.status, reason = made.reason, seconds = made.seconds,
            textpages = made.textpages, ocrpages = made.ocrpages, emptypages = made.emptypages,
            lockedpages = made.lockedpages, failedpages = made.failedpages
        FROM next.document AS made WHERE made.id = document.id)";

} // namespace

class LibraryReindex::Swap
{
public:
    Swap(Library::Private &library, ReindexFile &file, const std::stop_token &stop)
        : m_library(library),
          m_file(file),
          m_stop(stop)
    {
    }

    Result<void> read(Parallel &parallel); // reads the vectors of all documents as they will be
    Result<bool> perform();                // false: too much has changed since, so it must be read again
    int reindexed() const { return m_reindexed; }

private:
    std::shared_ptr<const SemanticSpace> space() const; // the space of m_stored; null: there is none
    Result<void> place();
    Result<void> forgetChanged(); // drops what was prepared for documents that have changed since
    qint64 changedSince();
    void makeUpForChanges();
    void write();
    void writeEmbedded();
    Result<void> put();

    Library::Private &m_library;
    ReindexFile &m_file;
    std::stop_token m_stop;
    std::shared_ptr<const SemanticSpace> m_space;
    StoredSpace m_stored;
    ReadVectors m_read;
    std::unique_ptr<Embedded> m_embedded;
    int m_readings = 0;
    int m_reindexed = 0;
};

Result<void> LibraryReindex::Swap::read(Parallel &parallel)
{
    ++m_readings;
    m_read = {};
    Library::Private::ReadLease reading(m_library);
    if (!reading)
        return reading.error();
    reading->database().beginReading();
    const auto ended = qScopeGuard([&] { reading->database().end(); });
    m_stored = SpaceRepository(*reading).inUse();
    m_space = space();
    if (!m_space)
        return {};
    if (const Result<void> placed = place(); !placed)
        return placed;
    m_read.vectors = SpaceVectors(m_stored, m_space);
    const QHash<DocumentId, quint64> prepared = m_file.marks();
    for (const DocumentMark &each : DocumentRepository(*reading).marks(0)) {
        if (m_stop.stop_requested())
            return Error::cancelled();
        Store &from = prepared.contains(each.id) ? m_file.store() : *reading;
        const Vectors vectors = SpaceRepository(from).vectors(each.id, m_stored.version);
        if (vectors.space != m_stored.version)
            continue;
        const QList<Located> located = PassageRepository(from).located(each.id);
        m_read.vectors.add(each.id, located, vectors);
        m_read.documents.insert(each.id, {prepared.value(each.id, each.mark), rangeOf(located)});
        if (const Result<void> flushed = m_read.vectors.flush(m_library.m_folder, parallel, m_stop); !flushed)
            return flushed;
    }
    if (m_file.store().database().failed())
        return m_file.store().database().error();
    return reading->database().failed() ? reading->database().error() : Result<void>();
}

std::shared_ptr<const SemanticSpace> LibraryReindex::Swap::space() const
{
    {
        const auto guard = m_library.share();
        if (m_library.m_indexes->spaceVersion() == m_stored.version)
            return m_library.m_indexes->sharedSpace();
    }
    return m_stored.version > 0 ? SemanticSpace::from(m_stored.model) : nullptr;
}

// Places what was prepared while another space was in use. Pages that were not read again keep their places.
Result<void> LibraryReindex::Swap::place()
{
    Store &made = m_file.store();
    for (const DocumentId id : SpaceRepository(made).withoutVectors(m_stored.version)) {
        if (m_stop.stop_requested())
            return Error::cancelled();
        Library::Private::ReadLease reading(m_library);
        if (!reading)
            return reading.error();
        Vectors vectors = placedVectors(made, id, *m_space, m_stored.version, m_stop);
        if (vectors.pages.isEmpty())
            vectors.pages = SpaceRepository(*reading).vectors(id, m_stored.version).pages;
        made.database().begin();
        SpaceRepository(made).putVectors(id, vectors);
        if (const Result<void> kept = made.database().commit(); !kept)
            return kept;
    }
    return made.database().failed() ? made.database().error() : Result<void>();
}

Result<bool> LibraryReindex::Swap::perform()
{
    const std::scoped_lock changing(m_library.m_changing);
    Store &store = *m_library.m_writer;
    Database &database = store.database();
    database.clearError();
    if (SpaceRepository(store).inUse().version != m_stored.version)
        return false;
    if (const Result<void> forgotten = forgetChanged(); !forgotten)
        return forgotten.error();
    m_reindexed = int(m_file.marks().size());
    if (m_reindexed == 0)
        return true;
    if (m_readings < mostReadings && changedSince() > Indexes::madeUpAtOnce)
        return false;
    const QString name = ReindexFile::nameIn(m_library.m_folder);
    {
        Statement attach(database, "ATTACH ?1 AS next");
        attach << name;
        attach.run();
    }
    // A commit must not checkpoint the log before the indexes in memory match it.
    database.run("PRAGMA wal_autocheckpoint = 0");
    const Result<void> done = put();
    database.clearError();
    database.run("DETACH next");
    database.run(Database::writingLogBack);
    database.clearError();
    if (!done)
        return done.error();
    database.run("PRAGMA wal_checkpoint(PASSIVE)");
    database.clearError();
    IndexFiles(m_library).save();
    return true;
}

Result<void> LibraryReindex::Swap::forgetChanged()
{
    QHash<DocumentId, quint64> present;
    for (const DocumentMark &each : DocumentRepository(*m_library.m_writer).marks(0))
        present.insert(each.id, each.mark);
    const QHash<DocumentId, quint64> prepared = m_file.marks();
    QList<DocumentId> changed;
    for (auto each = prepared.cbegin(); each != prepared.cend(); ++each) {
        if (!present.contains(each.key()) || present[each.key()] != each.value())
            changed.append(each.key());
    }
    return m_file.forget(changed);
}

// Number of passages in documents that have changed since they were read.
qint64 LibraryReindex::Swap::changedSince()
{
    qint64 passages = 0;
    for (const DocumentMark &each : DocumentRepository(*m_library.m_writer).marks(0)) {
        if (m_space && m_read.documents.value(each.id).mark != each.mark)
            passages += each.passages;
    }
    return passages;
}

// Call this under the lock, and before anything is written, so that marks are still the old ones.
void LibraryReindex::Swap::makeUpForChanges()
{
    SpaceVectors &vectors = m_read.vectors;
    if (!vectors.space)
        return;
    Store &store = *m_library.m_writer;
    QHash<DocumentId, ReadVectors::Document> &known = m_read.documents;
    const QList<DocumentMark> present = DocumentRepository(store).marks(0);
    QSet<DocumentId> gone(known.keyBegin(), known.keyEnd());
    for (const DocumentMark &each : present) {
        if (known.value(each.id).mark == each.mark)
            gone.remove(each.id);
    }
    for (const DocumentId id : std::as_const(gone)) {
        vectors.remove(id, known[id].passages);
        known.remove(id);
    }
    for (const DocumentMark &each : present) {
        if (known.contains(each.id))
            continue;
        Vectors placed = SpaceRepository(store).vectors(each.id, vectors.version);
        if (placed.space == 0) {
            placed = placedVectors(store, each.id, *vectors.space, vectors.version, {});
            SpaceRepository(store).putVectors(each.id, placed);
        }
        vectors.add(each.id, PassageRepository(store).located(each.id), placed);
    }
}

void LibraryReindex::Swap::write()
{
    Database &database = m_library.m_writer->database();
    bool most = false;
    {
        Statement compared(database, isMost);
        most = compared.next() && compared.integer(0) != 0;
    }
    const FullTextUnlocked unlocked(database);
    const std::initializer_list<const char *> inParts = {oldText, newPassages, newText, newPages, newDocuments};
    const std::initializer_list<const char *> inOne = {newPassages, wholeText, newPages, newDocuments};
    for (const char *script : most ? inOne : inParts)
        database.run(script, m_stop);
    writeEmbedded();
    Statement done(database, "UPDATE library SET value = ?1 WHERE key = 'renewed'");
    done << m_file.token();
    done.run();
}

// Uses the embedder whose vectors are in use; what it did not provide is made later.
void LibraryReindex::Swap::writeEmbedded()
{
    if (!m_library.m_embedded)
        return;
    Store &store = *m_library.m_writer;
    const StoredEmbedding from = EmbeddingRepository(m_file.store()).find(m_library.m_embedded->name);
    const StoredEmbedding to = EmbeddingRepository(store).find(m_library.m_embedded->name);
    if (from.id == 0 || to.id == 0 || from.dimension != to.dimension)
        return;
    Statement rows(store.database(), "INSERT INTO main.embedded(passage, embedding, vector) "
                                     "SELECT passage, ?2, vector FROM next.embedded WHERE embedding = ?1");
    rows << from.id << to.id;
    rows.run();
}

Result<void> LibraryReindex::Swap::put()
{
    Store &store = *m_library.m_writer;
    Database &database = store.database();
    if (database.failed())
        return database.error();
    database.begin();
    makeUpForChanges();
    write();
    store.changed();
    const bool goesOn = !database.failed() && !m_stop.stop_requested();
    // Not assigned later: g++ 12 with -O3 would warn about an uninitialised Error.
    Result<std::unique_ptr<Indexes>> indexes =
        goesOn ? Indexes::build(store, std::move(m_read.vectors), m_stop) : std::unique_ptr<Indexes>();
    std::unique_ptr<Embedded> &embedded = m_library.m_embedded; // changes only under m_changing
    if (indexes && embedded && !m_stop.stop_requested()) {
        auto fresh = readEmbedded(store, EmbeddingRepository(store).find(embedded->name), embedded->embedder,
                                  m_library.m_folder, m_stop);
        if (fresh)
            m_embedded = std::move(*fresh);
    }
    if (m_stop.stop_requested() || !indexes) {
        (void)database.rollBack();
        return m_stop.stop_requested() ? Error::cancelled() : indexes.error();
    }
    if (!database.failed())
        sqlite3_db_cacheflush(database.handle()); // so that the commit itself is short
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    const std::scoped_lock turn(m_library.m_turn);
    const std::unique_lock guard(m_library.m_guard);
    std::swap(m_library.m_indexes, *indexes);
    if (m_embedded)
        std::swap(m_library.m_embedded, m_embedded);
    return {};
}

Result<void> LibraryReindex::embed(Parallel &parallel, std::stop_token stop)
{
    const Result<Store *> made = prepared();
    if (!made)
        return made.error();
    Store &store = **made;
    std::shared_ptr<Embedder> embedder;
    int dimension = 0;
    {
        const auto guard = m_library.d->share();
        if (m_library.d->m_embedded) {
            embedder = m_library.d->m_embedded->embedder;
            dimension = m_library.d->m_embedded->vectors.dimension();
        }
    }
    if (!embedder)
        return {};
    StoredEmbedding set = EmbeddingRepository(store).find(embedder->name());
    if (set.id == 0) {
        store.database().begin();
        set = EmbeddingRepository(store).add(embedder->name());
        EmbeddingRepository(store).setDimension(set.id, dimension);
        if (const Result<void> added = store.database().commit(); !added)
            return added;
    }
    const QList<PassageId> missing = EmbeddingRepository(store).withoutVector(set.id);
    for (qsizetype from = 0; from < missing.size(); from += batch * batchesAtOnce) {
        const QList<PassageId> ids = missing.mid(from, batch * batchesAtOnce);
        QStringList texts;
        for (const PassageId id : ids)
            texts.append(PassageRepository(store).sectionText(id));
        const int batches = int(ids.size() + batch - 1) / batch;
        std::vector<Result<std::vector<QByteArray>>> given(size_t(batches), Error::cancelled());
        parallel.forEach(
            batches, [&](int i) { given[size_t(i)] = embedTexts(texts.mid(i * batch, batch), *embedder, stop); }, stop);
        if (stop.stop_requested())
            return Error::cancelled();
        store.database().begin();
        bool isWell = true;
        for (int i = 0; i < batches && isWell; ++i) {
            const auto &vectors = given[size_t(i)];
            isWell = bool(vectors);
            for (size_t j = 0; isWell && j < vectors->size(); ++j) {
                const QByteArray &vector = (*vectors)[j];
                isWell = vector.isEmpty() || vector.size() == dimension * qsizetype(sizeof(float));
                if (isWell)
                    EmbeddingRepository(store).put(set.id, ids[qsizetype(i) * batch + qsizetype(j)], vector);
            }
        }
        if (const Result<void> kept = store.database().commit(); !kept)
            return kept;
        if (!isWell)
            return {};
    }
    return {};
}

Result<int> LibraryReindex::finish(Parallel &parallel, std::stop_token stop)
{
    if (const Result<Store *> made = prepared(); !made)
        return made.error();
    if (m_file->marks().isEmpty()) {
        drop();
        return 0;
    }
    Swap swap(*m_library.d, *m_file, stop);
    for (bool done = false; !done;) {
        if (const Result<void> read = swap.read(parallel); !read)
            return read.error();
        const Result<bool> performed = swap.perform();
        if (!performed)
            return performed.error();
        done = *performed;
    }
    drop();
    return swap.reindexed();
}

} // namespace core
