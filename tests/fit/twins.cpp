// Replacements come from other texts of the same sets, so that a twin differs in exactly one word.
#include "tests/fit/twins.h"

#include <span>

namespace fit {

using namespace core;

namespace {

struct Pair
{
    QStringView one;
    QStringView other;
};

constexpr Pair units[] = {
    {u"million", u"billion"},    {u"percent", u"points"},   {u"%", u" million"},     {u"years", u"months"},
    {u"year", u"month"},         {u"days", u"weeks"},       {u"hours", u"minutes"},  {u"meters", u"feet"},
    {u"centimeters", u"inches"}, {u"kilometers", u"miles"}, {u"kg", u"pounds"},      {u"mg", u"g"},
    {u"dollars", u"euros"},      {u"January", u"August"},   {u"March", u"November"}, {u"June", u"December"},
    {u"April", u"October"},      {u"July", u"February"},    {u"September", u"May"}};

constexpr Pair opposites[] = {
    {u"increase", u"decrease"}, {u"increased", u"decreased"}, {u"increases", u"decreases"}, {u"higher", u"lower"},
    {u"high", u"low"},          {u"more", u"less"},           {u"before", u"after"},        {u"first", u"last"},
    {u"reduced", u"raised"},    {u"reduces", u"raises"},      {u"positive", u"negative"},   {u"always", u"never"},
    {u"largest", u"smallest"},  {u"most", u"least"},          {u"maximum", u"minimum"},     {u"includes", u"excludes"},
    {u"began", u"ended"},       {u"required", u"optional"},   {u"inhibits", u"promotes"},   {u"won", u"lost"},
    {u"born", u"died"},         {u"above", u"below"},         {u"public", u"private"},      {u"up", u"down"}};

QString exchange(const QString &sentence, std::span<const Pair> pairs)
{
    for (const Pair &pair : pairs) {
        for (const auto &[from, to] : {std::pair(pair.one, pair.other), std::pair(pair.other, pair.one)}) {
            for (qsizetype at = sentence.indexOf(from); at >= 0; at = sentence.indexOf(from, at + 1)) {
                const qsizetype end = at + from.size();
                const bool apart = (at == 0 || !sentence[at - 1].isLetter() || from == u"%") &&
                                   (end == sentence.size() || !sentence[end].isLetter());
                if (apart)
                    return sentence.left(at) + to.toString() + sentence.mid(end);
            }
        }
    }
    return {};
}

} // namespace

void Twins::learn(const TokenizedText &text)
{
    for (const ReadTerm &term : text.terms) {
        const QString word = text.text.mid(term.from, term.to - term.from);
        if (term.name && word.size() > 2)
            m_names.append(word);
        else if (!term.stop && !term.number && word.size() > 4)
            m_words.append(word);
    }
}

QString Twins::swapped(const QString &sentence, const ReadTerm &term, const QString &by) const
{
    return sentence.left(term.from) + by + sentence.mid(term.to);
}

QString Twins::wrong(Wrong kind, const QString &sentence)
{
    const TokenizedText reading = readText(sentence);
    const auto any = [&](auto wanted) -> const ReadTerm * {
        QList<const ReadTerm *> all;
        for (const ReadTerm &term : reading.terms) {
            if (wanted(term))
                all.append(&term);
        }
        return all.isEmpty() ? nullptr : all[below(int(all.size()))];
    };
    switch (kind) {
    case Number: {
        const ReadTerm *term = any([](const ReadTerm &t) { return t.number; });
        if (!term)
            return {};
        bool whole = false;
        const int value = term->key.toInt(&whole);
        return swapped(sentence, *term,
                       whole ? QString::number(isYear(term->key) ? value + 1 + below(9) : value * 2 + 1 + below(5))
                             : QString::number(term->key.toDouble() + 1.5 + below(7)));
    }
    case Unit:
        return exchange(sentence, units);
    case Opposite:
        return exchange(sentence, opposites);
    case Name: {
        const ReadTerm *term = any([](const ReadTerm &t) { return t.name; });
        return term && !m_names.isEmpty() ? swapped(sentence, *term, m_names[below(int(m_names.size()))]) : QString();
    }
    case Word: {
        const ReadTerm *term =
            any([](const ReadTerm &t) { return !t.name && !t.stop && !t.number && t.to - t.from > 4; });
        return term && !m_words.isEmpty() ? swapped(sentence, *term, m_words[below(int(m_words.size()))]) : QString();
    }
    case Denial: {
        if (const ReadTerm *term = any([](const ReadTerm &t) { return t.text == u"not"; }))
            return sentence.left(term->from) + sentence.mid(std::min<qsizetype>(term->to + 1, sentence.size()));
        for (const QStringView verb : {u" is ", u" are ", u" was ", u" were ", u" can ", u" will ", u" has been ",
                                       u" should ", u" may ", u" must ", u" does ", u" do ", u" did "}) {
            if (const qsizetype at = sentence.indexOf(verb); at > 0)
                return sentence.left(at + verb.size()) + QLatin1String("not ") + sentence.mid(at + verb.size());
        }
        return {};
    }
    case kinds:
        break;
    }
    return {};
}

QString Twins::shorter(const QString &sentence)
{
    const QStringList parts = sentence.split(QStringLiteral(", "));
    if (parts.size() > 1 && below(2) == 0) {
        const QString part = parts[below(int(parts.size()))];
        if (part.count(u' ') >= 4)
            return part;
    }
    const QStringList words = sentence.split(u' ', Qt::SkipEmptyParts);
    QStringList kept;
    for (const QString &word : words) {
        const bool may = !isStopTerm(word.toLower()) && word[0].isLower();
        if (!may || below(5) > 0)
            kept.append(word);
    }
    return kept.join(u' ');
}

} // namespace fit
