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
    const int number = begin(std::move(run));
    m_waiting[number] = {&lane, {}, std::move(job), {}};
    launch(number);
    return number;
}

int Runs::postWithKeys(Lane &lane, Run run, const QStringList &services, KeyedJob job)
{
    const int number = begin(std::move(run));
    m_waiting[number] = {&lane, services, {}, std::move(job)};
    launch(number);
    return number;
}

// Advances it as far as possible: to the library, then to the keys, then to its lane.
void Runs::launch(int number)
{
    const bool hasKeys = m_waitingForKeys.erase(number) > 0; // or they are late
    const auto waiting = m_waiting.find(number);
    if (waiting != m_waiting.end() && !m_library.isClosed()) {
        if (!m_library.isUsable())
            return m_whenOpen.push_back([this, number] { launch(number); });
        if (!hasKeys && !m_models.knowsKeys(waiting->second.services)) {
            m_waitingForKeys.insert(number);
            return m_models.whenKeysAreKnown(waiting->second.services, [this, number] { launch(number); });
        }
    }
    auto waited = m_waiting.extract(number); // none: it was stopped
    if (m_library.isClosed() || waited.empty())
        return finishLater(number, m_library.isClosed() ? m_library.whyNotUsable() : core::Error::cancelled());
    Waiting &begun = waited.mapped();
    Job job = begun.keyed ? std::bind_front(std::move(begun.keyed), m_models.connections()) : std::move(begun.job);
    m_stops[number] = begun.lane->post([this, number, job = std::move(job)](std::stop_token stop) {
        finishLater(number,
                    stop.stop_requested() ? core::Error::cancelled() : resultOf([&] { return job(number, stop); }));
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
    for (const int run : std::exchange(m_waitingForKeys, {}))
        m_waiting.erase(run);
    for (auto &[run, stop] : m_stops)
        stop.request_stop();
}

int Runs::beginToWait(const Run &run)
{
    const int number = begin(run);
    m_waiting[number] = {};
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

void Runs::finishAll()
{
    for (const auto &[run, stop] : std::map(m_stops))
        finish(run, core::Error::cancelled());
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
