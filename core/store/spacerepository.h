// The semantic space and the vectors of documents in it. A new space is kept beside the one in use until the vectors of
// all documents are there. Changes stand between begin() and commit() of the database.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

struct Vectors // of one document in the space with this version: passages by ordinal, pages by number
{
    int space = 0;
    QByteArray passages; // float32, row by row
    QByteArray pages;
};

struct StoredSpace
{
    int version = 0;  // 0: none was ever fitted
    int passages = 0; // the library had then
    QByteArray model;
};

class SpaceRepository
{
public:
    explicit SpaceRepository(Store &store) : m_store(store), m_database(store.database()) {}

    StoredSpace inUse();
    StoredSpace inUseWithoutModel();
    StoredSpace coming();                     // version 0: there is none
    void putComing(const StoredSpace &space); // in place of one that was coming
    int nextVersion();
    bool use(int version);         // false: it is not there any more
    bool dropOldVectors(int most); // of spaces no longer in use, of so many documents; false: there are no more
    void putVectors(DocumentId id, const Vectors &vectors);
    Vectors vectors(DocumentId id, int space);
    QList<DocumentId> withoutVectors(int space);

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
