// JSON-RPC 2.0: parses lines and formats replies. Pure. Rejects batches, because only one version of MCP allows them.
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
    core::Json details = {}; // absent if there are none
};

struct RpcMessage
{
    enum Kind { Request, Notification, Response, Wrong };

    Kind kind = Wrong;
    core::Json id = {}; // a string or a whole number; null for an invalid message whose id is unknown
    QString method = {};
    core::Json params = {}; // an object, or missing
    RpcError error = {};    // set for an invalid message
};

RpcMessage rpcMessage(QByteArrayView line);

// Each returns one line, including the line end.
QByteArray rpcResult(const core::Json &id, const core::Json &result);
QByteArray rpcError(const core::Json &id, const RpcError &error);
QByteArray rpcNotification(const char *method, const core::Json &params);

} // namespace app
