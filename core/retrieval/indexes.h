// In-memory data for searching: where passages are, how rare terms are, the semantic space and its vectors. All of it
// can be rebuilt from the store; the files beside the store only speed up opening. Private to the folders behind
// Library; guarded by Library's lock.
#pragma once

#include "core/retrieval/spacevectors.h"
#include "core/store/documentrepository.h"
#include "core/search/termcounts.h"

#include <QSet>

namespace core {

class Indexes
{
public:
    // From a valid cache, plus the changes since it was written; else from the store if that takes a moment; else with
    // what is needed to search for words, and mend() adds the rest. `remark` reports a damaged or missing cache to the
    // user; one that is merely old is not reported.
    // Data too large for memory goes into files in the folder, unless it is not writable. AsItIs: from a cache that
    // needs no changes, or not at all (Unavailable).
    enum class Folder { Writable, ReadOnly, AsItIs };
    static Result<std::unique_ptr<Indexes>> open(Store &store, const QString &folder, QString *remark,
                                                 Folder access = Folder::Writable);
    // Everything from the store.
    static Result<std::unique_ptr<Indexes>> build(Store &store, const QString &folder,
                                                  const std::stop_token &stop = {});
    static Result<std::unique_ptr<Indexes>> build(Store &store, SpaceVectors vectors, const std::stop_token &stop);
    bool save(const QString &cache) const;
    static inline int readAtOnce = 50'000; // largest number of passages indexed from the store while a library is
                                           // opened

    static inline int madeUpAtOnce = 4'000; // passages added while others were read, and read while changes wait

    bool isFromCache() const { return m_isFromCache; }
    bool isWhole() const { return m_vectors.isWhole && m_countsAreExact; }
    qint64 generation() const { return m_generation; }
    void setGeneration(qint64 generation) { m_generation = generation; }

    void add(const QList<Located> &passages, const TermLists &terms, DocumentMark mark, const Vectors &vectors);
    using Lost = std::vector<std::pair<DocumentId, TermLists>>; // with the terms of its passages
    void remove(const Lost &documents);                         // in one pass over the index
    SpaceVectors &vectors() { return m_vectors; }
    const SpaceVectors &vectors() const { return m_vectors; }

    // Counting all terms takes a while; changes in the meantime are counted separately and merged afterwards.
    void beginCounting() { m_since = TermCounts(); }
    void endCounting(TermCounts counted, const QHash<PassageId, quint16> &terms);

    const QList<Located> &located() const { return m_located; } // by id
    const Located *find(PassageId id) const;
    struct Range // a document's passages with this mark
    {
        quint64 mark = 0;
        PassageId first = 0;
        PassageId last = 0;
    };
    std::vector<Range> ranges() const;                                  // ascending
    std::span<const Located> passagesOf(DocumentId id) const;           // by ordinal
    std::span<const Located> passagesOn(DocumentId id, int page) const; // those wholly or partly on this page
    const TermCounts &counts() const { return m_counts; }
    const SemanticSpace *space() const { return m_vectors.space.get(); }
    std::shared_ptr<const SemanticSpace> sharedSpace() const { return m_vectors.space; }
    int spaceVersion() const { return m_vectors.version; }
    const VectorIndex *passages() const { return shown(m_vectors.passages); } // null while incomplete
    const VectorIndex *pages() const { return shown(m_vectors.pages); }

private:
    struct Known // a document
    {
        quint64 mark = 0;
        qsizetype first = 0; // of its passages in m_located
        qsizetype count = 0;
    };
    enum class Cache { Sound, Old, Missing, Damaged };
    Cache load(const QString &folder, Folder access, Store &store);
    bool takeVectors(const QByteArrayView (&parts)[2], const QString &folder, const std::shared_ptr<const void> &cache);
    bool catchUp(Store &store, const QString &folder); // false: too much has changed
    void forget(const QSet<DocumentId> &gone);
    bool makeUpFor(Store &store, const QString &folder, const QList<DocumentMark> &fresh, int passages);
    void locate(Store &store);
    void takeTerms(const QHash<PassageId, quint16> &terms);
    void makeDo(Store &store); // with what is quick to obtain
    const VectorIndex *shown(const std::optional<VectorIndex> &index) const
    {
        return index && m_vectors.isWhole ? &*index : nullptr;
    }

    // If not all terms were counted, counting one from zero would hide what full text knows about it.
    TermCounts::Which counted() const { return m_countsAreExact ? TermCounts::Which::All : TermCounts::Which::Counted; }

    bool m_isFromCache = false;
    bool m_countsAreExact = true;
    qint64 m_generation = 0;
    QList<Located> m_located; // by id; a document's are adjacent
    QHash<DocumentId, Known> m_documents;
    TermCounts m_counts;
    std::optional<TermCounts> m_since; // changes since counting began
    SpaceVectors m_vectors;
};

// All terms of a library, counted from its full text.
TermCounts countedTerms(Store &store, const std::stop_token &stop);

// A snapshot of a space's vectors in the store.
struct ReadVectors
{
    struct Document
    {
        quint64 mark = 0;
        VectorIndex::Range passages{0, -1}; // their ids
    };
    SpaceVectors vectors;
    QHash<DocumentId, Document> documents;

    void add(const DocumentMark &mark, std::span<const Located> located, const Vectors &vectorsOfIt);
    // As SpaceVectors::flush(). If the disk is full, as many stay in memory as when a library is opened.
    Result<void> flush(const QString &folder, Parallel &parallel, const std::stop_token &stop);

private:
    Result<void> m_flushed; // a failure is not retried
    qsizetype m_passages = 0;
};
Result<ReadVectors> readVectors(Store &store, const StoredSpace &stored, const QString &folder, Parallel &parallel,
                                const std::stop_token &stop);

} // namespace core
