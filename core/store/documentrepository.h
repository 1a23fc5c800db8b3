// Documents with their places and how they were read. Changes must be between begin() and commit() of the database.
#pragma once

#include "core/store/spacerepository.h"
#include "core/store/store.h"
#include "core/values/document.h"
#include "core/values/readable.h"
#include "core/values/table.h"

namespace core {

struct DocumentMark // changes when the document is read again
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
    QStringList titles(int most);                      // of documents with passages, those with the most first
    QList<Document> unread();                          // with unread pages, or entirely unread; ignoring blank ones
    Readable readable(const QList<DocumentId> &among); // empty: all
    Origin origin(DocumentId id);
    qint64 revision(DocumentId id);           // of its stored content; changes when it is read again
    QList<DocumentMark> marks(DocumentId id); // 0: of all documents

    QList<DocumentId> replacedBy(const Document &document); // because they lose their last place, or have the same
                                                            // content
    // With the tables of these pages. Under its id if it does not replace another document; 0: a new one.
    Document insert(Document document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
                    const QList<Table> &tables);
    // Without its places; under its id, 0: a new one. Without pages: their counts stay.
    void put(Document &document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
             const QList<Table> &tables);
    void moveTo(DocumentId id, const QString &path); // its file is no longer where it was read
    DocumentId addPlace(DocumentId id,
                        const QString &path); // the document that lost its last place and is removed
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
