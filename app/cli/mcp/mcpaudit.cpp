#include "app/cli/mcp/mcpaudit.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace app {
namespace {

using core::Json;

constexpr qint64 largestFile = 5'000'000;
constexpr qsizetype longestArguments = 1000;

} // namespace

QString McpAudit::usualFile()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QString folder = state.isEmpty() ? QDir::homePath() + QStringLiteral("/.local/state") : state;
    return folder + QStringLiteral("/attest/mcp.jsonl");
}

core::Result<std::unique_ptr<McpAudit>> McpAudit::open(const QString &file, const QString &library)
{
    std::unique_ptr<McpAudit> audit(new McpAudit);
    audit->m_library = library;
    if (file == u"-") {
        if (!audit->m_file.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered))
            return core::Error{core::Error::Storage, QStringLiteral("Standard error is closed."), {}};
        return audit;
    }
    QDir().mkpath(QFileInfo(file).absolutePath());
    if (QFileInfo(file).size() > largestFile) {
        QFile::remove(file + QStringLiteral(".1"));
        QFile::rename(file, file + QStringLiteral(".1"));
    }
    audit->m_file.setFileName(file);
    if (!audit->m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered,
                            QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return core::Error{core::Error::Storage,
                           QStringLiteral("Calls cannot be logged in %1; name another file with --audit, or “-” for "
                                          "standard error.")
                               .arg(file),
                           audit->m_file.errorString()};
    return audit;
}

bool McpAudit::write(const Line &line)
{
    const QString arguments = QString::fromUtf8(line.call.arguments.json().written()).left(longestArguments);
    const Json entry = Json::object({{"time", QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
                                     {"library", m_library},
                                     {"client", line.client},
                                     {"tool", line.call.tool},
                                     {"arguments", arguments},
                                     {"outcome", line.outcome},
                                     {"bytes", Json(line.bytes)},
                                     {"milliseconds", Json(line.milliseconds)}});
    const QByteArray bytes = entry.written() + '\n';
    return m_file.write(bytes) == bytes.size(); // in one call, so that lines of several servers do not mix
}

} // namespace app
