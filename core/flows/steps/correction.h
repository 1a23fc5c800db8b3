// Shared by the steps of Corrective RAG: scores, the resulting action, and web searches made in advance.
#pragma once

#include "core/flows/steps/answerstate.h"

#include <atomic>

namespace core {

// Converts a probability to a score, -1 ... 1. An unreadable verdict scores 0.
double scoreOf(const Verdict &verdict);
QString inWords(const QList<double> &scores); // "0.93; -0.20"

// Correct if any score reaches the upper threshold, else ambiguous if any reaches the lower, else incorrect.
Correction::Action correctionFor(const QList<double> &scores, double upper, double lower);

int callsToWrite(const Settings &settings); // number of calls that an answer and its checks need after the correction

QList<Passage> ofWeb(const QList<Passage> &passages, bool web); // the passages from the web, or (if false) the others

// Makes keywords for a web search from the question alone. queryOf() falls back to the question if there are none.
Result<Rewriting> keywordsFor(const QString &question, const AnswerTools &tools);
QString queryOf(const Rewriting &keywords, const QString &question);

// Keywords and the web search for them, started in parallel with other calls because both are certain to be needed.
struct LookAhead
{
    std::atomic<bool> begun = false;
    std::optional<Result<Rewriting>> keywords;
    std::optional<Result<QList<Passage>>> pages;
};

bool searchesSpeculatively(const AnswerTools &tools); // whether web searches may run in parallel with other calls
void lookAhead(LookAhead &ahead, const QString &question, const AnswerTools &tools); // runs once; any thread
Result<void> take(LookAhead &ahead, AnswerState &a);                                 // moves the results into the state

// Steps, with their outcomes.
Result<Decision> refine(AnswerState &a, AnswerTools &tools); // correct, ambiguous, exhausted
Result<Decision> sift(AnswerState &a, AnswerTools &tools);   // sifted, exhausted

} // namespace core
