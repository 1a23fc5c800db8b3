// JSON-RPC 2.0: what a line says, and lines that answer it. Pure. Batches are refused: of MCP's versions one alone had
// them.
#pragma once

#include "core/base/json.h"

#include <optional>

namespace app {

struct RpcError
{
    enum Code {
        ParseError = -32700,
        InvalidRequest = -32600,
        NoSuchMethod = -32601,
        InvalidParams = -32602,
        InternalError = -32603,
        UnsupportedVersion = -32022
    };

    int code = InternalError;
    QString sentence;
    core::Json details = {}; // missing: there are none
};

struct RpcMessage
{
    enum Kind { Request, Notification, Response, Wrong };

    Kind kind = Wrong;
    core::Json id = {}; // a text or a whole number; of what is wrong, null where it cannot be told
    QString method = {};
    core::Json params = {}; // an object, or missing
    RpcError error = {};    // of what is wrong
};

RpcMessage rpcMessage(QByteArrayView line);

// One line each, with its end.
QByteArray rpcResult(const core::Json &id, const core::Json &result);
QByteArray rpcError(const core::Json &id, const RpcError &error);
QByteArray rpcNotification(const char *method, const core::Json &params);

} // namespace app
