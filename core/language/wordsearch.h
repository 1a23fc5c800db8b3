// Searches a page for words as a reader would: case, accents and the style of quotation marks do not matter, and a
// match may cross a line end, with or without a hyphen. One object can search many pages.
#pragma once

#include "core/language/textmatch.h"

#include <QList>
#include <QString>

namespace core {

class WordSearch
{
public:
    explicit WordSearch(const QString &words);

    bool isEmpty() const { return m_words.isEmpty(); } // finds nothing
    // Finds every match, in order and without overlaps. Parts of words match too.
    QList<Stretch> in(QStringView text) const;

private:
    QString m_words;
};

} // namespace core
