// Putting a store right, inside a transaction of the caller: each function finds one kind of damage and mends it.
// Private to this folder.
#pragma once

#include "core/maintenance/librarycare.h"
#include "core/store/store.h"

namespace core {

class SemanticSpace;

class Mending
{
public:
    Mending(Store &store, std::stop_token stop) : m_store(store), m_database(store.database()), m_stop(std::move(stop))
    {
    }

    bool mendFile();     // outside of a transaction; false: it is damaged where nothing can be built anew
    void mendEntries();  // conversations and documents whose entry is gone
    void dropStrays();   // what belongs to nothing
    void mendPassages(); // that are missing, or not counted
    void mendPages();    // whose text is gone: only the file has it
    void mendFullText();
    void mendVectors(const SemanticSpace *space, int version);

    const Mended &mended() const { return m_mended; }
    bool changed() const { return m_changed; } // so that indexes in memory do not fit any more

private:
    int run(const char *sql); // rows that it changed
    int count(const char *sql);
    QList<DocumentId> ids(const char *sql);
    void done(const QString &sentence);
    int cutAnew(DocumentId id); // passages it has made; -1: there is no text to make them of
    void nameFound();
    void dropMisplaced(int version, const SemanticSpace *space);
    QStringList checkFile();

    Store &m_store;
    Database &m_database;
    std::stop_token m_stop;
    Mended m_mended;
    bool m_changed = false;
};

} // namespace core
