// The indexes of a library and its semantic space, fitted, rebuilt and mended while the library is used. Long work is
// done on a connection of its own and beside what answers, and takes its place in one step. What was placed is kept at
// once, so that a fit that is stopped goes on where it was. A part of Library with a header of its own; safe from any
// thread.
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

    // The semantic space is fitted on the library's own text; new text is folded in at once. Fitting again pays when
    // the library has grown by a quarter since; ask when nothing waits to be added, because each fit reads all pages.
    bool wantsFitting() const;
    Result<void> fit(Parallel &parallel, std::stop_token stop);

    // Builds every index anew from the documents that are kept. For a library that finds too little: a damaged index is
    // rebuilt when the library is opened. Searches go on meanwhile; changes wait. A stop leaves all as it was. Vectors
    // by embedders go; LibraryEmbedder makes them anew.
    Result<void> rebuild(const std::stop_token &stop);

private:
    enum class Space { Same, New };
    struct Placed;

    bool wantsSpace() const; // under m_guard
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
