// A library's bin: removed documents with their pages and passages, and removed sessions with their turns. Removed
// items are in separate tables, out of reach of every search, count and check. Private to this folder and to
// core/library. All changes must be made between the database's begin() and commit().
#pragma once

#include "core/session/session.h"
#include "core/store/store.h"
#include "core/values/binned.h"

namespace core {

class BinRepository
{
public:
    explicit BinRepository(Store &store) : m_database(store.database()) {}

    struct Kept
    {
        Document document; // the document with its old id, its paths and its origin
        QList<Page> pages;
        QList<Passage> passages;
    };

    QList<Binned> entries(); // the removed items, most recently removed first
    Kept document(BinId id); // a removed document, with all its stored data

    // Copies a document or session to the bin; call it before the item is removed.
    void takeDocument(DocumentId id, qint64 now);
    void takeSession(SessionId id, qint64 now);
    void putSession(BinId id); // restores a session, under its old id if that is free
    // Restores the old checksums for the pages of a restored document, so that text damaged earlier or in the bin is
    // detected.
    void putSums(BinId id, DocumentId document);
    void drop(BinId id);
    void dropBefore(qint64 time);

private:
    BinId add(Binned::Kind kind, qint64 original, qint64 now, const char *titles);
    void copy(const char *sql, qint64 first, qint64 second);

    Database &m_database;
};

} // namespace core
