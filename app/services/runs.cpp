#include "app/services/runs.h"

#include <utility>

namespace app {

Runs::Runs(LibraryAccess &library, ModelService &models)
    : m_library(library),
      m_models(models),
      m_relay(this, [this](const QList<Event> &events) {
          for (qsizetype from = 0; from < events.size();) {
              core::Trace trace;
              const int run = events[from].run;
              while (from < events.size() && events[from].run == run)
                  trace.append(events[from++].event);
              emit traced(run, trace);
          }
      })
{
}

int Runs::begin(Run run)
{
    run.number = ++m_last;
    emit started(run);
    return run.number;
}

void Runs::finish(int run, const core::Result<void> &result)
{
    m_stops.erase(run);
    m_brief.erase(run);
    emit finishing(run);
    emit finished(run, result);
}

void Runs::finishLater(int run, const core::Result<void> &result)
{
    QMetaObject::invokeMethod(
        this, [this, run, result] { finish(run, result); }, Qt::QueuedConnection);
}

void Runs::tellFailed(const QString &subject, const core::Error &error)
{
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    finish(begin(run), error);
}

int Runs::post(Lane &lane, Run run, Job job)
{
    return postWithKeys(lane, std::move(run), {}, [job = std::move(job)] { return job; });
}

int Runs::postWithKeys(Lane &lane, Run run, const QStringList &services, std::function<Job()> makeJob)
{
    const int number = beginToWait(run);
    const auto go = [this, &lane, number, makeJob = std::move(makeJob)] { launch(lane, number, makeJob); };
    const auto goWithKeys = [this, number, services, go] {
        m_waitingForKeys.insert(number);
        m_models.whenKeysAreKnown(services, go);
    };
    if (m_library.isUsable() || m_library.isClosed())
        goWithKeys();
    else
        m_whenOpen.push_back(goWithKeys);
    return number;
}

void Runs::launch(Lane &lane, int number, const std::function<Job()> &makeJob)
{
    m_waitingForKeys.erase(number);
    if (m_library.isResting() && m_waiting.contains(number)) // the keys came while another library takes its place
        return m_whenOpen.push_back([this, &lane, number, makeJob] { launch(lane, number, makeJob); });
    const bool stopped = !leaveWaiting(number);
    if (m_library.isClosed() || stopped)
        return finishLater(number, m_library.isClosed() ? m_library.whyNotUsable() : core::Error::cancelled());
    m_stops[number] = lane.post([this, number, job = makeJob()](std::stop_token stop) {
        finishLater(number, stop.stop_requested() ? core::Error::cancelled() : job(number, stop));
    });
}

int Runs::postTask(Lane &lane, const QString &subject, std::function<core::Result<void>(std::stop_token)> job)
{
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    return post(lane, run, [job = std::move(job)](int, std::stop_token stop) { return job(stop); });
}

bool Runs::stop(int run)
{
    const auto found = m_stops.find(run);
    if (found == m_stops.end())
        return leaveWaiting(run);
    found->second.request_stop();
    return true;
}

bool Runs::isStopping(int run) const
{
    const auto found = m_stops.find(run);
    return found != m_stops.end() && found->second.stop_requested();
}

void Runs::stopAtEnd()
{
    for (auto &[run, stop] : m_stops) {
        if (!m_brief.contains(run))
            stop.request_stop();
    }
}

void Runs::stopAll()
{
    for (auto &[run, stop] : m_stops)
        stop.request_stop();
}

int Runs::beginToWait(const Run &run)
{
    const int number = begin(run);
    m_waiting.insert(number);
    return number;
}

bool Runs::leaveWaiting(int run)
{
    return m_waiting.erase(run) > 0;
}

void Runs::whenOpen(std::function<void()> call)
{
    m_whenOpen.push_back(std::move(call));
}

void Runs::libraryOpened()
{
    for (const std::function<void()> &call : std::exchange(m_whenOpen, {}))
        call();
}

void Runs::dropThoseWaitingForKeys()
{
    for (const int run : std::exchange(m_waitingForKeys, {}))
        m_waiting.erase(run);
}

void Runs::finishAll()
{
    for (const auto &[run, stop] : std::map(m_stops))
        finish(run, core::Error::cancelled());
}

void Runs::tell(int run, const QString &node, const QString &sentence)
{
    tell(run, node, core::TaskProgress{.text = sentence});
}

void Runs::tell(int run, const QString &node, const core::TaskProgress &progress)
{
    send(run, {node, 1, progress});
}

core::Percent Runs::percentOf(int run, const QString &node)
{
    return [this, run, node](int done) {
        tell(run, node, {.unit = core::TaskProgress::Percent, .done = done, .of = 100});
    };
}

} // namespace app
