// What a library keeps, on one connection to its database: documents, pages, passages, vectors, sessions. Private to
// this folder; a Store is used by one thread at a time. schema.cpp describes the tables.
#pragma once

#include "core/store/database.h"
#include "core/session/exportcontent.h"
#include "core/session/health.h"
#include "core/session/session.h"
#include "core/values/table.h"

#include <QSet>

#include <functional>
#include <memory>

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

struct DocumentMark // another one after the document was read again
{
    DocumentId id = 0;
    quint64 mark = 0;
    int passages = 0;
};

struct Vectors // of one document in the space with this version: passages by ordinal, pages by number
{
    int space = 0;
    QByteArray passages; // float32, row by row
    QByteArray pages;
};

struct StoredSpace
{
    int version = 0;  // 0: none was ever fitted
    int passages = 0; // the library had then
    QByteArray model;
};

struct StoredEmbedding // a set of vectors by one embedder
{
    int id = 0;        // 0: there is none
    int dimension = 0; // 0: it has no vector yet
    bool whole = false;
};

struct Counts // of what a library keeps
{
    int documents = 0;
    int passages = 0;
    int sessions = 0;
    bool operator==(const Counts &) const = default;
};

class Store
{
public:
    static Result<std::unique_ptr<Store>> open(const QString &file, Database::Access access);
    Result<int> version(); // of the schema; Invalid: it is newer than this program, or another program's (schema.cpp)
    static int newestVersion();
    static int applicationId();

    Database &database() { return *m_database; }
    qint64 generation(); // grows with every change of documents or of the space

    // Documents (store.cpp).
    Counts counts();
    Result<void> check(const std::stop_token &stop = {}); // reads the whole file (storecheck.cpp)
    QList<Document> documents();
    Result<Document> document(DocumentId id);
    Document withHash(const QByteArray &hash);
    Document withPlace(const QString &path);
    Result<QList<Page>> pages(DocumentId id);
    Result<Page> page(DocumentId id, int number);
    QString pageLabel(DocumentId document, int number);
    Result<QList<Passage>> passages(const QList<PassageId> &ids); // in this order; those that are gone left out
    QList<PassageId> passagesOn(DocumentId document, int page);   // in their order
    QString sectionText(PassageId id);                            // with its heading before it
    QString passageText(PassageId id);                            // empty where it is gone
    QStringList titles(int most);           // of documents with passages, those with most of them first
    QList<Located> located(DocumentId id);  // 0: of all documents, but without their terms
    QHash<PassageId, quint16> termsOfAll(); // of each passage their number
    void forEachPassage(DocumentId id, const std::function<void(const QString &text, const QString &heading)> &take);
    void forEachPage(DocumentId id, const std::function<void(int number, const QString &text)> &take);
    QList<Document> unreadDocuments(); // with pages that were not read, or none that was (storeorigins.cpp)
    QList<Page> unreadPages(DocumentId id);
    Origin origin(DocumentId id);
    struct Stride // the pages first, first + step and so on, as far as last
    {
        int first = 1;
        int last = 0;
        int step = 1;
    };
    void forEachPage(DocumentId id, const Stride &which, const std::function<void(const QString &text)> &take);
    bool hasSoundFullText();        // as far as a question for one word shows
    qint64 revision(DocumentId id); // of what is kept of a document; another one after it was read again

    // Changes (storechanges.cpp); between begin() and commit() of the database.
    QList<DocumentId> replacedBy(const Document &document); // which lose their last place, or have the same content
    Document insert(Document document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
                    const QList<Table> &tables); // of these pages
    // Without its places; under its id, 0: a new one. Without pages: their counts stay.
    void put(Document &document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
             const QList<Table> &tables);
    DocumentId addPlace(DocumentId id,
                        const QString &path); // the document that lost its last place by it and is removed
    void remove(DocumentId id);
    void rebuildFullText(const std::stop_token &stop);
    int putMissing(DocumentId id, const QList<Passage> &passages); // of all it should have; how many it has put
    void changed();                                                // what documents say
    void rewritten(); // what was read of any document before no longer holds

    // The semantic space (storevectors.cpp). A new one is kept beside the one in use until the vectors of all documents
    // are there. The changes stand between begin() and commit().
    StoredSpace space();
    StoredSpace comingSpace();                     // version 0: there is none
    StoredSpace spaceWithoutModel();               // of that in use
    void putComingSpace(const StoredSpace &space); // in place of one that was coming
    int nextSpaceVersion();
    bool useSpace(int version);    // false: it is not there any more
    bool dropOldVectors(int most); // of spaces no longer in use, of so many documents; false: there are no more
    void putVectors(DocumentId id, const Vectors &vectors);
    Vectors vectors(DocumentId id, int space);
    QList<DocumentId> withoutVectors(int space);
    QList<DocumentMark> marks(DocumentId id); // 0: of all documents
    void forEachTermCount(const std::function<void(const QString &term, int passages, qint64 hits)> &take);
    int termCount(const QString &term); // passages

    // Vectors by embedders (storeembeddings.cpp). The changes stand between begin() and commit().
    StoredEmbedding embedding(const QString &name);
    int countEmbedded(int set);
    QList<PassageId> withoutVector(int set);
    void forEachEmbedded(int set, const std::function<void(PassageId id)> &take); // ascending
    QByteArray embedded(int set, PassageId id);
    StoredEmbedding addEmbedding(const QString &name);
    bool hasVector(int set);
    void setDimension(int set, int dimension);
    void putEmbedded(int set, PassageId id, const QByteArray &vector); // nothing where the passage is gone
    void keepOnlyEmbedding(int set);                                   // which is whole; 0: none is kept
    void dropEmbedding(int set);

    // Tables (storetables.cpp). The changes stand between begin() and commit().
    bool hasTables(DocumentId id); // they were looked for as core/tables does now, whether there are any or not
    QList<Table> tables(DocumentId id, int page = 0);          // in order; of one page, 0: of all
    QList<DocumentMark> withoutTables();                       // documents with text whose tables are not kept
    void putTables(DocumentId id, const QList<Table> &tables); // in place of those that are there
    QList<Page> pagesForTables(DocumentId id);                 // with text and words

    // Sessions (storesessions.cpp).
    QList<Session> sessions();
    Result<Session> session(SessionId id);
    // With pictures of what its turns cite; those that are known stay as they are.
    Result<SessionId> save(const Session &session, const QList<Snippet> &snippets = {});
    Result<Snippet> snippet(SessionId session, const QString &turn, int citation); // NotFound
    Result<void> save(SessionId session, const Turn &turn);
    Result<void> removeSession(SessionId id);

    // Rows beside turns: what they say, how judges did. An older Attest wrote none; what they would say is found in
    // the turns as well, but slowly (storederived.cpp).
    enum class Derived { TurnText, JudgeStats };
    bool needsBackfill(Derived what);
    Result<void> backfill(Derived what, const std::stop_token &stop); // a change of some turns at a time

    // Of each session the first turn with all of these words (storeturntext.cpp).
    Result<QHash<SessionId, SessionHit>> findSaid(const QStringList &words, const std::stop_token &stop);

    // How judges did in all of them (storehealth.cpp).
    Result<QList<GraderHealth>> health(const std::stop_token &stop);

private:
    explicit Store(std::unique_ptr<Database> database) : m_database(std::move(database)) {}
    Result<void> migrate(); // schema.cpp
    void bumpGeneration();
    void putOrigin(DocumentId id, const Origin &origin);
    void putPages(DocumentId id, const QList<Page> &pages);
    void putPassages(DocumentId id, const QList<Passage> &passages, const QSet<int> &except = {},
                     PassageId first = 0); // except those with these ordinals; numbered from there, 0: as they come
    void putTurn(SessionId session, const Turn &turn, bool counts); // in how judges do
    void putSaid(SessionId session, const Turn &turn);
    void putSnippets(SessionId session, const QList<Snippet> &snippets);
    bool isImported(SessionId session);
    void putHealth(SessionId session, const Turn &turn);
    struct MissingRow // a turn without a row beside it
    {
        qint64 row = 0;
        SessionId session = 0;
        int place = 0; // among the turns of its session
        Turn turn;     // what of it can be read
    };
    QList<MissingRow> missingRows(Derived what, qint64 after, int most);
    // Some at a time, for their traces are long.
    Result<void> forMissingRows(Derived what, const std::function<Result<void>(const QList<MissingRow> &some)> &take,
                                const std::stop_token &stop);

    std::unique_ptr<Database> m_database;
};

// While it lives, much of a library is read through the cache of the connection: a mapping would grow with the library.
class Unmapped
{
public:
    explicit Unmapped(Store &store) : m_database(store.database()) { m_database.run("PRAGMA mmap_size=0"); }
    ~Unmapped() { m_database.run(Database::mapping); }
    Unmapped(const Unmapped &) = delete;
    Unmapped &operator=(const Unmapped &) = delete;

private:
    Database &m_database;
};

} // namespace core
