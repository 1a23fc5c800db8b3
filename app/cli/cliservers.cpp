// attest-cli's command for keys, and access to servers for other commands.
#include "app/cli/cliservers.h"

#include "app/cli/clicommands.h"
#include "app/settings/keyring.h"
#include "app/jobs/localmodel.h"
#include "app/settings/profilefile.h"
#include "app/runtime/eventwait.h"
#include "core/openai/openaiserver.h"
#include "core/openai/prices.h"
#include "core/openai/serverfacts.h"

#include <QElapsedTimer>
#include <QUrl>

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <memory>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 2s;       // for scripts, if the keychain needs to be unlocked
constexpr auto handPatience = 2min; // for a user who has to unlock it

// Turns off the terminal's echo, however typing ends.
class Hidden
{
public:
    Hidden() : m_terminal(isatty(STDIN_FILENO) && tcgetattr(STDIN_FILENO, &m_shown) == 0)
    {
        termios hidden = m_shown;
        hidden.c_lflag &= ~tcflag_t(ECHO);
        if (m_terminal)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    ~Hidden()
    {
        if (m_terminal)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_shown);
    }

    bool terminal() const { return m_terminal; }

private:
    termios m_shown{};
    const bool m_terminal;
};

// Reads a line from a keyboard or a pipe.
QByteArray readSecret(const QString &service, const std::stop_token &stop)
{
    constexpr int longest = 4096;
    const Hidden hidden;
    if (hidden.terminal())
        printNote(QStringLiteral("Key for %1 (not shown as you type):").arg(service));
    QByteArray line;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (line.size() < longest && !stop.stop_requested()) {
        char c = 0;
        if (poll(&input, 1, 50) == 0)
            continue;
        if (read(STDIN_FILENO, &c, 1) != 1 || c == '\n')
            break;
        line.append(c);
    }
    return stop.stop_requested() ? QByteArray() : line.trimmed();
}

// Where a key may come from instead.
QString otherwise(const QString &service, const core::Settings &settings)
{
    const QString words = QStringLiteral(", or put the key in %1");
    return service == QLatin1String("tavily")                  ? words.arg(QStringLiteral("TAVILY_API_KEY"))
           : service == core::withoutSlash(settings.serverUrl) ? words.arg(QStringLiteral("ATTEST_API_KEY"))
                                                               : QString();
}

} // namespace

core::Connections connectionsFor(const core::Settings &settings)
{
    Keyring keyring;
    QStringList services = servicesOf(settings);
    const QString own = core::withoutSlash(settings.serverUrl);
    if (!qEnvironmentVariableIsEmpty("ATTEST_API_KEY") && core::openai::Server::at(own, settings, {}).takesVariable)
        services.removeOne(own); // the environment has its key
    waitFor(2 * patience, [&](const std::function<void()> &done) { keyring.whenKnown(services, patience, done); });
    core::Connections connections;
    connections.keys = keyring.keys();
    connections.profiles = ProfileFile(ProfileFile::usual()).profiles();
    connections.prices = ProfileFile::readOwnPrices();
    if (const QString fault = core::openai::faultInPrices(connections.prices); !fault.isEmpty())
        printNote(QStringLiteral("Your prices in “%1” are ignored: %2.").arg(ProfileFile::ownPrices(), fault));
    return connections;
}

QList<ModelCheck> checkModels(const core::Settings &settings, std::stop_token stop)
{
    QStringList models;
    for (const QString &role : {settings.model, settings.writerModel, settings.rewriterModel, settings.relevanceModel,
                                settings.supportModel, settings.utilityModel, settings.routerModel}) {
        const QString name = role.trimmed();
        const bool needsServer = !name.isEmpty() && name != QLatin1String("builtin") && name != QLatin1String("local");
        if (needsServer && !models.contains(name))
            models.append(name);
    }
    if (models.isEmpty())
        return {};
    QList<ModelCheck> checks;
    const core::Connections connections = connectionsFor(settings);
    for (const QString &model : std::as_const(models)) {
        const core::ModelName name = core::ModelName::from(model, settings);
        const core::openai::Server server = core::openai::Server::at(name.server, settings, connections);
        core::Result<core::openai::Offer> offer = core::openai::offerOf(server, name.model, stop);
        if (!offer) {
            checks.append({model, false, offer.error().message});
            continue;
        }
        offer->server = core::openai::kindOf(server, {*offer}, stop);
        const QString kind = core::openai::nameOf(offer->server);
        const int context = core::openai::factsOf(server, *offer, stop).context;
        QString sentence = QStringLiteral("The model “%1” is served by %2 at %3").arg(offer->id, kind, server.url);
        if (kind.isEmpty())
            sentence = QStringLiteral("The model “%1” is served at %2").arg(offer->id, server.url);
        if (context > 0)
            sentence += QStringLiteral(", with a context of %L1 tokens").arg(context);
        checks.append({model, true, sentence + u'.'});
    }
    return checks;
}

std::function<void(const PullTold &)> tellsOfModel(bool json)
{
    QElapsedTimer clock;
    clock.start();
    return [json, clock, next = qint64(0)](const PullTold &progress) mutable {
        if (clock.elapsed() < next)
            return;
        next = clock.elapsed() + tellEvery;
        if (json)
            printNote(oneLine(
                core::Json::object({{"done", progress.done}, {"total", progress.total}, {"words", progress.words}})));
        else
            printProgress(progress.words);
    };
}

CliLocalServer::CliLocalServer()
    : server(LocalServer::usualLog(), [last = LocalServerState::Off](const LocalServerState &state) mutable {
          if (std::exchange(last, state.phase) != state.phase && state.phase != LocalServerState::Failed)
              printNote(state.sentence);
      })
{
}

int runKey(const CliOptions &options, core::Library *, std::stop_token stop)
{
    const QString service = core::withoutSlash(options.arguments.first());
    if (!QUrl(service).userInfo().isEmpty()) { // it would be visible beside the key
        printNote(QStringLiteral("Leave the name and the password out of the address, and type or pipe them in as the "
                                 "key, in the form name:password."));
        return CliStatus::Usage;
    }
    const QByteArray key = options.forget ? QByteArray() : readSecret(service, stop);
    if (stop.stop_requested())
        return CliStatus::Stopped;
    if (key.isEmpty() && !options.forget) {
        printNote(QStringLiteral("No key was given; type or pipe it into “attest-cli key %1”.").arg(service));
        return CliStatus::Usage;
    }
    Keyring keyring;
    const auto kept = std::make_shared<core::Result<void>>(
        core::Error{core::Error::Unavailable,
                    QStringLiteral("The system's keychain does not respond; unlock it and try again."),
                    {}});
    waitFor(handPatience, [&](const std::function<void()> &done) {
        keyring.set(service, key, [kept, done](const core::Result<void> &result) {
            *kept = result;
            done();
        });
    });
    if (!*kept && !keyring.keeps() && !options.forget)
        return complain({core::Error::Unavailable,
                         QStringLiteral("The key was not saved, because no keychain responds; unlock or start one%1.")
                             .arg(otherwise(service, options.settings)),
                         {}});
    if (!*kept)
        return complain(kept->error());
    printNote((options.forget ? QStringLiteral("The key for %1 was removed.")
                              : QStringLiteral("The key for %1 is saved in the system's keychain."))
                  .arg(service));
    return CliStatus::Done;
}

} // namespace app
