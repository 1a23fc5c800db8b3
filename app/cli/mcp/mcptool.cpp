// Describes a tool's inputs as a JSON Schema, and validates arguments.
#include "app/cli/mcp/mcptool.h"

namespace app {
namespace {

using core::Json;

QStringList choicesOf(const McpInput &input)
{
    return QString::fromUtf8(input.choices).split(u'|', Qt::SkipEmptyParts);
}

Json textSchema(const McpInput &input, core::JsonEntries entries)
{
    entries.append({"type", Json("string")});
    if (input.choices) {
        entries.append({"enum", Json(choicesOf(input))});
    } else {
        entries.append({"minLength", Json(input.least)});
        entries.append({"maxLength", Json(input.most)});
    }
    return Json::object(entries);
}

constexpr int mostTexts = 50;

Json schemaOf(const McpInput &input)
{
    const core::JsonEntries described{{"description", input.what}};
    if (input.type == McpInput::Whole)
        return Json::object(described + core::JsonEntries{{"type", "integer"},
                                                          {"minimum", Json(input.least)},
                                                          {"maximum", Json(input.most)}});
    if (input.type == McpInput::Texts)
        return Json::object(described + core::JsonEntries{{"type", "array"},
                                                          {"maxItems", mostTexts},
                                                          {"items", textSchema(input, {})}});
    return textSchema(input, described);
}

QString wantedOf(const McpInput &input)
{
    const QString text = input.choices
                             ? QStringLiteral("one of ") + choicesOf(input).join(QStringLiteral(", "))
                             : QStringLiteral("a string of %1 to %2 characters").arg(input.least).arg(input.most);
    if (input.type == McpInput::Texts)
        return QStringLiteral("a list of at most %1, each %2").arg(mostTexts).arg(text);
    return input.type == McpInput::Text
               ? text
               : QStringLiteral("a whole number from %1 to %2").arg(input.least).arg(input.most);
}

bool isText(const McpInput &input, const Json &value)
{
    const QString text = value.toString().trimmed();
    return value.isString() && (input.choices ? choicesOf(input).contains(value.toString())
                                              : text.size() >= input.least && text.size() <= input.most);
}

bool isRight(const McpInput &input, const Json &value)
{
    if (input.type == McpInput::Text)
        return isText(input, value);
    if (input.type == McpInput::Whole) // the default is returned if it is not a number or does not fit
        return value.isNumber() && value.toInteger(input.least - 1) >= input.least &&
               value.toInteger(input.least - 1) <= input.most;
    if (!value.isArray() || value.size() > mostTexts)
        return false;
    for (const Json &each : value) {
        if (!isText(input, each))
            return false;
    }
    return true;
}

} // namespace

Json inputSchema(const McpTool &tool)
{
    core::JsonEntries properties;
    QStringList wanted;
    for (const McpInput &input : tool.inputs) {
        properties.append({input.name, schemaOf(input)});
        if (input.isWanted)
            wanted.append(QLatin1String(input.name));
    }
    return Json::object({{"type", "object"},
                         {"properties", Json::object(properties)},
                         {"required", Json(wanted)},
                         {"additionalProperties", false}});
}

QString wrongArguments(const McpTool &tool, const Json &arguments)
{
    const QString name = QLatin1String(tool.name);
    if (!arguments.isMissing() && !arguments.isObject())
        return QStringLiteral("“arguments” of “%1” must be an object.").arg(name);
    for (const auto &[key, value] : arguments.entries()) {
        const auto isNamed = [&](const McpInput &input) { return key == QLatin1String(input.name); };
        if (std::none_of(tool.inputs.begin(), tool.inputs.end(), isNamed)) {
            QStringList names;
            for (const McpInput &input : tool.inputs)
                names.append(QLatin1String(input.name));
            return QStringLiteral("“%1” takes no “%2”; it takes %3.")
                .arg(name, key.left(60), names.join(QStringLiteral(", ")));
        }
    }
    for (const McpInput &input : tool.inputs) {
        const Json value = arguments[QLatin1String(input.name)];
        if (value.isMissing() ? input.isWanted : !isRight(input, value))
            return QStringLiteral("“%1” of “%2” must be %3.").arg(QLatin1String(input.name), name, wantedOf(input));
    }
    return {};
}

const McpTool *mcpTool(const QString &name)
{
    for (const McpTool &tool : mcpTools()) {
        if (name == QLatin1String(tool.name))
            return &tool;
    }
    return nullptr;
}

} // namespace app
