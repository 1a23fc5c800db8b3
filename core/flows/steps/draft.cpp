#include "core/flows/steps/draft.h"
#include "core/flows/steps/neighbours.h"
#include "core/flows/steps/reports.h"

#include <algorithm>

namespace core {
namespace {

// Leaves what the rest of the run may need at most, at one call per verdict, so that an unused early call never ends a
// run that would otherwise have continued.
bool spares(const AnswerState &a, const AnswerTools &tools, int calls)
{
    const Settings &settings = tools.settings;
    const auto left = [&](Spends spends, int most) { return std::max(0, most - a.spent[int(spends)]); };
    const int searches =
        1 + left(Spends::Rewrite, settings.maxRewrites) + left(Spends::WebSearch, settings.maxWebSearches);
    const int answers = searches + left(Spends::Regeneration, settings.maxRegenerations);
    return affords(a, tools, calls + searches * (settings.passages + 1) + answers * 3);
}

bool isSame(const AnswerTask &left, const AnswerTask &right)
{
    return left.question == right.question && left.attempt == right.attempt && left.fromMemory == right.fromMemory &&
           std::equal(left.passages.cbegin(), left.passages.cend(), right.passages.cbegin(), right.passages.cend(),
                      [](const Passage &one, const Passage &other) {
                          return one.id == other.id && one.text == other.text; // their text may have been shortened
                      });
}

void tell(const Answer &answer, WastedCall &call)
{
    call.calls = answer.cost.calls;
    call.answer = writtenOf(answer);
    call.answer->isWhole = false;
}

void tell(const Verdict &verdict, WastedCall &call)
{
    call.verdict = verdict;
}

// Interrupted work counts as one call, as it is unknown whether the server had been asked.
template <class T>
void count(const QString &kind, const std::optional<Result<T>> &left, AnswerState &a)
{
    if (!left)
        return;
    const Cost cost = *left ? (*left)->cost : Cost{1, 0, 0, 0};
    WastedCall call{kind, {}, cost.calls, {}, {}};
    if (*left)
        tell(**left, call);
    else
        call.ended = left->error().code == Error::Cancelled ? QStringLiteral("cancelled before it finished")
                                                            : left->error().message;
    a.cost = a.cost + cost;
    a.unused.calls += cost.calls;
    a.unused.told.append(call);
}

} // namespace

void Draft::hear(const QString &words)
{
    held.append(words);
    if (wanted)
        flush();
}

void Draft::flush()
{
    for (const QString &words : std::exchange(held, {}))
        tell(words);
}

void beginDraft(AnswerState &a, AnswerTools &tools)
{
    const bool first = a.attempts.isEmpty() && a.judged.isEmpty();
    if (!tools.settings.writeAhead || tools.atOnce < 2 || !first || !spares(a, tools, 3))
        return;
    const auto draft = std::make_shared<Draft>();
    draft->task = {a.question, a.found, 1, {}, {}, false, false};
    draft->task.passages += neighboursFor(draft->task, a, tools);
    const auto write = [draft, against = gradingQuestion(a, tools), scale = a.grounding, &tools](std::stop_token stop) {
        Result<Answer> answer = tools.writer.answer(
            draft->task, [&](const QString &words) { draft->hear(words); }, stop);
        if (!answer || answer->text.isEmpty() || draft->wanted || stop.stop_requested())
            return answer;
        // The passages are still being graded.
        draft->support = Speculative<Verdict>::begin(
            tools.parallel,
            [task = draft->task, written = *answer, scale, &tools](std::stop_token enough) {
                return supportOf(task.question, written, task.passages, scale, tools, enough);
            },
            stop);
        if (tools.settings.parallelChecks)
            draft->utility = Speculative<Verdict>::begin(
                tools.parallel,
                [against, text = answer->text, &tools](std::stop_token enough) {
                    return utilityOf(against, text, tools, enough);
                },
                stop);
        return answer;
    };
    a.draft = draft;
    draft->answer = Speculative<Answer>::begin(tools.parallel, write, tools.stop);
}

std::optional<Result<Answer>> takeDraft(AnswerState &a, const AnswerTask &task, const TokenSink &heard)
{
    if (!a.draft)
        return {};
    if (!isSame(a.draft->task, task)) {
        dropSpeculative(a);
        return {};
    }
    a.taken = std::exchange(a.draft, {});
    const std::shared_ptr<Draft> draft = a.taken;
    draft->tell = heard;
    draft->wanted = true;
    Result<Answer> answer = draft->answer->take();
    draft->flush();
    a.support = std::exchange(draft->support, {});
    a.utility = std::exchange(draft->utility, {});
    return answer;
}

void askUtilitySpeculatively(AnswerState &a, AnswerTools &tools)
{
    if (!tools.settings.parallelChecks || tools.atOnce < 2 || a.utility || !spares(a, tools, 1))
        return;
    a.utility = Speculative<Verdict>::begin(
        tools.parallel,
        [against = gradingQuestion(a, tools), text = a.attempts.last().answer.text, &tools](std::stop_token stop) {
            return utilityOf(against, text, tools, stop);
        },
        tools.stop);
}

void dropSpeculative(AnswerState &a)
{
    if (a.draft) {
        count(QStringLiteral("answer"), a.draft->answer->drop(), a);
        a.support = std::exchange(a.draft->support, {});
        a.utility = std::exchange(a.draft->utility, {});
        a.draft.reset();
    }
    if (a.support)
        count(QStringLiteral("support"), a.support->drop(), a);
    if (a.utility)
        count(QStringLiteral("utility"), a.utility->drop(), a);
    a.support.reset();
    a.utility.reset();
    a.taken.reset();
}

void tellWasted(StepReport &report, AnswerState &a)
{
    const WastedCalls unused = std::exchange(a.unused, {});
    if (unused.told.isEmpty())
        return;
    report.wastedCalls = unused.calls;
    report.unused = unused.told;
}

Result<Decision> endedSpeculative(const Error &error, AnswerState &a, const AnswerTools &tools)
{
    dropSpeculative(a);
    Result<Decision> ended = unlessOutOfTime(error, a, tools);
    if (ended)
        tellWasted(ended->report, a);
    return ended;
}

QList<int> sentencesToJudge(const Answer &answer)
{
    QList<int> judged;
    for (int i = 0; i < answer.sentences.size(); ++i) {
        const AnswerSentence &sentence = answer.sentences[i];
        const QString text = answer.text.mid(sentence.from, sentence.to - sentence.from).trimmed();
        const bool leadsIn = text.endsWith(u':') && i + 1 < answer.sentences.size();
        if (!leadsIn)
            judged.append(i);
    }
    return judged;
}

Result<Verdict> supportOf(const QString &question, const Answer &answer, const QList<Passage> &passages, Scale scale,
                          const AnswerTools &tools, std::stop_token stop)
{
    Judgement what{
        .kind = Verdict::Support, .question = question, .text = answer.text, .passages = passages, .scale = scale};
    if (tools.critic.judgesTogether(Verdict::Support)) {
        for (const int i : sentencesToJudge(answer)) {
            const AnswerSentence &sentence = answer.sentences[i];
            what.sentences.append(answer.text.mid(sentence.from, sentence.to - sentence.from).trimmed());
        }
    }
    return tools.critic.judge(what, std::move(stop));
}

Result<Verdict> utilityOf(const QString &against, const QString &answer, const AnswerTools &tools, std::stop_token stop)
{
    return tools.critic.utility(against, answer, tools.critic.utilityScale(), stop);
}

} // namespace core
