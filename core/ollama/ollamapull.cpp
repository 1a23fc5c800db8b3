#include "core/ollama/ollamapull.h"

#include "core/base/transferrate.h"
#include "core/ollama/ollamawire.h"
#include "core/openai/wirejson.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace core::ollama {
namespace {

using namespace openai;

constexpr int mostFutile = 6; // consecutive attempts that end before any data arrives
constexpr auto longestPullPause = std::chrono::seconds(20);
constexpr qint64 largest = qint64(1) << 46; // bytes per model; larger claims by a server are nonsense
constexpr int mostFiles = 1000;             // per model

struct File
{
    qint64 total = 0;
    qint64 done = 0;
};

class Pull
{
public:
    Pull(const Server &server, const QString &name, const std::function<void(const PullProgress &)> &told)
        : m_server(server),
          m_name(name),
          m_told(told)
    {
    }

    Result<void> run(const std::stop_token &stop);

private:
    // Whether it is complete; if not, there was an error, or the connection broke.
    bool post(const std::stop_token &stop);
    void take(const Json &object);
    Error refused(int status, const QString &said) const;

    const Server &m_server;
    const QString m_name;
    const std::function<void(const PullProgress &)> &m_told;
    PullProgress m_progress;
    TransferRate m_rate;
    QHash<QString, File> m_files; // keyed by digest
    bool m_isDone = false;
    bool m_isAnswered = false; // the server has answered at least once
    std::optional<Error> m_error;
};

Result<void> Pull::run(const std::stop_token &stop)
{
    auto wait = m_server.firstPause;
    for (int futile = 0;;) {
        const qint64 before = m_progress.done;
        if (post(stop))
            return {};
        if (stop.stop_requested())
            return Error::cancelled();
        if (m_error)
            return *m_error;
        const bool hasCome = m_progress.done > before;
        futile = hasCome ? 0 : futile + 1;
        if (hasCome)
            wait = m_server.firstPause;
        if (futile == mostFutile)
            return m_server.unavailable("{server} keeps failing while it pulls “{model}”; the part already pulled is "
                                        "kept. Pull it again later.",
                                        {}, m_name);
        ++m_progress.again;
        m_progress.stage = QStringLiteral("waiting for the connection");
        m_told(m_progress);
        if (!pause(wait, stop))
            return Error::cancelled();
        wait = std::min<std::chrono::milliseconds>(wait * 2, longestPullPause);
    }
}

bool Pull::post(const std::stop_token &stop)
{
    HttpRequest request =
        m_server.outside(QStringLiteral("/api/pull"), Json::object({{"model", m_name}, {"stream", true}}).written());
    request.limits.totalSeconds = 7.0 * 24 * 3600; // large models, slow connections
    request.limits.bytes = largest;                // limit for progress messages, none of which is stored
    JsonLines lines;
    const auto each = [this](const Json &object) { take(object); };
    const Result<HttpReply> reply = send(request, stop, [&](const QByteArray &piece) {
        m_isAnswered = true;
        lines.feed(piece, each);
        return m_error || m_isDone ? StreamControl::Stop : StreamControl::Continue;
    });
    if (!m_error && !lines.isCut())
        lines.end(each);
    if (m_isDone && !m_error)
        return true;
    if (!reply && !m_isAnswered) // no server at all; later it may only be unavailable for a while
        m_error = reply.error();
    else if (reply && reply->status != 200)
        m_error = refused(reply->status, readError(reply->body).value_or(ServerError()).message);
    return false;
}

void Pull::take(const Json &object)
{
    if (m_error || m_isDone)
        return;
    if (const std::optional<ServerError> error = errorFrom(object)) {
        m_error = refused(200, error->message);
        return;
    }
    const QString status = object[u"status"].toString().left(200);
    if (status.isEmpty()) {
        m_error = m_server.unavailable("{server} did not report the progress of a pull; correct its address.");
        return;
    }
    m_isDone = status == QLatin1String("success");
    m_progress.stage = status;
    const QString digest = object[u"digest"].toString();
    if (!digest.isEmpty() && (m_files.contains(digest) || m_files.size() < mostFiles)) {
        File &file = m_files[digest];
        file.total = std::clamp(object[u"total"].toInteger(), file.total, largest);
        file.done = std::clamp(object[u"completed"].toInteger(), qint64(0), file.total);
    }
    m_progress.done = m_progress.total = 0;
    for (const File &file : std::as_const(m_files)) {
        m_progress.done += file.done;
        m_progress.total += file.total;
    }
    m_rate.add(TransferRate::Clock::now(), m_progress.done);
    m_progress.bytesPerSecond = m_rate.bytesPerSecond();
    m_told(m_progress);
}

Error Pull::refused(int status, const QString &said) const
{
    const auto says = [&said](const char *words) { return said.contains(QLatin1String(words), Qt::CaseInsensitive); };
    if (says("file does not exist") || says("not found") || says("invalid model name")) {
        Error error = m_server.unavailable(
            "The library of {server} has no model “{model}”; look up its name at https://ollama.com/library.", {},
            m_name);
        error.code = Error::Invalid;
        return error;
    }
    if (status == 404 || status == 405)
        return m_server.unavailable(
            "{server} is not an Ollama server, and only Ollama pulls models; give the address of one.");
    if (says("no space left"))
        return m_server.unavailable(
            "There is no room for “{model}” on the disk of {server}; free some space and pull it again.", {}, m_name);
    if (says("requires a newer version"))
        return m_server.unavailable("“{model}” needs a newer Ollama than the one at {server}; update it.", {}, m_name);
    if (says("no such host") || says("dial tcp") || says("i/o timeout"))
        return m_server.unavailable(
            "{server} cannot reach its model library (it says “{said}”); check its network and pull “{model}” again.",
            said.simplified().left(200), m_name);
    return m_server.refusal(status, {said, {}, {}}, {});
}

} // namespace

QString inWords(const PullProgress &progress)
{
    const QString known = transferInWords(progress.done, progress.total, progress.bytesPerSecond);
    if (known.isEmpty())
        return progress.stage;
    // For a file, it is the digest, which means nothing to people.
    static const QRegularExpression ofFile(QStringLiteral("^pulling [0-9a-f]{6,}"));
    return ofFile.match(progress.stage).hasMatch() ? known : known + QStringLiteral(", ") + progress.stage;
}

Result<void> pull(const Server &server, const QString &name, const std::function<void(const PullProgress &)> &told,
                  std::stop_token stop)
{
    static const QRegularExpression form(QStringLiteral(R"(^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$)"));
    if (!form.match(name).hasMatch())
        return Error{
            Error::Invalid,
            QStringLiteral("“%1” is not a valid model name; write it as “qwen3:4b”.").arg(name.simplified().left(80)),
            {}};
    return Pull(server, name, told).run(stop);
}

} // namespace core::ollama
