// The vectors of the passages and pages of a library in one semantic space, as a search needs them. For the folders
// behind Library alone; guarded by Library's lock, or known to its maker alone.
#pragma once

#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"
#include "core/search/semanticspace.h"
#include "core/search/vectorindex.h"

#include <optional>
#include <span>

namespace core {

using TermLists = std::vector<std::vector<quint64>>; // of passages, in order

struct SpaceVectors
{
    std::shared_ptr<const SemanticSpace> space; // null: there is none
    int version = 0;
    int passagesWhenFitted = 0;
    quint64 mark = 0; // of the space: another library's with the same version has another
    std::optional<VectorIndex> passages;
    std::optional<VectorIndex> pages;
    bool isWhole = true; // false: some are still to be read from the store, and searches do without

    SpaceVectors() = default;
    SpaceVectors(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space);
    SpaceVectors(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space, quint64 mark);

    void add(DocumentId id, std::span<const Located> located, const Vectors &vectors);
    void remove(DocumentId id, const VectorIndex::Range &ids);
    // Into files beside the library what is too much for the memory. Errors: Storage, Cancelled; then it stays. Without
    // a folder it stays as well.
    Result<void> flush(const QString &folder, Parallel &parallel, const std::stop_token &stop);
    QList<VectorIndex *> indexes();
    std::vector<VectorIndex::File> files() const;

    static qint64 pageKey(DocumentId document, int page) { return document << 24 | page; }
    static DocumentId documentOf(qint64 pageKey) { return pageKey >> 24; }
    static int pageOf(qint64 pageKey) { return int(pageKey & 0xffffff); }
    static VectorIndex::Range keysOf(DocumentId id) { return {pageKey(id, 0), pageKey(id, 0xffffff)}; }
};

quint64 markOf(const StoredSpace &stored);
VectorIndex::Range
rangeOf(std::span<const Located> passages); // of a document; the last before the first where it has none

// Files of vectors in a library's folder: a name for a new one; those that nobody needs any more, after a crash.
// Their names begin with what they are for.
constexpr auto spaceFiles = "index";
constexpr auto embeddedFiles = "embedded";
QString newVectorFile(const QString &folder, const char *purpose);
void removeVectorFiles(const QString &folder, const char *purpose, const std::vector<VectorIndex::File> &except);
Result<void> flush(VectorIndex &index, const QString &folder, const char *purpose, Parallel &parallel,
                   const std::stop_token &stop);

// Where the passages and pages of a document lie.
Vectors vectorsOf(const SemanticSpace &space, int version, const TermLists &passages, const TermLists &pages);
Vectors placedVectors(Store &store, DocumentId id, const SemanticSpace &space, int version,
                      const std::stop_token &stop);
TermLists termsOfPassages(Store &store, DocumentId id);

} // namespace core
