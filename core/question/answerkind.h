// What kind of answer a question asks for, and whether a sentence holds one of that kind.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QSet>

namespace core {

struct QuestionAnalysis; // questionanalysis.h

enum class AnswerKind { Any, Date, Number, Name, Place, Reason, Manner, Definition, YesNo, List, Difference };

// English and German. A German question that its verb opens ("Ist der Turm hoch?") asks for anything: what decides it
// is told by opensWithVerb(), and only an English sentence can be led in by "Yes".
AnswerKind kindAsked(const TokenizedText &question);

bool isGerman(const TokenizedText &text); // told by its small words

// Whether a question asks for yes or no: its first word is a verb, in either language.
bool opensWithVerb(const TokenizedText &question);

// What is counted or measured behind "how many", "how much", "wie viele": the stems of "employees", "people died";
// empty where nothing is. With `much` only where the question goes on with a noun.
QSet<QString> countedNouns(const TokenizedText &question);

// Whether the term of a text is a number that counts or measures: no year, no piece of a code, not the "2." of an item.
bool isFigure(const TokenizedText &text, int term);

// What of the kind that is asked for stands in the terms [first, last) of a text and not in the question: 1 it is
// there, 0 it is not, between where the kind is hard to see.
double kindFound(const QuestionAnalysis &asked, const TokenizedText &text, int first, int last);

// Whether what is asked for is told bit by bit: effects, steps, tips, an explanation.
bool asksForOverview(const TokenizedText &question);

// Whether one sentence seldom says it all: that, a list, "what services", a difference.
bool asksForMuch(const TokenizedText &question);

} // namespace core
