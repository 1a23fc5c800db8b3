#include "app/jobs/exportjob.h"

#include "core/session/exporter.h"

#include <QCoreApplication>

namespace app {

QStringList secretsOf(const core::Connections &connections)
{
    QStringList secrets;
    for (const QByteArray &key : connections.keys)
        secrets.append(QString::fromUtf8(key));
    for (const char *variable : {"ATTEST_API_KEY", "OPENAI_API_KEY", "TAVILY_API_KEY"})
        secrets.append(qEnvironmentVariable(variable));
    for (const QString &key : QStringList(secrets)) { // the name:password key of a password-protected server
        if (key.contains(u':'))
            secrets.append(key.section(u':', 1));
    }
    secrets.removeAll(QString());
    return secrets;
}

core::Result<QByteArray> exported(const core::Library &library, const QList<core::SessionId> &sessions,
                                  const QString &format, const core::ExportOptions &options,
                                  const core::PasswordOf &passwordOf, const core::Percent &percent,
                                  std::stop_token stop)
{
    const core::Exporter *exporter = core::exporterFor(format);
    if (!exporter)
        return core::Error{core::Error::Invalid,
                           QCoreApplication::translate("Exporter", "There is no export format “%1”.").arg(format),
                           {}};
    core::ExportOptions wanted = options;
    wanted.snippets = options.snippets && (exporter->parts & core::Exporter::Snippets) != 0;
    const core::Result<core::ExportData> evidence = core::gather(library, sessions, wanted, passwordOf, percent, stop);
    return evidence ? exporter->write(*evidence) : evidence.error();
}

} // namespace app
