// Whether passages say what the kept text of their pages says, so that they may be quoted. Reads each page once: it
// lives no longer than a search, or the check of one document.
#pragma once

#include "core/store/pagerepository.h"

#include <QHash>

namespace core {

class PassageCheck
{
public:
    explicit PassageCheck(Store &store) : m_store(store) {}

    // PageDamaged: the text of one of its pages is not what was kept of it, or there is none.
    enum Finding { Sound, Differs, PageDamaged };
    Finding check(const Passage &passage);
    bool hasSoundPages(DocumentId document); // each text of a page is what was kept of it, where there is a sum
    // Takes out those that must not be quoted, and gives them.
    QList<Passage> withheldFrom(QList<Passage> &passages);

private:
    const std::optional<KeptText> &page(DocumentId document, int number);

    Store &m_store;
    QHash<std::pair<DocumentId, int>, std::optional<KeptText>> m_pages;
};

} // namespace core
