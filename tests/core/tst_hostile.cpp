// Thousands of malicious files go all the way from the reader into a library: each ends in a status with one sentence,
// within the time limit, and leaves nothing outside the library. ATTEST_HOSTILE_FILES of each kind, from
// ATTEST_HOSTILE_SEED on.
#include "children.h"
#include "core/ingest/ingestflow.h"
#include "hostile.h"
#include "pdfs.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/prctl.h>
#include <sys/resource.h>

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

using namespace core;

namespace {

constexpr qint64 Memory = 400ll << 20;
constexpr int Seconds = 2;      // without progress by a page
constexpr int SecondsInAll = 8; // for a document
constexpr int Grace = 4;        // allowance for a busy machine
constexpr qsizetype LargestGood = 400'000;

int fromEnvironment(const char *name, int otherwise)
{
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

// Name, size and time of all files below a folder.
QStringList listing(const QString &folder)
{
    QStringList lines;
    QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        const QFileInfo file = it.fileInfo();
        lines.append(QStringLiteral("%1 %2 %3")
                         .arg(file.filePath())
                         .arg(file.size())
                         .arg(file.lastModified().toMSecsSinceEpoch()));
    }
    lines.sort();
    return lines;
}

bool isOneSentence(const QString &text)
{
    return text.size() > 10 && text.size() < 300 && text[0].isUpper() && text.endsWith(u'.') && !text.contains(u'\n') &&
           !text.contains(QStringLiteral(". "));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// An attest-pdf built with the address sanitizer: ATTEST_WATCHED_PDF, or ours if it has it; empty: none.
QString watchedReader()
{
#ifdef __SANITIZE_ADDRESS__
    const QString own = QStringLiteral(ATTEST_BINARIES "/attest-pdf");
#else
    const QString own;
#endif
    return qEnvironmentVariable("ATTEST_WATCHED_PDF", own);
}

// One file for each kind that the tests' own writer can make.
QList<QByteArray> writtenHere()
{
    tests::PdfFile full;
    full.title = QStringLiteral("A title");
    full.author = QStringLiteral("An author");
    full.pages = {tests::pdfPage(QStringLiteral("One page\nwith two lines")),
                  tests::twoColumns(QStringLiteral("left\nside"), QStringLiteral("right\nside")),
                  tests::hyphenatedPage(), tests::pdfPage(QString::fromUtf8("气候变化"))};
    full.pages[0].label = QStringLiteral("i");
    full.pages[1].rotate = 90;
    full.pages[2].crop = 20;
    full.pages[3].picture = true;
    full.outline = {{QStringLiteral("First"), 1, 0}, {QStringLiteral("Second"), 2, 1}, {QStringLiteral("Last"), 4, 0}};
    tests::PdfFile locked;
    locked.pages = {tests::pdfPage(QStringLiteral("Nobody shall read this."))};
    locked.password = QStringLiteral("secret");
    return {tests::makePdf(full), tests::makePdf(locked), tests::makePdf({QStringLiteral("plain text")})};
}

} // namespace

class TestHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void endsEveryFileWithAStatus_data();
    void endsEveryFileWithAStatus();
    void leavesNoReaderBehind();
    void keepsToItsShareOfMemory();
    void writesNothingOutsideTheLibrary();
    void keepsALibraryThatIsWhole();
    void tellsAReportOfTheSanitizer();

private:
    using Make = std::function<QByteArray(int number)>;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    // What is wrong with the result; empty: nothing.
    QString problemWith(const QString &file, int number);
    QString problemWithPages(const Document &document) const;
    void keepForLater(const QString &file) const;

    QTemporaryDir m_folder;
    QString m_before;
    std::unique_ptr<Library> m_library;
    QList<QByteArray> m_hard;
    std::unique_ptr<tests::Spoiling> m_spoiling;
    PdfLimits m_limits;
    std::mutex m_counting;
    std::map<QString, int> m_endings;
    QStringList m_listed;
    int m_files = fromEnvironment("ATTEST_HOSTILE_FILES", 50);
};

void TestHostile::initTestCase()
{
    prctl(PR_SET_CHILD_SUBREAPER, 1); // orphaned readers become children of this process
    QDirIterator hard(QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs"), {QStringLiteral("*.pdf")});
    while (hard.hasNext())
        m_hard.append(contentOf(hard.next()));
    std::sort(m_hard.begin(), m_hard.end());
    QDirIterator manual(QStringLiteral(ATTEST_BINARIES "/../share/attest/manual"), {QStringLiteral("*.pdf")});
    QList<QByteArray> good = writtenHere();
    while (manual.hasNext())
        good.append(contentOf(manual.next()));
    for (const QByteArray &each : std::as_const(m_hard)) {
        if (each.size() < LargestGood)
            good.append(each);
    }
    std::sort(good.begin(), good.end());
    m_spoiling = std::make_unique<tests::Spoiling>(good, quint32(fromEnvironment("ATTEST_HOSTILE_SEED", 1)));
    m_limits.secondsWithoutPage = Seconds;
    m_limits.secondsForDocument = SecondsInAll;
    m_limits.memory = Memory;

    for (const char *name : {"home", "tmp", "here", "in"})
        QVERIFY(QDir().mkpath(path(QLatin1String(name))));
    qputenv("HOME", QFile::encodeName(path(QStringLiteral("home"))));
    qputenv("TMPDIR", QFile::encodeName(path(QStringLiteral("tmp"))));
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qunsetenv(name);
    QVERIFY(QDir::setCurrent(path(QStringLiteral("here"))));
    QVERIFY(tests::writeFile(path(QStringLiteral("home/kept")), "mine"));
    if (!watchedReader().isEmpty()) { // the sandbox forbids files, so its reports come through a pipe
        const QString reader = path(QStringLiteral("reader"));
        QVERIFY(tests::writeFile(reader, "#!/bin/sh\n{ '" + QFile::encodeName(watchedReader()) +
                                             "' 2>&1 1>&4 | cat >> '" +
                                             QFile::encodeName(path(QStringLiteral("reports"))) + "'; } 4>&1\n"));
        QFile::setPermissions(reader, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_PDF", QFile::encodeName(reader));
        qputenv("ASAN_OPTIONS", "detect_leaks=0:symbolize=0:allocator_may_return_null=1:max_allocation_size_mb=400");
    }
    m_listed = listing(m_folder.path());
    auto library = Library::open(path(QStringLiteral("library")), [](const QString &) {});
    QVERIFY(bool(library));
    m_library = std::move(*library);
}

void TestHostile::cleanupTestCase()
{
    m_library.reset();
    QDir::setCurrent(QStringLiteral("/"));
}

void TestHostile::endsEveryFileWithAStatus_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<Make>("make");
    QTest::addColumn<int>("least"); // minimum of files read
    const tests::Spoiling *spoiling = m_spoiling.get();
    if (!m_hard.isEmpty())
        QTest::newRow("as they are") << int(m_hard.size()) << Make([this](int n) { return m_hard[n]; })
                                     << int(m_hard.size()) / 2;
    QTest::newRow("flips") << m_files << Make([=](int n) { return spoiling->flipped(n); }) << m_files / 10;
    QTest::newRow("cuts") << m_files << Make([=](int n) { return spoiling->cut(n); }) << m_files / 50;
    QTest::newRow("splices") << m_files << Make([=](int n) { return spoiling->spliced(n); }) << m_files / 10;
}

void TestHostile::endsEveryFileWithAStatus()
{
    QFETCH(int, count);
    QFETCH(Make, make);
    m_endings.clear();
    std::atomic<int> next = 0;
    QStringList problems;
    const auto work = [&] {
        for (int n = next++; n < count; n = next++) {
            const QString file =
                path(QStringLiteral("in/%1-%2.pdf").arg(QLatin1String(QTest::currentDataTag())).arg(n));
            tests::writeFile(file, make(n));
            const QString problem = problemWith(file, n);
            if (!problem.isEmpty()) {
                const std::scoped_lock lock(m_counting);
                problems.append(QFileInfo(file).fileName() + QStringLiteral(": ") + problem);
                keepForLater(file);
            }
            QFile::remove(file);
        }
    };
    {
        std::jthread other(work);
        work();
    }
    QStringList endings;
    for (const auto &[ending, number] : m_endings)
        endings.append(QStringLiteral("%1 %2").arg(number).arg(ending));
    qInfo("%d files: %s", count, qPrintable(endings.join(QStringLiteral(", "))));
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QFETCH(int, least);
    QVERIFY2(m_endings[QStringLiteral("indexed")] >= least, "the reader reads nothing");
}

QString TestHostile::problemWith(const QString &file, int number)
{
    static const std::map<DocumentStatus, QString> names = {{DocumentStatus::Indexed, QStringLiteral("indexed")},
                                                            {DocumentStatus::NeedsPassword, QStringLiteral("locked")},
                                                            {DocumentStatus::Unreadable, QStringLiteral("unreadable")},
                                                            {DocumentStatus::Scanned, QStringLiteral("scanned")},
                                                            {DocumentStatus::Failed, QStringLiteral("failed")}};
    QElapsedTimer clock;
    clock.start();
    IngestingTools tools{*m_library, {}, {}, {}, m_limits};
    const Result<Document> document = ingest(file, {}, true, tools, [](const TraceEvent &) {});
    const qint64 took = clock.elapsed();
    // Fails for a file whose content is in the library already.
    const bool stays =
        !document && document.error().message.endsWith(QStringLiteral(" The text already read is kept."));
    const bool isPdf = document || stays || document.error().code != Error::Invalid;
    if (!document && !stays && isPdf)
        return document.error().message + document.error().detail;
    if (!isPdf && !isOneSentence(document.error().message))
        return QStringLiteral("“%1” is not one sentence").arg(document.error().message);
    if (took > 1000 * (SecondsInAll + Seconds + Grace))
        return QStringLiteral("took %1 ms").arg(took);
    if (!document)
        return {};
    if (!names.contains(document->status))
        return QStringLiteral("status %1").arg(int(document->status));
    const bool indexed = document->status == DocumentStatus::Indexed;
    if (indexed ? !document->reason.isEmpty() : !isOneSentence(document->reason))
        return QStringLiteral("“%1” is not one sentence").arg(document->reason);
    if (number % 4 == 0) { // drawn as in the window
        const Result<PageImage> image = renderPage(file, {}, 1, 0.5, {}, m_limits);
        if (image ? image->width <= 0 || image->pixels.size() != 4ll * image->width * image->height
                  : !isOneSentence(image.error().message))
            return QStringLiteral("drawn: ") + (image ? QStringLiteral("no picture") : image.error().message);
    }
    const bool crashed = document->reason.contains(QStringLiteral("crash"));
    if (crashed)
        keepForLater(file); // a reader may crash, but the cause should be examined
    const std::scoped_lock lock(m_counting);
    ++m_endings[crashed ? QStringLiteral("crashed") : names.at(document->status)];
    return problemWithPages(*document);
}

QString TestHostile::problemWithPages(const Document &document) const
{
    const Result<QList<Page>> pages = m_library->pages(document.id);
    if (!pages || pages->size() != document.pages)
        return QStringLiteral("its pages are not all there");
    for (const Page &page : *pages) {
        if (page.status == PageStatus::Failed && page.reason.isEmpty())
            return QStringLiteral("page %1 failed without a reason").arg(page.number);
    }
    return {};
}

// Saves it beside the build for examination.
void TestHostile::keepForLater(const QString &file) const
{
    const QString folder = QStringLiteral(ATTEST_BINARIES "/../hostile");
    QDir().mkpath(folder);
    QFile::copy(file, folder + u'/' + QFileInfo(file).fileName());
}

void TestHostile::leavesNoReaderBehind()
{
    QTRY_VERIFY(tests::noChildIsLeft());
}

void TestHostile::keepsToItsShareOfMemory()
{
#ifdef __SANITIZE_THREAD__
    QSKIP("a reader that the thread sanitizer watches has no limit");
#endif
    if (!watchedReader().isEmpty())
        QSKIP("the sanitizer needs more memory than any limit allows");
    rusage readers{};
    getrusage(RUSAGE_CHILDREN, &readers);
    constexpr long shared = 100 << 10; // KiB of libraries, fonts and the document, which do not count as its own
    qInfo("the largest reader had %ld MiB", readers.ru_maxrss >> 10);
    QVERIFY2(readers.ru_maxrss < (Memory >> 10) + shared, qPrintable(QString::number(readers.ru_maxrss)));
}

void TestHostile::writesNothingOutsideTheLibrary()
{
    QStringList now = listing(m_folder.path());
    const QString library = path(QStringLiteral("library"));
    const QString in = path(QStringLiteral("in "));
    const auto ours = [&](const QString &line) {
        return line.startsWith(library) || line.startsWith(in) || line.startsWith(path(QStringLiteral("reports")));
    };
    now.removeIf(ours);
    m_listed.removeIf(ours);
    QCOMPARE(now, m_listed);
}

void TestHostile::keepsALibraryThatIsWhole()
{
    const Result<void> sound = m_library->check();
    QVERIFY2(bool(sound), sound ? "" : qPrintable(sound.error().message + sound.error().detail));
    const auto found = m_library->search({QStringLiteral("text page title document"), 10, {}}, {});
    QVERIFY(bool(found));
}

void TestHostile::tellsAReportOfTheSanitizer()
{
    if (watchedReader().isEmpty())
        QSKIP("attest-pdf was built without the address sanitizer; the preset asan builds it with");
    // First checks that reports get out of the sandbox at all.
    const QString file = path(QStringLiteral("in/large.pdf"));
    QVERIFY(tests::writeFile(file, writtenHere().first()));
    const QByteArray options = qgetenv("ASAN_OPTIONS");
    qputenv("ASAN_OPTIONS", "detect_leaks=0:symbolize=0:allocator_may_return_null=0:max_allocation_size_mb=1");
    const QByteArray before = contentOf(path(QStringLiteral("reports")));
    QVERIFY(!renderPage(file, {}, 1, 5, {}, m_limits)); // more than a megabyte
    qputenv("ASAN_OPTIONS", options);
    QTRY_VERIFY(contentOf(path(QStringLiteral("reports"))).mid(before.size()).contains("ERROR: AddressSanitizer"));
    const bool report = before.contains("ERROR: AddressSanitizer") || before.contains("runtime error");
    QVERIFY2(!report, before.mid(std::max<qsizetype>(before.indexOf("ERROR"), 0), 4000).constData());
}

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
