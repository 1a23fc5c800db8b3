#include "app/cli/mcp/jsonrpc.h"

namespace app {
namespace {

using core::Json;

QByteArray lineOf(const core::JsonEntries &entries)
{
    return Json::object(core::JsonEntries{{"jsonrpc", "2.0"}} + entries).written() + '\n';
}

bool isId(const Json &id)
{
    return id.isString() || (id.isNumber() && id.toInteger(0) == id.toInteger(1)); // a whole number that fits
}

RpcMessage wrong(int code, const QString &sentence, const Json &id = Json())
{
    RpcMessage message;
    message.id = isId(id) ? id : Json();
    message.error = {code, sentence, {}};
    return message;
}

} // namespace

RpcMessage rpcMessage(QByteArrayView line)
{
    Json::Problem problem;
    const Json json = Json::parse(line, &problem);
    if (!problem.what.isEmpty())
        return wrong(
            RpcError::ParseError,
            QStringLiteral("This line cannot be read: %1, at byte %2.").arg(problem.what, QString::number(problem.at)));
    if (json.isArray())
        return wrong(RpcError::InvalidRequest,
                     QStringLiteral("Batches are not supported; send each message on its own line."));
    if (!json.isObject())
        return wrong(RpcError::InvalidRequest, QStringLiteral("A message must be a JSON object."));
    const Json id = json[u"id"];
    const Json method = json[u"method"];
    const Json params = json[u"params"];
    if (json[u"jsonrpc"].toString() != u"2.0")
        return wrong(RpcError::InvalidRequest, QStringLiteral("“jsonrpc” must be \"2.0\"."), id);
    RpcMessage message;
    message.id = id;
    if (method.isMissing() && (!json[u"result"].isMissing() || !json[u"error"].isMissing())) {
        message.kind = RpcMessage::Response;
        return message;
    }
    if (!method.isString())
        return wrong(RpcError::InvalidRequest, QStringLiteral("“method” must be a string."), id);
    if (!id.isMissing() && !isId(id))
        return wrong(RpcError::InvalidRequest, QStringLiteral("“id” must be a string or a whole number."));
    if (!params.isMissing() && !params.isObject())
        return wrong(RpcError::InvalidParams, QStringLiteral("“params” must be an object."), id);
    message.kind = id.isMissing() ? RpcMessage::Notification : RpcMessage::Request;
    message.method = method.toString();
    message.params = params;
    return message;
}

QByteArray rpcResult(const Json &id, const Json &result)
{
    return lineOf({{"id", id}, {"result", result}});
}

QByteArray rpcError(const Json &id, const RpcError &error)
{
    core::JsonEntries entries{{"code", error.code}, {"message", error.sentence}};
    if (!error.details.isMissing())
        entries.append({"data", error.details});
    return lineOf({{"id", id}, {"error", Json::object(entries)}});
}

QByteArray rpcNotification(const char *method, const Json &params)
{
    return lineOf({{"method", method}, {"params", params}});
}

} // namespace app
