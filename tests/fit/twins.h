// Sentences with one thing made wrong: a number, a unit, a name, a word, a "not".
#pragma once

#include "core/language/tokenizedtext.h"

#include <QRandomGenerator>

namespace fit {

class Twins
{
public:
    explicit Twins(quint32 seed) : m_chance(seed) {}

    // Names and telling words of other texts, to swap in.
    void learn(const core::TokenizedText &text);

    enum Wrong { Number, Unit, Name, Denial, Opposite, Word, kinds };

    // Empty where the sentence has nothing of the kind.
    QString wrong(Wrong kind, const QString &sentence);
    // The same said with fewer words: a part before or behind a comma, or some words less.
    QString shorter(const QString &sentence);
    int below(int bound) { return int(m_chance.bounded(bound)); }

private:
    QString swapped(const QString &sentence, const core::ReadTerm &term, const QString &by) const;

    QRandomGenerator m_chance;
    QStringList m_names;
    QStringList m_words;
};

} // namespace fit
