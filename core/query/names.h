// Which words of a question a table name has, and what else the name says. Pure.
#pragma once

#include "core/query/asked.h"

#include <QSet>
#include <QString>

namespace core {

struct Cover
{
    WordBits words = 0;   // of the question, in the name
    WordBits aside = 0;   // those that the name has in brackets
    int extra = 0;        // number of content words of the name that are not in the question
    int soft = 0;         // number of those that say little: "total"
    int terms = 0;        // of the name, without function words
    bool isJoined = true; // its words are together in the question
    WordBits all() const { return words | aside; }
    bool isFull() const { return words != 0 && extra == 0 && isJoined; }
};

class NameMatch
{
public:
    explicit NameMatch(const AskedQuestion &asked) : m_asked(asked) {}

    // `free`: terms a name may have in addition without saying more: the kind of its members.
    Cover cover(const QString &name, const QSet<QString> &free = {}) const;
    WordBits wordsOf(const QString &text) const; // all words of the question in a text
    // Operator words that are in the text beside the same content word as in the question: "average age".
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
