#include "core/library/quotations.h"

#include "core/language/terms.h"
#include "core/language/textmatch.h"
#include "core/session/computation.h"

#include <QHash>

#include <algorithm>

namespace core {
namespace {

bool isIn(const QString &text, const QString &words)
{
    return folded(text).contains(folded(words)) || !standingIn(text, words).isEmpty();
}

// Keyed by citation number.
QHash<int, Operand> cellsOf(const Turn &turn)
{
    QHash<int, Operand> cells;
    int first = 1;
    for (const Computed &computed : computationsOf(turn)) {
        const QList<int> numbers = cellNumbers(computed.operands, first);
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            cells.insert(numbers[i], computed.operands[i]);
            first = std::max(first, numbers[i] + 1);
        }
    }
    return cells;
}

bool goesOverPages(const Citation &citation)
{
    return std::any_of(citation.places.cbegin(), citation.places.cend(),
                       [&](const PlaceOnPage &place) { return place.page != citation.page; });
}

// Checks the text of the passage and of the page; if the passage is damaged, of the page alone, which suffices only for
// words that do not cross pages.
bool isMissing(const Citation &citation, const Library &library)
{
    const Result<Passage> passage = library.passage(citation.passage);
    if (!passage && (passage.error().code != Error::Storage || goesOverPages(citation)))
        return false;
    const QString cited = passage && passage->document == citation.document ? passage->text : QString();
    const Result<Page> page = library.page(citation.document, citation.page);
    const QString around = page ? page->text : QString();
    const QList<Sentence> all = sentences(citation.quote);
    return std::any_of(all.cbegin(), all.cend(), [&](const Sentence &each) {
        const QString sentence = citation.quote.mid(each.from, each.to - each.from);
        return !isIn(cited, sentence) && !isIn(around, sentence);
    });
}

bool isOtherCell(const Operand &cell, const Citation &citation, const Library &library)
{
    if (!library.passage(citation.passage))
        return false;
    const Result<Page> page = library.page(cell.document, cell.page);
    return page && !readsAsBefore(cell, page->text);
}

} // namespace

const Citation *misquoted(const Turn &turn, const Library &library, const std::stop_token &stop)
{
    const QHash<int, Operand> cells = cellsOf(turn);
    for (const Citation &citation : turn.citations) {
        if (stop.stop_requested())
            return nullptr;
        if (citation.document <= 0)
            continue; // a web page
        const Result<Document> document = library.document(citation.document);
        if (!document || document->hash != turn.evidence.value(citation.document))
            continue;
        const auto cell = cells.constFind(citation.number);
        if (cell == cells.cend() ? isMissing(citation, library) : isOtherCell(*cell, citation, library))
            return &citation;
    }
    return nullptr;
}

bool readsAsBefore(const Operand &operand, const QString &page)
{
    if (page.mid(operand.from, operand.length) == operand.text)
        return true;
    const QString label = normalForm(operand.label);
    const QStringList lines = page.split(u'\n');
    return std::any_of(lines.cbegin(), lines.cend(), [&](const QString &line) {
        return line.simplified().split(u' ').contains(operand.text) && normalForm(line).contains(label);
    });
}

} // namespace core
