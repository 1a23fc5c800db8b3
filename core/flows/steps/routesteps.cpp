// Decides before any search how many searches a question needs and where to search.
#include "core/flows/steps/adaptation.h"

namespace core {

Decision correct(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools)
{
    const int used = a.spent[int(Spends::WebSearch)];
    const int most = tools.settings.maxWebSearches;
    if (webIsOn(tools) && used < most && a.chosen.isEmpty())
        return decided("web", counted(because, QStringLiteral("web search"), used, most), a, tools);
    return unlessExhausted(outcome, because, a, tools);
}

Result<Decision> sizeUp(AnswerState &a, AnswerTools &tools)
{
    if (!a.chosen.isEmpty())
        return decided("unsized", QStringLiteral("you chose the passages"), a, tools);
    if (!tools.settings.sizeUp)
        return decided("unsized", QStringLiteral("it is off in the settings"), a, tools);
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    const Subject &subject = subjectOf(a, tools);
    const auto ask = [&](int) { return tools.critic.complexity(a.question, subject, tools.stop); };
    const Result<QList<Verdict>> verdicts = judgeEach(1, ask, a, tools);
    if (!verdicts)
        return unlessOutOfTime(verdicts.error(), a, tools);
    const Verdict &verdict = verdicts->first();
    if (verdict.label == QLatin1String("multi"))
        return decided("multi", verdict.reason, a, tools);
    if (verdict.label == QLatin1String("single"))
        return decided("single", verdict.reason, a, tools);
    if (verdict.label != QLatin1String("none"))
        return decided("unsized", sure(verdict), a, tools);
    if (tools.writer.canAnswerClosedBook())
        return decided("none", verdict.reason, a, tools);
    return decided("single", tools.writer.name() + QStringLiteral(" has no answer from memory"), a, tools);
}

Result<Decision> route(AnswerState &a, AnswerTools &tools)
{
    QStringList routes{QStringLiteral("library")};
    if (webIsOn(tools))
        routes.append(QStringLiteral("web"));
    if (tools.writer.canAnswerClosedBook())
        routes.append(QStringLiteral("model"));
    if (!a.chosen.isEmpty())
        return decided("library", QStringLiteral("you chose the passages"), a, tools);
    if (routes.size() == 1)
        return decided("library", QStringLiteral("there is nowhere else to look"), a, tools);
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    const Subject &subject = subjectOf(a, tools);
    const auto ask = [&](int) { return tools.critic.route(a.question, subject, routes, tools.stop); };
    const Result<QList<Verdict>> verdicts = judgeEach(1, ask, a, tools);
    if (!verdicts)
        return unlessOutOfTime(verdicts.error(), a, tools);
    const Verdict &verdict = verdicts->first();
    if (!routes.contains(verdict.label))
        return decided("library", sure(verdict), a, tools);
    const Outcome outcome = verdict.label == QLatin1String("web")     ? "web"
                            : verdict.label == QLatin1String("model") ? "model"
                                                                      : "library";
    return decided(outcome, verdict.reason, a, tools);
}

} // namespace core
