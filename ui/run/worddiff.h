// The difference between two texts, word by word. Pure.
#pragma once

#include <QList>
#include <QString>

namespace ui {

struct WordChange
{
    enum Kind { Same, Removed, Added };

    Kind kind = Same;
    QString words; // neighbours of the same kind joined by blanks
};

// Based on the longest common subsequence of words; very long texts are compared as one removal and one insertion,
// except for their common beginning and end.
QList<WordChange> diffWords(const QString &before, const QString &after);

} // namespace ui
