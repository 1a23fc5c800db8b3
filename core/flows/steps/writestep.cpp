// The step that writes an answer, and how a later attempt differs from earlier ones.
#include "core/base/plural.h"
#include "core/flows/steps/draft.h"
#include "core/flows/steps/neighbours.h"
#include "core/flows/steps/reports.h"

#include <QFileInfo>

#include <algorithm>

namespace core {
namespace {

// Number of immediately preceding attempts with the same query that were not grounded.
int regenerationsOf(const AnswerState &a)
{
    int count = 0;
    for (auto it = a.attempts.crbegin(); it != a.attempts.crend() && it->query == a.query; ++it) {
        if (it->grounded.passed) // it was useless, and the passages have changed since
            break;
        ++count;
    }
    return count;
}

// A second regeneration sees only the passages that best support the rejected answer.
QList<Passage> passagesFor(const AnswerState &a, const AnswerTools &tools, int regenerations)
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

} // namespace

void placeCitations(Answer &answer, const QList<Passage> &passages, const Library &library)
{
    for (Citation &citation : answer.citations) {
        for (const Passage &passage : passages) {
            if (passage.id != citation.passage)
                continue;
            citation.title = passage.title;
            citation.year = passage.year;
            citation.address = passage.address;
            if (!passage.address.isEmpty())
                continue;
            citation.file = QFileInfo(passage.path).fileName();
            citation.places = library.places(passage, citation.from, citation.to);
        }
    }
}

Result<Decision> write(AnswerState &a, AnswerTools &tools)
{
    const int regenerations = regenerationsOf(a);
    AnswerTask task{a.question, passagesFor(a, tools, regenerations), regenerations + 1, {}, {}, regenerations >= 2};
    if (regenerations > 0) {
        task.criticism = a.attempts.last().grounded.reason;
        task.rejected = a.attempts.last().answer.text;
    }
    const qsizetype found = task.passages.size();
    if (regenerations < 2)
        task.passages += neighboursFor(task, a, tools);
    const auto heard = [&](const QString &words) { tools.trace(AnswerWords{words}); };
    std::optional<Result<Answer>> drafted = takeDraft(a, task, heard);
    if (!drafted && !affords(a, tools, 1))
        return outOfBudget(a, tools);
    const bool ahead = drafted.has_value();
    Result<Answer> answer = drafted ? *std::move(drafted) : tools.writer.answer(task, heard, tools.stop);
    if (!answer)
        return unlessOutOfTime(answer.error(), a, tools);
    a.cost = a.cost + answer->cost;
    if (answer->read >= 0) // the others did not fit, so they are not sources
        task.passages = task.passages.mid(0, answer->read);

    const int number = int(a.attempts.size()) + 1;
    const QList<Passage> beside = task.passages.mid(found);
    Decision decision = decided(
        "written",
        QStringLiteral("attempt %1, from %2").arg(number).arg(plural(task.passages.size() - beside.size(), "passage")),
        a, tools, {.written = writtenOf(*answer), .sources = idsOf(task.passages), .attempt = number});
    if (!beside.isEmpty()) {
        decision.because += QStringLiteral(" and %1 next to them").arg(beside.size());
        decision.report.beside = beside;
    }
    tellWasted(decision.report, a);
    if (answer->text.isEmpty()) {
        decision.outcome = "empty";
        decision.because = answer->whyEmpty.isEmpty() ? QStringLiteral("nothing in the passages answers the question")
                                                      : answer->whyEmpty;
        a.whyEmpty = answer->whyEmpty;
        return decision;
    }
    if (ahead) {
        decision.because += QStringLiteral(", started while they were being graded");
        decision.report.ahead = true;
    }
    if (!answer->note.isEmpty())
        decision.because += QStringLiteral("; ") + answer->note;
    placeCitations(*answer, task.passages, tools.library);
    a.attempts.append({a.query, task.passages, *std::move(answer), {}, {}, false, false});
    a.attempts.last().beside = int(beside.size());
    return decision;
}

} // namespace core
