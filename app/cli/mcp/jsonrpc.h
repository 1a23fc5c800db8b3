// JSON-RPC 2.0: parses lines and writes replies. Pure. Batches are refused: only one version of MCP had them.
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
    core::Json id = {}; // a text or a whole number; null for an invalid message if unknown
    QString method = {};
    core::Json params = {}; // an object, or missing
    RpcError error = {};    // for an invalid message
};

RpcMessage rpcMessage(QByteArrayView line);

// One line each, including its end.
QByteArray rpcResult(const core::Json &id, const core::Json &result);
QByteArray rpcError(const core::Json &id, const RpcError &error);
QByteArray rpcNotification(const char *method, const core::Json &params);

} // namespace app
