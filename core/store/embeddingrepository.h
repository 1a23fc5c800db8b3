// Vectors that embedders made of passages. Changes must be made between the database's begin() and commit().
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <functional>

namespace core {

struct StoredEmbedding // a set of vectors made by one embedder
{
    int id = 0;        // 0: none
    int dimension = 0; // 0: no vectors yet
    bool whole = false;
};

class EmbeddingRepository
{
public:
    explicit EmbeddingRepository(Store &store) : m_database(store.database()) {}

    StoredEmbedding find(const QString &name);
    int count(int set);
    QList<PassageId> withoutVector(int set);
    void forEach(int set, const std::function<void(PassageId id)> &take); // passes on the ids in ascending order
    QByteArray vector(int set, PassageId id);
    bool hasVector(int set);
    StoredEmbedding add(const QString &name);
    void setDimension(int set, int dimension);
    void put(int set, PassageId id, const QByteArray &vector); // does nothing if the passage no longer exists
    void keepOnly(int set); // marks `set` complete and deletes the other sets; 0: deletes all sets
    void drop(int set);

private:
    Database &m_database;
};

} // namespace core
