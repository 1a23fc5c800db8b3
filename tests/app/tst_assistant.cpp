// The whole program except its user interface: calls go in, signals come out.
#include "app/settings/settingsfile.h"
#include "core/maintenance/backup.h"
#include "assistantlog.h"
#include "heldreader.h"
#include "pdfs.h"
#include "scriptedserver.h"
#include "core/session/sessionjson.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <sqlite3.h>

#include <memory>

using tests::AssistantLog;

namespace {

const QString copper = QStringLiteral("Copper conducts electricity very well.\nThat is why cables are made of copper.");
const QString bees = QStringLiteral("Bees dance to tell where flowers are.\nThe waggle dance shows the direction.");

struct Program
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant =
        std::make_unique<app::Assistant>(folder.filePath(QStringLiteral("library")));
    std::unique_ptr<AssistantLog> heard = std::make_unique<AssistantLog>(*assistant);

    QString writePdf(const QString &name, const QStringList &pages) const
    {
        tests::writeFile(folder.filePath(name), tests::makePdf(pages));
        return folder.filePath(name);
    }

    bool add(const QStringList &paths)
    {
        const int before = int(heard->of(app::Run::Ingest).size());
        assistant->documents().add(paths);
        return QTest::qWaitFor([&] { return heard->ended(app::Run::Ingest, before + int(paths.size())); }, 20000);
    }

    bool ask(const QString &question)
    {
        const int run = assistant->conversation().ask(question);
        return QTest::qWaitFor([&] { return heard->finished.contains(run); }, 20000);
    }
};

// While this lives, statements that store a turn fail on every new connection as long as `now` is true.
class TurnsRefused
{
public:
    TurnsRefused() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch)); }
    ~TurnsRefused() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(watch)); }
    TurnsRefused(const TurnsRefused &) = delete;
    TurnsRefused &operator=(const TurnsRefused &) = delete;

    static inline std::atomic<bool> now = false;

private:
    static int watch(sqlite3 *handle, const char **, const sqlite3_api_routines *)
    {
        const auto look = [](void *, int what, const char *table, const char *, const char *, const char *) {
            return now && what == SQLITE_INSERT && QByteArrayView(table) == "turn" ? SQLITE_DENY : SQLITE_OK;
        };
        return sqlite3_set_authorizer(handle, look, nullptr);
    }
};

} // namespace

class tst_assistant : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        QFile::remove(app::SettingsFile::usual());
        QDir().rmdir(app::SettingsFile::usual());
    }

    void readsWhatIsDroppedAndAnswersFromIt()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        QTRY_COMPARE(program.heard->documents.size(), 1);
        QCOMPARE(program.heard->documents[0].status, core::DocumentStatus::Indexed);
        QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?")));
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        const core::Turn turn = program.heard->session.turns[0];
        QCOMPARE(turn.ending, core::Ending::Passed);
        QVERIFY(!turn.citations.isEmpty());
        QVERIFY(!turn.citations[0].places.isEmpty());
        // The events reported live are the ones stored.
        const int run = program.heard->of(app::Run::Question).last();
        QString live;
        for (const core::TraceEvent &event : program.heard->traces[run])
            live += kindOf(event) == TraceKind::Token ? textOf(event) : QString();
        QString kept;
        for (const core::TraceEvent &event : turn.trace)
            kept += kindOf(event) == TraceKind::Token ? textOf(event) : QString();
        QCOMPARE(live, kept);
        QCOMPARE(program.heard->runs.last().graph.nodes.isEmpty(), false);
    }

    void tellsEachPageItReads()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees, copper})}));
        const int run = program.heard->of(app::Run::Ingest).last();
        QList<int> pages;
        for (const core::TraceEvent &event : program.heard->traces[run]) {
            if (kindOf(event) == TraceKind::Progress && event.node == QLatin1String("read"))
                pages.append(detailsOf(event)[u"done"].toInt());
        }
        QCOMPARE(pages, QList<int>({1, 2, 3}));
    }

    void finishesTheOthersWhenOneFileIsBad()
    {
        Program program;
        const QString bad = program.folder.filePath(QStringLiteral("bad.pdf"));
        tests::writeFile(bad, tests::makePdf({copper, bees}).left(40));
        QVERIFY(program.add({bad, program.writePdf(QStringLiteral("a.pdf"), {copper})}));
        QTRY_COMPARE(program.heard->documents.size(), 2);
        QCOMPARE(program.heard->errors.size(), 1);
        QVERIFY(program.heard->errors.constBegin()->message.endsWith(u'.'));
    }

    void readsALockedFileOnceItHasThePassword()
    {
        Program program;
        tests::PdfFile locked;
        locked.pages = {tests::pdfPage(copper)};
        locked.password = QStringLiteral("secret");
        const QString path = program.folder.filePath(QStringLiteral("locked.pdf"));
        tests::writeFile(path, tests::makePdf(locked));
        QVERIFY(program.add({path}));
        QTRY_COMPARE(program.heard->documents.size(), 1);
        QCOMPARE(program.heard->documents[0].status, core::DocumentStatus::NeedsPassword);
        program.assistant->passwords().unlock(path, QStringLiteral("secret"));
        QTRY_VERIFY(program.heard->ended(app::Run::Ingest, 2));
        QTRY_COMPARE(program.heard->documents[0].status, core::DocumentStatus::Indexed);
        QCOMPARE(program.heard->documents.size(), 1);
    }

    void showsAPage()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper})}));
        QTRY_COMPARE(program.heard->documents.size(), 1);
        std::optional<core::Result<app::PageView>> shown;
        program.assistant->pages().page(program.heard->documents[0].id, 1, 1.0,
                                        {this, [&](const core::Result<app::PageView> &view) { shown = view; }});
        QTRY_VERIFY(shown.has_value());
        QVERIFY(bool(*shown));
        QCOMPARE((*shown)->width, 612);
        QCOMPARE((*shown)->pixels.size(), 612 * 792 * 4);
    }

    void saysWhereAMissingFileWas()
    {
        Program program;
        const QString path = program.writePdf(QStringLiteral("a.pdf"), {copper});
        QVERIFY(program.add({path}));
        QTRY_COMPARE(program.heard->documents.size(), 1);
        QFile::remove(path);
        std::optional<core::Result<app::PageView>> shown;
        program.assistant->pages().page(program.heard->documents[0].id, 1, 1.0,
                                        {this, [&](const core::Result<app::PageView> &view) { shown = view; }});
        QTRY_VERIFY(shown.has_value());
        QVERIFY((*shown).error().message.contains(path));
        QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?"))); // what was read before stays usable
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        QCOMPARE(program.heard->session.turns[0].ending, core::Ending::Passed);
    }

    void stopsTheQueueAndKeepsWhatWasRead()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("first.pdf"), {copper})}));
        QStringList many;
        for (int i = 0; i < 20; ++i)
            many.append(program.writePdf(QStringLiteral("%1.pdf").arg(i), {bees + QStringLiteral("\n%1").arg(i)}));
        const tests::HeldReader held(5);
        program.assistant->documents().add(many);
        app::QueueView view;
        program.assistant->queue().watch({this, [&](const app::QueueView &now) { view = now; }});
        QTRY_VERIFY(program.heard->of(app::Run::Ingest).size() > 1 && view.counts.waiting > 10);
        program.assistant->queue().stopAll();
        QTRY_VERIFY(view.counts.waiting + view.reading == 0);
        QTRY_VERIFY(program.heard->ended(app::Run::Ingest, int(program.heard->of(app::Run::Ingest).size())));
        QTRY_VERIFY(!program.heard->documents.isEmpty());
        QVERIFY(program.heard->documents.size() <= 6);
        for (const core::Document &document : program.heard->documents)
            QCOMPARE(document.status, core::DocumentStatus::Indexed);
    }

    void readsNothingWhilePaused()
    {
        Program program;
        QTRY_VERIFY(program.heard->ended(app::Run::Task, 1));
        program.assistant->queue().setPaused(true);
        program.assistant->documents().add({program.writePdf(QStringLiteral("a.pdf"), {copper})});
        app::QueueView view;
        program.assistant->queue().watch({this, [&](const app::QueueView &now) { view = now; }});
        QTRY_COMPARE(view.counts.waiting, 1);
        QVERIFY(view.paused);
        QCOMPARE(program.heard->of(app::Run::Ingest).size(), 0);
        QVERIFY(program.heard->documents.isEmpty());
        program.assistant->queue().setPaused(false);
        QTRY_COMPARE(program.heard->documents.size(), 1);
    }

    void comesBackToAnOldSession()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?")));
        QVERIFY(program.ask(QStringLiteral("What does the waggle dance show?")));
        QTRY_COMPARE(program.heard->session.turns.size(), 2);
        const core::Session before = program.heard->session;
        program.assistant->sessions().beginNew();
        QTRY_COMPARE(program.heard->session.turns.size(), 0);
        QVERIFY(program.ask(QStringLiteral("Who dances?")));
        QTRY_COMPARE(program.heard->sessions.size(), 2);
        program.assistant->sessions().open(before.id);
        QTRY_COMPARE(program.heard->session.id, before.id);
        QCOMPARE(core::toJson(program.heard->session.turns[0]), core::toJson(before.turns[0]));
        program.assistant->sessions().rename(before.id, QStringLiteral("Wires"));
        QTRY_VERIFY(std::any_of(program.heard->sessions.cbegin(), program.heard->sessions.cend(),
                                [](const core::Session &session) { return session.title == QLatin1String("Wires"); }));
        program.assistant->sessions().remove(before.id);
        QTRY_COMPARE(program.heard->sessions.size(), 1);
    }

    void leavesANewSessionAloneWhenAnOldQuestionIsAnswered()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?")));
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        const core::SessionId first = program.heard->session.id;
        const int run = program.assistant->conversation().ask(QStringLiteral("What does the waggle dance show?"));
        program.assistant->sessions().beginNew();
        QTRY_VERIFY(program.heard->finished.contains(run));
        QVERIFY(QTest::qWaitFor(
            [&] { return !program.heard->sessions.isEmpty() && program.heard->sessions[0].turnCount == 2; }));
        QCOMPARE(program.heard->session.id, 0);
        QVERIFY(program.heard->session.turns.isEmpty());
        program.assistant->sessions().open(first);
        QTRY_COMPARE(program.heard->session.turns.size(), 2);
    }

    void keepsTwoHastyQuestionsInOneSession()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        program.assistant->conversation().ask(QStringLiteral("Why are cables made of copper?"));
        QVERIFY(program.ask(QStringLiteral("What does the waggle dance show?")));
        QTRY_VERIFY(!program.heard->session.turns.isEmpty());
        QTRY_COMPARE(program.heard->session.turns.last().question, QStringLiteral("What does the waggle dance show?"));
        QCOMPARE(program.heard->session.turns.last().ending, core::Ending::Passed);
        QTRY_COMPARE(program.heard->sessions.size(), 1);
    }

    void beginsNoSessionWithoutItsQuestion()
    {
        const TurnsRefused refused;
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        TurnsRefused::now = true;
        QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?")));
        QTRY_COMPARE(program.heard->session.turns.size(), 1); // the question is answered all the same
        QCOMPARE(program.heard->errors.size(), 1);
        TurnsRefused::now = false;
        QVERIFY(program.ask(QStringLiteral("What does the waggle dance show?")));
        QTRY_VERIFY(!program.heard->sessions.isEmpty());
        QCOMPARE(program.heard->sessions.size(), 1);
        QCOMPARE(program.heard->sessions[0].turnCount, 1);
    }

    void stopsAQuestionThatWaitsForTheLibrary()
    {
        Program program;
        const int run = program.assistant->conversation().ask(QStringLiteral("Why are cables made of copper?"));
        program.assistant->stop(run);
        QTRY_VERIFY(program.heard->finished.contains(run));
        QCOMPARE(program.heard->errors.value(run, core::Error::defect({})).code, core::Error::Cancelled);
        QVERIFY(program.heard->session.turns.isEmpty());
    }

    void exportsASession()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper})}));
        QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?")));
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        for (const app::Choice &exporter : app::exporterChoices()) {
            const QString file = program.folder.filePath(QStringLiteral("out.") + exporter.summary);
            program.assistant->sessions().exportTo(file, exporter.id, {program.heard->session.id});
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 60000);
        }
        program.assistant->sessions().exportTo(QStringLiteral("/nowhere/out.html"), QStringLiteral("html"),
                                               {program.heard->session.id});
        QTRY_VERIFY(
            std::any_of(program.heard->errors.cbegin(), program.heard->errors.cend(), [](const core::Error &error) {
                return error.message.contains(QStringLiteral("/nowhere/out.html"));
            }));
    }

    void backsUpTheLibraryWhileItIsUsed()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        const QString file = program.folder.filePath(QStringLiteral("mine.backup"));
        for (int i = 0; i < 2; ++i) { // the second one replaces the first
            const int run = program.assistant->maintenance().backUp(file);
            QVERIFY(program.heard->runs.last().stoppable);
            QVERIFY(program.ask(QStringLiteral("Why are cables made of copper?")));
            QTRY_VERIFY(program.heard->finished.contains(run));
            QVERIFY(!program.heard->errors.contains(run));
            QVERIFY(textOf(program.heard->traces[run].last()).contains(file));
        }
        const int stopped =
            program.assistant->maintenance().backUp(program.folder.filePath(QStringLiteral("other.backup")));
        program.assistant->stop(stopped);
        QTRY_VERIFY(program.heard->finished.contains(stopped));
        QCOMPARE(QFile::exists(program.folder.filePath(QStringLiteral("other.backup"))),
                 !program.heard->errors.contains(stopped)); // the run may have ended before the stop

        const int failed = program.assistant->maintenance().backUp(QStringLiteral("/nowhere/mine.backup"));
        QTRY_VERIFY(program.heard->finished.contains(failed));
        QVERIFY(program.heard->errors[failed].message.contains(QStringLiteral("/nowhere")));

        const QString elsewhere = program.folder.filePath(QStringLiteral("elsewhere"));
        QVERIFY(bool(core::restore(file, elsewhere, core::IfThere::Refuse, [](int) {}, {})));
        app::Assistant again(elsewhere);
        const AssistantLog heard(again);
        QTRY_COMPARE(heard.documents.size(), 1);
    }

    void saysThatTheSettingsCannotBeKept()
    {
        QVERIFY(QDir().mkpath(app::SettingsFile::usual())); // a folder in place of the settings file
        Program program;
        core::Settings settings;
        settings.passages = 9;
        program.assistant->setSettings(settings);
        QTRY_COMPARE(program.heard->errors.size(), 1);
        const QString message = program.heard->errors.constBegin()->message;
        QVERIFY2(message.contains(app::SettingsFile::usual()), qPrintable(message));
        QCOMPARE(program.assistant->settings().passages, 9); // valid until the program ends
        QVERIFY(!program.heard->of(app::Run::Task).isEmpty());
    }

    void asksAsMuchAtOnceAsTheSettingsSayNow()
    {
        const QStringList uses{QStringLiteral("Bridges hang from galvanised ropes"),
                               QStringLiteral("Telephones once rang through insulated wires"),
                               QStringLiteral("Lifts carry people up tall buildings"),
                               QStringLiteral("Trams draw their current from overhead lines"),
                               QStringLiteral("Ships lay links between continents on the sea bed"),
                               QStringLiteral("Cranes heave containers out of the hold"),
                               QStringLiteral("Guitars hum through shielded leads"),
                               QStringLiteral("Windmills send their power ashore"),
                               QStringLiteral("Miners are let down into shafts"),
                               QStringLiteral("Ski resorts pull their guests uphill")};
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy")});
        server.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
        server.setDelay(300); // all calls overlap
        Program program;
        QStringList files;
        for (const QString &use : uses)
            files.append(program.writePdf(use.section(u' ', 0, 0) + QStringLiteral(".pdf"),
                                          {use + QStringLiteral(".\nCopper cables make that possible.")}));
        QVERIFY(program.add(files));
        core::Settings settings;
        settings.model = QStringLiteral("toy");
        settings.serverUrl = server.url();
        settings.passages = settings.concurrentCalls = int(uses.size());
        program.assistant->setSettings(settings);
        QVERIFY(program.ask(QStringLiteral("What do copper cables make possible?")));
        // Each thread keeps its own connection.
        QVERIFY2(server.connections() >= uses.size(), qPrintable(QString::number(server.connections())));
    }

    void answersFromRefusedPassagesWhenTheUserWantsIt()
    {
        Program program;
        QVERIFY(program.add({program.writePdf(QStringLiteral("a.pdf"), {copper, bees})}));
        QVERIFY(program.ask(QStringLiteral("Which dance did the emperor of copper forbid in Vienna?")));
        QTRY_COMPARE(program.heard->session.turns.size(), 1);
        const core::Turn refused = program.heard->session.turns[0];
        QCOMPARE(refused.ending, core::Ending::Abstained);
        QVERIFY(!refused.nearest.isEmpty());
        const int run = program.assistant->conversation().answerAnyway(refused.question, refused.nearest);
        QTRY_VERIFY(program.heard->finished.contains(run));
        QTRY_COMPARE(program.heard->session.turns.size(), 2);
        QVERIFY(program.heard->session.turns[1].chosen);
    }

    void saysWhyTheLibraryCannotBeOpened()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("library"));
        tests::writeFile(file, "a file where the folder should be");
        app::Assistant assistant(file);
        AssistantLog heard(assistant);
        QTRY_COMPARE(heard.errors.size(), 1);
        const int run = assistant.conversation().ask(QStringLiteral("Anything?"));
        QTRY_VERIFY(heard.errors.contains(run));
        QVERIFY(heard.errors[run].message.endsWith(u'.'));
    }

    void endsWithinAMomentWhileItReads()
    {
        Program program;
        QStringList many;
        for (int i = 0; i < 10; ++i)
            many.append(program.writePdf(QStringLiteral("%1.pdf").arg(i),
                                         QStringList(500, bees + QStringLiteral("\n%1").arg(i))));
        program.assistant->documents().add(many);
        QTRY_VERIFY(!program.heard->traces.isEmpty());
        program.heard.reset();
        program.assistant.reset();
    }
};

QTEST_GUILESS_MAIN(tst_assistant)
#include "tst_assistant.moc"
