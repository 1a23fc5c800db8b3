// attest-cli's command fork: repeats an earlier run from one of its steps, with changes.
#include "app/jobs/answerjob.h"
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/pool.h"
#include "core/library/librarysessions.h"

#include <algorithm>

namespace app {
namespace {

core::Error notFound(const QString &sentence)
{
    return {core::Error::NotFound, sentence, {}};
}

core::Result<core::Turn> turnNamed(const core::Session &session, const QString &name)
{
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    for (int i = 0; i < session.turns.size(); ++i) {
        if (session.turns[i].id == name || (isNumber && number == i + 1))
            return session.turns[i];
    }
    return notFound(QStringLiteral("The session has no turn “%1”; its turns are numbered from 1 to %2.")
                        .arg(name, QString::number(session.turns.size())));
}

// The step at the requested visit, or its last one.
core::Result<core::ForkStep> stepNamed(const core::Turn &turn, const CliOptions &options)
{
    const QList<core::ForkStep> steps = core::forkSteps(turn);
    QStringList known;
    for (auto step = steps.crbegin(); step != steps.crend(); ++step) {
        if (step->node == options.step && (!options.visit || step->visit == *options.visit))
            return *step;
        known.prepend(step->visit > 1 ? QStringLiteral("%1 (--visit %2)").arg(step->node, QString::number(step->visit))
                                      : step->node);
    }
    return notFound(QStringLiteral("Use --at with a step of that run: %1.").arg(known.join(QStringLiteral(", "))));
}

core::Result<core::ForkOptions> wishOf(const core::Turn &turn, const core::ForkStep &step, const CliOptions &options)
{
    core::ForkOptions request;
    request.node = step.node;
    request.visit = step.visit;
    request.query = options.query;
    request.settings = options.set;
    if (options.count)
        request.settings.append({QStringLiteral("passages"), QString::number(*options.count)});
    const QList<core::Passage> found = core::foundIn(turn.trace) + turn.nearest;
    for (const QString &name : options.keptPassages + options.leftOut) {
        const core::PassageId id = name.toLongLong();
        const auto passage = std::find_if(found.cbegin(), found.cend(),
                                          [id](const core::Passage &known) { return id != 0 && known.id == id; });
        if (passage == found.cend())
            return notFound(
                QStringLiteral("That run found no passage “%1”; the trace lists the passage numbers.").arg(name));
        if (options.leftOut.contains(name))
            request.leftOut.append(id);
        else
            request.kept.append(*passage);
    }
    return request;
}

} // namespace

int runFork(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<core::Session> session = core::LibrarySessions(*library).find(options.arguments[0].toLongLong());
    if (!session)
        return complain(notFound(
            QStringLiteral("There is no session “%1”; “attest-cli sessions” lists them.").arg(options.arguments[0])));
    const core::Result<core::Turn> turn = turnNamed(*session, options.arguments[1]);
    if (!turn)
        return complain(turn.error());
    const core::Result<core::ForkStep> step = stepNamed(*turn, options);
    if (!step)
        return complain(step.error());
    if (!step->whyNot.isEmpty())
        return complain({core::Error::Invalid, step->whyNot, {}});
    const core::Result<core::ForkOptions> request = wishOf(*turn, *step, options);
    if (!request)
        return complain(request.error());
    const core::Result<core::Settings> settings = forkSettings(options.settings, *turn, *request);
    if (!settings)
        return complain(settings.error());
    Pool pool(settings->concurrentCalls);
    CliLocalServer local;
    useEmbedderOrSay(*library, *settings, local.server, stop);
    const auto answer = [&](const core::Settings &placed, const core::Connections &connections) {
        return forkTurn(
            *turn, *request, placed, {*library, pool, connections}, [](const core::TraceEvent &) {}, stop);
    };
    const core::Turn forked = askAlsoLocally({turn->question, turn->scope, {}}, *settings, connectionsFor(*settings),
                                             local.server, answer, stop);
    return keepAndPrint(forked, session->id, options, *library);
}

} // namespace app
