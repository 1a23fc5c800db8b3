// What other assistants may do with a library, as a table of tools. All tools are read-only.
#pragma once

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/library/library.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace app {

struct McpInput // a parameter of a tool
{
    enum Type { Text, Texts, Whole };

    const char *name;
    Type type = Text;
    const char *what;
    bool isWanted = false; // whether it is required
    qint64 least = 1;      // limits on the length of a text (each, if there are several) or on a whole number's value
    qint64 most = 2000;
    const char *choices = nullptr; // possible values: "plain|self-rag"; null: any
};

class McpArguments // arguments that have already been validated
{
public:
    explicit McpArguments(const core::Json &json = {}) : m_json(json) {}

    QString text(QLatin1String name) const { return m_json[name].toString(); }
    QStringList texts(QLatin1String name) const { return core::textsOf(m_json[name]); }
    int whole(QLatin1String name, int usual) const { return m_json[name].toInt(usual); }
    const core::Json &json() const { return m_json; }

private:
    core::Json m_json;
};

struct McpMeans // what a tool can use; everything must outlive the call
{
    const core::Library &library;
    const core::Settings &settings;
    core::Parallel &parallel;
    std::function<void(int done, int of, const QString &what)> progress; // of = 0: unknown; called on any thread
};

struct McpTool
{
    const char *name;
    const char *title;
    const char *what; // description that assistants use to choose a tool
    std::vector<McpInput> inputs;
    core::Json output; // JSON Schema of the result
    // Errors: the messages are sentences for the assistant; Cancelled if stopped.
    core::Result<core::Json> (*run)(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
};

const std::vector<McpTool> &mcpTools();      // always in this order
const McpTool *mcpTool(const QString &name); // null if there is no such tool

core::Json inputSchema(const McpTool &tool);
// One sentence saying what is wrong with the arguments; empty: they are valid.
QString wrongArguments(const McpTool &tool, const core::Json &arguments);

// Each in its own file.
core::Result<core::Json> searchTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
core::Result<core::Json> askTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
core::Result<core::Json> claimTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
core::Result<core::Json> quoteTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
core::Result<core::Json> pagesTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
core::Result<core::Json> documentsTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);
core::Result<core::Json> citeTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop);

} // namespace app
