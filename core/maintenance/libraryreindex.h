// Reads a library again while it is in use, because passages should have another length or the reader has improved. The
// new index is prepared document by document in a file of its own, while the present one serves every search; once
// complete, one step replaces it. After a stop or a crash the prepared part is reused. Any thread, one of these at a
// time; everything accesses the disk.
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
        bool read = false; // from its existing file; else its stored pages are only cut again
        quint64 mark = 0;  // changes when the document does
        auto operator<=>(const Outdated &) const = default;
    };
    Result<QList<Outdated>> outdated(const std::stop_token &stop = {}) const; // accesses the documents' files
    // Those of them not prepared yet; deletes what was prepared in vain.
    Result<QList<Outdated>> left(const std::stop_token &stop = {});
    void drop();                         // all that is prepared
    Error explained(const Error &error); // if the prepared file is damaged, deletes it and says so

    struct DocumentState // a document as it is now
    {
        Document document;
        quint64 mark = 0;
    };
    Result<DocumentState> begin(DocumentId id) const;
    Result<QList<Page>> keptPages(DocumentId id) const; // with text and words; Unreadable: one is damaged
    // The new state; `document.origin` says how it was read. Nothing is prepared for a document changed meanwhile.
    Result<void> put(const DocumentState &begun, const Document &document, const QList<Page> &pages,
                     const QList<Passage> &passages, std::stop_token stop);
    // It cannot be read again. Not retried until its files or the reader change.
    Result<void> giveUp(const DocumentState &begun, const std::stop_token &stop = {});

    // Vectors for what is prepared, from the embedder in use, as far as it provides them: LibraryEmbedder::embed makes
    // the others. Errors: Cancelled, Storage.
    Result<void> embed(Parallel &parallel, std::stop_token stop);
    // Puts everything prepared in place, in one transaction; documents changed meanwhile stay as they are. Returns how
    // many were replaced. Until it returns, a stop leaves everything as it was, and prepared.
    Result<int> finish(Parallel &parallel, std::stop_token stop);

private:
    class Swap;
    Result<Store *> prepared();

    Library &m_library;
    ReadAs m_wanted;
    std::unique_ptr<ReindexFile> m_file; // opened when needed
};

} // namespace core
