// What Assistant does to carry sessions away, and to take in what was carried here.
#include "app/services/assistantlanes.h"
#include "app/jobs/exporting.h"
#include "app/runtime/outfile.h"
#include "core/evidence/admitting.h"
#include "core/session/exporter.h"

#include <QFileInfo>
#include <QPointer>

namespace app {

void Assistant::exportSessions(const QList<core::SessionId> &ids, const QString &format, const QString &file,
                               const core::ExportWish &wish, QObject *receiver, std::function<void()> written)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Exporting to %1").arg(QFileInfo(file).fileName());
    run.stoppable = true;
    core::ExportWish all = wish;
    all.secrets += secretsOf(d->models.connections());
    const auto job = [=, this, receiver = QPointer(receiver),
                      passwords = d->secrets.known()](int number, std::stop_token stop) -> core::Result<void> {
        const auto passwordOf = [passwords](const QByteArray &hash) { return passwords.value(hash); };
        const core::Result<QByteArray> bytes = exported(*d->library, ids, format, all, passwordOf,
                                                        d->runs.percentOf(number, QStringLiteral("export")), stop);
        const core::Result<void> kept = bytes ? writeFile(file, *bytes) : core::Result<void>(bytes.error());
        if (kept && written)
            d->inWindow([receiver, written] {
                if (receiver)
                    written();
            });
        return kept;
    };
    // Pages take their time to be drawn, and nothing else waits for them; what is quick is done before the program
    // ends.
    if (wish.snippets && (exportParts(format) & core::Exporter::Snippets) != 0)
        d->runs.post(d->backups, run, job);
    else
        d->runs.keepToEnd(d->runs.post(d->tasks, run, job));
}

void Assistant::openBundle(const QString &file)
{
    const auto job = [this, file](std::stop_token stop) -> core::Result<void> {
        const core::Result<core::Bundle> bundle = core::readBundle(file, stop);
        if (!bundle)
            return bundle.error();
        const core::Result<QList<core::SessionId>> ids = core::importBundle(*d->library, *bundle);
        if (!ids)
            return ids.error();
        d->inWindow([this] { d->refreshSessions(); });
        return d->openNow(ids->first(), [] {});
    };
    d->postTask(d->tasks, tr("Opening %1").arg(QFileInfo(file).fileName()), job);
}

} // namespace app
