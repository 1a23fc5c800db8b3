// Sentences with one error inserted: a number, unit, name, word or negation.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QRandomGenerator>

namespace fit {

class Twins
{
public:
    explicit Twins(quint32 seed) : m_chance(seed) {}

    // Collects names and content words of other texts as replacements.
    void learn(const core::TokenizedText &text);

    enum Wrong { Number, Unit, Name, Denial, Opposite, Word, kinds };

    // Empty if the sentence contains nothing of this kind.
    QString wrong(Wrong kind, const QString &sentence);
    // Shortens a true sentence: the part before or after a comma, or without some words.
    QString shorter(const QString &sentence);
    int below(int bound) { return int(m_chance.bounded(bound)); }

private:
    QString swapped(const QString &sentence, const core::ReadTerm &term, const QString &by) const;

    QRandomGenerator m_chance;
    QStringList m_names;
    QStringList m_words;
};

} // namespace fit
