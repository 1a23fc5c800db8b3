// A library: documents, their passages, and everything needed to find them again; sessions too. One folder holds it
// all. The store (SQLite) is the truth and every index can be rebuilt from it. What add() reported as kept survives a
// crash. Safe from any thread: searches share, changes exclude each other, and no search waits for a change to be
// written.
#pragma once

#include "core/base/detachedcall.h"
#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/retrieval/query.h"
#include "core/session/exportcontent.h"
#include "core/session/health.h"
#include "core/session/session.h"
#include "core/values/document.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace core {

struct Embedding // of the passages, by an embedder
{
    QString embedder; // its name; empty: there is none
    int embedded = 0; // passages that were given to it
    int passages = 0;
    bool answers = false; // searches use it
};

class Embedder;

class Library
{
public:
    using Notice = std::function<void(const QString &sentence)>; // what the user may want to know: an index was rebuilt

    // ToRead: also while another program has it open. Nothing in its folder is changed, and a change of it is an Error;
    // a search follows what the other program has changed since. It has no embedder.
    // ToReadAtOnce: the same, of a library whose indexes are at hand as they were saved; else it is Unavailable.
    // ForAssistants: as ToRead; documents that are hidden from other assistants are not there, nor any word of them.
    enum Access { ToChange, ToRead, ToReadAtOnce, ForAssistants };
    // Makes the folder where there is none. Errors: Busy (says which program holds it), Storage, Invalid (made by a
    // newer Attest; no folder is named); ToRead: NotFound, Storage, Invalid (by an older one, too).
    static Result<std::unique_ptr<Library>> open(const QString &folder, const Notice &notice, Access access = ToChange);
    ~Library(); // writes the index cache

    QString folder() const;
    Result<void> check() const; // reads the whole file; Storage: it is damaged

    // Documents.
    QList<Document> documents() const;
    Result<Document> document(DocumentId id) const;
    Result<QList<Page>> pages(DocumentId id) const;     // status, reason and label, without text and words
    Result<Page> page(DocumentId id, int number) const; // with text and words
    // The document with this content (SHA-256, hexadecimal), indexed or not; id 0 where there is none.
    Document withHash(const QByteArray &hash) const;
    Document withPlace(const QString &path) const; // what was last read there; id 0 where there is none

    // One transaction: when this returns, it is all there and will be after a crash. A document with the same path or
    // the same content is replaced; `document.id` is ignored. Returns it with id, counts and coverage.
    // A document without passages (locked, unreadable, scanned) is kept with its status and reason.
    Result<Document> add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages);
    Result<void> addPlace(DocumentId id, const QString &path); // the same content at another path
    Result<void> remove(DocumentId id);                        // into the bin (librarybin.h), as with sessions

    // The semantic space is fitted on the library's own text; new text is folded in at once. Fitting again pays when
    // the library has grown by a quarter since; ask when nothing waits to be added, because each fit reads all pages.
    bool wantsFitting() const;
    Result<void> fit(Parallel &parallel, std::stop_token stop);

    // Builds every index anew from the documents that are kept. For a library that finds too little: a damaged index is
    // rebuilt when the library is opened. Searches go on meanwhile; changes wait. A stop leaves all as it was. Vectors
    // by embedders go; embed() makes them anew.
    Result<void> rebuild(std::stop_token stop);

    // Vectors by an embedder, beside those of the semantic space. Until a new embedder has made them of all passages
    // the old ones answer; then they go. null: the semantic space alone. Blocks while vectors are read from the disk.
    void setEmbedder(std::shared_ptr<Embedder> embedder, std::stop_token stop = {});
    Embedding embedding() const;
    // Makes the vectors that are missing, those of documents added meanwhile too; what is made is kept at once, and
    // going on later costs nothing. Without an embedder there is nothing to do. Errors: Cancelled, Invalid (vectors of
    // another length than those kept), and those of the embedder.
    using Progress = std::function<void(int embedded, int passages)>; // on the caller's thread
    Result<void> embed(const Progress &progress, Parallel &parallel, std::stop_token stop);

    // Searching. The best first, with the reasons; none below the floor, no two nearly the same.
    // `remark` says, in a sentence for the user, what the search had to do without: an embedder that does not answer.
    Result<QList<Passage>> search(const Query &query, std::stop_token stop, QString *remark = nullptr) const;
    Result<Passage> passage(PassageId id) const;
    // In which characters [from, from + length) of a page stand. Errors: NotFound (in none), Storage.
    Result<Passage> passageAt(DocumentId document, int page, int from, int length) const;
    QList<PlaceOnPage> places(const Passage &passage, int from, int to) const; // empty where they cannot be placed
    int passageCount() const;
    Subject subject() const;               // as far as it can be read; quick until the library changes
    double idf(const QString &term) const; // of a term as terms() gives it: ln(1 + N / (1 + n)); N, n count passages

    // Sessions, the newest first; the list carries no turns. Saving waits for a change that is under way, which may
    // take a while, as long as patience has it: then Unavailable, and nothing is saved.
    QList<Session> sessions() const;
    Result<Session> session(SessionId id) const;
    // The picture of what a turn cites that came with its session. Errors: NotFound, Storage.
    Result<Snippet> snippet(SessionId session, const QString &turn, int citation) const;
    // id 0: a new one; turns it does not carry stay.
    Result<SessionId> saveSession(const Session &session, Timeout timeout = noTimeout);
    // Appends it, or replaces the one with its id.
    Result<void> saveTurn(SessionId session, const Turn &turn, Timeout timeout = noTimeout);
    Result<void> removeSession(SessionId id);

    // How judges did in all sessions, by role and judge. Errors: Cancelled, Storage.
    Result<QList<GraderHealth>> health(std::stop_token stop) const;

private:
    class Private;
    friend class LibraryBin;
    friend class LibraryQueue; // parts of a library with headers of their own
    friend class LibraryFolders;
    friend class LibraryRecognition;
    friend class LibraryCoverage;
    friend class LibraryCare;
    friend class LibraryDescriptions;
    friend class LibraryReindex;
    friend class LibrarySessions;
    friend class LibraryTables;
    explicit Library(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace core
