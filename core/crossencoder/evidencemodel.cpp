#include "core/crossencoder/evidencemodel.h"

#include "core/base/detachedcall.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace core {
QString EvidenceModel::installedFolder()
{
    const QString named = qEnvironmentVariable("ATTEST_EVIDENCE");
    if (!named.isEmpty())
        return named;
    const QString programs = QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).absolutePath();
    return QDir::cleanPath(programs + QStringLiteral("/../share/attest/evidence"));
}

EvidenceModel &EvidenceModel::installed()
{
    static EvidenceModel model;
    return model;
}

Result<std::shared_ptr<const CrossEncoder>> EvidenceModel::encoder(const std::stop_token &stop)
{
    std::unique_lock lock(m_lock);
    if (!m_loaded.wait(lock, stop, [this] { return !m_isLoading; }))
        return Error::cancelled();
    if (m_problem)
        return *m_problem;
    if (!m_encoder) {
        const auto loaded = load(lock, stop);
        if (!loaded)
            return Error::cancelled();
        if (!*loaded)
            return m_problem.emplace(loaded->error());
        m_encoder = std::make_shared<const CrossEncoder>(**loaded);
    }
    m_lastUse = Clock::now();
    return m_encoder;
}

std::optional<Result<CrossEncoder>> EvidenceModel::load(std::unique_lock<std::mutex> &lock, const std::stop_token &stop)
{
    m_isLoading = true;
    lock.unlock();
    const auto end = qScopeGuard([&] {
        lock.lock();
        m_isLoading = false;
        m_loaded.notify_all();
    });
    return callDetached([folder = m_folder] { return CrossEncoder::from(folder); }, stop);
}

std::optional<Error> EvidenceModel::takeProblem()
{
    const std::lock_guard lock(m_lock);
    if (m_isTold || !m_problem || m_folder == u"off")
        return {};
    m_isTold = true;
    return m_problem;
}

void EvidenceModel::releaseIdle(Clock::time_point now)
{
    const std::lock_guard lock(m_lock);
    if (!m_encoder)
        return;
    if (m_encoder.use_count() > 1)
        m_lastUse = now;
    else if (now - m_lastUse >= idleTime)
        m_encoder.reset();
}

bool EvidenceModel::isLoaded()
{
    const std::lock_guard lock(m_lock);
    return m_encoder != nullptr;
}

} // namespace core
