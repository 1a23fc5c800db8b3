// A log of what other assistants did with the library: one line of JSON per call, appended to a file that only the user
// can read. One thread.
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

    // “-”: standard error. Creates folder and file; a file over 5 MB becomes FILE.1. Errors: Storage.
    static core::Result<std::unique_ptr<McpAudit>> open(const QString &file, const QString &library);

    struct Line
    {
        McpCall call;
        QString client;
        QString outcome;  // "done", "cancelled", or what went wrong
        qint64 bytes = 0; // of the reply
        qint64 milliseconds = 0;
    };
    bool write(const Line &line); // false: it could not be written

private:
    McpAudit() = default;

    QString m_library;
    QFile m_file;
};

} // namespace app
