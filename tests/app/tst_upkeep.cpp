// Maintenance while the program runs: passwords, the page about a document, the check that repairs, and restoring a
// backup.
#include "core/store/database.h"
#include "assistantlog.h"
#include "pdfs.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using tests::AssistantLog;

namespace {

const QString copper = QStringLiteral("Copper conducts electricity very well.\nThat is why cables are made of copper.");
const QString bees = QStringLiteral("Bees dance to tell where flowers are.\nThe waggle dance shows the direction.");

struct Program
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<AssistantLog> heard;

    Program() { start(); }

    void start()
    {
        assistant = std::make_unique<app::Assistant>(library());
        heard = std::make_unique<AssistantLog>(*assistant);
    }

    void end()
    {
        heard.reset();
        assistant.reset();
    }

    QString library() const { return folder.filePath(QStringLiteral("library")); }

    QString write(const QString &name, const QStringList &pages, const QString &password = {}) const
    {
        tests::PdfFile file;
        for (const QString &page : pages)
            file.pages.append(tests::pdfPage(page + QStringLiteral("\nIn the file %1.").arg(name)));
        file.password = password;
        tests::writeFile(folder.filePath(name), tests::makePdf(file));
        return folder.filePath(name);
    }

    bool add(const QStringList &paths, core::DocumentStatus status = core::DocumentStatus::Indexed)
    {
        assistant->documents().add(paths);
        return QTest::qWaitFor(
            [&] {
                return std::all_of(paths.begin(), paths.end(),
                                   [&](const QString &path) { return heard->statusOf(path) == status; });
            },
            30000);
    }

    bool ended(int run) const
    {
        return QTest::qWaitFor([&] { return heard->finished.contains(run); }, 30000);
    }

    std::optional<app::DocumentDetails> details(core::DocumentId id)
    {
        std::optional<core::Result<app::DocumentDetails>> told;
        const auto tell = [&](const core::Result<app::DocumentDetails> &result) { told = result; };
        assistant->pages().details(id, {heard.get(), tell});
        (void)QTest::qWaitFor([&] { return told.has_value(); }, 20000);
        return told && *told ? std::optional(**told) : std::nullopt;
    }
};

} // namespace

class tst_upkeep : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:"); // never use the real keychain
    }

    void triesAPasswordOnAllThatWaitForOne()
    {
        Program program;
        const QString one = program.write(QStringLiteral("one.pdf"), {copper}, QStringLiteral("shared"));
        const QString two = program.write(QStringLiteral("two.pdf"), {bees}, QStringLiteral("shared"));
        const QString three = program.write(QStringLiteral("three.pdf"), {bees}, QStringLiteral("another"));
        QVERIFY(program.add({one, two, three}, core::DocumentStatus::NeedsPassword));
        std::optional<core::Document> opened;
        program.assistant->passwords().unlock(
            one, QStringLiteral("shared"),
            {program.heard.get(), [&](const core::Document &document) { opened = document; }});
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->statusOf(one), core::DocumentStatus::Indexed, 20000);
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->statusOf(two), core::DocumentStatus::Indexed, 20000);
        QCOMPARE(program.heard->statusOf(three), core::DocumentStatus::NeedsPassword);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->path, one);
        const auto details = program.details(opened->id);
        QVERIFY(details.has_value());
        QCOMPARE(details->secret, app::Secret::ThisRun);
    }

    void drawsThePagesOfWhatItHasUnlocked()
    {
        Program program;
        const QString one = program.write(QStringLiteral("one.pdf"), {copper}, QStringLiteral("x"));
        QVERIFY(program.add({one}, core::DocumentStatus::NeedsPassword));
        program.assistant->passwords().unlock(one, QStringLiteral("x"));
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->statusOf(one), core::DocumentStatus::Indexed, 20000);
        const core::DocumentId id = program.heard->documents[0].id;
        const auto draw = [&] {
            std::optional<core::Result<app::PageView>> view;
            const auto show = [&](const core::Result<app::PageView> &shown) { view = shown; };
            program.assistant->pages().page(id, 1, 0.5, {program.heard.get(), show});
            (void)QTest::qWaitFor([&] { return view.has_value(); }, 20000);
            return view;
        };
        auto view = draw();
        QVERIFY(view && *view);
        QVERIFY((*view)->width > 0);

        program.end(); // also forgets the password
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 1, 20000);
        view = draw();
        QVERIFY(view && !*view);
        QCOMPARE(view->error().code, core::Error::NeedsPassword);
        QCOMPARE(program.details(id)->secret, app::Secret::Wanted);
        program.assistant->passwords().unlock(one, QStringLiteral("x"));
        QTRY_VERIFY_WITH_TIMEOUT(program.details(id)->secret == app::Secret::ThisRun, 20000);
        view = draw();
        QVERIFY(view && *view);
    }

    void forgetsAPassword()
    {
        Program program;
        const QString one = program.write(QStringLiteral("one.pdf"), {copper}, QStringLiteral("x"));
        QVERIFY(program.add({one}, core::DocumentStatus::NeedsPassword));
        program.assistant->passwords().unlock(one, QStringLiteral("x"));
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->statusOf(one), core::DocumentStatus::Indexed, 20000);
        const core::DocumentId id = program.heard->documents[0].id;
        QTRY_COMPARE(program.details(id)->secret, app::Secret::ThisRun);
        program.assistant->passwords().forget(id);
        QTRY_COMPARE(program.details(id)->secret, app::Secret::Wanted);
    }

    void tellsWhatWasReadOfADocument()
    {
        Program program;
        tests::PdfFile file;
        tests::PdfPage picture;
        picture.picture = true;
        file.pages = {tests::pdfPage(copper), picture, picture};
        const QString path = program.folder.filePath(QStringLiteral("a.pdf"));
        tests::writeFile(path, tests::makePdf(file));
        QVERIFY(program.add({path}));
        const auto details = program.details(program.heard->documents[0].id);
        QVERIFY(details.has_value());
        QCOMPARE(details->groups.size(), 2);
        QCOMPARE(core::inWords(details->groups[1].ranges), QStringLiteral("2–3"));
        QCOMPARE(details->secret, app::Secret::Unneeded);
        QVERIFY(details->missing.isEmpty());
        QVERIFY(!program.details(999));
    }

    void mendsTheLibraryItChecks()
    {
        Program program;
        const QString path = program.write(QStringLiteral("a.pdf"), {copper, bees});
        QVERIFY(program.add({path}));
        int run = program.assistant->maintenance().check();
        QVERIFY(program.ended(run));
        QVERIFY2(program.heard->told(run).contains(QStringLiteral("intact")), qPrintable(program.heard->told(run)));
        program.end();
        {
            auto database =
                core::Database::open(program.library() + QStringLiteral("/library.db"), core::Database::ReadWrite);
            QVERIFY(bool(database));
            const core::FullTextUnlocked unlocked(**database);
            QVERIFY((*database)->run("DELETE FROM fulltext_docsize; DELETE FROM pagetext"));
        }
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 1, 20000);
        run = program.assistant->maintenance().check();
        QVERIFY(program.ended(run));
        QVERIFY(!program.heard->errors.contains(run));
        QVERIFY2(program.heard->told(run).contains(QStringLiteral("full-text")), qPrintable(program.heard->told(run)));
        QVERIFY(program.heard->told(run).contains(QStringLiteral("read again")));
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const int again = program.assistant->maintenance().check();
                return program.ended(again) && program.heard->told(again).contains(QStringLiteral("is intact"));
            }(),
            30000);
    }

    void putsABackupBackWhileItRuns()
    {
        Program program;
        const QString first = program.write(QStringLiteral("a.pdf"), {copper});
        QVERIFY(program.add({first}));
        QVERIFY(program.ended(program.assistant->conversation().ask(QStringLiteral("What conducts electricity?"))));
        const QString backup = program.folder.filePath(QStringLiteral("the.backup"));
        QVERIFY(program.ended(program.assistant->maintenance().backUp(backup)));
        std::optional<core::Result<core::Backup>> looked;
        program.assistant->maintenance().readBackupInfo(
            backup, {program.heard.get(), [&](const core::Result<core::Backup> &found) { looked = found; }});
        QTRY_VERIFY(looked.has_value());
        QVERIFY(bool(*looked));
        QCOMPARE((*looked)->documents, 1);
        QCOMPARE((*looked)->sessions, 1);
        QVERIFY((*looked)->written > 0);

        QVERIFY(program.add({program.write(QStringLiteral("b.pdf"), {bees})}));
        QCOMPARE(program.heard->documents.size(), 2);
        const int question =
            program.assistant->conversation().ask(QStringLiteral("What do bees do?")); // running or about to start
        const int run = program.assistant->restore(backup);
        program.assistant->documents().add({program.write(QStringLiteral("c.pdf"), {bees})}); // in the meantime
        QVERIFY(program.ended(run));
        QVERIFY2(!program.heard->errors.contains(run), qPrintable(program.heard->errors.value(run).message));
        QVERIFY(program.heard->told(run).contains(QStringLiteral("The backup was restored")));
        QVERIFY(program.ended(question));
        const QString later = program.folder.filePath(QStringLiteral("c.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->statusOf(later), core::DocumentStatus::Indexed, 20000);
        QCOMPARE(program.heard->documents.size(), 2); // those of the backup, and those added since
        QCOMPARE(program.heard->statusOf(first), core::DocumentStatus::Indexed);
        QCOMPARE(program.heard->sessions.size(), 1);
        QVERIFY(program.ended(program.assistant->conversation().ask(QStringLiteral("What conducts electricity?"))));
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        QCOMPARE(program.heard->session.turns[0].ending, core::Ending::Passed);
        QCOMPARE(QDir(program.library()).entryList({QStringLiteral("library-*.db")}).size(), 1); // the previous library
    }

    void keepsTheLibraryWhereABackupIsNone_data()
    {
        QTest::addColumn<bool>("cut");
        QTest::newRow("no backup") << false;
        QTest::newRow("a part of one") << true;
    }

    void keepsTheLibraryWhereABackupIsNone()
    {
        QFETCH(bool, cut);
        Program program;
        QVERIFY(program.add({program.write(QStringLiteral("a.pdf"), {copper})}));
        QVERIFY(program.ended(program.assistant->conversation().ask(QStringLiteral("What conducts electricity?"))));
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        const QString backup = program.folder.filePath(QStringLiteral("the.backup"));
        QVERIFY(program.ended(program.assistant->maintenance().backUp(backup)));
        QFile file(backup);
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (cut) { // changed in the middle
            file.seek(file.size() / 2);
            file.write("xxxx");
        } else {
            file.resize(100);
        }
        file.close();
        const int run = program.assistant->restore(backup);
        QVERIFY(program.ended(run));
        QVERIFY(program.heard->errors.contains(run));
        QVERIFY(program.heard->errors[run].message.endsWith(u'.'));
        QTRY_COMPARE(program.heard->session.turns.size(), 1); // the conversation is open again
        QVERIFY(program.add({program.write(QStringLiteral("b.pdf"), {bees})}));
        QCOMPARE(program.heard->documents.size(), 2);
    }

    void leavesAllAsItWasWhenRestoringIsStopped()
    {
        Program program;
        QVERIFY(program.add({program.write(QStringLiteral("a.pdf"), {copper})}));
        const QString backup = program.folder.filePath(QStringLiteral("the.backup"));
        QVERIFY(program.ended(program.assistant->maintenance().backUp(backup)));
        QVERIFY(program.add({program.write(QStringLiteral("b.pdf"), {bees})}));
        const int run = program.assistant->restore(backup);
        program.assistant->stop(run);
        QVERIFY(program.ended(run));
        QCOMPARE(program.heard->errors[run].code, core::Error::Cancelled);
        QVERIFY(program.add({program.write(QStringLiteral("c.pdf"), {bees})}));
        QCOMPARE(program.heard->documents.size(), 3);
    }

    void restoresOneBackupAfterTheOther()
    {
        Program program;
        QVERIFY(program.add({program.write(QStringLiteral("a.pdf"), {copper})}));
        const QString small = program.folder.filePath(QStringLiteral("small.backup"));
        QVERIFY(program.ended(program.assistant->maintenance().backUp(small)));
        QVERIFY(program.add({program.write(QStringLiteral("b.pdf"), {bees})}));
        const QString large = program.folder.filePath(QStringLiteral("large.backup"));
        QVERIFY(program.ended(program.assistant->maintenance().backUp(large)));
        QList<int> runs;
        for (const QString &backup : {large, small, large, small})
            runs.append(program.assistant->restore(backup)); // each requested before the previous one has begun
        for (const int run : std::as_const(runs)) {
            QVERIFY(program.ended(run));
            QVERIFY2(!program.heard->errors.contains(run), qPrintable(program.heard->errors.value(run).message));
        }
        QTRY_COMPARE(program.heard->documents.size(), 1);
        QVERIFY(program.add({program.write(QStringLiteral("c.pdf"), {bees})}));
        QCOMPARE(program.heard->documents.size(), 2);
    }

    void removesAllThatWasRemovedBeforeItEnded()
    {
        Program program;
        QStringList files;
        for (int i = 0; i < 5; ++i)
            files.append(program.write(QStringLiteral("%1.pdf").arg(i), {copper}));
        QVERIFY(program.add(files));
        for (const core::Document &document : QList(program.heard->documents.mid(1)))
            program.assistant->documents().remove(document.id);
        program.end();
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 1, 20000);
    }

    void endsWhileItRestores()
    {
        Program program;
        QVERIFY(program.add({program.write(QStringLiteral("a.pdf"), {copper})}));
        const QString backup = program.folder.filePath(QStringLiteral("the.backup"));
        QVERIFY(program.ended(program.assistant->maintenance().backUp(backup)));
        program.assistant->restore(backup);
        program.end(); // whatever it is doing
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.heard->documents.size(), 1, 20000);
    }
};

QTEST_GUILESS_MAIN(tst_upkeep)
#include "tst_upkeep.moc"
