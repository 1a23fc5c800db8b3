// A normal form that records the origin of each of its characters.
#include "core/language/textmatch.h"

#include "core/language/terms.h"

#include <QSet>

namespace core {
namespace {

struct NormalText
{
    QString text;
    QList<int> origin; // offset of each character, and of the end
};

// A character is normalised together with the combining marks that follow it.
qsizetype endOfCluster(QStringView text, qsizetype from)
{
    qsizetype to = from + 1;
    while (to < text.size() && (text[to].isLowSurrogate() || text[to].isMark()))
        ++to;
    return to;
}

bool isPlain(QChar c)
{
    return c.unicode() < 0x80;
}

NormalText normalised(QStringView text)
{
    NormalText normal;
    normal.text.reserve(text.size());
    normal.origin.reserve(text.size() + 1);
    bool blank = true; // leading white space is dropped
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfCluster(text, at);
        if (text[at].isSpace()) {
            if (!blank) {
                normal.text.append(u' ');
                normal.origin.append(int(at));
            }
            blank = true;
        } else {
            const QString form =
                end - at == 1 && isPlain(text[at]) ? QString(text[at].toLower()) : normalForm(text.mid(at, end - at));
            for (const QChar c : form) {
                normal.text.append(c);
                normal.origin.append(int(at));
            }
            blank = blank && form.isEmpty();
        }
        at = end;
    }
    while (normal.text.endsWith(u' ')) {
        normal.text.chop(1);
        normal.origin.removeLast();
    }
    normal.origin.append(int(text.size()));
    return normal;
}

bool isWithinWord(QStringView text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at - 1].isLetterOrNumber() && text[at].isLetterOrNumber();
}

QSet<QString> wordsOf(QStringView text)
{
    QSet<QString> words;
    for (const Term &term : terms(text)) {
        if (!isStopTerm(term.text))
            words.insert(term.text);
    }
    return words;
}

} // namespace

QString folded(QStringView text)
{
    QString shown = text.toString();
    shown.remove(QChar(QChar::SoftHyphen));
    return shown.simplified();
}

Stretch standingIn(QStringView text, QStringView quotation)
{
    const QString wanted = normalForm(quotation);
    if (wanted.isEmpty())
        return {};
    const NormalText normal = normalised(text);
    for (qsizetype at = normal.text.indexOf(wanted); at >= 0; at = normal.text.indexOf(wanted, at + 1)) {
        const qsizetype end = at + wanted.size();
        if (isWithinWord(normal.text, at) || isWithinWord(normal.text, end))
            continue;
        // The last character may have become several ("ﬁ"), and combining marks or soft hyphens may follow.
        const qsizetype last = normal.origin[end - 1];
        return {normal.origin[at], int(endOfCluster(text, last))};
    }
    return {};
}

double likeness(QStringView a, QStringView b)
{
    const QSet<QString> wordsOfA = wordsOf(a);
    const QSet<QString> wordsOfB = wordsOf(b);
    const qsizetype fewer = std::min(wordsOfA.size(), wordsOfB.size());
    if (fewer == 0)
        return normalForm(a) == normalForm(b) ? 1 : 0;
    return double((wordsOfA & wordsOfB).size()) / double(fewer);
}

} // namespace core
