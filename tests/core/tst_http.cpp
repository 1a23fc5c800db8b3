// The HTTP client against a server that misbehaves in every way.
#include "core/base/http.h"
#include "scriptedserver.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSslConfiguration>
#include <QSslKey>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <arpa/inet.h>
#include <condition_variable>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <netdb.h>
#include <stdexcept>
#include <thread>
#include <unistd.h>

// Replaces the system's name resolution, including calls from libraries.
namespace names {

std::mutex lock;
std::condition_variable changed;
int waiting = 0;      // pending look-ups of slow.test
bool answers = false; // whether look-ups of slow.test may finish

const char *numberOf(const char *name)
{
    if (std::strcmp(name, "inside.test") == 0)
        return "127.0.0.1";
    if (std::strcmp(name, "outside.test") == 0)
        return "8.8.8.8";
    return nullptr;
}

// Whether a name does not exist: the machine does not know it, nor does a hosts file.
bool isUnknown(const char *name)
{
    const QByteArray text = name;
    return text == "localhost" || text.endsWith(".invalid") || text.endsWith(".test");
}

} // namespace names

extern "C" __attribute__((visibility("default"))) int getaddrinfo(const char *name, const char *service,
                                                                  const addrinfo *hints, addrinfo **result)
{
    static const auto real = reinterpret_cast<decltype(&getaddrinfo)>(dlsym(RTLD_NEXT, "getaddrinfo"));
    if (name && std::strcmp(name, "slow.test") == 0) {
        std::unique_lock guard(names::lock);
        ++names::waiting;
        names::changed.notify_all();
        names::changed.wait(guard, [] { return names::answers; });
    }
    const char *number = name ? names::numberOf(name) : nullptr;
    if (!number && name && names::isUnknown(name))
        return EAI_NONAME;
    return real(number ? number : name, service, hints, result);
}

using namespace core;

namespace {

HttpRequest get(const QString &url, const QByteArray &body = {})
{
    HttpRequest request;
    request.url = QUrl(url);
    request.server = url;
    request.body = body;
    request.remedy = QStringLiteral("start it");
    request.limits.connectSeconds = 2;
    request.limits.silenceSeconds = 5;
    request.limits.totalSeconds = 20;
    return request;
}

// Sets an environment variable while the object lives.
class Variable
{
public:
    Variable(const char *name, const QByteArray &value) : m_name(name) { qputenv(name, value); }
    ~Variable() { qunsetenv(m_name); }
    Variable(const Variable &) = delete;
    Variable &operator=(const Variable &) = delete;

private:
    const char *m_name;
};

QByteArray origin(const ScriptedServer &server)
{
    return server.url().chopped(3).toLatin1();
}

// A certificate with its own authority, stored in files. Dates look like "20200101000000Z".
struct Certificate
{
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("pem"));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();

    Certificate(const QString &name, const QString &from, const QString &until)
    {
        QFile list(folder.filePath(QStringLiteral("list"))), rules(folder.filePath(QStringLiteral("rules")));
        if (!list.open(QIODevice::WriteOnly) || !rules.open(QIODevice::WriteOnly))
            return;
        rules.write("[ca]\ndefault_ca=a\n[a]\ndatabase=list\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256\n"
                    "policy=p\nx509_extensions=e\n[p]\ncommonName=supplied\n[req]\ndistinguished_name=p\n"
                    "[e]\nbasicConstraints=CA:TRUE\nsubjectAltName=" +
                    name.toLatin1() + '\n');
        rules.close();
        if (!openssl(QStringLiteral(
                "req -new -nodes -newkey rsa:2048 -subj /CN=test -config rules -keyout key -out wish")) ||
            !openssl(QStringLiteral("ca -batch -selfsign -config rules -keyfile key -in wish -out pem -startdate %1 "
                                    "-enddate %2")
                         .arg(from, until)))
            return;
        QFile key(folder.filePath(QStringLiteral("key")));
        const QList<QSslCertificate> made = QSslCertificate::fromPath(file);
        if (made.isEmpty() || !key.open(QIODevice::ReadOnly))
            return;
        tls.setLocalCertificate(made.constFirst());
        tls.setPrivateKey(QSslKey(&key, QSsl::Rsa));
    }

    bool isMade() const { return !tls.localCertificate().isNull(); }

private:
    bool openssl(const QString &words) const
    {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral("openssl"), words.split(u' '));
        return process.waitForFinished() && process.exitCode() == 0;
    }
};

void append32(QByteArray &bytes, quint32 number)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes += char(number >> shift & 0xff);
}

// As gzip does; Qt's compression uses another header and checksum.
QByteArray gzip(const QByteArray &bytes)
{
    quint32 sum = ~0U;
    for (const char byte : bytes) {
        sum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
    QByteArray packed("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
    packed += qCompress(bytes, 9).mid(4 + 2).chopped(4);
    append32(packed, ~sum);
    append32(packed, quint32(bytes.size()));
    return packed;
}

// Accepts one connection, and calls the test when data arrive and when the peer closes it.
class Listener
{
public:
    explicit Listener(
        const std::function<void(int connection)> &heard, const std::function<void()> &left = [] {})
        : m_file(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        m_place.sin_family = AF_INET;
        m_place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof m_place;
        auto *place = reinterpret_cast<sockaddr *>(&m_place);
        if (bind(m_file, place, size) != 0 || listen(m_file, 1) != 0 || getsockname(m_file, place, &size) != 0)
            qFatal("nothing can be listened to");
        m_thread = std::thread([this, heard, left] {
            const int connection = accept(m_file, nullptr, nullptr);
            char bytes[4096];
            if (read(connection, bytes, sizeof bytes) > 0)
                heard(connection);
            while (read(connection, bytes, sizeof bytes) > 0) {
            }
            left();
            ::close(connection);
        });
    }

    ~Listener()
    {
        shutdown(m_file, SHUT_RDWR); // in case no connection was made
        m_thread.join();
        ::close(m_file);
    }

    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;

    QString url(const QString &scheme) const
    {
        return QStringLiteral("%1://127.0.0.1:%2/v1").arg(scheme).arg(ntohs(m_place.sin_port));
    }

private:
    int m_file;
    sockaddr_in m_place{};
    std::thread m_thread;
};

// Runs the work on a thread unknown to Qt.
template <class Work>
void onAnotherThread(Work work)
{
    std::thread(work).join();
}

} // namespace

class TestHttp : public QObject
{
    Q_OBJECT

private slots:
    void getsAndPosts()
    {
        ScriptedServer server;
        server.enqueue(Scripted::json({{QStringLiteral("a"), 1}}));
        HttpRequest request = get(server.url() + QStringLiteral("/chat"), "{\"q\":2}");
        request.headers = {{"Authorization", "Bearer secret"}};
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(reply);
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->body, QByteArray("{\"a\":1}"));
        const auto asked = server.requests().constFirst();
        QCOMPARE(asked.method, QByteArray("POST"));
        QCOMPARE(asked.path, QByteArray("/v1/chat"));
        QCOMPARE(asked.headers.value("content-type"), QByteArray("application/json"));
        QCOMPARE(asked.headers.value("authorization"), QByteArray("Bearer secret"));
        QCOMPARE(asked.json.value(QStringLiteral("q")).toInt(), 2);
        QVERIFY(send(get(server.url() + QStringLiteral("/models")), {}));
        QCOMPARE(server.requests().constLast().method, QByteArray("GET"));
    }

    void keepsTheConnectionOnAThreadOfItsOwn()
    {
        ScriptedServer server;
        onAnotherThread([&] {
            for (int i = 0; i < 5; ++i)
                QVERIFY(send(get(server.url() + QStringLiteral("/models")), {}));
        });
        QCOMPARE(server.requests().size(), 5);
        QCOMPARE(server.connections(), 1);
        QVERIFY2(server.waitUntilClosed(), "the connection outlived its thread");
    }

    void worksOnManyThreadsAtOnce()
    {
        ScriptedServer server;
        std::atomic<int> good = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                for (int k = 0; k < 10; ++k)
                    good += send(get(server.url() + QStringLiteral("/models")), {}) ? 1 : 0;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(good.load(), 80);
    }

    void hearsThePiecesAsTheyCome()
    {
        ScriptedServer server;
        Scripted::Reply pieces = Scripted::events({"one", "two", "three"});
        pieces.pause = 20;
        server.enqueue(pieces);
        QByteArray heard;
        int times = 0;
        const Result<HttpReply> reply = send(get(server.url(), "{}"), {}, [&](const QByteArray &piece) {
            heard += piece;
            ++times;
            return StreamControl::Continue;
        });
        QVERIFY(reply);
        QCOMPARE(heard, QByteArray("onetwothree"));
        QVERIFY(times >= 2);
        QVERIFY(reply->body.isEmpty());
    }

    void doesNotWaitForAnEndTheListenerDoesNotNeed()
    {
        ScriptedServer server;
        server.enqueue(Scripted::events({"enough"}, Scripted::Reply::Stall));
        QElapsedTimer clock;
        clock.start();
        const Result<HttpReply> reply =
            send(get(server.url(), "{}"), {}, [](const QByteArray &) { return StreamControl::Stop; });
        QVERIFY(reply);
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(server.waitUntilClosed());
    }

    void refusalsAreAnswers()
    {
        ScriptedServer server;
        Scripted::Reply busy = Scripted::error(503, QStringLiteral("Loading model"));
        busy.headers = {"Retry-After: 7"};
        server.enqueue(busy);
        int heard = 0;
        const Result<HttpReply> reply = send(get(server.url(), "{}"), {}, [&](const QByteArray &) {
            ++heard;
            return StreamControl::Continue;
        });
        QVERIFY(reply);
        QCOMPARE(reply->status, 503);
        QCOMPARE(reply->retryAfter, 7);
        QVERIFY(reply->body.contains("Loading model"));
        QCOMPARE(heard, 0);
    }

    void stopClosesTheConnectionAtOnce_data()
    {
        QTest::addColumn<bool>("midway");
        QTest::newRow("before the first byte") << false;
        QTest::newRow("in the middle of the reply") << true;
    }

    void stopClosesTheConnectionAtOnce()
    {
        QFETCH(bool, midway);
        ScriptedServer server;
        Scripted::Reply slow = Scripted::events({"word "});
        slow.ending = Scripted::Reply::Stall;
        slow.delay = midway ? 0 : 60000;
        server.enqueue(slow);
        std::stop_source stop;
        QElapsedTimer clock;
        std::thread stopper([&] {
            server.waitForRequests(1);
            if (!midway) {
                clock.start();
                stop.request_stop();
            }
        });
        const Result<HttpReply> reply = send(get(server.url(), "{}"), stop.get_token(), [&](const QByteArray &) {
            clock.start();
            stop.request_stop();
            return StreamControl::Continue;
        });
        QVERIFY(server.waitUntilClosed(2000));
        const qint64 took = clock.elapsed();
        stopper.join();
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Cancelled);
        QVERIFY2(took < 100, qPrintable(QString::number(took)));
    }

    void asksNothingAfterAStop()
    {
        ScriptedServer server;
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(send(get(server.url()), stop.get_token()).error().code, Error::Cancelled);
        QCOMPARE(server.connections(), 0);
    }

    void saysWhatToDoAboutABadServer_data()
    {
        using Scripted::Reply;
        QTest::addColumn<Scripted::Reply>("said");
        QTest::addColumn<QString>("sentence");
        Reply garbage;
        garbage.verbatim = "SSH-2.0-OpenSSH_9.2\r\n";
        garbage.ending = Reply::Close;
        QTest::newRow("another protocol") << garbage << QStringLiteral("closed the connection|does not speak HTTP");
        Reply nothing;
        nothing.verbatim = "\n";
        nothing.ending = Reply::Close;
        QTest::newRow("closes without a word") << nothing << QStringLiteral("closed the connection|not speak HTTP");
        Reply shortened;
        shortened.verbatim = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"a\":";
        shortened.ending = Reply::Close;
        QTest::newRow("promises more than it sends") << shortened << QStringLiteral("closed the connection before");
        QTest::newRow("ends within a chunked body")
            << Scripted::events({"half"}, Reply::Close) << QStringLiteral("closed the connection before");
        Reply endless = Scripted::events({QByteArray(64 << 10, 'x')});
        endless.endless = true;
        QTest::newRow("endless body") << endless << QStringLiteral("sent more than 1 MiB");
        Reply header;
        header.verbatim = "HTTP/1.1 200 OK\r\nX: y";
        header.ending = Reply::Stall;
        QTest::newRow("a header that stalls") << header << QStringLiteral("has not responded for 1 second");
        Reply headers;
        headers.verbatim = "HTTP/1.1 200 OK\r\nX: " + QByteArray(64 << 10, 'x');
        headers.endless = true;
        QTest::newRow("an endless header") << headers << QStringLiteral("does not speak HTTP");
        headers.verbatim = "HTTP/1.1 100 Continue\r\n\r\n";
        QTest::newRow("an answer that is always still to come")
            << headers << QStringLiteral("does not speak HTTP|not finish its reply within 2 seconds");
        const auto verbatim = [](const char *name, const QByteArray &bytes) {
            Reply reply;
            reply.verbatim = bytes;
            reply.ending = Reply::Close;
            QTest::newRow(name) << reply << QStringLiteral("does not speak HTTP");
        };
        verbatim("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd");
        verbatim("a length below nothing", "HTTP/1.1 200 OK\r\nContent-Length: -3\r\n\r\nabcd");
        verbatim("a length beyond everything", "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\nabcd");
        verbatim("a chunk of no size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabcd\r\n");
        verbatim("a chunk below nothing", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nabcd\r\n");
        verbatim("a chunk longer than it says", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabcd\r\n");
        verbatim("an encoding nobody asked for", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nabcd");
        verbatim("an encoding before the chunks",
                 "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n");
        verbatim("chunks twice", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n"
                                 "4\r\nabcd\r\n0\r\n\r\n");
        verbatim("a line without a name", "HTTP/1.1 200 OK\r\nContent-Length 4\r\n\r\nabcd");
        verbatim("no status", "HTTP/1.1 abc\r\n\r\n");
        QTest::newRow("stalls in mid-sentence")
            << Scripted::events({"half"}, Reply::Stall) << QStringLiteral("has not responded for 1 second");
        Reply drip = Scripted::events({"x"});
        drip.endless = true;
        drip.pause = 300;
        QTest::newRow("drips") << drip << QStringLiteral("not finish its reply within 2 seconds");
    }

    void saysWhatToDoAboutABadServer()
    {
        QFETCH(Scripted::Reply, said);
        QFETCH(QString, sentence);
        ScriptedServer server;
        server.handle([said](const Scripted::Request &) { return said; });
        HttpRequest request = get(server.url());
        request.headers = {{"Authorization", "Bearer secret"}};
        request.limits.silenceSeconds = 1;
        request.limits.totalSeconds = 2;
        request.limits.bytes = 1 << 20;
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Unavailable);
        const QString message = reply.error().message;
        QVERIFY2(message.contains(QRegularExpression(sentence)), qPrintable(message));
        QVERIFY2(message.endsWith(QStringLiteral("; start it.")), qPrintable(message));
        QVERIFY(!message.contains(QStringLiteral("secret")));
    }

    void goesNowhereElse_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("with a GET") << QByteArray();
        QTest::newRow("with a POST") << QByteArray("{}");
    }

    void goesNowhereElse()
    {
        QFETCH(QByteArray, body);
        ScriptedServer server, elsewhere;
        Scripted::Reply away;
        away.status = 307;
        away.headers = {"Location: " + elsewhere.url().toLatin1()};
        server.handle([away](const Scripted::Request &) { return away; });
        HttpRequest request = get(server.url(), body);
        request.headers = {{"Authorization", "Bearer secret"}};
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(reply);
        QCOMPARE(reply->status, 307);
        QCOMPARE(reply->redirectedTo, elsewhere.url());
        QCOMPARE(server.requests().size(), 1);
        QCOMPARE(elsewhere.connections(), 0);
    }

    void asksOnceWhateverTheServerDoes()
    {
        ScriptedServer server; // crashes during the request
        Scripted::Reply nothing;
        nothing.verbatim = "\n";
        nothing.ending = Scripted::Reply::Close;
        server.handle([nothing](const Scripted::Request &) { return nothing; });
        QVERIFY(!send(get(server.url(), "{}"), {}));
        QCOMPARE(server.requests().size(), 1);
    }

    void asksAgainWhereAKeptConnectionWasGivenUp()
    {
        ScriptedServer server;
        std::atomic<int> requests = 0;
        server.handle([&requests](const Scripted::Request &) {
            Scripted::Reply reply = Scripted::json({});
            if (++requests == 2) { // closes the second connection without a reply
                reply = {};
                reply.silent = true;
                reply.ending = Scripted::Reply::Close;
            }
            return reply;
        });
        onAnotherThread([&] {
            QVERIFY(send(get(server.url(), "{}"), {}));
            QVERIFY(send(get(server.url(), "{}"), {}));
        });
        QCOMPARE(requests.load(), 3);
        QCOMPARE(server.connections(), 2);
    }

    void doesNotKeepAConnectionTheServerCloses()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &) {
            Scripted::Reply reply = Scripted::json({});
            reply.headers = {"Connection: close"};
            reply.ending = Scripted::Reply::Close;
            return reply;
        });
        onAnotherThread([&] {
            for (int i = 0; i < 3; ++i)
                QVERIFY(send(get(server.url(), "{}"), {}));
        });
        QCOMPARE(server.requests().size(), 3);
        QCOMPARE(server.connections(), 3);
    }

    void readsEveryFormOfAWholeReply_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcd");
        QTest::newRow("until it is closed") << QByteArray("HTTP/1.1 200 OK\r\n\r\nabcd");
        QTest::newRow("version 1.0") << QByteArray("HTTP/1.0 200 OK\r\nContent-Length: 4\r\n\r\nabcd");
        QTest::newRow("chunks") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n"
                                              "1;a=b\r\na\r\n03\r\nbcd\r\n0\r\nX: y\r\n\r\n");
        QTest::newRow("bare line feeds") << QByteArray("HTTP/1.1 200 OK\nContent-Length: 4\n\nabcd");
        QTest::newRow("no reason") << QByteArray("HTTP/1.1 200\r\ncontent-length:4\r\n\r\nabcd");
        QTest::newRow("after a Continue")
            << QByteArray("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcd");
        QTest::newRow("more than was promised") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcdefgh");
    }

    void readsEveryFormOfAWholeReply()
    {
        QFETCH(QByteArray, bytes);
        ScriptedServer server;
        Scripted::Reply said;
        said.verbatim = bytes;
        said.ending = Scripted::Reply::Close;
        server.handle([said](const Scripted::Request &) { return said; });
        const Result<HttpReply> reply = send(get(server.url(), "{}"), {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->body, QByteArray("abcd"));
        for (int cut = 1; cut < bytes.size(); ++cut) { // split at every position
            said.verbatim = bytes.left(cut);
            said.rest = bytes.mid(cut);
            server.enqueue(said);
            const Result<HttpReply> pieced = send(get(server.url(), "{}"), {});
            QVERIFY2(pieced, qPrintable(QStringLiteral("cut at %1").arg(cut)));
            QCOMPARE(pieced->body, QByteArray("abcd"));
        }
    }

    void findsAServerByItsName()
    {
        ScriptedServer server; // listens on 127.0.0.1 only, while the name may also mean ::1
        const QString url = server.url().replace(QStringLiteral("127.0.0.1"), QStringLiteral("localhost"));
        const Result<HttpReply> reply = send(get(url + QStringLiteral("/models?a=b%20c")), {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(server.requests().constFirst().path, QByteArray("/v1/models?a=b%20c"));
        QVERIFY(server.requests().constFirst().headers.value("host").startsWith("localhost:"));
    }

    void letsNoHeaderSmuggleAnother()
    {
        ScriptedServer server;
        HttpRequest request = get(server.url() + QStringLiteral("/models"));
        request.headers = {{"Authorization", "Bearer a\r\nX-Evil: b"}};
        QVERIFY(send(request, {}));
        QVERIFY(!server.requests().constFirst().headers.contains("x-evil"));
    }

    void namesTheServerThatIsNotThere()
    {
        QString url;
        {
            ScriptedServer gone;
            url = gone.url();
        }
        const Result<HttpReply> reply = send(get(url), {});
        QVERIFY(!reply);
        QCOMPARE(reply.error().message, QStringLiteral("Nothing is responding at %1; start it.").arg(url));
    }

    void refusesWhatIsNoAddress_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("file") << QStringLiteral("file:///etc/passwd");
        QTest::newRow("ftp") << QStringLiteral("ftp://127.0.0.1/");
        QTest::newRow("no scheme") << QStringLiteral("localhost:11434/v1");
        QTest::newRow("empty") << QString();
        QTest::newRow("no host") << QStringLiteral("http:///v1");
    }

    void refusesWhatIsNoAddress()
    {
        QFETCH(QString, url);
        const Result<HttpReply> reply = send(get(url), {});
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Invalid);
    }

    void doesNotTellAProxyWhatStaysOnThisMachine()
    {
        ScriptedServer proxy, server;
        qputenv("http_proxy", proxy.url().toUtf8());
        const Result<HttpReply> reply = send(get(server.url() + QStringLiteral("/models")), {});
        qunsetenv("http_proxy");
        QVERIFY(reply);
        QCOMPARE(proxy.connections(), 0);
        QCOMPARE(server.connections(), 1);
    }

    void asksTheProxyOnlyForATunnel()
    {
        ScriptedServer proxy;
        qputenv("http_proxy", QByteArray(proxy.url().toUtf8()).replace("/v1", ""));
        HttpRequest request = get(QStringLiteral("http://models.invalid/v1/chat"), "{\"q\":1}");
        request.headers = {{"Authorization", "Bearer secret"}};
        const Result<HttpReply> reply = send(request, {});
        qunsetenv("http_proxy");
        QVERIFY(!reply); // without a scripted reply the proxy refuses
        QCOMPARE(proxy.requests().size(), 1);
        const auto asked = proxy.requests().constFirst();
        QCOMPARE(asked.method, QByteArray("CONNECT"));
        QCOMPARE(asked.path, QByteArray("models.invalid:80"));
        QVERIFY(!asked.headers.contains("authorization"));
        QVERIFY(asked.body.isEmpty());
    }

    void goesByTheProxyOfTheEnvironment_data()
    {
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("exceptions");
        QTest::addColumn<QByteArray>("asked");
        const QString plain = QStringLiteral("http://models.invalid:8080/v1"),
                      safe = QStringLiteral("https://models.invalid/v1");
        QTest::newRow("http") << QByteArray("http_proxy") << plain << QByteArray() << QByteArray("models.invalid:8080");
        QTest::newRow("https") << QByteArray("https_proxy") << safe << QByteArray() << QByteArray("models.invalid:443");
        QTest::newRow("any") << QByteArray("all_proxy") << safe << QByteArray() << QByteArray("models.invalid:443");
        QTest::newRow("that of the other") << QByteArray("http_proxy") << safe << QByteArray() << QByteArray();
        QTest::newRow("but not there") << QByteArray("http_proxy") << plain << QByteArray("a.b,.invalid")
                                       << QByteArray();
        QTest::newRow("nowhere") << QByteArray("all_proxy") << safe << QByteArray("*") << QByteArray();
        for (const char *here : {"http://localhost:1/v1", "http://127.0.0.2:1/v1", "http://[::1]:1/v1"})
            QTest::newRow(here) << QByteArray("all_proxy") << QString::fromLatin1(here) << QByteArray() << QByteArray();
    }

    void goesByTheProxyOfTheEnvironment()
    {
        QFETCH(QByteArray, variable);
        QFETCH(QString, url);
        QFETCH(QByteArray, exceptions);
        QFETCH(QByteArray, asked);
        ScriptedServer proxy;
        const Variable named(variable.constData(), origin(proxy));
        const Variable excepted("no_proxy", exceptions);
        const Result<HttpReply> reply = send(get(url, "{}"), {});
        QVERIFY(!reply);
        QCOMPARE(proxy.requests().size(), asked.isEmpty() ? 0 : 1);
        QCOMPARE(proxy.requests().value(0).path, asked);
        const QString message = reply.error().message;
        QCOMPARE(message.contains(QStringLiteral("The proxy for %1 refuses").arg(url)), !asked.isEmpty());
        QVERIFY2(!asked.isEmpty() || message.startsWith(QStringLiteral("There is no server")) ||
                     message.startsWith(QStringLiteral("Nothing is responding")),
                 qPrintable(message));
    }

    void speaksThroughTheTunnelOfAProxy_data()
    {
        QTest::addColumn<Reach>("reach");
        QTest::addColumn<QByteArray>("asked");
        QTest::newRow("by the name") << Reach::Anywhere << QByteArray("outside.test:80");
        QTest::newRow("by the number that was found public") << Reach::Public << QByteArray("8.8.8.8:80");
    }

    void speaksThroughTheTunnelOfAProxy()
    {
        QFETCH(Reach, reach);
        QFETCH(QByteArray, asked);
        ScriptedServer proxy; // the proxy and the server behind it
        proxy.handle([](const Scripted::Request &request) {
            Scripted::Reply reply = Scripted::json({{QStringLiteral("a"), 1}});
            if (request.method == "CONNECT")
                reply.verbatim = "HTTP/1.1 200 OK\r\nX-Of-The: proxy\r\nLocation: elsewhere\r\n\r\n";
            return reply;
        });
        const Variable named("http_proxy", origin(proxy));
        HttpRequest request = get(QStringLiteral("http://outside.test/v1/chat"), "{}");
        request.headers = {{"Authorization", "Bearer secret"}};
        request.reach = reach;
        const Result<HttpReply> reply = send(request, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->body, QByteArray("{\"a\":1}"));
        QVERIFY(reply->redirectedTo.isEmpty());
        QCOMPARE(proxy.requests().size(), 2);
        QCOMPARE(proxy.requests().constFirst().path, asked);
        QVERIFY(!proxy.requests().constFirst().headers.contains("authorization"));
        QCOMPARE(proxy.requests().constLast().headers.value("host"), QByteArray("outside.test"));
        QCOMPARE(proxy.requests().constLast().headers.value("authorization"), QByteArray("Bearer secret"));
        QCOMPARE(proxy.requests().constLast().body, QByteArray("{}"));
    }

    void aProxyDoesNotLeadAroundTheGuard_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QString>("sentence");
        const QString inside = QStringLiteral("own network"), refused = QStringLiteral("The proxy for ");
        QTest::newRow("a name of this machine") << QStringLiteral("inside.test") << QByteArray() << inside;
        QTest::newRow("a number of its network") << QStringLiteral("192.168.0.1") << QByteArray() << inside;
        QTest::newRow("a public name") << QStringLiteral("outside.test") << QByteArray("8.8.8.8:80") << refused;
        QTest::newRow("a public number") << QStringLiteral("8.8.8.8") << QByteArray("8.8.8.8:80") << refused;
        QTest::newRow("a public number of IPv6")
            << QStringLiteral("[2606:4700::1111]") << QByteArray("[2606:4700::1111]:80") << refused;
        QTest::newRow("no name") << QStringLiteral("none.test") << QByteArray() << QStringLiteral("no server named");
    }

    // A proxy resolves names itself, so it is given the address that was checked to be public.
    void aProxyDoesNotLeadAroundTheGuard()
    {
        QFETCH(QString, host);
        QFETCH(QByteArray, asked);
        QFETCH(QString, sentence);
        ScriptedServer proxy;
        const Variable named("http_proxy", origin(proxy));
        HttpRequest request = get(QStringLiteral("http://%1/page").arg(host));
        request.reach = Reach::Public;
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(sentence), qPrintable(reply.error().message));
        QCOMPARE(proxy.connections(), asked.isEmpty() ? 0 : 1);
        QCOMPARE(proxy.requests().value(0).path, asked);
    }

    void looksAtTheAddressItConnectsTo()
    {
        ScriptedServer server;
        HttpRequest request = get(QStringLiteral("http://inside.test:%1/v1/models").arg(server.port()));
        QVERIFY(send(request, {})); // the name leads there
        request.reach = Reach::Public;
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Invalid);
        QCOMPARE(server.connections(), 1);
    }

    void stopsAtOnce_data()
    {
        QTest::addColumn<QString>("stage");
        for (const char *stage : {"look-up", "proxy", "head"})
            QTest::newRow(stage) << QString::fromLatin1(stage);
    }

    void stopsAtOnce()
    {
        QFETCH(QString, stage);
        ScriptedServer server;
        server.handle([](const Scripted::Request &) {
            Scripted::Reply reply;
            reply.verbatim = "HTTP/1.1 200 OK\r\nX: y";
            reply.ending = Scripted::Reply::Stall;
            return reply;
        });
        const Variable proxy("http_proxy", stage == QLatin1String("proxy") ? origin(server) : QByteArray());
        QString url = server.url();
        if (stage == QLatin1String("look-up"))
            url = QStringLiteral("http://slow.test/v1");
        else if (stage == QLatin1String("proxy"))
            url = QStringLiteral("http://models.invalid/v1");
        std::stop_source stop;
        QElapsedTimer clock;
        std::thread stopper([&] {
            if (stage == QLatin1String("look-up")) {
                std::unique_lock guard(names::lock);
                names::changed.wait(guard, [] { return names::waiting > 0; });
            } else {
                server.waitForRequests(1);
            }
            clock.start();
            stop.request_stop();
        });
        const Result<HttpReply> reply = send(get(url), stop.get_token());
        const qint64 took = clock.elapsed();
        stopper.join();
        {
            const std::lock_guard guard(names::lock);
            names::answers = true;
            names::changed.notify_all();
        }
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Cancelled);
        QVERIFY2(took < 100, qPrintable(QString::number(took)));
        QVERIFY(stage == QLatin1String("look-up") || server.waitUntilClosed(2000));
    }

    void stopsInTheHandshakeAtOnce()
    {
        qint64 took = 0;
        const auto stopOnce = [&took] {
            std::stop_source stop;
            QElapsedTimer clock;
            const Listener server(
                [&](int) {
                    clock.start();
                    stop.request_stop();
                },
                [&] { took = clock.elapsed(); });
            const Result<HttpReply> reply = send(get(server.url(QStringLiteral("https"))), stop.get_token());
            QVERIFY(!reply);
            QCOMPARE(reply.error().code, Error::Cancelled);
        };
        onAnotherThread([&] {
            stopOnce(); // loads the system's authorities, once per thread, which is work rather than waiting
            stopOnce();
        });
        QVERIFY2(took < 100, qPrintable(QString::number(took)));
    }

    void doesNotWaitForANameLongerThanForTheServer()
    {
        {
            const std::lock_guard guard(names::lock);
            names::answers = false;
        }
        HttpRequest request = get(QStringLiteral("http://slow.test/v1"));
        request.limits.connectSeconds = 0.2;
        QElapsedTimer clock;
        clock.start();
        const Result<HttpReply> reply = send(request, {});
        const qint64 took = clock.elapsed();
        {
            const std::lock_guard guard(names::lock);
            names::answers = true;
            names::changed.notify_all();
        }
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(QStringLiteral("could not be reached within 0.2 seconds")),
                 qPrintable(reply.error().message));
        QVERIFY2(took < 1000, qPrintable(QString::number(took)));
    }

    void unpacksPages_data()
    {
        QTest::addColumn<QByteArray>("coding");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        const QByteArray page = "<p>A page.</p>", packed = gzip(page);
        QTest::newRow("plain") << QByteArray() << page << page;
        QTest::newRow("said to be plain") << QByteArray("identity") << page << page;
        QTest::newRow("packed") << QByteArray("GZIP") << packed << page;
        QTest::newRow("twice") << QByteArray("gzip, gzip") << gzip(packed) << QByteArray();
        QTest::newRow("in a way nobody asked for") << QByteArray("deflate") << qCompress(page).mid(4) << QByteArray();
        QTest::newRow("not as it says") << QByteArray("gzip") << page << QByteArray();
    }

    void unpacksPages()
    {
        QFETCH(QByteArray, coding);
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        ScriptedServer server;
        Scripted::Reply said;
        said.type = "text/html";
        said.body = bytes;
        if (!coding.isEmpty())
            said.headers = {"Content-Encoding: " + coding};
        server.handle([said](const Scripted::Request &) { return said; });
        HttpRequest request = get(server.url());
        request.types = {"text/html"};
        const Result<HttpReply> reply = send(request, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->body, text);
        QCOMPARE(server.requests().constLast().headers.value("accept-encoding"), QByteArray("gzip"));
        request.types.clear();
        QCOMPARE(send(request, {})->body, bytes); // compression was not requested
        QVERIFY(!server.requests().constLast().headers.contains("accept-encoding"));
    }

    void takesNoMoreOfAPackedPageThanOfAnother_data()
    {
        QTest::addColumn<QList<QByteArray>>("pieces");
        QTest::newRow("that grows") << QList<QByteArray>{gzip(QByteArray(64 << 20, ' '))};
        // Empty blocks: however many arrive, there is no output.
        QTest::newRow("that comes to nothing")
            << QList<QByteArray>{gzip("x").left(10), QByteArray("\0\0\0\xff\xff", 5).repeated(10'000)};
    }

    void takesNoMoreOfAPackedPageThanOfAnother()
    {
        QFETCH(QList<QByteArray>, pieces);
        ScriptedServer server;
        Scripted::Reply said = Scripted::events(pieces);
        said.type = "text/html";
        said.headers = {"Content-Encoding: gzip"};
        said.endless = pieces.size() > 1;
        server.enqueue(said);
        HttpRequest request = get(server.url());
        request.types = {"text/html"};
        request.limits.bytes = 1 << 20;
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(QStringLiteral("sent more than 1 MiB")),
                 qPrintable(reply.error().message));
    }

    void refusesTrailersWithoutEnd()
    {
        ScriptedServer server;
        Scripted::Reply said;
        said.verbatim = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n";
        said.rest = QByteArray("X: y\r\n").repeated(20'000);
        said.ending = Scripted::Reply::Stall;
        server.enqueue(said);
        const Result<HttpReply> reply = send(get(server.url()), {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(QStringLiteral("does not speak HTTP")),
                 qPrintable(reply.error().message));
    }

    void doesNotWaitForLeaveToSendALargeBody()
    {
        ScriptedServer server;
        server.enqueue(Scripted::json({}));
        const QByteArray body(3 << 20, ' ');
        QVERIFY(send(get(server.url(), body), {}));
        const auto asked = server.requests().constFirst();
        QCOMPARE(asked.body.size(), body.size());
        QVERIFY(!asked.headers.contains("expect"));
        QVERIFY(asked.headers.value("user-agent").startsWith("attest/"));
    }

    void speaksToAServerByItsNumberOfIPv6()
    {
        ScriptedServer server(QHostAddress::LocalHostIPv6);
        if (server.port() == 0)
            QSKIP("this machine has no IPv6");
        QVERIFY(send(get(server.url() + QStringLiteral("/models")), {}));
        QVERIFY(server.requests().constFirst().headers.value("host").startsWith("[::1]:"));
    }

    void keepsNoConnectionOfVersion10()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &) {
            Scripted::Reply reply;
            reply.verbatim = "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}";
            return reply;
        });
        onAnotherThread([&] {
            for (int i = 0; i < 3; ++i)
                QCOMPARE(send(get(server.url()), {})->body, QByteArray("{}"));
        });
        QCOMPARE(server.connections(), 3);
    }

    void sharesNoConnectionOverThreads()
    {
        ScriptedServer server;
        std::atomic<int> done = 0;
        const auto work = [&](int turn) {
            for (int i = 0; i < 4; ++i) {
                while (done.load() % 2 != turn)
                    std::this_thread::yield();
                QVERIFY(send(get(server.url() + QStringLiteral("/models")), {}));
                ++done;
            }
        };
        std::thread one(work, 0);
        std::thread other(work, 1);
        one.join();
        other.join();
        QCOMPARE(server.requests().size(), 8);
        QCOMPARE(server.connections(), 2);
    }

    void aConnectionIsClosedInProgramsThatAreStarted()
    {
        ScriptedServer server;
        int found = 0;
        onAnotherThread([&] {
            QVERIFY(send(get(server.url() + QStringLiteral("/models")), {}));
            for (int file = 0; file < 1024; ++file) {
                sockaddr_in peer{};
                socklen_t size = sizeof peer;
                if (getpeername(file, reinterpret_cast<sockaddr *>(&peer), &size) != 0 || peer.sin_family != AF_INET ||
                    ntohs(peer.sin_port) != server.port())
                    continue;
                ++found;
                QVERIFY(fcntl(file, F_GETFD) & FD_CLOEXEC);
            }
        });
        QCOMPARE(found, 1);
    }

    void whoListensMayAskAsWell()
    {
        ScriptedServer server;
        server.enqueue(Scripted::events({"one", "two"}));
        onAnotherThread([&] {
            QByteArray heard;
            QVERIFY(send(get(server.url(), "{}"), {}, [&](const QByteArray &piece) {
                heard += piece;
                return send(get(server.url() + QStringLiteral("/models")), {}) ? StreamControl::Continue
                                                                               : StreamControl::Stop;
            }));
            QCOMPARE(heard, QByteArray("onetwo"));
        });
    }

    void whatTheListenerThrowsComesThrough()
    {
        ScriptedServer server;
        server.enqueue(Scripted::events({"one"}, Scripted::Reply::Stall));
        const auto fails = [](const QByteArray &) -> StreamControl { throw std::runtime_error("no room"); };
        bool thrown = false;
        try {
            (void)send(get(server.url(), "{}"), {}, fails);
        } catch (const std::runtime_error &) {
            thrown = true;
        }
        QVERIFY(thrown);
        QVERIFY(server.waitUntilClosed());
        QVERIFY(send(get(server.url() + QStringLiteral("/models")), {}));
    }

    void tellsNobodyThePasswordOfAnAddress()
    {
        ScriptedServer server;
        QVERIFY(send(get(server.url().replace(QStringLiteral("//"), QStringLiteral("//me:pw@"))), {}));
        QVERIFY(!server.requests().constFirst().headers.contains("authorization"));
    }

    void saysWhyAConnectionIsNotSafe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("until");
        QTest::addColumn<bool>("trusted");
        QTest::addColumn<QString>("why");
        const QString here = QStringLiteral("IP:127.0.0.1"), past = QStringLiteral("20200101000000Z"),
                      soon = QStringLiteral("20200201000000Z"), later = QStringLiteral("20980101000000Z"),
                      last = QStringLiteral("20990101000000Z");
        QTest::newRow("good") << here << past << last << true << QString();
        QTest::newRow("nobody vouches for it")
            << here << past << last << false
            << QStringLiteral("its certificate is not from an authority that this computer trusts");
        QTest::newRow("expired") << here << past << soon << true << QStringLiteral("has expired");
        QTest::newRow("not yet") << here << later << last << true << QStringLiteral("is not valid yet");
        QTest::newRow("another's") << QStringLiteral("DNS:elsewhere.test") << past << last << true
                                   << QStringLiteral("a name other than “127.0.0.1”");
    }

    void saysWhyAConnectionIsNotSafe()
    {
        QFETCH(QString, name);
        QFETCH(QString, from);
        QFETCH(QString, until);
        QFETCH(bool, trusted);
        QFETCH(QString, why);
        const Certificate certificate(name, from, until);
        if (!certificate.isMade())
            QSKIP("openssl, which makes a certificate, is not installed");
        ScriptedServer server(QHostAddress::LocalHost, certificate.tls);
        const Variable authorities("SSL_CERT_FILE", trusted ? QFile::encodeName(certificate.file) : QByteArray());
        HttpRequest request = get(server.url() + QStringLiteral("/models"));
        request.headers = {{"Authorization", "Bearer secret"}};
        onAnotherThread([&] {
            for (int i = 0; i < 2; ++i) { // over the same connection
                const Result<HttpReply> reply = send(request, {});
                QCOMPARE(bool(reply), why.isEmpty());
                if (reply)
                    continue;
                const QString message = reply.error().message;
                QVERIFY2(message.startsWith(QStringLiteral("No secure connection")), qPrintable(message));
                QVERIFY2(message.contains(why) && message.endsWith(QStringLiteral("; start it.")), qPrintable(message));
                QVERIFY(!(message + reply.error().detail).contains(QStringLiteral("secret")));
            }
        });
        QVERIFY(!why.isEmpty() || server.connections() == 1);
        QCOMPARE(server.requests().size(), why.isEmpty() ? 2 : 0);
    }

    void saysThatTheAuthoritiesAreMissing()
    {
        const Variable authorities("SSL_CERT_FILE", "/nowhere/pem");
        const Listener server([](int) {});
        const Result<HttpReply> reply = send(get(server.url(QStringLiteral("https"))), {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(QStringLiteral("correct SSL_CERT_FILE")),
                 qPrintable(reply.error().message));
    }

    void saysThatAServerIsNotOneOfHttps()
    {
        const Listener server([](int connection) {
            constexpr char refusal[] = "HTTP/1.1 400 Bad Request\r\n\r\n";
            (void)!write(connection, refusal, sizeof refusal - 1);
        });
        const Result<HttpReply> reply = send(get(server.url(QStringLiteral("https"))), {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(QStringLiteral("it does not respond over https; start it.")),
                 qPrintable(reply.error().message));
    }

    void hidesThePasswordOfAnAddress()
    {
        QCOMPARE(shown(QUrl(QStringLiteral("https://me:pw@host/v1?key=1#x"))), QStringLiteral("https://host/v1"));
    }
};

QTEST_GUILESS_MAIN(TestHttp)
#include "tst_http.moc"
