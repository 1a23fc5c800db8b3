#include "core/library/libraryindexes.h"

#include "core/library/indexfiles.h"
#include "core/library/libraryembedder.h"
#include "core/library/libraryparts.h"
#include "core/search/termhash.h"
#include "core/store/documentrepository.h"
#include "core/store/embeddingrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"

#include <limits>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {
namespace {

constexpr int passagesForSpace = 60;          // in smaller libraries, co-occurrence says little
constexpr int sampledCharacters = 50'000;     // characters per page used for fitting; some pages have millions
constexpr qint64 mostCharacters = 36'000'000; // of all pages; fitting takes two bytes of features per character
constexpr int sampledAtOnce = 64;             // pages sampled at once
constexpr int placedAtOnce = 16;              // documents placed per transaction
constexpr int mostReadings = 3;               // attempts to read a space while the library changes
constexpr int leftOver = 4;                   // documents added meanwhile that may be left: a stream of them has no end

// Whether the library has grown by a quarter.
bool isOutgrown(qint64 passages, qint64 when)
{
    return passages * 4 >= when * 5;
}

} // namespace

LibraryIndexes::LibraryIndexes(Library &library) : d(*library.d) {}

bool LibraryIndexes::wantsSpace() const
{
    const qsizetype passages = d.m_indexes->located().size();
    if (d.m_indexes->spaceVersion() == 0)
        return passages >= passagesForSpace;
    return isOutgrown(passages, d.m_indexes->vectors().passagesWhenFitted);
}

bool LibraryIndexes::wantsFitting() const
{
    const auto guard = d.share();
    if (wantsSpace() || !d.m_indexes->isWhole())
        return true;
    for (const IndexFiles::Which which : IndexFiles::all) {
        const VectorIndex *index = IndexFiles(d).indexOf(which);
        if (index && (index->needsCompaction() || index->isDamaged()))
            return true;
    }
    return false;
}

Result<void> LibraryIndexes::fit(Parallel &parallel, std::stop_token stop)
{
    bool fits = false;
    {
        const bool isWanted = wantsFitting();
        const auto guard = d.share();
        fits = !isWanted || wantsSpace();
    }
    Result<void> done = mendDamage(parallel, stop);
    if (done && fits)
        done = fitSpace(parallel, stop);
    if (done)
        done = IndexFiles(d).tidy(parallel, stop);
    if (done && isDamaged()) { // damage found when files were merged
        done = mendDamage(parallel, stop);
        if (done)
            done = IndexFiles(d).tidy(parallel, stop);
    }
#ifdef __GLIBC__
    malloc_trim(0); // fitting takes much memory for a while, which the allocator would keep
#endif
    return done;
}

Result<void> LibraryIndexes::rebuild(const std::stop_token &stop)
{
    const std::scoped_lock changing(d.m_changing);
    auto fresh = d.rebuilt(stop);
    if (!fresh)
        return fresh.error();
    d.m_writer->database().begin();
    EmbeddingRepository(*d.m_writer).keepOnly(0);
    const Result<void> dropped = d.m_writer->database().commit();
    {
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        std::swap(d.m_indexes, *fresh);
        if (dropped)
            d.m_embedded.reset();
    }
    IndexFiles(d).save();
    return dropped;
}

Result<void> LibraryIndexes::fitSpace(Parallel &parallel, const std::stop_token &stop)
{
    const auto coming = comingSpace(parallel, stop);
    if (!coming)
        return coming.error();
    const auto space = SemanticSpace::from(coming->model);
    if (!space)
        return Error::defect(QStringLiteral("a newly fitted space cannot be read"));
    ReadVectors placed; // keeps what is placed, to avoid reading it back
    placed.vectors = SpaceVectors(*coming, space);
    Library::Private::ReadLease reading(d);
    if (!reading)
        return reading.error();
    if (const Result<void> all = placeAll(*space, coming->version, &placed, parallel, stop); !all)
        return all;
    const Unmapped unmapped(*reading);
    Result<void> taken = readAndSwap(*coming, Space::New, std::move(placed), *reading, parallel, stop);
    if (taken)
        d.m_newTerms.clear();
    return taken;
}

// Continues a space begun earlier if that is still worthwhile, or begins a new one.
Result<StoredSpace> LibraryIndexes::comingSpace(Parallel &parallel, const std::stop_token &stop)
{
    StoredSpace coming;
    {
        Library::Private::ReadLease reading(d);
        if (!reading)
            return reading.error();
        coming = SpaceRepository(*reading).coming();
    }
    const int passages = d.passageCount();
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
    const std::scoped_lock changing(d.m_changing);
    d.m_writer->database().begin();
    coming = {SpaceRepository(*d.m_writer).nextVersion(), passages, space->bytes()};
    SpaceRepository(*d.m_writer).putComing(coming);
    if (const Result<void> committed = d.m_writer->database().commit(); !committed)
        return committed.error();
    return coming;
}

namespace {

// False: a page is longer than the sample taken from it, so its text is needed.
bool takeSample(const DocumentTerms &terms, const PageRepository::Stride &which, qint64 longest,
                std::vector<PageFeatures> *to)
{
    std::vector<PageFeatures> features;
    for (size_t page = size_t(which.first); page <= std::min(size_t(which.last), terms.pages.size());
         page += size_t(which.step)) {
        const int characters = terms.characters[page - 1];
        if (characters > longest)
            return false;
        if (characters > 0)
            features.emplace_back(terms.pages[page - 1]);
    }
    std::move(features.begin(), features.end(), std::back_inserter(*to));
    return true;
}

} // namespace

// Samples every n-th page, so that each document is represented. The text of pages is released at once.
Result<std::vector<PageFeatures>> LibraryIndexes::sampledPages(Parallel &parallel, const std::stop_token &stop)
{
    QList<Document> documents;
    QHash<DocumentId, DocumentMark> marks;
    {
        Library::Private::ReadLease reading(d);
        if (!reading)
            return reading.error();
        reading->database().beginReading();
        documents = DocumentRepository(*reading).all();
        for (const DocumentMark &each : DocumentRepository(*reading).marks(0))
            marks.insert(each.id, each);
        const bool failed = reading->database().failed();
        reading->database().end();
        if (failed)
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
        PageRepository::Stride pages;
        std::vector<PageFeatures> features;
        Result<void> read;
    };
    std::vector<Slice> slices;
    qint64 count = 0; // pages before this document
    for (const Document &document : std::as_const(documents)) {
        const int reach = int(step) * sampledAtOnce;
        for (int first = int((step - count % step) % step) + 1; first <= document.pages; first += reach)
            slices.push_back({document.id, {first, first + reach - 1, int(step)}, {}, {}});
        count += document.pages;
    }
    const auto read = [&](int i) {
        Slice &slice = slices[size_t(i)];
        if (const auto terms = d.m_newTerms.of(marks.value(slice.document));
            terms && takeSample(*terms, slice.pages, longest, &slice.features))
            return;
        Library::Private::ReadLease reading(d);
        if (!reading) {
            slice.read = reading.error();
            return;
        }
        const Unmapped unmapped(*reading);
        PageRepository(*reading).forEach(slice.document, slice.pages, [&](const QString &text) {
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

struct LibraryIndexes::Placed
{
    DocumentId id = 0;
    DocumentMark mark; // mark of the document when it was placed
    QList<Located> located;
    Vectors vectors;
    Result<void> read;
};

// Places documents while previous ones are being written. A few that arrive meanwhile are left to swapIndexes(). `all`:
// also receives what was placed; may be null.
Result<void> LibraryIndexes::placeAll(const SemanticSpace &space, int version, ReadVectors *all, Parallel &parallel,
                                      const std::stop_token &stop)
{
    for (bool isFirst = true;; isFirst = false) {
        QList<DocumentId> missing;
        {
            Library::Private::ReadLease reading(d);
            if (!reading)
                return reading.error();
            missing = SpaceRepository(*reading).withoutVectors(version);
            if (reading->database().failed())
                return reading->database().error();
        }
        if (missing.isEmpty() || (!isFirst && missing.size() <= leftOver))
            return {};
        std::vector<Placed> before;
        for (qsizetype from = 0; from < missing.size() || !before.empty(); from += placedAtOnce) {
            std::vector<Placed> next;
            for (const DocumentId id : missing.mid(from, placedAtOnce))
                next.push_back({id, {}, {}, {}, {}});
            Result<void> written;
            const auto work = [&](int i) {
                if (i == 0)
                    written = keepPlaced(before, all);
                else
                    place(next[size_t(i - 1)], space, version, stop);
            };
            parallel.forEach(int(next.size()) + 1, work, stop);
            if (stop.stop_requested())
                return Error::cancelled();
            if (written && all)
                written = all->flush(d.m_folder, parallel, stop);
            if (!written)
                return written;
            before = std::move(next);
        }
    }
}

void LibraryIndexes::place(Placed &placed, const SemanticSpace &space, int version, const std::stop_token &stop) const
{
    Library::Private::ReadLease reading(d);
    if (!reading) {
        placed.read = reading.error();
        return;
    }
    const Unmapped unmapped(*reading);
    reading->database().beginReading();
    placed.mark = DocumentRepository(*reading).marks(placed.id).value(0);
    placed.located = PassageRepository(*reading).located(placed.id);
    if (const auto terms = d.m_newTerms.of(placed.mark))
        placed.vectors = vectorsOf(space, version, terms->passages, terms->pages);
    else
        placed.vectors = placedVectors(*reading, placed.id, space, version, stop);
    if (reading->database().failed())
        placed.read = reading->database().error();
    reading->database().end();
}

Result<void> LibraryIndexes::keepPlaced(const std::vector<Placed> &all, ReadVectors *kept)
{
    for (const Placed &each : all) {
        if (!each.read)
            return each.read;
    }
    if (all.empty())
        return {};
    const std::scoped_lock changing(d.m_changing);
    d.m_writer->database().begin();
    std::vector<const Placed *> put;
    for (const Placed &each : all) {
        if (each.mark.id == 0 || DocumentRepository(*d.m_writer).marks(each.id).value(0).mark != each.mark.mark)
            continue; // removed or read again meanwhile
        SpaceRepository(*d.m_writer).putVectors(each.id, each.vectors);
        put.push_back(&each);
    }
    if (const Result<void> committed = d.m_writer->database().commit(); !committed)
        return committed;
    for (const Placed *each : put) {
        if (kept)
            kept->add(each->mark, each->located, each->vectors);
    }
    return {};
}

bool LibraryIndexes::isDamaged() const
{
    const auto guard = d.share();
    return std::any_of(std::begin(IndexFiles::all), std::end(IndexFiles::all), [&](IndexFiles::Which which) {
        const VectorIndex *index = IndexFiles(d).indexOf(which);
        return index && index->isDamaged();
    });
}

// Repairs what could not be read when the library was opened, or was later found damaged.
Result<void> LibraryIndexes::mendDamage(Parallel &parallel, const std::stop_token &stop)
{
    bool isWhole = true;
    bool isEmbeddedWhole = true;
    {
        const auto guard = d.share();
        isWhole = d.m_indexes->isWhole();
        for (const IndexFiles::Which which : IndexFiles::all) {
            const VectorIndex *index = IndexFiles(d).indexOf(which);
            bool &whole = which == IndexFiles::Which::Embedded ? isEmbeddedWhole : isWhole;
            whole = whole && !(index && index->isDamaged());
        }
    }
    if (!isWhole) {
        if (const Result<void> mended = mend(parallel, stop); !mended)
            return mended;
    }
    return isEmbeddedWhole ? Result<void>() : LibraryEmbedder(d).readAnew(stop);
}

// Reads everything from the store.
Result<void> LibraryIndexes::mend(Parallel &parallel, const std::stop_token &stop)
{
    Library::Private::ReadLease reading(d);
    if (!reading)
        return reading.error();
    const Unmapped unmapped(*reading);
    {
        const std::scoped_lock changing(d.m_changing);
        reading->database().beginReading();
        (void)reading->generation(); // begins reading this state
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        d.m_indexes->beginCounting();
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
    if (const Result<void> taken = readAndSwap(stored, Space::Same, {}, *reading, parallel, stop); !taken)
        return taken;
    const std::scoped_lock changing(d.m_changing);
    {
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        d.m_indexes->endCounting(std::move(counts), terms);
    }
    IndexFiles(d).save();
    return {};
}

// If much has changed meanwhile, such as all documents during a check, reads again: catching up makes others
// wait.
Result<void> LibraryIndexes::readAndSwap(const StoredSpace &stored, Space space, std::optional<ReadVectors> known,
                                         Store &reading, Parallel &parallel, const std::stop_token &stop)
{
    const auto placedIn = known ? known->vectors.space : SemanticSpace::from(stored.model);
    for (int left = mostReadings - 1;; --left) {
        Result<ReadVectors> read = ReadVectors();
        if (known) {
            read = *std::move(known);
            known.reset();
        } else if (stored.version > 0) {
            reading.database().beginReading();
            read = readVectors(reading, stored, d.m_folder, parallel, stop);
            reading.database().end();
        }
        if (!read)
            return read.error();
        // Reading takes a while, so documents added meanwhile are placed before others have to wait.
        if (space == Space::New) {
            if (const Result<void> placed = placeAll(*placedIn, stored.version, nullptr, parallel, stop); !placed)
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

// Catches up with documents changed since they were read, and puts the result in use. False: they have more passages
// than `most`.
Result<bool> LibraryIndexes::swapIndexes(ReadVectors read, Space space, int most, Parallel &parallel,
                                         const std::stop_token &stop)
{
    SpaceVectors &vectors = read.vectors;
    const std::scoped_lock changing(d.m_changing);
    if (space == Space::Same && vectors.version != d.m_indexes->spaceVersion())
        return true;
    Database &database = d.m_writer->database();
    database.begin();
    QHash<DocumentId, ReadVectors::Document> &known = read.documents;
    QSet<DocumentId> gone(known.keyBegin(), known.keyEnd());
    QList<DocumentMark> fresh;
    int passages = 0;
    for (const DocumentMark &each : DocumentRepository(*d.m_writer).marks(0)) {
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
        Vectors placed = SpaceRepository(*d.m_writer).vectors(each.id, vectors.version);
        if (placed.space == 0) {
            placed = placedVectors(*d.m_writer, each.id, *vectors.space, vectors.version, {});
            SpaceRepository(*d.m_writer).putVectors(each.id, placed);
        }
        vectors.add(each.id, PassageRepository(*d.m_writer).located(each.id), placed);
        const Result<void> flushed = vectors.flush(d.m_folder, parallel, stop);
        if (!flushed || stop.stop_requested()) {
            (void)database.rollBack();
            return flushed ? Error::cancelled() : flushed.error();
        }
    }
    if (space == Space::New && !SpaceRepository(*d.m_writer).use(vectors.version)) {
        const Result<void> failed = database.rollBack();
        return failed ? Error::defect(QStringLiteral("the space being fitted is gone")) : failed.error();
    }
    const qint64 generation = d.m_writer->generation();
    if (const Result<void> committed = database.commit(); !committed)
        return committed.error();
    {
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        std::swap(d.m_indexes->vectors(), vectors);
        d.m_indexes->setGeneration(generation);
    }
    vectors = SpaceVectors(); // frees the old ones, which take as much memory as writing the new ones
    IndexFiles(d).save();
    return true;
}

} // namespace core
