// Repairs a store, inside a transaction of the caller: each function finds and repairs one kind of damage. Private to
// this folder.
#pragma once

#include "core/maintenance/librarycare.h"
#include "core/store/store.h"

#include <QSet>

namespace core {

class SemanticSpace;

class Mending
{
public:
    Mending(Store &store, std::stop_token stop) : m_store(store), m_database(store.database()), m_stop(std::move(stop))
    {
    }

    // Outside a transaction; false: damaged where nothing can be rebuilt. Errors: it could not be checked.
    Result<bool> mendFile();
    void mendEntries();  // conversations and documents whose entry is gone
    void dropStrays();   // orphaned rows
    void mendPages();    // whose text is lost, or is not what was stored: only the file has it
    void mendPassages(); // that are missing, do not agree with their pages, or are not counted
    void checkTurns();   // damaged ones are reported, and stay
    void mendFullText();
    void mendVectors(const SemanticSpace *space, int version);

    const Mended &mended() const { return m_mended; }
    bool changed() const { return m_changed; } // so that indexes in memory no longer fit

private:
    int run(const char *sql); // number of rows changed
    int count(const char *sql);
    QList<DocumentId> ids(const char *sql);
    void done(const QString &sentence);
    struct Finding // of a document
    {
        QSet<PassageId> wrong;  // passages that do not agree with their pages
        bool isDamaged = false; // the text of a page
    };
    Finding look(DocumentId id);
    QList<Passage> passagesCutAnew(DocumentId id); // none: no text to make them from
    void mendHeadings();
    void nameFound();
    void dropMisplaced(int version, const SemanticSpace *space);
    Result<QStringList> checkFile();

    Store &m_store;
    Database &m_database;
    std::stop_token m_stop;
    Mended m_mended;
    bool m_changed = false;
};

} // namespace core
