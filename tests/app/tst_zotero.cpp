// Zotero collections followed by a library, with a server that imitates Zotero's local API.
#include "app/jobs/zoterohighlights.h"
#include "app/services/assistant.h"
#include "attestcli.h"
#include "core/library/library.h"
#include "core/library/librarydescriptions.h"
#include "scriptedzotero.h"

#include <QJsonArray>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;
using zotero::attachment;
using zotero::item;
using zotero::ZoteroServer;

class tst_zotero : public QObject
{
    Q_OBJECT

private slots:
    void followsACollection()
    {
        const AttestCli cli;
        ZoteroServer server;
        const auto run = [&](const QStringList &words) {
            return cli.run(QStringList{u"--json"_s, u"zotero"_s} + words + QStringList{u"--server"_s, server.url()});
        };
        server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        server.addCollection(u"BBBB2222"_s, u"Chapter"_s, u"AAAA1111"_s);
        const QString copper = cli.writePdf(u"Müller ö.pdf"_s, {u"Copper conducts electricity."_s});
        const QString tin = cli.writePdf(u"tin.pdf"_s, {u"Tin melts at 232 degrees."_s});
        server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017-05-01"_s), attachment(u"I1"_s, copper),
                                        item(u"I2"_s, u"Not fetched"_s, u"n.d."_s), attachment(u"I2"_s, {})});

        const Done added = run({u"add"_s, u"Thesis"_s});
        QVERIFY2(added.status == 0, qPrintable(added.err));
        const QJsonObject told = added.objects().last()[u"collections"][0].toObject();
        QCOMPARE(told[u"documents"].toInt(), 1);
        QCOMPARE(told[u"missing"].toArray(), QJsonArray{u"Not fetched"_s});
        QJsonObject document = cli.document(u"Müller ö.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"On copper"_s);
        QCOMPARE(document[u"author"].toString(), u"Jürgen Müller, World Bank"_s);
        QCOMPARE(document[u"year"].toInt(), 2017);
        QCOMPARE(document[u"tags"].toArray(), QJsonArray{u"Thesis"_s});
        QVERIFY(cli.run({u"cite"_s, document[u"path"].toString()}).out.contains(u"(2017). On copper."_s));

        const QJsonObject listed = run({}).json();
        QCOMPARE(listed[u"collections"][0][u"name"].toString(), u"Thesis"_s);
        QCOMPARE(listed[u"collections"][0][u"followed"].toBool(), true);
        QCOMPARE(listed[u"collections"][1][u"name"].toString(), u"Thesis / Chapter"_s);
        QCOMPARE(listed[u"collections"][1][u"followed"].toBool(), false);

        // Zotero changes the title, the user the author; another PDF is added.
        QCOMPARE(cli.run({u"describe"_s, document[u"path"].toString(), u"--author"_s, u"J. Mueller"_s}).status, 0);
        server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On red copper"_s, u"2018"_s), attachment(u"I1"_s, copper),
                                        item(u"I3"_s, u"On tin"_s, u""_s), attachment(u"I3"_s, tin)});
        const Done synced = run({u"sync"_s});
        QVERIFY2(synced.status == 0, qPrintable(synced.err));
        QVERIFY(!synced.out.contains(u"Müller ö.pdf"_s)); // read only once
        document = cli.document(u"Müller ö.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"On red copper"_s);
        QCOMPARE(document[u"author"].toString(), u"J. Mueller"_s);
        QCOMPARE(document[u"year"].toInt(), 2018);
        QCOMPARE(cli.document(u"tin.pdf"_s)[u"title"].toString(), u"On tin"_s);

        // Documents removed by the user are not added again.
        QCOMPARE(cli.run({u"remove"_s, u"tin.pdf"_s}).status, 0);
        QCOMPARE(run({u"sync"_s}).status, 0);
        QVERIFY(cli.document(u"tin.pdf"_s).isEmpty());
        QCOMPARE(run({u"add"_s, u"Thesis"_s}).status, 0);
        QCOMPARE(cli.document(u"tin.pdf"_s)[u"title"].toString(), u"On tin"_s);

        // Items that leave the collection stay, without its tag; so do documents of a collection no longer followed.
        server.setItems(u"AAAA1111"_s, {item(u"I3"_s, u"On tin"_s, u""_s), attachment(u"I3"_s, tin)});
        QCOMPARE(run({u"sync"_s, u"thesis"_s}).status, 0);
        QCOMPARE(cli.document(u"Müller ö.pdf"_s)[u"tags"].toArray(), QJsonArray());
        QCOMPARE(run({u"remove"_s, u"AAAA1111"_s}).status, 0);
        QCOMPARE(cli.document(u"tin.pdf"_s)[u"tags"].toArray(), QJsonArray{u"Thesis"_s});
        QCOMPARE(run({}).json()[u"collections"][0][u"followed"].toBool(), false);
    }

    // The window continues what the terminal has begun.
    void isFollowedWhileTheProgramRuns()
    {
        const AttestCli cli;
        ZoteroServer server;
        server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        QCOMPARE(cli.run({u"zotero"_s, u"add"_s, u"Thesis"_s, u"--server"_s, server.url()}).status, 0);
        const QString copper = cli.writePdf(u"copper.pdf"_s, {u"Copper conducts electricity."_s});
        const QString broken = cli.write(u"broken.pdf"_s, "%PDF-1.4 nothing");
        const QJsonArray items{item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper),
                               item(u"I2"_s, u"Broken"_s, {}), attachment(u"I2"_s, broken)};
        server.setItems(u"AAAA1111"_s, items);
        app::Assistant assistant(cli.library());
        QList<core::Document> all;
        const auto copperIs = [&](const QString &title, int year) {
            return std::any_of(all.begin(), all.end(), [&](const core::Document &each) {
                return each.path == copper && each.title == title && each.year == year &&
                       each.tags == QStringList(u"Thesis"_s);
            });
        };
        connect(&assistant, &app::Assistant::libraryChanged, this,
                [&](const QList<core::Document> &documents) { all = documents; });
        QTRY_VERIFY_WITH_TIMEOUT(copperIs(u"On copper"_s, 2017), 60'000);
        // An unreadable file is not read repeatedly: no further requests are made.
        const qsizetype asked = server.asked().size();
        QTest::qWait(500);
        QVERIFY(server.asked().size() <= asked + 1);
    }

    // Zotero asks its user, only once if the reply is remembered; existing highlights are left alone.
    void highlightsWhatAnswersCite_data()
    {
        QTest::addColumn<int>("answer");
        QTest::newRow("always") << int(ZoteroServer::Answer::Always);
        QTest::newRow("once") << int(ZoteroServer::Answer::Once);
    }
    void highlightsWhatAnswersCite()
    {
        QFETCH(int, answer);
        const AttestCli cli;
        ZoteroServer server;
        server.letWrite(ZoteroServer::Answer(answer));
        const QString copper = cli.writePdf(
            u"copper.pdf"_s, {u"A first page about nothing."_s, u"Copper conducts electricity very well."_s});
        server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper)});
        const auto run = [&](const QStringList &words) {
            return cli.run(QStringList{u"--json"_s, u"zotero"_s} + words + QStringList{u"--server"_s, server.url()});
        };
        QCOMPARE(run({u"add"_s, u"Thesis"_s}).status, 0);
        const Done asked = cli.run({u"--json"_s, u"ask"_s, u"How well does copper conduct electricity?"_s});
        QVERIFY2(asked.status == 0, qPrintable(asked.out));
        const QString session =
            QString::number(cli.run({u"--json"_s, u"sessions"_s}).json()[u"sessions"][0][u"id"].toInteger());

        const Done done = run({u"highlight"_s, session});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(done.json()[u"written"].toInt(), 1);
        QCOMPARE(done.json()[u"elsewhere"].toInt(), 0);
        QCOMPARE(server.timesAskedToAllow(), 1);
        const QJsonObject mark = server.annotations()[0].toObject();
        QCOMPARE(mark[u"itemType"].toString(), u"annotation"_s);
        QCOMPARE(mark[u"parentItem"].toString(), u"I1F"_s);
        QCOMPARE(mark[u"annotationType"].toString(), u"highlight"_s);
        QCOMPARE(mark[u"annotationText"].toString(), u"Copper conducts electricity very well."_s);
        QCOMPARE(mark[u"annotationComment"].toString(), u"How well does copper conduct electricity?"_s);
        QCOMPARE(mark[u"annotationPageLabel"].toString(), u"2"_s);
        static const QRegularExpression order(u"^00001\\|000000\\|\\d{5}$"_s);
        QVERIFY2(order.match(mark[u"annotationSortIndex"].toString()).hasMatch(),
                 qPrintable(mark[u"annotationSortIndex"].toString()));
        const QJsonObject place = QJsonDocument::fromJson(mark[u"annotationPosition"].toString().toUtf8()).object();
        QCOMPARE(place[u"pageIndex"].toInt(), 1);
        const QJsonArray rect = place[u"rects"][0].toArray();
        QVERIFY(rect[0].toDouble() < rect[2].toDouble() && rect[1].toDouble() < rect[3].toDouble());
        QVERIFY2(rect[1].toDouble() > 400, qPrintable(mark[u"annotationPosition"].toString())); // at the top

        const Done again = run({u"highlight"_s, session});
        QCOMPARE(again.json()[u"written"].toInt(), 0);
        QCOMPARE(again.json()[u"before"].toInt(), 1);
        QCOMPARE(server.annotations().size(), 1);
    }

    void writesNothingWithoutPermission()
    {
        const AttestCli cli;
        ZoteroServer server;
        const QString copper = cli.writePdf(u"copper.pdf"_s, {u"Copper conducts electricity very well."_s});
        server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper)});
        QCOMPARE(cli.run({u"zotero"_s, u"add"_s, u"Thesis"_s, u"--server"_s, server.url()}).status, 0);
        QCOMPARE(cli.run({u"ask"_s, u"How well does copper conduct electricity?"_s}).status, 0);
        const auto said = [&](const QString &session) {
            const Done done = cli.run({u"zotero"_s, u"highlight"_s, session, u"--server"_s, server.url()});
            return QString::number(done.status) + u' ' + done.err;
        };
        QVERIFY2(said(u"1"_s).contains(u"version 10 or newer"_s), qPrintable(said(u"1"_s)));
        server.letWrite(ZoteroServer::Answer::No);
        QVERIFY2(said(u"1"_s).contains(u"does not have permission"_s), qPrintable(said(u"1"_s)));
        QVERIFY2(said(u"77"_s).startsWith(u"1 "_s), qPrintable(said(u"77"_s)));
        QCOMPARE(server.annotations(), QJsonArray());
        // The server disappears during the command.
        QVERIFY(cli.run({u"zotero"_s, u"highlight"_s, u"1"_s, u"--server"_s, u"http://127.0.0.1:9"_s})
                    .err.contains(u"start Zotero"_s));
    }

    void placesWordsOnPagesThatAreTurned()
    {
        // A word near the foot of a page of 100 by 200 points, at every rotation, in displayed coordinates.
        const core::Box word{10, 180, 30, 190}; // unrotated: 10 to 20 points above the foot
        core::Page page;
        page.width = 100;
        page.height = 200;
        const auto said = [&](const core::Box &box) {
            return u"%1 %2 %3 %4"_s.arg(box.left).arg(box.top).arg(box.right).arg(box.bottom);
        };
        QCOMPARE(said(app::onUnturnedPage(word, page)), u"10 10 30 20"_s);
        page.rotation = 90; // the foot is at the left
        page.width = 200;
        page.height = 100;
        QCOMPARE(said(app::onUnturnedPage({10, 10, 20, 30}, page)), u"10 10 30 20"_s);
        page.rotation = 270; // the foot is at the right
        QCOMPARE(said(app::onUnturnedPage({180, 70, 190, 90}, page)), u"10 10 30 20"_s);
        page.rotation = 180; // the foot is at the top
        page.width = 100;
        page.height = 200;
        QCOMPARE(said(app::onUnturnedPage({70, 10, 90, 20}, page)), u"10 10 30 20"_s);
    }

    void readsLongLists()
    {
        const AttestCli cli;
        ZoteroServer server;
        for (int i = 0; i < 230; ++i)
            server.addCollection(u"K%1"_s.arg(i), u"Collection %1"_s.arg(i));
        const Done listed = cli.run({u"--json"_s, u"zotero"_s, u"--server"_s, server.url()});
        QCOMPARE(listed.json()[u"collections"].toArray().size(), 230);
        QCOMPARE(server.asked().size(), 3);
    }

    void saysWhatIsWrong()
    {
        const AttestCli cli;
        ZoteroServer server;
        server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        const auto said = [&](const QStringList &words, const QString &address) {
            const Done done = cli.run(QStringList{u"zotero"_s} + words + QStringList{u"--server"_s, address});
            return QString::number(done.status) + u' ' + done.err;
        };
        QVERIFY2(said({}, u"http://127.0.0.1:9"_s).contains(u"start Zotero"_s),
                 qPrintable(said({}, u"http://127.0.0.1:9"_s)));
        QVERIFY(said({}, u"http://example.org"_s).contains(u"is not an address of this computer"_s));
        QVERIFY(said({u"add"_s, u"Nowhere"_s}, server.url()).startsWith(u"1 There is no collection “Nowhere”"_s));
        QVERIFY(said({u"sync"_s, u"Thesis"_s}, server.url()).contains(u"There is no collection"_s)); // not followed
        QVERIFY(said({u"forget"_s}, server.url()).startsWith(u"2 "_s));
        server.setStatus(403);
        QVERIFY(said({}, server.url()).contains(u"Allow other applications"_s));
        server.setStatus(500);
        QVERIFY(said({}, server.url()).contains(u"is not Zotero 7"_s));
    }
};

QTEST_GUILESS_MAIN(tst_zotero)
#include "tst_zotero.moc"
