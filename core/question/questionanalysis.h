// A question that has been analysed once: its words, its language, the kind of answer it asks for, its parts and its
// instructions. Search, judges, writers and calculators use this instead of parsing the question themselves.
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/question/answerkind.h"
#include "core/question/instructions.h"
#include "core/question/parts.h"
#include "core/question/smalltalk.h"
#include "core/question/summaryrequest.h"

namespace core {

// An empty analysis represents a text that is not a question.
struct QuestionAnalysis
{
    TokenizedText reading;
    QList<TermRole> roles; // one per term
    AnswerKind kind = AnswerKind::Any;
    bool isGerman = false;      // decided by its function words
    bool opensWithVerb = false; // as in "Does it ...?"
    bool isOfTheWhole = false;  // names no subject, and asks about documents as a whole: "What is this report about?"
    bool wantsOverview = false; // as in "What are the types of ...?", "Describe ...", "What is the process of ...?"
    bool wantsMuch = false;     // an overview, a list, a difference, or "what services": needs more than one sentence
    QSet<QString> counted;      // terms for the things counted after "how many" and "wie viele"
    QList<QuestionPart> parts;  // the subjects about which it asks the same thing; empty if there is only one
    std::optional<SummaryRequest> summary;
    SmallTalk talk = SmallTalk::None;
};

QuestionAnalysis analyseQuestion(const QString &question);

} // namespace core
