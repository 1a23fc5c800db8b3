// The roles of a question's words. Most words name its subject; some only say how to answer ("explain", "round to two
// decimals"), and some refer to the documents themselves ("What does the report say about …", "Which documents mention
// …"). Words of the last two kinds matter little in a search, and their absence from the library means nothing.
#pragma once

#include "core/language/terms.h"

namespace core {

enum class TermRole { Content, Weak, Instruction }; // Weak: may still be the subject ("base pay"); Instruction: never

// The role of each term of a question. `asked`: its terms, including stop terms. If a report is itself the subject
// ("When was the report published?"), its words count as Content.
QList<TermRole> instructionTerms(const QStringList &asked);

// Whether a question names no subject and asks about documents as a whole: "What is this document about?", "Summarize
// the report."
bool asksOfTheWhole(const QStringList &asked, const QList<TermRole> &asks);
bool asksOfTheWhole(const QString &question);

// Whether a term says what to measure, like "high" after "how". Answers rarely repeat such a term.
bool asksForMeasure(const QString &before, const QString &term);

// Whether a term, in any question, is part of the request rather than of its subject ("kind", "purpose", "describe").
// Answers rarely repeat such a term.
bool isAskingTerm(const QString &term);

} // namespace core
