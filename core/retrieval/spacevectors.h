// The vectors of a library's passages and pages in one semantic space, in the form a search needs. Internal to
// Library's implementation; guarded by Library's lock, unless only its creator can access it.
#pragma once

#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"
#include "core/search/semanticspace.h"
#include "core/search/vectorindex.h"

#include <optional>
#include <span>

namespace core {

using TermLists = std::vector<std::vector<quint64>>; // one list per passage, in order

struct SpaceVectors
{
    std::shared_ptr<const SemanticSpace> space; // null: there is no space
    int version = 0;
    int passagesWhenFitted = 0;
    quint64 mark = 0; // identifies the space: the same version number in another library has a different mark
    std::optional<VectorIndex> passages;
    std::optional<VectorIndex> pages;
    bool isWhole = true; // false: some vectors have not been read from the store yet, so searches do without them

    SpaceVectors() = default;
    SpaceVectors(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space);
    SpaceVectors(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space, quint64 mark);

    void add(DocumentId id, std::span<const Located> located, const Vectors &vectors);
    void remove(DocumentId id, const VectorIndex::Range &ids);
    // Moves vectors that are too large for memory into files next to the library. They stay in memory if there is no
    // folder, or after an error. Errors: Storage, Cancelled.
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
// The range of a document's passage ids; empty (last before first) if it has no passages.
rangeOf(std::span<const Located> passages);

// Vector files in a library's folder: makes names for new ones and removes those left behind by a crash. A name begins
// with the file's purpose.
constexpr auto spaceFiles = "index";
constexpr auto embeddedFiles = "embedded";
QString newVectorFile(const QString &folder, const char *purpose);
void removeVectorFiles(const QString &folder, const char *purpose, const std::vector<VectorIndex::File> &except);
Result<void> flush(VectorIndex &index, const QString &folder, const char *purpose, Parallel &parallel,
                   const std::stop_token &stop);

// Computes the vectors of a document's passages and pages.
Vectors vectorsOf(const SemanticSpace &space, int version, const TermLists &passages, const TermLists &pages);
Vectors placedVectors(Store &store, DocumentId id, const SemanticSpace &space, int version,
                      const std::stop_token &stop);
TermLists termsOfPassages(Store &store, DocumentId id);

} // namespace core
