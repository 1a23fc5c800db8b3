// An embedder's vectors of the passages, in the form a search needs. Internal to Library's implementation; guarded by
// Library's lock.
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
    std::vector<VectorIndex::File> savedFiles; // needed by the saved state

    void add(PassageId id, QByteArrayView vector); // does nothing if the dimension differs
    void remove(const VectorIndex::Range &passages);
    // Applies changes made since it was read. Empty folder: new vectors stay in memory.
    Result<void> catchUp(Store &store, const QString &folder, const std::stop_token &stop = {});
    // Saves the state, so that the next start need not read all vectors; `indexes` maps them to documents.
    void save(const QString &folder, const Indexes &indexes);
};

// Reads the stored set; null if it has no vectors. Uses the state saved beside the library; with WritesNothing nothing
// is written there.
enum class FolderUse { Writes, WritesNothing };
Result<std::unique_ptr<Embedded>> readEmbedded(Store &store, const StoredEmbedding &set,
                                               std::shared_ptr<Embedder> embedder, const QString &folder,
                                               const std::stop_token &stop = {}, FolderUse use = FolderUse::Writes);
void dropSaved(const QString &folder); // makes the next read come from the store

// Unit vectors in stored form. An empty vector means that the embedder works but made no vector for this text. Errors:
// Invalid (a result is not a valid vector), and the embedder's own errors.
Result<std::vector<QByteArray>> embedTexts(const QStringList &texts, Embedder &embedder, const std::stop_token &stop);
Result<std::vector<float>> embedQuestion(const QString &question, int dimension, Embedder &embedder,
                                         const std::stop_token &stop);

} // namespace core
