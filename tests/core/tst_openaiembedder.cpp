// Vectors from a server: in order, normalised, of equal dimension; otherwise an error sentence.
#include "core/ports/backend.h"
#include "core/openai/openaiembedder.h"
#include "scriptedserver.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace core;

namespace {

using Scripted::Reply;
using Scripted::Request;

Settings settingsFor(const ScriptedServer &server)
{
    Settings settings;
    settings.serverUrl = server.url();
    settings.embedder = QStringLiteral("toy");
    return settings;
}

openai::ServerEmbedder embedderOn(const ScriptedServer &server)
{
    openai::Server where = openai::Server::at(server.url(), settingsFor(server), {});
    where.firstPause = std::chrono::milliseconds(1);
    return {where, QStringLiteral("toy")};
}

// Each vector's direction depends on the length of its text; the data come in reverse order.
Reply vectors(const QJsonObject &request)
{
    const QJsonArray input = request.value(QStringLiteral("input")).toArray();
    QJsonArray data;
    for (int i = int(input.size()) - 1; i >= 0; --i)
        data.append(QJsonObject{{QStringLiteral("index"), i},
                                {QStringLiteral("embedding"), QJsonArray{input.at(i).toString().size(), 100}}});
    return Scripted::json({{QStringLiteral("object"), QStringLiteral("list")}, {QStringLiteral("data"), data}});
}

Reply vectorsOf(const char *data)
{
    Reply reply;
    reply.body = QByteArray("{\"data\":") + data + '}';
    return reply;
}

} // namespace

class tst_openaiembedder : public QObject
{
    Q_OBJECT

private slots:
    void makesVectorsInTheOrderOfTheTexts()
    {
        ScriptedServer server;
        server.handle([](const Request &request) { return vectors(request.json); });
        QStringList texts;
        for (int i = 0; i < 100; ++i)
            texts.append(QString(i, u'x'));
        openai::ServerEmbedder embedder = embedderOn(server);
        const auto made = embedder.embed(texts, Embedder::Passage, {});
        QVERIFY2(made, made ? "" : qPrintable(made.error().message));
        QCOMPARE(made->size(), std::size_t(100));
        for (std::size_t i = 1; i < 100; ++i) {
            const std::vector<float> &vector = made->at(i);
            QVERIFY(std::abs(std::hypot(vector[0], vector[1]) - 1) < 1e-6);
            QVERIFY(std::abs(vector[0] / vector[1] - double(i) / 100) < 1e-5);
        }
        QCOMPARE(server.requests().size(), 4); // batches
        QCOMPARE(server.requests().constFirst().path, QByteArray("/v1/embeddings"));
        QCOMPARE(server.requests().constFirst().json.value(QStringLiteral("model")).toString(), QStringLiteral("toy"));
    }

    void neverSendsAnEmptyText()
    {
        ScriptedServer server;
        server.handle([](const Request &request) { return vectors(request.json); });
        QVERIFY(embedderOn(server).embed({QString()}, Embedder::Question, {}));
        QVERIFY(embedderOn(server).embed({}, Embedder::Question, {})->empty());
        QCOMPARE(server.requests().size(), 1);
        const QJsonArray input = server.requests().constFirst().json.value(QStringLiteral("input")).toArray();
        QVERIFY(!input.first().toString().isEmpty());
    }

    void sendsLessWhereItWasTooMuch()
    {
        ScriptedServer server;
        server.handle([](const Request &request) {
            const QJsonArray input = request.json.value(QStringLiteral("input")).toArray();
            if (input.size() > 3)
                return Scripted::error(413, QStringLiteral("batch"));
            for (const QJsonValue text : input) {
                if (text.toString().size() > 1000)
                    return Scripted::error(500, QStringLiteral("input is too large to process"));
            }
            return vectors(request.json);
        });
        QStringList texts(10, QStringLiteral("copper"));
        texts[4] = QString(3000, u'x');
        const auto made = embedderOn(server).embed(texts, Embedder::Passage, {});
        QVERIFY2(made, made ? "" : qPrintable(made.error().message));
        QCOMPARE(made->size(), std::size_t(10));
        QVERIFY(made->at(4)[0] > 0.99); // its first 750 letters represent it
    }

    void refusesWhatAreNoVectors_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::newRow("none") << QByteArray("[]");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("fewer") << QByteArray(R"([{"index":0,"embedding":[1,2]}])");
        QTest::newRow("twice the same") << QByteArray(R"([{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}])");
        QTest::newRow("an index beyond") << QByteArray(R"([{"index":0,"embedding":[1]},{"index":2,"embedding":[1]}])");
        QTest::newRow("empty") << QByteArray(R"([{"index":0,"embedding":[]},{"index":1,"embedding":[]}])");
        QTest::newRow("words") << QByteArray(R"([{"index":0,"embedding":["a"]},{"index":1,"embedding":[1]}])");
        QTest::newRow("base64") << QByteArray(R"([{"index":0,"embedding":"AAAA"},{"index":1,"embedding":"AAAA"}])");
        QTest::newRow("zero") << QByteArray(R"([{"index":0,"embedding":[0,0]},{"index":1,"embedding":[1,0]}])");
        QTest::newRow("infinite") << QByteArray(R"([{"index":0,"embedding":[1e300,0]},{"index":1,"embedding":[1,0]}])");
        QTest::newRow("of two lengths") << QByteArray(R"([{"index":0,"embedding":[1,0]},{"index":1,"embedding":[1]}])");
    }

    void refusesWhatAreNoVectors()
    {
        QFETCH(QByteArray, data);
        ScriptedServer server;
        server.handle([data](const Request &) { return vectorsOf(data.constData()); });
        const auto made = embedderOn(server).embed({QStringLiteral("a"), QStringLiteral("b")}, Embedder::Passage, {});
        QVERIFY(!made);
        QVERIFY(made.error().code == Error::Unavailable || made.error().code == Error::Invalid);
        QVERIFY2(made.error().message.contains(QStringLiteral("Settings")), qPrintable(made.error().message));
        QCOMPARE(server.requests().size(), 1);
    }

    void refusesVectorsOfAnotherLengthLater()
    {
        ScriptedServer server;
        openai::ServerEmbedder embedder = embedderOn(server);
        server.enqueue(vectorsOf(R"([{"index":0,"embedding":[1,0]}])"));
        QVERIFY(embedder.embed({QStringLiteral("a")}, Embedder::Passage, {}));
        server.enqueue(vectorsOf(R"([{"index":0,"embedding":[1,0,0]}])"));
        const auto made = embedder.embed({QStringLiteral("a")}, Embedder::Question, {});
        QVERIFY(!made);
        QCOMPARE(made.error().code, Error::Invalid);
        QVERIFY(made.error().message.contains(QStringLiteral("from 2 to 3")));
    }

    void repeatsWhatPassesAndSaysWhatDoesNot()
    {
        ScriptedServer server;
        server.enqueue(Scripted::error(503, QStringLiteral("busy")));
        server.enqueue(vectorsOf(R"([{"index":0,"embedding":[1,0]}])"));
        QVERIFY(embedderOn(server).embed({QStringLiteral("a")}, Embedder::Passage, {}));
        server.enqueue(Scripted::error(501, QStringLiteral("This server does not support embeddings.")));
        const auto made = embedderOn(server).embed({QStringLiteral("a")}, Embedder::Passage, {});
        QVERIFY(!made);
        QVERIFY(made.error().message.contains(QStringLiteral("does not support embeddings")));
        QCOMPARE(server.requests().size(), 3);
    }

    void stopsAtOnce()
    {
        ScriptedServer server;
        std::stop_source stop;
        server.handle([&stop](const Request &) {
            stop.request_stop();
            Scripted::Reply never;
            never.silent = true;
            never.ending = Scripted::Reply::Stall;
            return never;
        });
        const auto made = embedderOn(server).embed({QStringLiteral("a")}, Embedder::Question, stop.get_token());
        QVERIFY(!made);
        QCOMPARE(made.error().code, Error::Cancelled);
    }

    void isNamedWithItsServer()
    {
        ScriptedServer server;
        Settings settings = settingsFor(server);
        const Backend *backend = backendFor(settings.embedder, ModelRole::Vectors);
        QVERIFY(backend && backend->embedder);
        QCOMPARE((*backend->embedder(settings, {}, {}))->name(), QStringLiteral("toy@") + server.url());
        settings.embedder = QStringLiteral("nomic@http://localhost:8081/v1/");
        QCOMPARE((*backend->embedder(settings, {}, {}))->name(), QStringLiteral("nomic@http://localhost:8081/v1"));
        QCOMPARE(server.requests().size(), 0); // it may be chosen though it is down
    }
};

QTEST_GUILESS_MAIN(tst_openaiembedder)
#include "tst_openaiembedder.moc"
