#include "app/jobs/localserver.h"

#include "app/runtime/childprocess.h"
#include "core/base/http.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto longestLoading = 10min; // for a large file on a slow disk
constexpr auto recovered = 10min;      // a crash after this time counts as a new problem
constexpr int slotContext = 4096;      // tokens per request; the server divides its total by the number of slots

QString programPath()
{
    const QString named = qEnvironmentVariable("ATTEST_LLAMA_SERVER");
    return named.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("llama-server")) : named;
}

// What is wrong with the file; empty if nothing is.
QString faultOf(const QString &file)
{
    QFile opened(file);
    if (!QFileInfo(file).isFile())
        return QStringLiteral("The model file “%1” does not exist; choose another one in Settings.").arg(file);
    if (!opened.open(QIODevice::ReadOnly))
        return QStringLiteral("The model file “%1” cannot be read; change its permissions or choose another one.")
            .arg(file);
    if (opened.read(4) != "GGUF")
        return QStringLiteral("“%1” is not a GGUF model file; choose one that is.").arg(file);
    return {};
}

// An embedding model's header contains its pooling type; a text model's does not, and the server would refuse.
bool saysHowToPool(const QString &file)
{
    constexpr qint64 header = 1 << 20;
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) && opened.read(header).contains(".pooling_type");
}

// Another program may take it before the server does: then the server fails and is restarted with another port.
int freePort()
{
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof place;
    const bool bound = listener >= 0 && bind(listener, reinterpret_cast<sockaddr *>(&place), size) == 0 &&
                       getsockname(listener, reinterpret_cast<sockaddr *>(&place), &size) == 0;
    if (listener >= 0)
        close(listener);
    return bound ? ntohs(place.sin_port) : 0;
}

QByteArray freshKey()
{
    std::array<quint32, 8> bits;
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits).toHex();
}

QString secondsOf(std::chrono::steady_clock::duration time)
{
    return QString::number(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

} // namespace

LocalServer::LocalServer(const QString &log, std::function<void(const LocalServerState &)> changed)
    : m_log(log),
      m_changed(std::move(changed))
{
    m_state.log = log;
}

LocalServer::~LocalServer()
{
    m_serving.request_stop();
}

bool LocalServer::isInstalled()
{
    return !programPath().isEmpty();
}

QString LocalServer::usualLog()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
        .filePath(QStringLiteral("llama-server.log"));
}

QString LocalServer::modelName(const QString &file)
{
    QString name = QFileInfo(file).completeBaseName().simplified();
    for (const QChar c : u"@, ") // these have a meaning in names: a server, a list
        name.replace(c, u'-');
    return name.isEmpty() ? QStringLiteral("model") : name;
}

void LocalServer::configure(const ServerConfig &config)
{
    std::lock_guard lock(m_mutex);
    const bool same = m_config == config || (m_config.file.isEmpty() && config.file.isEmpty());
    if (same && m_state.phase != LocalServerState::Failed)
        return;
    m_serving.request_stop();
    m_config = config;
    if (!config.file.isEmpty())
        m_state.phase = LocalServerState::Starting; // from now on address() waits
    m_serving = m_lane.post([this, config](std::stop_token stop) {
        if (!stop.stop_requested())
            serve(config, stop);
    });
}

void LocalServer::serve(const ServerConfig &config, const std::stop_token &stop)
{
    if (config.file.isEmpty()) {
        tell(stop, LocalServerState::Off, {});
        return;
    }
    const QString program = programPath();
    const QString fault = faultOf(config.file);
    if (program.isEmpty())
        tell(stop, LocalServerState::Failed,
             QStringLiteral("llama-server, the program that serves model files, is not installed; install llama.cpp, "
                            "or choose another model in Settings."));
    else if (!fault.isEmpty())
        tell(stop, LocalServerState::Failed, fault);
    else if (serveOnce(config, program, false, stop))
        while (serveOnce(config, program, true, stop)) {
        }
}

// Returns whether it crashed and may be restarted.
bool LocalServer::serveOnce(const ServerConfig &config, const QString &program, bool again, const std::stop_token &stop)
{
    const QString name = QFileInfo(config.file).fileName();
    const int port = freePort();
    const Address address{QStringLiteral("http://127.0.0.1:%1/v1").arg(port), freshKey(), modelName(config.file)};
    tell(stop, LocalServerState::Starting,
         (again ? QStringLiteral("llama-server failed and is loading %1 again …")
                : QStringLiteral("llama-server is loading %1 …"))
             .arg(name));
    const QString batch = QString::number(slotContext); // a text to embed must fit into one batch
    Launch launch;
    launch.program = program;
    launch.arguments = {QStringLiteral("-m"),      config.file,
                        QStringLiteral("--host"),  QStringLiteral("127.0.0.1"),
                        QStringLiteral("--port"),  QString::number(port),
                        QStringLiteral("--alias"), address.model,
                        QStringLiteral("-np"),     QString::number(config.callsAtOnce),
                        QStringLiteral("-c"),      QString::number(config.callsAtOnce * slotContext)};
    if (config.vectors) {
        launch.arguments += {QStringLiteral("--embeddings"), QStringLiteral("-b"), batch, QStringLiteral("-ub"), batch};
        if (!saysHowToPool(config.file))
            launch.arguments += {QStringLiteral("--pooling"), QStringLiteral("mean")};
    }
    launch.environment = {"LLAMA_API_KEY=" + address.key}; // arguments are visible to everybody
    launch.withheld = {QStringLiteral("ATTEST_API_KEY"), QStringLiteral("OPENAI_API_KEY"),
                       QStringLiteral("TAVILY_API_KEY")};
    launch.log = m_log;
    QDir().mkpath(QFileInfo(m_log).path());
    core::Result<ChildProcess> process = ChildProcess::start(launch);
    if (!process) {
        tell(stop, LocalServerState::Failed, process.error().message);
        return false;
    }
    const auto begun = std::chrono::steady_clock::now();
    if (waitUntilReady(*process, address, stop)) {
        tell(stop, LocalServerState::Running, QStringLiteral("llama-server is serving %1.").arg(name), address);
        process->hasEnded(24h * 365, stop);
    }
    if (stop.stop_requested())
        return false;
    const bool died = process->hasEnded(0ms, stop);
    const bool mayTry = died && (!again || std::chrono::steady_clock::now() - begun > recovered);
    if (died && !mayTry)
        tell(stop, LocalServerState::Failed,
             QStringLiteral("llama-server failed twice with %1 (it %2); see its log “%3”, or choose another model.")
                 .arg(name, process->ending(), m_log));
    else if (!died)
        tell(stop, LocalServerState::Failed,
             QStringLiteral("llama-server could not load %1 within %2 minutes; choose a "
                            "smaller model.")
                 .arg(name, QString::number(std::chrono::minutes(longestLoading).count())));
    return mayTry;
}

bool LocalServer::waitUntilReady(ChildProcess &process, const Address &address, const std::stop_token &stop)
{
    core::HttpRequest request;
    request.url = QUrl(address.url).resolved(QUrl(QStringLiteral("/health")));
    request.server = QStringLiteral("llama-server");
    request.limits = {2, 5, 5, 1 << 16};
    const auto begun = std::chrono::steady_clock::now();
    const QString loading = state().sentence;
    auto pause = 20ms;
    while (!process.hasEnded(pause, stop) && !stop.stop_requested()) {
        const core::Result<core::HttpReply> reply = core::send(request, stop);
        if (reply && reply->status == 200)
            return true;
        const auto passed = std::chrono::steady_clock::now() - begun;
        if (passed > longestLoading)
            return false;
        if (passed > 1s)
            tell(stop, LocalServerState::Starting, QStringLiteral("%1 (%2 s)").arg(loading, secondsOf(passed)));
        pause = std::min(2 * pause, 500ms);
    }
    return false;
}

void LocalServer::tell(const std::stop_token &stop, LocalServerState::Phase phase, const QString &sentence,
                       const Address &address)
{
    LocalServerState state;
    {
        std::lock_guard lock(m_mutex);
        if (stop.stop_requested()) // another file is wanted by now, or none
            return;
        const bool same = m_state.phase == phase && m_state.sentence == sentence;
        m_state.phase = phase;
        m_state.sentence = sentence;
        m_state.address = address.url;
        m_address = address;
        if (same)
            return;
        state = m_state;
    }
    m_told.notify_all();
    if (m_changed)
        m_changed(state);
}

core::Result<LocalServer::Address> LocalServer::address(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    const bool told = m_told.wait(lock, stop, [this] { return m_state.phase != LocalServerState::Starting; });
    if (!told || stop.stop_requested())
        return core::Error::cancelled();
    if (m_state.phase == LocalServerState::Running)
        return m_address;
    const QString sentence = m_state.phase == LocalServerState::Failed
                                 ? m_state.sentence
                                 : QStringLiteral("No model file is chosen; choose one in Settings, or another model.");
    return core::Error{core::Error::Unavailable, sentence, {}};
}

LocalServerState LocalServer::state() const
{
    std::lock_guard lock(m_mutex);
    return m_state;
}

QStringList LocalServer::log(int lines) const
{
    constexpr qint64 read = 64 << 10;
    QFile file(m_log);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.seek(std::max<qint64>(0, file.size() - read));
    QStringList all = QString::fromUtf8(file.read(read)).split(u'\n', Qt::SkipEmptyParts);
    return all.mid(std::max<qsizetype>(0, all.size() - lines));
}

} // namespace app
