// Repairs a store inside the caller's transaction. Each function finds and repairs one kind of damage. Private to this
// folder.
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

    // Call this outside a transaction. False: the file is too damaged to be rebuilt. Errors: those of the check.
    Result<bool> mendFile();
    void mendEntries();  // restores missing entries of conversations and documents
    void dropStrays();   // deletes orphaned rows
    void mendPages();    // finds pages whose text is lost or altered; only the document's file can restore it
    void mendPassages(); // repairs passages that are missing, disagree with their pages, or are not counted
    void checkTurns();   // reports damaged turns but does not change them
    void mendFullText();
    void mendVectors(const SemanticSpace *space, int version);

    const Mended &mended() const { return m_mended; }
    bool changed() const { return m_changed; } // if true, indexes in memory are out of date

private:
    int run(const char *sql); // returns the number of rows changed
    int count(const char *sql);
    QList<DocumentId> ids(const char *sql);
    void done(const QString &sentence);
    struct Finding // findings about a document
    {
        QSet<PassageId> wrong;  // passages that disagree with their pages
        bool isDamaged = false; // the text of a page is damaged
    };
    Finding look(DocumentId id);
    QList<Passage> passagesCutAnew(DocumentId id); // empty: there is no text to split
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
