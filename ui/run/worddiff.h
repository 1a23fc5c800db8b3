// What became of one text in another, word by word. Pure.
#pragma once

#include <QList>
#include <QString>

namespace ui {

struct WordChange
{
    enum Kind { Same, Removed, Added };

    Kind kind = Same;
    QString words; // neighbours of a kind as one, parted by blanks
};

// The longest common row of words; texts of very many words are compared as one that goes and one that comes, but for
// what they begin and end with.
QList<WordChange> diffWords(const QString &before, const QString &after);

} // namespace ui
