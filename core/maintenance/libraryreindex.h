// Reading a library anew while it is used, because passages of another length are wanted or the reader has become
// better. What will be is prepared document by document in a file of its own, while the present index answers every
// search; once all of it is there, one step puts it in its place. What was prepared before a stop or a crash is gone on
// with. Any thread, one of these at a time; all of it touches the disk.
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
        bool read = false; // from its file, which is there; else its pages are to be cut anew
        quint64 mark = 0;  // another one after it was changed
        auto operator<=>(const Outdated &) const = default;
    };
    Result<QList<Outdated>> outdated(const std::stop_token &stop = {}) const; // looks for files
    // Of these, those that are not prepared yet; what is prepared in vain goes.
    Result<QList<Outdated>> left(const std::stop_token &stop = {});
    void drop();                         // all that is prepared
    Error explained(const Error &error); // where the file of what is prepared is damaged it goes, and that is said

    struct DocumentState // a document as it is now
    {
        Document document;
        quint64 mark = 0;
    };
    Result<DocumentState> begin(DocumentId id) const;
    Result<QList<Page>> keptPages(DocumentId id) const; // with text and words; Unreadable: one is damaged
    // As it will be; `document.origin` says how it was read. Nothing is prepared of one that was changed meanwhile.
    Result<void> put(const DocumentState &begun, const Document &document, const QList<Page> &pages,
                     const QList<Passage> &passages, std::stop_token stop);
    // It cannot be read anew. Not tried again until its files are other ones, or the reader.
    Result<void> giveUp(const DocumentState &begun, const std::stop_token &stop = {});

    // Vectors of what is prepared, by the embedder whose vectors answer, as far as it gives them: the others are made
    // by LibraryEmbedder::embed. Errors: Cancelled, Storage.
    Result<void> embed(Parallel &parallel, std::stop_token stop);
    // Puts all that is prepared in its place, in one transaction; what was changed meanwhile stays as it is. Returns
    // how many documents were put in place. Until it returns a stop leaves all as it was, and prepared.
    Result<int> finish(Parallel &parallel, std::stop_token stop);

private:
    class Swap;
    Result<Store *> prepared();

    Library &m_library;
    ReadAs m_wanted;
    std::unique_ptr<ReindexFile> m_file; // once it is needed
};

} // namespace core
