// Terms of documents added while a library had no semantic space, kept in memory for the first fit, so that the fit
// need not read and tokenise their text again. Memory is limited (mostBytes); further documents are read from the
// store. Thread-safe.
#pragma once

#include "core/retrieval/spacevectors.h"
#include "core/store/documentrepository.h"

#include <memory>
#include <mutex>

namespace core {

struct DocumentTerms
{
    TermLists passages;          // terms of their text and heading
    TermLists pages;             // terms of all pages, in order
    std::vector<int> characters; // number of characters per page
};

class NewTerms
{
public:
    static constexpr size_t mostBytes = 32 << 20;

    bool hasRoom() const;
    void keep(DocumentMark mark, DocumentTerms terms); // does nothing if there is no room
    // Null if the terms are not kept, or are those of another version of the document.
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
    size_t m_bytes = 0; // total, including earlier versions of documents
};

} // namespace core
