// The steps of Adaptive RAG, which decide how and where to search, and answer questions that need several searches.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Estimates how many searches the question needs, if Settings::sizeUp is on. Outcomes: unsized, none, single, multi,
// exhausted
Result<Decision> sizeUp(AnswerState &a, AnswerTools &tools);
// Chooses where to search: the library; the web, if it is on; or the Writer's memory, if it has one. An unreadable
// verdict leads to the library. Outcomes: library, web, model, exhausted
Result<Decision> route(AnswerState &a, AnswerTools &tools);

// Searches for the last thought, or for the question if there is no thought yet, and adds new passages to a.passages.
// Outcomes: found, enough (nothing is new, or no more may be added), exhausted; web or nothing as in correct()
Result<Decision> gather(AnswerState &a, AnswerTools &tools);
// Produces the next thought towards the answer. Outcomes: next (spends a Thought), concluded, exhausted
Result<Decision> think(AnswerState &a, AnswerTools &tools);

// Decides what follows a search that found nothing suitable in the library. Returns "web" while a web search is left
// (its edge spends one); else the given outcome while a rewrite is left (its edge spends one); else "exhausted".
Decision correct(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools);

} // namespace core
