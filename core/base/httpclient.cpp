#include "core/base/httpclient.h"

#include "core/base/httphead.h"
#include "core/base/latelibrary.h"
#include "core/base/plural.h"
#include "core/base/publicaddress.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <curl/curl.h>
#include <exception>
#include <functional>
#include <sys/socket.h>
#include <utility>
#include <vector>

namespace core {
namespace {

using HttpClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Once the listener has had enough, the server gets this long to finish its reply; only then can the connection be
// reused.
constexpr milliseconds farewell{200};

// One per server: if several models share the roles, a thread talks to several servers in turn.
constexpr long mostKept = 4;

QString secondsInWords(double seconds) // "1 second", "2 seconds", "0.2 seconds"
{
    return seconds == std::floor(seconds) ? plural(qsizetype(seconds), "second")
                                          : QStringLiteral("%1 seconds").arg(seconds);
}

milliseconds lengthOf(double seconds)
{
    return milliseconds(std::max(1LL, std::llround(seconds * 1000))); // 0 would mean forever
}

// Together with its dependencies, libcurl takes as long to load as a search takes (core/base/latelibrary.h).
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt
struct LibCurl
{
#define FUNCTION(name) lateFunction(static_cast<decltype(&name)>(nullptr), "libcurl.so.4", #name)
    decltype(&curl_global_init) start = FUNCTION(curl_global_init); // null: libcurl is missing
    decltype(&curl_easy_init) newEasy = FUNCTION(curl_easy_init);
    decltype(&curl_easy_cleanup) endEasy = FUNCTION(curl_easy_cleanup);
    decltype(&curl_easy_reset) reset = FUNCTION(curl_easy_reset);
    decltype(&curl_easy_setopt) setOption = FUNCTION(curl_easy_setopt);
    decltype(&curl_easy_getinfo) getInfo = FUNCTION(curl_easy_getinfo);
    decltype(&curl_multi_init) newMulti = FUNCTION(curl_multi_init);
    decltype(&curl_multi_cleanup) endMulti = FUNCTION(curl_multi_cleanup);
    decltype(&curl_multi_setopt) setMultiOption = FUNCTION(curl_multi_setopt);
    decltype(&curl_multi_add_handle) add = FUNCTION(curl_multi_add_handle);
    decltype(&curl_multi_remove_handle) remove = FUNCTION(curl_multi_remove_handle);
    decltype(&curl_multi_perform) perform = FUNCTION(curl_multi_perform);
    decltype(&curl_multi_info_read) readInfo = FUNCTION(curl_multi_info_read);
    decltype(&curl_multi_poll) poll = FUNCTION(curl_multi_poll);
    decltype(&curl_multi_wakeup) wakeUp = FUNCTION(curl_multi_wakeup);
    decltype(&curl_slist_append) append = FUNCTION(curl_slist_append);
    decltype(&curl_slist_free_all) free = FUNCTION(curl_slist_free_all);
#undef FUNCTION
};

const LibCurl &libcurl()
{
    static const LibCurl loaded;
    return loaded;
}

// Never undone: other threads may use it until the program ends.
bool isCurlReady()
{
    static const bool ready = libcurl().start && libcurl().start(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    return ready;
}

bool isGuarded(const HttpRequest &request)
{
    const int port = request.url.port(request.url.scheme() == QLatin1String("https") ? 443 : 80);
    const QString place = QStringLiteral("%1:%2").arg(request.url.host(), QString::number(port));
    return request.reach == Reach::Public && place != request.alsoReached;
}

// Whether the environment names any proxy, whatever it is for.
bool mayMeetProxy(const QUrl &url)
{
    constexpr const char *variables[] = {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
    return !isThisMachine(url) && std::any_of(std::begin(variables), std::end(variables),
                                              [](const char *name) { return !qEnvironmentVariableIsEmpty(name); });
}

struct FreeList
{
    void operator()(curl_slist *list) const { libcurl().free(list); }
};
using CurlList = std::unique_ptr<curl_slist, FreeList>;

void append(CurlList &list, const QByteArray &line)
{
    if (curl_slist *longer = libcurl().append(list.get(), line.constData())) {
        (void)list.release();
        list.reset(longer);
    }
}

// A request in progress: how far it is, and how it ended.
class Transfer
{
public:
    Transfer(CURLM *multi, CURL *easy, const HttpRequest &request, const ByteSink &heard, const std::stop_token &stop)
        : m_multi(multi),
          m_easy(easy),
          m_request(request),
          m_heard(heard),
          m_stop(stop)
    {
    }
    ~Transfer() { libcurl().reset(m_easy); } // m_easy points to this object
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    Result<HttpReply> run();

private:
    enum class Ending { Open, Enough, Foreign, Garbled, Silent, Long, Large, Inside };

    void setUp();
    void setUpHeaders();
    void setUpKind();
    bool lookUp();
    void perform();
    milliseconds untilLate(HttpClock::time_point now) const;
    bool isLate(HttpClock::time_point now);
    void end(Ending ending);

    // Callbacks for libcurl. None of them lets an exception pass through C code.
    template <class Call>
    auto guard(Call call) noexcept -> decltype(call());
    static std::size_t onHead(char *line, std::size_t, std::size_t count, void *self);
    static std::size_t onBody(char *bytes, std::size_t, std::size_t count, void *self);
    static curl_socket_t onSocket(void *self, curlsocktype, curl_sockaddr *place);
    static int onConnected(void *self, char *, char *, int, int);
    static std::size_t onRead(char *bytes, std::size_t, std::size_t count, void *self);
    static int onSeek(void *self, curl_off_t offset, int origin);
    bool heardHead(const QByteArray &line);
    bool heardPiece(const QByteArray &piece);
    bool isReadable() const;
    bool isHeard() const;
    void tellHead();
    curl_socket_t open(const curl_sockaddr &place);

    Result<HttpReply> outcome() const;
    Error unavailable(const QString &what) const;
    Error failure() const;
    Error unsafe() const;

    CURLM *const m_multi;
    CURL *const m_easy;
    const HttpRequest &m_request;
    const ByteSink &m_heard;
    const std::stop_token &m_stop;

    QFile m_file; // file to upload
    CurlList m_lines;
    CurlList m_detour;
    bool m_guards = false; // checks each address to which a connection is opened
    bool m_looksUp = false;
    QList<QByteArray> m_found; // results of a lookup, as numeric addresses
    char m_error[CURL_ERROR_SIZE] = {};
    CURLcode m_code = CURLE_OK;
    Ending m_ending = Ending::Open;
    std::exception_ptr m_thrown;

    bool m_connected = false; // the request has been sent
    HttpClock::time_point m_begun = HttpClock::now();
    HttpClock::time_point m_lastBytes = m_begun;
    HttpClock::time_point m_hadEnough = m_begun;

    HttpHead m_head;
    bool m_isTold = false; // the head has been passed on
    qint64 m_received = 0; // of the body, unpacked
    QByteArray m_body;
};

template <class Call>
auto Transfer::guard(Call call) noexcept -> decltype(call())
{
    try {
        return call();
    } catch (...) {
        m_thrown = std::current_exception();
        return {};
    }
}

std::size_t Transfer::onHead(char *line, std::size_t, std::size_t count, void *self)
{
    auto *transfer = static_cast<Transfer *>(self);
    return transfer->guard([&] { return transfer->heardHead(QByteArray(line, qsizetype(count))); }) ? count : 0;
}

std::size_t Transfer::onBody(char *bytes, std::size_t, std::size_t count, void *self)
{
    auto *transfer = static_cast<Transfer *>(self);
    return transfer->guard([&] { return transfer->heardPiece(QByteArray(bytes, qsizetype(count))); }) ? count : 0;
}

curl_socket_t Transfer::onSocket(void *self, curlsocktype, curl_sockaddr *place)
{
    auto *transfer = static_cast<Transfer *>(self);
    // The socket plus one, because an exception yields 0.
    return transfer->guard([&] { return transfer->open(*place) + 1; }) - 1;
}

int Transfer::onConnected(void *self, char *, char *, int, int)
{
    auto *transfer = static_cast<Transfer *>(self);
    transfer->m_connected = true;
    transfer->m_lastBytes = HttpClock::now();
    // One of several addresses may have been refused, and the next one used.
    return transfer->m_ending == Ending::Open ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
}

std::size_t Transfer::onRead(char *bytes, std::size_t, std::size_t count, void *self)
{
    auto *transfer = static_cast<Transfer *>(self);
    constexpr std::size_t failed = CURL_READFUNC_ABORT;
    return transfer->guard([&]() -> std::size_t {
        if (transfer->m_stop.stop_requested())
            return failed;
        const qint64 got = transfer->m_file.read(bytes, qint64(count));
        return got < 0 ? failed : std::size_t(got);
    });
}

int Transfer::onSeek(void *self, curl_off_t offset, int origin) // rewinds before the file is sent again
{
    auto *transfer = static_cast<Transfer *>(self);
    const bool done = origin == SEEK_SET && transfer->guard([&] { return transfer->m_file.seek(offset); });
    return done ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL;
}

void Transfer::end(Ending ending)
{
    if (m_ending == Ending::Open)
        m_ending = ending;
}

bool Transfer::heardHead(const QByteArray &line)
{
    const bool sound = m_head.take(line);
    if (!sound)
        end(Ending::Garbled);
    else if (m_head.isWhole() && !isReadable())
        end(Ending::Foreign);
    else if (m_head.isWhole() && isHeard() && m_request.begun && !std::exchange(m_isTold, true))
        tellHead();
    return m_ending == Ending::Open || m_ending == Ending::Enough;
}

// Error replies are read whatever their type, for the message.
bool Transfer::isReadable() const
{
    if (m_request.types.isEmpty())
        return true;
    const QByteArray coding = m_head.headers("content-encoding").join(',').toLower();
    if (!coding.isEmpty() && coding != "identity" && coding != "gzip")
        return false; // libcurl would unpack more formats, and nested ones: all with untrusted bytes
    const QByteArray type = m_head.header("content-type").split(';').first().trimmed().toLower();
    return m_head.status() != 200 || m_request.types.contains(type);
}

bool Transfer::isHeard() const
{
    return m_heard && (m_head.status() == 200 || (m_request.begun && m_head.status() == 206));
}

void Transfer::tellHead()
{
    bool said = false;
    const qint64 length = m_head.header("content-length").toLongLong(&said);
    if (m_request.begun({m_head.status(), said ? length : -1, m_head.header("content-range")}) == StreamControl::Stop) {
        m_ending = Ending::Enough;
        m_hadEnough = HttpClock::now();
    }
}

bool Transfer::heardPiece(const QByteArray &piece)
{
    m_received += piece.size();
    if (m_received > m_request.limits.bytes) {
        end(Ending::Large);
        return m_ending == Ending::Enough;
    }
    if (!isHeard()) {
        m_body += piece;
    } else if (m_ending == Ending::Open && m_heard(piece) == StreamControl::Stop) {
        m_ending = Ending::Enough;
        m_hadEnough = HttpClock::now();
    }
    return !m_stop.stop_requested();
}

curl_socket_t Transfer::open(const curl_sockaddr &place)
{
    const std::optional<IpAddress> address = addressOf(place.addr);
    if (m_guards && !(address && isPublicAddress(*address))) {
        end(Ending::Inside);
        return CURL_SOCKET_BAD;
    }
    if (m_looksUp) {
        if (address)
            m_found.append(numberOf(*address));
        return CURL_SOCKET_BAD;
    }
    // Otherwise programs started by Attest would keep the connection open.
    return ::socket(place.family, place.socktype | SOCK_CLOEXEC, place.protocol);
}

void Transfer::setUpHeaders()
{
    m_lines.reset(); // a lookup has already set these
    append(m_lines, "Accept: " + (m_request.types.isEmpty() ? QByteArray("*/*") : m_request.types.join(", ")));
    if (m_request.signing.keyId.isEmpty()) // libcurl 7.88 signs it as a header without a value
        append(m_lines, "Expect:");        // disables the header: a server that delays its 100 costs a second
    if (!m_request.body.isNull())
        append(m_lines, "Content-Type: application/json");
    for (const auto &[name, value] : m_request.headers) {
        const QByteArray line = QByteArray(value).replace('\r', "").replace('\n', "");
        append(m_lines, line.isEmpty() ? name + ';' : name + ": " + line); // "Name:" alone would remove the header
    }
    libcurl().setOption(m_easy, CURLOPT_HTTPHEADER, m_lines.get());
    libcurl().setOption(m_easy, CURLOPT_USERAGENT, "attest/" ATTEST_VERSION);
    // Compression is requested only for pages: they are large and many, and some sites compress anyway. A model's
    // stream would be held back until there is enough to compress.
    if (!m_request.types.isEmpty())
        libcurl().setOption(m_easy, CURLOPT_ACCEPT_ENCODING, "gzip");
}

void Transfer::setUp()
{
    libcurl().reset(m_easy); // keeps the connections
    const QByteArray url = m_request.url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    libcurl().setOption(m_easy, CURLOPT_URL, url.constData());
    libcurl().setOption(m_easy, CURLOPT_PATH_AS_IS, 1L);
    libcurl().setOption(m_easy, CURLOPT_PROTOCOLS_STR, "http,https");
    // One request per connection, so that closing it tells the server that nobody is listening any more.
    libcurl().setOption(m_easy, CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
    libcurl().setOption(m_easy, CURLOPT_SSLVERSION, long(CURL_SSLVERSION_TLSv1_2));
    // Debian's certificate folder has the same contents as its file, and libcurl caches only what it read from a file.
    libcurl().setOption(m_easy, CURLOPT_CAPATH, nullptr);
    if (const QByteArray file = qgetenv("SSL_CERT_FILE"); !file.isEmpty())
        libcurl().setOption(m_easy, CURLOPT_CAINFO, file.constData());
    libcurl().setOption(m_easy, CURLOPT_NOSIGNAL, 1L);
    libcurl().setOption(m_easy, CURLOPT_QUICK_EXIT, 1L); // does not wait for a name lookup in progress
    libcurl().setOption(m_easy, CURLOPT_CONNECTTIMEOUT_MS, long(lengthOf(m_request.limits.connectSeconds).count()));
    libcurl().setOption(m_easy, CURLOPT_ERRORBUFFER, m_error);

    // Requests to this machine must not go through a proxy. For all others, including http, the proxy is asked for a
    // tunnel: it must not see the key.
    if (isThisMachine(m_request.url))
        libcurl().setOption(m_easy, CURLOPT_PROXY, "");
    libcurl().setOption(m_easy, CURLOPT_HTTPPROXYTUNNEL, 1L);
    libcurl().setOption(m_easy, CURLOPT_HEADEROPT, long(CURLHEADER_SEPARATE));
    libcurl().setOption(m_easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    // A connection opened for another purpose may lead to a private address.
    if (m_request.reach == Reach::Public) {
        libcurl().setOption(m_easy, CURLOPT_FRESH_CONNECT, 1L);
        libcurl().setOption(m_easy, CURLOPT_FORBID_REUSE, 1L);
    }

    if (!m_request.body.isNull()) {
        libcurl().setOption(m_easy, CURLOPT_POST, 1L);
        libcurl().setOption(m_easy, CURLOPT_POSTFIELDS, m_request.body.constData());
        libcurl().setOption(m_easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(m_request.body.size()));
    }
    setUpKind();
    setUpHeaders();

    libcurl().setOption(m_easy, CURLOPT_HEADERFUNCTION, &Transfer::onHead);
    libcurl().setOption(m_easy, CURLOPT_HEADERDATA, this);
    libcurl().setOption(m_easy, CURLOPT_WRITEFUNCTION, &Transfer::onBody);
    libcurl().setOption(m_easy, CURLOPT_WRITEDATA, this);
    libcurl().setOption(m_easy, CURLOPT_OPENSOCKETFUNCTION, &Transfer::onSocket);
    libcurl().setOption(m_easy, CURLOPT_OPENSOCKETDATA, this);
    libcurl().setOption(m_easy, CURLOPT_PREREQFUNCTION, &Transfer::onConnected);
    libcurl().setOption(m_easy, CURLOPT_PREREQDATA, this);
}

void Transfer::setUpKind()
{
    if (m_request.kind == HttpRequest::Head)
        libcurl().setOption(m_easy, CURLOPT_NOBODY, 1L);
    if (m_request.kind == HttpRequest::Put) {
        libcurl().setOption(m_easy, CURLOPT_UPLOAD, 1L);
        libcurl().setOption(m_easy, CURLOPT_INFILESIZE_LARGE, curl_off_t(m_file.size()));
        libcurl().setOption(m_easy, CURLOPT_READFUNCTION, &Transfer::onRead);
        libcurl().setOption(m_easy, CURLOPT_READDATA, this);
        libcurl().setOption(m_easy, CURLOPT_SEEKFUNCTION, &Transfer::onSeek);
        libcurl().setOption(m_easy, CURLOPT_SEEKDATA, this);
    }
    if (m_request.signing.keyId.isEmpty())
        return;
    // A server may answer a large upload before it arrives; if it does not, there is no further waiting.
    libcurl().setOption(m_easy, CURLOPT_EXPECT_100_TIMEOUT_MS, 200L);
    const QByteArray provider = "aws:amz:" + m_request.signing.region + ":s3";
    libcurl().setOption(m_easy, CURLOPT_AWS_SIGV4, provider.constData());
    libcurl().setOption(m_easy, CURLOPT_USERNAME, m_request.signing.keyId.constData());
    libcurl().setOption(m_easy, CURLOPT_PASSWORD, m_request.signing.secret.constData());
}

// A proxy resolves names itself, where our guard cannot check them. So it is given an address resolved here: by
// libcurl, which can be stopped meanwhile and gets no socket for any address it finds. Bypassing the proxy instead
// would reveal the user to strangers, and reach nothing where the proxy is the only way out.
bool Transfer::lookUp()
{
    setUp();
    libcurl().setOption(m_easy, CURLOPT_PROXY, "");
    libcurl().setOption(m_easy, CURLOPT_CONNECT_ONLY, 1L);
    m_guards = m_looksUp = true;
    perform();
    m_guards = m_looksUp = false; // the user has allowed access to the proxy
    if (m_found.isEmpty() || m_ending != Ending::Open || m_stop.stop_requested())
        return false;
    m_code = CURLE_OK;
    const QByteArray number = m_found.first();
    append(m_detour, "::" + (number.contains(':') ? '[' + number + ']' : number) + ':');
    return true;
}

milliseconds Transfer::untilLate(HttpClock::time_point now) const
{
    const HttpLimits &limits = m_request.limits;
    HttpClock::time_point late = m_begun + lengthOf(limits.totalSeconds);
    if (m_connected)
        late = std::min(late, m_lastBytes + lengthOf(limits.silenceSeconds));
    if (m_ending == Ending::Enough)
        late = std::min(late, m_hadEnough + farewell);
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(late - now));
}

bool Transfer::isLate(HttpClock::time_point now)
{
    if (untilLate(now) > milliseconds(0))
        return false;
    end(now >= m_begun + lengthOf(m_request.limits.totalSeconds) ? Ending::Long : Ending::Silent);
    return true;
}

// Uses the multi interface for a single transfer, as only that can be woken up: curl_easy_perform checks once a second,
// but a stop should close the connection immediately.
void Transfer::perform()
{
    const std::stop_callback stopped(m_stop, [this] { libcurl().wakeUp(m_multi); }); // on the stopping thread
    libcurl().add(m_multi, m_easy);
    for (;;) {
        int running = 0;
        int left = 0;
        const CURLMcode can = libcurl().perform(m_multi, &running);
        if (const CURLMsg *message = libcurl().readInfo(m_multi, &left)) {
            m_code = message->data.result;
            break;
        }
        const HttpClock::time_point now = HttpClock::now();
        curl_off_t packed = 0;
        libcurl().getInfo(m_easy, CURLINFO_SIZE_DOWNLOAD_T, &packed);
        if (packed > m_request.limits.bytes)
            end(Ending::Large); // possibly without any unpacked output
        if (can != CURLM_OK || m_ending == Ending::Large || m_stop.stop_requested() || isLate(now))
            break;
        int moved = 0;
        const auto wait = std::min(untilLate(now), milliseconds(std::chrono::hours(1)));
        libcurl().poll(m_multi, nullptr, 0, int(wait.count()), &moved);
        if (moved > 0)
            m_lastBytes = HttpClock::now();
    }
    libcurl().remove(m_multi, m_easy); // closes the connection of an unfinished transfer
    if (m_thrown)
        std::rethrow_exception(m_thrown);
}

Result<HttpReply> Transfer::run()
{
    m_file.setFileName(m_request.file);
    if (m_request.kind == HttpRequest::Put && !m_file.open(QIODevice::ReadOnly))
        return Error{Error::Unreadable, QStringLiteral("The file “%1” cannot be read.").arg(m_request.file),
                     m_file.errorString()};
    const bool guarded = isGuarded(m_request);
    if (!guarded || !mayMeetProxy(m_request.url) || lookUp()) {
        setUp();
        m_guards = guarded && !m_detour;
        if (m_detour)
            libcurl().setOption(m_easy, CURLOPT_CONNECT_TO, m_detour.get());
        perform();
    }
    return m_stop.stop_requested() ? Result<HttpReply>(Error::cancelled()) : outcome();
}

Error Transfer::unavailable(const QString &what) const
{
    return {Error::Unavailable, QStringLiteral("%1; %2.").arg(what, m_request.remedy), QString::fromUtf8(m_error)};
}

// OpenSSL's codes for certificate problems: X509_V_ERR_….
Error Transfer::unsafe() const
{
    constexpr long unspecified = 1; // not an OpenSSL error: libcurl itself compares names
    constexpr long notYetValid = 9;
    constexpr long expired = 10;
    long verified = 0;
    libcurl().getInfo(m_easy, CURLINFO_SSL_VERIFYRESULT, &verified);
    QString why = QStringLiteral("its certificate is not from an authority that this computer trusts");
    if (m_code == CURLE_SSL_CACERT_BADFILE)
        why = QStringLiteral("this computer's trusted certificates cannot be read (install the package "
                             "ca-certificates, or correct SSL_CERT_FILE if it is set)");
    else if (m_code != CURLE_PEER_FAILED_VERIFICATION)
        why = QStringLiteral("it does not respond over https");
    else if (verified == expired)
        why = QStringLiteral("its certificate has expired");
    else if (verified == notYetValid)
        why = QStringLiteral("its certificate is not valid yet, or the clock of this computer is slow");
    else if (verified <= unspecified)
        why = QStringLiteral("its certificate is for a name other than “%1”").arg(m_request.url.host());
    return unavailable(QStringLiteral("No secure connection to %1 could be made: %2").arg(m_request.server, why));
}

Error Transfer::failure() const
{
    const QString server = m_request.server;
    const QByteArray said = m_error;
    long refusal = 0;
    libcurl().getInfo(m_easy, CURLINFO_HTTP_CONNECTCODE, &refusal);
    if (refusal >= 300)
        return unavailable(
            QStringLiteral("The proxy for %1 refuses the connection (HTTP %2)").arg(server, QString::number(refusal)));
    long reason = 0;
    libcurl().getInfo(m_easy, CURLINFO_OS_ERRNO, &reason);
    constexpr int tooLarge = 100; // CURLE_TOO_LARGE
    switch (int(m_code)) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return unavailable(QStringLiteral("There is no server named “%1”").arg(m_request.url.host()));
    case CURLE_COULDNT_RESOLVE_PROXY:
        return unavailable(QStringLiteral("The proxy set for %1 was not found").arg(server));
    case CURLE_COULDNT_CONNECT:
        if (reason != ECONNREFUSED)
            break;
        return unavailable((mayMeetProxy(m_request.url) ? QStringLiteral("Nothing is responding at %1 or its proxy")
                                                        : QStringLiteral("Nothing is responding at %1"))
                               .arg(server));
    case CURLE_OPERATION_TIMEDOUT:
        return unavailable(QStringLiteral("%1 could not be reached within %2")
                               .arg(server, secondsInWords(m_request.limits.connectSeconds)));
    case CURLE_RECV_ERROR: // a broken connection, or malformed chunks
        if (said.contains("chunk") || said.contains("header"))
            return unavailable(QStringLiteral("The server at %1 does not speak HTTP").arg(server));
        [[fallthrough]];
    case CURLE_SEND_ERROR:
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
        return unavailable(QStringLiteral("%1 closed the connection before its reply was complete").arg(server));
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
        return unsafe();
    case CURLE_UNSUPPORTED_PROTOCOL: // an answer without a head counts as HTTP/0.9
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_BAD_CONTENT_ENCODING: // of the transfer: newer versions reject it in the head
    case CURLE_WRITE_ERROR:
    case CURLE_OUT_OF_MEMORY: // libcurl's error for an endless header
    case tooLarge:            // the same from libcurl 8.6 on
        return unavailable(QStringLiteral("The server at %1 does not speak HTTP").arg(server));
    default:
        break;
    }
    return unavailable(QStringLiteral("%1 could not be reached").arg(server));
}

Result<HttpReply> Transfer::outcome() const
{
    const QString server = m_request.server;
    const HttpLimits &limits = m_request.limits;
    const auto after = [&](const QString &what, const QString &limit) { return unavailable(what.arg(server, limit)); };
    switch (m_ending) {
    case Ending::Silent:
        return after(QStringLiteral("%1 has not responded for %2"), secondsInWords(limits.silenceSeconds));
    case Ending::Long:
        return after(QStringLiteral("%1 did not finish its reply within %2"), secondsInWords(limits.totalSeconds));
    case Ending::Large:
        return after(QStringLiteral("%1 sent more than %2 MiB"), QString::number(int(limits.bytes >> 20)));
    case Ending::Inside:
        return Error{Error::Invalid,
                     QStringLiteral("“%1” is on this computer's own network; only pages on the public web are read.")
                         .arg(m_request.url.host()),
                     {}};
    case Ending::Garbled:
        return unavailable(QStringLiteral("The server at %1 does not speak HTTP").arg(server));
    case Ending::Open:
        // A body that is not compressed as claimed counts as empty.
        if (m_code != CURLE_OK && !(m_code == CURLE_BAD_CONTENT_ENCODING && m_head.isWhole()))
            return failure();
        break;
    case Ending::Enough:
    case Ending::Foreign:
        break;
    }
    HttpReply reply;
    reply.status = m_head.status();
    reply.body = m_body;
    reply.contentType = m_head.header("content-type");
    const QByteArray location = m_head.header("location");
    if (!location.isEmpty()) {
        reply.location = m_request.url.resolved(QUrl::fromEncoded(location));
        reply.redirectedTo = shown(reply.location);
    }
    if (!m_request.asks.isEmpty())
        reply.said = m_head.header(m_request.asks);
    bool said = false;
    const int wait = m_head.header("retry-after").toInt(&said);
    reply.retryAfter = said && wait >= 0 ? wait : -1;
    return reply;
}

} // namespace

// The multi handle holds the connections, so it is destroyed last.
struct HttpClient::Handles
{
    using Multi = std::unique_ptr<CURLM, CURLMcode (*)(CURLM *)>;
    using Easy = std::unique_ptr<CURL, void (*)(CURL *)>;

    Multi multi{isCurlReady() ? libcurl().newMulti() : nullptr, libcurl().endMulti};
    Easy easy{multi ? libcurl().newEasy() : nullptr, libcurl().endEasy};
};

HttpClient::HttpClient() : m_handles(std::make_unique<Handles>())
{
    if (m_handles->multi)
        libcurl().setMultiOption(m_handles->multi.get(), CURLMOPT_MAXCONNECTS, mostKept);
}

HttpClient::~HttpClient() = default;

Result<HttpReply> HttpClient::send(const HttpRequest &request, const std::stop_token &stop, const ByteSink &heard)
{
    if (!m_handles->easy)
        return Error{Error::Unavailable,
                     libcurl().start
                         ? QStringLiteral("libcurl could not be started; close other programs and try again.")
                         : QStringLiteral("libcurl is missing; please install Attest again."),
                     {}};
    return Transfer(m_handles->multi.get(), m_handles->easy.get(), request, heard, stop).run();
}

} // namespace core
