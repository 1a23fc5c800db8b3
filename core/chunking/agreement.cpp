#include "core/chunking/agreement.h"

#include <algorithm>

namespace core {
namespace {

bool isBlank(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

// Within a span, only the kind of white space may differ, character by character.
bool readsAs(QStringView page, QStringView text)
{
    return page == text || std::equal(page.begin(), page.end(), text.begin(), text.end(),
                                      [](QChar a, QChar b) { return a == b || (a.isSpace() && b.isSpace()); });
}

} // namespace

bool agrees(const Passage &passage, const std::function<std::optional<PageAsKept>(int page)> &pageOf)
{
    const QStringView text(passage.text);
    qsizetype behind = 0; // end of the spans so far
    bool namesPage = false;
    for (const Span &span : passage.spans) {
        const std::optional<PageAsKept> page = pageOf(span.page);
        if (!page || span.from < behind || span.length <= 0 || span.length > text.size() - span.from ||
            span.pageFrom < 0 || span.length > page->text.size() - span.pageFrom)
            return false;
        if (!isBlank(text.sliced(behind, span.from - behind)) ||
            !readsAs(page->text.sliced(span.pageFrom, span.length), text.sliced(span.from, span.length)))
            return false;
        behind = span.from + span.length;
        namesPage = namesPage || (span.page == passage.page && page->label == passage.pageLabel);
    }
    return namesPage && passage.spans.last().page == passage.lastPage && isBlank(text.sliced(behind));
}

} // namespace core
