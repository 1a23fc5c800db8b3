// Finds the words of a question that a name in a table contains, and the other words in the name. Pure.
#pragma once

#include "core/query/asked.h"

#include <QSet>
#include <QString>

namespace core {

struct Cover
{
    WordBits words = 0;   // words of the question that the name contains
    WordBits aside = 0;   // words of the question that are in the name's brackets
    int extra = 0;        // number of content words of the name that are not in the question
    int soft = 0;         // number of these extra words that add little: "total"
    int terms = 0;        // number of the name's terms, without function words
    bool isJoined = true; // its words are adjacent in the question
    WordBits all() const { return words | aside; }
    bool isFull() const { return words != 0 && extra == 0 && isJoined; }
};

class NameMatch
{
public:
    explicit NameMatch(const AskedQuestion &asked) : m_asked(asked) {}

    // `free`: terms that do not count as extra, such as the dimension of the table's members.
    Cover cover(const QString &name, const QSet<QString> &free = {}) const;
    WordBits wordsOf(const QString &text) const; // all words of the question that the text contains
    // Content words of the question that are adjacent in it and in the text, except for small words: "engineering
    // college".
    WordBits phrasesOf(const QString &text) const;
    // Operator words that are next to the same content word in the text as in the question: "average age".
    WordBits operatorsNamedBy(const QString &text) const;

private:
    WordBits neighbours(WordBits first, WordBits second) const;
    WordBits same(const QString &term) const;
    bool areJoined(const QList<WordBits> &parts) const;

    const AskedQuestion &m_asked;
    mutable QHash<QString, WordBits> m_known; // keyed by term
};

// Treats operator phrases of the question as ordinary words if they are in one of these names from a table. "Total" and
// "how many" stay operators.
AskedQuestion withNames(const AskedQuestion &asked, const QStringList &names);

QSet<QString> termsOf(const QString &text);

} // namespace core
