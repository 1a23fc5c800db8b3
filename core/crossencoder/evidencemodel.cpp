#include "core/crossencoder/evidencemodel.h"

#include "core/base/detachedcall.h"
#include "core/crossencoder/encoder.h"

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

template <class Network, class Load>
Result<std::shared_ptr<const Network>> EvidenceModel::partOf(Part<Network> &part, Load load,
                                                             const std::stop_token &stop)
{
    std::unique_lock lock(m_lock);
    if (!m_loaded.wait(lock, stop, [&part] { return !part.isLoading; }))
        return Error::cancelled();
    if (part.problem)
        return *part.problem;
    if (!part.network) {
        const auto loaded = [&] {
            part.isLoading = true;
            lock.unlock();
            const auto end = qScopeGuard([&] {
                lock.lock();
                part.isLoading = false;
                m_loaded.notify_all();
            });
            return callDetached(std::move(load), stop);
        }();
        if (!loaded)
            return Error::cancelled();
        if (!*loaded)
            return part.problem.emplace(loaded->error());
        part.network = std::make_shared<const Network>(**loaded);
    }
    part.lastUse = Clock::now();
    return part.network;
}

Result<std::shared_ptr<const CrossEncoder>> EvidenceModel::encoder(const std::stop_token &stop)
{
    return partOf(
        m_reader, [folder = m_folder] { return CrossEncoder::from(folder); }, stop);
}

Result<std::shared_ptr<const CrossEncoder>> EvidenceModel::englishEncoder(const std::stop_token &stop)
{
    const auto load = [folder = m_folder] { return CrossEncoder::from(folder + QStringLiteral("/english")); };
    return partOf(m_english, load, stop);
}

Result<std::shared_ptr<const VectorEncoder>> EvidenceModel::vectors(const std::stop_token &stop)
{
    const Result<std::shared_ptr<const CrossEncoder>> reader = encoder(stop);
    if (!reader)
        return reader.error();
    const auto load = [folder = m_folder, words = (*reader)->encoder()] { return VectorEncoder::from(folder, *words); };
    return partOf(m_vectors, load, stop);
}

QString EvidenceModel::sumOfVectors() const
{
    return m_folder == u"off" ? QString() : core::sumOfVectors(m_folder);
}

std::optional<Error> EvidenceModel::takeProblem()
{
    const std::lock_guard lock(m_lock);
    const std::optional<Error> &problem = m_reader.problem ? m_reader.problem : m_english.problem;
    if (m_isTold || !problem || m_folder == u"off")
        return {};
    m_isTold = true;
    return problem;
}

template <class Network>
void EvidenceModel::release(Part<Network> &part, Clock::time_point now)
{
    if (part.network.use_count() > 1)
        part.lastUse = now;
    else if (now - part.lastUse >= idleTime)
        part.network.reset();
}

void EvidenceModel::releaseIdle(Clock::time_point now)
{
    const std::lock_guard lock(m_lock);
    release(m_reader, now);
    release(m_english, now);
    release(m_vectors, now);
}

bool EvidenceModel::hasReader()
{
    const std::lock_guard lock(m_lock);
    return bool(m_reader.network);
}

bool EvidenceModel::hasEnglish()
{
    const std::lock_guard lock(m_lock);
    return bool(m_english.network);
}

} // namespace core
