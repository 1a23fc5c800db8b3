// A library: documents, their passages, everything needed to find them again, and sessions, all in one folder. The
// store (SQLite) is authoritative; every index can be rebuilt from it. Documents survive a crash once add() has
// returned. Thread-safe: searches run concurrently, changes run one at a time, and no search waits for a change to be
// written.
#pragma once

#include "core/base/detachedcall.h"
#include "core/base/result.h"
#include "core/retrieval/query.h"
#include "core/session/exportcontent.h"
#include "core/session/session.h"
#include "core/values/document.h"
#include "core/values/searchremarks.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace core {

class Library
{
public:
    // A message for the user: an index was rebuilt, for example.
    using Notice = std::function<void(const QString &sentence)>;

    // ToRead: possible while another program has the library open. Writes nothing into the folder, refuses changes with
    // an Error, and sees the other program's changes. The library then has no embedder. ToReadAtOnce: like ToRead, but
    // fails with Unavailable unless up-to-date indexes are saved on disk. ForAssistants: like ToRead, but as if
    // documents hidden from other assistants did not exist.
    enum Access { ToChange, ToRead, ToReadAtOnce, ForAssistants };
    // Creates the folder if it is missing. Errors: Busy (the message says which program has the library open), Storage,
    // Invalid (made by a newer Attest; no folder given); for ToRead: NotFound, Storage, Invalid (also if made by an
    // older Attest).
    static Result<std::unique_ptr<Library>> open(const QString &folder, const Notice &notice, Access access = ToChange);
    ~Library(); // also writes the index cache

    QString folder() const;
    Result<void> check() const; // reads the whole file; Storage: it is damaged

    // Documents. If reading fails, functions without a Result return an empty value and record the failure
    // (readfailures.h).
    QList<Document> documents() const;
    Result<Document> document(DocumentId id) const;
    Result<QList<Page>> pages(DocumentId id) const; // status, reason and label; no text or words
    // Includes text and words. Errors: NotFound; Storage, also if the text no longer matches its checksum.
    Result<Page> page(DocumentId id, int number) const;
    // The document with this content (SHA-256, hexadecimal), indexed or not; id 0 if there isn't one.
    Document withHash(const QByteArray &hash) const;
    Document withPlace(const QString &path) const; // the document last read at this path; id 0 if there isn't one

    // One transaction: once this returns, everything is stored and survives a crash. A document with the same path or
    // content is replaced; `document.id` is ignored. Returns the document with id, counts and coverage. A document
    // without passages (locked, unreadable, scanned) is stored with its status and reason.
    Result<Document> add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages);
    Result<void> addPlace(DocumentId id, const QString &path); // records another path with the same content
    Result<void> remove(DocumentId id);                        // moves it to the bin (librarybin.h), like sessions

    // Searching. Returns the best passages first, with reasons, and omits irrelevant ones and near-duplicates. Passages
    // that disagree with the stored text of their pages are never returned, neither here nor by the functions below.
    // `remarks` receives the limitations of the search: an embedder that does not respond, passages that were withheld.
    Result<QList<Passage>> search(const Query &query, std::stop_token stop, SearchRemarks *remarks = nullptr) const;
    Result<Passage> passage(PassageId id) const; // NotFound; Storage, also if it disagrees with its page
    // The passage that contains characters [from, from + length) of a page. Errors: NotFound (no passage contains
    // them), Storage.
    Result<Passage> passageAt(DocumentId document, int page, int from, int length) const;
    // Where the words are on their pages; empty if they cannot be located.
    QList<PlaceOnPage> places(const Passage &passage, int from, int to) const;
    int passageCount() const;
    Subject subject() const; // the topics of the documents that could be read; cached until the library changes
    double idf(const QString &term) const; // ln(1 + N / (1 + n)) for N passages, n with this term

private:
    class Private;
    friend class LibraryBin;
    friend class LibraryQueue; // these classes are parts of a library that have their own headers
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
