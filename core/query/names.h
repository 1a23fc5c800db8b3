// Which words of a question a name of a table has, and what the name says besides. Pure.
#pragma once

#include "core/query/asked.h"

#include <QSet>
#include <QString>

namespace core {

struct Cover
{
    WordBits words = 0;   // of the question that the name has
    WordBits aside = 0;   // those that it has in brackets
    int extra = 0;        // words of the name that the question has not, and that say something
    int soft = 0;         // those that say little: "total"
    int terms = 0;        // of the name, without small words
    bool isJoined = true; // its words stand together in the question
    WordBits all() const { return words | aside; }
    bool isFull() const { return words != 0 && extra == 0 && isJoined; }
};

class NameMatch
{
public:
    explicit NameMatch(const AskedQuestion &asked) : m_asked(asked) {}

    // `free`: terms that a name may have without saying more by them, what its members are.
    Cover cover(const QString &name, const QSet<QString> &free = {}) const;
    WordBits wordsOf(const QString &text) const; // all that a text has
    // Words of operators that the text has beside the same content word as the question: "average age".
    WordBits operatorsNamedBy(const QString &text) const;

private:
    WordBits neighbours(WordBits first, WordBits second) const;
    WordBits same(const QString &term) const;
    bool areJoined(const QList<WordBits> &parts) const;

    const AskedQuestion &m_asked;
    mutable QHash<QString, WordBits> m_known; // by term
};

QSet<QString> termsOf(const QString &text);

} // namespace core
