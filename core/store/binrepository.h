// The bin of a library: documents with their pages and passages, and sessions with their turns, as they were when they
// were removed. They stand in tables of their own, so that nothing that searches, counts or checks can come upon them.
// Private to this folder and to core/library. All changes stand between begin() and commit() of the database.
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
        Document document; // with the number it had, its places and its origin
        QList<Page> pages;
        QList<Passage> passages;
    };

    QList<Binned> entries(); // the last removed first
    Kept document(BinId id); // of one that is a document

    // Copies of what is about to be removed.
    void takeDocument(DocumentId id, qint64 now);
    void takeSession(SessionId id, qint64 now);
    void putSession(BinId id); // back among the sessions, under its number, where that is free
    // Of the pages of a document that was put back: as they were, so that what was damaged meanwhile, or before, is not
    // taken for what was read.
    void putSums(BinId id, DocumentId document);
    void drop(BinId id);
    void dropBefore(qint64 time);

private:
    BinId add(Binned::Kind kind, qint64 original, qint64 now, const char *titles);
    void copy(const char *sql, qint64 first, qint64 second);

    Database &m_database;
};

} // namespace core
