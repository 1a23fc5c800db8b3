// attest-cli's commands for moving sessions: export, import, verify.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/exportjob.h"
#include "app/runtime/outfile.h"
#include "core/base/catalogue.h"
#include "core/evidence/bundleimport.h"
#include "core/session/exporter.h"
#include "core/library/librarysessions.h"
#include "core/library/readfailures.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

#include <unistd.h>

namespace app {
namespace {

core::Result<void> writeOut(const QString &name, const QByteArray &bytes)
{
    if (!name.isEmpty() && name != QLatin1String("-"))
        return writeFile(name, bytes);
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    return {};
}

int misused(const QString &sentence)
{
    printNote(sentence);
    return CliStatus::Usage;
}

// What is wrong with the format or the target; empty if nothing is.
QString wrongFormat(const CliOptions &options)
{
    if (options.format == QLatin1String("pdf"))
        return QStringLiteral(
            "Only the window can export a PDF: use its “File › Export”, or --format html and print that.");
    if (!core::exporterFor(options.format)) {
        QStringList known;
        for (const core::Exporter *offered : core::offers<core::Exporter>())
            known.append(core::toQString(offered->id));
        return QStringLiteral("Use --format with one of: %1.").arg(known.join(QStringLiteral(", ")));
    }
    if (options.format == QLatin1String("bundle") && options.output.isEmpty() && isatty(STDOUT_FILENO))
        return QStringLiteral("An evidence bundle is a binary file; use -o FILE.");
    return {};
}

core::Result<QList<core::SessionId>> sessionsNamed(const CliOptions &options, const core::Library &library)
{
    QList<core::SessionId> ids;
    if (options.all) {
        for (const core::Session &session : core::KeptSessions(library).all())
            ids.append(session.id);
        if (const std::optional<core::Error> unread = core::ReadFailures(library).take())
            return *unread;
    }
    for (const QString &argument : options.arguments) {
        bool number = false;
        const qint64 id = argument.toLongLong(&number);
        if (!number || !core::KeptSessions(library).find(id))
            return core::Error{
                core::Error::NotFound,
                QStringLiteral("There is no session “%1”; “attest-cli sessions” lists them.").arg(argument),
                {}};
        if (!ids.contains(id))
            ids.append(id);
    }
    return ids;
}

core::Json bundleJson(const core::Bundle &bundle)
{
    return core::Json::object({{"bundle", bundle.file},
                               {"sha256", QString::fromLatin1(bundle.hash)},
                               {"made", QDateTime::fromMSecsSinceEpoch(bundle.made).toString(Qt::ISODate)},
                               {"attest", bundle.madeBy},
                               {"sessions", bundle.sessions.size()},
                               {"snippets", bundle.snippets.size()},
                               {"parts", bundle.parts}});
}

QString inWords(const core::CheckedDocument &checked)
{
    switch (checked.state) {
    case core::CheckedDocument::Same:
        return QStringLiteral("unchanged");
    case core::CheckedDocument::Changed:
        return QStringLiteral("changed");
    case core::CheckedDocument::NotHere:
        break;
    }
    return checked.document.hash.isEmpty() ? QStringLiteral("no longer known when the bundle was made")
                                           : QStringLiteral("not in this library");
}

// The export says so as well.
bool sayDamaged(const QList<core::SessionId> &ids, const core::Library &library)
{
    bool any = false;
    for (const core::SessionId id : ids) {
        const core::Result<core::Session> session = core::KeptSessions(library).find(id);
        const auto damaged = session ? std::ranges::count(session->turns, true, &core::Turn::damaged) : 0;
        any = any || damaged > 0;
        if (damaged > 0)
            printNote(QStringLiteral("Damaged questions of the session “%1” that are not in the export: %2.")
                          .arg(session->title, QString::number(damaged)));
    }
    return any;
}

} // namespace

int runExport(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    if (const QString wrong = wrongFormat(options); !wrong.isEmpty())
        return misused(wrong);
    if (options.all != options.arguments.isEmpty())
        return misused(QStringLiteral("Name sessions by number, or use --all."));
    if (!options.overwrite && QFileInfo(options.output).isFile())
        return complain(
            {core::Error::Invalid,
             QStringLiteral("%1 already exists; choose another name, or use --overwrite.").arg(options.output),
             {}});
    const core::Result<QList<core::SessionId>> ids = sessionsNamed(options, *library);
    if (!ids)
        return complain(ids.error());
    core::ExportOptions request = options.request;
    request.citationStyle = options.settings.citationStyle;
    request.secrets += secretsOf(connectionsFor(options.settings));
    const core::Result<QByteArray> bytes =
        exported(*library, *ids, options.format, request, {}, Telling(QStringLiteral("Export")), stop);
    if (!bytes)
        return complain(bytes.error());
    if (const core::Result<void> written = writeOut(options.output, *bytes); !written)
        return complain(written.error());
    return sayDamaged(*ids, *library) ? CliStatus::Failed : CliStatus::Done;
}

int runImport(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<core::Bundle> bundle = core::readBundle(options.arguments.first(), stop);
    if (!bundle)
        return complain(bundle.error());
    const core::Result<QList<core::SessionId>> ids = core::importBundle(*library, *bundle);
    if (!ids)
        return complain(ids.error());
    QList<core::Json> sessions;
    for (qsizetype i = 0; i < ids->size(); ++i) {
        const QString title = bundle->sessions[i].title;
        sessions.append(core::Json::object({{"id", ids->at(i)}, {"title", title}}));
        if (!options.json)
            printLine(QStringLiteral("%1  %2").arg(QString::number(ids->at(i)).rightJustified(4), title));
    }
    if (options.json) {
        core::JsonObject json = bundleJson(*bundle);
        json.set("sessions", sessions);
        printLine(oneLine(json));
    }
    return CliStatus::Done;
}

int runVerify(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<core::Bundle> bundle = core::readBundle(options.arguments.first(), stop);
    if (!bundle && options.json && bundle.error().code != core::Error::Cancelled)
        printLine(oneLine(core::Json::object({{"whole", false}, {"reason", bundle.error().message}})));
    if (!bundle)
        return complain(bundle.error());
    const core::Result<QList<core::CheckedDocument>> checked = core::checkDocuments(*bundle, *library, stop);
    if (!checked)
        return complain(checked.error());
    int counts[3] = {};
    QList<core::Json> documents;
    for (const core::CheckedDocument &each : *checked) {
        ++counts[each.state];
        documents.append(core::Json::object({{"document", each.document.file},
                                             {"sha256", QString::fromLatin1(each.document.hash)},
                                             {"state", core::name(each.state)},
                                             {"path", each.place}}));
        if (!options.json)
            printLine(QStringLiteral("%1: %2").arg(each.document.file, inWords(each)));
    }
    const bool holds = counts[core::CheckedDocument::Changed] == 0;
    if (options.json) {
        core::JsonObject json = bundleJson(*bundle);
        json.set("whole", true);
        json.set("documents", documents);
        printLine(oneLine(json));
    } else {
        printLine(QStringLiteral("The bundle is intact: %1 parts, SHA-256 %2. Documents: %3 unchanged, %4 changed, %5 "
                                 "not in this library.")
                      .arg(QString::number(bundle->parts), QString::fromLatin1(bundle->hash),
                           QString::number(counts[core::CheckedDocument::Same]),
                           QString::number(counts[core::CheckedDocument::Changed]),
                           QString::number(counts[core::CheckedDocument::NotHere])));
    }
    if (!holds)
        printNote(QStringLiteral("At least one document has changed since the answers were written."));
    return holds ? CliStatus::Done : CliStatus::Failed;
}

} // namespace app
