// The stretch of a text that comes nearest to a quotation, word by word: local alignment (Smith and Waterman 1981) of
// words. Pure.
#pragma once

#include "core/language/textmatch.h"

#include <QStringList>

namespace app {

struct QuoteMatch
{
    core::Stretch where;   // of the text; empty: no word stands there
    double similarity = 0; // words in common, in order, as a share of the longer one of quotation and stretch
    QStringList missing;   // words of the quotation that do not stand there, as the quotation writes them
};

class QuoteWords
{
public:
    explicit QuoteWords(QStringView quotation);

    qsizetype count() const { return m_keys.size(); }
    QuoteMatch nearestIn(QStringView text) const;

private:
    QStringList m_words;
    QStringList m_keys; // as they are compared
};

} // namespace app
