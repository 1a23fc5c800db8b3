// Told by the form of lines: bullets, and above them a colon, a sentence that points ahead, or a heading.
#include "core/extractive/passages/listintro.h"

#include "core/extractive/claims/opening.h"
#include "core/extractive/passages/quotable.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestHeading = 80; // characters

bool isItem(const TokenizedText &text, int sentence)
{
    return beginsWithBullet(text.sentence(sentence));
}

// "The following services are covered."
bool pointsAhead(const TokenizedText &text, int sentence)
{
    static const QSet<QString> &words = lexicon().terms("list-announcing");
    const auto first = text.terms.begin() + text.firstTerms.value(sentence);
    const auto last = text.terms.begin() + text.firstTerms.value(sentence + 1, int(text.terms.size()));
    return std::any_of(first, last, [&](const ReadTerm &term) { return words.contains(term.text); });
}

// What ends with a number is the foot of a page more often.
bool isHeading(QStringView line)
{
    return line.size() <= longestHeading && !line.contains(u'\n') && line[0].isUpper() &&
           line[line.size() - 1].isLetter() &&
           std::any_of(line.begin(), line.end(), [](QChar c) { return c.isLower(); });
}

} // namespace

SentenceRange leadInOf(const TokenizedText &text, int item)
{
    if (!isItem(text, item))
        return {};
    int before = item - 1;
    while (before >= 0 && isItem(text, before))
        --before;
    if (before < 0 || isRow(text, before))
        return {};
    const QStringView line = text.sentence(before);
    const bool introduces = line.endsWith(u':') || (line.endsWith(u'.') && pointsAhead(text, before));
    if (!introduces && !isHeading(line))
        return {};
    const bool refers = introduces && openingOf(line) == Opening::Refers && before > 0 && !isItem(text, before - 1);
    return {refers ? before - 1 : before, before + 1};
}

} // namespace core
