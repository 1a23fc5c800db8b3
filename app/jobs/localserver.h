// Attest's own llama-server: serves one model file on this machine while it is needed, is restarted once if it dies,
// and ends with the program. Thread-safe.
#pragma once

#include "app/runtime/lane.h"
#include "app/settings/modelservers.h"
#include "core/base/result.h"

#include <QByteArray>

#include <functional>
#include <mutex>
#include <stop_token>

namespace app {

class LocalServer
{
public:
    struct Address
    {
        QString url; // http://127.0.0.1:40123/v1
        QByteArray key;
        QString model; // the server's name for the model
    };

    struct ServerConfig
    {
        QString file; // empty: no file is needed
        int callsAtOnce = 1;
        bool vectors = false; // it must also make embeddings
        bool operator==(const ServerConfig &) const = default;
    };

    // `changed` may be called from any thread.
    LocalServer(const QString &log, std::function<void(const LocalServerState &)> changed);
    ~LocalServer(); // ends the server

    void configure(const ServerConfig &config); // returns at once
    // Waits until the file is being served. Errors: Unavailable, Cancelled.
    core::Result<Address> address(std::stop_token stop);
    LocalServerState state() const;
    QStringList log(int lines) const; // the last lines of the log

    static bool isInstalled(); // whether llama-server is installed
    static QString usualLog();
    static QString modelName(const QString &file); // the file's name, made into a valid model name

private:
    void serve(const ServerConfig &config, const std::stop_token &stop);
    bool serveOnce(const ServerConfig &config, const QString &program, bool again, const std::stop_token &stop);
    bool waitUntilReady(class ChildProcess &process, const Address &address, const std::stop_token &stop);
    void tell(const std::stop_token &stop, LocalServerState::Phase phase, const QString &sentence,
              const Address &address = {});

    const QString m_log;
    const std::function<void(const LocalServerState &)> m_changed;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_told;
    ServerConfig m_config;
    LocalServerState m_state;
    Address m_address;
    std::stop_source m_serving;
    Lane m_lane; // last member, so it is destroyed before anything that it uses
};

} // namespace app
