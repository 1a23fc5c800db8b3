// Serves the protocol on two streams. It reads on the caller's thread, calls tools on lanes, and writes on a separate
// lane, so it notices the end of the input even if the client stops reading.
#pragma once

#include "app/cli/mcp/mcpaudit.h"
#include "app/cli/mcp/mcpprotocol.h"
#include "app/runtime/lane.h"
#include "app/runtime/pool.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace app {

class McpServer
{
public:
    struct Streams // file descriptors, owned by the caller
    {
        int in = 0;
        int out = 1;
    };
    McpServer(const core::Library &library, const core::Settings &settings, McpAudit &audit, const Streams &streams);
    ~McpServer();

    // Runs until the input ends, the output is closed, or a stop is requested. Calls that are still running then get
    // half a second. False: they did not end in time, and the program has to exit without waiting for them.
    bool serve(std::stop_token stop);

private:
    struct Running
    {
        core::Json id;
        std::stop_source stop;
    };
    bool read(std::stop_token stop); // false: end of input
    void take(const LineFrames::Frame &frame);
    void begin(const McpCall &call);
    void run(const McpCall &call, const QString &client, std::stop_token stop);
    void cancel(const core::Json &id);
    void send(const QByteArray &line);
    void write(const QByteArray &line);
    bool settle(); // waits for running calls and pending output

    const core::Library &m_library;
    const core::Settings &m_settings;
    McpAudit &m_audit;
    Streams m_streams;
    McpProtocol m_protocol;
    LineFrames m_frames{McpProtocol::longestLine};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    QList<Running> m_running;             // guarded by m_mutex
    std::mutex m_auditing;                // guards m_audit
    std::atomic<qint64> m_unwritten = 0;  // in bytes
    std::atomic<bool> m_isClosed = false; // whether the output was closed
    Pool m_pool;
    std::unique_ptr<Lane> m_writing;
    std::unique_ptr<Lane> m_calling;
};

} // namespace app
