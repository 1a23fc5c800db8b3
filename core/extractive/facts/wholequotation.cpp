#include "core/extractive/facts/wholequotation.h"

#include "core/language/terms.h"
#include "core/language/textmatch.h"

#include <algorithm>

namespace core {
namespace {

constexpr int mostPieces = 3;
constexpr qsizetype fewestWords = 4;

struct Bounds
{
    QList<int> begins;
    QList<int> ends;
};

// A line that continues running text begins in lower case; an item, a row or a heading does not.
bool mayBegin(QStringView rest)
{
    const QStringView line = rest.trimmed();
    const bool lettered = line.size() > 1 && (line[1] == u'.' || line[1] == u')'); // "b. text"
    return !line.isEmpty() && (!line[0].isLower() || lettered);
}

Bounds boundsIn(const QString &text)
{
    Bounds bounds;
    for (const Sentence &sentence : sentences(text)) {
        bounds.begins.append(sentence.from);
        bounds.ends.append(sentence.to);
    }
    const QStringView view(text);
    for (qsizetype from = 0; from < text.size();) {
        qsizetype to = text.indexOf(u'\n', from);
        if (to < 0)
            to = text.size();
        if (mayBegin(view.mid(from, to - from)))
            bounds.begins.append(int(from));
        if (to == text.size() || mayBegin(view.mid(to)))
            bounds.ends.append(int(to));
        from = to + 1;
    }
    std::sort(bounds.ends.begin(), bounds.ends.end());
    return bounds;
}

// The length of the longest piece of a passage with which `words` begins.
qsizetype longestPiece(const QString &words, const Passage &passage)
{
    qsizetype longest = 0;
    const Bounds bounds = boundsIn(passage.text);
    for (const int from : bounds.begins) {
        for (const int to : bounds.ends) {
            if (to <= from)
                continue;
            const QString piece = normalForm(QStringView(passage.text).mid(from, to - from));
            if (!words.startsWith(piece))
                break;
            if (words.size() == piece.size() || words[piece.size()] == u' ')
                longest = std::max(longest, piece.size());
        }
    }
    return longest;
}

bool isOneAfterAnother(const QString &text, const QList<Passage> &passages)
{
    const QString all = normalForm(text);
    QString rest = all;
    for (int pieces = 0; pieces < mostPieces && !rest.isEmpty(); ++pieces) {
        qsizetype longest = 0;
        for (const Passage &passage : passages)
            longest = std::max(longest, longestPiece(rest, passage));
        if (longest == 0 || (longest < all.size() && rest.left(longest).count(u' ') + 1 < fewestWords))
            return false;
        rest = rest.mid(longest).trimmed();
    }
    return !all.isEmpty() && rest.isEmpty();
}

} // namespace

bool isMadeOfQuotations(const QString &text, const QList<Passage> &passages)
{
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    return isOneAfterAnother(text, passages) ||
           (lines.size() > 1 && std::all_of(lines.begin(), lines.end(),
                                            [&](const QString &line) { return isOneAfterAnother(line, passages); }));
}

} // namespace core
