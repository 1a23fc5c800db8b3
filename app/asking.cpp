#include "app/asking.h"

#include "app/recorder.h"
#include "core/model/backend.h"
#include "core/models/roles.h"
#include "core/models/verdictcache.h"

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
    const core::AnsweringFlow *flow = core::answeringFlow(settings.flow);
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

core::Turn askQuestion(const core::Asked &asked, const core::Settings &settings, const Means &means,
                       const core::TraceSink &trace, std::stop_token stop)
{
    const core::AnsweringFlow *flow = core::answeringFlow(settings.flow);
    if (!flow)
        return failed(asked, settings,
                      {core::Error::Invalid,
                       QStringLiteral("There is no flow “%1”; “attest-cli flows” lists them.").arg(settings.flow),
                       {}});
    if (asked.question.trimmed().isEmpty())
        return failed(asked, settings, {core::Error::Invalid, QStringLiteral("Type a question first."), {}});
    const core::Result<core::Mind> mind = core::openMind(settings, means.connections, means.library, stop);
    if (!mind)
        return failed(asked, settings, mind.error());
    const core::Backend *builtin = core::backendFor(QStringLiteral("builtin"));
    const core::Result<core::Mind> second =
        builtin ? builtin->open(settings, means.connections, means.library, stop)
                : core::Result<core::Mind>(core::Error::defect(QStringLiteral("the built-in model is not offered")));
    if (!second)
        return failed(asked, settings, second.error());

    const std::unique_ptr<core::WebSearch> web = core::openWeb(settings, means.connections);
    core::VerdictCache ofThisQuestion;
    core::RememberingCritic remembering(*mind->critic, means.cache ? *means.cache : ofThisQuestion);
    core::Critic &critic = settings.rememberVerdicts ? remembering : *mind->critic;
    core::AnsweringTools tools{means.library, *mind->writer,  critic, second->critic.get(),
                               settings,      means.parallel, stop};
    tools.web = web.get();
    tools.reflector = mind->reflector.get();
    tools.atOnce = mind->atOnce;
    Recorder recorder(trace);
    core::Turn turn = core::answer(*flow, asked, tools, recorder.sink());
    turn.model = core::modelsOf(settings).join(QStringLiteral(", "));
    turn.trace = recorder.trace();
    return turn;
}

QString titleFor(const QString &question)
{
    constexpr int longest = 60;
    const QString title = question.simplified();
    return title.size() <= longest ? title : title.left(longest - 1).trimmed() + QStringLiteral("…");
}

} // namespace app
