// The vectors that an embedder made of the passages, in the form a search needs. Internal to Library's implementation;
// guarded by Library's lock.
#pragma once

#include "core/store/embeddingrepository.h"
#include "core/ports/embedder.h"
#include "core/search/vectorindex.h"

namespace core {

class Indexes;

struct Embedded
{
    int set = 0; // id in the store
    QString name;
    std::shared_ptr<Embedder> embedder; // used to embed questions
    VectorIndex vectors;
    bool isSaved = false;                      // the current state is saved
    std::vector<VectorIndex::File> savedFiles; // files that the saved state uses

    void add(PassageId id, QByteArrayView vector); // does nothing if the dimension differs
    void remove(const VectorIndex::Range &passages);
    // Applies the changes made to the store since the vectors were read. If `folder` is empty, new vectors stay in
    // memory.
    Result<void> catchUp(Store &store, const QString &folder, const std::stop_token &stop = {});
    // Saves the state, so that the next start need not read all vectors from the store; `indexes` maps them to
    // documents.
    void save(const QString &folder, const Indexes &indexes);
};

// Reads the stored set; null if it has no vectors. Uses the state saved next to the library; WritesNothing prevents
// writing there.
enum class FolderUse { Writes, WritesNothing };
Result<std::unique_ptr<Embedded>> readEmbedded(Store &store, const StoredEmbedding &set,
                                               std::shared_ptr<Embedder> embedder, const QString &folder,
                                               const std::stop_token &stop = {}, FolderUse use = FolderUse::Writes);
void dropSaved(const QString &folder); // so that the next read uses the store

// Unit vectors in stored form. An empty vector means that the embedder works but produced no vector for that text.
// Errors: Invalid (a result is not a valid vector), and the embedder's own errors.
Result<std::vector<QByteArray>> embedTexts(const QStringList &texts, Embedder &embedder, const std::stop_token &stop);
Result<std::vector<float>> embedQuestion(const QString &question, int dimension, Embedder &embedder,
                                         const std::stop_token &stop);

} // namespace core
