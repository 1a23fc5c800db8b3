// Steps of Adaptive RAG that decide how and where to look, and those of a question that needs several searches.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// How many searches the question needs, where the settings want that decided. unsized, none, single, multi, exhausted
Result<Decision> sizeUp(AnswerState &a, AnswerTools &tools);
// Where to look, of what there is: the library; the web where it is on; the Writer's memory where it has one. A verdict
// that cannot be read leads to the library. library, web, model, exhausted
Result<Decision> route(AnswerState &a, AnswerTools &tools);

// Looks for the last thought, for the question as long as there is none, and adds what is new to a.passages; `enough`
// where nothing is new or no more may be added. found, enough, exhausted; web or nothing as correct() says
Result<Decision> gather(AnswerState &a, AnswerTools &tools);
// The next thought on the way to the answer. next (spends a Thought), concluded, exhausted
Result<Decision> think(AnswerState &a, AnswerTools &tools);

// The library has let the question down: "web", whose edge spends a web search, while one is left; else the outcome,
// whose edge spends a rewrite, while one is left; else "exhausted".
Decision correct(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools);

} // namespace core
