// A question as its words are written, and what each of them is: what sees one question beside another needs the words
// themselves and their order, not the terms that are searched for. English, and the small words of German.
#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace core {

using WordSet = QSet<QString>; // case folded

const WordSet &interrogatives(); // "what", "how"
const WordSet &auxiliaries();    // "does", "is"
const WordSet &articles();       // and what stands in their place: "the", "our", "any"
const WordSet &prepositions();   // "for"
const WordSet &conjunctions();   // "and", and what else a question may begin with: "so", "ok"

struct QuestionWord
{
    QString text;  // as it is written, without "'s"
    QString plain; // case folded
    int from = 0;  // characters [from, to) of the question
    int to = 0;
    bool isOwner = false; // "'s" stands behind it

    bool isOf(const WordSet &words) const { return words.contains(plain); }
    bool isSmall() const; // says nothing by itself
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
    QString with(WordSpan span, const QString &other) const; // the question, with that in the place of these words
    bool goesOn(int i) const;                                // nothing but a blank stands before the word
    // Capitals in a row, with "of" between them; "Describe" at the beginning is none.
    QList<WordSpan> names() const;

    QString text; // without needless blanks
    QList<QuestionWord> words;
};

} // namespace core
