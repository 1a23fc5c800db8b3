// Splits text into terms. Full-text search, the semantic space, the Writer and the Critic all use terms(), so that they
// share one definition of a word.
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
    int from = 0; // characters [from, from + length) of the original text
    int length = 0;
};

// All terms in order, including stop words. A number is one term, in ASCII digits, without thousands separators
// ("1,234.5" is "1234.5") and without superscript digits after it. "U.S." ("us") and "R&D" ("r&d") are single terms
// too. Letters joined to a longer number are a separate term: "ISO9001" is "iso" and "9001".
QList<Term> terms(QStringView text);

// Like terms(), but without copying each term, for megabytes of text; the view is valid only during the call.
using TakeTerm = std::function<void(QStringView term, int from, int length)>;
void forEachTerm(QStringView text, const TakeTerm &take);

// Whether a term, as returned by terms(), carries no meaning of its own ("the", "is").
bool isStopTerm(const QString &term);
void forEachStopTerm(const std::function<void(QStringView term)> &take);

// The distinct terms of a question without stop words, in order; if it has only stop words, those.
QStringList queryTerms(QStringView question);

// "Netflix's" becomes "Netflix".
QString withoutPossessive(const QString &word);

// Replaces a typographic quotation mark or dash with its ASCII equivalent; other characters are unchanged.
QChar plainMark(QChar c);

// Whether the character is a soft hyphen, a joiner or a direction mark, none of which changes a word.
bool isIgnorable(QChar c);

// For word-for-word comparison of passages and quotations: white space, compatibility forms (NFKC) and case are folded,
// typographic quotation marks and dashes become plain, ignorable characters are dropped.
QString normalForm(QStringView text);

struct Sentence // characters [from, to) of a text, without surrounding white space
{
    int from = 0;
    int to = 0;
};

// Splits a text into sentences; recognises abbreviations ("Fig. 3", "Dr. No") and numbers ("3.5"). A blank line, a
// table row and a list item also end a sentence; other line feeds do not.
QList<Sentence> sentences(QStringView text);

// Whether a line starts a list item: a bullet, "2.", "(a)".
bool beginsItem(QStringView line);

} // namespace core
