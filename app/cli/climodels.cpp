// attest-cli's command models: what can be chosen now, what is known about models, statistics on judges.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/judgejob.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/pool.h"
#include "app/settings/profilefile.h"
#include "core/base/plural.h"
#include "core/openai/discovery.h"
#include "core/openai/openaiserver.h"
#include "core/openai/probe.h"
#include "core/session/health.h"
#include "core/library/librarysessions.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

namespace app {
namespace {

QString dateOf(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds).toString(Qt::ISODate);
}

core::Json inJson(const core::ModelProfile &profile)
{
    QList<core::Json> findings;
    for (const core::Finding &finding : core::findings(profile))
        findings.append(
            core::Json::object({{"ability", finding.ability}, {"state", finding.state}, {"meaning", finding.meaning}}));
    return core::Json::object({{"server", profile.server},
                               {"model", profile.model},
                               {"probed", dateOf(profile.probed)},
                               {"findings", findings}});
}

void printProfile(const core::ModelProfile &profile)
{
    printLine(QStringLiteral("%1 at %2, probed %3:").arg(profile.model, profile.server, dateOf(profile.probed)));
    for (const core::Finding &finding : core::findings(profile))
        printLine(QStringLiteral("  %1 %2").arg(QString(finding.ability + u':').leftJustified(26), finding.state));
}

// Values for --model in scripts; a model on another server than that of the settings has its address appended.
core::Json modelsOf(const QList<core::FoundServer> &servers, const core::Settings &settings)
{
    QList<core::Json> models{core::Json::object({{"name", "builtin"}, {"backend", "builtin"}})};
    if (!settings.localModel.isEmpty())
        models.append(core::Json::object({{"name", "local"}, {"backend", "openai"}, {"file", settings.localModel}}));
    for (const core::FoundServer &server : servers) {
        for (const core::FoundModel &model : server.details) {
            core::JsonObject entry = core::Json::object({
                {"name", core::ModelName{model.name, server.address}.written(settings)},
                {"backend", "openai"},
                {"server", server.kind},
                {"address", server.address},
            });
            if (model.bytes > 0)
                entry.set("bytes", model.bytes);
            if (!model.form.isEmpty())
                entry.set("form", model.form);
            if (model.embeds)
                entry.set("only_vectors", true);
            models.append(entry);
        }
    }
    return models;
}

void printModels(const QList<core::FoundServer> &servers, const core::Settings &settings)
{
    printLine(QStringLiteral("builtin  (Built-in)"));
    if (!settings.localModel.isEmpty())
        printLine(QStringLiteral("local  (%1, served by Attest's own llama-server)").arg(settings.localModel));
    for (const core::FoundServer &server : servers) {
        printLine(QStringLiteral("%1 at %2").arg(server.kind, server.address));
        for (const core::FoundModel &model : server.details) {
            const QString name = core::ModelName{model.name, server.address}.written(settings);
            const QString known = core::inWords(model);
            printLine(QStringLiteral("  ") + (known.isEmpty() ? name : QStringLiteral("%1  (%2)").arg(name, known)));
        }
    }
}

QString percent(double share)
{
    return QStringLiteral("%1 %").arg(qRound(100 * share));
}

void printHealth(const QList<core::GraderHealth> &rows)
{
    if (!rows.isEmpty())
        printLine(QStringLiteral("Judges in this library's sessions:"));
    for (const core::GraderHealth &row : rows) {
        const QString remark = core::remarkOn(row);
        printLine(QStringLiteral("  %1 by %2: %3, %4 “no”, %5 invalid, %6 repaired, %7 from the cache, %8 s each%9")
                      .arg(row.role, row.judge, core::plural(row.asked, "verdict"), percent(row.noShare()),
                           percent(row.invalidShare()), QString::number(row.repaired), QString::number(row.remembered),
                           QLocale().toString(row.meanSeconds(), 'f', 3),
                           remark.isEmpty() ? QString() : QStringLiteral("; ") + remark));
    }
}

core::Json inJson(const QList<core::GraderHealth> &rows)
{
    QList<core::Json> all;
    for (const core::GraderHealth &row : rows) {
        core::JsonObject json = core::toJson(row);
        json.remove("times");
        json.set("no_share", row.noShare());
        json.set("invalid_share", row.invalidShare());
        json.set("mean_seconds", row.meanSeconds());
        json.set("typical_seconds", row.typicalSeconds());
        json.set("remark", core::remarkOn(row));
        all.append(json);
    }
    return all;
}

core::Json inJson(const core::JudgeTrial &trial, const core::JudgeTrial &builtin)
{
    QList<core::Json> roles;
    for (const core::LabelledPair::Kind role : core::JudgeTrial::roles) {
        const core::RoleTrial &of = trial.of(role);
        const core::Interval range = of.interval();
        roles.append(core::Json::object({{"role", core::nameOf(role)},
                                         {"pairs", of.pairs},
                                         {"agreed", of.agreed},
                                         {"agreement", of.share()},
                                         {"interval", QList<core::Json>{range.low, range.high}},
                                         {"invalid", of.invalid},
                                         {"builtin_agreement", builtin.of(role).share()},
                                         {"better", core::isBetterJudge(of, builtin.of(role)) ? "model" : "builtin"}}));
    }
    return core::Json::object({{"server", trial.server},
                               {"model", trial.model},
                               {"tried", dateOf(trial.tried)},
                               {"agreement", trial.all().share()},
                               {"builtin_agreement", builtin.all().share()},
                               {"roles", roles},
                               {"calls", trial.calls},
                               {"seconds", trial.seconds},
                               {"sentence", core::sentenceOf(trial, builtin)},
                               {"proposal", core::proposalOf(trial, builtin)}});
}

void printTrial(const core::JudgeTrial &trial, const core::JudgeTrial &builtin)
{
    printLine(QStringLiteral("%1 at %2, tested as a judge %3:").arg(trial.model, trial.server, dateOf(trial.tried)));
    for (const core::LabelledPair::Kind role : core::JudgeTrial::roles)
        printLine(QStringLiteral("  ") + core::lineOf(role, trial, builtin));
    printLine(QStringLiteral("  ") + core::sentenceOf(trial, builtin));
    printLine(QStringLiteral("  ") + core::proposalOf(trial, builtin));
    printLine(
        QStringLiteral("  %1, %2 s").arg(core::plural(trial.calls, "call"), QLocale().toString(trial.seconds, 'f', 1)));
}

// For an existing library; none is created for this.
QList<core::GraderHealth> healthIn(const QString &folder, std::stop_token stop)
{
    if (!QFileInfo(folder + QStringLiteral("/library.db")).isFile())
        return {};
    const core::Result<std::unique_ptr<core::Library>> library = core::Library::open(folder, printNote);
    const core::Result<QList<core::GraderHealth>> health =
        library ? core::LibrarySessions(**library).health(stop)
                : core::Result<QList<core::GraderHealth>>(library.error());
    if (!health)
        printNote(health.error().message);
    return health ? *health : QList<core::GraderHealth>();
}

struct Target // what --probe or --judge applies to
{
    core::Settings settings; // `model` is the one meant
    core::Connections connections;
};

// “local”, or an address with the model after “#”; without one, the server's first model.
core::Result<Target> targetOf(const QString &written, const core::Settings &present, std::stop_token stop)
{
    Target target{present, {}};
    core::Settings &settings = target.settings;
    const qsizetype sign = written.lastIndexOf(u'#');
    const bool local = written == QLatin1String("local");
    const QString address = core::withoutSlash(written.left(sign));
    const QUrl url(address);
    if (!local && url.scheme() != QLatin1String("http") && url.scheme() != QLatin1String("https"))
        return core::Error{core::Error::Invalid,
                           QStringLiteral("“%1” is not the address of a model server; write it as "
                                          "http://localhost:8080/v1.")
                               .arg(address),
                           {}};
    const auto nameThe = [&](const QString &model) { // adds the address: $ATTEST_API_KEY is for the settings' server
        settings.model = local ? written : core::ModelName{model, address}.written(settings);
    };
    nameThe(sign < 0 ? QString() : written.mid(sign + 1));
    target.connections = connectionsFor(settings);
    if (!local && sign < 0) {
        const auto offers =
            core::openai::modelsOf(core::openai::Server::at(address, settings, target.connections), stop);
        if (!offers)
            return offers.error();
        nameThe(offers->isEmpty() ? QString() : offers->first().id);
    }
    return target;
}

int probe(const CliOptions &options, std::stop_token stop)
{
    core::Result<Target> target = targetOf(options.probe, options.settings, stop);
    if (!target)
        return complain(target.error());
    core::Settings &settings = target->settings;
    CliLocalServer own;
    if (const core::Result<void> placed = placeLocalModel(settings, target->connections, own.server, stop); !placed)
        return complain(placed.error());
    Pool pool(settings.concurrentCalls);
    const core::Result<core::ModelProfile> found =
        core::probe(settings.model, settings, target->connections, printNote, pool, stop);
    if (!found)
        return complain(found.error());
    const core::ModelProfile profile = remembered(*found, options.settings, own.server);
    if (const core::Result<void> kept = ProfileFile(ProfileFile::usual()).remember(profile); !kept)
        printNote(kept.error().message);
    if (options.json)
        printLine(oneLine(core::Json::object({{"abilities", QList<core::Json>{inJson(profile)}}})));
    else
        printProfile(profile);
    return CliStatus::Done;
}

// An explicit request measures again, whatever is stored.
int judge(const CliOptions &options, std::stop_token stop)
{
    const core::Result<Target> target = targetOf(options.judge, options.settings, stop);
    if (!target)
        return complain(target.error());
    CliLocalServer own;
    Pool pool(options.settings.concurrentCalls);
    const auto told = [](int done, int of) {
        if (done % 10 == 0)
            printNote(QStringLiteral("%1 of %2 verdicts").arg(done).arg(of));
    };
    const core::Result<core::JudgeTrial> trial =
        tryAsJudge(target->settings, target->connections, {own.server, pool, told}, stop);
    const core::Result<core::JudgeTrial> builtin = core::tryBuiltinJudge();
    if (!trial || !builtin)
        return complain(trial ? builtin.error() : trial.error());
    if (const core::Result<void> kept = ProfileFile(ProfileFile::usual()).remember(*trial); !kept)
        printNote(kept.error().message);
    if (options.json)
        printLine(oneLine(core::Json::object({{"judges", QList<core::Json>{inJson(*trial, *builtin)}}})));
    else
        printTrial(*trial, *builtin);
    return CliStatus::Done;
}

} // namespace

int runModels(const CliOptions &options, core::Library *, std::stop_token stop)
{
    const QString act = options.arguments.value(0);
    if (act == QLatin1String("pull"))
        return runModelPull(options, stop);
    if (act == QLatin1String("get"))
        return runModelGet(options, stop);
    if (!act.isEmpty()) {
        printNote(
            QStringLiteral("“models” takes pull [NAME], get [NAME|URL], or nothing; see “attest-cli help models”."));
        return CliStatus::Usage;
    }
    if (!options.probe.isEmpty())
        return probe(options, stop);
    if (!options.judge.isEmpty())
        return judge(options, stop);
    const core::Connections connections = connectionsFor(options.settings);
    Pool pool(options.settings.concurrentCalls);
    const QList<core::FoundServer> servers = core::findServers(options.settings, connections, pool, stop);
    if (stop.stop_requested())
        return CliStatus::Stopped;
    const QList<core::GraderHealth> health = healthIn(libraryFolder(options), stop);
    const QList<core::JudgeTrial> trials = ProfileFile(ProfileFile::usual()).trials();
    const core::Result<core::JudgeTrial> builtin = core::tryBuiltinJudge();
    if (!builtin)
        return complain(builtin.error());
    if (options.json) {
        QList<core::Json> abilities;
        for (const core::ModelProfile &profile : connections.profiles)
            abilities.append(inJson(profile));
        QList<core::Json> judges;
        for (const core::JudgeTrial &trial : trials)
            judges.append(inJson(trial, *builtin));
        printLine(oneLine(core::Json::object({{"models", modelsOf(servers, options.settings)},
                                              {"abilities", abilities},
                                              {"judges", judges},
                                              {"health", inJson(health)}})));
        return CliStatus::Done;
    }
    printModels(servers, options.settings);
    if (servers.isEmpty()) // not a failure: there is the built-in model
        printNote(QStringLiteral("No model server is responding at %1 or on this computer's usual ports.")
                      .arg(options.settings.serverUrl));
    for (const core::ModelProfile &profile : connections.profiles)
        printProfile(profile);
    for (const core::JudgeTrial &trial : trials)
        printTrial(trial, *builtin);
    printHealth(health);
    return CliStatus::Done;
}

} // namespace app
