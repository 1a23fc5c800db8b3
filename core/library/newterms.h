// The terms of the documents that came while a library had no semantic space, kept in memory for the first fit, which
// places them: text is read from the store and divided into terms once less. No more than so much is kept, and what is
// not kept is read. Safe from any thread.
#pragma once

#include "core/retrieval/spacevectors.h"
#include "core/store/documentrepository.h"

#include <memory>
#include <mutex>

namespace core {

struct DocumentTerms
{
    TermLists passages;          // of their text and heading
    TermLists pages;             // of all pages, in order
    std::vector<int> characters; // of each page
};

class NewTerms
{
public:
    static constexpr size_t mostBytes = 32 << 20;

    bool hasRoom() const;
    void keep(DocumentMark mark, DocumentTerms terms); // nothing, where there is no room for them
    // Null: they are not kept, or of another version of the document.
    std::shared_ptr<const DocumentTerms> of(DocumentMark mark) const;
    void clear();

private:
    struct Kept
    {
        quint64 mark = 0;
        std::shared_ptr<const DocumentTerms> terms;
    };
    mutable std::mutex m_mutex;
    QHash<DocumentId, Kept> m_kept;
    size_t m_bytes = 0; // of all, those of earlier versions of a document as well
};

} // namespace core
