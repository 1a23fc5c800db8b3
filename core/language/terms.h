// Text as searching sees it. One function cuts text into terms for full text, the semantic space, the Writer and the
// Critic, so that all of them mean the same by a word.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <functional>

namespace core {

struct Term
{
    QString text; // NFKC, case folded; English words stemmed (Snowball); Chinese, Japanese, Korean as overlapping pairs
    int from = 0; // characters [from, from + length) of the text it was cut from
    int length = 0;
};

// All terms in order, stop words included. A number is one term, in European digits, without the separators of its
// thousands ("1,234.5" is "1234.5") and without raised digits behind it; so are "U.S." ("us") and "R&D" ("r&d");
// letters and a longer number written together are two ("ISO9001").
QList<Term> terms(QStringView text);

// The same without a copy of each, for text by the megabyte; the view lives as long as the call.
using TakeTerm = std::function<void(QStringView term, int from, int length)>;
void forEachTerm(QStringView text, const TakeTerm &take);

// Whether a term, as terms() gives it, says nothing about what a text is about ("the", "is").
bool isStopTerm(const QString &term);
void forEachStopTerm(const std::function<void(QStringView term)> &take);

// The distinct terms of a question that are not stop words, in order; all of them where nothing else is left.
QStringList queryTerms(QStringView question);

// "Netflix's" is said as "Netflix".
QString withoutPossessive(const QString &word);

// A typographic quotation mark or dash as the plain one of a keyboard; any other character as it is.
QChar plainMark(QChar c);

// A soft hyphen, a joiner, a mark of direction: none of them makes another word.
bool isIgnorable(QChar c);

// The white space of a passage or a quotation is folded, NFKC and case are too, typographic quotation marks and dashes
// are plain ones, what is ignorable is gone: for "does it stand there word for word".
QString normalForm(QStringView text);

struct Sentence // characters [from, to) of a text, without white space around it
{
    int from = 0;
    int to = 0;
};

// On sentence boundaries, knowing abbreviations ("Fig. 3", "Dr. No"), numbers ("3.5"), and that a blank line, the row
// of a table and the item of a list end one; other line feeds do not.
QList<Sentence> sentences(QStringView text);

// Whether a line begins an item of a list: a bullet, "2.", "(a)".
bool beginsItem(QStringView line);

} // namespace core
