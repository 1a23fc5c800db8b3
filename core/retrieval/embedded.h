// The vectors that an embedder made of the passages, as a search needs them. For the folders behind Library alone;
// guarded by Library's lock.
#pragma once

#include "core/store/embeddingrepository.h"
#include "core/ports/embedder.h"
#include "core/search/vectorindex.h"

namespace core {

class Indexes;

struct Embedded
{
    int set = 0; // in the store
    QString name;
    std::shared_ptr<Embedder> embedder; // makes a vector of a question
    VectorIndex vectors;
    bool isSaved = false;                      // as it is now
    std::vector<VectorIndex::File> savedFiles; // that what was saved needs

    void add(PassageId id, QByteArrayView vector); // one of another dimension is left out
    void remove(const VectorIndex::Range &passages);
    // With what came and went since it was read. An empty folder: what came stays in memory.
    Result<void> catchUp(Store &store, const QString &folder, const std::stop_token &stop = {});
    // So that the next start need not read all vectors; `indexes` tell of which documents they are.
    void save(const QString &folder, const Indexes &indexes);
};

// The set as it is kept; null where it has no vectors. What was saved beside the library is made use of; with
// WritesNothing nothing is written there.
enum class FolderUse { Writes, WritesNothing };
Result<std::unique_ptr<Embedded>> readEmbedded(Store &store, const StoredEmbedding &set,
                                               std::shared_ptr<Embedder> embedder, const QString &folder,
                                               const std::stop_token &stop = {}, FolderUse use = FolderUse::Writes);
void dropSaved(const QString &folder); // so that the next one that is read is read from the store

// Of unit length, as they are kept. Empty: there is none for that text, though the embedder works.
// Errors: Invalid (one of them is no vector), and those of the embedder.
Result<std::vector<QByteArray>> embedTexts(const QStringList &texts, Embedder &embedder, const std::stop_token &stop);
Result<std::vector<float>> embedQuestion(const QString &question, int dimension, Embedder &embedder,
                                         const std::stop_token &stop);

} // namespace core
