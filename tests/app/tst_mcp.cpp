// attest-cli mcp as another assistant uses it: messages in and out, in both generations of the protocol.
#include "app/cli/mcp/mcpprotocol.h"
#include "app/cli/mcp/quotematch.h"
#include "attestcli.h"
#include "papers.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using tests::AttestCli;

namespace {

const QString copper = u"Copper conducts electricity very well.\nThat is why cables are made of copper."_s;
const QString bees = u"Bees dance to tell where flowers are.\nThe waggle dance shows the direction of 40 flowers."_s;

QJsonObject request(const QJsonValue &id, const QString &method, const QJsonObject &params = {})
{
    return {{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"method"_s, method}, {u"params"_s, params}};
}

QJsonObject call(const QJsonValue &id, const QString &tool, const QJsonObject &arguments)
{
    return request(id, u"tools/call"_s, {{u"name"_s, tool}, {u"arguments"_s, arguments}});
}

QJsonObject initialize(const QString &version = u"2025-11-25"_s)
{
    return request(0, u"initialize"_s,
                   {{u"protocolVersion"_s, version},
                    {u"capabilities"_s, QJsonObject()},
                    {u"clientInfo"_s, QJsonObject{{u"name"_s, u"tester"_s}, {u"version"_s, u"1"_s}}}});
}

// In the newer protocol each request carries what the handshake used to settle.
QJsonObject modern(QJsonObject message, const QString &version = u"2026-07-28"_s)
{
    QJsonObject params = message[u"params"].toObject();
    QJsonObject meta = params[u"_meta"].toObject();
    meta[u"io.modelcontextprotocol/protocolVersion"_s] = version;
    meta[u"io.modelcontextprotocol/clientCapabilities"_s] = QJsonObject();
    params[u"_meta"_s] = meta;
    message[u"params"_s] = params;
    return message;
}

QByteArray lineOf(const QJsonObject &message)
{
    return QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
}

// A running server with a client's requests.
class Client
{
public:
    explicit Client(const AttestCli &shell, const QStringList &options = {})
    {
        shell.start(m_process, shell.library(), QStringList{u"mcp"_s} + options);
        m_process.waitForStarted();
    }
    ~Client()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(5000))
            m_process.kill();
    }

    void send(const QJsonObject &message) { m_process.write(lineOf(message)); }
    void sendBytes(const QByteArray &bytes) { m_process.write(bytes); }

    // The next message; empty if there is none.
    QJsonObject next()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(30'000))
                return {};
        }
        const QByteArray line = m_process.readLine();
        QJsonParseError error;
        const QJsonObject message = QJsonDocument::fromJson(line, &error).object();
        isPure = isPure && error.error == QJsonParseError::NoError && message[u"jsonrpc"] == u"2.0"_s;
        return message;
    }
    QJsonObject ask(const QJsonObject &message)
    {
        send(message);
        return next();
    }
    QJsonObject result(const QJsonObject &message) { return ask(message)[u"result"].toObject(); }
    QJsonObject tool(const QString &name, const QJsonObject &arguments)
    {
        return result(call(++m_calls, name, arguments))[u"structuredContent"].toObject();
    }

    // Milliseconds from the end of its input to its exit.
    qint64 end()
    {
        m_process.waitForBytesWritten();
        QElapsedTimer clock;
        clock.start();
        m_process.closeWriteChannel();
        return m_process.waitForFinished(20'000) ? clock.elapsed() : -1;
    }
    QProcess &process() { return m_process; }

    bool isPure = true; // whether all its output was JSON

private:
    QProcess m_process;
    int m_calls = 100;
};

// How a value violates a schema, for the keywords we use; empty if it does not.
QString wrongBy(const QJsonObject &schema, const QJsonValue &value, const QString &at = u"$"_s)
{
    if (schema.contains(u"anyOf"_s)) {
        for (const QJsonValue each : schema[u"anyOf"].toArray()) {
            if (wrongBy(each.toObject(), value, at).isEmpty())
                return {};
        }
        return at + u": none of anyOf"_s;
    }
    const QString type = schema[u"type"].toString();
    const bool isRight = type == u"object"    ? value.isObject()
                         : type == u"array"   ? value.isArray()
                         : type == u"string"  ? value.isString()
                         : type == u"integer" ? value.isDouble() && value.toDouble() == double(value.toInteger(-7))
                         : type == u"number"  ? value.isDouble()
                         : type == u"boolean" ? value.isBool()
                                              : type == u"null" && value.isNull();
    if (!isRight)
        return at + u": no "_s + type;
    if (schema.contains(u"enum"_s) && !schema[u"enum"].toArray().contains(value))
        return at + u": not of the enum: "_s + value.toString();
    for (const QJsonValue key : schema[u"required"].toArray()) {
        if (!value.toObject().contains(key.toString()))
            return at + u": lacks "_s + key.toString();
    }
    const QJsonObject properties = schema[u"properties"].toObject();
    for (auto each = properties.begin(); each != properties.end(); ++each) {
        const QJsonValue held = value.toObject().value(each.key());
        const QString wrong = held.isUndefined() ? QString() : wrongBy(each->toObject(), held, at + u'.' + each.key());
        if (!wrong.isEmpty())
            return wrong;
    }
    if (type == u"object" && properties.isEmpty())
        return {};
    for (const QString &key : value.toObject().keys()) {
        if (!properties.contains(key))
            return at + u": the schema does not know "_s + key;
    }
    for (const QJsonValue item : value.toArray()) {
        if (const QString wrong = wrongBy(schema[u"items"].toObject(), item, at + u"[]"_s); !wrong.isEmpty())
            return wrong;
    }
    return {};
}

QJsonObject schemaOf(const QString &tool)
{
    return QJsonDocument::fromJson(app::mcpTool(tool)->output.written()).object();
}

const QStringList toolNames{u"search"_s,         u"ask"_s, u"check_claim"_s, u"find_quote"_s, u"read_pages"_s,
                            u"list_documents"_s, u"cite"_s};

QList<QByteArray> repliesTo(const QByteArray &bytes, qsizetype chunk)
{
    app::LineFrames frames(4096);
    app::McpProtocol protocol(u"x"_s);
    QList<QByteArray> replies;
    for (qsizetype at = 0; at < bytes.size(); at += chunk) {
        frames.add(QByteArrayView(bytes).sliced(at, std::min(chunk, bytes.size() - at)));
        while (const auto frame = frames.next()) {
            const app::McpProtocol::Taken taken = protocol.take(*frame);
            if (!taken.reply.isEmpty())
                replies.append(taken.reply);
            if (taken.call)
                replies.append("call " + taken.call->id.written() + ' ' + taken.call->tool.toUtf8());
        }
    }
    return replies;
}

// Bytes of a conversation, corrupted as by a faulty client.
QByteArray spoilt(QByteArray bytes, QRandomGenerator &chance)
{
    static const QByteArray pieces[] = {"{",
                                        "}",
                                        "[",
                                        "]",
                                        "\"",
                                        ",",
                                        ":",
                                        "\n",
                                        "\\u",
                                        "\\ud800",
                                        "null",
                                        "1e999",
                                        "\xff",
                                        QByteArray(1, '\0'),
                                        "\"id\":",
                                        "-",
                                        "\"method\":\"tools/call\"",
                                        "\"jsonrpc\":\"2.0\"",
                                        "[[[[[[[[",
                                        "9223372036854775808"};
    const int changes = 1 + int(chance.bounded(6));
    for (int i = 0; i < changes && !bytes.isEmpty(); ++i) {
        const qsizetype at = chance.bounded(int(bytes.size()));
        const qsizetype length = std::min<qsizetype>(chance.bounded(40), bytes.size() - at);
        switch (chance.bounded(5)) {
        case 0:
            bytes.remove(at, length);
            break;
        case 1:
            bytes.insert(at, pieces[chance.bounded(int(std::size(pieces)))]);
            break;
        case 2:
            bytes[at] = char(chance.bounded(256));
            break;
        case 3:
            bytes.insert(at, bytes.mid(chance.bounded(int(bytes.size())), length));
            break;
        default:
            bytes.insert(at, QByteArray(chance.bounded(6000), 'x'));
        }
    }
    return bytes;
}

} // namespace

class tst_mcp : public QObject
{
    Q_OBJECT

    AttestCli m_shell;
    int m_calls = 1000;

private slots:
    void initTestCase()
    {
        const QStringList words{u"add"_s, m_shell.writePdf(u"copper.pdf"_s, {copper, bees}),
                                m_shell.writePdf(u"gaps.pdf"_s, {u"A page with words on telescopes."_s, QString()})};
        QCOMPARE(m_shell.run(words).status, 0);
    }

    void shakesHandsInEachVersion_data()
    {
        QTest::addColumn<QString>("offered");
        QTest::addColumn<QString>("agreed");
        for (const char *version : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
            QTest::newRow(version) << QString::fromLatin1(version) << QString::fromLatin1(version);
        QTest::newRow("unknown") << u"1999-01-01"_s << u"2025-11-25"_s;
        QTest::newRow("of the newer era") << u"2026-07-28"_s << u"2025-11-25"_s;
    }

    void shakesHandsInEachVersion()
    {
        QFETCH(QString, offered);
        QFETCH(QString, agreed);
        Client client(m_shell);
        const QJsonObject hello = client.result(initialize(offered));
        QCOMPARE(hello[u"protocolVersion"].toString(), agreed);
        QCOMPARE(hello[u"serverInfo"][u"name"].toString(), u"attest"_s);
        QVERIFY(hello[u"capabilities"].toObject().contains(u"tools"_s));
        client.send({{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"notifications/initialized"_s}});
        QCOMPARE(client.ask(request(u"p"_s, u"ping"_s))[u"result"].toObject(), QJsonObject());
        const QJsonArray tools = client.result(request(1, u"tools/list"_s))[u"tools"].toArray();
        QCOMPARE(tools.size(), toolNames.size());
        for (int i = 0; i < tools.size(); ++i) {
            QCOMPARE(tools[i][u"name"].toString(), toolNames[i]);
            QVERIFY(tools[i][u"annotations"][u"readOnlyHint"].toBool());
            QCOMPARE(tools[i][u"inputSchema"][u"type"].toString(), u"object"_s);
            QCOMPARE(tools[i][u"outputSchema"][u"type"].toString(), u"object"_s);
        }
        const QJsonObject found = client.result(call(2, u"search"_s, {{u"query"_s, u"waggle dance"_s}}));
        QVERIFY(!found[u"isError"].toBool());
        QVERIFY(!found.contains(u"resultType"_s));
        const QString text = found[u"content"][0][u"text"].toString();
        QCOMPARE(QJsonDocument::fromJson(text.toUtf8()).object(), found[u"structuredContent"].toObject());
        QCOMPARE(found[u"structuredContent"][u"passages"][0][u"page"].toInt(), 2);
        QCOMPARE(found[u"structuredContent"][u"passages"][0][u"span"][u"text"].toString(),
                 u"The waggle dance shows the direction of 40 flowers."_s);
        QVERIFY(client.isPure);
    }

    void servesRequestsThatSayTheirVersionThemselves()
    {
        Client client(m_shell);
        const QJsonObject discovered = client.result(modern(request(u"d"_s, u"server/discover"_s)));
        QCOMPARE(discovered[u"supportedVersions"].toArray(), QJsonArray{u"2026-07-28"_s});
        const QJsonObject list = client.result(modern(request(1, u"tools/list"_s)));
        QCOMPARE(list[u"tools"].toArray().size(), toolNames.size());
        const QJsonObject found = client.result(modern(call(2, u"search"_s, {{u"query"_s, u"copper"_s}})));
        QCOMPARE(found[u"structuredContent"][u"total"].toInt(), 1);
        for (const QJsonObject &each : {discovered, list, found}) {
            QCOMPARE(each[u"resultType"].toString(), u"complete"_s);
            QCOMPARE(each[u"_meta"][u"io.modelcontextprotocol/serverInfo"][u"name"].toString(), u"attest"_s);
        }
        for (const QJsonObject &each : {discovered, list}) {
            QVERIFY(each[u"ttlMs"].toInt(-1) >= 0);
            QCOMPARE(each[u"cacheScope"].toString(), u"public"_s);
        }
        const QJsonObject other = client.ask(modern(request(3, u"tools/list"_s), u"1900-01-01"_s))[u"error"].toObject();
        QCOMPARE(other[u"code"].toInt(), -32022);
        QCOMPARE(other[u"data"][u"supported"].toArray(), QJsonArray{u"2026-07-28"_s});
        QCOMPARE(other[u"data"][u"requested"].toString(), u"1900-01-01"_s);
        QCOMPARE(client.ask(request(4, u"server/discover"_s))[u"error"][u"code"].toInt(), -32602);
        QCOMPARE(client.ask(modern(request(5, u"ping"_s)))[u"error"][u"code"].toInt(), -32601);
        // Without a version or a handshake a request is rejected; a handshake may still follow.
        QCOMPARE(client.ask(request(6, u"tools/list"_s))[u"error"][u"code"].toInt(), -32602);
        QCOMPARE(client.result(initialize())[u"protocolVersion"].toString(), u"2025-11-25"_s);
        QCOMPARE(client.result(request(7, u"tools/list"_s))[u"tools"].toArray().size(), toolNames.size());
        QVERIFY(client.isPure);
    }

    // A conversation in each protocol generation, message by message, as stored in tests/data/mcp-ERA.jsonl. To rewrite
    // it set ATTEST_TRANSCRIPTS=write, then review the differences: other programs depend on it.
    void speaksAsItDid_data()
    {
        QTest::addColumn<QList<QJsonObject>>("messages");
        const QList<QJsonObject> calls{
            call(2, u"list_documents"_s, {}),
            call(3, u"search"_s, {{u"query"_s, u"waggle dance"_s}, {u"limit"_s, 1}}),
            call(4, u"check_claim"_s, {{u"claim"_s, u"Cables are made of copper. Bees sell cars to lawyers."_s}}),
            call(5, u"find_quote"_s, {{u"quote"_s, u"Bees dance to tell where flowers are."_s}}),
            call(6, u"read_pages"_s, {{u"document"_s, u"gaps.pdf"_s}}),
            call(7, u"cite"_s, {{u"document"_s, u"copper.pdf"_s}, {u"page"_s, 2}}),
            call(8, u"cite"_s, {{u"document"_s, u"nowhere.pdf"_s}}),
            call(9, u"divine"_s, {})};
        QList<QJsonObject> older{initialize(),
                                 {{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"notifications/initialized"_s}},
                                 request(u"p"_s, u"ping"_s),
                                 request(1, u"tools/list"_s)};
        QList<QJsonObject> newer{modern(request(u"d"_s, u"server/discover"_s)), modern(request(1, u"tools/list"_s))};
        for (const QJsonObject &each : calls) {
            older.append(each);
            newer.append(modern(each));
        }
        older.append(request(10, u"resources/list"_s));
        newer.append(modern(request(10, u"ping"_s)));
        newer.append(modern(request(11, u"tools/list"_s), u"1900-01-01"_s));
        QTest::newRow("2025-11-25") << older;
        QTest::newRow("2026-07-28") << newer;
    }

    void speaksAsItDid()
    {
        QFETCH(QList<QJsonObject>, messages);
        const AttestCli shell; // with reproducible document ids
        QCOMPARE(shell.run({u"add"_s, shell.writePdf(u"copper.pdf"_s, {copper, bees})}).status, 0);
        QCOMPARE(
            shell.run({u"add"_s, shell.writePdf(u"gaps.pdf"_s, {u"A page with words on telescopes."_s, QString()})})
                .status,
            0);
        Client client(shell);
        QByteArray said;
        for (const QJsonObject &message : std::as_const(messages)) {
            said += lineOf({{u"client"_s, message}});
            if (message.contains(u"id"_s))
                said += lineOf({{u"server"_s, client.ask(message)}});
            else
                client.send(message);
        }
        QVERIFY(client.isPure);
        said.replace(shell.folder.path().toUtf8(), "FOLDER").replace("\"" ATTEST_VERSION "\"", "\"VERSION\"");
        QFile transcript(QStringLiteral(ATTEST_TEST_DATA "/mcp-%1.jsonl").arg(QLatin1String(QTest::currentDataTag())));
        if (qEnvironmentVariable("ATTEST_TRANSCRIPTS") == u"write") {
            QVERIFY(transcript.open(QIODevice::WriteOnly));
            transcript.write(said);
            return;
        }
        QVERIFY(transcript.open(QIODevice::ReadOnly));
        const QList<QByteArray> before = transcript.readAll().split('\n');
        const QList<QByteArray> now = said.split('\n');
        QCOMPARE(now.size(), before.size());
        for (qsizetype i = 0; i < now.size(); ++i)
            QCOMPARE(now[i], before[i]);
    }

    void everyToolReturnsWhatItsSchemaSays_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QJsonObject>("arguments");
        const auto row = [](const char *name, const QString &tool, const QJsonObject &arguments) {
            QTest::newRow(name) << tool << arguments;
        };
        row("search", u"search"_s, {{u"query"_s, u"copper cables"_s}, {u"limit"_s, 1}});
        row("search of one document", u"search"_s,
            {{u"query"_s, u"flowers"_s}, {u"documents"_s, QJsonArray{u"copper.pdf"_s}}});
        row("nothing is found", u"search"_s, {{u"query"_s, u"zeppelin"_s}});
        row("ask", u"ask"_s, {{u"question"_s, u"Why are cables made of copper?"_s}});
        row("ask in another flow", u"ask"_s, {{u"question"_s, u"What do bees tell?"_s}, {u"flow"_s, u"plain"_s}});
        row("refused", u"ask"_s, {{u"question"_s, u"Who was the third emperor of Brazil?"_s}});
        row("chat", u"ask"_s, {{u"question"_s, u"Thank you!"_s}});
        row("claim", u"check_claim"_s, {{u"claim"_s, u"Cables are made of copper. Bees sell cars to lawyers."_s}});
        row("quote", u"find_quote"_s, {{u"quote"_s, u"bees dance"_s}});
        row("pages", u"read_pages"_s, {{u"document"_s, u"gaps.pdf"_s}});
        row("documents", u"list_documents"_s, {});
        row("cite", u"cite"_s, {{u"document"_s, u"gaps.pdf"_s}, {u"page"_s, 1}});
    }

    void everyToolReturnsWhatItsSchemaSays()
    {
        QFETCH(QString, tool);
        QFETCH(QJsonObject, arguments);
        Client client(m_shell);
        client.ask(initialize());
        const QJsonObject reply = client.result(call(1, tool, arguments));
        QVERIFY2(!reply[u"isError"].toBool(), qPrintable(reply[u"content"][0][u"text"].toString()));
        const QString wrong = wrongBy(schemaOf(tool), reply[u"structuredContent"]);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void saysHowAnAnswerEnded()
    {
        Client client(m_shell);
        client.ask(initialize());
        const QJsonObject answer = client.tool(u"ask"_s, {{u"question"_s, u"Why are cables made of copper?"_s}});
        QCOMPARE(answer[u"outcome"].toString(), u"quoted"_s);
        QVERIFY(!answer[u"sentences"].toArray().isEmpty());
        const QJsonObject citation = answer[u"citations"][0].toObject();
        QCOMPARE(citation[u"document"][u"file"].toString(), u"copper.pdf"_s);
        QCOMPARE(citation[u"page"].toInt(), 1);
        QVERIFY(!citation[u"boxes"].toArray().isEmpty());
        const QJsonObject refusal = client.tool(u"ask"_s, {{u"question"_s, u"Who was the third emperor of Brazil?"_s}});
        QCOMPARE(refusal[u"outcome"].toString(), u"abstained"_s);
        QVERIFY(!refusal[u"refusal"].toString().isEmpty());
        QVERIFY(!refusal[u"remarks"].toArray().isEmpty());
        QCOMPARE(refusal[u"answer"].toString(), QString());
    }

    void checksClaims()
    {
        Client client(m_shell);
        client.ask(initialize());
        const auto verdictOn = [&](const QString &claim) {
            return client.tool(u"check_claim"_s, {{u"claim"_s, claim}});
        };
        const QJsonObject right = verdictOn(u"Cables are made of copper."_s);
        QCOMPARE(right[u"verdict"].toString(), u"supported"_s);
        QCOMPARE(right[u"sentences"][0][u"deciding"][u"page"].toInt(), 1);
        QVERIFY(right[u"sentences"][0][u"deciding"][u"words"].toString().contains(u"copper"_s));
        QVERIFY(!right[u"sentences"][0][u"deciding"][u"boxes"].toArray().isEmpty());
        QCOMPARE(verdictOn(u"Emperors of Brazil collected stamps."_s)[u"verdict"].toString(), u"not_supported"_s);
        const QJsonObject both = verdictOn(u"Cables are made of copper. Emperors of Brazil collected stamps."_s);
        QCOMPARE(both[u"verdict"].toString(), u"partly"_s);
        QCOMPARE(both[u"sentences"].toArray().size(), 2);
        const QJsonObject many = verdictOn(QString(u"Cables are made of copper. "_s).repeated(20));
        QCOMPARE(many[u"sentences"].toArray().size(), 12);
        QVERIFY(many[u"cut"][0].toString().contains(u"12 of 20"_s));
    }

    // All its words occur, but the sentence says the opposite: words alone cannot tell.
    void leavesUndecidedWhatWordsAloneDoNotTell()
    {
        Client client(m_shell);
        client.ask(initialize());
        const auto verdictOn = [&](const QString &claim) {
            return client.tool(u"check_claim"_s, {{u"claim"_s, claim}});
        };
        const QJsonObject denied = verdictOn(u"Cables are not made of copper."_s);
        QVERIFY(denied[u"verdict"].toString() != u"supported"_s);
        const QJsonObject weak = verdictOn(u"Copper conducts electricity very well, which is why cables improve it."_s);
        QCOMPARE(weak[u"verdict"].toString(), u"undecided"_s);
        QVERIFY2(weak[u"sentences"][0][u"reason"].toString().contains(u"cables"_s),
                 qPrintable(weak[u"sentences"][0][u"reason"].toString()));
        const QJsonObject both = verdictOn(
            u"Cables are made of copper. Copper conducts electricity very well, which is why cables improve it."_s);
        QCOMPARE(both[u"verdict"].toString(), u"undecided"_s); // never better than its weakest sentence
    }

    void findsQuotations()
    {
        Client client(m_shell);
        client.ask(initialize());
        const auto look = [&](const QString &quote) { return client.tool(u"find_quote"_s, {{u"quote"_s, quote}}); };
        const QJsonObject exact = look(u"conducts electricity VERY well. That is why"_s);
        QCOMPARE(exact[u"match"].toString(), u"exact"_s);
        QCOMPARE(exact[u"places"][0][u"page"].toInt(), 1);
        QCOMPARE(exact[u"places"][0][u"boxes"].toArray().size(), 2); // one per line
        const QJsonObject near = look(u"The waggle dance shows the direction of 50 flowers."_s);
        QCOMPARE(near[u"match"].toString(), u"near"_s);
        QCOMPARE(near[u"places"][0][u"missing"].toArray(), QJsonArray{u"50"_s});
        QCOMPARE(near[u"places"][0][u"page"].toInt(), 2);
        const QJsonObject absent = look(u"Zeppelins of the third emperor flew over Brazil."_s);
        QCOMPARE(absent[u"match"].toString(), u"absent"_s);
        QVERIFY(absent[u"saw_every_page"].toBool());
        QCOMPARE(look(u"That is why"_s)[u"match"].toString(), u"exact"_s); // though none of its words is searched for
    }

    void saysWhatCannotBeRead()
    {
        Client client(m_shell);
        client.ask(initialize());
        const QJsonObject read = client.tool(u"read_pages"_s, {{u"document"_s, u"gaps.pdf"_s}});
        QCOMPARE(read[u"page_count"].toInt(), 2);
        QVERIFY(read[u"pages"][0][u"text"].toString().contains(u"telescopes"_s));
        QVERIFY(read[u"pages"][0][u"is_readable"].toBool());
        QCOMPARE(read[u"pages"][1][u"text"].toString(), QString());
        QCOMPARE(read[u"pages"][1][u"status"].toString(), u"empty"_s);
        const QJsonObject wrong = client.result(call(1, u"read_pages"_s, {{u"document"_s, u"none.pdf"_s}}));
        QVERIFY(wrong[u"isError"].toBool());
        QVERIFY(!wrong[u"content"][0][u"text"].toString().isEmpty());
        const QJsonObject behind =
            client.result(call(2, u"read_pages"_s, {{u"document"_s, u"gaps.pdf"_s}, {u"from"_s, 3}}));
        QVERIFY(behind[u"content"][0][u"text"].toString().contains(u"pages 1 to 2"_s));
    }

    void boundsRepliesAndSaysWhatIsCut()
    {
        AttestCli shell;
        QStringList pages;
        for (int i = 0; i < 30; ++i) {
            QStringList lines;
            for (int line = 0; line < 45; ++line)
                lines.append(
                    u"Line %1 of page %2 speaks of gravel, granite and %3 kinds of slate."_s.arg(line).arg(i).arg(
                        i * 45 + line));
            pages.append(lines.join(u'\n'));
        }
        QCOMPARE(shell.run({u"add"_s, shell.writePdf(u"stones.pdf"_s, pages)}).status, 0);
        Client client(shell);
        client.ask(initialize());
        const QJsonObject read =
            client.tool(u"read_pages"_s, {{u"document"_s, u"stones.pdf"_s}, {u"from"_s, 1}, {u"to"_s, 30}});
        const qsizetype shown = read[u"pages"].toArray().size();
        QVERIFY(shown > 5 && shown < 30);
        QCOMPARE(read[u"next_page"].toInteger(), shown + 1);
        QVERIFY(read[u"cut"][0].toString().contains(u"continue from page %1."_s.arg(shown + 1)));
        // Each passage appears once, however the list is split into pages.
        QSet<qint64> seen;
        QString cursor;
        int total = 0;
        for (int i = 0; i < 50 && (i == 0 || !cursor.isEmpty()); ++i) {
            QJsonObject arguments{{u"query"_s, u"gravel and slate"_s}, {u"limit"_s, 7}};
            if (!cursor.isEmpty())
                arguments[u"cursor"_s] = cursor;
            const QJsonObject found = client.tool(u"search"_s, arguments);
            total = found[u"total"].toInt();
            cursor = found[u"next_cursor"].toString();
            for (const QJsonValue passage : found[u"passages"].toArray()) {
                QVERIFY(!seen.contains(passage[u"id"].toInteger()));
                seen.insert(passage[u"id"].toInteger());
            }
            QVERIFY(QJsonDocument(found).toJson(QJsonDocument::Compact).size() < 50'000);
        }
        QVERIFY(total > 7);
        QCOMPARE(int(seen.size()), total);
        const QJsonObject other =
            client.result(call(1, u"search"_s, {{u"query"_s, u"gravel"_s}, {u"cursor"_s, u"7-00000000"_s}}));
        QVERIFY(other[u"content"][0][u"text"].toString().contains(u"belongs to another question"_s));
    }

    void answersWhatIsWrongWithAnError_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QJsonValue>("id");
        const auto row = [](const char *name, const QByteArray &line, int code,
                            const QJsonValue &id = QJsonValue::Null) { QTest::newRow(name) << line << code << id; };
        row("no JSON", "hello", -32700);
        row("half of it", R"({"jsonrpc":"2.0","id":1,"method":)", -32700);
        row("no UTF-8", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\xfe\"}", -32700);
        row("deep", QByteArray(100'000, '['), -32700);
        row("a batch", R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])", -32600);
        row("a number", "7", -32600);
        row("no version", R"({"id":1,"method":"ping"})", -32600, 1);
        row("no method", R"({"jsonrpc":"2.0","id":1})", -32600, 1);
        row("a method that is no text", R"({"jsonrpc":"2.0","id":"a","method":3})", -32600, u"a"_s);
        row("id null", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", -32600);
        row("id an object", R"({"jsonrpc":"2.0","id":{},"method":"ping"})", -32600);
        row("id 1.5", R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})", -32600);
        row("params a list", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})", -32602, 1);
        row("unknown method", R"({"jsonrpc":"2.0","id":2,"method":"resources/list"})", -32601, 2);
        row("unknown tool", R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"rm"}})", -32602, 3);
        row("no tool", R"({"jsonrpc":"2.0","id":3,"method":"tools/call"})", -32602, 3);
        row("a cursor", R"({"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"cursor":"x"}})", -32602, 4);
        row("too long", "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"" + QByteArray(3'000'000, 'x') + "\"}", -32600);
    }

    void answersWhatIsWrongWithAnError()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, code);
        QFETCH(QJsonValue, id);
        Client client(m_shell);
        client.ask(initialize());
        client.sendBytes(line + '\n');
        const QJsonObject reply = client.next();
        QCOMPARE(reply[u"error"][u"code"].toInt(), code);
        QCOMPARE(reply[u"id"], id);
        QVERIFY(reply[u"error"][u"message"].toString().endsWith(u'.'));
        QCOMPARE(client.ask(request(u"still there"_s, u"ping"_s))[u"id"].toString(), u"still there"_s);
        QVERIFY(client.isPure);
    }

    // Older versions report errors in the protocol, newer ones in the tool's result, so that a model can retry.
    void refusesWrongArguments()
    {
        const QList<QJsonObject> wrong{
            {},
            {{u"query"_s, 3}},
            {{u"query"_s, u"  "_s}},
            {{u"query"_s, QString(3000, u'x')}},
            {{u"query"_s, u"x"_s}, {u"limit"_s, 0}},
            {{u"query"_s, u"x"_s}, {u"limit"_s, 1.5}},
            {{u"query"_s, u"x"_s}, {u"limit"_s, 1e30}},
            {{u"query"_s, u"x"_s}, {u"documents"_s, u"copper.pdf"_s}},
            {{u"query"_s, u"x"_s}, {u"documents"_s, QJsonArray{7}}},
            {{u"query"_s, u"x"_s}, {u"drop"_s, true}},
        };
        for (const char *version : {"2025-06-18", "2025-11-25"}) {
            Client client(m_shell);
            client.ask(initialize(QString::fromLatin1(version)));
            for (const QJsonObject &arguments : wrong) {
                const QJsonObject reply = client.ask(call(1, u"search"_s, arguments));
                const bool byTool = QByteArray(version) == "2025-11-25";
                QCOMPARE(reply[u"error"][u"code"].toInt(), byTool ? 0 : -32602);
                QCOMPARE(reply[u"result"][u"isError"].toBool(), byTool);
                const QString said = byTool ? reply[u"result"][u"content"][0][u"text"].toString()
                                            : reply[u"error"][u"message"].toString();
                QVERIFY2(said.startsWith(u'“') && said.endsWith(u'.'), qPrintable(said));
            }
        }
    }

    void tellsHowFarItIsWhereThatIsWanted()
    {
        Client client(m_shell);
        client.ask(initialize());
        QJsonObject message = call(9, u"ask"_s, {{u"question"_s, u"Why are cables made of copper?"_s}});
        QJsonObject params = message[u"params"].toObject();
        params[u"_meta"_s] = QJsonObject{{u"progressToken"_s, u"mine"_s}};
        message[u"params"_s] = params;
        client.send(message);
        double last = -1;
        int told = 0;
        QJsonObject reply = client.next();
        for (; reply.contains(u"method"_s); reply = client.next(), ++told) {
            QCOMPARE(reply[u"method"].toString(), u"notifications/progress"_s);
            QCOMPARE(reply[u"params"][u"progressToken"].toString(), u"mine"_s);
            QVERIFY(reply[u"params"][u"progress"].toDouble() > last);
            last = reply[u"params"][u"progress"].toDouble();
        }
        QVERIFY(told > 0);
        QCOMPARE(reply[u"id"].toInt(), 9);
        QCOMPARE(client.ask(call(10, u"ask"_s, {{u"question"_s, u"What do bees tell?"_s}}))[u"id"].toInt(), 10);
    }

    void leavesCancelledRequestsUnanswered()
    {
        Client client(m_shell, {u"--audit"_s, m_shell.folder.filePath(u"cancelled.jsonl"_s)});
        client.ask(initialize());
        constexpr int count = 60;
        QByteArray lines;
        for (int i = 1; i <= count; ++i)
            lines += lineOf(call(i, u"ask"_s, {{u"question"_s, u"Why are cables number %1 made of copper?"_s.arg(i)}}));
        for (int i = count / 2 + 1; i <= count; ++i)
            lines += lineOf({{u"jsonrpc"_s, u"2.0"_s},
                             {u"method"_s, u"notifications/cancelled"_s},
                             {u"params"_s, QJsonObject{{u"requestId"_s, i}, {u"reason"_s, u"no matter"_s}}}});
        lines += lineOf({{u"jsonrpc"_s, u"2.0"_s},
                         {u"method"_s, u"notifications/cancelled"_s},
                         {u"params"_s, QJsonObject{{u"requestId"_s, u"nobody's"_s}}}});
        client.sendBytes(lines);
        QSet<int> answered;
        while (answered.size() < count / 2)
            answered.insert(client.next()[u"id"].toInt(-1));
        QCOMPARE(client.ask(request(u"last"_s, u"ping"_s))[u"id"].toString(), u"last"_s);
        QVERIFY(!answered.contains(-1));
        for (int id = 1; id <= count / 2; ++id)
            QVERIFY(answered.contains(id));
        QVERIFY(client.end() >= 0);
        QFile audit(m_shell.folder.filePath(u"cancelled.jsonl"_s));
        QVERIFY(audit.open(QIODevice::ReadOnly));
        QCOMPARE(audit.readAll().count("\"outcome\":\"cancelled\""), count / 2);
    }

    void endsWithItsInput()
    {
        Client idle(m_shell);
        idle.ask(initialize());
        const qint64 atOnce = idle.end();
        QVERIFY2(atOnce >= 0 && atOnce < 1000, qPrintable(QString::number(atOnce)));
        QCOMPARE(idle.process().exitCode(), 0);

        Client busy(m_shell);
        busy.ask(initialize());
        for (int i = 1; i <= 90; ++i)
            busy.send(call(i, u"ask"_s, {{u"question"_s, u"Why are cables number %1 made of copper?"_s.arg(i)}}));
        const qint64 soon = busy.end();
        QVERIFY2(soon >= 0 && soon < 1000, qPrintable(QString::number(soon)));
        QCOMPARE(busy.process().exitCode(), 0);
    }

    // A client that does not read its input may also disappear.
    void endsThoughNobodyReads()
    {
        const QString pipe = m_shell.folder.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        const int unread = open(qPrintable(pipe), O_RDWR | O_CLOEXEC);
        const auto closed = qScopeGuard([&] { close(unread); });
        QProcess process;
        process.setStandardOutputFile(pipe);
        m_shell.start(process, m_shell.library(), {u"mcp"_s});
        QVERIFY(process.waitForStarted());
        process.write(lineOf(initialize()));
        for (int i = 1; i <= 1500; ++i)
            process.write(lineOf(request(i, u"tools/list"_s)));
        while (process.bytesToWrite() > 0)
            QVERIFY(process.waitForBytesWritten());
        QElapsedTimer clock;
        clock.start();
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed()))); // allows for a busy machine
    }

    void readsWhileAnotherProgramHasTheLibraryOpen()
    {
        const AttestCli shell;
        const auto library = libraryAt(shell.library(), {copper});
        Client client(shell);
        client.ask(initialize());
        const auto totalOf = [&](const QString &query) {
            return client.tool(u"search"_s, {{u"query"_s, query}})[u"total"].toInt();
        };
        QCOMPARE(totalOf(u"copper"_s), 1);
        QCOMPARE(totalOf(u"telescope"_s), 0);
        keepPaper(*library, u"A telescope gathers the light of stars."_s);
        QCOMPARE(totalOf(u"telescope"_s), 1);
        QCOMPARE(client.tool(u"list_documents"_s, {})[u"count"].toInt(), 2);
    }

    void knowsNothingOfWhatIsHidden()
    {
        const QString canary = u"Quixborough paid a bribe of 77123 florins to the zumbling inspector."_s;
        const AttestCli shell;
        const QStringList words{u"add"_s, shell.writePdf(u"copper.pdf"_s, {copper, bees}),
                                shell.writePdf(u"diary-of-quixborough.pdf"_s, {canary, canary})};
        QCOMPARE(shell.run(words).status, 0);
        Client client(shell);
        client.ask(initialize());
        QCOMPARE(client.tool(u"search"_s, {{u"query"_s, u"Quixborough"_s}})[u"total"].toInt(), 1);

        const tests::Done hidden = shell.run({u"--json"_s, u"assistants"_s, u"hide"_s, u"diary-of-quixborough.pdf"_s});
        QCOMPARE(hidden.status, 0);
        const int id = hidden.json()[u"hidden"][0][u"id"].toInt();
        QCOMPARE(shell.run({u"assistants"_s, u"hide"_s}).status, 2);
        // Both for a running program and a new one.
        for (const bool isNew : {false, true}) {
            std::optional<Client> begun;
            if (isNew)
                begun.emplace(shell).ask(initialize());
            Client &asked = isNew ? *begun : client;
            const QString all = QStringLiteral("%1").arg(id);
            const QList<std::pair<QString, QJsonObject>> calls{
                {u"list_documents"_s, {}},
                {u"list_documents"_s, {{u"name_contains"_s, u"diary"_s}}},
                {u"search"_s, {{u"query"_s, u"What did the inspector get?"_s}}},
                {u"search"_s, {{u"query"_s, u"bribe florins"_s}, {u"documents"_s, QJsonArray{all}}}},
                {u"ask"_s, {{u"question"_s, u"Who took a bribe from whom?"_s}}},
                {u"ask"_s, {{u"question"_s, u"What did Quixboruogh pay?"_s}}}, // it does not suggest a spelling
                {u"ask"_s, {{u"question"_s, u"What is this library about?"_s}}},
                {u"ask"_s, {{u"question"_s, u"How many florins were paid to the inspector?"_s}}},
                {u"check_claim"_s, {{u"claim"_s, u"A bribe was paid to an inspector."_s}}},
                {u"find_quote"_s, {{u"quote"_s, u"paid a bribe of"_s}}},
                {u"find_quote"_s, {{u"quote"_s, u"to the inspector"_s}}},
                {u"read_pages"_s, {{u"document"_s, all}}},
                {u"cite"_s, {{u"document"_s, all}}},
            };
            for (const auto &[tool, arguments] : calls) {
                const QByteArray said = lineOf(asked.ask(call(++m_calls, tool, arguments)));
                for (const char *word : {"Quixborough", "quixborough", "zumbling", "77123"})
                    QVERIFY2(!said.contains(word), said.constData());
            }
            QCOMPARE(asked.tool(u"list_documents"_s, {})[u"count"].toInt(), 1);
            QCOMPARE(asked.tool(u"search"_s, {{u"query"_s, u"copper"_s}})[u"total"].toInt(), 1);
            QVERIFY(asked.isPure);
        }
        // Its user still finds it, and may share it again.
        QVERIFY(shell.run({u"search"_s, u"bribe"_s}).out.contains(u"77123"_s));
        QCOMPARE(shell.run({u"assistants"_s, u"show"_s, QString::number(id)}).status, 0);
        QVERIFY(lineOf(client.tool(u"search"_s, {{u"query"_s, u"bribe"_s}})).contains("77123"));
    }

    void notesEachCall()
    {
        AttestCli shell;
        libraryAt(shell.library(), {copper}).reset();
        shell.more.insert(u"XDG_STATE_HOME"_s, shell.folder.filePath(u"state"_s));
        const QByteArray lines = lineOf(initialize()) + lineOf(call(1, u"search"_s, {{u"query"_s, u"copper"_s}})) +
                                 lineOf(request(2, u"tools/list"_s));
        QCOMPARE(shell.run({u"mcp"_s}, lines).status, 0);
        QFile audit(shell.folder.filePath(u"state/attest/mcp.jsonl"_s));
        QVERIFY(audit.open(QIODevice::ReadOnly));
        QVERIFY(!(audit.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        const QList<QByteArray> noted = audit.readAll().trimmed().split('\n');
        QCOMPARE(noted.size(), 1);
        const QJsonObject line = QJsonDocument::fromJson(noted.first()).object();
        QCOMPARE(line[u"tool"].toString(), u"search"_s);
        QCOMPARE(line[u"client"].toString(), u"tester"_s);
        QCOMPARE(line[u"outcome"].toString(), u"done"_s);
        QVERIFY(line[u"arguments"].toString().contains(u"copper"_s));
        const tests::Done shown = shell.run({u"mcp"_s, u"--audit"_s, u"-"_s}, lines);
        QCOMPARE(QJsonDocument::fromJson(shown.err.toUtf8()).object()[u"tool"].toString(), u"search"_s);
        const tests::Done nowhere = shell.run({u"mcp"_s, u"--audit"_s, u"/proc/none/x"_s}, lines);
        QCOMPARE(nowhere.status, 1);
        QVERIFY(nowhere.err.contains(u"--audit"_s));
        QCOMPARE(nowhere.out, QString());
    }

    void printsTheConfigurationToPaste()
    {
        const AttestCli shell;
        for (const QString &program : {u"claude"_s, u"vscode"_s}) {
            const tests::Done done = shell.run({u"mcp"_s, u"--print-config"_s, program});
            QCOMPARE(done.status, 0);
            const QJsonObject server =
                done.json()[program == u"vscode"_s ? u"servers"_s : u"mcpServers"_s][u"attest"].toObject();
            QVERIFY(QFile::exists(server[u"command"].toString()));
            QCOMPARE(server[u"args"].toArray(), (QJsonArray{u"--library"_s, shell.library(), u"mcp"_s}));
        }
        QCOMPARE(shell.run({u"mcp"_s}).status, 1); // there is no library
        QVERIFY(shell.run({u"mcp"_s}).err.startsWith(u"There is no library in "_s));
    }

    void takesBytesInPiecesOfAnySize()
    {
        const QByteArray bytes = lineOf(initialize()) + "\r\n" + lineOf(request(1, u"ping"_s)) + "nonsense\n" +
                                 QByteArray(9000, 'x') + '\n' + lineOf(request(2, u"tools/list"_s)) +
                                 lineOf(call(3, u"search"_s, {{u"query"_s, u"x"_s}}));
        const QList<QByteArray> whole = repliesTo(bytes, bytes.size());
        QCOMPARE(whole.size(), 6);
        QCOMPARE(whole.last(), "call 3 search");
        for (const qsizetype chunk : {1, 2, 7, 64, 4096, 5000})
            QCOMPARE(repliesTo(bytes, chunk), whole);
    }

    // ATTEST_MCP_SECONDS is the duration; without it, some thousand conversations.
    void answersAnythingWithJson()
    {
        QByteArray bytes;
        for (const QJsonObject &message :
             {initialize(), request(1, u"ping"_s), call(2, u"search"_s, {{u"query"_s, u"x"_s}, {u"limit"_s, 3}}),
              modern(request(u"d"_s, u"server/discover"_s)), modern(call(5, u"cite"_s, {{u"document"_s, u"1"_s}}))})
            bytes += lineOf(message);
        const int seconds = qEnvironmentVariableIntValue("ATTEST_MCP_SECONDS");
        QRandomGenerator chance(seconds > 0 ? 2 : 1);
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; seconds > 0 ? clock.elapsed() < seconds * 1000 : i < 3000; ++i) {
            const QByteArray sent = spoilt(bytes, chance);
            const QList<QByteArray> replies = repliesTo(sent, 1 + chance.bounded(5000));
            QCOMPARE(replies, repliesTo(sent, 1 + chance.bounded(5000)));
            for (const QByteArray &reply : replies) {
                if (reply.startsWith("call "))
                    continue;
                QVERIFY(reply.endsWith('\n') && reply.count('\n') == 1);
                QJsonParseError error;
                const QJsonObject json = QJsonDocument::fromJson(reply, &error).object();
                QVERIFY2(error.error == QJsonParseError::NoError, reply.constData());
                QVERIFY(json.contains(u"id"_s) && json[u"jsonrpc"] == u"2.0"_s);
                QVERIFY(json.contains(u"result"_s) != json.contains(u"error"_s));
            }
        }
    }

    void comparesQuotationsWordByWord()
    {
        const QString text = u"Net sales were $32,765 million in 2018, up from $31,657 million. Costs rose too."_s;
        const auto near = app::QuoteWords(u"net sales were $32,756 million in 2018"_s).nearestIn(text);
        QCOMPARE(text.mid(near.where.from, near.where.to - near.where.from),
                 u"Net sales were $32,765 million in 2018"_s);
        QCOMPARE(near.missing, QStringList{u"32,756"_s});
        QCOMPARE(near.similarity, 6 / 7.0);
        QCOMPARE(app::QuoteWords(u"Costs rose too"_s).nearestIn(text).similarity, 1.0);
        QVERIFY(app::QuoteWords(u"zeppelins"_s).nearestIn(text).where.isEmpty());
        QVERIFY(app::QuoteWords(u""_s).nearestIn(text).where.isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_mcp)
#include "tst_mcp.moc"
