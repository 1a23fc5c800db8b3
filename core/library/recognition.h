// Stores the results of text recognition (OCR): page by page while a document is being recognised, so that a stop or a
// crash loses nothing; then everything at once, replacing the text read before. Thread-safe; all functions access the
// disk.
#pragma once

#include "core/library/library.h"
#include "core/library/queue.h"

namespace core {

class LibraryRecognition
{
public:
    explicit LibraryRecognition(Library &library) : m_library(library) {}

    struct Waiting
    {
        DocumentId document = 0;
        int pages = 0; // pages that text recognition may be able to read and has not tried
    };
    QList<Waiting> waiting() const; // oldest first

    struct DocumentState // current state of a document
    {
        Document document;
        qint64 revision = 0;
        QList<Page> pages; // as returned by Library::pages()
        QList<Page> done;  // pages recognised earlier in the same languages: number, status, reason, text and words
    };
    Result<DocumentState> begin(DocumentId id, const QString &languages) const;
    Result<void> put(const Document &document, const QString &languages, const Page &page);

    // Like Library::add(); also removes the queue entry (0: none) and the pages stored by put(). NotFound: the document
    // was removed or read again in the meantime.
    Result<Document> keep(const DocumentState &begun, QueueId entry, const Document &document, const QList<Page> &pages,
                          const QList<Passage> &passages, std::stop_token stop);

private:
    Library &m_library;
};

// Reason stored for a page whose picture contains no text.
constexpr char NothingRecognisedReason[] = "no text was found in the picture";

// Whether text recognition may be able to read the page and has not been tried on it.
bool wantsRecognition(const Page &page);

} // namespace core
