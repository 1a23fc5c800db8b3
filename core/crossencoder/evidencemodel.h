// The evidence model of the program: loaded when it is first asked for, from where Attest is installed, and let go when
// nobody has used it for some minutes. Safe from several threads.
#pragma once

#include "core/crossencoder/crossencoder.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>

namespace core {

class EvidenceModel
{
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes idleTime{5};

    // share/attest/evidence beside the folder of the programs, in a build folder as where Attest is installed; else the
    // folder that the environment variable ATTEST_EVIDENCE names; "off": none, which is no problem.
    static QString installedFolder();

    // The one that all of the program share.
    static EvidenceModel &installed();

    explicit EvidenceModel(const QString &folder = installedFolder()) : m_folder(folder) {}

    // The first call takes about half a second, others wait for it. Whoever holds it keeps it in memory. Errors: as
    // CrossEncoder::from(), and then the same from every later call; Cancelled.
    Result<std::shared_ptr<const CrossEncoder>> encoder(const std::stop_token &stop);

    // Why there is none, once; for whoever has somebody to tell.
    std::optional<Error> takeProblem();

    // Lets it go where nobody holds it and nobody asked for it during idleTime. To be called every minute or so.
    void releaseIdle(Clock::time_point now = Clock::now());
    bool isLoaded();

private:
    std::optional<Result<CrossEncoder>> load(std::unique_lock<std::mutex> &lock, const std::stop_token &stop);

    const QString m_folder;
    std::mutex m_lock; // of what follows
    std::condition_variable_any m_loaded;
    bool m_isLoading = false;
    std::shared_ptr<const CrossEncoder> m_encoder;
    Clock::time_point m_lastUse;
    std::optional<Error> m_problem;
    bool m_isTold = false;
};

} // namespace core
