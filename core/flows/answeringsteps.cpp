// The steps that flows share. Budgets and counters are outcomes here and edges in the tables, never exceptions.
#include "core/flows/answering.h"

#include "core/text/terms.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <optional>

namespace core {
namespace {

QString counted(const QString &because, const QString &what, int spent, int most)
{
    return QStringLiteral("%1, %2 %3 of %4").arg(because, what).arg(spent).arg(most);
}

QString sure(const Verdict &verdict)
{
    return verdict.invalid() ? QStringLiteral("the verdict could not be read")
                             : QStringLiteral("probability %1").arg(verdict.probability, 0, 'f', 2);
}

Decision outOfBudget(Answering &a, const AnsweringTools &tools)
{
    a.outOfBudget = true;
    return decided("exhausted",
                   QStringLiteral("the budget is used up: %1 of %2 calls, %3 of %4 s")
                       .arg(a.cost.calls)
                       .arg(tools.settings.maxCalls)
                       .arg(double(tools.clock.elapsed()) / 1000, 0, 'f', 1)
                       .arg(tools.settings.maxSeconds),
                   a, tools);
}

// A call that failed when the time was up has not failed: there was no time for it. Timers may end a call a little
// early.
Result<Decision> unlessOutOfTime(const Error &error, Answering &a, const AnsweringTools &tools)
{
    const double share = double(tools.clock.elapsed()) / 1000 / tools.settings.maxSeconds;
    if (error.code == Error::Unavailable && share > 0.9)
        return outOfBudget(a, tools);
    return error;
}

QJsonArray idsOf(const QList<Passage> &passages)
{
    QJsonArray ids;
    for (const Passage &passage : passages)
        ids.append(passage.id);
    return ids;
}

QList<PassageId> sortedIds(const QList<Passage> &passages)
{
    QList<PassageId> ids;
    for (const Passage &passage : passages)
        ids.append(passage.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

// The passages that were refused, the nearest first, each once.
void rememberNearest(Answering &a, const QList<Passage> &refused)
{
    for (const Passage &passage : refused) {
        const auto same = [&](const Passage &known) { return known.id == passage.id; };
        if (std::none_of(a.nearest.cbegin(), a.nearest.cend(), same))
            a.nearest.append(passage);
    }
    std::stable_sort(a.nearest.begin(), a.nearest.end(), [&](const Passage &left, const Passage &right) {
        return a.judged.value(left.id) > a.judged.value(right.id);
    });
}

// The outcome whose edge spends a rewrite where one is left, else "exhausted". Passages that the user chose are final.
Decision unlessExhausted(Outcome outcome, const QString &because, const Answering &a, const AnsweringTools &tools)
{
    if (!a.chosen.isEmpty())
        return decided("exhausted", because, a, tools);
    const int used = a.spent[int(Spends::Rewrite)];
    const int most = tools.settings.maxRewrites;
    return decided(used < most ? outcome : "exhausted", counted(because, QStringLiteral("rewrite"), used, most), a,
                   tools);
}

// For the reader, by the second opinion: each sentence of the answer, and the answer against each passage.
void markSupport(const Answering &a, const AnsweringTools &tools, Attempt &attempt)
{
    if (!tools.secondOpinion)
        return;
    const auto tell = [&](Verdict verdict, int sentence, PassageId passage) {
        verdict.sentence = sentence;
        verdict.passage = passage;
        verdict.cost = {};
        tools.trace(TraceEvent::Judged, {}, toJson(verdict));
    };
    for (int i = 0; i < attempt.answer.sentences.size() && affords(a, tools, 0); ++i) {
        AnswerSentence &sentence = attempt.answer.sentences[i];
        const QString text = attempt.answer.text.mid(sentence.from, sentence.to - sentence.from);
        const Result<Verdict> verdict =
            tools.secondOpinion->support(a.question, text, attempt.passages, Scale::Graded, tools.stop);
        if (!verdict)
            return;
        sentence.support = verdict->label == QLatin1String("fully")       ? Support::Fully
                           : verdict->label == QLatin1String("partially") ? Support::Partially
                                                                          : Support::No;
        tell(*verdict, i, verdict->passage);
    }
    for (const Passage &passage : std::as_const(attempt.passages)) {
        const Result<Verdict> support =
            tools.secondOpinion->support(a.question, attempt.answer.text, {passage}, Scale::Graded, tools.stop);
        const Result<Verdict> utility =
            tools.secondOpinion->utility(a.question, passage.text, Scale::Graded, tools.stop);
        if (!support || !utility)
            return;
        tell(*support, -1, passage.id);
        tell(*utility, -1, passage.id);
    }
}

// Attempts that directly precede with the same query: those that were not grounded.
int regenerationsOf(const Answering &a)
{
    int count = 0;
    for (auto it = a.attempts.crbegin(); it != a.attempts.crend() && it->query == a.query; ++it)
        ++count;
    return count;
}

// A second regeneration sees only the passages that support the rejected answer best (flows.md, section 3.2).
QList<Passage> passagesFor(const Answering &a, const AnsweringTools &tools, int regenerations)
{
    QList<Passage> best = a.passages;
    if (regenerations < 2 || !tools.secondOpinion || best.size() < 2)
        return best;
    QHash<PassageId, double> support;
    for (const Passage &passage : std::as_const(best)) {
        const Result<Verdict> verdict = tools.secondOpinion->support(a.question, a.attempts.last().answer.text,
                                                                     {passage}, Scale::Graded, tools.stop);
        support[passage.id] = verdict ? verdict->probability : 0;
    }
    std::stable_sort(best.begin(), best.end(),
                     [&](const Passage &left, const Passage &right) { return support[left.id] > support[right.id]; });
    best.resize((best.size() + 1) / 2);
    return best;
}

void placeCitations(Answer &answer, const QList<Passage> &passages, const Library &library)
{
    for (Citation &citation : answer.citations) {
        for (const Passage &passage : passages) {
            if (passage.id != citation.passage)
                continue;
            citation.title = passage.title;
            citation.address = passage.address;
            if (!passage.address.isEmpty())
                continue;
            citation.file = QFileInfo(passage.path).fileName();
            citation.places = library.places(passage, citation.from, citation.to);
        }
    }
}

} // namespace

Decision decided(Outcome outcome, const QString &because, const Answering &a, const AnsweringTools &tools,
                 QJsonObject details)
{
    details[QLatin1String("calls")] = a.cost.calls;
    details[QLatin1String("of_calls")] = tools.settings.maxCalls;
    details[QLatin1String("rewrites")] = a.spent[int(Spends::Rewrite)];
    details[QLatin1String("regenerations")] = a.spent[int(Spends::Regeneration)];
    details[QLatin1String("web_searches")] = a.spent[int(Spends::WebSearch)];
    return {outcome, because, details};
}

bool affords(const Answering &a, const AnsweringTools &tools, int calls)
{
    return a.cost.calls + calls <= tools.settings.maxCalls &&
           tools.clock.elapsed() < qint64(tools.settings.maxSeconds) * 1000;
}

Result<Decision> retrieve(Answering &a, AnsweringTools &tools)
{
    if (!affords(a, tools, 0))
        return outOfBudget(a, tools);
    a.found = a.chosen;
    if (a.chosen.isEmpty()) {
        Result<QList<Passage>> found =
            tools.library.search({a.query, tools.settings.passages, a.documents}, tools.stop);
        if (!found)
            return found.error();
        a.found = *std::move(found);
    }
    if (a.found.isEmpty()) { // nothing to answer from; but the reader is shown what came nearest
        const Result<QList<Passage>> nearest =
            tools.library.search({a.query, tools.settings.passages, a.documents, true}, tools.stop);
        if (!nearest)
            return nearest.error();
        rememberNearest(a, *nearest);
    }
    a.queries.append(a.query);
    const QList<PassageId> ids = sortedIds(a.found);
    const bool seenBefore = a.seen.contains(ids);
    a.seen.append(ids);

    QJsonArray passages;
    for (const Passage &passage : std::as_const(a.found))
        passages.append(toJson(passage));
    const QString count = QStringLiteral("%1 passages").arg(a.found.size());
    Decision decision = decided("found", count, a, tools);
    if (!a.chosen.isEmpty())
        decision.because += QStringLiteral(", chosen by you");
    else if (a.found.isEmpty())
        decision = unlessExhausted("nothing", QStringLiteral("nothing found"), a, tools);
    else if (seenBefore)
        decision = decided("exhausted", count + QStringLiteral(", as an earlier query found: no progress"), a, tools);
    decision.details[QLatin1String("query")] = a.query;
    decision.details[QLatin1String("passages")] = passages;
    return decision;
}

Result<Decision> grade(Answering &a, AnsweringTools &tools)
{
    const int count = int(a.found.size());
    if (!a.chosen.isEmpty()) {
        a.passages = a.found;
        return decided("some", QStringLiteral("kept because you chose them"), a, tools,
                       {{QStringLiteral("kept"), idsOf(a.passages)}});
    }
    if (!affords(a, tools, count))
        return outOfBudget(a, tools);

    const QString against = tools.settings.gradeAgainstQuery ? a.query : a.question;
    QList<Result<Verdict>> verdicts(count, Result<Verdict>(Error::cancelled()));
    Result<Verdict> *written = verdicts.data(); // each item writes its own, so no lock is needed
    std::atomic<int> calls = a.cost.calls;
    const auto gradeOne = [&](int i) {
        if (calls >= tools.settings.maxCalls) { // a verdict may take several
            written[i] = Error::exhausted();
            return;
        }
        written[i] = tools.critic.relevance(against, a.found.at(i), tools.stop);
        if (!written[i])
            return;
        calls += written[i]->cost.calls;
        written[i]->passage = a.found.at(i).id;
        tools.trace(TraceEvent::Judged, {}, toJson(*written[i]));
    };
    tools.parallel.forEach(count, gradeOne, tools.stop);

    std::optional<Error> failure;
    for (const Result<Verdict> &verdict : std::as_const(verdicts)) {
        if (verdict)
            a.cost = a.cost + verdict->cost; // what was spent counts, however it ends
        else if (!failure || failure->code == Error::Exhausted)
            failure = verdict.error();
    }
    if (failure && failure->code == Error::Exhausted)
        return outOfBudget(a, tools);
    if (failure)
        return unlessOutOfTime(*failure, a, tools);

    a.passages.clear();
    QList<Passage> refused;
    for (int i = 0; i < count; ++i) {
        const Result<Verdict> &verdict = verdicts.at(i);
        a.judged[a.found[i].id] = verdict->probability;
        // A verdict that cannot be read is neither yes nor no: the passage stays, flagged (flows.md, section 3.5).
        (verdict->passed || verdict->invalid() ? a.passages : refused).append(a.found[i]);
    }
    rememberNearest(a, refused);
    const QString kept = QStringLiteral("%1 of %2 relevant").arg(a.passages.size()).arg(count);
    Decision decision =
        a.passages.isEmpty() ? unlessExhausted("none", kept, a, tools) : decided("some", kept, a, tools);
    decision.details[QLatin1String("kept")] = idsOf(a.passages);
    decision.details[QLatin1String("refused")] = idsOf(refused);
    return decision;
}

Result<Decision> rewrite(Answering &a, AnsweringTools &tools)
{
    if (!affords(a, tools, 1))
        return decided("stuck", outOfBudget(a, tools).because, a, tools);
    const Result<Rewriting> better =
        tools.writer.rewrite({a.question, a.queries, a.nearest.mid(0, tools.settings.passages)}, tools.stop);
    if (!better) {
        Result<Decision> late = unlessOutOfTime(better.error(), a, tools);
        if (late)
            late->outcome = "stuck";
        return late;
    }
    a.cost = a.cost + better->cost;

    Decision decision = decided("again", QStringLiteral("new query: ") + better->query, a, tools,
                                {{QStringLiteral("query"), better->query},
                                 {QStringLiteral("reason"), better->reason},
                                 {QStringLiteral("prompt"), better->prompt},
                                 {QStringLiteral("raw"), better->raw}});
    const QString normal = normalForm(better->query);
    const auto tried = [&](const QString &query) { return normalForm(query) == normal; };
    if (normal.isEmpty()) {
        decision.outcome = "stuck";
        decision.because = QStringLiteral("there is no other way to put it");
    } else if (std::any_of(a.queries.cbegin(), a.queries.cend(), tried)) {
        decision.outcome = "stuck";
        decision.because = QStringLiteral("the same query again: no progress");
    } else {
        a.query = better->query;
    }
    return decision;
}

Result<Decision> write(Answering &a, AnsweringTools &tools)
{
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    const int regenerations = regenerationsOf(a);
    AnswerTask task{a.question, passagesFor(a, tools, regenerations), regenerations + 1, {}, {}, regenerations >= 2};
    if (regenerations > 0) {
        task.criticism = a.attempts.last().grounded.reason;
        task.rejected = a.attempts.last().answer.text;
    }
    const auto heard = [&](const QString &words) { tools.trace(TraceEvent::Token, words, {}); };
    Result<Answer> answer = tools.writer.answer(task, heard, tools.stop);
    if (!answer)
        return unlessOutOfTime(answer.error(), a, tools);
    a.cost = a.cost + answer->cost;

    const int number = int(a.attempts.size()) + 1;
    Decision decision = decided(
        "written", QStringLiteral("attempt %1, from %2 passages").arg(number).arg(task.passages.size()), a, tools,
        {{QStringLiteral("attempt"), number},
         {QStringLiteral("sources"), idsOf(task.passages)},
         {QStringLiteral("text"), answer->text},
         {QStringLiteral("prompt"), answer->prompt},
         {QStringLiteral("raw"), answer->raw}});
    if (answer->text.isEmpty()) {
        decision.outcome = "empty";
        decision.because = QStringLiteral("nothing in the passages answers");
        return decision;
    }
    placeCitations(*answer, task.passages, tools.library);
    a.attempts.append({a.query, task.passages, *std::move(answer), {}, {}, false, false});
    return decision;
}

Result<Decision> verify(Answering &a, AnsweringTools &tools)
{
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    Attempt &attempt = a.attempts.last();
    const Result<Verdict> verdict =
        tools.critic.support(a.question, attempt.answer.text, attempt.passages, Scale::Binary, tools.stop);
    if (!verdict)
        return unlessOutOfTime(verdict.error(), a, tools);
    a.cost = a.cost + verdict->cost;
    attempt.grounded = *verdict;
    attempt.grounded.passage = 0;
    attempt.checkedGrounded = true;
    tools.trace(TraceEvent::Judged, {}, toJson(attempt.grounded));
    markSupport(a, tools, attempt);

    if (verdict->passed)
        return decided("grounded", sure(*verdict), a, tools);
    const int used = a.spent[int(Spends::Regeneration)];
    const int most = tools.settings.maxRegenerations;
    return decided(used < most ? "ungrounded" : "exhausted",
                   counted(sure(*verdict), QStringLiteral("regeneration"), used, most), a, tools);
}

Result<Decision> judge(Answering &a, AnsweringTools &tools)
{
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    Attempt &attempt = a.attempts.last();
    const QString against = tools.settings.gradeAgainstQuery ? a.query : a.question;
    const Result<Verdict> verdict =
        tools.critic.utility(against, attempt.answer.text, tools.critic.utilityScale(), tools.stop);
    if (!verdict)
        return unlessOutOfTime(verdict.error(), a, tools);
    a.cost = a.cost + verdict->cost;
    attempt.useful = *verdict;
    attempt.checkedUseful = true;
    tools.trace(TraceEvent::Judged, {}, toJson(*verdict));

    if (verdict->passed) {
        a.best = int(a.attempts.size()) - 1;
        a.ending = Ending::Verified;
        return decided("useful", sure(*verdict), a, tools);
    }
    if (verdict->invalid()) // no loop on what cannot be read (flows.md, section 3.5)
        return decided("exhausted", sure(*verdict), a, tools);
    return unlessExhausted("useless", sure(*verdict), a, tools);
}

} // namespace core
