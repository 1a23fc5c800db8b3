// Passage vectors from an embedder, in addition to those of the semantic space. Extends Library's interface.
// Thread-safe. No lock is held during a model call.
#pragma once

#include "core/base/parallel.h"
#include "core/library/library.h"

namespace core {

class Embedder;
struct Embedded;
struct QuestionVector;

struct Embedding // an embedder's progress through a library's passages
{
    QString embedder; // name of the embedder; empty: none
    int embedded = 0; // passages processed so far
    int passages = 0;
    bool answers = false; // whether searches use these vectors
};

class LibraryEmbedder
{
public:
    explicit LibraryEmbedder(Library &library);

    // Replaces the embedder; null: searches use only the semantic space. The old vectors stay in use until the new
    // embedder has computed all of its own; then they are deleted. Blocks while vectors are read from disk. A read-only
    // library uses the vectors it has.
    void set(std::shared_ptr<Embedder> embedder, std::stop_token stop = {});
    Embedding state() const;
    // Computes the missing vectors, including those of documents added meanwhile. Each is stored immediately, so that
    // nothing is repeated when the work is resumed. Does nothing without an embedder. Errors: Cancelled, Invalid (the
    // dimension differs from that of the stored vectors), and the embedder's own errors.
    using Progress = std::function<void(int embedded, int passages)>; // called on the caller's thread
    Result<void> embed(const Progress &progress, Parallel &parallel, std::stop_token stop);

private:
    friend class Library;
    friend class LibraryIndexes;
    explicit LibraryEmbedder(Library::Private &library) : d(library) {}

    Result<void> embedRound(const QList<PassageId> &ids, const std::shared_ptr<Embedder> &embedder, Parallel &parallel,
                            const std::stop_token &stop);
    Result<void> keepEmbedded(const QList<PassageId> &ids, const std::vector<QByteArray> &vectors,
                              const std::shared_ptr<Embedder> &embedder);
    Result<void> dropHollow(const QString &name);
    Result<void> swapIn(const std::shared_ptr<Embedder> &embedder, const std::stop_token &stop);
    Result<void> readAnew(const std::stop_token &stop);
    bool isWanted(const std::shared_ptr<Embedder> &embedder) const;
    std::unique_ptr<Embedded> readWhole(const std::shared_ptr<Embedder> &embedder, const std::stop_token &stop) const;
    QuestionVector asked(const QString &question, const std::stop_token &stop, SearchRemarks *remarks) const;

    Library::Private &d;
};

} // namespace core
