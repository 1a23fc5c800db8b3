// A question's words as written, and the role of each: comparing one question with another needs the words themselves
// and their order, not search terms. English, and German function words.
#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace core {

using WordSet = QSet<QString>; // case folded

const WordSet &interrogatives(); // "what", "how"
const WordSet &auxiliaries();    // "does", "is"
const WordSet &articles();       // and their substitutes: "the", "our", "any"
const WordSet &prepositions();   // "for"
const WordSet &conjunctions();   // "and", and other words a question may begin with: "so", "ok"

struct QuestionWord
{
    QString text;  // as written, without "'s"
    QString plain; // case folded
    int from = 0;  // characters [from, to) of the question
    int to = 0;
    bool isOwner = false; // followed by "'s"

    bool isOf(const WordSet &words) const { return words.contains(plain); }
    bool isSmall() const; // a function word
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
    QString with(WordSpan span, const QString &other) const; // the question with these words replaced
    bool goesOn(int i) const;                                // only a blank precedes the word
    // Runs of capitalised words, with "of" between them; not "Describe" at the beginning.
    QList<WordSpan> names() const;

    QString text; // without superfluous blanks
    QList<QuestionWord> words;
};

} // namespace core
