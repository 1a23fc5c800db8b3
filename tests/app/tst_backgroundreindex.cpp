// Outdated documents are updated in the background, after all reading and only as far as the user's settings allow.
#include "core/store/database.h"
#include "core/library/library.h"
#include "core/pdf/pdfreader.h"
#include "assistantlog.h"
#include "pdfs.h"
#include "tests/traceevents.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using tests::AssistantLog;

namespace {

struct Program
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<AssistantLog> heard;
    bool stops = false; // stops updating as soon as it begins

    Program()
    {
        start();
        setLength(1000);
    }

    void start()
    {
        end();
        assistant = std::make_unique<app::Assistant>(library());
        heard = std::make_unique<AssistantLog>(*assistant);
        QObject::connect(assistant.get(), &app::Assistant::started, heard.get(), [this](const app::Run &run) {
            if (stops && isRenewal(run))
                QMetaObject::invokeMethod(
                    heard.get(), [this, number = run.number] { assistant->stop(number); }, Qt::QueuedConnection);
        });
    }

    void end()
    {
        heard.reset();
        assistant.reset();
    }

    void setLength(int length)
    {
        core::Settings settings = assistant->settings();
        settings.ocr = u"off"_s;
        settings.passageLength = length;
        settings.passageOverlap = length / 10;
        assistant->setSettings(settings);
    }

    QString library() const { return folder.filePath(u"library"_s); }

    QString write(int n) const
    {
        QStringList pages;
        for (int page = 0; page < 3; ++page) {
            QStringList lines;
            for (int line = 0; line < 40; ++line)
                lines.append(u"Line %1 of page %2 in paper %3 says that harbours freeze."_s.arg(line).arg(page).arg(n));
            pages.append(lines.join(u'\n'));
        }
        const QString path = folder.filePath(u"%1.pdf"_s.arg(n));
        tests::writeFile(path, tests::makePdf(pages));
        return path;
    }

    bool add(int from, int count)
    {
        QStringList paths;
        for (int i = from; i < from + count; ++i)
            paths.append(write(i));
        assistant->documents().add(paths);
        return QTest::qWaitFor([&] { return heard->documents.size() == from + count; }, 60000);
    }

    bool checked()
    {
        const int check = assistant->maintenance().check();
        return QTest::qWaitFor([&] { return heard->finished.contains(check); }, 60000);
    }

    static bool isRenewal(const app::Run &run) { return run.subject.startsWith(u"Re-indexing"); }

    QList<int> renewals() const
    {
        QList<int> numbers;
        for (const app::Run &run : heard->runs) {
            if (isRenewal(run))
                numbers.append(run.number);
        }
        return numbers;
    }

    bool ended(int count) const
    {
        const QList<int> numbers = renewals();
        return numbers.size() >= count && std::all_of(numbers.begin(), numbers.begin() + count,
                                                      [&](int run) { return heard->finished.contains(run); });
    }

    int passages() const
    {
        int passages = 0;
        for (const core::Document &document : heard->documents)
            passages += document.passages;
        return passages;
    }

    // Origins of the stored documents, read after the program has ended.
    QList<core::Origin> origins()
    {
        end();
        const auto opened = core::Library::open(library(), {});
        QList<core::Origin> origins;
        for (const core::Document &document : (*opened)->documents())
            origins.append((*opened)->document(document.id)->origin);
        return origins;
    }
};

} // namespace

class tst_backgroundreindex : public QObject
{
    Q_OBJECT

private slots:
    void beginsWhenTheUserWantsAnotherLength()
    {
        Program program;
        QVERIFY(program.add(0, 3));
        const int before = program.passages();
        QVERIFY(program.renewals().isEmpty());
        program.setLength(300);
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        QVERIFY(program.heard->errors.isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(program.passages() > 2 * before, 20000);
        const QList<int> runs = program.renewals();
        QCOMPARE(runs.size(), 1);
        int of = 0;
        for (const core::TraceEvent &event : program.heard->traces[runs.first()])
            of = std::max(of, event.as<core::TaskProgress>() ? event.as<core::TaskProgress>()->of : 0);
        QCOMPARE(of, 3);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 300);
        QVERIFY(QDir(program.library()).entryList({u"*renewing*"_s}, QDir::Files).isEmpty());
    }

    void beginsAtTheStartWhereAnOlderAttestHasRead()
    {
        Program program;
        QVERIFY(program.add(0, 2));
        program.end();
        {
            const auto file = core::Database::open(program.library() + u"/library.db"_s, core::Database::ReadWrite);
            QVERIFY((*file)->run("UPDATE origin SET reader = 1"));
        }
        program.start();
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.reader, core::ReaderVersion);
        program.start();
        QVERIFY(program.checked()); // an update would have begun by now
        QVERIFY(program.renewals().isEmpty());
    }

    void stoppedItBeginsAgainOnlyWhenItIsAskedFor()
    {
        Program program;
        QVERIFY(program.add(0, 3));
        const int before = program.passages();
        program.stops = true;
        program.setLength(300);
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        QCOMPARE(program.heard->errors.value(program.renewals().first()).code, core::Error::Cancelled);
        QVERIFY(program.add(3, 1)); // new documents have the new length, and start no update
        QCOMPARE(program.renewals().size(), 1);
        QVERIFY(program.passages() < 3 * before);
        program.stops = false;
        program.assistant->reindexing().reindex();
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(2), 60000);
        QTRY_VERIFY_WITH_TIMEOUT(program.passages() > 3 * before, 20000);
    }

    void stoppedItBeginsAgainWithTheNextStart()
    {
        Program program;
        QVERIFY(program.add(0, 2));
        program.stops = true;
        program.setLength(300);
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        program.stops = false;
        program.start();
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 300);
    }

    void otherSettingsMeanwhileAreThoseThatCount()
    {
        Program program;
        QVERIFY(program.add(0, 4));
        program.setLength(300);
        QTRY_VERIFY_WITH_TIMEOUT(!program.renewals().isEmpty(), 20000);
        program.setLength(500);
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(2), 60000);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 500);
    }

    void otherSettingsWhileItLooksAreThoseThatCount()
    {
        Program program;
        QVERIFY(program.add(0, 2));
        QTest::qWait(1000);                        // wait until side effects of adding are over
        program.assistant->reindexing().reindex(); // will find all documents up to date
        program.setLength(300);                    // before it can report so
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 300);
    }

    void saysWhyNothingBeginsYet()
    {
        Program program;
        QVERIFY(program.add(0, 1));
        const auto said = [&] {
            QString all;
            for (const int task : program.heard->of(app::Run::Task))
                all += program.heard->told(task);
            return all;
        };
        program.assistant->queue().setPaused(true);
        program.assistant->reindexing().reindex();
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(u"Reading is paused"_s), 20000);
        program.assistant->queue().setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(u"All documents are up to date."_s), 20000);
    }

    void saysWhatKeptItFromLooking()
    {
        Program program;
        QVERIFY(program.add(0, 1));
        const auto file = core::Database::open(program.library() + u"/library.db"_s, core::Database::ReadWrite);
        QVERIFY((*file)->run("ALTER TABLE unrenewed RENAME TO elsewhere"));
        program.assistant->reindexing().reindex();
        const auto failed = [&] {
            return std::any_of(program.heard->runs.cbegin(), program.heard->runs.cend(), [&](const app::Run &run) {
                return run.subject == u"Looking for outdated documents" && program.heard->errors.contains(run.number);
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(failed(), 20000);
        QVERIFY((*file)->run("ALTER TABLE elsewhere RENAME TO unrenewed"));
    }

    void beginsAgainWhereItIsAskedForBeforeTheStoppedOneHasEnded()
    {
        Program program;
        QVERIFY(program.add(0, 3));
        QObject::connect(program.assistant.get(), &app::Assistant::started, program.heard.get(),
                         [&](const app::Run &run) {
                             if (!Program::isRenewal(run) || program.renewals().size() > 1)
                                 return;
                             QMetaObject::invokeMethod(
                                 program.heard.get(),
                                 [&, number = run.number] {
                                     program.assistant->stop(number);
                                     program.assistant->reindexing().reindex();
                                 },
                                 Qt::QueuedConnection);
                         });
        program.setLength(300);
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(2), 60000);
        QCOMPARE(program.heard->errors.value(program.renewals().first()).code, core::Error::Cancelled);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 300);
    }

    void waitsWhileReadingIsPaused()
    {
        Program program;
        QVERIFY(program.add(0, 2));
        program.assistant->queue().setPaused(true);
        program.setLength(300);
        QVERIFY(program.checked()); // an update would have begun by now
        QVERIFY(program.renewals().isEmpty());
        program.assistant->queue().setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(1), 60000);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 300);
    }

    void endsAtOnceWithTheProgramAndWithTheLibrary()
    {
        Program program;
        QVERIFY(program.add(0, 4));
        const QString backup = program.folder.filePath(u"backup"_s);
        const int copied = program.assistant->maintenance().backUp(backup);
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->finished.contains(copied), 60000);
        program.setLength(300);
        QTRY_VERIFY_WITH_TIMEOUT(!program.renewals().isEmpty(), 20000);
        const int restored = program.assistant->restore(backup);
        QTRY_VERIFY_WITH_TIMEOUT(program.heard->finished.contains(restored), 60000);
        QVERIFY(!program.heard->errors.contains(restored));
        // The restored library is outdated as well.
        QTRY_VERIFY_WITH_TIMEOUT(program.ended(int(program.renewals().size())) && program.renewals().size() >= 2,
                                 60000);
        for (const core::Origin &origin : program.origins())
            QCOMPARE(origin.length, 300);
    }
};

QTEST_GUILESS_MAIN(tst_backgroundreindex)
#include "tst_backgroundreindex.moc"
