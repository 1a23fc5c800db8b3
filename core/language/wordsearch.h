// Searches a page for words as a reader would: case, accents and the style of quotation marks do not matter, and a
// match may cross a line end, with a hyphen or without. Pure; one search can be used for many pages.
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
    // Finds every match, in order and without overlaps; parts of words count too.
    QList<Stretch> in(QStringView text) const;

private:
    QString m_words;
};

} // namespace core
