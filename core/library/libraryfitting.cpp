// Fitting the semantic space while the library is used: long work is done on a connection of its own and beside what
// answers, and takes its place in one step (libraryswap.cpp). What was placed is kept at once, so that a fit that
// is stopped goes on where it was.
#include "core/library/libraryparts.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/spacerepository.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {
namespace {

constexpr int passagesForSpace = 60;          // below that, words that stand together say little
constexpr int sampledCharacters = 50'000;     // of a page that a space is fitted on; some pages have millions
constexpr qint64 mostCharacters = 36'000'000; // of all of them together: two bytes of features each, while it is fitted
constexpr int sampledAtOnce = 64;             // pages
constexpr int placedAtOnce = 16;              // placed in one transaction
constexpr int leftOver = 4;                   // documents that came meanwhile: a stream of them has no end

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
    return isOutgrown(passages, m_indexes->vectors().passagesWhenFitted);
}

bool Library::Private::wantsFitting() const
{
    const auto guard = share();
    if (wantsSpace() || !m_indexes->isWhole())
        return true;
    for (const Which which : allIndexes) {
        const VectorIndex *index = indexOf(which);
        if (index && (index->needsCompaction() || index->isDamaged()))
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

Result<void> Library::Private::fitSpace(Parallel &parallel, const std::stop_token &stop)
{
    const auto coming = comingSpace(parallel, stop);
    if (!coming)
        return coming.error();
    const auto space = SemanticSpace::from(coming->model);
    if (!space)
        return Error::defect(QStringLiteral("a space that was just fitted cannot be read"));
    ReadLease reading(*this);
    if (!reading)
        return reading.error();
    if (const Result<void> placed = placeAll(*space, coming->version, parallel, stop); !placed)
        return placed;
    const Unmapped unmapped(*reading);
    return readAndSwap(reading, *coming, Space::New, parallel, stop);
}

// The one that was begun, where it is still worth going on with it, or a new one.
Result<StoredSpace> Library::Private::comingSpace(Parallel &parallel, const std::stop_token &stop)
{
    StoredSpace coming;
    {
        ReadLease reading(*this);
        if (!reading)
            return reading.error();
        coming = SpaceRepository(*reading).coming();
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
    coming = {SpaceRepository(*m_writer).nextVersion(), passages, space->bytes()};
    SpaceRepository(*m_writer).putComing(coming);
    if (const Result<void> committed = m_writer->database().commit(); !committed)
        return committed.error();
    return coming;
}

// Every n-th page, so that a sample has pages of each document. Their text is let go at once.
Result<std::vector<PageFeatures>> Library::Private::sampledPages(Parallel &parallel, const std::stop_token &stop)
{
    QList<Document> documents;
    {
        ReadLease reading(*this);
        if (!reading)
            return reading.error();
        documents = DocumentRepository(*reading).all();
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
        PageRepository::Stride pages;
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
        ReadLease reading(*this);
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
            ReadLease reading(*this);
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
    ReadLease reading(*this);
    if (!reading) {
        placed.read = reading.error();
        return;
    }
    const Unmapped unmapped(*reading);
    reading->database().beginReading();
    placed.mark = DocumentRepository(*reading).marks(placed.id).value(0).mark;
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
        if (DocumentRepository(*m_writer).marks(each.id).value(0).mark == each.mark && each.mark != 0)
            SpaceRepository(*m_writer).putVectors(each.id, each.vectors);
    }
    return m_writer->database().commit();
}

} // namespace core
