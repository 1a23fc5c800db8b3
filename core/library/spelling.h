// Finds words of a question that look mistyped, and suggests the words probably meant, using a dictionary of the
// question's language and the library's vocabulary. The question itself is not changed. Thread-safe.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QString>

namespace core {

class Dictionaries;

class Spelling
{
public:
    Spelling(Idf idf, const Dictionaries &dictionaries); // `idf`: Library::idf()

    // The question as probably meant; empty if no word looks mistyped, or there is no dictionary for its language.
    // Considers only lower-case words that neither the library nor any dictionary has.
    QString suggestion(const QString &question) const;

private:
    struct Word
    {
        qsizetype from = 0;
        QString text;
    };
    struct Candidate
    {
        QString word;
        double cost = 0; // cost of the typing error; a wrong letter costs more than two swapped ones
    };

    static QList<Word> plainWords(const QString &question);
    bool isInLibrary(const QString &word) const;
    double rarityOf(const QString &word) const;
    bool isKnown(const QString &word) const; // to the library, ignoring dictionaries
    bool isForeign(const QList<Word> &words, const QString &language) const;
    QString languageOf(const QString &question, const QList<Word> &words) const;
    QString meant(const QString &word, const QString &language) const;
    QList<Candidate> slips(const QString &word) const;
    QList<Candidate> suggested(const QString &word, const QString &language) const;

    Idf m_idf;
    double m_unseen = 0;
    const Dictionaries &m_dictionaries;
};

} // namespace core
