// What limits a run: budgets and counters are outcomes and edges in the tables, never exceptions.
#include "core/flows/steps/answerstate.h"

namespace core {

Decision decided(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools,
                 StepReport report)
{
    report.counts = RunCounts{a.cost.calls,
                              tools.settings.maxCalls,
                              a.spent[int(Spends::Rewrite)],
                              a.spent[int(Spends::Regeneration)],
                              a.spent[int(Spends::WebSearch)],
                              a.cost.promptTokens,
                              a.cost.completionTokens,
                              a.cost.firstSeconds,
                              a.cost.tokensPerSecond(),
                              a.cost.dollars,
                              a.cost.pricedCalls,
                              a.cost.gpuShare};
    return {outcome, because, std::move(report)};
}

bool affords(const AnswerState &a, const AnswerTools &tools, int calls)
{
    return a.cost.calls + calls <= tools.settings.maxCalls &&
           tools.clock.elapsed() < qint64(tools.settings.maxSeconds) * 1000;
}

Decision outOfBudget(AnswerState &a, const AnswerTools &tools)
{
    a.outOfBudget = true;
    return decided("exhausted",
                   QStringLiteral("the budget is used up: %1 of %2 calls, %L3 of %4 s")
                       .arg(a.cost.calls)
                       .arg(tools.settings.maxCalls)
                       .arg(double(tools.clock.elapsed()) / 1000, 0, 'f', 1)
                       .arg(tools.settings.maxSeconds),
                   a, tools, {.outOfBudget = true});
}

// A call that failed at the time limit counts as out of time, not as failed. Timers may end a call slightly
// early.
Result<Decision> unlessOutOfTime(const Error &error, AnswerState &a, const AnswerTools &tools)
{
    if (error.code == Error::Exhausted)
        return outOfBudget(a, tools);
    const double share = double(tools.clock.elapsed()) / 1000 / tools.settings.maxSeconds;
    if (error.code == Error::Unavailable && share > 0.9)
        return outOfBudget(a, tools);
    return error;
}

QString counted(const QString &because, const QString &what, int spent, int most)
{
    return QStringLiteral("%1, %2 %3 of %4").arg(because, what, QString::number(spent), QString::number(most));
}

// Passages chosen by the user are final.
Decision unlessExhausted(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools)
{
    if (!a.chosen.isEmpty())
        return decided("exhausted", because, a, tools);
    const int used = a.spent[int(Spends::Rewrite)];
    const int most = tools.settings.maxRewrites;
    return decided(used < most ? outcome : "exhausted", counted(because, QStringLiteral("rewrite"), used, most), a,
                   tools);
}

} // namespace core
