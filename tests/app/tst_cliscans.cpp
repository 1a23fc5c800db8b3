// Text recognition with attest-cli, as used by scripts.
#include "attestcli.h"
#include "core/library/library.h"
#include "core/library/queue.h"
#include "core/ocr/languages.h"
#include "scans.h"

#include <QTest>

using namespace core;
using tests::AttestCli;
using tests::Done;

namespace {

const QString scanName = QStringLiteral("scan.pdf");
const QString layerName = QStringLiteral("layer.pdf");

tests::GreyPicture picture(const AttestCli &cli, const QString &text)
{
    tests::PdfPage page = tests::pdfPage(text, 20, 12);
    page.width = 300;
    page.height = 150;
    const QString path = cli.write(QStringLiteral("drawn.pdf"), tests::makePdf(QList<tests::PdfPage>{page}));
    const Result<PageImage> image = renderPage(path, {}, 1, 300.0 / 72, {});
    return image ? tests::grey(*image) : tests::GreyPicture();
}

QString writeScan(const AttestCli &cli)
{
    return cli.write(scanName, tests::makeScan({{picture(cli, QStringLiteral("A page that speaks of iron")), {}, 0}}));
}

// Its text layer is nonsense, which the program does not notice.
QString writeLayer(const AttestCli &cli)
{
    tests::ScanPage page{picture(cli, QStringLiteral("A page that speaks of copper")), {}, 0};
    page.text = tests::pdfPage(QStringLiteral("A qagc tlnat sqcaks nf cnqqcr"), 20);
    return cli.write(layerName, tests::makeScan({page}));
}

int recognisedPages(const AttestCli &cli, const QString &name)
{
    const Done shown = cli.run({QStringLiteral("--json"), QStringLiteral("show"), name});
    return shown.json()[u"coverage"][u"ocr"].toInt(-1);
}

enum class Wanted { ByTheUser, ByTheWindow };

// Queues a scan, as the window does.
bool putIn(const AttestCli &cli, const QString &path, Wanted wanted)
{
    const auto library = Library::open(cli.library(), [](const QString &) {});
    if (!library)
        return false;
    Queued entry;
    entry.task = Queued::Recognise;
    entry.path = path;
    entry.document = (*library)->documents().first().id;
    entry.again = entry.every = wanted == Wanted::ByTheUser;
    return bool(LibraryQueue(**library).put({entry}));
}

} // namespace

class TestCliScans : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!installedOcrLanguages().installed.contains(QStringLiteral("eng")))
            QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
    }

    void recognisesWhatWaits_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("recognise") << QStringLiteral("recognise");
        QTest::newRow("add without a path") << QStringLiteral("add");
    }

    void recognisesWhatWaits()
    {
        QFETCH(QString, command);
        AttestCli cli;
        const QString path = writeScan(cli);
        cli.run({QStringLiteral("add"), path, QStringLiteral("--ocr"), QStringLiteral("off")});
        QCOMPARE(recognisedPages(cli, scanName), 0);
        const Done done = cli.run({QStringLiteral("--json"), command});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(done.objects().size(), 1);
        QCOMPARE(done.objects().first()[u"path"].toString(), path);
        QCOMPARE(recognisedPages(cli, scanName), 1);
        const Done found = cli.run({QStringLiteral("--json"), QStringLiteral("search"), QStringLiteral("iron")});
        QCOMPARE(found.json()[u"passages"].toArray().size(), 1);
        const Done again = cli.run({command});
        QCOMPARE(again.status, 0);
        QVERIFY2(again.err.contains(QStringLiteral("waiting")), qPrintable(again.err));
    }

    void recognisesEveryPageOfADocumentByForce()
    {
        AttestCli cli;
        QCOMPARE(cli.run({QStringLiteral("add"), writeLayer(cli)}).status, 0);
        QCOMPARE(recognisedPages(cli, layerName), 0);
        const Done done = cli.run({QStringLiteral("recognise"), layerName, QStringLiteral("--force")});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(recognisedPages(cli, layerName), 1);
        QCOMPARE(cli.run({QStringLiteral("recognise"), QStringLiteral("--force")}).status, 2); // documents are missing
    }

    void goesOnWithWhatTheWindowWasAskedFor()
    {
        AttestCli cli;
        const QString path = writeLayer(cli);
        QCOMPARE(cli.run({QStringLiteral("add"), path}).status, 0);
        QVERIFY(putIn(cli, path, Wanted::ByTheUser));
        const Done queue = cli.run({QStringLiteral("--json"), QStringLiteral("queue")});
        QVERIFY(queue.json()[u"waiting_list"][0][u"recognise"].toBool());
        QCOMPARE(cli.run({QStringLiteral("add")}).status, 0);
        QCOMPARE(recognisedPages(cli, layerName), 1);
        QCOMPARE(cli.run({QStringLiteral("--json"), QStringLiteral("queue")}).json()[u"waiting"].toInt(), 0);
    }

    void leavesWhatTheWindowHasPutInByItself()
    {
        AttestCli cli;
        const QString path = writeScan(cli);
        cli.run({QStringLiteral("add"), path, QStringLiteral("--ocr"), QStringLiteral("off")});
        QVERIFY(putIn(cli, path, Wanted::ByTheWindow));
        cli.run({QStringLiteral("add"), QStringLiteral("--ocr"), QStringLiteral("off")});
        QCOMPARE(recognisedPages(cli, scanName), 0);
        QCOMPARE(cli.run({QStringLiteral("--json"), QStringLiteral("queue")}).json()[u"waiting"].toInt(), 1);
    }

    void saysWhichLanguageIsMissing()
    {
        AttestCli cli;
        const QString path = writeScan(cli);
        cli.run({QStringLiteral("add"), path, QStringLiteral("--ocr"), QStringLiteral("off")});
        const Done done = cli.run(
            {QStringLiteral("recognise"), scanName, QStringLiteral("--set"), QStringLiteral("ocr-languages=zzz")});
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains(QStringLiteral("tesseract-ocr-zzz")), qPrintable(done.err));
        QCOMPARE(cli.run({QStringLiteral("recognise"), QStringLiteral("none.pdf")}).status, 1);
    }
};

QTEST_GUILESS_MAIN(TestCliScans)
#include "tst_cliscans.moc"
