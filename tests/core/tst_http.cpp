// The door to the network, against a server that behaves in every way but the right one.
#include "core/base/http.h"
#include "core/base/httpparser.h"
#include "scriptedserver.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

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

// Runs on a thread that Qt has not seen before.
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
            return Listen::On;
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
            send(get(server.url(), "{}"), {}, [](const QByteArray &) { return Listen::Enough; });
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
            return Listen::On;
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
            return Listen::On;
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
        QTest::newRow("a header that stalls") << header << QStringLiteral("silent for 1 second");
        Reply headers;
        headers.verbatim = "HTTP/1.1 200 OK\r\nX: " + QByteArray(64 << 10, 'x');
        headers.endless = true;
        QTest::newRow("an endless header") << headers << QStringLiteral("does not speak HTTP");
        headers.verbatim = "HTTP/1.1 100 Continue\r\n\r\n";
        QTest::newRow("an answer that is always still to come")
            << headers << QStringLiteral("does not speak HTTP|not finished its answer in 2 seconds");
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
        verbatim("no status", "HTTP/1.1 abc\r\n\r\n");
        QTest::newRow("stalls in mid-sentence")
            << Scripted::events({"half"}, Reply::Stall) << QStringLiteral("silent for 1 second");
        Reply drip = Scripted::events({"x"});
        drip.endless = true;
        drip.pause = 300;
        QTest::newRow("drips") << drip << QStringLiteral("not finished its answer in 2 seconds");
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
        ScriptedServer server; // that dies over the request
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
            if (++requests == 2) { // hangs up on the second without a word
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
        for (int cut = 1; cut < bytes.size(); ++cut) { // wherever the network cuts it
            HttpParser parser;
            QByteArray body;
            const auto sink = [&body](const QByteArray &piece) { body += piece; };
            parser.feed(bytes.left(cut), sink);
            parser.feed(bytes.mid(cut), sink);
            parser.closed();
            QCOMPARE(parser.state(), HttpParser::Whole);
            QCOMPARE(body, QByteArray("abcd"));
        }
    }

    void findsAServerByItsName()
    {
        ScriptedServer server; // listens on 127.0.0.1 alone, while the name may mean ::1 as well
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
        QCOMPARE(reply.error().message, QStringLiteral("Nothing answers at %1; start it.").arg(url));
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
        QVERIFY(!reply); // nothing was scripted: the proxy refuses
        QCOMPARE(proxy.requests().size(), 1);
        const auto asked = proxy.requests().constFirst();
        QCOMPARE(asked.method, QByteArray("CONNECT"));
        QCOMPARE(asked.path, QByteArray("models.invalid:80"));
        QVERIFY(!asked.headers.contains("authorization"));
        QVERIFY(asked.body.isEmpty());
    }

    void trustsNoCertificateThatNobodyVouchesFor()
    {
        const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
        const QTemporaryDir folder;
        const QString key = folder.filePath(QStringLiteral("key")),
                      certificate = folder.filePath(QStringLiteral("pem"));
        const QStringList arguments = {QStringLiteral("req"),
                                       QStringLiteral("-x509"),
                                       QStringLiteral("-nodes"),
                                       QStringLiteral("-newkey"),
                                       QStringLiteral("rsa:2048"),
                                       QStringLiteral("-subj"),
                                       QStringLiteral("/CN=127.0.0.1"),
                                       QStringLiteral("-keyout"),
                                       key,
                                       QStringLiteral("-out"),
                                       certificate};
        QProcess making;
        making.start(openssl, arguments);
        if (openssl.isEmpty() || !making.waitForFinished() || making.exitCode() != 0)
            QSKIP("openssl, which makes a certificate, is not installed");
        QSslServer server; // in this thread: sending runs its event loop
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setLocalCertificate(QSslCertificate::fromPath(certificate).constFirst());
        QFile file(key);
        QVERIFY(file.open(QIODevice::ReadOnly));
        configuration.setPrivateKey(QSslKey(&file, QSsl::Rsa));
        server.setSslConfiguration(configuration);
        QVERIFY(server.listen(QHostAddress::LocalHost));
        HttpRequest request = get(QStringLiteral("https://127.0.0.1:%1/v1").arg(server.serverPort()), "{}");
        request.headers = {{"Authorization", "Bearer secret"}};
        const Result<HttpReply> reply = send(request, {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.startsWith(QStringLiteral("No safe connection")),
                 qPrintable(reply.error().message));
    }

    void hidesThePasswordOfAnAddress()
    {
        QCOMPARE(shown(QUrl(QStringLiteral("https://me:pw@host/v1?key=1#x"))), QStringLiteral("https://host/v1"));
    }
};

QTEST_GUILESS_MAIN(TestHttp)
#include "tst_http.moc"
