// For a question that needs several searches, thought and search take turns (interleaved retrieval and thought) until a
// thought is the answer, repeats itself, or finds nothing new.
#include "core/flows/steps/adaptation.h"

#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

// Steps needed for one more thought up to the end: gather, think, write, verify, judge, settle.
constexpr int stepsToGoOn = 6;
constexpr int mostGathered = 15; // passages, as in the paper

QList<Passage> newOnes(const QList<Passage> &found, const QList<Passage> &known)
{
    QList<Passage> fresh;
    for (const Passage &passage : found) {
        const auto same = [&](const Passage &other) { return other.id == passage.id; };
        if (std::none_of(known.cbegin(), known.cend(), same))
            fresh.append(passage);
    }
    return fresh.mid(0, std::max(0, mostGathered - int(known.size())));
}

Result<Decision> nothingGathered(const QString &query, AnswerState &a, const AnswerTools &tools)
{
    const Result<QList<Passage>> nearest = nearestTo(query, a, tools);
    if (!nearest)
        return nearest.error();
    rememberNearest(a, *nearest);
    return correct("nothing", QStringLiteral("nothing found"), a, tools);
}

} // namespace

Result<Decision> gather(AnswerState &a, AnswerTools &tools)
{
    if (!affords(a, tools, 0))
        return outOfBudget(a, tools);
    QString query = a.thoughts.isEmpty() ? a.question : a.thoughts.last();
    SearchRemarks remarks;
    const Result<QList<Passage>> found = lookFor(query, a, tools, &remarks);
    if (!found)
        return found.error();
    a.queries.append(query);
    const QString other = otherReading(query, a);
    if (!other.isEmpty())
        a.queries.append(other);
    a.found = *found;
    const QList<Passage> fresh = newOnes(*found, a.passages);
    a.passages += fresh;

    const QString because =
        QStringLiteral("%1 new passages, %2 of %3").arg(fresh.size()).arg(a.passages.size()).arg(mostGathered);
    const bool more = !fresh.isEmpty() && a.passages.size() < mostGathered;
    Result<Decision> decision =
        a.passages.isEmpty() ? nothingGathered(query, a, tools) : decided(more ? "found" : "enough", because, a, tools);
    if (decision) {
        addTo(decision->because, remarks);
        if (!other.isEmpty())
            decision->because += QStringLiteral("; also searched for: ") + other;
        decision->report.search = SearchReport{query, *found, {}, remarks, {}, {}, other};
        decision->report.kept = idsOf(fresh);
    }
    return decision;
}

Result<Decision> think(AnswerState &a, AnswerTools &tools)
{
    const int used = a.spent[int(Spends::Thought)];
    const int most = tools.settings.maxThoughts;
    if (used >= most)
        return decided("concluded", QStringLiteral("thought %1 of %2").arg(used).arg(most), a, tools);
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    const Result<Thought> thought = tools.writer.think({a.question, a.passages, a.thoughts}, tools.stop);
    if (!thought)
        return unlessOutOfTime(thought.error(), a, tools);
    a.cost = a.cost + thought->cost;

    const QString normal = normalForm(thought->sentence);
    const auto same = [&](const QString &before) { return normalForm(before) == normal; };
    const bool repeats = std::any_of(a.thoughts.cbegin(), a.thoughts.cend(), same);
    Decision decision = decided("concluded", QStringLiteral("nothing further comes to mind"), a, tools,
                                {.thought = ThoughtReport{int(a.thoughts.size()) + 1, thought->sentence, thought->final,
                                                          thought->prompt, thought->raw}});
    if (normal.isEmpty())
        return decision;
    if (repeats) {
        decision.because = QStringLiteral("the same thought as before: no progress");
        return decision;
    }
    a.thoughts.append(thought->sentence);
    if (thought->final) {
        decision.because = QStringLiteral("the answer has been found");
        return decision;
    }
    if (a.stepsLeft < stepsToGoOn) {
        decision.because = QStringLiteral("%1 of %2 steps are left").arg(a.stepsLeft).arg(tools.settings.maxSteps);
        return decision;
    }
    decision.outcome = "next";
    decision.because = counted(QStringLiteral("to look for"), QStringLiteral("thought"), used + 1, most);
    return decision;
}

} // namespace core
