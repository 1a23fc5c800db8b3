// A large document is read by several readers, each with a range of pages; in all cases the result equals that
// of one reader. Some readers are scripts that output what the test has prepared, starting at the page
// requested.
#include "core/pdf/pdfprotocol.h"
#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/wait.h>

using namespace core;
using namespace core::protocol;
using namespace tests;
using namespace Qt::StringLiterals;

namespace {

constexpr quint32 scripted = 100; // pages

class Spare : public SpareReaders
{
public:
    explicit Spare(int count) : m_left(count), m_all(count) {}
    bool take() override
    {
        if (m_left == 0)
            return false;
        --m_left;
        ++taken;
        return true;
    }
    void giveBack() override { ++m_left; }
    bool areAllBack() const { return m_left == m_all; }

    int taken = 0;

private:
    int m_left;
    const int m_all;
};

QByteArray bytesOf(Encoder message)
{
    return QByteArray::fromStdString(message.finished());
}

QByteArray openedAs(quint32 pages)
{
    Encoder message(Kind::Opened);
    message.number(pages);
    message.text(u"Title");
    message.text(u"Author");
    return bytesOf(message);
}

QByteArray pageSaid(quint32 number)
{
    const std::u16string text = u"page " + QString::number(number).toStdU16String();
    Encoder message(Kind::PageRead);
    message.number(number);
    message.number(612.0F);
    message.number(792.0F);
    message.number(qint32(0));
    message.number(PageState::Text);
    message.number(PicturesBeside::None);
    message.text(QString::number(number + 10).toStdU16String());
    message.number(quint32(0)); // number of remarks
    message.text(text);
    message.number(quint32(1));
    const protocol::Word word{0, 4, 1, 2, 3, float(number), 12, 0};
    message.bytes(&word, sizeof word);
    return bytesOf(message);
}

QByteArray endSaid()
{
    Encoder outline(Kind::Outline);
    outline.number(qint32(0));
    outline.number(qint32(scripted));
    outline.text(u"The end");
    outline.number(qint32(-1));
    return bytesOf(outline) + bytesOf(Encoder(Kind::Done));
}

QStringList told(const ReadPdf &pdf)
{
    QStringList all{pdf.title, pdf.author};
    for (const OutlineItem &item : pdf.outline)
        all.append(u"outline %1 %2 %3"_s.arg(item.level).arg(item.page).arg(item.title));
    for (const Page &page : pdf.pages) {
        all.append(u"%1 (%2) %3 x %4, %5: %6 %7"_s.arg(page.number)
                       .arg(page.label)
                       .arg(page.width)
                       .arg(page.height)
                       .arg(page.rotation)
                       .arg(int(page.status))
                       .arg(page.reason));
        all.append(page.text);
        QString words;
        for (const core::Word &word : page.words)
            words += u"%1+%2 %3 %4 %5 %6 %7;"_s.arg(word.from)
                         .arg(word.length)
                         .arg(word.box.left)
                         .arg(word.box.top)
                         .arg(word.box.right)
                         .arg(word.box.bottom)
                         .arg(word.size);
        all.append(words);
    }
    return all;
}

} // namespace

class TestPageRanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void areReadAsByOneReader_data();
    void areReadAsByOneReader();
    void areNotMadeOfASmallDocument();
    void surviveWhatOneReaderSurvives_data();
    void surviveWhatOneReaderSurvives();
    void tellEachPageAndGiveTheirReadersBack();
    void stopAtOnce();

private:
    QTemporaryDir m_folder;
    QString m_pdf;

    void setReader(const QByteArray &before)
    {
        const QString path = m_folder.filePath(u"reader"_s);
        QVERIFY(writeFile(path, "#!/bin/bash\ncd " + QFile::encodeName(m_folder.path()) +
                                    "\nfirst=$(od -An -tu4 -j10 -N4 | tr -d ' ')\necho $first >> started\ncat "
                                    "opened\nfor ((page = first; page <= 100; ++page))\n"
                                    "do\n" +
                                    before + "\ncat page$page\ndone\ncat end\n"));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_PDF", QFile::encodeName(path));
        QFile::remove(m_folder.filePath(u"started"_s));
    }
    int started() const
    {
        QFile file(m_folder.filePath(u"started"_s));
        return file.open(QIODevice::ReadOnly) ? int(file.readAll().count('\n')) : 0;
    }
};

void TestPageRanges::initTestCase()
{
    m_pdf = m_folder.filePath(u"test.pdf"_s);
    QVERIFY(writeFile(m_pdf, makePdf(QStringList{u"Hello"_s})));
    QVERIFY(writeFile(m_folder.filePath(u"opened"_s), openedAs(scripted)));
    QVERIFY(writeFile(m_folder.filePath(u"end"_s), endSaid()));
    for (quint32 page = 1; page <= scripted; ++page)
        QVERIFY(writeFile(m_folder.filePath(u"page%1"_s.arg(page)), pageSaid(page)));
}

void TestPageRanges::cleanup()
{
    qunsetenv("ATTEST_PDF");
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1); // no reader is left, not even a zombie
}

void TestPageRanges::areReadAsByOneReader_data()
{
    QTest::addColumn<QString>("path");
    QStringList pages;
    for (int i = 0; i < 150; ++i)
        pages.append(u"Heading %1\nSome words of page %2,\nand more of them."_s.arg(i / 10).arg(i));
    const QString made = m_folder.filePath(u"made.pdf"_s);
    QVERIFY(writeFile(made, makePdf(pages)));
    QTest::newRow("made") << made;
    const QDir filings(QStringLiteral(ATTEST_SHARED_DATA "/financebench-dev/pdfs"));
    for (const QString &name : {u"BOEING_2018_10K.pdf"_s, u"CORNING_2022_10K.pdf"_s}) {
        if (filings.exists(name))
            QTest::newRow(qPrintable(name)) << filings.filePath(name);
    }
}

void TestPageRanges::areReadAsByOneReader()
{
    QFETCH(QString, path);
    const Result<ReadPdf> one = readPdf(path, {}, {}, {});
    Spare spare(3);
    const Result<ReadPdf> several = readPdf(path, {}, {}, {}, {}, &spare);
    QVERIFY(one && several);
    QCOMPARE(told(*several), told(*one));
    QVERIFY(spare.taken >= 3);
    QVERIFY(spare.areAllBack());
}

void TestPageRanges::areNotMadeOfASmallDocument()
{
    QVERIFY(writeFile(m_folder.filePath(u"small.pdf"_s), makePdf(QStringList(30, u"Text"_s))));
    Spare spare(3);
    const Result<ReadPdf> pdf = readPdf(m_folder.filePath(u"small.pdf"_s), {}, {}, {}, {}, &spare);
    QVERIFY(pdf);
    QCOMPARE(pdf->pages.size(), 30);
    QCOMPARE(spare.taken, 0);
}

void TestPageRanges::surviveWhatOneReaderSurvives_data()
{
    QTest::addColumn<QByteArray>("before"); // before each page
    QTest::addColumn<qint64>("most");       // characters
    QTest::addColumn<int>("failed");        // pages
    const qint64 any = 1'000'000;
    QTest::newRow("nothing") << QByteArray() << any << 0;
    QTest::newRow("a crash in the first range") << QByteArray("[ $page = 7 ] && kill -ABRT $$") << any << 1;
    QTest::newRow("a crash in a later one") << QByteArray("[ $page = 70 ] && kill -ABRT $$") << any << 1;
    QTest::newRow("a crash on the last page") << QByteArray("[ $page = 100 ] && kill -ABRT $$") << any << 1;
    QTest::newRow("crashes in three ranges") << QByteArray("[[ $page =~ ^(20|45|80)$ ]] && kill -ABRT $$") << any << 23;
    QTest::newRow("a page that is another one") << QByteArray("[ $page = 60 ] && cat page5") << any << 1;
    QTest::newRow("a page that takes too long") << QByteArray("[ $page = 90 ] && exec sleep 100") << any << 1;
    QTest::newRow("a reader that opens nothing")
        << QByteArray("[ $first != 1 ] && [ $page = $first ] && exit 1") << any << 0;
    QTest::newRow("too much text") << QByteArray() << qint64(8'000) << 52;
}

void TestPageRanges::surviveWhatOneReaderSurvives()
{
    QFETCH(QByteArray, before);
    QFETCH(qint64, most);
    QFETCH(int, failed);
    PdfLimits limits;
    limits.secondsWithoutPage = 2;
    limits.documentText = most;
    setReader(before);
    const Result<ReadPdf> one = readPdf(m_pdf, {}, {}, {}, limits);
    QVERIFY(one);
    setReader(before + "\nsleep 0.005"); // so that all of them have started before something happens
    Spare spare(3);
    const Result<ReadPdf> several = readPdf(m_pdf, {}, {}, {}, limits, &spare);
    QVERIFY(several);
    QCOMPARE(told(*several), told(*one));
    QCOMPARE(std::count_if(several->pages.begin(), several->pages.end(),
                           [](const Page &page) { return page.status == PageStatus::Failed; }),
             failed);
    QVERIFY(started() > 1);
    QVERIFY(spare.areAllBack());
}

void TestPageRanges::tellEachPageAndGiveTheirReadersBack()
{
    setReader({});
    Spare spare(2);
    QStringList reports;
    QStringList expected;
    for (quint32 page = 1; page <= scripted; ++page)
        expected.append(u"%1/100"_s.arg(page));
    const auto pageRead = [&](int read, int of) { reports += u"%1/%2"_s.arg(read).arg(of); };
    QVERIFY(readPdf(m_pdf, {}, pageRead, {}, {}, &spare));
    QCOMPARE(reports, expected);
    QVERIFY(spare.taken >= 2);
    QVERIFY(spare.areAllBack());
}

void TestPageRanges::stopAtOnce()
{
    setReader("sleep 0.01");
    Spare spare(3);
    std::stop_source stop;
    int pages = 0;
    const auto pageRead = [&](int read, int) {
        pages = read;
        if (read == 20)
            stop.request_stop();
    };
    const Result<ReadPdf> pdf = readPdf(m_pdf, {}, pageRead, stop.get_token(), {}, &spare);
    QVERIFY(!pdf);
    QCOMPARE(pdf.error().code, Error::Cancelled);
    QCOMPARE(pages, 20);
    QVERIFY(spare.areAllBack());
}

QTEST_GUILESS_MAIN(TestPageRanges)
#include "tst_pageranges.moc"
