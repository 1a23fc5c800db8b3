// The program's evidence model: a network that scores spans in any language, one that scores English spans better, and
// one that computes vectors. Each is loaded from the installation on first use and released after a few idle minutes.
// Thread-safe.
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

    // The folder named by the environment variable ATTEST_EVIDENCE, if it is set; "off" means no model, which is not an
    // error. Otherwise ../share/attest/evidence, relative to the program's folder, both in a build folder and when
    // installed.
    static QString installedFolder();

    // The instance shared by the whole program.
    static EvidenceModel &installed();

    explicit EvidenceModel(const QString &folder = installedFolder()) : m_folder(folder) {}

    // The first call takes about half a second; concurrent calls wait for it. The model stays in memory while a caller
    // holds it. Errors: as for CrossEncoder::from(), repeated by every later call; Cancelled.
    Result<std::shared_ptr<const CrossEncoder>> encoder(const std::stop_token &stop);
    // Like encoder(), for the network that reads English questions about English text; its folder is the subfolder
    // `english`.
    Result<std::shared_ptr<const CrossEncoder>> englishEncoder(const std::stop_token &stop);
    // Like encoder(), for the network that computes vectors; both networks share their word embeddings.
    Result<std::shared_ptr<const VectorEncoder>> vectors(const std::stop_token &stop);
    // The SHA-256 of the network that computes vectors, hexadecimal, from the manifest; empty if the model has no such
    // network.
    QString sumOfVectors() const;

    // Returns the reason why the model or the English network is missing, or nullopt. Each problem is returned only
    // once, so that the user sees it once.
    std::optional<Error> takeProblem();

    // Releases every network that no caller holds and that has not been used for idleTime. Call this every minute or
    // so.
    void releaseIdle(Clock::time_point now = Clock::now());
    bool hasReader();  // whether encoder() returns at once
    bool hasEnglish(); // whether englishEncoder() returns at once

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
    std::mutex m_lock; // guards all members below
    std::condition_variable_any m_loaded;
    Part<CrossEncoder> m_reader;
    Part<CrossEncoder> m_english;
    Part<VectorEncoder> m_vectors;
    bool m_isTold = false;
};

} // namespace core
