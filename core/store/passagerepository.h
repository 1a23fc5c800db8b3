// Passages: their text and where they stand. What is put is indexed by full text as well.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <QSet>

#include <functional>

namespace core {

struct Located // where a passage stands; small enough to be held for all of them
{
    PassageId id = 0;
    DocumentId document = 0;
    int page = 0;
    quint16 morePages = 0; // that it runs over
    quint16 terms = 0;     // in it, as full text counts them; 0: not known

    int lastPage() const { return page + morePages; }
};

class PassageRepository
{
public:
    explicit PassageRepository(Store &store) : m_store(store), m_database(store.database()) {}

    Result<QList<Passage>> find(const QList<PassageId> &ids); // in this order; those that are gone left out
    QList<PassageId> onPage(DocumentId document, int page);   // in their order
    QString sectionText(PassageId id);                        // with its heading before it
    QString text(PassageId id);                               // empty where it is gone
    QList<Located> located(DocumentId id);                    // 0: of all documents, but without their terms
    void forEach(DocumentId id, const std::function<void(const QString &text, const QString &heading)> &take);

    // Inside a change. Except those with these ordinals; numbered from there, 0: as they come.
    void put(DocumentId id, const QList<Passage> &passages, const QSet<int> &except = {}, PassageId first = 0);
    // Of all it should have, in the place of those that are not as they should be, of any document; how many it has
    // put.
    int putRight(DocumentId id, const QList<Passage> &passages, const QSet<PassageId> &wrong);
    void putHeading(PassageId id, const QString &heading); // full text is not told

private:
    // Those of other documents go that are wrong; false: there are others with these numbers.
    bool makeRoom(DocumentId id, PassageId first, qsizetype count, const QSet<PassageId> &wrong);
    void insert(Statement &row, DocumentId document, const Passage &passage, int ordinal, PassageId id);

    Store &m_store;
    Database &m_database;
};

} // namespace core
