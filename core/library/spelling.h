// Words of a question that were mistyped, told by the words of the library first and by a dictionary then. Safe from
// several threads.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QString>

namespace core {

class Dictionary;

class Spelling
{
public:
    // `IDF`: Library::IDF(). The dictionary may be one that is not there.
    Spelling(Idf idf, const Dictionary &english, const Dictionary &german);

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

    Idf m_idf;
    double m_unseen = 0;
    const Dictionary &m_english;
    const Dictionary &m_german;
};

} // namespace core
