#include "core/library/quotations.h"

#include "core/language/terms.h"
#include "core/language/textmatch.h"

#include <algorithm>

namespace core {
namespace {

constexpr int lookedAt = 2; // passages, where a sentence is not on its page as one

bool isIn(const QString &text, const QString &words)
{
    return folded(text).contains(folded(words)) || !standingIn(text, words).isEmpty();
}

bool isThere(const QString &sentence, const Citation &citation, const Library &library, const std::stop_token &stop)
{
    const Result<Passage> passage = library.passage(citation.passage);
    if (passage && passage->document == citation.document && isIn(passage->text, sentence))
        return true;
    const Result<Page> page = library.page(citation.document, citation.page);
    if (page && isIn(page->text, sentence))
        return true;
    const Result<QList<Passage>> nearest =
        library.search({sentence, lookedAt, {citation.document}, true}, stop); // it goes on over the page
    return nearest && std::any_of(nearest->cbegin(), nearest->cend(),
                                  [&](const Passage &each) { return isIn(each.text, sentence); });
}

} // namespace

const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop)
{
    for (const Citation &citation : turn.citations) {
        if (citation.document <= 0)
            continue; // of the web
        const Result<Document> document = library.document(citation.document);
        if (!document || document->hash != turn.evidence.value(citation.document))
            continue;
        for (const Sentence &each : sentences(citation.quote)) {
            const QString sentence = citation.quote.mid(each.from, each.to - each.from);
            if (!isThere(sentence, citation, library, stop) && !stop.stop_requested())
                return &citation;
        }
    }
    return nullptr;
}

} // namespace core
