// Vectors of passages by an embedder, beside those of the semantic space. A part of Library with a header of its own;
// safe from any thread. A model is never asked under a lock.
#pragma once

#include "core/base/parallel.h"
#include "core/library/library.h"

namespace core {

class Embedder;
struct Embedded;
struct QuestionVector;

struct Embedding // of the passages, by an embedder
{
    QString embedder; // its name; empty: there is none
    int embedded = 0; // passages that were given to it
    int passages = 0;
    bool answers = false; // searches use it
};

class LibraryEmbedder
{
public:
    explicit LibraryEmbedder(Library &library);

    // Until a new embedder has made vectors of all passages the old ones answer; then they go. null: the semantic space
    // alone. Blocks while vectors are read from the disk. A library that is open to be read answers by those that are
    // there.
    void set(std::shared_ptr<Embedder> embedder, std::stop_token stop = {});
    Embedding state() const;
    // Makes the vectors that are missing, those of documents added meanwhile too; what is made is kept at once, and
    // going on later costs nothing. Without an embedder there is nothing to do. Errors: Cancelled, Invalid (vectors of
    // another length than those kept), and those of the embedder.
    using Progress = std::function<void(int embedded, int passages)>; // on the caller's thread
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
    QuestionVector asked(const QString &question, const std::stop_token &stop, QString *remark) const;

    Library::Private &d;
};

} // namespace core
