// Denials, words that point somewhere, and what is only asked.
#include "core/extractive/claims/undecided.h"

#include "core/extractive/claims/comparison.h"
#include "core/language/lexicon.h"
#include "core/language/opposites.h"

#include <algorithm>

namespace core {
namespace {

// Of claims that nothing else speaks against, nearly four of five are supported from here on, and two of three below
// (tests/bench/assistants).
constexpr double sure = 0.7;

bool denies(const TokenizedText &text)
{
    return std::any_of(text.terms.begin(), text.terms.end(), [](const ReadTerm &term) { return term.denies; });
}

QString shown(const TokenizedText &text, const ReadTerm &term)
{
    return QStringLiteral("“%1”").arg(text.text.mid(term.from, term.to - term.from));
}

// "decreases", where nothing there goes down: what goes up may stand there, or neither.
QString directionMissing(const TokenizedText &claim, const TokenizedText &there)
{
    const auto isOn = [&](int side) {
        return std::any_of(there.terms.begin(), there.terms.end(),
                           [side](const ReadTerm &term) { return antonymSide(term.text) == side; });
    };
    for (const ReadTerm &term : claim.terms) {
        const int side = antonymSide(term.text);
        if (side != 0 && !isOn(side))
            return isOn(-side) ? QStringLiteral("the opposite of %1 is said there").arg(shown(claim, term))
                               : QStringLiteral("%1 isn't said there").arg(shown(claim, term));
    }
    return {};
}

// "To determine whether", "the aim of this study": what was looked for is not what was found.
bool onlyAsks(const TokenizedText &there)
{
    static const QSet<QString> &asking = lexicon().terms("claims-only-asked");
    return there.text.contains(u'?') || std::any_of(there.terms.begin(), there.terms.end(),
                                                    [&](const ReadTerm &term) { return asking.contains(term.text); });
}

} // namespace

QString undecidedBecause(const QString &claim, const QString &deciding, double probability, const Idf &idf)
{
    const TokenizedText there = readText(deciding);
    const Claim said = claimOf(claim, idf);
    const Comparison comparison = compare(said, there);
    if (comparison.verbatim)
        return {};
    if (said.denies != denies(there))
        return QStringLiteral("one of the two says “not”");
    if (QString direction = directionMissing(said.reading, there); !direction.isEmpty())
        return direction;
    if (comparison.alignment.exchanged)
        return QStringLiteral("two names are swapped");
    for (const Replaced &other : comparison.alignment.replaced) { // another word is a paraphrase as often
        if (other.kind != Replaced::Word)
            return QStringLiteral("“%1” replaces “%2”").arg(other.stands, other.said);
    }
    if (onlyAsks(there))
        return QStringLiteral("it may only be asked there");
    return probability < sure ? QStringLiteral("too few of its words stand together") : QString();
}

} // namespace core
