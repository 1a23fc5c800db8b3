// Vectors of passages, made by embedders. Changes must be between begin() and commit() of the database.
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
    void forEach(int set, const std::function<void(PassageId id)> &take); // in ascending order
    QByteArray vector(int set, PassageId id);
    bool hasVector(int set);
    StoredEmbedding add(const QString &name);
    void setDimension(int set, int dimension);
    void put(int set, PassageId id, const QByteArray &vector); // does nothing if the passage is gone
    void keepOnly(int set);                                    // `set` is complete; 0: keeps none
    void drop(int set);

private:
    Database &m_database;
};

} // namespace core
