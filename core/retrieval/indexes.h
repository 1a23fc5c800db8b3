// Search data in memory: where passages are, how rare terms are, and the semantic space with its vectors. All of it can
// be rebuilt from the store; the files next to the store only speed up opening. Internal to Library's implementation;
// guarded by Library's lock.
#pragma once

#include "core/retrieval/spacevectors.h"
#include "core/store/documentrepository.h"
#include "core/search/termcounts.h"

#include <QSet>

namespace core {

class Indexes
{
public:
    // Reads a valid cache and applies the changes since it was written. Without one, reads the whole store if that
    // takes only a moment, or else only what a lexical search needs, and mend() adds the rest. `remark` reports a
    // damaged or missing cache, but not a merely outdated one. Data too large for memory goes into files in the folder,
    // unless the folder is not writable. AsItIs: uses only a cache that needs no changes, otherwise returns
    // Unavailable.
    enum class Folder { Writable, ReadOnly, AsItIs };
    static Result<std::unique_ptr<Indexes>> open(Store &store, const QString &folder, QString *remark,
                                                 Folder access = Folder::Writable);
    // Builds everything from the store.
    static Result<std::unique_ptr<Indexes>> build(Store &store, const QString &folder,
                                                  const std::stop_token &stop = {});
    static Result<std::unique_ptr<Indexes>> build(Store &store, SpaceVectors vectors, const std::stop_token &stop);
    bool save(const QString &cache) const;
    // Maximum number of passages indexed from the store while a library is being opened.
    static inline int readAtOnce = 50'000;

    static inline int madeUpAtOnce = 4'000; // limit on passages read while changes wait, at the end of a rebuild

    bool isFromCache() const { return m_isFromCache; }
    bool isWhole() const { return m_vectors.isWhole && m_countsAreExact; }
    qint64 generation() const { return m_generation; }
    void setGeneration(qint64 generation) { m_generation = generation; }

    void add(const QList<Located> &passages, const TermLists &terms, DocumentMark mark, const Vectors &vectors);
    using Lost = std::vector<std::pair<DocumentId, TermLists>>; // documents, and the terms of their passages
    void remove(const Lost &documents);                         // in one pass over the index
    SpaceVectors &vectors() { return m_vectors; }
    const SpaceVectors &vectors() const { return m_vectors; }

    // Counting all terms takes a while, so changes made in the meantime are counted separately and added afterwards.
    void beginCounting() { m_since = TermCounts(); }
    void endCounting(TermCounts counted, const QHash<PassageId, quint16> &terms);

    const QList<Located> &located() const { return m_located; } // sorted by id
    const Located *find(PassageId id) const;
    struct Range // range of the passage ids of the document with this mark
    {
        quint64 mark = 0;
        PassageId first = 0;
        PassageId last = 0;
    };
    std::vector<Range> ranges() const;                                  // in ascending order
    std::span<const Located> passagesOf(DocumentId id) const;           // sorted by ordinal
    std::span<const Located> passagesOn(DocumentId id, int page) const; // passages wholly or partly on this page
    const TermCounts &counts() const { return m_counts; }
    const SemanticSpace *space() const { return m_vectors.space.get(); }
    std::shared_ptr<const SemanticSpace> sharedSpace() const { return m_vectors.space; }
    int spaceVersion() const { return m_vectors.version; }
    const VectorIndex *passages() const { return shown(m_vectors.passages); } // null until complete
    const VectorIndex *pages() const { return shown(m_vectors.pages); }

private:
    struct Known // a document's entry
    {
        quint64 mark = 0;
        qsizetype first = 0; // index of its first passage in m_located
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
    void makeDo(Store &store); // reads only the parts that are quick to read
    const VectorIndex *shown(const std::optional<VectorIndex> &index) const
    {
        return index && m_vectors.isWhole ? &*index : nullptr;
    }

    // If not all terms have been counted, a term counted from zero would hide its true count, which is in the full-text
    // index.
    TermCounts::Which counted() const { return m_countsAreExact ? TermCounts::Which::All : TermCounts::Which::Counted; }

    bool m_isFromCache = false;
    bool m_countsAreExact = true;
    qint64 m_generation = 0;
    QList<Located> m_located; // sorted by id; a document's passages are adjacent
    QHash<DocumentId, Known> m_documents;
    TermCounts m_counts;
    std::optional<TermCounts> m_since; // changes since counting began
    SpaceVectors m_vectors;
};

// Counts all terms of a library from its full text.
TermCounts countedTerms(Store &store, const std::stop_token &stop);

// A snapshot of a space's vectors in the store.
struct ReadVectors
{
    struct Document
    {
        quint64 mark = 0;
        VectorIndex::Range passages{0, -1}; // range of their ids
    };
    SpaceVectors vectors;
    QHash<DocumentId, Document> documents;

    void add(const DocumentMark &mark, std::span<const Located> located, const Vectors &vectorsOfIt);
    // Like SpaceVectors::flush(), but if the disk is full, the vectors of up to readAtOnce passages stay in memory.
    Result<void> flush(const QString &folder, Parallel &parallel, const std::stop_token &stop);

private:
    Result<void> m_flushed; // failures are not retried
    qsizetype m_passages = 0;
};
Result<ReadVectors> readVectors(Store &store, const StoredSpace &stored, const QString &folder, Parallel &parallel,
                                const std::stop_token &stop);

} // namespace core
