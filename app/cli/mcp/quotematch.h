// Finds the part of a text that is most similar to a quotation, word by word, by local alignment (Smith and Waterman
// 1981). Pure.
#pragma once

#include "core/language/textmatch.h"

#include <QStringList>

namespace app {

struct QuoteMatch
{
    core::Stretch where;   // where the match is in the text; empty: none of the words occur
    double similarity = 0; // words in common, in order, as a share of the longer of the two texts
    QStringList missing;   // words of the quotation that the match lacks, as written in the quotation
};

class QuoteWords
{
public:
    explicit QuoteWords(QStringView quotation);

    qsizetype count() const { return m_keys.size(); }
    QuoteMatch nearestIn(QStringView text) const;

private:
    QStringList m_words;
    QStringList m_keys; // the quotation's words, in the form used for comparison
};

} // namespace app
