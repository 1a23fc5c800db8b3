// What is done before its turn (flows.md, sections 7.4 and 7.5): an answer written from all passages while they are
// being graded, and the checks of an answer asked at once. Verdicts, answers and endings are the same as without.
#pragma once

#include "core/flow/speculative.h"
#include "core/flows/steps/answerstate.h"

#include <QStringList>

#include <atomic>

namespace core {

struct Draft // shared with the thread that writes
{
    AnswerTask task;
    std::shared_ptr<Speculative<Answer>> answer;
    // Asked where the answer was done first, and there before it is.
    std::shared_ptr<Speculative<Verdict>> support;
    std::shared_ptr<Speculative<Verdict>> utility;
    QStringList held; // words nobody may hear before the draft is wanted
    TokenSink tell;
    std::atomic<bool> wanted = false;

    void hear(const QString &words);
    void flush();
};

// Begins to write from all that was found, where that may pay and costs no call that could be missed later.
void beginDraft(AnswerState &a, AnswerTools &tools);
// The draft's answer with the words heard from now on, where it was made of just this; otherwise it is dropped.
std::optional<Result<Answer>> takeDraft(AnswerState &a, const AnswerTask &task, const TokenSink &heard);
// Asks whether the last attempt is useful while it is still being checked that it is grounded.
void askUtilitySpeculatively(AnswerState &a, AnswerTools &tools);
// Ends all that is under way before its turn, counts it, and keeps it in a.unused.
void dropSpeculative(AnswerState &a);
void tellWasted(StepReport &report, AnswerState &a); // once; what is left the end of the run tells
// A call failed: unlessOutOfTime(), and what is under way is dropped.
Result<Decision> endedSpeculative(const Error &error, AnswerState &a, const AnswerTools &tools);

// The sentences of an answer that say something by themselves, by their place: "The plan covers:" is said by the next.
QList<int> sentencesToJudge(const Answer &answer);
// Each of them too, in Verdict::parts, where the Critic judges several at once.
Result<Verdict> supportOf(const QString &question, const Answer &answer, const QList<Passage> &passages, Scale scale,
                          const AnswerTools &tools, std::stop_token stop);
Result<Verdict> utilityOf(const QString &against, const QString &answer, const AnswerTools &tools,
                          std::stop_token stop);
// What relevance and utility are judged against.
inline const QString &gradingQuestion(const AnswerState &a, const AnswerTools &tools)
{
    return tools.settings.gradeAgainstQuery ? a.query : a.question;
}

} // namespace core
