#include "app/cli/mcp/mcpprotocol.h"

namespace app {
namespace {

using core::Json;

constexpr const char *handshakes[] = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"}; // newest first
constexpr auto modern = "2026-07-28";
// From this version on, a tool itself reports what is wrong with its arguments, so that a model can correct them.
constexpr auto argumentsAreToldByTools = "2025-11-25";

constexpr QLatin1String versionKey("io.modelcontextprotocol/protocolVersion");
constexpr QLatin1String abilitiesKey("io.modelcontextprotocol/clientCapabilities");
constexpr QLatin1String clientKey("io.modelcontextprotocol/clientInfo");

bool isModern(const QString &version)
{
    return version == QLatin1String(modern);
}

Json serverInfo()
{
    return Json::object({{"name", "attest"}, {"title", "Attest"}, {"version", ATTEST_VERSION}});
}

Json abilities()
{
    return Json::object({{"tools", Json::object({})}});
}

// Adds what every result of the newer version contains.
Json completed(core::JsonEntries entries, const QString &version)
{
    if (isModern(version)) {
        entries.append({"resultType", Json("complete")});
        entries.append({"_meta", Json::object({{"io.modelcontextprotocol/serverInfo", serverInfo()}})});
    }
    return Json::object(entries);
}

// The list of tools can be cached: it changes only with the program.
core::JsonEntries kept(core::JsonEntries entries, const QString &version)
{
    constexpr int hour = 3'600'000; // in milliseconds
    if (isModern(version))
        entries += core::JsonEntries{{"ttlMs", hour}, {"cacheScope", "public"}};
    return entries;
}

Json listed()
{
    QList<Json> tools;
    for (const McpTool &tool : mcpTools())
        tools.append(Json::object({{"name", tool.name},
                                   {"title", tool.title},
                                   {"description", tool.what},
                                   {"inputSchema", inputSchema(tool)},
                                   {"outputSchema", tool.output},
                                   {"annotations", Json::object({{"title", tool.title},
                                                                 {"readOnlyHint", true},
                                                                 {"destructiveHint", false},
                                                                 {"idempotentHint", true},
                                                                 {"openWorldHint", false}})}}));
    return Json(tools);
}

const Json &toolList()
{
    static const Json tools = listed();
    return tools;
}

McpProtocol::Taken refused(const RpcMessage &message, int code, const QString &sentence, const Json &details = {})
{
    return {rpcError(message.id, {code, sentence, details})};
}

McpProtocol::Taken noMethod(const RpcMessage &message)
{
    return refused(
        message, RpcError::NoSuchMethod,
        QStringLiteral("There is no method “%1”; this server offers only tools.").arg(message.method.left(60)));
}

McpProtocol::Taken toolsListed(const RpcMessage &message, const QString &version)
{
    if (!message.params[u"cursor"].isMissing())
        return refused(message, RpcError::InvalidParams,
                       QStringLiteral("All tools are in one list; leave out the cursor."));
    return {rpcResult(message.id, completed(kept({{"tools", toolList()}}, version), version))};
}

} // namespace

McpProtocol::Taken McpProtocol::take(const LineFrames::Frame &frame)
{
    if (frame.tooLong)
        return {rpcError(Json(), {RpcError::InvalidRequest,
                                  QStringLiteral("A message may be at most %1 bytes long.").arg(longestLine),
                                  {}})};
    const RpcMessage message = rpcMessage(frame.line);
    switch (message.kind) {
    case RpcMessage::Wrong:
        return {rpcError(message.id, message.error)};
    case RpcMessage::Response: // nothing was requested
        return {};
    case RpcMessage::Notification:
        if (message.method == u"notifications/cancelled")
            return {{}, {}, message.params[u"requestId"]};
        return {};
    case RpcMessage::Request:
        return takeRequest(message);
    }
    return {};
}

McpProtocol::Taken McpProtocol::takeRequest(const RpcMessage &message)
{
    const Json meta = message.params[u"_meta"];
    if (!meta[versionKey].isMissing() || message.method == u"server/discover")
        return takeModern(message);
    if (message.method == u"initialize")
        return takeInitialize(message);
    return takeLegacy(message);
}

McpProtocol::Taken McpProtocol::takeModern(const RpcMessage &message)
{
    const Json meta = message.params[u"_meta"];
    const QString version = meta[versionKey].toString();
    if (!meta[versionKey].isString() || !meta[abilitiesKey].isObject())
        return refused(
            message, RpcError::InvalidParams,
            QStringLiteral("“_meta” must contain “%1”, a string, and “%2”, an object.").arg(versionKey, abilitiesKey));
    if (!isModern(version))
        return refused(
            message, RpcError::UnsupportedVersion,
            QStringLiteral("This server does not support version “%1” without a handshake.").arg(version.left(40)),
            Json::object({{"supported", Json(QStringList{QLatin1String(modern)})}, {"requested", version}}));
    remember(meta[clientKey]);
    if (message.method == u"server/discover")
        return {rpcResult(message.id, completed(kept({{"supportedVersions", Json(QStringList{version})},
                                                      {"capabilities", abilities()},
                                                      {"instructions", m_instructions}},
                                                     version),
                                                version))};
    if (message.method == u"tools/list")
        return toolsListed(message, version);
    if (message.method == u"tools/call")
        return takeCall(message, version);
    return noMethod(message);
}

McpProtocol::Taken McpProtocol::takeInitialize(const RpcMessage &message)
{
    const Json wanted = message.params[u"protocolVersion"];
    if (!wanted.isString())
        return refused(
            message, RpcError::InvalidParams,
            QStringLiteral("“initialize” needs “protocolVersion”, such as \"%1\".").arg(QLatin1String(handshakes[0])));
    m_version = QLatin1String(handshakes[0]); // for an unknown version, the newest is offered
    for (const char *known : handshakes) {
        if (wanted.toString() == QLatin1String(known))
            m_version = wanted.toString();
    }
    remember(message.params[u"clientInfo"]);
    return {rpcResult(message.id, Json::object({{"protocolVersion", m_version},
                                                {"capabilities", abilities()},
                                                {"serverInfo", serverInfo()},
                                                {"instructions", m_instructions}}))};
}

McpProtocol::Taken McpProtocol::takeLegacy(const RpcMessage &message)
{
    if (message.method == u"ping")
        return {rpcResult(message.id, Json::object({}))};
    if (m_version.isEmpty())
        return refused(message, RpcError::InvalidParams,
                       QStringLiteral("Start with “initialize”, or put version %1 in the “_meta” of each request.")
                           .arg(QLatin1String(modern)));
    if (message.method == u"tools/list")
        return toolsListed(message, m_version);
    if (message.method == u"tools/call")
        return takeCall(message, m_version);
    return noMethod(message);
}

McpProtocol::Taken McpProtocol::takeCall(const RpcMessage &message, const QString &version)
{
    const Json name = message.params[u"name"];
    const McpTool *tool = mcpTool(name.toString());
    if (!tool) {
        QStringList names;
        for (const McpTool &each : mcpTools())
            names.append(QLatin1String(each.name));
        return refused(message, RpcError::InvalidParams,
                       QStringLiteral("There is no tool “%1”; the tools are %2.")
                           .arg(name.toString().left(60), names.join(QStringLiteral(", "))));
    }
    McpCall call{message.id, name.toString(), McpArguments(message.params[u"arguments"]), {}, version};
    if (const QString wrong = wrongArguments(*tool, call.arguments.json()); !wrong.isEmpty()) {
        if (version < QLatin1String(argumentsAreToldByTools))
            return refused(message, RpcError::InvalidParams, wrong);
        return {reply(call, core::Error{core::Error::Invalid, wrong, {}})};
    }
    const Json token = message.params[u"_meta"][u"progressToken"];
    if (token.isString() || token.isNumber())
        call.progressToken = token;
    return {{}, call};
}

void McpProtocol::remember(const Json &client)
{
    if (client[u"name"].isString())
        m_client = client[u"name"].toString().left(100);
}

QByteArray McpProtocol::reply(const McpCall &call, const core::Result<Json> &result)
{
    const QString text = result ? QString::fromUtf8(result->written()) : result.error().message;
    core::JsonEntries entries{{"content", Json(QList<Json>{Json::object({{"type", "text"}, {"text", text}})})},
                              {"isError", !result}};
    if (result)
        entries.append({"structuredContent", *result});
    return rpcResult(call.id, completed(entries, call.version));
}

QByteArray McpProtocol::progress(const Json &token, int done, int of, const QString &what)
{
    core::JsonEntries entries{{"progressToken", token}, {"progress", done}, {"message", what}};
    if (of > 0)
        entries.append({"total", of});
    return rpcNotification("notifications/progress", Json::object(entries));
}

} // namespace app
