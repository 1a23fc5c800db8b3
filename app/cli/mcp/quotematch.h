// Finds the stretch of a text nearest to a quotation, word by word: local alignment (Smith and Waterman 1981) of words.
// Pure.
#pragma once

#include "core/language/textmatch.h"

#include <QStringList>

namespace app {

struct QuoteMatch
{
    core::Stretch where;   // in the text; empty: none of the words occur
    double similarity = 0; // words in common, in order, as a share of the longer of quotation and stretch
    QStringList missing;   // words of the quotation that are missing there, as the quotation writes them
};

class QuoteWords
{
public:
    explicit QuoteWords(QStringView quotation);

    qsizetype count() const { return m_keys.size(); }
    QuoteMatch nearestIn(QStringView text) const;

private:
    QStringList m_words;
    QStringList m_keys; // in the form used for comparison
};

} // namespace app
