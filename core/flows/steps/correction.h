// What the steps of Corrective RAG share: scores, what they come to, and asking the web before its step.
#pragma once

#include "core/flows/steps/answerstate.h"

#include <atomic>

namespace core {

// From probability to score, -1 ... 1. A verdict that cannot be read is neither yes nor no.
double scoreOf(const Verdict &verdict);
QString inWords(const QList<double> &scores); // "0.93; -0.20"

// Correct where any score reaches the upper threshold, else ambiguous where any reaches the lower, else incorrect.
Correction::Action correctionFor(const QList<double> &scores, double upper, double lower);

int callsToWrite(const Settings &settings); // that come after a correction: an answer and its checks

QList<Passage> ofWeb(const QList<Passage> &passages, bool web); // those of the web, or those that are not

// Keywords for the web, of the question alone; where there are none the question itself is asked.
Result<Rewriting> keywordsFor(const QString &question, const AnswerTools &tools);
QString queryOf(const Rewriting &keywords, const QString &question);

// Keywords and the search with them, begun beside other calls because both are certain to come.
struct LookAhead
{
    std::atomic<bool> begun = false;
    std::optional<Result<Rewriting>> keywords;
    std::optional<Result<QList<Passage>>> pages;
};

bool searchesSpeculatively(const AnswerTools &tools);                                // whether that pays
void lookAhead(LookAhead &ahead, const QString &question, const AnswerTools &tools); // once, from any thread
Result<void> take(LookAhead &ahead, AnswerState &a); // what it brought, for the steps that need it

// Steps.
Result<Decision> refine(AnswerState &a, AnswerTools &tools); // correct, ambiguous, exhausted
Result<Decision> sift(AnswerState &a, AnswerTools &tools);   // sifted, exhausted

} // namespace core
