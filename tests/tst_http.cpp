// The door to the network, against a server that behaves in every way but the right one.
#include "core/base/http.h"
#include "scriptedserver.h"

#include <QElapsedTimer>
#include <QRegularExpression>
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
        header.verbatim = "HTTP/1.1 200 OK\r\nX: " + QByteArray(64 << 10, 'x');
        QTest::newRow("a header that stalls") << header << QStringLiteral("silent for 1 second");
        Reply headers;
        headers.verbatim = "HTTP/1.1 200 OK\r\nX: " + QByteArray(512, 'x') + "\r\n";
        headers.endless = true;
        headers.pause = 1;
        QTest::newRow("endless header") << headers
                                        << QStringLiteral("silent for 1 second|closed|not speak HTTP|reached");
        QTest::newRow("stalls in mid-sentence")
            << Scripted::events({"half"}, Reply::Stall) << QStringLiteral("silent for 1 second");
        Reply drip = Scripted::events({"x"});
        drip.endless = true;
        drip.pause = 300;
        QTest::newRow("drips") << drip << QStringLiteral("not finished its answer in 2 seconds");
        Reply away;
        away.status = 302;
        away.headers = {"Location: http://elsewhere.invalid/v1"};
        QTest::newRow("sends us elsewhere") << away << QStringLiteral("sends us on to another server");
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

    void neverSendsAPostOn()
    {
        ScriptedServer server;
        Scripted::Reply away;
        away.status = 307;
        away.headers = {"Location: /v2/chat"};
        server.enqueue(away);
        const Result<HttpReply> reply = send(get(server.url(), "{}"), {});
        QVERIFY(reply);
        QCOMPARE(reply->status, 307);
        QCOMPARE(server.requests().size(), 1);
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

    void hidesThePasswordOfAnAddress()
    {
        QCOMPARE(shown(QUrl(QStringLiteral("https://me:pw@host/v1?key=1#x"))), QStringLiteral("https://host/v1"));
    }
};

Q_DECLARE_METATYPE(Scripted::Reply)

QTEST_GUILESS_MAIN(TestHttp)
#include "tst_http.moc"
