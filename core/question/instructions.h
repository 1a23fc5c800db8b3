// The roles of a question's words. Most name its subject; some only say how to answer ("explain", "round to two
// decimals"), and some refer to the documents themselves ("What does the report say about …", "Which documents mention
// …"). The latter matter little in a search, and their absence says nothing about the library.
#pragma once

#include "core/language/terms.h"

namespace core {

enum class TermRole { Content, Weak, Instruction }; // Weak words may still be the subject ("base pay"), Instruction not

// The role of each term of a question. `asked`: its terms, including stop terms. A report that is itself the subject
// ("When was the report published?") counts as subject.
QList<TermRole> instructionTerms(const QStringList &asked);

// Whether a question, by its terms or its text, names nothing and asks about documents as a whole: "What is this
// document about?", "Summarize the report."
bool asksOfTheWhole(const QStringList &asked, const QList<TermRole> &asks);
bool asksOfTheWhole(const QString &question);

// "high" after "how": it gives the kind of number wanted, and answers seldom repeat it.
bool asksForMeasure(const QString &before, const QString &term);

// Whether a term, in any question, expresses the asking rather than the subject ("kind", "purpose", "describe"):
// answers seldom repeat it.
bool isAskingTerm(const QString &term);

} // namespace core
