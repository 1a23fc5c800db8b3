#include "core/store/passagecheck.h"

#include "core/chunking/agreement.h"

#include <algorithm>

namespace core {

const std::optional<KeptText> &PassageCheck::page(DocumentId document, int number)
{
    const auto known = m_pages.constFind({document, number});
    if (known != m_pages.constEnd())
        return *known;
    return *m_pages.insert({document, number}, PageRepository(m_store).text(document, number));
}

PassageCheck::Finding PassageCheck::check(const Passage &passage)
{
    for (const Span &span : passage.spans) { // read all pages first: reading moves the container
        const std::optional<KeptText> &kept = page(passage.document, span.page);
        if (!kept || kept->sum == KeptText::Damaged)
            return PageDamaged;
    }
    const auto pageOf = [&](int number) -> std::optional<PageAsKept> {
        const std::optional<KeptText> &kept = page(passage.document, number);
        return PageAsKept{kept->text, kept->label};
    };
    return agrees(passage, pageOf) ? Sound : Differs;
}

bool PassageCheck::hasSoundPages(DocumentId document)
{
    const Result<QList<Page>> pages = PageRepository(m_store).of(document);
    return pages && std::all_of(pages->begin(), pages->end(), [&](const Page &each) {
               const std::optional<KeptText> &kept = page(document, each.number);
               return !kept || kept->sum != KeptText::Damaged;
           });
}

QList<Passage> PassageCheck::withheldFrom(QList<Passage> &passages)
{
    const auto first = std::stable_partition(passages.begin(), passages.end(),
                                             [this](const Passage &each) { return check(each) == Sound; });
    const QList<Passage> withheld(first, passages.end());
    passages.erase(first, passages.end());
    return withheld;
}

} // namespace core
