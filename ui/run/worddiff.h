// The difference between two texts, word by word. Pure.
#pragma once

#include <QList>
#include <QString>

namespace ui {

struct WordChange
{
    enum Kind { Same, Removed, Added };

    Kind kind = Same;
    QString words; // adjacent words of the same kind, joined by spaces
};

// Based on the longest common subsequence of words; very long texts become one removal and one insertion, apart from
// their common beginning and end.
QList<WordChange> diffWords(const QString &before, const QString &after);

} // namespace ui
