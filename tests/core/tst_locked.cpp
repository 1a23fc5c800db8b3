// PDFs with passwords: some need one to open, others only restrict usage; several passwords are tried in turn.
#include "core/ingest/ingestflow.h"
#include "pdfs.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

namespace {

struct Place
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library =
        *Library::open(folder.filePath(QStringLiteral("library")), [](const QString &) {});
    QStringList passwords;
    int asked = 0;
    QByteArray opened; // the decrypted content
    QString fitted;

    Result<Document> read(const QString &path, const QString &first = {})
    {
        IngestingTools tools{*library, {}, {}, {}};
        tools.passwords = [this](const QByteArray &) {
            ++asked;
            return passwords;
        };
        tools.opened = [this](const QByteArray &hash, const QString &password) {
            opened = hash;
            fitted = password;
        };
        return ingest(path, first, true, tools, [](const TraceEvent &) {});
    }

    QString locked(const QString &password)
    {
        tests::PdfFile file;
        file.pages = {tests::pdfPage(QStringLiteral("Copper conducts electricity very well."))};
        file.password = password;
        const QString path = folder.filePath(QStringLiteral("locked.pdf"));
        tests::writeFile(path, tests::makePdf(file));
        return path;
    }
};

const QString pdfs = QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs/");

} // namespace

class tst_locked : public QObject
{
    Q_OBJECT

private slots:
    void triesEachPasswordInTurn()
    {
        Place place;
        place.passwords = {QStringLiteral("wrong"), QStringLiteral("open sesame"), QStringLiteral("late")};
        const Result<Document> document = place.read(place.locked(QStringLiteral("open sesame")));
        QVERIFY(bool(document));
        QCOMPARE(document->status, DocumentStatus::Indexed);
        QCOMPARE(place.fitted, QStringLiteral("open sesame"));
        QCOMPARE(place.opened, document->hash);
        QVERIFY(place.library->document(document->id)->origin.locked);
    }

    void saysThatItIsLockedWhereNoneFits()
    {
        Place place;
        place.passwords = {QStringLiteral("wrong")};
        const QString path = place.locked(QStringLiteral("open sesame"));
        Result<Document> document = place.read(path);
        QVERIFY(bool(document));
        QCOMPARE(document->status, DocumentStatus::NeedsPassword);
        QCOMPARE(document->reason, QStringLiteral("The PDF is locked; type its password."));
        document = place.read(path, QStringLiteral("typed"));
        QCOMPARE(document->reason, QStringLiteral("The password is wrong; type it again."));
        document = place.read(path, QStringLiteral("open sesame"));
        QCOMPARE(document->status, DocumentStatus::Indexed);
        QCOMPARE(place.library->documents().size(), 1);
    }

    void asksForNoPasswordThatIsNotNeeded()
    {
        Place place;
        place.passwords = {QStringLiteral("x")};
        const QString path = place.folder.filePath(QStringLiteral("open.pdf"));
        tests::writeFile(path, tests::makePdf(QStringList{QStringLiteral("Bees dance in the hive.")}));
        const Result<Document> document = place.read(path);
        QCOMPARE(document->status, DocumentStatus::Indexed);
        QCOMPARE(place.asked, 0);
        QVERIFY(!place.library->document(document->id)->origin.locked);
    }

    void keepsNoPasswordInTheLibrary()
    {
        const QString password = QStringLiteral("pa55word-of-the-test");
        Place place;
        place.passwords = {password};
        QCOMPARE(place.read(place.locked(password))->status, DocumentStatus::Indexed);
        place.library.reset();
        for (const QFileInfo &file :
             QDir(place.folder.filePath(QStringLiteral("library"))).entryInfoList(QDir::Files)) {
            QFile bytes(file.filePath());
            QVERIFY(bytes.open(QIODevice::ReadOnly));
            QVERIFY2(!bytes.readAll().contains(password.toUtf8()), qPrintable(file.fileName()));
        }
    }

    void opensTheLockedFilesOfOthers_data()
    {
        QTest::addColumn<QString>("password");
        QTest::newRow("format-corpus__encryption_openpassword.pdf") << QStringLiteral("test123");
        QTest::newRow("docling__2206.01062_pg3.pdf") << QStringLiteral("owner");
        QTest::newRow("qpdf__enc-R3_V2_U=view_O=master.pdf") << QStringLiteral("master");
        QTest::newRow("pdfminer.six__aes-256.pdf") << QStringLiteral("foo");
        QTest::newRow("pdfminer.six__aes-128.pdf") << QStringLiteral("foo");
    }

    void opensTheLockedFilesOfOthers()
    {
        QFETCH(QString, password);
        const QString path = pdfs + QString::fromLatin1(QTest::currentDataTag());
        if (!QFile::exists(path))
            QSKIP("the hard PDFs are not in the shared data");
        Place place;
        QCOMPARE(place.read(path)->status, DocumentStatus::NeedsPassword);
        place.passwords = {QStringLiteral("nonsense"), password};
        const Result<Document> document = place.read(path);
        QVERIFY(bool(document));
        QVERIFY2(document->status != DocumentStatus::NeedsPassword, qPrintable(document->reason));
        QVERIFY(document->pages > 0);
        QCOMPARE(place.fitted, password);
    }

    void opensWithoutAskingWhatOnlyForbidsThings_data()
    {
        QTest::addColumn<int>("pages");
        QTest::newRow("qpdf__V4-aes.pdf") << 30;
        QTest::newRow("pdfplumber__pr-138-example.pdf") << 2;
        QTest::newRow("pdfminer.six__dmca.pdf") << 18;
        QTest::newRow("unstructured__copy-protected.pdf") << 2;
    }

    void opensWithoutAskingWhatOnlyForbidsThings()
    {
        QFETCH(int, pages);
        const QString path = pdfs + QString::fromLatin1(QTest::currentDataTag());
        if (!QFile::exists(path))
            QSKIP("the hard PDFs are not in the shared data");
        Place place;
        const Result<Document> document = place.read(path);
        QVERIFY(bool(document));
        QCOMPARE(document->status, DocumentStatus::Indexed);
        QCOMPARE(document->pages, pages);
        QCOMPARE(place.asked, 0);
    }
};

QTEST_GUILESS_MAIN(tst_locked)
#include "tst_locked.moc"
