// Keeping in order what the indexes need on the disk: files of vectors are made of what is in memory, few of many, and
// what nobody needs goes.
#include "core/library/libraryparts.h"
#include "core/store/spacerepository.h"

namespace core {
namespace {

constexpr int droppedAtOnce = 8; // documents whose old vectors go in one transaction

} // namespace

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
Result<void> Library::Private::compact(Which which, VectorIndex::Part (VectorIndex::*take)() const,
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

void Library::Private::flush()
{
    if (m_makesRoom.exchange(true))
        return;
    Inline parallel;
    for (const Which which : allIndexes) {
        // On a full disk it stays in memory, and is tried again.
        (void)compact(which, &VectorIndex::memtable, &VectorIndex::isMemtableFull, parallel, {});
    }
    m_makesRoom = false;
}

Result<void> Library::Private::tidy(Parallel &parallel, const std::stop_token &stop)
{
    for (const Which which : allIndexes) {
        const auto needsCompaction = [&] {
            const auto guard = share();
            const VectorIndex *index = indexOf(which);
            return index && index->needsCompaction() && !index->isDamaged();
        };
        while (needsCompaction()) {
            const auto merged = compact(which, &VectorIndex::fragments, &VectorIndex::needsCompaction, parallel, stop);
            if (!merged)
                return merged;
        }
    }
    for (bool more = true; more && !stop.stop_requested();) {
        const std::scoped_lock changing(m_changing);
        m_writer->database().begin();
        more = SpaceRepository(*m_writer).dropOldVectors(droppedAtOnce);
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
