// Reindexes a library while it is in use, because the passage length was changed or the reader has improved. The new
// index is prepared document by document in a separate file, while searches use the current one; once complete, it
// replaces the current one in one step. After a stop or a crash, the prepared part is reused. Thread-safe, but only one
// object of this class may exist at a time; all functions access the disk.
#pragma once

#include "core/base/parallel.h"
#include "core/library/library.h"

#include <compare>

namespace core {

class ReindexFile;
class Store;

class LibraryReindex
{
public:
    LibraryReindex(Library &library, const ReadAs &wanted);
    ~LibraryReindex();

    struct Outdated
    {
        DocumentId document = 0;
        bool read = false; // read the document's file again; otherwise only re-split its stored pages
        quint64 mark = 0;  // changes when the document does
        auto operator<=>(const Outdated &) const = default;
    };
    Result<QList<Outdated>> outdated(const std::stop_token &stop = {}) const; // accesses the documents' files
    // The outdated documents that have not been prepared yet. Deletes prepared data that is no longer needed.
    Result<QList<Outdated>> left(const std::stop_token &stop = {});
    void drop();                         // deletes everything that was prepared
    Error explained(const Error &error); // deletes the prepared file if it is damaged, and returns an error saying so

    struct DocumentState // current state of a document
    {
        Document document;
        quint64 mark = 0;
    };
    Result<DocumentState> begin(DocumentId id) const;
    Result<QList<Page>> keptPages(DocumentId id) const; // includes text and words; Unreadable: a page is damaged
    // Stores the new state; `document.origin` says how it was read. Does nothing for a document that has changed
    // meanwhile.
    Result<void> put(const DocumentState &begun, const Document &document, const QList<Page> &pages,
                     const QList<Passage> &passages, std::stop_token stop);
    // Records that the document cannot be read again. It is not tried again until its files or the reader changes.
    Result<void> giveUp(const DocumentState &begun, const std::stop_token &stop = {});

    // Computes vectors for everything prepared, with the current embedder, if it responds. LibraryEmbedder::embed()
    // later computes the missing ones. Errors: Cancelled, Storage.
    Result<void> embed(Parallel &parallel, std::stop_token stop);
    // Puts everything prepared in place, in one transaction; documents that have changed meanwhile are left alone.
    // Returns how many were replaced. If stopped before the end, the library is unchanged and everything stays
    // prepared.
    Result<int> finish(Parallel &parallel, std::stop_token stop);

private:
    class Swap;
    Result<Store *> prepared();

    Library &m_library;
    ReadAs m_wanted;
    std::unique_ptr<ReindexFile> m_file; // opened on demand
};

} // namespace core
