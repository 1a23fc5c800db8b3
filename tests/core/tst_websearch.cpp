// Web searches and their result pages, including misbehaving servers.
#include "core/base/catalogue.h"
#include "core/base/publicaddress.h"
#include "core/web/engines.h"
#include "core/web/webfindings.h"
#include "scriptedserver.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>
#include <QUrlQuery>

#include <thread>

using namespace core;
using Scripted::Reply;
using Scripted::Request;

namespace {

const QString query = QStringLiteral("Why do glaciers melt?");

QString at(const ScriptedServer &server, const QString &path = {})
{
    return server.url().chopped(3) + path;
}

Outside only(const ScriptedServer &server)
{
    return {QUrl(at(server, QStringLiteral("/search"))), at(server).mid(7)};
}

Reply page(const QByteArray &html, const QByteArray &type = "text/html; charset=utf-8")
{
    Reply reply;
    reply.type = type;
    reply.body = html;
    return reply;
}

Reply away(const QString &to, int status = 302)
{
    Reply reply = page({});
    reply.status = status;
    reply.headers = {"Location: " + to.toLatin1()};
    return reply;
}

QJsonObject result(const QString &url, const QString &content = QStringLiteral("What the search says."),
                   const QString &title = QStringLiteral("A title"))
{
    return {{QStringLiteral("url"), url}, {QStringLiteral("title"), title}, {QStringLiteral("content"), content}};
}

Reply found(const QJsonArray &results)
{
    return Scripted::json({{QStringLiteral("query"), query}, {QStringLiteral("results"), results}});
}

Settings settingsFor(const ScriptedServer &server, bool reading = true)
{
    Settings settings;
    settings.webUrl = at(server);
    settings.webReading = reading;
    return settings;
}

Connections keyed()
{
    Connections connections;
    connections.keys.insert(QStringLiteral("tavily"), "tvly-secret");
    return connections;
}

using Opened = Result<std::unique_ptr<WebSearch>>;

Opened opened(const QString &engine, const ScriptedServer &server, const Settings &settings)
{
    return engine == QLatin1String("tavily") ? openTavily(settings, keyed(), only(server))
                                             : openSearxng(settings, {}, only(server));
}

Result<QList<Passage>> searched(const ScriptedServer &server, const Settings &settings, int count = 3)
{
    Opened web = openSearxng(settings, {}, only(server));
    return web ? (*web)->search(query, count, {}) : web.error();
}

// Replies to searches with these results and to all other paths with the page.
void serve(ScriptedServer &server, const QJsonArray &results, const Reply &body)
{
    server.handle([=](const Request &request) { return request.path.startsWith("/search") ? found(results) : body; });
}

QStringList paths(const ScriptedServer &server)
{
    QStringList asked;
    for (const Request &request : server.requests())
        asked.append(QString::fromLatin1(request.path));
    return asked;
}

} // namespace

class tst_websearch : public QObject
{
    Q_OBJECT

private slots:
    void offersTwoEnginesThatSayWhatLeavesTheMachine()
    {
        QStringList ids;
        for (const WebEngine *engine : offers<WebEngine>()) {
            ids.append(QString::fromLatin1(engine->id.data(), qsizetype(engine->id.size())));
            const QString leaves = QString::fromUtf8(engine->leaves);
            QVERIFY(leaves.contains(QStringLiteral("Search terms go to ")));
            QVERIFY(leaves.contains(QStringLiteral("fetched its page")));
            QVERIFY(leaves.endsWith(u'.'));
        }
        ids.sort();
        QCOMPARE(ids, QStringList({QStringLiteral("searxng"), QStringLiteral("tavily")}));
        Settings settings;
        QVERIFY(!webEngine(settings));
        settings.webSearch = QStringLiteral("tavily");
        QVERIFY(webEngine(settings));
    }

    void saysWhatIsMissingBeforeItSearches()
    {
        Settings settings;
        QCOMPARE(openSearxng(settings, {}, {}).error().code, Error::Invalid);
        for (const char *bad : {"localhost:8888", "file:///etc/passwd", "ftp://a.b/", "http://", "two words"}) {
            settings.webUrl = QLatin1String(bad);
            const Opened web = openSearxng(settings, {}, {});
            QVERIFY2(!web, bad);
            QVERIFY2(web.error().message.contains(QStringLiteral("http://localhost:8888")), bad);
        }
        const Opened web = openTavily({}, {}, {});
        QCOMPARE(web.error().code, Error::Invalid);
        QVERIFY(web.error().message.contains(QStringLiteral("tavily.com")));
    }

    void keepsTheKeyOfSearxngPrivate()
    {
        ScriptedServer server;
        serve(server, {result(QStringLiteral("https://example.com/a"))}, {});
        Settings settings = settingsFor(server, false);
        settings.webUrl += QStringLiteral("/search/");
        Connections connections;
        connections.keys.insert(at(server, QStringLiteral("/search")), "eve:p:ä");
        QVERIFY((*openSearxng(settings, connections, {}))->search(query, 3, {}));
        QCOMPARE(server.requests().constLast().headers.value("authorization"),
                 "Basic " + QByteArray("eve:p:ä").toBase64());
        server.handle([](const Request &) { return Scripted::error(401, QStringLiteral("no")); });
        const auto refused = (*openSearxng(settings, connections, {}))->search(query, 3, {});
        QVERIFY2(refused.error().message.contains(QStringLiteral("does not accept")),
                 qPrintable(refused.error().message));
        connections.keys = {{QStringLiteral("http://elsewhere"), "eve:p:ä"}};
        const auto unkeyed = (*openSearxng(settings, connections, {}))->search(query, 3, {});
        QVERIFY(!server.requests().constLast().headers.contains("authorization"));
        QVERIFY(unkeyed.error().message.contains(QStringLiteral("as its key, as in name:password")));
        for (const auto &result : {refused, unkeyed})
            QVERIFY(!result.error().message.contains(QStringLiteral("p:ä")));
    }

    void whatIsPrivate_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("yes");
        QTest::newRow("encrypted") << QStringLiteral("https://search.example") << true;
        QTest::newRow("this machine") << QStringLiteral("http://localhost:8888") << true;
        QTest::newRow("by its number") << QStringLiteral("http://[::1]:8888") << true;
        QTest::newRow("in clear") << QStringLiteral("http://search.example") << false;
        QTest::newRow("in clear at home") << QStringLiteral("http://192.168.0.7:8888") << false;
        QTest::newRow("what is called like it") << QStringLiteral("http://localhost.example") << false;
    }

    void whatIsPrivate()
    {
        QFETCH(QString, address);
        QFETCH(bool, yes);
        QCOMPARE(isPrivate(QUrl(address)), yes);
    }

    void takesNoPasswordInAnAddress()
    {
        Settings settings;
        settings.webUrl = QStringLiteral("https://eve:sesame@search.example");
        const Opened web = openSearxng(settings, {}, {});
        QVERIFY(!web);
        QVERIFY(web.error().message.contains(QStringLiteral("as its key")));
        QVERIFY(!web.error().message.contains(QStringLiteral("sesame")));
    }

    void asksSearxng_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char *suffix : {"", "/", "/search", "/search/", "/search?q=old&format=html#x"})
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
    }

    void asksSearxng()
    {
        QFETCH(QString, suffix);
        ScriptedServer server;
        serve(server, {result(QStringLiteral("https://example.com/a"))}, {});
        Settings settings = settingsFor(server, false);
        settings.webUrl += suffix;
        Opened web = openSearxng(settings, {}, {});
        QVERIFY(web);
        QVERIFY((*web)->name().startsWith(QStringLiteral("SearXNG at http://127.0.0.1")));
        const auto passages = (*web)->search(QStringLiteral("C++ & 50% of  \n „everything“?"), 3, {});
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        const Request asked = server.requests().constFirst();
        QCOMPARE(asked.method, QByteArray("GET"));
        QVERIFY(asked.path.startsWith("/search?q=C%2B%2B%20%26%2050%25%20of%20%E2%80%9Eeverything%E2%80%9C%3F&"));
        QVERIFY(asked.path.endsWith("&format=json"));
        QVERIFY(!asked.headers.contains("authorization"));
        QCOMPARE(passages->size(), 1);
        const Passage &passage = passages->constFirst();
        QCOMPARE(passage.address, QStringLiteral("https://example.com/a"));
        QCOMPARE(passage.title, QStringLiteral("A title"));
        QCOMPARE(passage.text, QStringLiteral("What the search says."));
        QCOMPARE(passage.document, 0);
        QCOMPARE(passage.page, 0);
        QVERIFY(passage.id < 0);
        QVERIFY(passage.remark.isEmpty());
    }

    void asksTavily()
    {
        ScriptedServer server;
        serve(server, {result(QStringLiteral("https://example.com/a"))}, {});
        Opened web = openTavily(settingsFor(server, false), keyed(), only(server));
        QVERIFY(web);
        const auto passages = (*web)->search(query, 3, {});
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        QCOMPARE(passages->size(), 1);
        const Request asked = server.requests().constFirst();
        QCOMPARE(asked.method, QByteArray("POST"));
        QCOMPARE(asked.path, QByteArray("/search"));
        QCOMPARE(asked.headers.value("authorization"), QByteArray("Bearer tvly-secret"));
        QCOMPARE(asked.json, QJsonObject({{QStringLiteral("query"), query},
                                          {QStringLiteral("max_results"), 3},
                                          {QStringLiteral("search_depth"), QStringLiteral("basic")}}));
    }

    void sendsNoMoreOfAQueryThanSearchesTake()
    {
        QCOMPARE(sentQuery(QStringLiteral("  a\n b\t")), QStringLiteral("a b"));
        const QString sent = sentQuery(QStringLiteral("word ").repeated(300));
        QVERIFY(sent.size() <= 400 && sent.endsWith(QStringLiteral("word")));
        QVERIFY(sentQuery(QString(5000, u'x')).size() <= 400);
        ScriptedServer server;
        serve(server, {}, {});
        Opened web = openSearxng(settingsFor(server), {}, {});
        QVERIFY((*web)->search(QStringLiteral(" \n"), 3, {})->isEmpty());
        QVERIFY(server.requests().isEmpty());
    }

    void saysWhatToDoAboutAServerThatDoesNotServe_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<Reply>("said");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *engine, const Reply &reply, const char *sentence) {
            QTest::newRow(name) << QString::fromLatin1(engine) << reply << QString::fromUtf8(sentence);
        };
        const auto status = [](int code, const QByteArray &body = "<html>no</html>") {
            Reply reply = page(body);
            reply.status = code;
            return reply;
        };
        Reply limited = status(429);
        limited.headers = {"Retry-After: 7"};
        row("searxng without JSON", "searxng", status(403), "formats.*settings\\.yml");
        row("searxng limits", "searxng", limited, "wait 7 seconds.*limiter");
        row("searxng wants a password", "searxng", status(401), "name and password");
        row("searxng is elsewhere", "searxng", status(404), "correct its address");
        row("searxng fails", "searxng", status(500), "internal error \\(HTTP 500\\)");
        row("searxng moved", "searxng", away(QStringLiteral("https://new.example/?key=1")),
            "moved to https://new\\.example/; correct");
        row("HTML", "searxng", page("<html><body>Welcome</body></html>"), "does not reply as a SearXNG");
        row("nothing", "searxng", page(""), "does not reply as a SearXNG");
        row("JSON of another kind", "searxng", page("[1,2]", "application/json"), "does not reply as a SearXNG");
        row("JSON that is cut", "searxng", page("{\"results\":[{\"url\":\"https://a.b", "application/json"),
            "does not reply as a SearXNG");
        row("JSON without an end to its depth", "searxng", page("{\"results\":" + QByteArray(100'000, '['), "x/y"),
            "does not reply as a SearXNG");
        row("results that are none", "searxng", page("{\"results\":7}", "application/json"), "not reply as a SearXNG");
        row("too much", "searxng", page(QByteArray(5 << 20, ' '), "application/json"), "sent more than 4 MiB");
        row("all engines silent", "searxng",
            page(R"({"results":[],"unresponsive_engines":[["google","timeout"],["bing","captcha"]]})"),
            "None of the search engines.*google, bing");
        Reply cut = found({result(QStringLiteral("https://example.com/a"))});
        cut.verbatim = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"results\":[";
        cut.ending = Reply::Close;
        row("cut", "searxng", cut, "closed the connection before its reply was complete");
        row("tavily refuses the key", "tavily",
            status(401, R"({"detail":{"error":"Unauthorized: invalid API key tvly-secret."}})"),
            "valid one in Settings");
        row("tavily limits", "tavily", limited, "wait 7 seconds and ask again");
        row("tavily's plan is used up", "tavily", status(432), "used up; raise its limit");
        row("tavily's money is used up", "tavily", status(433), "used up; raise its limit");
        row("tavily does not like it", "tavily", status(400, R"({"detail":"Query is too long."})"),
            "rephrase the question");
        row("tavily fails", "tavily", status(502), "internal error \\(HTTP 502\\)");
        row("tavily is a login page", "tavily", page("<html>Log in to the hotel's network</html>"),
            "not one that Tavily would send");
        row("tavily moved", "tavily", away(QStringLiteral("http://elsewhere.example/")), "has moved");
    }

    void saysWhatToDoAboutAServerThatDoesNotServe()
    {
        QFETCH(QString, engine);
        QFETCH(Reply, said);
        QFETCH(QString, sentence);
        ScriptedServer server;
        server.handle([said](const Request &) { return said; });
        Opened web = opened(engine, server, settingsFor(server));
        QVERIFY(web);
        const auto passages = (*web)->search(query, 3, {});
        QVERIFY(!passages);
        QCOMPARE(passages.error().code, Error::Unavailable);
        const QString message = passages.error().message;
        QVERIFY2(message.contains(QRegularExpression(sentence)), qPrintable(message));
        QVERIFY2(!message.contains(QStringLiteral("%1")) && message.endsWith(u'.'), qPrintable(message));
        QVERIFY(!(message + passages.error().detail).contains(QStringLiteral("tvly-secret")));
        QCOMPARE(server.requests().size(), 1);
    }

    void namesTheServerThatIsNotThere()
    {
        Settings settings;
        {
            ScriptedServer gone;
            settings = settingsFor(gone);
        }
        Opened web = openSearxng(settings, {}, {});
        const auto passages = (*web)->search(query, 3, {});
        QVERIFY(!passages);
        QVERIFY2(
            passages.error().message.startsWith(QStringLiteral("Nothing is responding at SearXNG at http://127.0.0.1")),
            qPrintable(passages.error().message));
        QVERIFY(passages.error().message.contains(QStringLiteral("turn web search off")));
    }

    void nothingFoundIsAnAnswer()
    {
        ScriptedServer server;
        serve(server, {}, {});
        const auto passages = searched(server, settingsFor(server));
        QVERIFY(passages);
        QVERIFY(passages->isEmpty());
    }

    void readsThePagesFound()
    {
        ScriptedServer server;
        serve(server, {result(at(server, QStringLiteral("/ice#top")))},
              page("<html><head><title>Ice</title></head><body><nav>Home</nav><h1>Glaciers</h1>"
                   "<p>Glaciers melt because the air above them is warm.</p>"
                   "<script>alert('p')</script><p>They grow where snow stays.</p></body></html>"));
        const auto passages = searched(server, settingsFor(server));
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        QCOMPARE(passages->size(), 1);
        const Passage &passage = passages->constFirst();
        QCOMPARE(passage.address, at(server, QStringLiteral("/ice")));
        QCOMPARE(passage.title, QStringLiteral("Ice"));
        QCOMPARE(passage.heading, QStringLiteral("Glaciers"));
        QVERIFY(passage.text.contains(QStringLiteral("melt because the air above them is warm.")));
        QVERIFY(passage.text.contains(QStringLiteral("grow where snow stays.")));
        QVERIFY(!passage.text.contains(QStringLiteral("alert")) && !passage.text.contains(QStringLiteral("Home")));
        QVERIFY(passage.remark.isEmpty());
        QVERIFY(passage.score > 0 && passage.score <= 1);
        const Request asked = server.requests().constLast();
        QCOMPARE(asked.path, QByteArray("/ice"));
        QCOMPARE(asked.headers.value("accept"), QByteArray("text/html, application/xhtml+xml, text/plain"));
        QVERIFY(!asked.headers.contains("cookie") && !asked.headers.contains("referer"));
        const auto again = searched(server, settingsFor(server));
        QCOMPARE(again->constFirst().id, passage.id);
    }

    void readsNoPageWhereThatIsOff()
    {
        ScriptedServer server;
        serve(server, {result(at(server, QStringLiteral("/ice")))}, page("<p>Another text than the search's.</p>"));
        const auto passages = searched(server, settingsFor(server, false));
        QCOMPARE(passages->constFirst().text, QStringLiteral("What the search says."));
        QCOMPARE(server.requests().size(), 1);
    }

    void takesOfALongPageWhatTheQuestionIsAbout()
    {
        QByteArray html = "<h1>Everything</h1>";
        for (int i = 0; i < 300; ++i)
            html += "<p>Paragraph " + QByteArray::number(i) +
                    " tells of the weather in one small town and its trains. "
                    "It goes on for a while, as such paragraphs do, and then it ends.</p>";
        html += "<p>Glaciers melt when summers are warm.</p>";
        ScriptedServer server;
        serve(server, {result(at(server, QStringLiteral("/a"))), result(at(server, QStringLiteral("/b")))}, page(html));
        Settings settings = settingsFor(server);
        settings.passageLength = 500;
        const auto passages = searched(server, settings);
        QVERIFY(passages);
        QVERIFY(passages->size() <= 6 && passages->size() >= 2);
        QVERIFY(passages->constFirst().text.contains(QStringLiteral("Glaciers melt when summers are warm.")));
        for (const Passage &passage : *passages) {
            QVERIFY2(passage.text.size() <= 500, qPrintable(passage.text));
            QCOMPARE(passage.heading, QStringLiteral("Everything"));
        }
    }

    void saysWhyAPageCouldNotBeRead_data()
    {
        QTest::addColumn<Reply>("said");
        QTest::addColumn<QString>("why");
        Reply missing = page("<p>There is nothing at this address.</p>");
        missing.status = 404;
        QTest::newRow("not there") << missing << QStringLiteral("HTTP 404");
        QTest::newRow("a PDF") << page("%PDF-1.7", "application/pdf") << QStringLiteral("“application/pdf”");
        QTest::newRow("a picture") << page("\x89PNG", "image/png") << QStringLiteral("“image/png”");
        QTest::newRow("no type") << page("<p>A paragraph of text.</p>", "") << QStringLiteral("no text on it|no page");
        QTest::newRow("nothing") << page("") << QStringLiteral("no text on it");
        QTest::newRow("binary") << page(QByteArray(5000, '\0')) << QStringLiteral("no text on it");
        QTest::newRow("scripts alone") << page("<script>document.write('<p>hello, reader</p>')</script>")
                                       << QStringLiteral("no text on it");
        Reply packed = page("\x1f\x8b packed");
        packed.headers = {"Content-Encoding: gzip"};
        QTest::newRow("packed although nobody asked for it") << packed << QStringLiteral("no text on it");
        Reply cut;
        cut.verbatim = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1000\r\n\r\n<p>Half a para";
        cut.ending = Reply::Close;
        QTest::newRow("cut") << cut << QStringLiteral("closed the connection before");
        QTest::newRow("an address that is none") << away(QStringLiteral("http://")) << QString();
    }

    void saysWhyAPageCouldNotBeRead()
    {
        QFETCH(Reply, said);
        QFETCH(QString, why);
        ScriptedServer server;
        serve(server, {result(at(server, QStringLiteral("/page")))}, said);
        const auto passages = searched(server, settingsFor(server));
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        if (why.isEmpty())
            QCOMPARE(passages->size(), 0);
        if (why.isEmpty())
            return;
        QCOMPARE(passages->size(), 1);
        QCOMPARE(passages->constFirst().text, QStringLiteral("What the search says."));
        const QString remark = passages->constFirst().remark;
        QVERIFY2(remark.contains(QRegularExpression(why)), qPrintable(remark));
        QVERIFY(remark.startsWith(QStringLiteral("Only the search engine's snippet was used: ")));
        QVERIFY(remark.endsWith(u'.') && !remark.endsWith(QStringLiteral("..")));
    }

    void readsTheBeginningOfAnEndlessPage()
    {
        Reply endless = page({});
        endless.pieces = {"<p>Glaciers melt when summers are warm.</p>",
                          "<p>" + QByteArray("And more of the same. ").repeated(3000) + "</p>"};
        endless.endless = true;
        ScriptedServer server;
        serve(server, {result(at(server, QStringLiteral("/page")))}, endless);
        QElapsedTimer clock;
        clock.start();
        const auto passages = searched(server, settingsFor(server));
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        QVERIFY(passages->constFirst().text.contains(QStringLiteral("Glaciers melt when summers are warm.")));
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    }

    void givesUpOnAPageThatDrips()
    {
        Reply drip = page({});
        drip.pieces = {"<p>x</p>"};
        drip.endless = true;
        drip.pause = 100;
        ScriptedServer server;
        server.handle([drip](const Request &) { return drip; });
        const auto text = readPage(QUrl(at(server)), only(server), 1, {});
        QVERIFY(!text);
        QCOMPARE(text.error().code, Error::Unavailable);
        QVERIFY2(text.error().message.contains(QStringLiteral("not finish its reply within 1 second")),
                 qPrintable(text.error().message));
    }

    void endsWithTheTimeOfTheQuestion_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("SearXNG") << QStringLiteral("searxng");
        QTest::newRow("Tavily") << QStringLiteral("tavily");
    }

    void endsWithTheTimeOfTheQuestion()
    {
        QFETCH(QString, engine);
        Reply never;
        never.silent = true;
        never.ending = Reply::Stall;
        ScriptedServer server;
        server.handle([never](const Request &) { return never; });
        Settings settings = settingsFor(server);
        settings.maxSeconds = 1;
        QElapsedTimer clock;
        clock.start();
        const Opened web = opened(engine, server, settings);
        const auto first = (*web)->search(query, 3, {});
        QCOMPARE(first.error().code, Error::Unavailable);
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        const auto second = (*web)->search(query, 3, {});
        QCOMPARE(second.error().code, Error::Unavailable);
        QVERIFY2(second.error().message.contains(QStringLiteral("no time left")), qPrintable(second.error().message));
        QCOMPARE(server.requests().size(), 1);
    }

    void readsPagesForHalfOfTheTimeThatIsLeft()
    {
        Reply drip = page({});
        drip.pieces = {"<p>x</p>"};
        drip.endless = true;
        drip.pause = 100;
        ScriptedServer server;
        QJsonArray results;
        for (const char *path : {"/one", "/two", "/three"})
            results.append(result(at(server, QLatin1String(path)), QStringLiteral("Says ") + QLatin1String(path)));
        serve(server, results, drip);
        Settings settings = settingsFor(server);
        settings.maxSeconds = 4;
        QElapsedTimer clock;
        clock.start();
        const auto passages = searched(server, settings);
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(passages->size(), 3);
        QVERIFY(passages->first().remark.contains(QStringLiteral("not finish its reply")));
        QVERIFY2(passages->last().remark.contains(QStringLiteral("no time left")), qPrintable(passages->last().remark));
    }

    void followsAFewRedirections()
    {
        ScriptedServer server;
        server.handle([](const Request &request) {
            const QByteArray path = request.path;
            if (path == "/one?a=b")
                return away(QStringLiteral("/two?key=whole"), 301);
            if (path == "/two?key=whole")
                return away(QStringLiteral("three"), 307);
            if (path == "/loop")
                return away(QStringLiteral("/loop"));
            return page("<p>The page that was meant.</p>");
        });
        const auto text = readPage(QUrl(at(server, QStringLiteral("/one?a=b"))), only(server), 5, {});
        QVERIFY2(text, text ? "" : qPrintable(text.error().message));
        QCOMPARE(text->paragraphs.join(u'\n'), QStringLiteral("The page that was meant."));
        QCOMPARE(paths(server),
                 QStringList({QStringLiteral("/one?a=b"), QStringLiteral("/two?key=whole"), QStringLiteral("/three")}));
        QVERIFY(!readPage(QUrl(at(server, QStringLiteral("/loop"))), only(server), 5, {}));
        QCOMPARE(server.requests().size(), 3 + 4);
    }

    void knowsWhichAddressesArePublic_data()
    {
        QTest::addColumn<bool>("open");
        for (const char *inside : {"0.0.0.0",
                                   "10.1.2.3",
                                   "100.64.0.1",
                                   "100.127.255.255",
                                   "127.0.0.1",
                                   "127.255.0.3",
                                   "169.254.169.254",
                                   "172.16.0.1",
                                   "172.31.255.255",
                                   "192.0.0.8",
                                   "192.0.2.1",
                                   "192.168.1.1",
                                   "198.18.0.1",
                                   "198.19.255.255",
                                   "198.51.100.7",
                                   "203.0.113.9",
                                   "224.0.0.1",
                                   "239.1.2.3",
                                   "240.0.0.1",
                                   "255.255.255.255",
                                   "::",
                                   "::1",
                                   "::ffff:127.0.0.1",
                                   "::ffff:10.0.0.1",
                                   "::127.0.0.1",
                                   "fe80::1",
                                   "fec0::1",
                                   "fc00::1",
                                   "fd12:3456::1",
                                   "ff02::1",
                                   "64:ff9b::7f00:1",
                                   "64:ff9b::a00:1",
                                   "64:ff9b:1::1",
                                   "100::1",
                                   "2001::1",
                                   "2001:db8::1",
                                   "2002:7f00:1::",
                                   "3fff::1",
                                   "4000::1",
                                   "5f00::1"})
            QTest::newRow(inside) << false;
        for (const char *open :
             {"1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.1", "126.255.255.255", "128.0.0.1", "169.253.0.1",
              "172.15.0.1", "172.32.0.1", "192.167.1.1", "192.169.0.1", "198.17.0.1", "198.20.0.1", "223.255.255.255",
              "::ffff:8.8.8.8", "64:ff9b::808:808", "2606:4700::1111", "2a00:1450::1", "2001:4860:4860::8888"})
            QTest::newRow(open) << true;
    }

    void knowsWhichAddressesArePublic()
    {
        QFETCH(bool, open);
        const QHostAddress address(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(!address.isNull());
        QCOMPARE(isPublicAddress(std::to_array(address.toIPv6Address().c)), open);
    }

    void takesNothingFromWhereNobodyShouldGo_data()
    {
        QTest::addColumn<QString>("url");
        for (const char *url : {"file:///etc/passwd",
                                "javascript:alert(1)",
                                "data:text/html,<p>hello</p>",
                                "ftp://example.com/",
                                "gopher://example.com/",
                                "",
                                "not an address",
                                "//example.com/",
                                "http://",
                                "https:///path",
                                "http://127.0.0.1:PORT/",
                                "http://127.1:PORT/",
                                "http://0x7f.1:PORT/",
                                "http://0x7f000001:PORT/",
                                "http://2130706433:PORT/",
                                "http://0177.0.0.1:PORT/",
                                "http://017700000001:PORT/",
                                "http://0:PORT/",
                                "http://[::1]:PORT/",
                                "http://[::ffff:127.0.0.1]:PORT/",
                                "http://[::ffff:7f00:1]:PORT/",
                                "http://[0:0:0:0:0:0:0:1]:PORT/",
                                "http://[::127.0.0.1]:PORT/",
                                "http://localhost:PORT/",
                                "http://LOCALHOST.:PORT/",
                                "http://a.localhost:PORT/",
                                "http://①②⑦.⓪.⓪.①:PORT/",
                                "http://127。0。0。1:PORT/",
                                "http://%31%32%37.0.0.1:PORT/",
                                "http://example.com@127.0.0.1:PORT/",
                                "http://user:password@example.com/",
                                "http://example.com:80@127.0.0.1:PORT/",
                                "http://127.0.0.1:PORT\\@example.com/",
                                "http://example.com:22/",
                                "https://example.com:25/",
                                "http://169.254.169.254/latest/meta-data/",
                                "http://192.168.0.1/",
                                "http://[fe80::1%25eth0]/",
                                "http://[fd00::1]/",
                                "http://router/",
                                "http://printer.local/",
                                "http://metadata.google.internal/",
                                "http://nas.lan/",
                                "http://10.0.0.1/",
                                "http://[64:ff9b::7f00:1]/"})
            QTest::newRow(url) << QString::fromUtf8(url);
        QTest::newRow("without end") << QStringLiteral("http://example.com/") + QString(100'000, u'a');
    }

    void takesNothingFromWhereNobodyShouldGo()
    {
        QFETCH(QString, url);
        ScriptedServer inside; // must not be contacted
        url.replace(QStringLiteral("PORT"), at(inside).section(u':', -1));
        ScriptedServer server;
        serve(server, {result(url)}, page("<p>A page that must not be read.</p>"));
        for (const bool reading : {true, false}) {
            const auto passages = searched(server, settingsFor(server, reading));
            QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
            QVERIFY2(passages->isEmpty(), qPrintable(passages->isEmpty() ? QString() : passages->first().address));
        }
        QVERIFY(!readPage(QUrl(url), {}, 2, {}));
        QCOMPARE(inside.connections(), 0);
        QCOMPARE(server.requests().size(), 2);
    }

    void looksUpWhereANameLeadsBeforeItGoesThere()
    {
        ScriptedServer inside;
        HttpRequest request;
        request.server = QStringLiteral("somebody");
        request.reach = Reach::Public;
        for (const char *host : {"localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "127.1"}) {
            request.url = QUrl(at(inside).replace(QStringLiteral("127.0.0.1"), QLatin1String(host)));
            QVERIFY(request.url.isValid());
            const Result<HttpReply> reply = send(request, {});
            QVERIFY2(!reply, host);
            QCOMPARE(reply.error().code, Error::Invalid);
            QVERIFY(reply.error().message.contains(QStringLiteral("own network")));
        }
        QCOMPARE(inside.connections(), 0);
        request.alsoReached = at(inside).mid(7);
        request.url = QUrl(at(inside, QStringLiteral("/v1/models")));
        QVERIFY(send(request, {}));
    }

    void usesNoConnectionThatWasOpenedForSomethingElse()
    {
        ScriptedServer inside; // a model server on this machine to which a thread has a connection
        std::thread([&] {
            HttpRequest request;
            request.url = QUrl(at(inside, QStringLiteral("/v1/models")));
            QVERIFY(send(request, {}));
            request.reach = Reach::Public;
            QVERIFY(!send(request, {}));
        }).join();
        QCOMPARE(inside.requests().size(), 1);
    }

    void isNotLedInside_data()
    {
        QTest::addColumn<QString>("to");
        for (const char *to :
             {"http://127.0.0.1:PORT/", "http://localhost:PORT/", "//127.1:PORT/", "http://[::1]:PORT/",
              "http://0x7f.1:PORT/", "file:///etc/passwd", "http://a@127.0.0.1:PORT/"})
            QTest::newRow(to) << QString::fromLatin1(to);
    }

    void isNotLedInside()
    {
        QFETCH(QString, to);
        ScriptedServer inside, server;
        to.replace(QStringLiteral("PORT"), at(inside).section(u':', -1));
        serve(server, {result(at(server, QStringLiteral("/page")))}, away(to));
        const auto passages = searched(server, settingsFor(server));
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        QVERIFY(passages->isEmpty());
        QCOMPARE(inside.connections(), 0);
    }

    void readsEachPageOnce()
    {
        ScriptedServer server;
        QJsonArray results;
        for (const char *path : {"/a", "/a#part", "/a/", "/b?x=1", "/b?x=2"})
            results.append(result(at(server, QLatin1String(path))));
        server.handle([=](const Request &request) {
            return request.path.startsWith("/search") ? found(results)
                                                      : page("<p>The page named " + request.path + ".</p>");
        });
        const auto passages = searched(server, settingsFor(server), 10);
        QCOMPARE(passages->size(), 3);
        QCOMPARE(paths(server).mid(1),
                 QStringList({QStringLiteral("/a"), QStringLiteral("/b?x=1"), QStringLiteral("/b?x=2")}));
    }

    void aTextThatManySitesCopyCountsOnce()
    {
        ScriptedServer server;
        serve(server, {result(at(server, QStringLiteral("/a"))), result(at(server, QStringLiteral("/b")))},
              page("<p>The same words on every site.</p>"));
        QCOMPARE(searched(server, settingsFor(server))->size(), 1);
    }

    void takesNoMorePagesThanAskedFor_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("searxng") << QStringLiteral("searxng");
        QTest::newRow("tavily") << QStringLiteral("tavily");
    }

    void takesNoMorePagesThanAskedFor()
    {
        QFETCH(QString, engine);
        ScriptedServer server;
        QJsonArray results;
        for (int i = 0; i < 50; ++i)
            results.append(result(at(server, QStringLiteral("/%1").arg(i)), QStringLiteral("Words %1").arg(i)));
        server.handle([=](const Request &request) {
            return request.path.startsWith("/search") ? found(results)
                                                      : page("<p>The text of " + request.path + ".</p>");
        });
        Opened web = opened(engine, server, settingsFor(server));
        const auto passages = (*web)->search(query, 2, {});
        QCOMPARE(passages->size(), 2);
        QCOMPARE(server.requests().size(), 3);
        QCOMPARE(passages->at(0).address, at(server, QStringLiteral("/0")));
    }

    void survivesResultsOfEveryShape()
    {
        ScriptedServer server;
        const QString good = QStringLiteral("https://example.com/good");
        serve(server,
              {7, QJsonValue(), QStringLiteral("text"), QJsonArray{1}, QJsonObject(),
               QJsonObject{{QStringLiteral("url"), 5}, {QStringLiteral("content"), QJsonArray()}},
               QJsonObject{{QStringLiteral("url"), QStringLiteral("https://example.com/empty")}},
               result(good, QStringLiteral("A <b>\u202Eword\u0007</b>\n") + QString(50'000, u'y'), {})},
              {});
        const auto passages = searched(server, settingsFor(server, false), 8);
        QCOMPARE(passages->size(), 1);
        QCOMPARE(passages->constFirst().address, good);
        QCOMPARE(passages->constFirst().title, QStringLiteral("example.com"));
        QVERIFY(passages->constFirst().text.startsWith(QStringLiteral("A <b>word</b> y")));
        QVERIFY(passages->constFirst().text.size() <= 1000);
    }

    void stopsAtOnce_data()
    {
        QTest::addColumn<int>("request");
        QTest::newRow("while the search is asked") << 1;
        QTest::newRow("while a page is read") << 2;
        QTest::newRow("while the second page is read") << 3;
    }

    void stopsAtOnce()
    {
        QFETCH(int, request);
        ScriptedServer server;
        const QJsonArray results{result(at(server, QStringLiteral("/a"))), result(at(server, QStringLiteral("/b")))};
        std::atomic<int> asked = 0;
        server.handle([&, results](const Request &) {
            Reply reply = ++asked == 1 ? found(results) : page("<p>A page that takes its time.</p>");
            reply.delay = asked == request ? 60'000 : 0;
            return reply;
        });
        std::stop_source stop;
        QElapsedTimer clock;
        std::thread stopper([&] {
            server.waitForRequests(request);
            clock.start();
            stop.request_stop();
        });
        Opened web = openSearxng(settingsFor(server), {}, only(server));
        const auto passages = (*web)->search(query, 3, stop.get_token());
        stopper.join();
        QVERIFY(!passages);
        QCOMPARE(passages.error().code, Error::Cancelled);
        QVERIFY2(clock.elapsed() < 200, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(server.waitUntilClosed(2000));
        QVERIFY(server.requests().size() <= request);
    }
};

QTEST_GUILESS_MAIN(tst_websearch)
#include "tst_websearch.moc"
