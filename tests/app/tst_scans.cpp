// How the window's program handles scans: by itself after all reading, and on the user's request.
#include "app/services/assistant.h"
#include "core/library/recognition.h"
#include "core/ocr/languages.h"
#include "assistantlog.h"
#include "scans.h"
#include "tests/traceevents.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

namespace {

using Pages = app::ScanService::Pages;
using tests::GreyPicture;

constexpr int patience = 120000; // milliseconds: a page takes seconds, and the machine may be busy

GreyPicture picture(const QTemporaryDir &folder, const QString &text)
{
    const QString path = folder.filePath(QStringLiteral("drawn.pdf"));
    tests::PdfPage page = tests::pdfPage(text, 20, 12);
    page.width = 300;
    page.height = 150;
    tests::writeFile(path, tests::makePdf(QList<tests::PdfPage>{page}));
    const auto image = core::renderPage(path, {}, 1, 300.0 / 72, {});
    return image ? tests::grey(*image) : GreyPicture();
}

struct Program
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<tests::AssistantLog> heard;

    explicit Program(const QString &ocr = QStringLiteral("auto"))
    {
        start();
        set(ocr);
    }

    void start()
    {
        assistant.reset();
        assistant = std::make_unique<app::Assistant>(folder.filePath(QStringLiteral("library")));
        heard = std::make_unique<tests::AssistantLog>(*assistant);
    }

    void set(const QString &ocr) const
    {
        core::Settings settings = assistant->settings();
        settings.ocr = ocr;
        assistant->setSettings(settings);
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        tests::writeFile(folder.filePath(name), bytes);
        return folder.filePath(name);
    }

    // Each page is a picture of a sentence.
    QString scan(const QString &name, const QStringList &sentences) const
    {
        QList<tests::ScanPage> pages;
        for (const QString &sentence : sentences)
            pages.append({picture(folder, sentence), {}, 0});
        return write(name, tests::makeScan(pages));
    }

    QString longScan(const QString &name, int pages) const
    {
        const GreyPicture same = picture(folder, QStringLiteral("A page of %1").arg(name));
        return write(name, tests::makeScan(QList<tests::ScanPage>(pages, {same, {}, 0})));
    }

    core::Document document(const QString &path) const
    {
        for (const core::Document &each : heard->documents) {
            if (each.path == path)
                return each;
        }
        return {};
    }

    int runs() const { return int(heard->of(app::Run::Recognise).size()); }
    bool isDone() const { return heard->queue.reading + heard->queue.counts.waiting == 0; }
    bool isRecognised(const QString &path) const
    {
        const core::Document found = document(path);
        return found.status == core::DocumentStatus::Indexed && found.coverage.ocr == found.pages;
    }

    // Returns after anything still to be done would have begun.
    void rest() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(isDone(), patience);
        bool answered = false; // on a lane, after anything posted before
        assistant->conversation().health({heard.get(), [&](const auto &) { answered = true; }});
        QTRY_VERIFY_WITH_TIMEOUT(answered, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isDone(), patience);
    }
};

QString pageReason(const Program &program, core::DocumentId id)
{
    QString reason;
    bool told = false;
    const auto tell = [&](const core::Result<app::DocumentDetails> &details) {
        told = true;
        reason = details && !details->groups.isEmpty() ? details->groups.first().reason : QString();
    };
    program.assistant->pages().details(id, {program.heard.get(), tell});
    const bool came = QTest::qWaitFor([&] { return told; }, patience);
    return came ? reason : QStringLiteral("nothing was told");
}

} // namespace

class tst_scans : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!core::installedOcrLanguages().installed.contains(QStringLiteral("eng")))
            QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
    }

    void recognisesWhatItHasRead()
    {
        Program program;
        const QString iron = program.scan(QStringLiteral("iron.pdf"), {QStringLiteral("The first speaks of iron"),
                                                                       QStringLiteral("The second of steel")});
        const QString silver =
            program.scan(QStringLiteral("silver.pdf"), {QStringLiteral("The other scan speaks of silver")});
        program.assistant->documents().add({iron, silver});
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(iron) && program.isRecognised(silver), patience);
        QCOMPARE(program.runs(), 2);
        for (const app::Run &run : program.heard->runs) {
            if (run.kind != app::Run::Recognise)
                continue;
            QCOMPARE(run.document, program.document(run.subject).id);
            QList<int> pages; // in the order reported
            for (const core::TraceEvent &event : program.heard->traces[run.number]) {
                if (kindOf(event) == TraceKind::Progress)
                    pages.append(detailsOf(event)[u"done"].toInt());
            }
            QCOMPARE(pages, run.subject == iron ? (QList<int>{0, 1, 2}) : (QList<int>{0, 1}));
        }
    }

    void leavesTheRestToTheNextStartWhenAllIsStopped()
    {
        Program program;
        const QString path = program.longScan(QStringLiteral("long.pdf"), 30);
        program.assistant->documents().add({path});
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 1, patience);
        const int run = program.heard->of(app::Run::Recognise).first();
        QElapsedTimer clock;
        clock.start();
        program.assistant->queue().stopAll();
        QTRY_VERIFY_WITH_TIMEOUT(program.isDone(), patience);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(program.heard->errors.value(run).code, core::Error::Cancelled);
        program.rest();
        QCOMPARE(program.runs(), 1);
        QCOMPARE(program.document(path).coverage.ocr, 0);
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 1, patience);
        program.assistant->queue().stopAll();
    }

    void stopsOneAndGoesOnWithTheOthers()
    {
        Program program;
        core::Settings settings = program.assistant->settings();
        settings.readers = 1;
        program.assistant->setSettings(settings);
        const QString longOne = program.longScan(QStringLiteral("long.pdf"), 30);
        program.assistant->documents().add({longOne});
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 1, patience);
        const QString silver = program.scan(QStringLiteral("silver.pdf"), {QStringLiteral("This speaks of silver")});
        program.assistant->documents().add({silver});
        QTRY_VERIFY_WITH_TIMEOUT(program.document(silver).id != 0, patience); // read during the recognition
        QVERIFY(!program.heard->finished.contains(program.heard->of(app::Run::Recognise).first()));
        program.assistant->stop(program.heard->of(app::Run::Recognise).first());
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(silver), patience);
        program.rest();
        QCOMPARE(program.document(longOne).coverage.ocr, 0);
        QCOMPARE(program.runs(), 2);
    }

    void leavesPicturesAloneWhereTheUserSaysSo()
    {
        Program program(QStringLiteral("off"));
        const QString path = program.scan(QStringLiteral("iron.pdf"), {QStringLiteral("This speaks of iron")});
        program.assistant->documents().add({path});
        QTRY_COMPARE_WITH_TIMEOUT(program.document(path).status, core::DocumentStatus::Scanned, patience);
        program.rest();
        QCOMPARE(program.runs(), 0);
        program.set(QStringLiteral("auto"));
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(path), patience);
    }

    void recognisesWhatTheUserAsksForEvenWhereItIsOff()
    {
        Program program(QStringLiteral("off"));
        const QString path = program.scan(QStringLiteral("iron.pdf"), {QStringLiteral("This speaks of iron")});
        tests::ScanPage covered{picture(program.folder, QStringLiteral("The page speaks of copper")), {}, 0};
        covered.text = tests::pdfPage(QStringLiteral("Tlxe qagc sqcaks nf cnqqcr"), 20); // beneath the picture
        const QString layer = program.write(QStringLiteral("layer.pdf"), tests::makeScan({covered}));
        program.assistant->documents().add({path, layer});
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 2, patience);
        QCOMPARE(program.document(layer).status, core::DocumentStatus::Indexed);
        program.assistant->scans().recognise({program.document(path).id, program.document(layer).id}, Pages::NotRead);
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(path) && program.isRecognised(layer), patience);
    }

    void goesOnAfterAStartWithWhatTheUserAskedFor()
    {
        Program program(QStringLiteral("off"));
        const QString path = program.longScan(QStringLiteral("long.pdf"), 6);
        program.assistant->documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(program.document(path).id != 0, patience);
        program.assistant->scans().recognise({program.document(path).id}, Pages::All);
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 1, patience);
        program.start(); // quits while recognising
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(path), patience);
    }

    void triesAPageWithoutTextAgainWhenTheUserWantsIt()
    {
        Program program;
        GreyPicture blot{1200, 600, QByteArray(1200 * 600, char(255))};
        for (int i = 0; i < 400; ++i)
            blot.pixels[i * 1201 % blot.pixels.size()] = 0;
        const QString path = program.write(QStringLiteral("blot.pdf"), tests::makeScan({{blot, {}, 0}}));
        program.assistant->documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->ended(app::Run::Recognise, 1), patience);
        program.rest();
        QCOMPARE(program.runs(), 1); // not repeated
        const core::DocumentId id = program.document(path).id;
        QCOMPARE(pageReason(program, id), QLatin1String(core::NothingRecognisedReason));
        program.assistant->scans().recognise({id}, Pages::NotRead);
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->ended(app::Run::Recognise, 2), patience);
        const core::Trace trace = program.heard->traces[program.heard->of(app::Run::Recognise).last()];
        QVERIFY(std::any_of(trace.begin(), trace.end(), [](const core::TraceEvent &event) {
            return kindOf(event) == TraceKind::Progress && detailsOf(event)[u"done"].toInt() == 1;
        }));
        QCOMPARE(pageReason(program, id), QLatin1String(core::NothingRecognisedReason));
    }

    // Scans read before the user stopped everything wait for the next start, like files in the queue.
    void leavesScansThatWereReadBeforeAllIsStopped()
    {
        Program program;
        core::Settings settings = program.assistant->settings();
        settings.readers = 1;
        program.assistant->setSettings(settings);
        const QString iron = program.scan(QStringLiteral("iron.pdf"), {QStringLiteral("This speaks of iron")});
        const QString text = program.write(QStringLiteral("text.pdf"),
                                           tests::makePdf(QStringList(500, QString(2000, QLatin1Char('a')))));
        QObject::connect(program.assistant.get(), &app::Assistant::finished, program.heard.get(), [&] {
            if (program.heard->ended(app::Run::Ingest, 1))
                program.assistant->queue().setPaused(true); // between two pages
        });
        program.assistant->documents().add({iron, text});
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->queue.paused && program.document(iron).id != 0, patience);
        QCOMPARE(program.heard->read().first(), QStringLiteral("iron.pdf"));
        QObject::disconnect(program.assistant.get(), &app::Assistant::finished, program.heard.get(), nullptr);
        program.assistant->queue().stopAll();
        program.rest();
        QCOMPARE(program.runs(), 0);
        program.start();
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(iron), patience);
    }

    void stopsWhatNobodyAskedForWhereItIsSwitchedOff()
    {
        Program program;
        const QString path = program.longScan(QStringLiteral("long.pdf"), 30);
        program.assistant->documents().add({path});
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 1, patience);
        const int run = program.heard->of(app::Run::Recognise).first();
        program.set(QStringLiteral("off"));
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->finished.contains(run), 1000);
        QCOMPARE(program.heard->errors.value(run).code, core::Error::Cancelled);
        program.rest();
        QCOMPARE(program.runs(), 1);
        program.set(QStringLiteral("auto"));
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 2, patience);
        program.assistant->queue().stopAll();
    }

    void putsNoneInTwiceThatIsBeingRecognised()
    {
        Program program;
        core::Settings settings = program.assistant->settings();
        settings.ocrLanguages.clear();
        program.assistant->setSettings(settings);
        const QString path = program.longScan(QStringLiteral("long.pdf"), 30);
        program.assistant->documents().add({path});
        QTRY_COMPARE_WITH_TIMEOUT(program.runs(), 1, patience);
        settings.ocrLanguages = QStringLiteral("eng");
        program.assistant->setSettings(settings); // this searches for scans again
        const int run = program.heard->of(app::Run::Recognise).first();
        const qsizetype told = program.heard->traces[run].size();
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->traces[run].size() > told + 2, patience); // meanwhile, pages continue
        settings.ocrLanguages.clear();
        program.assistant->setSettings(settings);
        program.assistant->stop(run);
        program.rest();
        QCOMPARE(program.runs(), 1);
    }

    void recognisesWhatWasOfflineOnceItIsBack()
    {
        Program program(QStringLiteral("off"));
        const QString drive = program.folder.filePath(QStringLiteral("drive"));
        QVERIFY(QDir().mkpath(drive));
        const QString path = program.scan(QStringLiteral("drive/iron.pdf"), {QStringLiteral("This speaks of iron")});
        program.assistant->documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(program.document(path).id != 0, patience);
        QVERIFY(QDir().rename(drive, drive + QStringLiteral(" unplugged")));
        program.assistant->folders().lookAtAll();
        QTRY_VERIFY_WITH_TIMEOUT(!program.document(path).missing.isEmpty(), patience);
        program.set(QStringLiteral("auto"));
        program.rest();
        QCOMPARE(program.runs(), 0);
        QVERIFY(QDir().rename(drive + QStringLiteral(" unplugged"), drive));
        program.assistant->folders().lookAtAll();
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(path), patience);
    }

    void saysOnceWhatIsMissingAndReadsOn()
    {
        Program program(QStringLiteral("off"));
        core::Settings settings = program.assistant->settings();
        settings.ocr = QStringLiteral("auto");
        settings.ocrLanguages = QStringLiteral("zzz");
        program.assistant->setSettings(settings);
        const QString iron = program.scan(QStringLiteral("iron.pdf"), {QStringLiteral("This speaks of iron")});
        const QString silver = program.scan(QStringLiteral("silver.pdf"), {QStringLiteral("This speaks of silver")});
        program.assistant->documents().add({iron, silver});
        const auto complaints = [&] {
            QStringList said;
            for (const int task : program.heard->of(app::Run::Task)) {
                if (program.heard->errors.contains(task))
                    said.append(program.heard->errors[task].message);
            }
            return said;
        };
        QTRY_COMPARE_WITH_TIMEOUT(complaints().size(), 1, patience);
        QVERIFY(complaints().first().contains(QStringLiteral("tesseract-ocr-zzz")));
        program.rest();
        QCOMPARE(complaints().size(), 1);
        QCOMPARE(program.heard->queue.counts.failed, 0);
        QVERIFY(program.heard->queue.halted.isEmpty());
        // A scan that the user requested shows the error in its row, and can be retried.
        program.assistant->scans().recognise({program.document(iron).id}, Pages::NotRead);
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->queue.failed.size(), 1, patience);
        QVERIFY(program.heard->queue.failed.first().reason.contains(QStringLiteral("tesseract-ocr-zzz")));
        const QString text = program.write(QStringLiteral("text.pdf"), tests::makePdf({QStringLiteral("Text.")}));
        program.assistant->documents().add({text});
        QTRY_COMPARE_WITH_TIMEOUT(program.document(text).status, core::DocumentStatus::Indexed, patience);
        settings.ocrLanguages.clear();
        program.assistant->setSettings(settings); // this searches for scans again
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(silver), patience);
        program.assistant->queue().retry({});
        QTRY_VERIFY_WITH_TIMEOUT(program.isRecognised(iron), patience);
    }
};

QTEST_GUILESS_MAIN(tst_scans)
#include "tst_scans.moc"
