// How a run ends: the best attempt, the six endings, the typed refusals, and the turn made of them.
#include "core/flows/draft.h"
#include "core/flows/gaps.h"
#include "core/flows/segments.h"

#include "core/session/forking.h"

#include "core/base/catalogue.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace core {
namespace {

// The order in which attempts are preferred (flows.md, section 3.3); of equals the first stays.
auto worth(const Attempt &attempt)
{
    return std::make_tuple(attempt.checkedGrounded && attempt.grounded.passed,
                           attempt.checkedUseful && attempt.useful.passed, attempt.grounded.probability,
                           attempt.useful.probability);
}

// Whose words an answer rests on.
QString backersOf(const Attempt &attempt)
{
    const auto isWeb = [](const Passage &passage) { return !passage.address.isEmpty(); };
    const bool any = std::any_of(attempt.passages.cbegin(), attempt.passages.cend(), isWeb);
    const bool all = std::all_of(attempt.passages.cbegin(), attempt.passages.cend(), isWeb);
    return !any  ? QStringLiteral("your documents")
           : all ? QStringLiteral("the web pages found")
                 : QStringLiteral("your documents and the web pages found");
}

void endWithAttempt(Answering &a, int best)
{
    const Attempt &attempt = a.attempts[best];
    a.best = best;
    a.ending = Ending::Unverified;
    if (attempt.checkedGrounded && !attempt.grounded.passed) {
        a.remark = QStringLiteral("The check that %1 support this answer failed: %2")
                       .arg(backersOf(attempt), attempt.grounded.reason);
    } else if (!attempt.checkedGrounded || !attempt.checkedUseful) {
        a.remark = !a.outOfBudget
                       ? QStringLiteral("This answer was not checked.")
                       : QStringLiteral("The budget was used up before this answer was checked; raise it in Settings.");
    } else if (attempt.useful.invalid()) {
        a.remark = QStringLiteral("The check that this answers the question could not be read.");
    } else if (!attempt.useful.passed) {
        a.ending = Ending::GroundedNotUseful;
        a.remark = QStringLiteral("Supported by %1, but it may not fully answer the question: %2")
                       .arg(backersOf(attempt), attempt.useful.reason);
    } else {
        a.ending = Ending::Verified;
    }
}

Refusal refusalFor(const Answering &a, const AnsweringTools &tools)
{
    bool any = false;
    bool text = false;
    for (const Document &document : tools.library.documents()) {
        const bool inScope = a.documents.isEmpty() || a.documents.contains(document.id);
        any = any || inScope;
        text = text || (inScope && document.passages > 0);
    }
    if (!text)
        return any ? Refusal::PagesUnreadable : Refusal::NothingIndexed;
    if (a.outOfBudget)
        return Refusal::BudgetUsedUp;
    if (a.found.isEmpty() && a.nearest.isEmpty())
        return Refusal::NothingFound; // not a word in common
    return a.passages.isEmpty() ? Refusal::NothingRelevant : Refusal::NotSupported;
}

QString sentenceFor(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NothingIndexed:
        return QStringLiteral("There is nothing in the library yet; add PDFs and ask again.");
    case Refusal::PagesUnreadable:
        return QStringLiteral("None of the documents asked could be read; the library says why for each of them.");
    case Refusal::NothingFound:
        return QStringLiteral(
            "Your documents have not a word in common with this question; try other words or add documents.");
    case Refusal::NothingRelevant:
        return QStringLiteral(
            "Nothing relevant: none of the passages found helps with this question; look at the nearest, "
            "try other words, or add documents.");
    case Refusal::NotSupported:
        return QStringLiteral("The passages found do not answer this question; look at them, or ask for less at once.");
    case Refusal::BudgetUsedUp:
        return QStringLiteral("The budget was used up before there was an answer; raise it in Settings and ask again.");
    default:
        return {};
    }
}

void endWithError(Answering &a, const Error &error)
{
    a.ending = Ending::Failed;
    a.remark = error.message;
    if (error.code == Error::Unavailable)
        a.refusal = Refusal::ModelUnreachable;
    if (error.code == Error::Cancelled) {
        a.refusal = Refusal::Stopped;
        a.remark = QStringLiteral("Stopped.");
    }
}

// The last bound: the counters end a run long before, unless the user set it very low.
void endOutOfSteps(Answering &a, AnsweringTools &tools)
{
    tools.trace = [](TraceEvent::Kind, const QString &, const QJsonObject &) {};
    const bool hasPaths = !a.reflecting.beams.isEmpty() || !a.reflecting.done.isEmpty();
    const Result<Decision> kept = hasPaths ? choose(a, tools) : settle(a, tools);
    if (kept && kept->outcome != "nothing")
        return;
    a.ending = Ending::Abstained;
    a.refusal = Refusal::BudgetUsedUp;
    a.remark = sentenceFor(a.refusal);
}

QHash<DocumentId, QByteArray> evidenceOf(const QList<Passage> &passages, const Library &library)
{
    QHash<DocumentId, QByteArray> evidence;
    for (const Passage &passage : passages) {
        if (passage.document == 0 || evidence.contains(passage.document))
            continue; // of the web
        if (const Result<Document> document = library.document(passage.document))
            evidence.insert(passage.document, document->hash);
    }
    return evidence;
}

Turn turnOf(const Answering &a, const AnsweringFlow &flow, const AnsweringTools &tools)
{
    Turn turn;
    turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    turn.question = a.question;
    turn.queries = a.queries;
    turn.flow = toQString(flow.id());
    turn.graph = flow.graph();
    turn.model = tools.settings.model;
    turn.ending = a.ending;
    turn.refusal = a.refusal;
    turn.remark = a.remark;
    turn.gaps = gapsOf(a, tools.library);
    turn.chosen = !a.chosen.isEmpty();
    turn.scope = a.documents;
    if (a.best >= 0) {
        const Attempt &attempt = a.attempts[a.best];
        turn.answer = attempt.answer.text;
        turn.sentences = attempt.answer.sentences;
        turn.citations = attempt.answer.citations;
        turn.sources = attempt.passages;
        turn.evidence = evidenceOf(attempt.passages, tools.library);
    } else {
        turn.nearest = (a.nearest.isEmpty() ? a.found : a.nearest).mid(0, tools.settings.passages);
    }
    turn.cost = a.cost;
    turn.cost.seconds = double(tools.clock.elapsed()) / 1000;
    return turn;
}

} // namespace

Result<Decision> settle(Answering &a, AnsweringTools &tools)
{
    int best = -1;
    for (int i = 0; i < a.attempts.size(); ++i) {
        if (best < 0 || worth(a.attempts[i]) > worth(a.attempts[best]))
            best = i;
    }
    if (best < 0)
        return decided("nothing", QStringLiteral("there is no attempt to keep"), a, tools);
    endWithAttempt(a, best);
    return decided("kept", QStringLiteral("attempt %1 of %2 is the best").arg(best + 1).arg(a.attempts.size()), a,
                   tools, {{QStringLiteral("attempt"), best + 1}});
}

Result<Decision> decline(Answering &a, AnsweringTools &tools)
{
    a.ending = Ending::Abstained;
    a.refusal = refusalFor(a, tools);
    a.remark = sentenceFor(a.refusal);
    return decided("declined", name(a.refusal).replace(u'_', u' '), a, tools);
}

Turn answer(const AnsweringFlow &flow, const Asked &asked, AnsweringTools &tools, const TraceSink &trace)
{
    Begun begun;
    begun.state.question = asked.question.trimmed();
    begun.state.query = begun.state.question;
    begun.state.documents = asked.documents;
    begun.state.chosen = asked.chosen;
    return goOn(flow, std::move(begun), tools, trace);
}

Turn goOn(const AnsweringFlow &flow, Begun begun, AnsweringTools &tools, const TraceSink &trace)
{
    Answering &a = begun.state;
    tools.clock.start();
    for (const TraceEvent &event : std::as_const(begun.events))
        trace(event);
    const qint64 asked = QDateTime::currentMSecsSinceEpoch();
    TraceEvent last; // step that was entered
    begun.told[QLatin1String("settings")] = runSettings(tools.settings);
    const TraceSink told = [&](const TraceEvent &event) {
        if (event.kind != TraceEvent::Entered)
            return trace(event);
        last = event;
        last.details = std::exchange(begun.told, {}); // with the first one
        trace(last);
    };
    const Result<void> done = flow.run(a, tools, {told, tools.stop, tools.settings.maxSteps}, begun.place);
    if (!done && done.error().code == Error::Exhausted)
        endOutOfSteps(a, tools);
    else if (!done)
        endWithError(a, done.error());
    dropAhead(a);
    const int unused = a.unused.calls;
    if (const QJsonObject details = takeUnused(a); !details.isEmpty())
        trace({TraceEvent::Progress, last.node, last.visit,
               QStringLiteral("calls that came to nothing: %1").arg(unused), details,
               begun.place.elapsed + tools.clock.elapsed()});
    Turn turn = turnOf(a, flow, tools);
    turn.asked = asked;
    return turn;
}

const AnsweringFlow *answeringFlow(const QString &id)
{
    for (const AnsweringFlow *flow : offers<AnsweringFlow>()) {
        if (toQString(flow->id()) == id)
            return flow;
    }
    return nullptr;
}

} // namespace core
