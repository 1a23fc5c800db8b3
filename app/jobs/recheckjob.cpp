#include "app/jobs/recheckjob.h"

#include "app/jobs/localmodel.h"
#include "core/ports/backend.h"
#include "core/models/roles.h"

namespace app {

core::Result<core::Recheck> recheckAnswer(const core::Turn &turn, core::Settings settings, const RecheckMeans &means,
                                          std::stop_token stop)
{
    if (turn.computed || !turn.candidates.isEmpty()) // no judge is asked, so that no server need be there
        settings = core::Settings();
    core::Connections connections = means.connections;
    if (const core::Result<void> placed = placeLocalModel(settings, connections, means.local, stop); !placed)
        return placed.error();
    const core::Result<core::ModelSet> mind = core::openModels(settings, connections, means.library, stop);
    if (!mind)
        return mind.error();
    const core::Backend *builtin = core::backendFor(QStringLiteral("builtin"));
    const core::Result<core::ModelSet> second =
        builtin
            ? builtin->open(settings, connections, means.library, stop)
            : core::Result<core::ModelSet>(core::Error::defect(QStringLiteral("the built-in model is not offered")));
    if (!second)
        return second.error();
    return core::recheck(turn, {means.library, *mind->critic, second->critic.get(), stop});
}

} // namespace app
