// What is stored and exported is what was there.
#include "core/base/catalogue.h"
#include "core/session/exporter.h"
#include "core/session/wording.h"
#include "samples.h"

#include <QJsonDocument>
#include <QTest>

using namespace core;

namespace {

QByteArray exported(const char *id)
{
    const Exporter *exporter = exporterFor(QLatin1String(id));
    return exporter ? exporter->write(sampleSession()) : QByteArray();
}

} // namespace

class tst_session : public QObject
{
    Q_OBJECT

private slots:
    void isReadBackAsItWasWritten()
    {
        const QJsonObject json = toJson(sampleSession());
        QCOMPARE(toJson(sessionFrom(json)), json);
    }

    void survivesJsonThatIsNotOurs()
    {
        const Session session =
            sessionFrom(QJsonDocument::fromJson(R"({"turns":[1,{"outcome":7,"trace":{},"citations":[[]]},
            {"sentences":[{"support":"maybe"}],"graph":{"nodes":[3]}}]})")
                            .object());
        QCOMPARE(session.turns.size(), 3);
        QCOMPARE(session.turns[1].ending, Ending::Failed);
        QCOMPARE(session.turns[2].sentences[0].support, Support::Unchecked);
    }

    void speaksThePublicKeys()
    {
        const QJsonObject turn = toJson(sampleTurn());
        for (const char *key : {"question", "flow", "model", "outcome", "refusal", "answer", "citations", "sentences",
                                "verdicts", "trace", "calls", "seconds"})
            QVERIFY2(turn.contains(QLatin1String(key)), key);
        const QJsonObject citation = turn[u"citations"][0].toObject();
        QCOMPARE(citation[u"document"].toString(), QStringLiteral("Climate <1>.pdf"));
        for (const char *key : {"page", "quote", "passage"})
            QVERIFY2(citation.contains(QLatin1String(key)), key);
        const QJsonObject sentence = turn[u"sentences"][0].toObject();
        QCOMPARE(sentence[u"text"].toString(), QStringLiteral("Sea level rises because water expands."));
        QCOMPARE(sentence[u"support"].toString(), QStringLiteral("fully"));
        QCOMPARE(sentence[u"passages"].toArray(), QJsonArray{7});
        QCOMPARE(turn[u"verdicts"].toArray().size(), 1);
    }

    void exportsJsonThatIsReadBack()
    {
        const Session session = sessionFrom(QJsonDocument::fromJson(exported("json")).object());
        QCOMPARE(toJson(session), toJson(sampleSession()));
    }

    void exportsMarkdownWithoutForeignMarkup()
    {
        const QString text = QString::fromUtf8(exported("markdown"));
        QVERIFY(text.startsWith(QStringLiteral("# Sea \\<level\\>\n")));
        QVERIFY(text.contains(QStringLiteral("## Why does \\*sea level\\* rise?")));
        QVERIFY(text.contains(QStringLiteral("because water expands.\\[1\\] Ice melts too.\\[2\\]")));
        QVERIFY(text.contains(QStringLiteral("✓ Verified · 1 source · 7 calls · 1.9 s")));
        QVERIFY(text.contains(QStringLiteral("page 12 (“x”)")));
    }

    void exportsHtmlWithoutForeignMarkup()
    {
        const QString html = QString::fromUtf8(exported("html"));
        QVERIFY(html.contains(QStringLiteral("<span class=\"fully\">Sea level rises because water expands.</span>")));
        QVERIFY(html.contains(QStringLiteral("Climate &lt;1&gt;.pdf")));
        QVERIFY(!html.contains(QStringLiteral("<remark>")));
        QVERIFY2(!html.contains(QStringLiteral("src=")) && !html.contains(QStringLiteral("http")),
                 "nothing from outside");
        QVERIFY(html.contains(QStringLiteral("covers 5 of 5 rare words")));
    }

    void citesThePagesOfTheWebByTheirAddress_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("link"); // in HTML; empty: none
        QTest::newRow("a page") << QStringLiteral("https://example.com/a_b?c=1&d=%22")
                                << QStringLiteral("href=\"https://example.com/a_b?c=1&amp;d=%22\"");
        QTest::newRow("a script") << QStringLiteral("javascript:alert(1)") << QString();
        QTest::newRow("a file") << QStringLiteral("file:///etc/passwd") << QString();
        QTest::newRow("markup") << QStringLiteral("https://example.com/\"><script>alert(1)</script>") << QString();
    }

    void citesThePagesOfTheWebByTheirAddress()
    {
        QFETCH(QString, address);
        QFETCH(QString, link);
        Session session = sampleSession();
        Turn &turn = session.turns.first();
        Citation citation;
        citation.number = 1;
        citation.passage = -5;
        citation.title = QStringLiteral("Ice <b>today</b>");
        citation.address = address;
        citation.quote = QStringLiteral("Ice melts.");
        Passage passage;
        passage.id = -5;
        passage.title = citation.title;
        passage.address = address;
        passage.remark = QStringLiteral("Only what the search says of the page: no text.");
        turn.citations = {citation};
        turn.sources = turn.nearest = {passage};
        QCOMPARE(placeOf(citation), QStringLiteral("Ice <b>today</b>, ") + address);
        QCOMPARE(placeOf(passage), placeOf(citation));
        QCOMPARE(toJson(sessionFrom(toJson(session))), toJson(session));
        QCOMPARE(sessionFrom(toJson(session)).turns.first().sources.first().remark, passage.remark);

        const QString html = QString::fromUtf8(exporterFor(QStringLiteral("html"))->write(session));
        QVERIFY(html.contains(QStringLiteral("Ice &lt;b&gt;today&lt;/b&gt;, ")));
        QVERIFY(!html.contains(QStringLiteral("<script")) && !html.contains(QStringLiteral("href=\"javascript")) &&
                !html.contains(QStringLiteral("href=\"file")));
        QCOMPARE(html.contains(QStringLiteral("href=\"http")), !link.isEmpty());
        QVERIFY(html.contains(link));
        const QString markdown = QString::fromUtf8(exporterFor(QStringLiteral("markdown"))->write(session));
        QVERIFY(markdown.contains(QStringLiteral("1. Ice \\<b\\>today\\</b\\>, ")));
        QVERIFY(!markdown.contains(QStringLiteral(", page 0")) && !html.contains(QStringLiteral(", page 0")));
        QVERIFY(!markdown.contains(QStringLiteral("<script>")));
    }

    void exportsAnEmptySession()
    {
        for (const Exporter *exporter : offers<Exporter>())
            QVERIFY(!exporter->write(Session()).isEmpty());
    }

    void marksSentencesFromTheEnd()
    {
        QCOMPARE(markedAnswer(sampleTurn()),
                 QStringLiteral("Sea level rises because water expands.[1] Ice melts too.[2]"));
    }
};

QTEST_GUILESS_MAIN(tst_session)
#include "tst_session.moc"
