// What other assistants had done with the library: a line of JSON a call, appended to a file that only the user can
// read. One thread.
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

    // “-”: standard error. Makes folder and file; a file of more than 5 MB becomes FILE.1. Errors: Storage.
    static core::Result<std::unique_ptr<McpAudit>> open(const QString &file, const QString &library);

    struct Line
    {
        McpCall call;
        QString client;
        QString outcome;  // "done", "cancelled", or what went wrong
        qint64 bytes = 0; // of the reply
        qint64 milliseconds = 0;
    };
    bool write(const Line &line); // false: it could not be kept

private:
    McpAudit() = default;

    QString m_library;
    QFile m_file;
};

} // namespace app
