// Answers without the library, from the Writer's own knowledge, and never presents them as anything else.
#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/reports.h"
#include "core/library/subject.h"

namespace core {
namespace {

Result<Decision> nothingKnown(const QString &because, AnswerState &a, const AnswerTools &tools,
                              const StepReport &report = {})
{
    const Result<void> looked = lookForNearest(a, tools);
    if (!looked)
        return looked.error();
    return decided("empty", because, a, tools, report);
}

} // namespace

Result<void> lookForNearest(AnswerState &a, const AnswerTools &tools)
{
    if (!a.found.isEmpty() || !a.nearest.isEmpty())
        return {};
    const Result<QList<Passage>> nearest = nearestTo(a.query, a, tools);
    if (!nearest)
        return nearest.error();
    rememberNearest(a, *nearest);
    return {};
}

const Subject &subjectOf(AnswerState &a, const AnswerTools &tools)
{
    if (!a.subject.titles.isEmpty() || !a.subject.terms.isEmpty()) // chosen documents may lack titles
        return a.subject;
    a.subject = tools.library.subject();
    if (a.documents.isEmpty())
        return a.subject;
    const QSet<DocumentId> asked(a.documents.begin(), a.documents.end());
    QList<Document> documents = tools.library.documents();
    documents.removeIf([&](const Document &document) { return !asked.contains(document.id); });
    a.subject.titles = titlesFor(documents); // the terms are still those of all documents
    return a.subject;
}

Result<Decision> recall(AnswerState &a, AnswerTools &tools)
{
    if (!tools.writer.canAnswerClosedBook())
        return nothingKnown(tools.writer.name() + QStringLiteral(" has no answer from memory"), a, tools);
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    AnswerTask task;
    task.question = a.question;
    task.fromMemory = true;
    const auto heard = [&](const QString &words) { tools.trace(AnswerWords{words}); };
    Result<Answer> answer = tools.writer.answer(task, heard, tools.stop);
    if (!answer)
        return unlessOutOfTime(answer.error(), a, tools);
    a.cost = a.cost + answer->cost;
    const StepReport report{.written = writtenOf(*answer)};
    a.whyEmpty = answer->whyEmpty;
    if (answer->text.isEmpty())
        return nothingKnown(tools.writer.name() + QStringLiteral(" does not know"), a, tools, report);

    answer->citations.clear(); // whatever the Writer cites, there is no source
    for (AnswerSentence &sentence : answer->sentences)
        sentence.citations.clear();
    Decision decision = decided("recalled", QStringLiteral("from memory, no document used"), a, tools, report);
    a.attempts.append({a.query, {}, *std::move(answer), {}, {}, false, false});
    a.best = int(a.attempts.size()) - 1;
    a.ending = Ending::NoSources;
    a.remark = QStringLiteral("Written from the model's memory; check it before you rely on it.");
    return decision;
}

} // namespace core
