#include "core/values/citing.h"

namespace core {

Citation citationOf(const Passage &passage, int from, int to, int number)
{
    Citation citation;
    citation.number = number;
    citation.passage = passage.id;
    citation.document = passage.document;
    citation.title = passage.title;
    citation.year = passage.year;
    citation.page = passage.page;
    for (const Span &span : passage.spans) { // the page where the words begin, not the passage
        if (span.from <= from && span.page > 0)
            citation.page = span.page;
    }
    if (citation.page == passage.page)
        citation.pageLabel = passage.pageLabel;
    citation.quote = passage.text.mid(from, to - from);
    citation.from = from;
    citation.to = to;
    return citation;
}

std::optional<int> offsetIn(const Passage &passage, int page, int from, int length)
{
    for (const Span &span : passage.spans) {
        if (span.page == page && span.pageFrom <= from && from + length <= span.pageFrom + span.length)
            return span.from + from - span.pageFrom;
    }
    return {};
}

} // namespace core
