#include "app/jobs/answerjob.h"

#include "app/runtime/recorder.h"
#include "core/flows/fork/resumedrun.h"
#include "core/library/librarytables.h"
#include "core/numbers/measures.h"
#include "core/ports/backend.h"
#include "core/language/dictionary.h"
#include "core/library/spelling.h"
#include "core/models/roles.h"
#include "core/models/verdictcache.h"
#include "core/question/smalltalk.h"

#include <QDateTime>
#include <QUuid>

namespace app {
namespace {

core::Turn failed(const core::Asked &asked, const core::Settings &settings, const core::Error &error)
{
    core::Turn turn;
    turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    turn.asked = QDateTime::currentMSecsSinceEpoch();
    turn.question = asked.question.trimmed();
    turn.typed = asked.typed;
    turn.queries = {turn.question};
    turn.flow = settings.flow;
    turn.model = core::modelsOf(settings).join(QStringLiteral(", "));
    turn.remark = error.message;
    if (error.code == core::Error::Unavailable)
        turn.refusal = core::Refusal::ModelUnreachable;
    if (error.code == core::Error::Cancelled) {
        turn.refusal = core::Refusal::Stopped;
        turn.remark = QStringLiteral("Stopped.");
    }
    return turn;
}

} // namespace

// A flow's table cannot lead to the web but by an edge that spends one of the searches allowed.
const core::WebEngine *webSearchOf(const core::Settings &settings)
{
    const core::AnswerFlow *flow = core::answerFlow(settings.flow);
    if (!flow || settings.maxWebSearches == 0)
        return nullptr;
    for (const core::Graph::Node &node : flow->graph().nodes) {
        for (const core::Graph::Edge &edge : node.edges) {
            if (edge.spends == core::spendsName(core::Spends::WebSearch))
                return core::webEngine(settings);
        }
    }
    return nullptr;
}

core::Turn failedTurn(const core::Asked &asked, const core::Settings &settings, const core::Error &error)
{
    return failed(asked, settings, error);
}

namespace {

// Of questions about numbers, from the tables of the library; users' own measures stand beside it. Where one of their
// files is wrong nothing is computed, and the trace says why.
core::TableCalculator calculatorOf(const core::LibraryTables &tables, const QString &libraryFolder)
{
    const core::Result<core::Measures> measures =
        core::Measures::builtIn().withFolder(libraryFolder + QStringLiteral("/measures"));
    core::TableCalculator calculator;
    calculator.asks = [measures](const QString &question) {
        return core::asksForNumber(question, measures ? *measures : core::Measures::builtIn());
    };
    calculator.calculate = [&tables, measures](const QString &question, const QList<core::DocumentId> &documents,
                                               std::stop_token stop) -> core::Result<core::Calculation> {
        if (!measures)
            return core::Calculation{{}, measures.error().message, {}};
        return core::calculate(question, documents, tables, *measures, std::move(stop));
    };
    calculator.holds = core::holds;
    return calculator;
}

// What a run is made of, opened and handed to whoever runs it.
using Running =
    std::function<core::Result<core::Turn>(const core::AnswerFlow &, core::AnswerTools &, const core::TraceSink &)>;
core::Result<core::Turn> run(const core::Settings &settings, const Means &means, const core::TraceSink &trace,
                             std::stop_token stop, const Running &running)
{
    const core::AnswerFlow *flow = core::answerFlow(settings.flow);
    if (!flow)
        return core::Error{core::Error::Invalid,
                           QStringLiteral("There is no flow “%1”; “attest-cli flows” lists them.").arg(settings.flow),
                           {}};
    const core::Result<core::ModelSet> mind = core::openModels(settings, means.connections, means.library, stop);
    if (!mind)
        return mind.error();
    const core::Backend *builtin = core::backendFor(QStringLiteral("builtin"));
    const core::Result<core::ModelSet> second =
        builtin
            ? builtin->open(settings, means.connections, means.library, stop)
            : core::Result<core::ModelSet>(core::Error::defect(QStringLiteral("the built-in model is not offered")));
    if (!second)
        return second.error();

    const std::unique_ptr<core::WebSearch> web = core::openWeb(settings, means.connections);
    core::VerdictCache ofThisQuestion;
    core::RememberingCritic remembering(*mind->critic, means.cache ? *means.cache : ofThisQuestion);
    core::Critic &critic = settings.rememberVerdicts ? remembering : *mind->critic;
    core::AnswerTools tools{means.library, *mind->writer, critic, second->critic.get(), settings, means.parallel, stop};
    tools.web = web.get();
    tools.reflector = mind->reflector.get();
    tools.atOnce = mind->atOnce;
    const core::LibraryTables tables(means.library);
    tools.calculator = calculatorOf(tables, means.library.folder());
    tools.endRequest = means.endRequest;
    tools.likelihood = mind->likelihood.get();
    Recorder recorder(trace);
    core::Result<core::Turn> turn = running(*flow, tools, recorder.sink());
    if (!turn)
        return turn;
    turn->model = core::modelsOf(settings).join(QStringLiteral(", "));
    turn->trace = recorder.trace();
    return turn;
}

} // namespace

namespace {

// The question with what was mistyped in it put right.
core::Asked spelledRight(const core::Asked &asked, const core::Settings &settings, const core::Library &library)
{
    if (asked.asItStands || !settings.completeQuestions || !asked.chosen.isEmpty())
        return asked;
    const core::Spelling spelling([&](const QString &term) { return library.idf(term); }, core::Dictionary::english(),
                                  core::Dictionary::german());
    core::Asked right = asked;
    right.question = spelling.corrected(asked.question);
    if (right.question != asked.question && right.typed.isEmpty())
        right.typed = asked.question;
    return right;
}

} // namespace

core::Turn askQuestion(const core::Asked &asked, const core::Settings &settings, const Means &means,
                       const core::TraceSink &trace, std::stop_token stop)
{
    if (asked.question.trimmed().isEmpty())
        return failed(asked, settings, {core::Error::Invalid, QStringLiteral("Type a question first."), {}});
    const core::Result<core::Turn> turn =
        run(settings, means, trace, stop,
            [&](const core::AnswerFlow &flow, core::AnswerTools &tools, const core::TraceSink &sink) {
                return core::answer(flow, spelledRight(asked, settings, means.library), tools, sink);
            });
    return turn ? *turn : failed(asked, settings, turn.error());
}

core::Result<core::Settings> forkSettings(const core::Settings &present, const core::Turn &turn,
                                          const core::ForkOptions &options)
{
    core::Settings settings = core::withRunSettings(present, core::settingsOf(turn.trace));
    settings.flow = turn.flow;
    return core::withOptions(settings, options);
}

core::Turn forkTurn(const core::Turn &turn, const core::ForkOptions &options, const core::Settings &settings,
                    const Means &means, const core::TraceSink &trace, std::stop_token stop)
{
    const auto fromThere = [&](const core::AnswerFlow &flow, core::AnswerTools &tools,
                               const core::TraceSink &sink) -> core::Result<core::Turn> {
        core::Result<core::ResumedRun> begun = core::replayUpTo(flow, turn, options, tools);
        if (!begun)
            return begun.error();
        return core::resume(flow, *std::move(begun), tools, sink);
    };
    const core::Result<core::Turn> made = run(settings, means, trace, stop, fromThere);
    core::Turn forked = made ? *made : failed({turn.question, turn.scope, {}, turn.typed}, settings, made.error());
    forked.fork = core::originOf(turn, options);
    return forked;
}

core::PreviousTurn lastOf(const core::Session &session)
{
    if (session.turns.isEmpty())
        return {};
    return {session.turns.last().question, session.turns.last().answer};
}

core::Asked takenUp(const QString &typed, const QList<core::DocumentId> &documents, const core::PreviousTurn &before,
                    const core::Settings &settings)
{
    const QString question = typed.trimmed();
    const QString asked = core::withoutCourtesy(question);
    const QString whole = settings.completeQuestions ? core::condenseQuestion(asked, before) : asked;
    return {whole, documents, {}, whole == question ? QString() : question};
}

QString titleFor(const QString &question)
{
    constexpr int longest = 60;
    const QString title = question.simplified();
    return title.size() <= longest ? title : title.left(longest - 1).trimmed() + QStringLiteral("…");
}

} // namespace app
