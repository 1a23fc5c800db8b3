// A library: documents, their passages, and everything needed to find them again; sessions too. One folder holds it
// all. The store (SQLite) is the truth and every index can be rebuilt from it. What add() reported as kept survives a
// crash. Safe from any thread: searches share, changes exclude each other, and no search waits for a change to be
// written.
#pragma once

#include "core/base/detachedcall.h"
#include "core/base/result.h"
#include "core/retrieval/query.h"
#include "core/session/exportcontent.h"
#include "core/session/session.h"
#include "core/values/document.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace core {

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

    // Documents. What gives no Result gives nothing where it cannot be read, and that is noted (readfailures.h).
    QList<Document> documents() const;
    Result<Document> document(DocumentId id) const;
    Result<QList<Page>> pages(DocumentId id) const; // status, reason and label, without text and words
    // With text and words. Storage, too: its text is not what was kept of it.
    Result<Page> page(DocumentId id, int number) const;
    // The document with this content (SHA-256, hexadecimal), indexed or not; id 0 where there is none.
    Document withHash(const QByteArray &hash) const;
    Document withPlace(const QString &path) const; // what was last read there; id 0 where there is none

    // One transaction: when this returns, it is all there and will be after a crash. A document with the same path or
    // the same content is replaced; `document.id` is ignored. Returns it with id, counts and coverage.
    // A document without passages (locked, unreadable, scanned) is kept with its status and reason.
    Result<Document> add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages);
    Result<void> addPlace(DocumentId id, const QString &path); // the same content at another path
    Result<void> remove(DocumentId id);                        // into the bin (librarybin.h), as with sessions

    // Searching. The best first, with the reasons; none below the floor, no two nearly the same. A passage that does
    // not say what the kept text of its pages says is never given, here or below. `remark` says, in sentences for the
    // user, what the search had to do without: an embedder that does not answer, passages that do not agree with their
    // pages.
    Result<QList<Passage>> search(const Query &query, std::stop_token stop, QString *remark = nullptr) const;
    Result<Passage> passage(PassageId id) const; // NotFound; Storage: it does not agree with its page, too
    // In which characters [from, from + length) of a page stand. Errors: NotFound (in none), Storage.
    Result<Passage> passageAt(DocumentId document, int page, int from, int length) const;
    QList<PlaceOnPage> places(const Passage &passage, int from, int to) const; // empty where they cannot be placed
    int passageCount() const;
    Subject subject() const;               // as far as it can be read; quick until the library changes
    double idf(const QString &term) const; // of a term as terms() gives it: ln(1 + N / (1 + n)); N, n count passages

private:
    class Private;
    friend class LibraryBin;
    friend class LibraryQueue; // parts of a library with headers of their own
    friend class LibraryFolders;
    friend class LibraryRecognition;
    friend class LibraryCoverage;
    friend class LibraryCare;
    friend class LibraryDescriptions;
    friend class LibraryEmbedder;
    friend class LibraryIndexes;
    friend class IndexFiles;
    friend class LibraryReindex;
    friend class KeptSessions;
    friend class LibrarySessions;
    friend class LibraryTables;
    friend class LibraryTeam;
    friend class ReadFailures;
    explicit Library(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace core
