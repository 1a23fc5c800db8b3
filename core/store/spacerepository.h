// The semantic space and the documents' vectors in it. A new space is stored next to the current one until all
// documents have vectors in it. Changes must be made between the database's begin() and commit().
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

struct Vectors // one document's vectors in this version of the space: passages by ordinal, pages by number
{
    int space = 0;
    QByteArray passages; // float32, row after row
    QByteArray pages;
};

struct StoredSpace
{
    int version = 0;  // 0: never fitted
    int passages = 0; // number of passages in the library when it was fitted
    QByteArray model;
};

class SpaceRepository
{
public:
    explicit SpaceRepository(Store &store) : m_store(store), m_database(store.database()) {}

    StoredSpace inUse();
    StoredSpace inUseWithoutModel();
    StoredSpace coming();                     // the next space; version 0: there is none
    void putComing(const StoredSpace &space); // replaces an earlier space that is not in use yet
    int nextVersion();
    bool use(int version);         // makes this space the current one; false: it no longer exists
    bool dropOldVectors(int most); // deletes vectors in unused spaces, for up to `most` documents; false: none left
    void putVectors(DocumentId id, const Vectors &vectors);
    Vectors vectors(DocumentId id, int space);
    QList<DocumentId> withoutVectors(int space);

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
