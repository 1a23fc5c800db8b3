// Words looked for on a page as a reader looks for them: neither capitals nor accents nor the kind of a quotation mark
// matter, and they may go over the end of a line, with a hyphen or without. Pure; the same search serves many pages.
#pragma once

#include "core/language/textmatch.h"

#include <QList>
#include <QString>

namespace core {

class WordSearch
{
public:
    explicit WordSearch(const QString &words);

    bool isEmpty() const { return m_words.isEmpty(); } // it finds nothing
    // Every place where they stand, in order, none over another; parts of words count too.
    QList<Stretch> in(QStringView text) const;

private:
    QString m_words;
};

} // namespace core
