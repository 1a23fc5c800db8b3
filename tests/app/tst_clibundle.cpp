// Exporting and importing evidence with attest-cli: several sessions at once, what a bundle contains, and verification
// against local PDFs.
#include "attestcli.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QTest>

using tests::AttestCli;
using tests::Done;

namespace {

const QString copper = QStringLiteral("Copper conducts electricity well. Cables are made of copper because it bends "
                                      "without breaking.");
const QString bees = QStringLiteral("Honey bees dance to show the others where flowers are. The dance tells how far.");

QStringList words(const QString &line)
{
    return line.split(u' ');
}

// A library with two documents and two sessions.
struct World
{
    AttestCli cli;
    QString pdf;
    QString bundle;

    World()
    {
        pdf = cli.writePdf(QStringLiteral("copper.pdf"), {copper});
        bundle = cli.folder.filePath(QStringLiteral("out.attest"));
        cli.run({QStringLiteral("add"), pdf, cli.writePdf(QStringLiteral("bees.pdf"), {bees})});
        cli.run({QStringLiteral("ask"), QStringLiteral("Why are cables made of copper?")});
        cli.run({QStringLiteral("ask"), QStringLiteral("Why do honey bees dance?")});
    }

    Done exported(const QString &more) const
    {
        return cli.run(words(QStringLiteral("export %1 --format bundle -o").arg(more)) + QStringList{bundle});
    }

    QJsonObject verified(int *status = nullptr) const
    {
        const Done done = cli.run({QStringLiteral("--json"), QStringLiteral("verify"), bundle});
        if (status)
            *status = done.status;
        return done.json();
    }
};

QString stateOf(const QJsonObject &verified, const QString &document)
{
    for (const QJsonValue &each : verified[u"documents"].toArray()) {
        if (each[u"document"].toString() == document)
            return each[u"state"].toString();
    }
    return {};
}

} // namespace

class tst_clibundle : public QObject
{
    Q_OBJECT

private slots:
    void holdsABundleAgainstThePdfsAtHand()
    {
        const World world;
        const Done done = world.exported(QStringLiteral("1"));
        QVERIFY2(done.status == 0, qPrintable(done.err));
        int status = -1;
        const QJsonObject same = world.verified(&status);
        QCOMPARE(status, 0);
        QVERIFY(same[u"whole"].toBool());
        QCOMPARE(stateOf(same, QStringLiteral("copper.pdf")), QStringLiteral("same"));
        QVERIFY(same[u"snippets"].toInt() > 0);
        QCOMPARE(same[u"sha256"].toString().size(), 64);

        world.cli.writePdf(QStringLiteral("copper.pdf"), {copper + QStringLiteral(" Or so it is said.")});
        QCOMPARE(stateOf(world.verified(&status), QStringLiteral("copper.pdf")), QStringLiteral("changed"));
        QCOMPARE(status, 1);
        QVERIFY(QFile::remove(world.pdf));
        QCOMPARE(stateOf(world.verified(&status), QStringLiteral("copper.pdf")), QStringLiteral("not_here"));
        QCOMPARE(status, 0);

        QFile file(world.bundle);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() / 2);
        const QByteArray other(1, char(~file.peek(1)[0])); // differs from the stored byte
        file.write(other);
        file.close();
        const QJsonObject broken = world.verified(&status);
        QCOMPARE(status, 1);
        QVERIFY(!broken[u"whole"].toBool() && broken[u"reason"].toString().endsWith(u'.'));
    }

    void bringsSeveralSessionsIntoAnotherLibrary()
    {
        const World world;
        QCOMPARE(world.exported(QStringLiteral("1 2 1")).status, 0);
        const AttestCli other;
        const Done imported = other.run({QStringLiteral("--json"), QStringLiteral("import"), world.bundle});
        QVERIFY2(imported.status == 0, qPrintable(imported.err));
        QCOMPARE(imported.json()[u"sessions"].toArray().size(), 2);
        const QJsonArray sessions = other.run(words(QStringLiteral("--json sessions"))).json()[u"sessions"].toArray();
        QCOMPARE(sessions.size(), 2);
        QCOMPARE(sessions[0][u"imported"].toString(), QStringLiteral("out.attest"));
        QCOMPARE(other.run({QStringLiteral("import"), world.bundle}).status, 0);
        QCOMPARE(other.run(words(QStringLiteral("--json sessions"))).json()[u"sessions"].toArray().size(), 2);
        const Done asked = other.run(words(QStringLiteral("ask why --session 1")));
        QVERIFY2(asked.err.contains(QStringLiteral("is read-only")), qPrintable(asked.err));
        const Done checked = other.run(words(QStringLiteral("recheck 1")));
        QVERIFY2(checked.err.contains(QStringLiteral("from an evidence bundle")), qPrintable(checked.err));
        // An imported bundle can be exported again, with the checksums of documents that are missing here.
        const QString again = other.folder.filePath(QStringLiteral("again.attest"));
        QCOMPARE(other
                     .run({QStringLiteral("export"), QStringLiteral("1"), QStringLiteral("--format"),
                           QStringLiteral("bundle"), QStringLiteral("-o"), again})
                     .status,
                 0);
        const QJsonObject verified = world.cli.run({QStringLiteral("--json"), QStringLiteral("verify"), again}).json();
        QCOMPARE(stateOf(verified, QStringLiteral("copper.pdf")), QStringLiteral("same"));
    }

    void exportsAllOrSeveral()
    {
        const World world;
        const QJsonObject all = world.cli.run(words(QStringLiteral("export --all --format json"))).json();
        QCOMPARE(all[u"sessions"].toArray().size(), 2);
        QCOMPARE(all[u"documents"].toArray().size() > 0, true);
        QCOMPARE(world.cli.run(words(QStringLiteral("export 1 2 --format jsonl"))).objects().size(), 2);
        QVERIFY(world.cli.run(words(QStringLiteral("export 1 2 --format html")))
                    .out.contains(QStringLiteral("data:image/png")));
        QVERIFY(!world.cli.run(words(QStringLiteral("export 1 --format html --without snippets")))
                     .out.contains(QStringLiteral("data:image")));
        const auto json = [&](const char *more) {
            return world.cli.run(words(QStringLiteral("export 1 --format json") + QLatin1String(more))).out;
        };
        QVERIFY(!json("").contains(world.cli.folder.path()));
        QVERIFY(json(" --with-paths").contains(world.cli.folder.path()));
        QVERIFY(json("").contains(QStringLiteral("\"entered\"")));
        QVERIFY(!json(" --without traces").contains(QStringLiteral("\"entered\"")));
    }

    void saysInOneSentenceWhatCannotBeDone()
    {
        const World world;
        const auto says = [&](const char *line, int status) {
            const Done done = world.cli.run(words(QLatin1String(line)));
            return done.status == status && done.err.count(u'\n') == 1 && done.err.trimmed().endsWith(u'.');
        };
        QVERIFY(says("export 1 --format pdf", 2));
        QVERIFY(says("export --format json", 2));
        QVERIFY(says("import /etc/hostname", 1));
        QVERIFY(says("verify /etc", 1));
    }

    void neverLetsAKeyOut()
    {
        World world;
        const QString key = QStringLiteral("sk-0123456789abcdef");
        world.cli.more.insert(QStringLiteral("ATTEST_API_KEY"), key);
        world.cli.run({QStringLiteral("ask"), QStringLiteral("Is %1 about cables made of copper?").arg(key)});
        for (const char *format : {"json", "jsonl", "csv", "html", "markdown"}) {
            const Done done = world.cli.run(words(QStringLiteral("export --all --format ") + QLatin1String(format)));
            QCOMPARE(done.status, 0);
            QVERIFY2(!done.out.contains(key), format);
            QVERIFY2(done.out.contains(QStringLiteral("•••")), format);
        }
    }
};

QTEST_GUILESS_MAIN(tst_clibundle)
#include "tst_clibundle.moc"
