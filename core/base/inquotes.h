// Joins words, each in quotation marks: “a”, “b” and “c”.
#pragma once

#include <QStringList>

namespace core {

// `last` separates the last two words (" and ").
inline QString inQuotes(const QStringList &words, const QString &last = QStringLiteral(", "))
{
    QString shown;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (i > 0)
            shown += i + 1 < words.size() ? QStringLiteral(", ") : last;
        shown += u'\u201c' + words[i] + u'\u201d';
    }
    return shown;
}

} // namespace core
