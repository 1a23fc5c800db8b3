// Documents, their paths, and how they were read. Changes must be made between the database's begin() and commit().
#pragma once

#include "core/store/spacerepository.h"
#include "core/store/store.h"
#include "core/values/document.h"
#include "core/values/readable.h"
#include "core/values/table.h"

namespace core {

struct DocumentMark // a number that changes whenever the document is read again
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
    QStringList titles(int most); // titles of documents that have passages; documents with the most passages first
    QList<Document> unread();     // documents that are unread or have unread pages; ignores blank pages
    Readable readable(const QList<DocumentId> &among); // `among` empty: all
    Origin origin(DocumentId id);
    qint64 revision(DocumentId id);           // version of its stored content; changes when it is read again
    QList<DocumentMark> marks(DocumentId id); // id 0: all documents

    // The documents that this document replaces, because they lose their last path or have the same content.
    QList<DocumentId> replacedBy(const Document &document);
    // Stores the document, including the tables of these pages. The document keeps its id (0: a new one is assigned),
    // unless it replaces another document.
    Document insert(Document document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
                    const QList<Table> &tables);
    // Stores the document without its paths, under its id (0: a new one is assigned). If `pages` is empty, the page
    // counts stay as they are.
    void put(Document &document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
             const QList<Table> &tables);
    void moveTo(DocumentId id, const QString &path); // records that its file has moved to another path
    DocumentId addPlace(DocumentId id,
                        const QString &path); // returns the document that was removed with its last path
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
