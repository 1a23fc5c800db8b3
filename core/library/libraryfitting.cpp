// Fitting the semantic space, and keeping in order what it needs, while the library is used: long work is done on a
// connection of its own and beside what answers, and takes its place in one step. What was placed is kept at once, so
// that a fit that is stopped goes on where it was.
#include "core/library/libraryparts.h"

#include "core/search/termhash.h"

#include <limits>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {
namespace {

constexpr int passagesForSpace = 60;          // below that, words that stand together say little
constexpr int sampledCharacters = 50'000;     // of a page that a space is fitted on; some pages have millions
constexpr qint64 mostCharacters = 36'000'000; // of all of them together: two bytes of features each, while it is fitted
constexpr int sampledAtOnce = 64;             // pages
constexpr int documentsAtOnce = 16;           // placed in one transaction
constexpr int mostReadings = 3;               // of a space, where much changes meanwhile
constexpr int leftOver = 4;                   // documents that came meanwhile: a stream of them has no end
constexpr int droppedAtOnce = 8;              // documents whose old vectors go in one transaction

// Reads much of the library once: through the cache of its connection, because a mapping would grow with the library.
class Unmapped
{
public:
    explicit Unmapped(Store &store) : m_database(store.database()) { m_database.run("PRAGMA mmap_size=0"); }
    ~Unmapped() { m_database.run(Database::mapping); }
    Unmapped(const Unmapped &) = delete;
    Unmapped &operator=(const Unmapped &) = delete;

private:
    Database &m_database;
};

// Grown by a quarter.
bool isOutgrown(qint64 passages, qint64 when)
{
    return passages * 4 >= when * 5;
}

} // namespace

bool Library::Private::wantsSpace() const
{
    const qsizetype passages = m_indexes->located().size();
    if (m_indexes->spaceVersion() == 0)
        return passages >= passagesForSpace;
    return isOutgrown(passages, m_indexes->passagesWhenFitted());
}

bool Library::Private::wantsFitting() const
{
    const auto guard = share();
    if (wantsSpace() || !m_indexes->isWhole())
        return true;
    for (const Which which : allIndexes) {
        const VectorIndex *index = indexOf(which);
        if (index && (index->isScattered() || index->isDamaged()))
            return true;
    }
    return false;
}

Result<void> Library::Private::fit(Parallel &parallel, std::stop_token stop)
{
    bool fits = false;
    {
        const bool isWanted = wantsFitting();
        const auto guard = share();
        fits = !isWanted || wantsSpace();
    }
    Result<void> done = mendDamage(parallel, stop);
    if (done && fits)
        done = fitSpace(parallel, stop);
    if (done)
        done = tidy(parallel, stop);
    if (done && isDamaged()) { // which was found when files were to be made one
        done = mendDamage(parallel, stop);
        if (done)
            done = tidy(parallel, stop);
    }
#ifdef __GLIBC__
    malloc_trim(0); // fitting takes much for a while, and the allocator would keep it
#endif
    return done;
}

bool Library::Private::isDamaged() const
{
    const auto guard = share();
    return std::any_of(std::begin(allIndexes), std::end(allIndexes), [&](Which which) {
        const VectorIndex *index = indexOf(which);
        return index && index->isDamaged();
    });
}

// What could not be read when the library was opened, or turned out to be damaged.
Result<void> Library::Private::mendDamage(Parallel &parallel, const std::stop_token &stop)
{
    bool isWhole = true;
    bool isEmbeddedWhole = true;
    {
        const auto guard = share();
        isWhole = m_indexes->isWhole();
        for (const Which which : allIndexes) {
            const VectorIndex *index = indexOf(which);
            bool &whole = which == Which::Embedded ? isEmbeddedWhole : isWhole;
            whole = whole && !(index && index->isDamaged());
        }
    }
    if (!isWhole) {
        if (const Result<void> mended = mend(parallel, stop); !mended)
            return mended;
    }
    return isEmbeddedWhole ? Result<void>() : readEmbeddedAnew(stop);
}

Result<void> Library::Private::fitSpace(Parallel &parallel, const std::stop_token &stop)
{
    const auto coming = comingSpace(parallel, stop);
    if (!coming)
        return coming.error();
    const auto space = SemanticSpace::from(coming->model);
    if (!space)
        return Error::defect(QStringLiteral("a space that was just fitted cannot be read"));
    Reading reading(*this);
    if (!reading)
        return reading.error();
    if (const Result<void> placed = placeAll(*space, coming->version, parallel, stop); !placed)
        return placed;
    const Unmapped unmapped(*reading);
    return readAndTakeOver(reading, *coming, Space::New, parallel, stop);
}

// Where much has changed while it was read, for instance all documents by a check, it is read once more: what is made
// up for keeps others waiting.
Result<void> Library::Private::readAndTakeOver(Reading &reading, const StoredSpace &stored, Space space,
                                               Parallel &parallel, const std::stop_token &stop)
{
    const auto placedIn = SemanticSpace::from(stored.model);
    for (int left = mostReadings - 1;; --left) {
        Result<ReadVectors> read = ReadVectors();
        if (stored.version > 0) {
            reading->database().beginReading();
            read = readVectors(*reading, stored, m_folder, parallel, stop);
            reading->database().end();
        }
        if (!read)
            return read.error();
        // Reading takes a while: what was added meanwhile is placed before the others have to wait.
        if (space == Space::New) {
            if (const Result<void> placed = placeAll(*placedIn, stored.version, parallel, stop); !placed)
                return placed;
        }
        const int most = left > 0 ? Indexes::madeUpAtOnce : std::numeric_limits<int>::max();
        const Result<bool> taken = takeOver(*std::move(read), space, most, parallel, stop);
        if (!taken)
            return taken.error();
        if (*taken)
            return {};
    }
}

// The one that was begun, where it is still worth going on with it, or a new one.
Result<StoredSpace> Library::Private::comingSpace(Parallel &parallel, const std::stop_token &stop)
{
    StoredSpace coming;
    {
        Reading reading(*this);
        if (!reading)
            return reading.error();
        coming = reading->comingSpace();
    }
    const int passages = passageCount();
    if (coming.version > 0 && !isOutgrown(passages, coming.passages) && !isOutgrown(coming.passages, passages) &&
        SemanticSpace::from(coming.model))
        return coming;
    auto pages = sampledPages(parallel, stop);
    if (!pages)
        return pages.error();
    const auto space = SemanticSpace::fit(*std::move(pages), parallel, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    if (!space)
        return Error{Error::Invalid,
                     QStringLiteral("The library has too little text to compare meanings; add more "
                                    "documents. Searching for words works."),
                     {}};
    const std::scoped_lock changing(m_changing);
    m_writer->database().begin();
    coming = {m_writer->nextSpaceVersion(), passages, space->bytes()};
    m_writer->putComingSpace(coming);
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();
    return coming;
}

// Every n-th page, so that a sample has pages of each document. Their text is let go at once.
Result<std::vector<PageFeatures>> Library::Private::sampledPages(Parallel &parallel, const std::stop_token &stop)
{
    QList<Document> documents;
    {
        Reading reading(*this);
        if (!reading)
            return reading.error();
        documents = reading->documents();
        if (reading->database().failed())
            return reading->database().error();
    }
    qint64 all = 0;
    for (const Document &document : std::as_const(documents))
        all += document.pages;
    const qint64 step = all / SemanticSpace::mostPages + 1;
    const qint64 longest = std::min<qint64>(sampledCharacters, mostCharacters / std::max<qint64>(1, all / step));
    struct Slice
    {
        DocumentId document = 0;
        Store::Stride pages;
        std::vector<PageFeatures> features;
        Result<void> read;
    };
    std::vector<Slice> slices;
    qint64 count = 0; // of the pages before this document
    for (const Document &document : std::as_const(documents)) {
        const int reach = int(step) * sampledAtOnce;
        for (int first = int((step - count % step) % step) + 1; first <= document.pages; first += reach)
            slices.push_back({document.id, {first, first + reach - 1, int(step)}, {}, {}});
        count += document.pages;
    }
    const auto read = [&](int i) {
        Slice &slice = slices[size_t(i)];
        Reading reading(*this);
        if (!reading) {
            slice.read = reading.error();
            return;
        }
        const Unmapped unmapped(*reading);
        reading->forEachPage(slice.document, slice.pages, [&](const QString &text) {
            if (!text.isEmpty())
                slice.features.emplace_back(QStringView(text).left(longest));
        });
        if (reading->database().failed())
            slice.read = reading->database().error();
    };
    parallel.forEach(int(slices.size()), read, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    std::vector<PageFeatures> features;
    for (Slice &slice : slices) {
        if (!slice.read)
            return slice.read.error();
        std::move(slice.features.begin(), slice.features.end(), std::back_inserter(features));
        slice.features = {};
    }
    return features;
}

struct Library::Private::Placed
{
    DocumentId id = 0;
    quint64 mark = 0; // of the document as it was placed
    Vectors vectors;
    Result<void> read;
};

// Some documents are placed while those before them are written. Of those that come meanwhile a few are left to
// takeOver().
Result<void> Library::Private::placeAll(const SemanticSpace &space, int version, Parallel &parallel,
                                        const std::stop_token &stop)
{
    for (bool isFirst = true;; isFirst = false) {
        QList<DocumentId> missing;
        {
            Reading reading(*this);
            if (!reading)
                return reading.error();
            missing = reading->withoutVectors(version);
            if (reading->database().failed())
                return reading->database().error();
        }
        if (missing.isEmpty() || (!isFirst && missing.size() <= leftOver))
            return {};
        std::vector<Placed> before;
        for (qsizetype from = 0; from < missing.size() || !before.empty(); from += documentsAtOnce) {
            std::vector<Placed> next;
            for (const DocumentId id : missing.mid(from, documentsAtOnce))
                next.push_back({id, 0, {}, {}});
            Result<void> written;
            const auto work = [&](int i) {
                if (i == 0)
                    written = keepPlaced(before);
                else
                    place(next[size_t(i - 1)], space, version, stop);
            };
            parallel.forEach(int(next.size()) + 1, work, stop);
            if (stop.stop_requested())
                return Error::cancelled();
            if (!written)
                return written;
            before = std::move(next);
        }
    }
}

void Library::Private::place(Placed &placed, const SemanticSpace &space, int version, const std::stop_token &stop) const
{
    Reading reading(*this);
    if (!reading) {
        placed.read = reading.error();
        return;
    }
    const Unmapped unmapped(*reading);
    reading->database().beginReading();
    placed.mark = reading->marks(placed.id).value(0).mark;
    placed.vectors = placedVectors(*reading, placed.id, space, version, stop);
    if (reading->database().failed())
        placed.read = reading->database().error();
    reading->database().end();
}

Result<void> Library::Private::keepPlaced(const std::vector<Placed> &all)
{
    for (const Placed &each : all) {
        if (!each.read)
            return each.read;
    }
    if (all.empty())
        return {};
    const std::scoped_lock changing(m_changing);
    m_writer->database().begin();
    for (const Placed &each : all) {
        if (m_writer->marks(each.id).value(0).mark == each.mark && each.mark != 0)
            m_writer->putVectors(each.id, each.vectors);
    }
    return m_writer->database().commit();
}

// All of it from the store.
Result<void> Library::Private::mend(Parallel &parallel, const std::stop_token &stop)
{
    Reading reading(*this);
    if (!reading)
        return reading.error();
    const Unmapped unmapped(*reading);
    {
        const std::scoped_lock changing(m_changing);
        reading->database().beginReading();
        (void)reading->generation(); // from here on it reads this state
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        m_indexes->beginCounting();
    }
    TermCounts counts = countedTerms(*reading, stop);
    const QHash<PassageId, quint16> terms = reading->termsOfAll();
    const StoredSpace stored = reading->space();
    const bool failed = reading->database().failed();
    reading->database().end();
    if (stop.stop_requested())
        return Error::cancelled();
    if (failed)
        return reading->database().error();
    if (const Result<void> taken = readAndTakeOver(reading, stored, Space::Same, parallel, stop); !taken)
        return taken;
    const std::scoped_lock changing(m_changing);
    {
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        m_indexes->endCounting(std::move(counts), terms);
    }
    saveIndexes();
    return {};
}

// What was read is of an earlier moment: the documents that changed since are made up for, and then it answers. False:
// they have more passages than that.
Result<bool> Library::Private::takeOver(ReadVectors read, Space space, int most, Parallel &parallel,
                                        const std::stop_token &stop)
{
    SpaceVectors &vectors = read.vectors;
    const std::scoped_lock changing(m_changing);
    if (space == Space::Same && vectors.version != m_indexes->spaceVersion())
        return true;
    Database &database = m_writer->database();
    database.begin();
    QHash<DocumentId, ReadVectors::Document> &known = read.documents;
    QSet<DocumentId> gone(known.keyBegin(), known.keyEnd());
    QList<DocumentMark> fresh;
    int passages = 0;
    for (const DocumentMark &each : m_writer->marks(0)) {
        if (known.value(each.id).mark == each.mark) {
            gone.remove(each.id);
        } else if (vectors.space) {
            fresh.append(each);
            passages += each.passages;
        }
    }
    if (passages > most) {
        (void)database.rollBack();
        return false;
    }
    for (const DocumentId id : std::as_const(gone))
        vectors.remove(id, known[id].passages);
    for (const DocumentMark &each : std::as_const(fresh)) {
        Vectors placed = m_writer->vectors(each.id, vectors.version);
        if (placed.space == 0) {
            placed = placedVectors(*m_writer, each.id, *vectors.space, vectors.version, {});
            m_writer->putVectors(each.id, placed);
        }
        vectors.add(each.id, m_writer->located(each.id), placed);
        const Result<void> settled = vectors.settle(m_folder, parallel, stop);
        if (!settled || stop.stop_requested()) {
            (void)database.rollBack();
            return settled ? Error::cancelled() : settled.error();
        }
    }
    if (space == Space::New && !m_writer->useSpace(vectors.version)) {
        const Result<void> failed = database.rollBack();
        return failed ? Error::defect(QStringLiteral("the space that was coming is gone")) : failed.error();
    }
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = database.commit(); !committed)
        return committed.error();
    {
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        m_indexes->swapVectors(vectors);
        m_indexes->setGeneration(generation);
    }
    vectors = SpaceVectors(); // the old ones take as much memory as writing the new ones does
    saveIndexes();
    return true;
}

VectorIndex *Library::Private::indexOf(Which which) const
{
    if (which == Which::Embedded)
        return m_embedded ? &m_embedded->vectors : nullptr;
    SpaceVectors &vectors = m_indexes->vectors();
    if (!vectors.space)
        return nullptr;
    return which == Which::Passages ? &*vectors.passages : &*vectors.pages;
}

// A part of an index goes into a file, and the file takes its place.
Result<void> Library::Private::settle(Which which, VectorIndex::Part (VectorIndex::*take)() const,
                                      bool (VectorIndex::*isWanted)() const, Parallel &parallel,
                                      const std::stop_token &stop)
{
    VectorIndex::Part part;
    int space = 0;
    int dimension = 0;
    {
        const auto guard = share();
        const VectorIndex *index = indexOf(which);
        if (!index || !(index->*isWanted)())
            return {};
        part = (index->*take)();
        space = index->space();
        dimension = index->dimension();
    }
    if (!part.readFiles())
        return {}; // what is damaged would be lost with what it replaces
    const char *purpose = which == Which::Embedded ? embeddedFiles : spaceFiles;
    VectorIndex::File file; // none where nothing is left of what it would replace
    if (!part.rows.empty()) {
        auto written = VectorFile::write(newVectorFile(m_folder, purpose), space, dimension, part.rows, parallel, stop);
        if (!written)
            return written.error();
        file = *std::move(written);
    }
    const std::scoped_lock changing(m_changing);
    VectorIndex *index = indexOf(which);
    if (!index || index->space() != space)
        return {};
    VectorIndex next = index->with(file, part);
    {
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        std::swap(*index, next);
        if (which == Which::Embedded)
            m_embedded->isSaved = false;
    }
    saveIndexes();
    index->rest();
    return {};
}

void Library::Private::makeRoom()
{
    if (m_makesRoom.exchange(true))
        return;
    Inline parallel;
    for (const Which which : allIndexes) {
        // On a full disk it stays in memory, and is tried again.
        (void)settle(which, &VectorIndex::crowd, &VectorIndex::isCrowded, parallel, {});
    }
    m_makesRoom = false;
}

Result<void> Library::Private::tidy(Parallel &parallel, const std::stop_token &stop)
{
    for (const Which which : allIndexes) {
        const auto isScattered = [&] {
            const auto guard = share();
            const VectorIndex *index = indexOf(which);
            return index && index->isScattered() && !index->isDamaged();
        };
        while (isScattered()) {
            const auto merged = settle(which, &VectorIndex::scattered, &VectorIndex::isScattered, parallel, stop);
            if (!merged)
                return merged;
        }
    }
    for (bool more = true; more && !stop.stop_requested();) {
        const std::scoped_lock changing(m_changing);
        m_writer->database().begin();
        more = m_writer->dropOldVectors(droppedAtOnce);
        if (const Result<void> dropped = m_writer->database().commit(); !dropped)
            return dropped;
    }
    return {};
}

// The files that the cache on the disk does not need any more go with the last search that reads them.
void Library::Private::saveIndexes()
{
    if (m_embedded)
        m_embedded->save(m_folder, *m_indexes);
    if (!m_indexes->isWhole() || !m_indexes->save(cache()))
        return; // without it the next start takes longer
    const std::vector<VectorIndex::File> files = m_indexes->vectors().files();
    for (const VectorIndex::File &each : m_cachedFiles) {
        if (std::find(files.begin(), files.end(), each) == files.end())
            each->keep(false);
    }
    m_cachedFiles = files;
    m_cached = m_indexes->generation();
}

} // namespace core
