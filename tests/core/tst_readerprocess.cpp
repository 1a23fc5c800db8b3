// How the program handles a reader that crashes, hangs, lies or is missing. The readers are shell scripts that output
// prepared files: file 1 on the first call, file 2 on the second, and so on.
#include "core/pdf/pdfreader.h"
#include "core/pdf/pdfprotocol.h"
#include "core/workers/workerprocess.h"
#include "tests/pdfs.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <limits>
#include <thread>

using namespace core;
using namespace core::protocol;
using namespace tests;

class TestReaderProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void hearsWhatAReaderSays();
    void saysWhenTheReaderIsMissing_data();
    void saysWhenTheReaderIsMissing();
    void startsNoReaderWithoutDescriptors();
    void refusesADocumentOnWhichTheReaderCrashes();
    void triesTheOtherPagesAfterACrash();
    void givesUpAfterThreeCrashes();
    void stopsAReaderThatHangs();
    void endsADocumentThatTakesTooLong();
    void takesNothingWhenItsTimeIsOver();
    void keepsNoMoreTextAndWordsThanItMay();
    void countsWhatPagesTakeThatAreEmpty();
    void takesAMissingOutlineForNone();
    void believesNoLies_data();
    void believesNoLies();
    void believesNoLiesAboutPictures_data();
    void believesNoLiesAboutPictures();
    void doesNotDrownInOutput();
    void stopsAtOnceWhileTheReaderIsSilent();
    void tellsTheReaderNoSecrets();
    void survivesAReaderThatHearsNothing();
    void worksInSeveralThreads();

private:
    QTemporaryDir m_folder;
    QString m_pdf;
    PdfLimits m_limits;

    QString inFolder(const QString &name) const { return m_folder.filePath(name); }
    QByteArray fileOf(const QString &name) const
    {
        QFile file(inFolder(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    // Uses a script as the reader. It is in the folder, and $call is 1 on the first call, 2 on the second.
    void setReader(const QByteArray &script)
    {
        const QString path = inFolder(QStringLiteral("reader"));
        QVERIFY(writeFile(path, "#!/bin/bash\ncd " + QFile::encodeName(m_folder.path()) +
                                    "\necho -n x >> calls; call=$(wc -c < calls)\n" + script));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_PDF", QFile::encodeName(path));
    }
    void setAnswers(const QList<QByteArray> &answers, const QByteArray &then = "exit 0")
    {
        for (qsizetype i = 0; i < answers.size(); ++i)
            QVERIFY(writeFile(inFolder(QString::number(i + 1)), answers[i]));
        setReader("cat $call\n" + then + '\n');
    }
    Result<ReadPdf> read(const PageRead &pageRead = {}, std::stop_token stop = {})
    {
        return readPdf(m_pdf, {}, pageRead, std::move(stop), m_limits);
    }
};

static QByteArray bytesOf(Encoder &message)
{
    return QByteArray::fromStdString(message.finished());
}

static QByteArray opened(quint32 pages)
{
    Encoder message(Kind::Opened);
    message.number(pages);
    message.text(u"Title");
    message.text(u"Author");
    return bytesOf(message);
}

struct SaidPage
{
    quint32 number = 1;
    float width = 612;
    qint32 rotation = 0;
    std::u16string label = u"i";
    quint8 state = 0;
    quint8 pictures = 0;
    QList<std::pair<quint8, std::u16string>> remarks = {};
    quint32 remarkCount = 0; // as claimed
    std::u16string text = u"two words";
    QList<protocol::Word> words = {{0, 3, 1, 2, 3, 4, 12, 0}, {4, 5, 5, 6, 7, 8, 12, 0}};
    quint32 count = 2; // number of words, as claimed
};

static QByteArray said(const SaidPage &page)
{
    Encoder message(Kind::PageRead);
    message.number(page.number);
    message.number(page.width);
    message.number(792.0F);
    message.number(page.rotation);
    message.number(page.state);
    message.number(page.pictures);
    message.text(page.label);
    message.number(page.remarkCount);
    for (const auto &[remark, text] : page.remarks) {
        message.number(remark);
        message.text(text);
    }
    message.text(page.text);
    message.number(page.count);
    message.bytes(page.words.constData(), sizeof(protocol::Word) * static_cast<std::size_t>(page.words.size()));
    return bytesOf(message);
}

static QByteArray pageNumber(quint32 number)
{
    SaidPage page;
    page.number = number;
    return said(page);
}

static QByteArray done()
{
    Encoder outline(Kind::Outline);
    outline.number(qint32(-1));
    Encoder message(Kind::Done);
    return bytesOf(outline) + bytesOf(message);
}

void TestReaderProcess::initTestCase()
{
    m_pdf = inFolder(QStringLiteral("test.pdf"));
    QVERIFY(writeFile(m_pdf, makePdf(QStringList{QStringLiteral("Hello")})));
}

void TestReaderProcess::init()
{
    QFile::remove(inFolder(QStringLiteral("calls")));
    QFile::remove(inFolder(QStringLiteral("reader")));
    m_limits = {};
}

void TestReaderProcess::cleanup()
{
    qunsetenv("ATTEST_PDF");
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1); // no reader is left, not even a zombie
    QCOMPARE(errno, ECHILD);
}

void TestReaderProcess::hearsWhatAReaderSays()
{
    setAnswers({opened(2) + pageNumber(1) + pageNumber(2) + done()});
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->title, QStringLiteral("Title"));
    QCOMPARE(pdf->pages.size(), 2);
    QCOMPARE(pdf->pages[1].text, QStringLiteral("two words"));
    QCOMPARE(pdf->pages[1].label, QStringLiteral("i"));
    QCOMPARE(pdf->pages[1].words.size(), 2);
    QCOMPARE(pdf->pages[1].words[1].from, 4);
    QCOMPARE(pdf->pages[1].words[1].box.bottom, 8.0F);
}

void TestReaderProcess::saysWhenTheReaderIsMissing_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("not there") << QStringLiteral("/nowhere/attest-pdf");
    QTest::newRow("a folder") << QStringLiteral("/tmp");
    QTest::newRow("not a program") << QStringLiteral("/etc/passwd");
}

void TestReaderProcess::saysWhenTheReaderIsMissing()
{
    QFETCH(QString, program);
    qputenv("ATTEST_PDF", QFile::encodeName(program));
    const Result<ReadPdf> pdf = read();
    QVERIFY(!pdf);
    QCOMPARE(pdf.error().code, Error::Unavailable);
    QVERIFY(pdf.error().detail.contains(program));
}

// Its ends of the pipes must not replace this program's own.
void TestReaderProcess::startsNoReaderWithoutDescriptors()
{
    setReader("cat > heard\n");
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit few{64, before.rlim_max};
    for (int left = 0; left < 8; ++left) { // one for the document, four for two pipes, three to hand over
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &few), 0);
        std::vector<int> taken;
        for (int file = ::open("/dev/null", O_RDONLY | O_CLOEXEC); file >= 0; file = dup(file))
            taken.push_back(file);
        for (int i = 0; i < left && !taken.empty(); ++i, taken.pop_back())
            ::close(taken.back());
        const Result<ReadPdf> pdf = read();
        for (const int file : taken)
            ::close(file);
        setrlimit(RLIMIT_NOFILE, &before);
        QVERIFY(!pdf);
        QCOMPARE(pdf.error().code, Error::Unavailable);
        QVERIFY2(pdf.error().message.endsWith(QStringLiteral("then try again.")), qPrintable(pdf.error().message));
    }
    QVERIFY(!QFile::exists(inFolder(QStringLiteral("calls"))));
}

void TestReaderProcess::refusesADocumentOnWhichTheReaderCrashes()
{
    setReader("kill -SEGV $$\n");
    const Result<ReadPdf> pdf = read();
    QVERIFY(!pdf);
    QCOMPARE(pdf.error().code, Error::Unreadable);
    QVERIFY2(pdf.error().detail.contains(QString::number(SIGSEGV)), qPrintable(pdf.error().detail));
    QCOMPARE(fileOf(QStringLiteral("calls")), "x"); // and is not called again
}

void TestReaderProcess::triesTheOtherPagesAfterACrash()
{
    setAnswers({opened(4) + pageNumber(1) + pageNumber(2).left(30), opened(4) + pageNumber(3) + pageNumber(4) + done()},
               "kill -SEGV $$");
    QStringList reports;
    const Result<ReadPdf> pdf = read([&](int page, int of) { reports += QStringLiteral("%1/%2").arg(page).arg(of); });
    QVERIFY(pdf);
    QCOMPARE(reports.join(u' '), QStringLiteral("1/4 2/4 3/4 4/4"));
    QList<PageStatus> states;
    for (const Page &page : pdf->pages)
        states += page.status;
    QCOMPARE(states, (QList<PageStatus>{PageStatus::Text, PageStatus::Failed, PageStatus::Text, PageStatus::Text}));
    QCOMPARE(pdf->pages[1].number, 2);
    QVERIFY(pdf->pages[1].reason.contains(QStringLiteral("crashed")));
}

void TestReaderProcess::givesUpAfterThreeCrashes()
{
    setAnswers({opened(9) + pageNumber(1), opened(9) + pageNumber(3), opened(9)}, "kill -ABRT $$");
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(fileOf(QStringLiteral("calls")), "xxx");
    QCOMPARE(pdf->pages.size(), 9);
    for (const Page &page : pdf->pages) {
        const bool isRead = page.number == 1 || page.number == 3;
        QCOMPARE(page.status, isRead ? PageStatus::Text : PageStatus::Failed);
        QCOMPARE(page.reason.isEmpty(), isRead);
    }
}

void TestReaderProcess::stopsAReaderThatHangs()
{
    m_limits.secondsWithoutPage = 1;
    setAnswers({opened(2) + pageNumber(1)}, "exec sleep 100");
    QElapsedTimer timer;
    timer.start();
    const Result<ReadPdf> pdf = read();
    QVERIFY(timer.elapsed() >= 900 && timer.elapsed() < 20'000);
    QVERIFY(pdf);
    QCOMPARE(pdf->pages[0].status, PageStatus::Text);
    QCOMPARE(pdf->pages[1].status, PageStatus::Failed);
    QVERIFY(pdf->pages[1].reason.contains(QStringLiteral("too long")));
}

void TestReaderProcess::endsADocumentThatTakesTooLong()
{
    m_limits.secondsForDocument = 1;
    for (quint32 number = 1; number <= 100; ++number)
        QVERIFY(writeFile(inFolder(QStringLiteral("page%1").arg(number)), pageNumber(number)));
    QVERIFY(writeFile(inFolder(QStringLiteral("1")), opened(100)));
    setReader("cat 1\nfor i in {1..100}; do cat page$i; sleep 0.05; done\n"); // never silent for long
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->pages.size(), 100);
    QCOMPARE(pdf->pages.first().status, PageStatus::Text);
    QCOMPARE(pdf->pages.last().status, PageStatus::Failed);
    QVERIFY2(pdf->pages.last().reason.contains(QStringLiteral("too long")), qPrintable(pdf->pages.last().reason));
    QCOMPARE(fileOf(QStringLiteral("calls")), "x");
}

void TestReaderProcess::takesNothingWhenItsTimeIsOver()
{
    QVERIFY(writeFile(inFolder(QStringLiteral("1")), opened(1)));
    setReader("cat 1\ntouch said\n");
    QFile file(m_pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Result<WorkerProcess> process =
        WorkerProcess::start({"attest-pdf", "ATTEST_PDF", "reads PDFs"}, file.handle(), "x");
    QVERIFY(process);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(inFolder(QStringLiteral("said"))); }, 20'000));
    using namespace std::chrono_literals;
    // Reported even if data are available; otherwise a reader that never pauses would never time out.
    QCOMPARE(process->next(1000, 0ms, {}), WorkerProcess::Event::Silent);
    QCOMPARE(process->next(1000, 20s, {}), WorkerProcess::Event::Message);
}

void TestReaderProcess::keepsNoMoreTextAndWordsThanItMay()
{
    m_limits.documentText = 800;
    QByteArray all = opened(10);
    for (quint32 number = 1; number <= 10; ++number)
        all += pageNumber(number); // nine characters, two words that count like eight, and the page itself
    setAnswers({all + done()});
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->pages.size(), 10);
    QCOMPARE(pdf->pages[3].status, PageStatus::Text);
    QCOMPARE(pdf->pages[9].status, PageStatus::Failed);
    QVERIFY2(pdf->pages[9].reason.contains(QStringLiteral("more text")), qPrintable(pdf->pages[9].reason));
}

// There may be many pages, and each has a label, even if it is empty.
void TestReaderProcess::countsWhatPagesTakeThatAreEmpty()
{
    m_limits.documentText = 10'000;
    QByteArray all = opened(100);
    SaidPage page{1, 612, 0, std::u16string(MaxLabel, u'x'), quint8(PageState::Damaged), 0, {}, 0, {}, {}, 0};
    for (; page.number <= 100; ++page.number)
        all += said(page);
    setAnswers({all + done()});
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->pages.size(), 100);
    QCOMPARE(pdf->pages[20].label.size(), MaxLabel);
    QCOMPARE(pdf->pages[99].label, QStringLiteral("100"));
    QVERIFY2(pdf->pages[99].reason.contains(QStringLiteral("more text")), qPrintable(pdf->pages[99].reason));
}

void TestReaderProcess::takesAMissingOutlineForNone()
{
    setAnswers({opened(1) + pageNumber(1)}, "kill -SEGV $$");
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->pages[0].status, PageStatus::Text);
    QVERIFY(pdf->outline.isEmpty());
    QCOMPARE(fileOf(QStringLiteral("calls")), "x");
}

void TestReaderProcess::believesNoLies_data()
{
    QTest::addColumn<QByteArray>("page");
    const auto row = [](const char *name, const std::function<void(SaidPage &)> &change) {
        SaidPage page;
        change(page);
        QTest::newRow(name) << said(page);
    };
    row("another page", [](SaidPage &page) { page.number = 2; });
    row("page nought", [](SaidPage &page) { page.number = 0; });
    row("a state that is not", [](SaidPage &page) { page.state = 77; });
    row("a turn that is not", [](SaidPage &page) { page.rotation = 45; });
    row("no number as width", [](SaidPage &page) { page.width = std::numeric_limits<float>::quiet_NaN(); });
    row("a label without end", [](SaidPage &page) { page.label.assign(MaxLabel + 1, u'i'); });
    row("text on an empty page", [](SaidPage &page) { page.state = quint8(PageState::Empty); });
    row("pictures that are not", [](SaidPage &page) { page.pictures = 9; });
    row("more remarks than said", [](SaidPage &page) { page.remarks = {{0, u"words"}}; });
    row("remarks without end", [](SaidPage &page) { page.remarkCount = std::numeric_limits<quint32>::max(); });
    row("a remark that is not", [](SaidPage &page) { page.remarks = {{9, u"words"}}, page.remarkCount = 1; });
    row("half a character in a remark", [](SaidPage &page) { page.remarks = {{0, {0xd800}}}, page.remarkCount = 1; });
    row("half a character", [](SaidPage &page) { page.text[1] = 0xd800; });
    row("a word before the text", [](SaidPage &page) { page.words[0].from = -4; });
    row("a word beyond the text", [](SaidPage &page) { page.words[1].length = 6; });
    row("a word too long to add", [](SaidPage &page) { page.words[1].length = std::numeric_limits<qint32>::max(); });
    row("a word without letters", [](SaidPage &page) { page.words[0].length = 0; });
    row("words that overlap", [](SaidPage &page) { page.words[1].from = 2; });
    row("a box that is nowhere", [](SaidPage &page) { page.words[0].left = std::numeric_limits<float>::infinity(); });
    row("fewer words than said", [](SaidPage &page) { page.count = 3; });
    row("more words than said", [](SaidPage &page) { page.count = 1; });
    row("words without end", [](SaidPage &page) { page.count = std::numeric_limits<quint32>::max(); });
    QTest::newRow("a second opening") << opened(3);
    QTest::newRow("done too early") << done();
    QTest::newRow("an unknown message") << QByteArray("\x01\x00\x00\x00\xee", 5);
    QTest::newRow("a message of nothing") << QByteArray("\x00\x00\x00\x00", 4);
    QTest::newRow("a message of 4 GB") << QByteArray("\xff\xff\xff\xff\x02", 5);
    QTest::newRow("noise") << QByteArray("PDF reader: hello, I am not speaking your protocol\n");
}

void TestReaderProcess::believesNoLies()
{
    QFETCH(QByteArray, page);
    setAnswers({opened(1) + page + done(), opened(1) + page + done()}, "exec sleep 100");
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->pages.size(), 1);
    QCOMPARE(pdf->pages[0].status, PageStatus::Failed);
    QVERIFY(pdf->pages[0].text.isEmpty() && pdf->pages[0].words.isEmpty());
    // The same, instead of the opening message.
    init();
    setAnswers({page}, "exit 0");
    const Result<ReadPdf> none = read();
    if (page != opened(3))
        QVERIFY(!none && none.error().code == Error::Unreadable);
}

void TestReaderProcess::believesNoLiesAboutPictures_data()
{
    QTest::addColumn<quint32>("width");
    QTest::addColumn<quint32>("height");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<bool>("believed");
    QTest::newRow("true") << 2U << 3U << 24 << true;
    QTest::newRow("too few pixels") << 2U << 3U << 23 << false;
    QTest::newRow("too many pixels") << 2U << 3U << 28 << false;
    QTest::newRow("no width") << 0U << 3U << 0 << false;
    QTest::newRow("too large") << 100'000U << 100'000U << 24 << false;
    QTest::newRow("so large that it is small") << 0x80000000U << 2U << 0 << false;
}

void TestReaderProcess::believesNoLiesAboutPictures()
{
    QFETCH(quint32, width);
    QFETCH(quint32, height);
    QFETCH(int, bytes);
    QFETCH(bool, believed);
    Encoder message(Kind::Image);
    message.number(width);
    message.number(height);
    message.bytes(QByteArray(bytes, 'x').constData(), static_cast<std::size_t>(bytes));
    setAnswers({bytesOf(message)});
    QCOMPARE(bool(renderPage(m_pdf, {}, 1, 1, {}, m_limits)), believed);
}

void TestReaderProcess::doesNotDrownInOutput()
{
    QVERIFY(writeFile(inFolder(QStringLiteral("1")), opened(1)));
    m_limits.pageText = 1000;
    setReader("cat 1\nprintf '\\x00\\x00\\x00\\x20\\x02'\nexec cat /dev/zero\n"); // a message of 512 MB
    const Result<ReadPdf> pdf = read();
    QVERIFY(pdf);
    QCOMPARE(pdf->pages[0].status, PageStatus::Failed);
}

void TestReaderProcess::stopsAtOnceWhileTheReaderIsSilent()
{
    setReader("touch started\nexec sleep 100\n");
    std::stop_source stop;
    std::thread user([&] {
        while (!QFile::exists(inFolder(QStringLiteral("started"))))
            std::this_thread::yield();
        stop.request_stop();
    });
    QElapsedTimer timer;
    timer.start();
    const Result<ReadPdf> pdf = read({}, stop.get_token());
    user.join();
    QVERIFY(!pdf);
    QCOMPARE(pdf.error().code, Error::Cancelled);
    QVERIFY(timer.elapsed() < 10'000);
}

void TestReaderProcess::tellsTheReaderNoSecrets()
{
    qputenv("ATTEST_TEST_KEY", "secret-key");
    setReader("env > environment; echo \"$0 $*\" > arguments; ls -l /proc/$$/fd > files; cat > request\n");
    QVERIFY(!readPdf(m_pdf, QStringLiteral("secret-word"), {}, {}, m_limits));
    qunsetenv("ATTEST_TEST_KEY");
    QVERIFY(fileOf(QStringLiteral("environment")).contains("PATH="));
    QVERIFY(!fileOf(QStringLiteral("environment")).contains("secret"));
    QVERIFY(!fileOf(QStringLiteral("arguments")).contains("secret"));
    QVERIFY(fileOf(QStringLiteral("request")).contains("secret-word"));
    QVERIFY(fileOf(QStringLiteral("files")).contains("3 -> " + QFile::encodeName(m_pdf)));
}

void TestReaderProcess::survivesAReaderThatHearsNothing()
{
    setReader("exec 0<&-\nexit 3\n");
    const Result<ReadPdf> pdf = readPdf(m_pdf, QString(2000, u'x'), {}, {}, m_limits);
    QVERIFY(!pdf);
    QVERIFY2(pdf.error().detail.contains(u'3'), qPrintable(pdf.error().detail));
}

void TestReaderProcess::worksInSeveralThreads()
{
    std::atomic<int> right = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int k = 0; k < 5; ++k) {
                const Result<ReadPdf> pdf = read();
                right += pdf && pdf->pages.size() == 1 && pdf->pages[0].text == QStringLiteral("Hello") ? 1 : 0;
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(right.load(), 20);
}

QTEST_GUILESS_MAIN(TestReaderProcess)
#include "tst_readerprocess.moc"
