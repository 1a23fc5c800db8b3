// Finds the part of a text most similar to a quotation, word by word: local alignment of words (Smith and Waterman
// 1981). Pure.
#pragma once

#include "core/language/textmatch.h"

#include <QStringList>

namespace app {

struct QuoteMatch
{
    core::Stretch where;   // place in the text; empty: none of the words occur
    double similarity = 0; // words in common and in order, as a share of the longer of the two
    QStringList missing;   // words of the quotation that are missing there, as written in the quotation
};

class QuoteWords
{
public:
    explicit QuoteWords(QStringView quotation);

    qsizetype count() const { return m_keys.size(); }
    QuoteMatch nearestIn(QStringView text) const;

private:
    QStringList m_words;
    QStringList m_keys; // the quotation's words in the form used for comparison
};

} // namespace app
