// What the window's program does with scans by itself: behind all reading, and no further than the user wants.
#include "app/assistant.h"
#include "core/ocr/languages.h"
#include "scans.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QStringList sentences{QStringLiteral("The first scan speaks of iron"), QStringLiteral("The second of silver")};

struct Program
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    QObject heard;
    QList<core::Document> documents;
    QStringList pages;
    QList<app::Run> tasks;
    QHash<int, core::Error> errors;
    bool stopFirst = false;

    Program()
    {
        start();
        core::Settings settings = assistant->settings();
        settings.ocr = QStringLiteral("auto");
        assistant->setSettings(settings);
    }

    void start()
    {
        assistant.reset();
        tasks.clear();
        assistant = std::make_unique<app::Assistant>(folder.filePath(QStringLiteral("library")));
        QObject::connect(assistant.get(), &app::Assistant::libraryChanged, &heard,
                         [this](const QList<core::Document> &all) { documents = all; });
        QObject::connect(assistant.get(), &app::Assistant::started, &heard, [this](const app::Run &run) {
            if (run.kind == app::Run::Task && run.subject.startsWith(QLatin1String("Recognising"))) {
                tasks.append(run);
                if (stopFirst) // as a click does, once it is under way
                    QMetaObject::invokeMethod(
                        &heard, [this, number = run.number] { assistant->stop(number); }, Qt::QueuedConnection);
            }
        });
        QObject::connect(assistant.get(), &app::Assistant::finished, &heard,
                         [this](int run, const core::Result<void> &result) {
                             if (!result)
                                 errors.insert(run, result.error());
                         });
    }

    QString scan(int n) const
    {
        const QString path = folder.filePath(QStringLiteral("scan%1.pdf").arg(n));
        tests::PdfPage page = tests::pdfPage(sentences[n], 20, 12);
        page.width = 300;
        page.height = 150;
        tests::writeFile(path, tests::makePdf(QList<tests::PdfPage>{page}));
        const auto image = core::renderPage(path, {}, 1, 300.0 / 72, {});
        if (image)
            tests::writeFile(path, tests::makeScan({{tests::grey(*image), {}, 0}}));
        return path;
    }

    int recognised() const
    {
        return int(std::count_if(documents.begin(), documents.end(), [](const core::Document &document) {
            return document.status == core::DocumentStatus::Indexed && document.coverage.ocr == 1;
        }));
    }
};

} // namespace

class tst_scans : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        if (!core::installedOcrLanguages().installed.contains(QStringLiteral("eng")))
            QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
    }

    void recognisesWhatItHasRead()
    {
        Program program;
        program.assistant->addDocuments({program.scan(0), program.scan(1)});
        QTRY_COMPARE_WITH_TIMEOUT(program.recognised(), 2, 120000);
        QCOMPARE(program.tasks.size(), 2);
        QVERIFY(program.tasks.first().stoppable);
        QVERIFY(program.tasks.first().subject.contains(QStringLiteral("scan")));
    }

    void leavesTheRestToTheNextStartWhenItIsStopped()
    {
        Program program;
        program.stopFirst = true;
        program.assistant->addDocuments({program.scan(0), program.scan(1)});
        QTRY_VERIFY_WITH_TIMEOUT(!program.tasks.isEmpty() && program.errors.contains(program.tasks.first().number),
                                 60000);
        QCOMPARE(program.errors.value(program.tasks.first().number).code, core::Error::Cancelled);
        QCOMPARE(program.tasks.size(), 1);
        QCOMPARE(program.recognised(), 0);
        program.stopFirst = false;
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.recognised(), 2, 120000);
    }

    void leavesPicturesAloneWhereTheUserSaysSo()
    {
        Program program;
        core::Settings settings = program.assistant->settings();
        settings.ocr = QStringLiteral("off");
        program.assistant->setSettings(settings);
        program.assistant->addDocuments({program.scan(0)});
        QTRY_COMPARE_WITH_TIMEOUT(program.documents.size(), 1, 20000);
        bool answered = false; // on the lanes, behind what would have been posted
        program.assistant->page(program.documents.first().id, 1, 1, &program.heard,
                                [&](const core::Result<app::PageView> &) { answered = true; });
        QTRY_VERIFY_WITH_TIMEOUT(answered, 20000);
        QVERIFY(program.tasks.isEmpty());
        QCOMPARE(program.documents.first().status, core::DocumentStatus::Scanned);
        settings.ocr = QStringLiteral("auto");
        program.assistant->setSettings(settings);
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.recognised(), 1, 60000);
    }
};

QTEST_GUILESS_MAIN(tst_scans)
#include "tst_scans.moc"
