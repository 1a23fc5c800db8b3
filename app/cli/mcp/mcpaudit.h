// A log of what other assistants did with the library: one line of JSON per call, appended to a file that only the user
// can read. Not thread-safe.
#pragma once

#include "app/cli/mcp/mcpprotocol.h"
#include "core/base/result.h"

#include <QFile>

#include <memory>

namespace app {

class McpAudit
{
public:
    static QString usualFile(); // $XDG_STATE_HOME/attest/mcp.jsonl

    // “-” means standard error. Creates the folder and the file; a file over 5 MB is first renamed to FILE.1. Errors:
    // Storage.
    static core::Result<std::unique_ptr<McpAudit>> open(const QString &file, const QString &library);

    struct Line
    {
        McpCall call;
        QString client;
        QString outcome;  // "done", "cancelled", or the error message
        qint64 bytes = 0; // size of the reply
        qint64 milliseconds = 0;
    };
    bool write(const Line &line); // returns false if writing failed

private:
    McpAudit() = default;

    QString m_library;
    QFile m_file;
};

} // namespace app
