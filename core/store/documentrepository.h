// Documents with their places and how they were read. Changes stand between begin() and commit() of the database.
#pragma once

#include "core/store/spacerepository.h"
#include "core/store/store.h"
#include "core/values/document.h"
#include "core/values/readable.h"
#include "core/values/table.h"

namespace core {

struct DocumentMark // another one after the document was read again
{
    DocumentId id = 0;
    quint64 mark = 0;
    int passages = 0;
};

class DocumentRepository
{
public:
    explicit DocumentRepository(Store &store) : m_store(store), m_database(store.database()) {}

    QList<Document> all();
    Result<Document> find(DocumentId id);
    Document withHash(const QByteArray &hash);
    Document withPlace(const QString &path);
    QStringList titles(int most); // of documents with passages, those with most of them first
    QList<Document> unread();     // with pages that were not read, or none that was; not blank ones
    Readable readable(const QList<DocumentId> &among); // empty: all
    Origin origin(DocumentId id);
    qint64 revision(DocumentId id);           // of what is kept of it; another one after it was read again
    QList<DocumentMark> marks(DocumentId id); // 0: of all documents

    QList<DocumentId> replacedBy(const Document &document); // which lose their last place, or have the same content
    // With the tables of these pages. Under its id where it takes the place of no other; 0: a new one.
    Document insert(Document document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
                    const QList<Table> &tables);
    // Without its places; under its id, 0: a new one. Without pages: their counts stay.
    void put(Document &document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
             const QList<Table> &tables);
    void moveTo(DocumentId id, const QString &path); // it was read at a place where its file is not any more
    DocumentId addPlace(DocumentId id,
                        const QString &path); // the document that lost its last place by it and is removed
    void remove(DocumentId id);
    void describe(DocumentId id, const Description &description);
    void setHidden(DocumentId id, bool isHidden);
    QList<DocumentId> hidden();

private:
    void keepUserWords(Document &document, const QList<DocumentId> &replaced);
    void putOrigin(DocumentId id, const Origin &origin);

    Store &m_store;
    Database &m_database;
};

} // namespace core
