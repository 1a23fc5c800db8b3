// Checks whether passages agree with the stored text of their pages, so that they may be quoted. Reads each page only
// once; use one object per search, or per check of a document.
#pragma once

#include "core/store/pagerepository.h"

#include <QHash>

namespace core {

class PassageCheck
{
public:
    explicit PassageCheck(Store &store) : m_store(store) {}

    // PageDamaged: the text of one of its pages is missing or has changed since it was stored.
    enum Finding { Sound, Differs, PageDamaged };
    Finding check(const Passage &passage);
    bool hasSoundPages(DocumentId document); // whether the text of all pages with a checksum is unchanged
    // Removes the passages that must not be quoted, and returns them.
    QList<Passage> withheldFrom(QList<Passage> &passages);

private:
    const std::optional<KeptText> &page(DocumentId document, int number);

    Store &m_store;
    QHash<std::pair<DocumentId, int>, std::optional<KeptText>> m_pages;
};

} // namespace core
