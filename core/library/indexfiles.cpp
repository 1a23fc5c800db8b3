#include "core/library/indexfiles.h"

#include "core/store/spacerepository.h"

namespace core {
namespace {

constexpr int droppedAtOnce = 8; // documents per transaction whose old vectors are deleted

} // namespace

VectorIndex *IndexFiles::indexOf(Which which) const
{
    if (which == Which::Embedded)
        return d.m_embedded ? &d.m_embedded->vectors : nullptr;
    SpaceVectors &vectors = d.m_indexes->vectors();
    if (!vectors.space)
        return nullptr;
    return which == Which::Passages ? &*vectors.passages : &*vectors.pages;
}

// Writes a part of an index to a file, which replaces it.
Result<void> IndexFiles::compact(Which which, VectorIndex::Part (VectorIndex::*take)() const,
                                 bool (VectorIndex::*isWanted)() const, Parallel &parallel, const std::stop_token &stop)
{
    VectorIndex::Part part;
    int space = 0;
    int dimension = 0;
    {
        const auto guard = d.share();
        const VectorIndex *index = indexOf(which);
        if (!index || !(index->*isWanted)())
            return {};
        part = (index->*take)();
        space = index->space();
        dimension = index->dimension();
    }
    if (!part.readFiles())
        return {}; // damaged data would be lost along with what it replaces
    const char *purpose = which == Which::Embedded ? embeddedFiles : spaceFiles;
    VectorIndex::File file; // null if nothing is left of what it would replace
    if (!part.rows.empty()) {
        auto written =
            VectorFile::write(newVectorFile(d.m_folder, purpose), space, dimension, part.rows, parallel, stop);
        if (!written)
            return written.error();
        file = *std::move(written);
    }
    const std::scoped_lock changing(d.m_changing);
    VectorIndex *index = indexOf(which);
    if (!index || index->space() != space)
        return {};
    VectorIndex next = index->with(file, part);
    {
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        std::swap(*index, next);
        if (which == Which::Embedded)
            d.m_embedded->isSaved = false;
    }
    save();
    index->rest();
    return {};
}

void IndexFiles::flush()
{
    if (d.m_makesRoom.exchange(true))
        return;
    Inline parallel;
    for (const Which which : all) {
        // If the disk is full, it stays in memory and is tried again later.
        (void)compact(which, &VectorIndex::memtable, &VectorIndex::isMemtableFull, parallel, {});
    }
    d.m_makesRoom = false;
}

Result<void> IndexFiles::tidy(Parallel &parallel, const std::stop_token &stop)
{
    for (const Which which : all) {
        const auto needsCompaction = [&] {
            const auto guard = d.share();
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
        const std::scoped_lock changing(d.m_changing);
        d.m_writer->database().begin();
        more = SpaceRepository(*d.m_writer).dropOldVectors(droppedAtOnce);
        if (const Result<void> dropped = d.m_writer->database().commit(); !dropped)
            return dropped;
    }
    return {};
}

// Files that the cache on disk no longer needs are deleted with the last search that reads them.
void IndexFiles::save()
{
    if (d.m_embedded)
        d.m_embedded->save(d.m_folder, *d.m_indexes);
    if (!d.m_indexes->isWhole() || !d.m_indexes->save(d.cache()))
        return; // without the cache, the next start takes longer
    const std::vector<VectorIndex::File> files = d.m_indexes->vectors().files();
    for (const VectorIndex::File &each : d.m_cachedFiles) {
        if (std::find(files.begin(), files.end(), each) == files.end())
            each->keep(false);
    }
    d.m_cachedFiles = files;
    d.m_cached = d.m_indexes->generation();
}

} // namespace core
