// The evidence model of the program, what reads and what makes vectors: each loaded when it is first asked for, from
// where Attest is installed, and let go when nobody has used it for some minutes. Safe from several threads.
#pragma once

#include "core/crossencoder/crossencoder.h"
#include "core/crossencoder/vectorencoder.h"

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
    // The same of what makes vectors, which needs words of the other.
    Result<std::shared_ptr<const VectorEncoder>> vectors(const std::stop_token &stop);
    // SHA-256 of what vectors are made by, as the manifest has it, in hexadecimal. Empty: it makes none.
    QString sumOfVectors() const;

    // Why there is none, once; for whoever has somebody to tell.
    std::optional<Error> takeProblem();

    // Lets it go where nobody holds it and nobody asked for it during idleTime. To be called every minute or so.
    void releaseIdle(Clock::time_point now = Clock::now());
    bool isLoaded();

private:
    template <class Network>
    struct Part
    {
        bool isLoading = false;
        std::shared_ptr<const Network> network;
        Clock::time_point lastUse;
        std::optional<Error> problem;
    };
    template <class Network, class Load>
    Result<std::shared_ptr<const Network>> partOf(Part<Network> &part, Load load, const std::stop_token &stop);
    template <class Network>
    static void release(Part<Network> &part, Clock::time_point now);

    const QString m_folder;
    std::mutex m_lock; // of what follows
    std::condition_variable_any m_loaded;
    Part<CrossEncoder> m_reader;
    Part<VectorEncoder> m_vectors;
    bool m_isTold = false;
};

} // namespace core
