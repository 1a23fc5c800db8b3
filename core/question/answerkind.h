// Determines what kind of answer a question asks for, and whether a sentence contains one.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QSet>

namespace core {

struct QuestionAnalysis; // questionanalysis.h

enum class AnswerKind { Any, Date, Number, Name, Place, Reason, Manner, Definition, YesNo, List, Difference };

// Determines the kind of answer a question asks for, in English or German. A German question that begins with its verb
// ("Ist der Turm hoch?") is Any: opensWithVerb() recognises it, and only an English sentence can be introduced by
// "Yes".
AnswerKind kindAsked(const TokenizedText &question);

bool isGerman(const TokenizedText &text); // decided by its function words

// Whether it is a yes/no question, which begins with a verb in either language.
bool opensWithVerb(const TokenizedText &question);

// The stems of the things counted or measured after "how many", "how much", "wie viele": "employees", "people died".
// Empty if nothing is counted, or if "much" is not followed by a noun.
QSet<QString> countedNouns(const TokenizedText &question);

// Whether a term is a number that counts or measures: not a year, part of a code, or the "2." of a list item.
bool isFigure(const TokenizedText &text, int term);

// How likely the terms [first, last) of a text contain something of the wanted kind that is not in the question: 1 yes,
// 0 no, in between if the kind is hard to recognise.
double kindFound(const QuestionAnalysis &asked, const TokenizedText &text, int first, int last);

// Whether the question calls for several points: effects, steps, tips, an explanation.
bool asksForOverview(const TokenizedText &question);

// Whether a single sentence is seldom a complete answer, as with an overview, a list, "what services" or a difference.
bool asksForMuch(const TokenizedText &question);

} // namespace core
