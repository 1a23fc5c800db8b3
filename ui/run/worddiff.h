// The difference between two texts, word by word. Pure.
#pragma once

#include <QList>
#include <QString>

namespace ui {

struct WordChange
{
    enum Kind { Same, Removed, Added };

    Kind kind = Same;
    QString words; // adjacent words with the same kind of change, joined by spaces
};

// Based on the longest common subsequence of words. Very long texts become one removal and one insertion, apart from
// the beginning and end they have in common.
QList<WordChange> diffWords(const QString &before, const QString &after);

} // namespace ui
