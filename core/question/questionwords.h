// A question's words as written, and the role of each. Comparing one question with another requires the words
// themselves and their order, not search terms. Covers English, and German function words.
#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace core {

using WordSet = QSet<QString>; // case folded

const WordSet &interrogatives(); // "what", "how"
const WordSet &auxiliaries();    // "does", "is"
const WordSet &articles();       // "the", "our", "any": articles and other determiners
const WordSet &prepositions();   // "for"
const WordSet &conjunctions();   // "and", and other words that can begin a question: "so", "ok"

struct QuestionWord
{
    QString text;  // as written, but without "'s"
    QString plain; // case folded
    int from = 0;  // characters [from, to) of the question
    int to = 0;
    bool isOwner = false; // followed by "'s"

    bool isOf(const WordSet &words) const { return words.contains(plain); }
    bool isSmall() const; // whether it is a function word
    bool isYear() const;
    bool isCapital() const;
    QString stem() const;
};

struct WordSpan // words [first, last)
{
    int first = 0;
    int last = 0;

    int size() const { return last - first; }
};

struct WordedQuestion
{
    explicit WordedQuestion(const QString &question);

    int count() const { return int(words.size()); }
    QString textOf(WordSpan span) const;
    QString with(WordSpan span, const QString &other) const; // the question with these words replaced by `other`
    bool goesOn(int i) const;                                // only a space separates word i from the previous one
    // Runs of capitalised words, joined by "of"; excludes an initial "Describe".
    QList<WordSpan> names() const;

    QString text; // without superfluous white space
    QList<QuestionWord> words;
};

} // namespace core
