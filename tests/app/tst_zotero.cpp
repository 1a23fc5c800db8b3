// Collections of Zotero as a library follows them: with a server that says what Zotero's local API says.
#include "app/services/assistant.h"
#include "attestcli.h"
#include "core/library/library.h"
#include "core/library/librarydescriptions.h"
#include "scriptedserver.h"

#include <QJsonArray>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;

namespace {

// Of one user, changed by the test between two calls.
class ZoteroServer
{
public:
    ZoteroServer()
    {
        m_server.handle([this](const Scripted::Request &request) {
            const QUrl url(QString::fromLatin1(request.path));
            const int from = QUrlQuery(url).queryItemValue(u"start"_s).toInt();
            const int most = QUrlQuery(url).queryItemValue(u"limit"_s).toInt();
            const std::lock_guard lock(m_mutex);
            m_asked.append(QString::fromLatin1(request.path));
            Scripted::Reply reply;
            if (m_status != 200)
                return Scripted::error(m_status, u"Local API is not enabled"_s);
            if (!m_lists.contains(url.path()))
                return Scripted::error(404, u"Not found"_s);
            QJsonArray part;
            for (int i = from; i < m_lists[url.path()].size() && i < from + most; ++i)
                part.append(m_lists[url.path()].at(i));
            reply.body = QJsonDocument(part).toJson();
            return reply;
        });
    }

    QString url() const { return u"http://127.0.0.1:%1"_s.arg(m_server.port()); }
    void setStatus(int status)
    {
        const std::lock_guard lock(m_mutex);
        m_status = status;
    }
    void addCollection(const QString &key, const QString &name, const QString &parent = {})
    {
        const std::lock_guard lock(m_mutex);
        const QJsonValue above = parent.isEmpty() ? QJsonValue(false) : QJsonValue(parent); // as Zotero has it
        m_lists[u"/api/users/0/collections"_s].append(
            QJsonObject{{u"key"_s, key}, {u"data"_s, QJsonObject{{u"name"_s, name}, {u"parentCollection"_s, above}}}});
        m_lists[u"/api/users/0/collections/%1/items"_s.arg(key)];
    }
    void setItems(const QString &collection, const QJsonArray &items)
    {
        const std::lock_guard lock(m_mutex);
        m_lists[u"/api/users/0/collections/%1/items"_s.arg(collection)] = items;
    }
    QStringList asked() const
    {
        const std::lock_guard lock(m_mutex);
        return m_asked;
    }

private:
    mutable std::mutex m_mutex;
    QHash<QString, QJsonArray> m_lists;
    QStringList m_asked;
    int m_status = 200;
    ScriptedServer m_server; // last: it asks all of these
};

QJsonObject item(const QString &key, const QString &title, const QString &date)
{
    const QJsonArray creators{
        QJsonObject{{u"creatorType"_s, u"editor"_s}, {u"firstName"_s, u"Nobody"_s}, {u"lastName"_s, u"Else"_s}},
        QJsonObject{{u"creatorType"_s, u"author"_s}, {u"firstName"_s, u"Jürgen"_s}, {u"lastName"_s, u"Müller"_s}},
        QJsonObject{{u"creatorType"_s, u"author"_s}, {u"name"_s, u"World Bank"_s}}};
    return {
        {u"key"_s, key},
        {u"data"_s,
         QJsonObject{{u"itemType"_s, u"report"_s}, {u"title"_s, title}, {u"date"_s, date}, {u"creators"_s, creators}}}};
}

QJsonObject attachment(const QString &parent, const QString &file)
{
    QJsonObject made{{u"key"_s, parent + u"F"_s},
                     {u"data"_s, QJsonObject{{u"itemType"_s, u"attachment"_s},
                                             {u"contentType"_s, u"application/pdf"_s},
                                             {u"title"_s, u"PDF"_s},
                                             {u"parentItem"_s, parent}}}};
    if (!file.isEmpty())
        made[u"links"_s] =
            QJsonObject{{u"enclosure"_s, QJsonObject{{u"href"_s, QUrl::fromLocalFile(file).toString()}}}};
    return made;
}

QJsonObject documentOf(const AttestCli &cli, const QString &file)
{
    for (const QJsonValue each : cli.run({u"--json"_s, u"list"_s}).json()[u"documents"].toArray()) {
        if (each[u"path"].toString().endsWith(file))
            return each.toObject();
    }
    return {};
}

} // namespace

class tst_zotero : public QObject
{
    Q_OBJECT

private slots:
    void followsACollection()
    {
        const AttestCli cli;
        ZoteroServer zotero;
        const auto run = [&](const QStringList &words) {
            return cli.run(QStringList{u"--json"_s, u"zotero"_s} + words + QStringList{u"--server"_s, zotero.url()});
        };
        zotero.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        zotero.addCollection(u"BBBB2222"_s, u"Chapter"_s, u"AAAA1111"_s);
        const QString copper = cli.writePdf(u"Müller ö.pdf"_s, {u"Copper conducts electricity."_s});
        const QString tin = cli.writePdf(u"tin.pdf"_s, {u"Tin melts at 232 degrees."_s});
        zotero.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017-05-01"_s), attachment(u"I1"_s, copper),
                                        item(u"I2"_s, u"Not fetched"_s, u"n.d."_s), attachment(u"I2"_s, {})});

        const Done added = run({u"add"_s, u"Thesis"_s});
        QVERIFY2(added.status == 0, qPrintable(added.err));
        const QJsonObject told = added.objects().last()[u"collections"][0].toObject();
        QCOMPARE(told[u"documents"].toInt(), 1);
        QCOMPARE(told[u"missing"].toArray(), QJsonArray{u"Not fetched"_s});
        QJsonObject document = documentOf(cli, u"Müller ö.pdf"_s);
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

        // Zotero corrects the title, the user the author; another PDF comes.
        QCOMPARE(cli.run({u"describe"_s, document[u"path"].toString(), u"--author"_s, u"J. Mueller"_s}).status, 0);
        zotero.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On red copper"_s, u"2018"_s), attachment(u"I1"_s, copper),
                                        item(u"I3"_s, u"On tin"_s, u""_s), attachment(u"I3"_s, tin)});
        const Done synced = run({u"sync"_s});
        QVERIFY2(synced.status == 0, qPrintable(synced.err));
        QVERIFY(!synced.out.contains(u"Müller ö.pdf"_s)); // it is read once
        document = documentOf(cli, u"Müller ö.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"On red copper"_s);
        QCOMPARE(document[u"author"].toString(), u"J. Mueller"_s);
        QCOMPARE(document[u"year"].toInt(), 2018);
        QCOMPARE(documentOf(cli, u"tin.pdf"_s)[u"title"].toString(), u"On tin"_s);

        // What the user has removed does not come back by itself.
        QCOMPARE(cli.run({u"remove"_s, u"tin.pdf"_s}).status, 0);
        QCOMPARE(run({u"sync"_s}).status, 0);
        QVERIFY(documentOf(cli, u"tin.pdf"_s).isEmpty());
        QCOMPARE(run({u"add"_s, u"Thesis"_s}).status, 0);
        QCOMPARE(documentOf(cli, u"tin.pdf"_s)[u"title"].toString(), u"On tin"_s);

        // What has left the collection stays, without its tag; so do documents of a collection that is left.
        zotero.setItems(u"AAAA1111"_s, {item(u"I3"_s, u"On tin"_s, u""_s), attachment(u"I3"_s, tin)});
        QCOMPARE(run({u"sync"_s, u"thesis"_s}).status, 0);
        QCOMPARE(documentOf(cli, u"Müller ö.pdf"_s)[u"tags"].toArray(), QJsonArray());
        QCOMPARE(run({u"remove"_s, u"AAAA1111"_s}).status, 0);
        QCOMPARE(documentOf(cli, u"tin.pdf"_s)[u"tags"].toArray(), QJsonArray{u"Thesis"_s});
        QCOMPARE(run({}).json()[u"collections"][0][u"followed"].toBool(), false);
    }

    // The window takes up what the terminal began.
    void isFollowedWhileTheProgramRuns()
    {
        const AttestCli cli;
        ZoteroServer zotero;
        zotero.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        QCOMPARE(cli.run({u"zotero"_s, u"add"_s, u"Thesis"_s, u"--server"_s, zotero.url()}).status, 0);
        const QString copper = cli.writePdf(u"copper.pdf"_s, {u"Copper conducts electricity."_s});
        const QString broken = cli.write(u"broken.pdf"_s, "%PDF-1.4 nothing");
        const QJsonArray items{item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper),
                               item(u"I2"_s, u"Broken"_s, {}), attachment(u"I2"_s, broken)};
        zotero.setItems(u"AAAA1111"_s, items);
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
        // What cannot be read is not read again and again: nothing is asked any more.
        const qsizetype asked = zotero.asked().size();
        QTest::qWait(500);
        QVERIFY(zotero.asked().size() <= asked + 1);
    }

    void readsLongLists()
    {
        const AttestCli cli;
        ZoteroServer zotero;
        for (int i = 0; i < 230; ++i)
            zotero.addCollection(u"K%1"_s.arg(i), u"Collection %1"_s.arg(i));
        const Done listed = cli.run({u"--json"_s, u"zotero"_s, u"--server"_s, zotero.url()});
        QCOMPARE(listed.json()[u"collections"].toArray().size(), 230);
        QCOMPARE(zotero.asked().size(), 3);
    }

    void saysWhatIsWrong()
    {
        const AttestCli cli;
        ZoteroServer zotero;
        zotero.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        const auto said = [&](const QStringList &words, const QString &server) {
            const Done done = cli.run(QStringList{u"zotero"_s} + words + QStringList{u"--server"_s, server});
            return QString::number(done.status) + u' ' + done.err;
        };
        QVERIFY2(said({}, u"http://127.0.0.1:9"_s).contains(u"start Zotero"_s),
                 qPrintable(said({}, u"http://127.0.0.1:9"_s)));
        QVERIFY(said({}, u"http://example.org"_s).contains(u"is no address of this computer"_s));
        QVERIFY(said({u"add"_s, u"Nowhere"_s}, zotero.url()).startsWith(u"1 There is no collection “Nowhere”"_s));
        QVERIFY(said({u"sync"_s, u"Thesis"_s}, zotero.url()).contains(u"There is no collection"_s)); // not followed
        QVERIFY(said({u"forget"_s}, zotero.url()).startsWith(u"2 "_s));
        zotero.setStatus(403);
        QVERIFY(said({}, zotero.url()).contains(u"Allow other applications"_s));
        zotero.setStatus(500);
        QVERIFY(said({}, zotero.url()).contains(u"is no Zotero"_s));
    }
};

QTEST_GUILESS_MAIN(tst_zotero)
#include "tst_zotero.moc"
