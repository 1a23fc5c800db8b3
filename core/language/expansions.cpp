#include "core/language/expansions.h"

#include "core/language/lexicon.h"

#include <QMultiHash>

#include <algorithm>

namespace core {
namespace {

QStringList termsOf(const QString &text)
{
    QStringList all;
    for (const Term &term : terms(text))
        all.append(term.text);
    return all;
}

struct Named
{
    QStringList name;
    QStringList others;
};

// Keyed by the first term of the name.
const QMultiHash<QString, Named> &known()
{
    static const QMultiHash<QString, Named> all = [] {
        QMultiHash<QString, Named> read;
        for (const Lexicon::Line &line : lexicon().lines("expansions")) {
            for (const QString &name : line.words) {
                const QStringList named = termsOf(name);
                read.insert(named.first(), {named, line.others});
            }
        }
        return read;
    }();
    return all;
}

} // namespace

QList<Expansion> expansionsIn(const QStringList &asked)
{
    QList<Expansion> found;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const auto [from, to] = known().equal_range(asked[i]);
        for (auto named = from; named != to; ++named) {
            const qsizetype length = named->name.size();
            if (length <= asked.size() - i && std::equal(named->name.begin(), named->name.end(), asked.begin() + i))
                found.append({int(i), int(i + length), named->others});
        }
    }
    return found;
}

QStringList expansionTerms(const QStringList &asked)
{
    QStringList others;
    for (const Expansion &wording : expansionsIn(asked)) {
        for (const QString &other : wording.others)
            others += termsOf(other);
    }
    others.removeDuplicates();
    others.removeIf([&](const QString &term) { return isStopTerm(term) || asked.contains(term); });
    return others;
}

} // namespace core
