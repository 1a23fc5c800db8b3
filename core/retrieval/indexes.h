// What a search needs in memory: where passages stand, how rare terms are, the semantic space and the vectors in it.
// All of it can be rebuilt from the store; files beside it only make opening quick. For the folders behind Library
// alone; guarded by Library's lock.
#pragma once

#include "core/retrieval/spacevectors.h"
#include "core/store/documentrepository.h"
#include "core/search/termcounts.h"

#include <QSet>

namespace core {

class Indexes
{
public:
    // From a cache that is sound; what changed since it was written is made up for. Else from the store, where that is
    // done in a moment; and where it is not, with what is needed to search for words, and mend() brings the rest.
    // `remark` tells the user about a cache that was damaged or missing; one that is merely old is no news.
    // What is too much for the memory goes into files of the folder, unless that is not to be written to. AsItIs: from
    // a cache that needs nothing made up for, or not at all (Unavailable).
    enum class Folder { Writable, ReadOnly, AsItIs };
    static Result<std::unique_ptr<Indexes>> open(Store &store, const QString &folder, QString *remark,
                                                 Folder access = Folder::Writable);
    // From the store alone, all of it.
    static Result<std::unique_ptr<Indexes>> build(Store &store, const QString &folder,
                                                  const std::stop_token &stop = {});
    static Result<std::unique_ptr<Indexes>> build(Store &store, SpaceVectors vectors, const std::stop_token &stop);
    bool save(const QString &cache) const;
    static inline int readAtOnce = 50'000; // passages whose indexes are read from the store while a library is opened

    static inline int madeUpAtOnce = 4'000; // that came while others were read, and are read while changes wait

    bool isFromCache() const { return m_isFromCache; }
    bool isWhole() const { return m_vectors.isWhole && m_countsAreExact; }
    qint64 generation() const { return m_generation; }
    void setGeneration(qint64 generation) { m_generation = generation; }

    void add(const QList<Located> &passages, const TermLists &terms, DocumentMark mark, const Vectors &vectors);
    using Lost = std::vector<std::pair<DocumentId, TermLists>>; // with the terms of its passages
    void remove(const Lost &documents);                         // in one pass over all that there are
    SpaceVectors &vectors() { return m_vectors; }
    const SpaceVectors &vectors() const { return m_vectors; }

    // Counting all terms takes a while; what changes in the meantime is counted apart, and then both are put together.
    void beginCounting() { m_since = TermCounts(); }
    void endCounting(TermCounts counted, const QHash<PassageId, quint16> &terms);

    const QList<Located> &located() const { return m_located; } // by id
    const Located *find(PassageId id) const;
    struct Range // the passages of a document with this mark
    {
        quint64 mark = 0;
        PassageId first = 0;
        PassageId last = 0;
    };
    std::vector<Range> ranges() const;                                  // ascending
    std::span<const Located> passagesOf(DocumentId id) const;           // by ordinal
    std::span<const Located> passagesOn(DocumentId id, int page) const; // those that stand on this page, also in part
    const TermCounts &counts() const { return m_counts; }
    const SemanticSpace *space() const { return m_vectors.space.get(); }
    std::shared_ptr<const SemanticSpace> sharedSpace() const { return m_vectors.space; }
    int spaceVersion() const { return m_vectors.version; }
    const VectorIndex *passages() const { return shown(m_vectors.passages); } // null while they are not whole
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
    void makeDo(Store &store); // with what is quick to have
    const VectorIndex *shown(const std::optional<VectorIndex> &index) const
    {
        return index && m_vectors.isWhole ? &*index : nullptr;
    }

    // Where not all were counted, counting a term from nothing would hide what full text knows of it.
    TermCounts::Which counted() const { return m_countsAreExact ? TermCounts::Which::All : TermCounts::Which::Counted; }

    bool m_isFromCache = false;
    bool m_countsAreExact = true;
    qint64 m_generation = 0;
    QList<Located> m_located; // by id; those of a document are neighbours
    QHash<DocumentId, Known> m_documents;
    TermCounts m_counts;
    std::optional<TermCounts> m_since; // changes since counting began
    SpaceVectors m_vectors;
};

// All terms of a library, counted by its full text.
TermCounts countedTerms(Store &store, const std::stop_token &stop);

// The vectors of a space as the store has them at one moment.
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
    // As SpaceVectors::flush(). Where the disk is full, so many stay in memory as a library is opened with.
    Result<void> flush(const QString &folder, Parallel &parallel, const std::stop_token &stop);

private:
    Result<void> m_flushed; // what failed once is not tried again
    qsizetype m_passages = 0;
};
Result<ReadVectors> readVectors(Store &store, const StoredSpace &stored, const QString &folder, Parallel &parallel,
                                const std::stop_token &stop);

} // namespace core
