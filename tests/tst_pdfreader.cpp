// readPdf and renderPage with the real attest-pdf, with hostile files, and with readers that fail or lie.
#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <QtTest>

using namespace core;
using namespace tests;

class TestPdfReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheTextOfEachPage();

private:
    QTemporaryDir m_folder;
    QString kept(const QByteArray &pdf)
    {
        const QString path = m_folder.filePath(QStringLiteral("test.pdf"));
        return writeFile(path, pdf) ? path : QString();
    }
};

void TestPdfReader::readsTheTextOfEachPage()
{
    const Result<ReadPdf> read = readPdf(
        kept(makePdf(QStringList{QStringLiteral("Hello world"), QStringLiteral("Second page\n\nA paragraph.")})), {},
        {}, {});
    QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message + read.error().detail));
    QCOMPARE(read->pages.size(), 2);
    QCOMPARE(read->pages[0].text, QStringLiteral("Hello world"));
    QCOMPARE(read->pages[1].text, QStringLiteral("Second page\n\nA paragraph."));
}

QTEST_GUILESS_MAIN(TestPdfReader)
#include "tst_pdfreader.moc"
