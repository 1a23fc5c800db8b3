// How a run ends: the best attempt, the six endings, the typed refusals, and the turn made from them.
#include "core/flows/steps/candidates.h"
#include "core/flows/steps/draft.h"
#include "core/flows/steps/gaps.h"
#include "core/flows/steps/help.h"
#include "core/flows/steps/reports.h"
#include "core/flows/steps/segments.h"

#include "core/extractive/absentwords.h"
#include "core/extractive/identifiers.h"
#include "core/library/librarycoverage.h"
#include "core/session/forkpoints.h"

#include "core/base/catalogue.h"
#include "core/base/inquotes.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace core {
namespace {

// Order of preference among attempts; of equals the first wins.
auto worth(const Attempt &attempt)
{
    return std::make_tuple(attempt.checkedGrounded && attempt.grounded.passed,
                           attempt.checkedUseful && attempt.useful.passed, attempt.grounded.probability,
                           attempt.useful.probability);
}

// Names of the documents that support an answer.
QString backersOf(const Attempt &attempt)
{
    const auto isWeb = [](const Passage &passage) { return !passage.address.isEmpty(); };
    const bool any = std::any_of(attempt.passages.cbegin(), attempt.passages.cend(), isWeb);
    const bool all = std::all_of(attempt.passages.cbegin(), attempt.passages.cend(), isWeb);
    return !any  ? QStringLiteral("your documents")
           : all ? QStringLiteral("the web pages found")
                 : QStringLiteral("your documents and the web pages found");
}

QString uncheckedRemark(const AnswerState &a, const Attempt &attempt)
{
    if (a.outOfBudget)
        return QStringLiteral("The budget was used up before this answer was checked; raise it in Settings.");
    if (!attempt.checkedGrounded)
        return QStringLiteral("This answer was not checked.");
    const bool inPart = attempt.grounded.label == QLatin1String("partially");
    return QStringLiteral("%1 by %2, but whether it answers the question was not checked.")
        .arg(inPart ? QStringLiteral("Supported in part") : QStringLiteral("Supported"), backersOf(attempt));
}

void endWithAttempt(AnswerState &a, int best)
{
    const Attempt &attempt = a.attempts[best];
    a.best = best;
    a.ending = Ending::Unverified;
    if (attempt.checkedGrounded && !attempt.grounded.passed) {
        a.remark = QStringLiteral("The check for whether %1 support this answer failed: %2")
                       .arg(backersOf(attempt), attempt.grounded.reason);
    } else if (!attempt.checkedGrounded || !attempt.checkedUseful) {
        a.remark = uncheckedRemark(a, attempt);
    } else if (attempt.useful.invalid()) {
        a.remark = QStringLiteral("The verdict on whether this answers the question could not be read.");
    } else if (!attempt.useful.passed) {
        a.ending = Ending::GroundedNotUseful;
        a.remark = QStringLiteral("Supported by %1, but it may not fully answer the question: %2")
                       .arg(backersOf(attempt), attempt.useful.reason);
    } else {
        a.ending = Ending::Passed;
    }
}

Refusal refusalFor(const AnswerState &a, const AnswerTools &tools)
{
    const Readable readable = LibraryCoverage(tools.library).readable(a.documents);
    if (readable.withText == 0)
        return readable.documents > 0 ? Refusal::PagesUnreadable : Refusal::NothingIndexed;
    if (a.outOfBudget)
        return Refusal::BudgetUsedUp;
    if (!a.whyEmpty.isEmpty())
        return Refusal::EmptyReply;
    if (a.found.isEmpty() && a.nearest.isEmpty())
        return Refusal::NothingFound; // no word in common
    return a.passages.isEmpty() ? Refusal::NothingRelevant : Refusal::NotSupported;
}

QString sentenceFor(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NothingIndexed:
        return QStringLiteral("There is nothing in the library yet; add PDFs and ask again.");
    case Refusal::PagesUnreadable:
        return QStringLiteral(
            "None of the documents you asked about could be read; the library shows the reason for each.");
    case Refusal::NothingFound:
        return QStringLiteral("None of these words appear in your documents; try other words or add documents.");
    case Refusal::NothingRelevant:
        return QStringLiteral("I found no passage that answers this; look at the closest matches, "
                              "try other words, or add documents.");
    case Refusal::NotSupported:
        return QStringLiteral(
            "The passages found do not answer this question; look at them, or ask about fewer things at a time.");
    case Refusal::BudgetUsedUp:
        return QStringLiteral("The budget was used up before there was an answer; raise it in Settings and ask again.");
    default:
        return {};
    }
}

// Question words that appear nowhere are the likeliest reason that no passage answers.
QString sentenceOf(const QStringList &absent)
{
    const QString sentence =
        absent.size() == 1
            ? QStringLiteral(
                  "None of your documents contains the word %1; try another word, or add a document about it.")
            : QStringLiteral(
                  "None of your documents contains the words %1; try other words, or add a document about them.");
    return sentence.arg(inQuotes(absent));
}

// Which part of the budget ran out.
QString usedUp(const AnswerTools &tools)
{
    const double seconds = double(tools.clock.elapsed()) / 1000;
    if (seconds >= 0.9 * tools.settings.maxSeconds) // a request ends slightly early
        return QStringLiteral("The time limit (%1 s) was used up before there was an answer; raise it in "
                              "Settings, or choose a faster model.")
            .arg(tools.settings.maxSeconds);
    return QStringLiteral("The allowed model calls (%1) were used up before there was an answer; allow more in "
                          "Settings and ask again.")
        .arg(tools.settings.maxCalls);
}

QString refusalRemark(const AnswerState &a, const AnswerTools &tools)
{
    if (a.refusal == Refusal::EmptyReply)
        return a.whyEmpty;
    if (a.refusal == Refusal::BudgetUsedUp)
        return usedUp(tools);
    const bool mayBeAbsent = a.refusal == Refusal::NothingRelevant || a.refusal == Refusal::NotSupported;
    const auto idf = [&tools](const QString &term) { return tools.library.idf(term); };
    const QStringList absent = mayBeAbsent ? absentWords(a.question, idf) : QStringList();
    return absent.isEmpty() ? sentenceFor(a.refusal) : sentenceOf(absent);
}

void endWithError(AnswerState &a, const Error &error)
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

bool hasWords(const QList<AnswerPath> &paths)
{
    return std::any_of(paths.cbegin(), paths.cend(), [](const AnswerPath &path) { return !path.pieces.isEmpty(); });
}

// Whether anything can be shown as an answer, however well supported.
bool hasAnswer(const AnswerState &a)
{
    const ReflectionState &r = a.reflecting;
    return !a.attempts.isEmpty() || !a.candidates.isEmpty() || hasWords(r.done) || hasWords(r.beams) ||
           hasWords(r.grown);
}

// Keeps the best so far, chosen the way the flow's own step would choose.
Result<Decision> keepBest(AnswerState &a, AnswerTools &tools)
{
    if (!a.reflecting.grown.isEmpty()) // extended by one piece, not yet compared
        (void)prune(a, tools);
    if (!a.reflecting.beams.isEmpty() || !a.reflecting.done.isEmpty())
        return choose(a, tools);
    return a.attempts.isEmpty() && !a.candidates.isEmpty() ? selectBest(a, tools) : settle(a, tools);
}

void stopBehind(const QString &step, AnswerState &a, const AnswerTools &tools)
{
    endWithError(a, Error::cancelled());
    a.remark = QStringLiteral("Stopped by the user after “%1”.").arg(step);
    tools.trace(StepProgress{.text = QStringLiteral("stopped by the user after this step"),
                             .ended = StepProgress::StopAfterStep});
}

void acceptBest(AnswerState &a, AnswerTools &tools)
{
    const Result<Decision> kept = keepBest(a, tools);
    if (!kept || a.best < 0)
        return endWithError(a, kept ? Error::cancelled() : kept.error());
    a.accepted = true;
    const QString taken = QStringLiteral("Accepted by the user before the run had ended.");
    a.remark += a.remark.isEmpty() ? taken : u' ' + taken;
    tools.trace(StepProgress{.text = QStringLiteral("accepted by the user: ") + kept->because,
                             .ended = StepProgress::AcceptBest,
                             .report = kept->report});
}

// The last limit: the counters end a run long before, unless the user has set it very low.
void endOutOfSteps(AnswerState &a, AnswerTools &tools)
{
    tools.trace = [](const TraceEvent::What &) {};
    const Result<Decision> kept = keepBest(a, tools);
    if (kept && kept->outcome != "nothing")
        return;
    a.ending = Ending::Abstained;
    a.refusal = Refusal::BudgetUsedUp;
    a.remark = sentenceFor(a.refusal);
}

// Passes on the engine's events, and checks between steps for the user's requests.
class Following
{
public:
    // `first` replaces the first event.
    Following(const AnswerState &a, const AnswerTools &tools, StepEntered first, qint64 elapsed, const TraceSink &trace)
        : m_a(a),
          m_tools(tools),
          m_first(std::move(first)),
          m_condensed(a.condensed),
          m_elapsed(elapsed),
          m_trace(trace)
    {
    }

    TraceSink sink()
    {
        return [this](const TraceEvent &event) {
            TraceEvent told = event;
            if (StepEntered *entered = std::get_if<StepEntered>(&told.what)) {
                *entered = std::exchange(m_first, {});
                m_last = told;
            } else if (StepLeft *left = std::get_if<StepLeft>(&told.what)) {
                left->hasAnswer = hasAnswer(m_a);
            }
            m_trace(told);
            if (m_condensed && told.as<StepEntered>())
                tellCondensed();
        };
    }

    bool isEnough()
    {
        const EndRequest endRequest =
            m_tools.endRequest && !m_tools.stop.stop_requested() ? m_tools.endRequest() : EndRequest::GoOn;
        if (endRequest == EndRequest::StopAfterStep || (endRequest == EndRequest::AcceptBest && hasAnswer(m_a)))
            m_ended = endRequest;
        return m_ended != EndRequest::GoOn;
    }

    // Emits events after the last step as part of that step.
    void tell(const TraceEvent::What &what) const
    {
        m_trace({m_last.node, m_last.visit, what, m_elapsed + m_tools.clock.elapsed()});
    }

    const TraceEvent &last() const { return m_last; } // last step entered
    EndRequest ended() const { return m_ended; }      // how the user ended the run, if so

private:
    void tellCondensed()
    {
        const Rewriting condensed = *std::exchange(m_condensed, {});
        const QString text = condensed.query.isEmpty() ? QStringLiteral("the question is complete on its own")
                                                       : QStringLiteral("understood as: ") + condensed.query;
        StepReport report = decided("", {}, m_a, m_tools).report;
        report.rewrite = reportOf(condensed);
        tell(StepProgress{.text = text, .report = report});
    }

    const AnswerState &m_a;
    const AnswerTools &m_tools;
    StepEntered m_first;
    std::optional<Rewriting> m_condensed; // not reported yet
    qint64 m_elapsed;                     // milliseconds spent before this run continued
    const TraceSink &m_trace;
    TraceEvent m_last;
    EndRequest m_ended = EndRequest::GoOn;
};

QString titleOf(const AnswerFlow &flow, const QString &node)
{
    for (const Graph::Node &known : flow.graph().nodes) {
        if (known.id == node)
            return known.title;
    }
    return node;
}

QHash<DocumentId, QByteArray> evidenceOf(const QList<Passage> &passages, const Library &library)
{
    QHash<DocumentId, QByteArray> evidence;
    for (const Passage &passage : passages) {
        if (passage.document == 0 || evidence.contains(passage.document))
            continue; // a web page
        if (const Result<Document> document = library.document(passage.document))
            evidence.insert(passage.document, document->hash);
    }
    return evidence;
}

// The trace has prompt, reply and cost.
std::optional<Verdict> judgementOf(bool checked, Verdict verdict)
{
    if (!checked)
        return {};
    verdict.prompt.clear();
    verdict.raw.clear();
    verdict.cost = {};
    verdict.remembered = false;
    return verdict;
}

// The likelihood of the best quotation; at most Related if it is about another year, version or model.
Likelihood chanceOf(const QString &question, const Attempt &attempt, const AnswerTools &tools)
{
    const Answer &answer = attempt.answer;
    if (answer.sentences.isEmpty())
        return {};
    double best = 0;
    for (const AnswerSentence &sentence : answer.sentences) {
        const Result<double> chance =
            tools.evidence.answers(question, answer.text.mid(sentence.from, sentence.to - sentence.from), tools.stop);
        if (chance)
            best = std::max(best, *chance);
    }
    const Claim claim = questionOf(question, [&](const QString &term) { return tools.library.idf(term); });
    const QString missing = identifierMissing(claim, citedBy(answer, attempt.passages));
    if (missing.isEmpty())
        return tools.evidence.calibration().likelihood(best);
    return {Likelihood::Related,
            tools.evidence.calibration().ofShown(best),
            {QStringLiteral("The question names %1, and the quotation does not").arg(missing)},
            {}};
}

Turn turnOf(const AnswerState &a, const AnswerFlow &flow, const AnswerTools &tools)
{
    Turn turn;
    turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    turn.question = a.question;
    turn.typed = a.typed;
    turn.suggestion = a.suggestion;
    turn.queries = a.queries.isEmpty() && a.computation ? QStringList{a.question} : a.queries;
    turn.flow = toQString(flow.id());
    turn.graph = flow.graph();
    turn.model = tools.settings.model;
    turn.ending = a.ending;
    turn.refusal = a.refusal;
    turn.remark = a.remark;
    turn.gaps = gapsOf(a, tools.library, tools.stop);
    turn.chosen = !a.chosen.isEmpty();
    turn.accepted = a.accepted;
    turn.scope = a.documents;
    if (a.best >= 0) {
        const Attempt &attempt = a.attempts[a.best];
        turn.answer = attempt.answer.text;
        turn.sentences = attempt.answer.sentences;
        turn.citations = attempt.answer.citations;
        turn.sources = attempt.passages;
        turn.evidence = evidenceOf(attempt.passages, tools.library);
        turn.support = judgementOf(attempt.checkedGrounded, attempt.grounded);
        turn.utility = judgementOf(attempt.checkedUseful, attempt.useful);
        turn.cut = attempt.answer.cut;
        if (a.computation && a.computation->confirmed) {
            turn.computed = a.computation->answer;
            turn.candidates = a.computation->candidates;
            turn.further = a.computation->further;
            turn.missing = a.computation->missing;
            if (a.computation->isQuoted)
                turn.likelihood = {
                    Likelihood::Direct, 0, {QStringLiteral("every word of the question matches the cell")}};
        } else if (tools.quotes) {
            turn.likelihood = chanceOf(a.question, attempt, tools);
        }
    } else {
        turn.nearest = (a.nearest.isEmpty() ? a.found : a.nearest).mid(0, tools.settings.passages);
    }
    turn.cost = a.cost;
    turn.cost.seconds = double(tools.clock.elapsed()) / 1000;
    return turn;
}

} // namespace

Result<Decision> settle(AnswerState &a, AnswerTools &tools)
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
                   tools, {.attempt = best + 1});
}

Result<Decision> decline(AnswerState &a, AnswerTools &tools)
{
    a.ending = Ending::Abstained;
    a.refusal = refusalFor(a, tools);
    a.remark = refusalRemark(a, tools);
    return decided("declined", name(a.refusal).replace(u'_', u' '), a, tools);
}

namespace {

// A message that is not a question about documents needs no search.
Turn helpTurn(SmallTalk talk, const AnswerFlow &flow, const Asked &asked, const AnswerTools &tools)
{
    Turn turn;
    turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    turn.asked = QDateTime::currentMSecsSinceEpoch();
    turn.question = asked.question.trimmed();
    turn.typed = asked.typed;
    turn.flow = toQString(flow.id());
    turn.graph = flow.graph();
    turn.model = tools.settings.model;
    turn.scope = asked.documents;
    turn.ending = Ending::Help;
    turn.answer = helpFor(talk, tools.library.documents());
    return turn;
}

// A Writer that fails here also fails later, where the error is reported.
void condense(AnswerState &a, const PreviousTurn &before, const AnswerTools &tools)
{
    const Result<Rewriting> whole = tools.writer.condense({a.question, before.question, before.answer}, tools.stop);
    if (!whole || whole->cost.calls == 0)
        return;
    a.cost = a.cost + whole->cost;
    a.condensed = *whole;
    if (whole->query.isEmpty())
        return;
    if (a.typed.isEmpty())
        a.typed = a.question;
    a.question = whole->query;
    a.suggestion.clear();
}

} // namespace

Turn answer(const AnswerFlow &flow, const Asked &asked, AnswerTools &tools, const TraceSink &trace)
{
    const SmallTalk talk = asked.chosen.isEmpty() ? smallTalkIn(asked.question) : SmallTalk::None;
    if (talk != SmallTalk::None)
        return helpTurn(talk, flow, asked, tools);
    ResumedRun begun;
    begun.state.question = asked.question.trimmed();
    begun.state.typed = asked.typed;
    begun.state.suggestion = asked.suggestion;
    if (!asked.before.question.isEmpty())
        condense(begun.state, asked.before, tools);
    begun.state.query = begun.state.question;
    begun.state.documents = asked.documents;
    begun.state.chosen = asked.chosen;
    begun.place = flow.start(begun.state, tools);
    return resume(flow, std::move(begun), tools, trace);
}

Turn resume(const AnswerFlow &flow, ResumedRun begun, AnswerTools &tools, const TraceSink &trace)
{
    AnswerState &a = begun.state;
    tools.clock.start();
    for (const TraceEvent &event : std::as_const(begun.events))
        trace(event);
    const qint64 asked = QDateTime::currentMSecsSinceEpoch();
    Following following(a, tools, {runSettings(tools.settings), begun.steering}, begun.place.elapsed, trace);
    const Result<void> done = flow.run(
        a, tools, {following.sink(), tools.stop, tools.settings.maxSteps, [&] { return following.isEnough(); }},
        begun.place);
    tools.trace = [&](const TraceEvent::What &what) { following.tell(what); };
    if (following.ended() == EndRequest::AcceptBest)
        acceptBest(a, tools);
    else if (following.ended() == EndRequest::StopAfterStep)
        stopBehind(titleOf(flow, following.last().node), a, tools);
    else if (!done && done.error().code == Error::Exhausted)
        endOutOfSteps(a, tools);
    else if (!done)
        endWithError(a, done.error());
    dropSpeculative(a);
    const int unused = a.unused.calls;
    StepReport late;
    tellWasted(late, a);
    if (!late.unused.isEmpty())
        following.tell(StepProgress{.text = QStringLiteral("calls with no result: %1").arg(unused), .report = late});
    Turn turn = turnOf(a, flow, tools);
    turn.asked = asked;
    return turn;
}

const AnswerFlow *answerFlow(const QString &id)
{
    for (const AnswerFlow *flow : offers<AnswerFlow>()) {
        if (toQString(flow->id()) == id)
            return flow;
    }
    return nullptr;
}

} // namespace core
