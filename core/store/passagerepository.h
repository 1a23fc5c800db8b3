// Passages: their text and places. Stored passages are also added to the full-text index.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <QSet>

#include <functional>

namespace core {

struct Located // where a passage is; small enough to keep in memory for all passages
{
    PassageId id = 0;
    DocumentId document = 0;
    int page = 0;
    quint16 morePages = 0; // number of further pages it spans
    quint16 terms = 0;     // number of terms as counted by full text; 0: unknown

    int lastPage() const { return page + morePages; }
};

class PassageRepository
{
public:
    explicit PassageRepository(Store &store) : m_store(store), m_database(store.database()) {}

    Result<QList<Passage>> find(const QList<PassageId> &ids); // in the order of `ids`; skips passages that are missing
    QList<PassageId> onPage(DocumentId document, int page);   // in document order
    QString sectionText(PassageId id);                        // text preceded by the heading
    QString text(PassageId id);                               // the passage's text; empty if the passage is gone
    QList<Located> located(DocumentId id);                    // id 0: passages of all documents, without term counts
    void forEach(DocumentId id, const std::function<void(const QString &text, const QString &heading)> &take);

    // Call it inside a change. Skips passages whose ordinals are in `except`. Ids start at `first`; 0: assigned
    // automatically.
    void put(DocumentId id, const QList<Passage> &passages, const QSet<int> &except = {}, PassageId first = 0);
    // Stores all passages of a document, replacing wrong ones in any document; returns the number stored.
    int putRight(DocumentId id, const QList<Passage> &passages, const QSet<PassageId> &wrong);
    void putHeading(PassageId id, const QString &heading); // does not update the full-text index

private:
    // Frees these ids by deleting damaged passages of other documents. Returns false if an intact passage uses one of
    // them.
    bool makeRoom(DocumentId id, PassageId first, qsizetype count, const QSet<PassageId> &wrong);
    void insert(Statement &row, DocumentId document, const Passage &passage, int ordinal, PassageId id);

    Store &m_store;
    Database &m_database;
};

} // namespace core
