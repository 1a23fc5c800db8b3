// A question read once: its words, its language, what kind of answer it asks for, its parts and its instructions. Who
// searches, judges, writes or computes goes by this and reads no question by itself.
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/question/answerkind.h"
#include "core/question/instructions.h"
#include "core/question/parts.h"
#include "core/question/smalltalk.h"
#include "core/question/summaryrequest.h"

namespace core {

// Empty, it is what a text has that asks nothing.
struct QuestionAnalysis
{
    TokenizedText reading;
    QList<TermRole> roles; // of each of its terms
    AnswerKind kind = AnswerKind::Any;
    bool isGerman = false;      // told by its small words
    bool opensWithVerb = false; // "Does it ...?"
    bool isOfTheWhole = false;  // it names nothing, and asks of documents as a whole: "What is this report about?"
    bool wantsOverview = false; // "What are the types of ...?", "Describe ...", "What is the process of ...?"
    bool wantsMuch = false;     // that, a list, a difference, or "what services": more than one sentence answers it
    QSet<QString> counted;      // of "how many <noun>" and "wie viele <Wort>": the terms of what is counted
    QList<QuestionPart> parts;  // the things that it asks about side by side; empty where there is one
    std::optional<SummaryRequest> summary;
    SmallTalk talk = SmallTalk::None;
};

QuestionAnalysis analyseQuestion(const QString &question);

} // namespace core
