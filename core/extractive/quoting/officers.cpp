#include "core/extractive/quoting/officers.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/language/textmatch.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype fewest = 3;          // of a list
constexpr qsizetype most = 40;           // of a list
constexpr qsizetype farthestOffice = 90; // characters from the name to the office
constexpr qsizetype longest = 260;       // characters of a person

bool isOfOfficers(const Passage &passage)
{
    const QSet<QString> &words = lexicon().terms("officer-headings");
    bool is = false;
    forEachTerm(passage.heading, [&](QStringView term, int, int) { is = is || words.contains(term.toString()); });
    return is;
}

// "Jane M. Doe", at the beginning of a paragraph, or of a line where an age stands behind it; with it the first words
// of an office where no sign parts them.
const QRegularExpression &names()
{
    static const QRegularExpression pattern(
        uR"((?:^|\n\s*\n|\n(?=[^\n]{5,45} \d\d \p{Lu}))(?=(\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\. ?){0,3}(?:[\p{L}’'-]+ ){0,2}?\p{Lu}[\p{L}’'-]+)(?:[, ]|$)))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

// "Chief Executive Officer from 2006 on", "He was appointed Vice President": no name begins with a word of an office,
// and nothing is told of a person before the office.
bool isName(const QString &text, qsizetype from, qsizetype office)
{
    const QSet<QString> &offices = lexicon().terms("office-words");
    const QSet<QString> &taking = lexicon().words("taking-office");
    const QSet<QString> &service = lexicon().words("past-service");
    const QStringList words = text.mid(from, office - from).simplified().split(u' ');
    const QList<Term> first = terms(words.first());
    return (first.isEmpty() || !offices.contains(first.first().text)) &&
           std::none_of(words.begin(), words.end(), [&](const QString &word) {
               return taking.contains(word.toLower()) || service.contains(word.toLower());
           });
}

const QRegularExpression &offices()
{
    static const QRegularExpression pattern(u"\\b(?:%1)\\b"_s.arg(lexicon().alternatives("officer-titles")),
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

// Of a person that begins at `from`; `from` where it is none.
qsizetype endOf(const QString &text, qsizetype from)
{
    // What stands between a name and an office: an age, signs, and small words.
    static const QRegularExpression between(
        uR"(^\p{Lu}[\p{L}’'.-]*(?:,? [\p{L}’'.-]+){1,4}(?:,? (?:Jr\.|Sr\.|II|III|IV))?(?:,? (?:age )?\d\d)?(?:,? is(?: our| the)?)?[,\s]*\n?(?:[\p{L},&’'-]+ ){0,6}$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression end(
        uR"( — | – | -- |\.(?=\s+\p{Lu}|\s*$)|\n\s*\n|\n(?=(?:Mr|Ms|Mrs|Dr)\.)|\n(?=[^\n]{5,45} \d\d \p{Lu}))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch office = offices().match(text, from);
    if (!office.hasMatch() || office.capturedStart() - from > farthestOffice ||
        !between.match(text.mid(from, office.capturedStart() - from)).hasMatch() ||
        !isName(text, from, office.capturedStart()))
        return from;
    const QRegularExpressionMatch ended = end.match(text, office.capturedEnd());
    const qsizetype to = ended.hasMatch() ? ended.capturedStart() : text.size();
    return to - from > longest ? from : to; // without a point: it is an item of a list
}

// Where the name ends: a person stands in passages that overlap, and at times with another office below.
QString nameAt(const QString &text, qsizetype from)
{
    static const QRegularExpression two(u"^\\S+ (?:\\p{Lu}\\. ?)*\\S+"_s);
    return normalForm(two.match(text.mid(from, longest)).captured());
}

} // namespace

QList<Quotation> officersIn(const QList<Passage> &passages)
{
    QList<Quotation> found;
    QSet<QString> known;
    if (!std::all_of(passages.begin(), passages.end(), isOfOfficers))
        return {};
    for (int i = 0; i < int(passages.size()); ++i) {
        const QString &text = passages[i].text;
        for (auto each = names().globalMatch(text); each.hasNext() && found.size() < most;) {
            const qsizetype from = each.next().capturedStart(1);
            const qsizetype to = endOf(text, from);
            const QString name = nameAt(text, from);
            if (to == from || known.contains(name))
                continue;
            known.insert(name);
            found.append({i, int(from), int(to), 0.5});
        }
    }
    return found.size() < fewest ? QList<Quotation>() : found;
}

} // namespace core
