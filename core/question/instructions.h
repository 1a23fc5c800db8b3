// What the words of a question are for. Most say what is asked about; some only how to answer ("explain", "round to two
// decimals"), and some speak of what is read itself ("What does the report say about …", "Which documents mention …").
// Such words are hardly looked for, and that they stand nowhere says nothing of the library.
#pragma once

#include "core/language/terms.h"

namespace core {

enum class TermRole {
    Content,
    Weak,
    Instruction
}; // "based" may still be what is asked about ("base pay"), "mention" is not

// Of each term of a question whether it says how to answer. `asked`: its terms, stop terms included. A report that is
// asked about ("When was the report published?") says what about.
QList<TermRole> instructionTerms(const QStringList &asked);

// Whether a question, by its terms or as a text, names nothing, and asks for what is read as a whole: "What is this
// document about?", "Summarize the report."
bool asksOfTheWhole(const QStringList &asked, const QList<TermRole> &asks);
bool asksOfTheWhole(const QString &question);

// "high" behind "how": it says what kind of number is asked for, and answers seldom repeat it.
bool asksForMeasure(const QString &before, const QString &term);

// Whether a term, in any question, asks rather than says what is looked for ("kind", "purpose", "describe"): answers
// seldom repeat it.
bool isAskingTerm(const QString &term);

} // namespace core
