// attest-cli's command models: what can be chosen now, what is remembered of models, how judges do.
#include "app/clicommands.h"
#include "app/cliservers.h"
#include "app/localmodel.h"
#include "app/pool.h"
#include "app/profilefile.h"
#include "core/models/discovery.h"
#include "core/models/openaiserver.h"
#include "core/models/probing.h"
#include "core/session/health.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QUrl>

namespace app {
namespace {

QString dateOf(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds).toString(Qt::ISODate);
}

QJsonObject inJson(const core::ModelProfile &profile)
{
    QJsonArray findings;
    for (const core::Finding &finding : core::findings(profile))
        findings.append(QJsonObject{{QStringLiteral("ability"), finding.ability},
                                    {QStringLiteral("state"), finding.state},
                                    {QStringLiteral("meaning"), finding.meaning}});
    return {{QStringLiteral("server"), profile.server},
            {QStringLiteral("model"), profile.model},
            {QStringLiteral("probed"), dateOf(profile.probed)},
            {QStringLiteral("findings"), findings}};
}

void printProfile(const core::ModelProfile &profile)
{
    printLine(QStringLiteral("%1 at %2, probed %3:").arg(profile.model, profile.server, dateOf(profile.probed)));
    for (const core::Finding &finding : core::findings(profile))
        printLine(QStringLiteral("  %1 %2").arg(finding.ability + u':', -26).arg(finding.state));
}

// What a script chooses with --model; one on another server than that of the settings has its address behind it.
QJsonArray modelsOf(const QList<core::FoundServer> &servers, const core::Settings &settings)
{
    QJsonArray models{
        QJsonObject{{QStringLiteral("name"), QStringLiteral("builtin")},
                    {QStringLiteral("backend"), QStringLiteral("builtin")}},
    };
    if (!settings.localModel.isEmpty())
        models.append(QJsonObject{{QStringLiteral("name"), QStringLiteral("local")},
                                  {QStringLiteral("backend"), QStringLiteral("openai")},
                                  {QStringLiteral("file"), settings.localModel}});
    for (const core::FoundServer &server : servers) {
        for (const QString &model : server.models)
            models.append(QJsonObject{
                {QStringLiteral("name"), core::ModelName{model, server.address}.written(settings)},
                {QStringLiteral("backend"), QStringLiteral("openai")},
                {QStringLiteral("server"), server.kind},
                {QStringLiteral("address"), server.address},
            });
    }
    return models;
}

void printModels(const QList<core::FoundServer> &servers, const core::Settings &settings)
{
    printLine(QStringLiteral("builtin  (Built-in)"));
    if (!settings.localModel.isEmpty())
        printLine(QStringLiteral("local  (%1, served by a llama-server of Attest's own)").arg(settings.localModel));
    for (const core::FoundServer &server : servers) {
        printLine(QStringLiteral("%1 at %2").arg(server.kind, server.address));
        for (const QString &model : server.models)
            printLine(QStringLiteral("  ") + core::ModelName{model, server.address}.written(settings));
    }
}

QString percent(double share)
{
    return QStringLiteral("%1 %").arg(qRound(100 * share));
}

void printHealth(const QList<core::GraderHealth> &rows)
{
    if (!rows.isEmpty())
        printLine(QStringLiteral("Judges in the sessions of this library:"));
    for (const core::GraderHealth &row : rows) {
        const QString remark = core::remarkOn(row);
        printLine(
            QStringLiteral("  %1 by %2: %3 verdicts, %4 “no”, %5 invalid, %6 repaired, %7 remembered, %8 s each%9")
                .arg(row.role, row.judge)
                .arg(row.asked)
                .arg(percent(row.noShare()), percent(row.invalidShare()))
                .arg(row.repaired)
                .arg(row.remembered)
                .arg(row.meanSeconds(), 0, 'f', 3)
                .arg(remark.isEmpty() ? QString() : QStringLiteral("; ") + remark));
    }
}

QJsonArray inJson(const QList<core::GraderHealth> &rows)
{
    QJsonArray all;
    for (const core::GraderHealth &row : rows) {
        QJsonObject json = core::toJson(row);
        json.remove(QStringLiteral("times"));
        json[QLatin1String("no_share")] = row.noShare();
        json[QLatin1String("invalid_share")] = row.invalidShare();
        json[QLatin1String("mean_seconds")] = row.meanSeconds();
        json[QLatin1String("typical_seconds")] = row.typicalSeconds();
        json[QLatin1String("remark")] = core::remarkOn(row);
        all.append(json);
    }
    return all;
}

// Of a library that is there; none is made to look into it.
QList<core::GraderHealth> healthIn(const QString &folder, std::stop_token stop)
{
    if (!QFileInfo(folder + QStringLiteral("/library.db")).isFile())
        return {};
    const core::Result<std::unique_ptr<core::Library>> library = core::Library::open(folder, printNote);
    const core::Result<QList<core::GraderHealth>> health =
        library ? (*library)->health(stop) : core::Result<QList<core::GraderHealth>>(library.error());
    if (!health)
        printNote(health.error().message);
    return health ? *health : QList<core::GraderHealth>();
}

// “local”, or an address with the model behind a “#”; without one the first that the server has.
int probe(const CliOptions &options, std::stop_token stop)
{
    core::Settings settings = options.settings;
    const qsizetype sign = options.probe.lastIndexOf(u'#');
    const bool local = options.probe == QLatin1String("local");
    const QString address = core::withoutSlash(options.probe.left(sign));
    const QUrl url(address);
    if (!local && url.scheme() != QLatin1String("http") && url.scheme() != QLatin1String("https"))
        return complain({core::Error::Invalid,
                         QStringLiteral("“%1” is not the address of a model server; write it as "
                                        "http://localhost:8080/v1.")
                             .arg(address),
                         {}});
    const auto nameThe = [&](const QString &model) { // with its address: $ATTEST_API_KEY is for that of the settings
        settings.model = local ? options.probe : core::ModelName{model, address}.written(settings);
    };
    nameThe(sign < 0 ? QString() : options.probe.mid(sign + 1));
    core::Connections connections = connectionsFor(settings);
    if (!local && sign < 0) {
        const auto offers = core::openai::modelsOf(core::openai::Server::at(address, settings, connections), stop);
        if (!offers)
            return complain(offers.error());
        nameThe(offers->isEmpty() ? QString() : offers->first().id);
    }
    CliLocalServer own;
    if (const core::Result<void> placed = placeLocalModel(settings, connections, own.server, stop); !placed)
        return complain(placed.error());
    Pool pool(settings.concurrentCalls);
    const core::Result<core::ModelProfile> found =
        core::probe(settings.model, settings, connections, printNote, pool, stop);
    if (!found)
        return complain(found.error());
    const core::ModelProfile profile = remembered(*found, options.settings, own.server);
    if (const core::Result<void> kept = ProfileFile(ProfileFile::usual()).remember(profile); !kept)
        printNote(kept.error().message);
    if (options.json)
        printLine(oneLine({{QStringLiteral("abilities"), QJsonArray{inJson(profile)}}}));
    else
        printProfile(profile);
    return CliStatus::Done;
}

} // namespace

int runModels(const CliOptions &options, core::Library *, std::stop_token stop)
{
    if (!options.probe.isEmpty())
        return probe(options, stop);
    const core::Connections connections = connectionsFor(options.settings);
    Pool pool(options.settings.concurrentCalls);
    const QList<core::FoundServer> servers = core::findServers(options.settings, connections, pool, stop);
    if (stop.stop_requested())
        return CliStatus::Stopped;
    const QList<core::GraderHealth> health = healthIn(libraryFolder(options), stop);
    if (options.json) {
        QJsonArray abilities;
        for (const core::ModelProfile &profile : connections.profiles)
            abilities.append(inJson(profile));
        printLine(oneLine({{QStringLiteral("models"), modelsOf(servers, options.settings)},
                           {QStringLiteral("abilities"), abilities},
                           {QStringLiteral("health"), inJson(health)}}));
        return CliStatus::Done;
    }
    printModels(servers, options.settings);
    if (servers.isEmpty()) // no failure: the built-in model is there
        printNote(QStringLiteral("No model server answers, neither %1 nor one on the usual ports of this machine.")
                      .arg(options.settings.serverUrl));
    for (const core::ModelProfile &profile : connections.profiles)
        printProfile(profile);
    printHealth(health);
    return CliStatus::Done;
}

} // namespace app
