// What a search needs in memory: where passages stand, how rare terms are, the semantic space and the vectors in it.
// All of it can be rebuilt from the store; a file beside it only makes opening quick. Private to this folder; guarded
// by Library's lock.
#pragma once

#include "core/library/store.h"
#include "core/search/semanticspace.h"
#include "core/search/termcounts.h"
#include "core/search/vectorindex.h"

#include <optional>
#include <span>

namespace core {

using TermLists = std::vector<std::vector<quint64>>; // of passages, in order

class Indexes
{
public:
    // Reads the cache where it is sound and of this generation, else rebuilds from the store. `remark` tells the user
    // about a cache that was damaged or missing; one that is merely old is no news.
    static Result<std::unique_ptr<Indexes>> open(Store &store, const QString &cache, QString *remark);
    // From the store alone.
    static Result<std::unique_ptr<Indexes>> build(Store &store);
    bool save(const QString &cache) const;

    bool isFromCache() const { return m_isFromCache; }
    qint64 generation() const { return m_generation; }
    void setGeneration(qint64 generation) { m_generation = generation; }

    void add(const QList<Located> &passages, const TermLists &terms, DocumentId id, const Vectors &vectors);
    void remove(DocumentId id, const TermLists &terms);
    void replaceSpace(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space);
    void addVectors(DocumentId id, const Vectors &vectors);
    Indexes withoutVectors() const; // a copy of the rest

    const QList<Located> &located() const { return m_located; } // by id
    const Located *find(PassageId id) const;
    std::span<const Located> passagesOf(DocumentId id) const;           // by ordinal
    std::span<const Located> passagesOn(DocumentId id, int page) const; // those that stand on this page, also in part
    const TermCounts &counts() const { return m_counts; }
    const SemanticSpace *space() const { return m_space.get(); }
    std::shared_ptr<const SemanticSpace> sharedSpace() const { return m_space; }
    int spaceVersion() const { return m_spaceVersion; }
    int passagesWhenFitted() const { return m_passagesWhenFitted; }
    const VectorIndex *passages() const { return m_passages ? &*m_passages : nullptr; }
    const VectorIndex *pages() const { return m_pages ? &*m_pages : nullptr; }

    static qint64 pageKey(DocumentId document, int page) { return document << 24 | page; }
    static DocumentId documentOf(qint64 pageKey) { return pageKey >> 24; }
    static int pageOf(qint64 pageKey) { return int(pageKey & 0xffffff); }

private:
    enum class Cache { Sound, Old, Missing, Damaged };
    Cache load(const QString &cache);
    void setLocated(QList<Located> located);

    bool m_isFromCache = false;
    qint64 m_generation = 0;
    QList<Located> m_located;                                    // by id; those of a document are neighbours
    QHash<DocumentId, std::pair<qsizetype, qsizetype>> m_ranges; // in m_located: first, number
    TermCounts m_counts;
    std::shared_ptr<const SemanticSpace> m_space;
    int m_spaceVersion = 0;
    int m_passagesWhenFitted = 0;
    std::optional<VectorIndex> m_passages;
    std::optional<VectorIndex> m_pages;
};

// Where the passages and pages of a document lie.
Vectors vectorsOf(const SemanticSpace &space, int version, const TermLists &passages, const TermLists &pages);
std::vector<quint64> termsOf(const QString &text, const QString &heading);

} // namespace core
