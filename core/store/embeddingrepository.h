// Vectors of passages by their embedder. Changes must be between begin() and commit() of the database.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <functional>

namespace core {

struct StoredEmbedding // a set of vectors by one embedder
{
    int id = 0;        // 0: none
    int dimension = 0; // 0: no vector yet
    bool whole = false;
};

class EmbeddingRepository
{
public:
    explicit EmbeddingRepository(Store &store) : m_database(store.database()) {}

    StoredEmbedding find(const QString &name);
    int count(int set);
    QList<PassageId> withoutVector(int set);
    void forEach(int set, const std::function<void(PassageId id)> &take); // ascending
    QByteArray vector(int set, PassageId id);
    bool hasVector(int set);
    StoredEmbedding add(const QString &name);
    void setDimension(int set, int dimension);
    void put(int set, PassageId id, const QByteArray &vector); // does nothing if the passage is gone
    void keepOnly(int set);                                    // which is complete; 0: none
    void drop(int set);

private:
    Database &m_database;
};

} // namespace core
