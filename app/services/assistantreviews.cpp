// What Assistant does with answers that were given before: the user corrects a verdict, or has their support checked
// again.
#include "app/services/assistantlanes.h"
#include "app/jobs/rechecking.h"
#include "app/jobs/localmodel.h"

#include <QDateTime>

#include <algorithm>

namespace app {

core::Result<core::Turn> Assistant::Private::keptTurn(core::SessionId id, const QString &turn) const
{
    const core::Result<core::Session> kept = library->session(id);
    if (!kept)
        return kept.error();
    const auto found =
        std::find_if(kept->turns.begin(), kept->turns.end(), [&](const core::Turn &each) { return each.id == turn; });
    if (found == kept->turns.end())
        return core::Error{core::Error::NotFound, tr("This answer is no longer in its session."), {}};
    return *found;
}

core::Result<void> Assistant::Private::changeTurn(core::SessionId id, const QString &turn,
                                                  const std::function<void(core::Turn &)> &change)
{
    const core::Result<core::Turn> kept = keptTurn(id, turn);
    if (!kept)
        return kept.error();
    core::Turn changed = *kept;
    change(changed);
    if (const core::Result<void> saved = library->saveTurn(id, changed); !saved)
        return saved;
    inWindow([this, id, changed] {
        if (session.id != id)
            return;
        for (core::Turn &each : session.turns) {
            if (each.id == changed.id)
                each = changed;
        }
        emit q->sessionChanged(session, sessions);
    });
    return {};
}

void Assistant::correctVerdict(core::SessionId session, const QString &turn, const core::Verdict &verdict, bool passes)
{
    d->postTask(d->tasks, tr("Keeping the correction"), [=, this](std::stop_token) {
        return d->changeTurn(session, turn, [&](core::Turn &changed) {
            changed.review.correct(verdict, passes, QDateTime::currentMSecsSinceEpoch());
        });
    });
}

int Assistant::checkAgain(core::SessionId session, const QString &turn)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Checking the answer again");
    run.stoppable = true;
    const auto job = [=, this, present = d->settings](const core::Connections &known, int, std::stop_token stop) {
        const core::Result<core::Turn> kept = d->keptTurn(session, turn);
        if (!kept)
            return core::Result<void>(kept.error());
        const core::Result<core::Recheck> checked =
            recheckAnswer(*kept, present, {*d->library, known, d->models.localServer()}, stop);
        d->inWindow([this] { d->models.wantLocalServer(); });
        if (!checked)
            return core::Result<void>(checked.error());
        // What the user has changed meanwhile stays.
        return d->changeTurn(session, turn, [&](core::Turn &changed) { changed.review.rechecks.append(*checked); });
    };
    return d->runs.postWithKeys(d->checks, run, servicesUsed(d->settings), [this, job]() -> Runs::Job {
        return [job, known = d->models.connections()](int number, std::stop_token stop) {
            return job(known, number, stop);
        };
    });
}

} // namespace app
