#include "app/cli/mcp/mcpserver.h"

#include "app/cli/clicommands.h"
#include "core/crossencoder/evidencemodel.h"
#include "core/library/readfailures.h"

#include <QElapsedTimer>

#include <cerrno>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace app {
namespace {

using core::Json;
using Clock = std::chrono::steady_clock;

constexpr int callsAtOnce = 3;
constexpr int mostCalls = 100; // running or waiting
constexpr qint64 mostUnwritten = 16'000'000;
constexpr std::chrono::milliseconds lookForIdle{60'000}; // interval, without input, of checking for an idle model
constexpr std::chrono::milliseconds graceForCalls{500};  // after the end of the input
constexpr std::chrono::milliseconds graceForAll{800};

constexpr auto instructions = "A read-only library of the user's own PDFs. Every passage, citation and verdict names "
                              "its document and page. Prefer ask and check_claim when it matters whether something is "
                              "supported; a refusal means that the documents do not say it.";

bool isSame(const Json &a, const Json &b)
{
    return a.written() == b.written();
}

// At most ten per second, each further than the previous one.
class Progress
{
public:
    Progress(const Json &token, std::function<void(const QByteArray &)> send) : m_token(token), m_send(std::move(send))
    {
    }

    void tell(int done, int of, const QString &what)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_token.isMissing() || done <= m_done || (m_clock.isValid() && m_clock.elapsed() < 100))
            return;
        m_done = done;
        m_clock.start();
        m_send(McpProtocol::progress(m_token, done, of, what));
    }

private:
    Json m_token;
    std::function<void(const QByteArray &)> m_send;
    std::mutex m_mutex;
    QElapsedTimer m_clock;
    int m_done = -1;
};

} // namespace

McpServer::McpServer(const core::Library &library, const core::Settings &settings, McpAudit &audit,
                     const Streams &streams)
    : m_library(library),
      m_settings(settings),
      m_audit(audit),
      m_streams(streams),
      m_protocol(QString::fromUtf8(instructions)),
      m_pool(settings.concurrentCalls),
      m_writing(std::make_unique<Lane>()),
      m_calling(std::make_unique<Lane>(callsAtOnce))
{
}

McpServer::~McpServer()
{
    m_calling.reset(); // stop the sender first
    m_writing.reset();
}

bool McpServer::serve(std::stop_token stop)
{
    while (read(stop)) {
        while (const std::optional<LineFrames::Frame> frame = m_frames.next())
            take(*frame);
    }
    return settle();
}

// As long as the client does not read its output, no input is taken, but whether the client still exists is
// checked.
bool McpServer::read(std::stop_token stop)
{
    const int waker = eventfd(0, EFD_CLOEXEC);
    const std::stop_callback wake(stop, [waker] { eventfd_write(waker, 1); });
    bool hasMore = false;
    while (!stop.stop_requested() && !m_isClosed) {
        const bool isFull = m_unwritten > mostUnwritten;
        pollfd waiting[] = {{m_streams.in, short(isFull ? 0 : POLLIN), 0}, {waker, POLLIN, 0}};
        const int ready = poll(waiting, 2, isFull ? 50 : int(lookForIdle.count()));
        if (ready < 0 && errno != EINTR)
            break;
        if (ready == 0)
            core::EvidenceModel::installed().releaseIdle();
        if (isFull && (waiting[0].revents & POLLHUP) == 0)
            continue;
        if (isFull || waiting[1].revents != 0)
            break;
        if (waiting[0].revents == 0)
            continue;
        char bytes[65536];
        const ssize_t count = ::read(m_streams.in, bytes, sizeof bytes);
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        hasMore = count > 0;
        if (hasMore)
            m_frames.add(QByteArrayView(bytes, count));
        break;
    }
    close(waker);
    return hasMore;
}

void McpServer::take(const LineFrames::Frame &frame)
{
    McpProtocol::Taken taken = m_protocol.take(frame);
    if (!taken.reply.isEmpty())
        send(taken.reply);
    if (!taken.cancelled.isMissing())
        cancel(taken.cancelled);
    if (taken.call)
        begin(*taken.call);
}

void McpServer::begin(const McpCall &call)
{
    {
        const std::scoped_lock lock(m_mutex);
        const bool isThere = std::any_of(m_running.begin(), m_running.end(),
                                         [&](const Running &each) { return isSame(each.id, call.id); });
        if (isThere || m_running.size() >= mostCalls) {
            send(rpcError(call.id,
                          {RpcError::InvalidRequest,
                           isThere ? QStringLiteral("A request with this id is still running.")
                                   : QStringLiteral("%1 calls are already waiting; try again later.").arg(mostCalls),
                           {}}));
            return;
        }
        m_running.append({call.id, {}});
    }
    std::stop_source stop = m_calling->post(
        [this, call, client = m_protocol.client()](std::stop_token token) { run(call, client, std::move(token)); });
    const std::scoped_lock lock(m_mutex);
    for (Running &each : m_running) {
        if (isSame(each.id, call.id))
            each.stop = stop;
    }
}

void McpServer::run(const McpCall &call, const QString &client, std::stop_token stop)
{
    QElapsedTimer clock;
    clock.start();
    Progress progress(call.progressToken, [this](const QByteArray &line) { send(line); });
    const McpMeans means{m_library, m_settings, m_pool, [&](int done, int of, const QString &what) {
                             if (!stop.stop_requested())
                                 progress.tell(done, of, what);
                         }};
    const core::UnreadHere unread; // several calls use the library at once
    core::Result<Json> result = stop.stop_requested() ? core::Result<Json>(core::Error::cancelled())
                                                      : mcpTool(call.tool)->run(call.arguments, means, stop);
    if (unread.first() && result)
        result = *unread.first();
    const bool isCancelled = stop.stop_requested() || (!result && result.error().code == core::Error::Cancelled);
    const QByteArray line = isCancelled ? QByteArray() : McpProtocol::reply(call, result);
    {
        const std::scoped_lock lock(m_auditing);
        const QString outcome = isCancelled ? QStringLiteral("cancelled")
                                : result    ? QStringLiteral("done")
                                            : result.error().message;
        if (!m_audit.write({call, client, outcome, line.size(), clock.elapsed()}))
            printNote(QStringLiteral("A call to “%1” could not be logged; free some disk space.").arg(call.tool));
    }
    if (!isCancelled)
        send(line);
    const std::scoped_lock lock(m_mutex);
    m_running.removeIf([&](const Running &each) { return isSame(each.id, call.id); });
    m_changed.notify_all();
}

void McpServer::cancel(const Json &id)
{
    const std::scoped_lock lock(m_mutex);
    for (Running &each : m_running) {
        if (isSame(each.id, id))
            each.stop.request_stop();
    }
}

void McpServer::send(const QByteArray &line)
{
    m_unwritten += line.size();
    m_writing->post([this, line](std::stop_token) { write(line); });
}

void McpServer::write(const QByteArray &line)
{
    for (qsizetype at = 0; at < line.size() && !m_isClosed;) {
        const ssize_t count = ::write(m_streams.out, line.constData() + at, size_t(line.size() - at));
        if (count > 0)
            at += count;
        else if (errno != EINTR && errno != EAGAIN)
            m_isClosed = true;
    }
    m_unwritten -= line.size();
}

bool McpServer::settle()
{
    const Clock::time_point now = Clock::now();
    const auto isDone = [this] { return m_running.isEmpty(); };
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait_until(lock, now + graceForCalls, isDone)) {
        for (Running &each : m_running)
            each.stop.request_stop();
        m_changed.wait_until(lock, now + graceForAll, isDone);
    }
    const bool isQuiet = isDone();
    lock.unlock();
    while (m_unwritten > 0 && !m_isClosed && Clock::now() < now + graceForAll)
        poll(nullptr, 0, 5);
    return isQuiet && (m_unwritten == 0 || m_isClosed);
}

} // namespace app
