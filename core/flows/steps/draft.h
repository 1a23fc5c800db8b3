// Work started early: an answer written from all passages while they are still being graded, and the checks of an
// answer, run in parallel. Verdicts, answers and endings are the same as without early work.
#pragma once

#include "core/flow/speculative.h"
#include "core/flows/steps/answerstate.h"

#include <QStringList>

#include <atomic>

namespace core {

struct Draft // shared with the writing thread
{
    AnswerTask task;
    std::shared_ptr<Speculative<Answer>> answer;
    // Check of the answer's support, started if the answer is finished before it becomes an attempt.
    std::shared_ptr<Speculative<Verdict>> support;
    std::shared_ptr<Speculative<Verdict>> utility;
    QStringList held; // words withheld until the draft is wanted
    TokenSink tell;
    std::atomic<bool> wanted = false;

    void hear(const QString &words);
    void flush();
};

// Starts writing an answer from all search results, if this may save time and does not use up calls that may be needed
// later.
void beginDraft(AnswerState &a, AnswerTools &tools);
// Returns the draft's answer if the draft was made for exactly this task, and from then on sends its words to `heard`;
// otherwise drops the draft.
std::optional<Result<Answer>> takeDraft(AnswerState &a, const AnswerTask &task, const TokenSink &heard);
// Starts asking whether the last attempt is useful while its support is still being checked.
void askUtilitySpeculatively(AnswerState &a, AnswerTools &tools);
// Ends all work started early, counts its calls, and records them in a.unused.
void dropSpeculative(AnswerState &a);
void tellWasted(StepReport &report, AnswerState &a); // moves a.unused to the report
// Handles a failed call: drops the work started early, then decides as unlessOutOfTime() does.
Result<Decision> endedSpeculative(const Error &error, AnswerState &a, const AnswerTools &tools);

// The indexes of sentences that make a statement on their own; "The plan covers:" belongs to the next sentence.
QList<int> sentencesToJudge(const Answer &answer);
// Judges an answer's support, and also that of each sentence (Verdict::parts) if the Critic can judge several at once.
Result<Verdict> supportOf(const QString &question, const Answer &answer, const QList<Passage> &passages, Scale scale,
                          const AnswerTools &tools, std::stop_token stop);
Result<Verdict> utilityOf(const QString &against, const QString &answer, const AnswerTools &tools,
                          std::stop_token stop);
// The question against which relevance and utility are judged.
inline const QString &gradingQuestion(const AnswerState &a, const AnswerTools &tools)
{
    return tools.settings.gradeAgainstQuery ? a.query : a.question;
}

} // namespace core
