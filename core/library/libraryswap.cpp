// What was read or made beside the library takes the place of what answers, in one step; and indexes that turned out to
// be damaged are made anew from the store.
#include "core/library/libraryparts.h"

#include "core/search/termhash.h"
#include "core/store/documentrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"

#include <limits>

namespace core {
namespace {

constexpr int mostReadings = 3; // of a space, where much changes meanwhile

} // namespace

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

// All of it from the store.
Result<void> Library::Private::mend(Parallel &parallel, const std::stop_token &stop)
{
    ReadLease reading(*this);
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
    const QHash<PassageId, quint16> terms = FullTextRepository(*reading).termsOfAll();
    const StoredSpace stored = SpaceRepository(*reading).inUse();
    const bool failed = reading->database().failed();
    reading->database().end();
    if (stop.stop_requested())
        return Error::cancelled();
    if (failed)
        return reading->database().error();
    if (const Result<void> taken = readAndSwap(reading, stored, Space::Same, parallel, stop); !taken)
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

// Where much has changed while it was read, for instance all documents by a check, it is read once more: what is made
// up for keeps others waiting.
Result<void> Library::Private::readAndSwap(ReadLease &reading, const StoredSpace &stored, Space space,
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
        const Result<bool> taken = swapIndexes(*std::move(read), space, most, parallel, stop);
        if (!taken)
            return taken.error();
        if (*taken)
            return {};
    }
}

// What was read is of an earlier moment: the documents that changed since are made up for, and then it answers. False:
// they have more passages than that.
Result<bool> Library::Private::swapIndexes(ReadVectors read, Space space, int most, Parallel &parallel,
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
    for (const DocumentMark &each : DocumentRepository(*m_writer).marks(0)) {
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
        Vectors placed = SpaceRepository(*m_writer).vectors(each.id, vectors.version);
        if (placed.space == 0) {
            placed = placedVectors(*m_writer, each.id, *vectors.space, vectors.version, {});
            SpaceRepository(*m_writer).putVectors(each.id, placed);
        }
        vectors.add(each.id, PassageRepository(*m_writer).located(each.id), placed);
        const Result<void> flushed = vectors.flush(m_folder, parallel, stop);
        if (!flushed || stop.stop_requested()) {
            (void)database.rollBack();
            return flushed ? Error::cancelled() : flushed.error();
        }
    }
    if (space == Space::New && !SpaceRepository(*m_writer).use(vectors.version)) {
        const Result<void> failed = database.rollBack();
        return failed ? Error::defect(QStringLiteral("the space that was coming is gone")) : failed.error();
    }
    const qint64 generation = m_writer->generation();
    if (const Result<void> committed = database.commit(); !committed)
        return committed.error();
    {
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        std::swap(m_indexes->vectors(), vectors);
        m_indexes->setGeneration(generation);
    }
    vectors = SpaceVectors(); // the old ones take as much memory as writing the new ones does
    saveIndexes();
    return true;
}

} // namespace core
