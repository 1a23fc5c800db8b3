// Finds passages for the paths, and chooses which paths continue and which answer is kept.
#include "core/flows/steps/segments.h"

namespace core {
namespace {

constexpr int stepsToGoOn = 4; // steps needed for one more segment up to the end: retrieve, expand, prune, select

// Finds the next passages for a path, using the question and its last sentence.
Result<QList<Passage>> searchFor(AnswerPath &path, AnswerState &a, const AnswerTools &tools, SearchRemarks &remarks)
{
    QString query = a.question + u' ' + path.pieces.last().segment.answer.text;
    Result<QList<Passage>> found = lookFor(query, a, tools, &remarks);
    if (!found)
        return found.error();
    a.queries.append(query);
    for (const Passage &passage : std::as_const(*found)) {
        const auto same = [&](const Passage &known) { return known.id == passage.id; };
        if (std::none_of(a.found.cbegin(), a.found.cend(), same))
            a.found.append(passage);
    }
    if (!found->isEmpty())
        path.passages = *found;
    return found;
}

Result<Decision> lookAgain(AnswerState &a, AnswerTools &tools)
{
    int searches = 0;
    QList<Passage> passages;
    SearchRemarks remarks;
    for (AnswerPath &path : a.reflecting.beams) {
        if (path.done || path.source != AnswerPath::Search || !a.chosen.isEmpty())
            continue;
        const Result<QList<Passage>> found = searchFor(path, a, tools, remarks);
        if (!found)
            return found.error();
        passages += *found;
        ++searches;
    }
    QString because =
        searches > 0 ? QStringLiteral("%1 of %2 paths ask for passages").arg(searches).arg(a.reflecting.beams.size())
                     : QStringLiteral("no path asks for more passages");
    addTo(because, remarks);
    return decided("next", because, a, tools, {.search = SearchReport{{}, passages, {}, remarks, {}, {}}});
}

// Paths with the same text count once: overlapping passages yield the same sentence twice.
QList<AnswerPath> unlike(const QList<AnswerPath> &paths)
{
    QList<AnswerPath> kept;
    QStringList texts;
    for (const AnswerPath &path : paths) {
        const QString text = answerOf(path).text;
        if (!texts.contains(text))
            kept.append(path);
        texts.append(text);
    }
    return kept;
}

// If the model left a decision open, there is no verdict: the answer is not called verified, and the remark says why.
void sayWhatIsMissing(AnswerState &a, const Attempt &attempt)
{
    if (a.ending != Ending::Unverified || a.outOfBudget)
        return;
    if (!attempt.checkedGrounded)
        a.remark = QStringLiteral("The model did not say whether its passage supports this answer.");
    else if (attempt.grounded.passed && !attempt.checkedUseful)
        a.remark =
            QStringLiteral("Supported by its passage, but the model did not say whether it answers the question.");
}

} // namespace

Result<Decision> look(AnswerState &a, AnswerTools &tools)
{
    const bool isLong = tools.settings.longForm;
    if (a.spent[int(Spends::Segment)] > 0)
        return affords(a, tools, 0) ? lookAgain(a, tools) : outOfBudget(a, tools);
    Result<Decision> decision = retrieve(a, tools);
    if (!decision || a.outOfBudget)
        return decision;
    if (a.found.isEmpty()) {
        decision->outcome = "nothing";
        decision->because = QStringLiteral("nothing found");
        return decision;
    }
    decision->outcome = isLong ? "next" : "found";
    for (AnswerPath &path : a.reflecting.beams)
        path.passages = a.found;
    return decision;
}

Result<Decision> prune(AnswerState &a, AnswerTools &tools)
{
    ReflectionState &r = a.reflecting;
    QList<AnswerPath> all = r.grown;
    for (const AnswerPath &path : std::as_const(r.beams)) {
        if (path.done)
            all.append(path);
    }
    for (const AnswerPath &path : std::as_const(r.grown)) {
        if (path.done)
            r.done.append(path);
    }
    if (!all.isEmpty()) // otherwise the previous paths remain the best
        r.beams = unlike(bestOf(all, int(all.size()))).mid(0, tools.settings.beams);
    const auto isOpen = [](const AnswerPath &path) { return !path.done; };
    const auto open = std::count_if(r.beams.cbegin(), r.beams.cend(), isOpen);
    const int used = a.spent[int(Spends::Segment)] + 1;
    const int most = tools.settings.maxSegments;
    const bool goesOn = open > 0 && used < most && !a.outOfBudget && !all.isEmpty();
    const bool hasSteps = a.stepsLeft >= stepsToGoOn;
    QString because = counted(QStringLiteral("%1 of %2 paths are open").arg(open).arg(r.beams.size()),
                              QStringLiteral("segment"), used, most);
    if (goesOn && !hasSteps)
        because += QStringLiteral(", %1 of %2 steps are left").arg(a.stepsLeft).arg(tools.settings.maxSteps);
    return decided(goesOn && hasSteps ? "open" : "done", because, a, tools);
}

Result<Decision> choose(AnswerState &a, AnswerTools &tools)
{
    QList<AnswerPath> paths = bestOf(a.reflecting.done, 1);
    if (paths.isEmpty())
        paths = bestOf(a.reflecting.beams, 1);
    if (paths.isEmpty() || paths.first().pieces.isEmpty()) {
        const Result<void> looked = lookForNearest(a, tools);
        if (!looked)
            return looked.error();
        return decided("nothing", QStringLiteral("no passage gives an answer that can be shown"), a, tools);
    }
    const AnswerPath &best = paths.first();
    keepAnswer(a, tools, best);
    return decided(
        "selected", QStringLiteral("score %L1").arg(best.score, 0, 'f', 3), a, tools,
        {.written = WrittenText{.text = a.attempts.last().answer.text, .isWhole = false, .hasWording = false},
         .sources = idsOf(a.attempts.last().passages),
         .score = best.score});
}

void keepAnswer(AnswerState &a, AnswerTools &tools, const AnswerPath &path)
{
    Attempt attempt;
    attempt.query = a.query;
    attempt.passages = passagesOf(path);
    attempt.answer = answerOf(path);
    const std::optional<Verdict> support = supportOf(path);
    const std::optional<Verdict> utility = utilityOf(path);
    attempt.checkedGrounded = support.has_value();
    attempt.grounded = support.value_or(Verdict());
    attempt.checkedUseful = utility.has_value();
    attempt.useful = utility.value_or(Verdict());
    tools.trace(AnswerWords{attempt.answer.text});
    if (attempt.passages.isEmpty()) {
        a.attempts.append(attempt);
        a.best = int(a.attempts.size()) - 1;
        a.ending = Ending::NoSources;
        a.remark = QStringLiteral("Written from the model's memory; check it before you rely on it.");
        return;
    }
    placeCitations(attempt.answer, attempt.passages, tools.library);
    markSupport(a, tools, attempt);
    a.attempts.append(attempt);
    const Result<Decision> kept = settle(a, tools);
    Q_ASSERT(kept && kept->outcome == "kept");
    sayWhatIsMissing(a, attempt);
}

} // namespace core
