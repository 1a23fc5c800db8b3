// Words of a question that were mistyped, told by the words of the library first and by a dictionary then. Safe from
// several threads.
#pragma once

#include "core/language/reading.h"

#include <QString>

namespace core {

class Dictionary;

class Spelling
{
public:
    // `rarity`: Library::rarity(). The dictionary may be one that is not there.
    Spelling(Rarity rarity, const Dictionary &english, const Dictionary &german);

    // The question as it was meant; unchanged where nothing is surely mistyped, and in languages it does not know.
    QString corrected(const QString &question) const;

private:
    struct Candidate
    {
        QString word;
        double cost = 0; // of the slip; a letter exchanged costs more than two in the wrong order
        double rare = 0;
    };

    bool isInLibrary(const QString &word) const;
    double rarityOf(const QString &word) const;
    QString correctedWord(const QString &word, const Dictionary &dictionary) const;
    QList<Candidate> slips(const QString &word) const;

    Rarity m_rarity;
    double m_unseen = 0;
    const Dictionary &m_english;
    const Dictionary &m_german;
};

} // namespace core
