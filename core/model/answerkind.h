// What kind of answer a question asks for, and whether a sentence holds one of that kind.
#pragma once

#include "core/model/reading.h"

namespace core {

enum class AnswerKind { Any, Date, Number, Name, Place, Reason, Manner, Definition, YesNo, List, Difference };

AnswerKind kindAsked(const Reading &question);

// What of the kind stands in the terms [first, last) of a text and not in the question: 1 it is there, 0 it is not,
// between where the kind is hard to see.
double kindFound(AnswerKind kind, const Reading &question, const Reading &text, int first, int last);

// Whether what is asked for is told bit by bit: effects, steps, tips, an explanation.
bool asksForOverview(const Reading &question);

// Whether one sentence seldom says it all: that, a list, "what services", a difference.
bool asksForMuch(const Reading &question);

// In words, for reasons: "a date", "a number"; empty where there is nothing to say.
QString nameOf(AnswerKind kind);

} // namespace core
