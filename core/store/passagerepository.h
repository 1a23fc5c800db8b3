// Passages: their text and their places. Stored passages are added to full text as well.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <QSet>

#include <functional>

namespace core {

struct Located // the place of a passage; small enough to keep all in memory
{
    PassageId id = 0;
    DocumentId document = 0;
    int page = 0;
    quint16 morePages = 0; // further pages it spans
    quint16 terms = 0;     // in it, as full text counts them; 0: unknown

    int lastPage() const { return page + morePages; }
};

class PassageRepository
{
public:
    explicit PassageRepository(Store &store) : m_store(store), m_database(store.database()) {}

    Result<QList<Passage>> find(const QList<PassageId> &ids); // in this order; missing ones left out
    QList<PassageId> onPage(DocumentId document, int page);   // in their order
    QString sectionText(PassageId id);                        // preceded by its heading
    QString text(PassageId id);                               // empty if it is gone
    QList<Located> located(DocumentId id);                    // 0: of all documents, but without their terms
    void forEach(DocumentId id, const std::function<void(const QString &text, const QString &heading)> &take);

    // Inside a change. Except those with these ordinals; numbered from `first`; 0: automatically.
    void put(DocumentId id, const QList<Passage> &passages, const QSet<int> &except = {}, PassageId first = 0);
    // All passages it should have, replacing those that are wrong, of any document; returns how many were stored.
    int putRight(DocumentId id, const QList<Passage> &passages, const QSet<PassageId> &wrong);
    void putHeading(PassageId id, const QString &heading); // full text is not updated

private:
    // Deletes wrong passages of other documents; false: correct ones have these numbers.
    bool makeRoom(DocumentId id, PassageId first, qsizetype count, const QSet<PassageId> &wrong);
    void insert(Statement &row, DocumentId document, const Passage &passage, int ordinal, PassageId id);

    Store &m_store;
    Database &m_database;
};

} // namespace core
