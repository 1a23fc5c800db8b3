// Fits, rebuilds and repairs a library's indexes and its semantic space while the library is in use. Long operations
// run on their own connection while the current indexes stay in use, and replace them in one step. Vectors of a new
// space are stored as they are computed, so that a stopped fit can be resumed. Extends Library's interface.
// Thread-safe.
#pragma once

#include "core/base/parallel.h"
#include "core/library/library.h"

#include <optional>

namespace core {

struct PageFeatures;
struct ReadVectors;
struct StoredSpace;
class Store;
class SemanticSpace;

class LibraryIndexes
{
public:
    explicit LibraryIndexes(Library &library);

    // The semantic space is fitted to the library's own text; new text is folded in immediately. The space should be
    // fitted again once the library has grown by a quarter. Check this when nothing is waiting to be added, because
    // each fit reads all pages.
    bool wantsFitting() const;
    Result<void> fit(Parallel &parallel, std::stop_token stop);

    // Rebuilds every index from the stored documents, for a library whose searches miss too much; a damaged index is
    // rebuilt on opening anyway. Searches continue meanwhile; changes wait. If stopped, everything stays as it was.
    // Embedders' vectors are deleted; LibraryEmbedder computes them again.
    Result<void> rebuild(const std::stop_token &stop);

private:
    enum class Space { Same, New };
    struct Placed;

    bool wantsSpace() const; // call with m_guard held
    Result<void> fitSpace(Parallel &parallel, const std::stop_token &stop);
    Result<StoredSpace> comingSpace(Parallel &parallel, const std::stop_token &stop);
    Result<std::vector<PageFeatures>> sampledPages(Parallel &parallel, const std::stop_token &stop);
    Result<void> placeAll(const SemanticSpace &space, int version, ReadVectors *all, Parallel &parallel,
                          const std::stop_token &stop);
    void place(Placed &placed, const SemanticSpace &space, int version, const std::stop_token &stop) const;
    Result<void> keepPlaced(const std::vector<Placed> &all, ReadVectors *kept);
    bool isDamaged() const;
    Result<void> mendDamage(Parallel &parallel, const std::stop_token &stop);
    Result<void> mend(Parallel &parallel, const std::stop_token &stop);
    Result<void> readAndSwap(const StoredSpace &stored, Space space, std::optional<ReadVectors> known, Store &reading,
                             Parallel &parallel, const std::stop_token &stop);
    Result<bool> swapIndexes(ReadVectors read, Space space, int most, Parallel &parallel, const std::stop_token &stop);

    Library::Private &d;
};

} // namespace core
