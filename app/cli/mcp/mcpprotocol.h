// The Model Context Protocol for a server with tools: takes a message, returns a reply or a tool call. There are two
// kinds of session. One negotiates a version in an “initialize” handshake (2024-11-05 to 2025-11-25) for the rest of
// the stream; the other states the version in each request's “_meta” (2026-07-28), for that request only. Both are
// accepted on one stream. All versions: modelcontextprotocol.io/specification. Independent of threads and streams.
#pragma once

#include "app/cli/mcp/jsonrpc.h"
#include "app/cli/mcp/lineframes.h"
#include "app/cli/mcp/mcptool.h"

namespace app {

struct McpCall
{
    core::Json id;
    QString tool; // tool name
    McpArguments arguments;
    core::Json progressToken; // missing: the client wants no progress reports
    QString version;          // protocol version
};

class McpProtocol
{
public:
    static constexpr qsizetype longestLine = 1 << 20; // largest message in bytes

    explicit McpProtocol(const QString &instructions) : m_instructions(instructions) {}

    struct Taken // at most one of these is set
    {
        QByteArray reply = {};
        std::optional<McpCall> call = {};
        core::Json cancelled = {}; // id of the request to cancel
    };
    Taken take(const LineFrames::Frame &frame);

    QString client() const { return m_client; } // client name, if given

    static QByteArray reply(const McpCall &call, const core::Result<core::Json> &result);
    static QByteArray progress(const core::Json &token, int done, int of, const QString &what);

private:
    Taken takeRequest(const RpcMessage &message);
    Taken takeModern(const RpcMessage &message);
    Taken takeLegacy(const RpcMessage &message);
    Taken takeInitialize(const RpcMessage &message);
    Taken takeCall(const RpcMessage &message, const QString &version);
    void remember(const core::Json &client);

    QString m_instructions;
    QString m_version; // version negotiated in the handshake; empty: none yet
    QString m_client;
};

} // namespace app
