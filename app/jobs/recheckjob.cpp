#include "app/jobs/recheckjob.h"

#include "app/jobs/localmodel.h"
#include "core/library/filenow.h"
#include "core/models/builtin.h"
#include "core/models/roles.h"

namespace app {
namespace {

// The file may have changed since it was read, in which case a verdict would not apply to it.
core::Result<void> isAsItWasRead(const core::Turn &turn, const core::Library &library, const std::stop_token &stop)
{
    QList<core::DocumentId> cited;
    for (const core::Citation &citation : turn.citations)
        cited.append(citation.document);
    const QList<core::ChangedFile> changed = core::changedAmong(cited, library, stop);
    if (!changed.isEmpty())
        return core::Error{core::Error::Unavailable,
                           QStringLiteral("%1 has changed since it was read; read it again, then check the answer.")
                               .arg(changed.first().file),
                           changed.first().title};
    return {};
}

} // namespace

core::Result<core::Recheck> recheckAnswer(const core::Turn &turn, core::Settings settings, const RecheckMeans &means,
                                          std::stop_token stop)
{
    if (const core::Result<void> same = isAsItWasRead(turn, means.library, stop); !same)
        return same.error();
    if (turn.computed || !turn.candidates.isEmpty()) // no judge is asked, so no server is needed
        settings = core::Settings();
    core::Connections connections = means.connections;
    if (const core::Result<void> placed = placeLocalModel(settings, connections, means.local, stop); !placed)
        return placed.error();
    const core::Result<core::ModelSet> mind = core::openModels(settings, connections, means.library, stop);
    if (!mind)
        return mind.error();
    const auto evidence = mind->evidence ? mind->evidence : core::evidenceRankerFor(settings, means.library, stop);
    const core::Result<std::unique_ptr<core::Critic>> second = core::builtinCritic(means.library, evidence);
    if (!second)
        return second.error();
    return core::recheck(turn, {means.library, *mind->critic, second->get(), stop});
}

} // namespace app
