// Ending a running question in the window: stop after the current step, accept the best answer so far, or neither; with
// the budget in view, live and in a replay.
#include "scriptedserver.h"
#include "tests/gui/testwindow.h"
#include "tests/gui/paintcounter.h"
#include "tests/traceevents.h"
#include "ui/conversation/answertext.h"
#include "ui/run/budgetline.h"
#include "ui/run/graphpanel.h"
#include "ui/run/replaybar.h"
#include "ui/run/runpanel.h"

#include <QJsonObject>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

using namespace core;
using desks::Desk;
using desks::patience;

namespace {

// A model server that stops where the test wants it to.
class SlowServer
{
public:
    SlowServer()
    {
        m_server.answerChats([this](const QJsonObject &request) {
            const QString prompt = Scripted::promptOf(request);
            const bool isCheck = prompt.contains(u"Do the passages support");
            const bool isGrade = prompt.contains(u"Does this passage") || prompt.contains(u"Does the passage");
            while ((isCheck && checks == 0) || (isGrade && grades == 0))
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            checks -= isCheck ? 1 : 0;
            if (isCheck || isGrade || prompt.contains(u"Does the answer resolve"))
                return QStringLiteral("yes");
            return QStringLiteral("Copper was first smelted in the Balkans [1].");
        });
    }
    ~SlowServer() { checks = grades = 1000; }

    QString url() const { return m_server.url(); }

    std::atomic<int> grades = 1000; // number of grades let through; each reply uses one
    std::atomic<int> checks = 0;

private:
    ScriptedServer m_server;
};

struct Asking : Desk
{
    SlowServer server;

    Asking()
    {
        addCopper();
        Settings settings = assistant->settings();
        settings.serverUrl = server.url();
        settings.model = QStringLiteral("toy");
        settings.parallelChecks = false;
        settings.writeAhead = false;
        settings.maxRegenerations = 1;
        assistant->setSettings(settings);
    }
    ~Asking()
    {
        server.checks = server.grades = 1000;
        assistant->setSettings(Settings());
    }

    void begin() const
    {
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        auto *line = find<ui::QuestionEdit>();
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("Where was copper first smelted?"));
        QTest::keyClick(line, Qt::Key_Return);
    }
    QAction *stopAfterStep() const { return find<ui::Menus>()->stopAfterStep; }
    QAction *acceptBest() const { return find<ui::Menus>()->acceptBest; }
    QString budget() const { return find<ui::AskBar>()->budget(); }
    bool isAsking() const { return find<QPushButton>("ask")->text() == QLatin1String("Stop"); }
    void end() const { QTRY_VERIFY_WITH_TIMEOUT(!isAsking() && !lastTurn()->running(), patience); }
    Turn turn() const { return lastTurn()->turn(); }
    void openReplay() const
    {
        follow(QStringLiteral("replay"));
        QTRY_VERIFY_WITH_TIMEOUT(find<ui::ReplayBar>()->isVisible(), patience);
        find<ui::ReplayBar>()->pause();
        find<ui::ReplayBar>()->seek(int(turn().trace.size())); // to the end
    }
    // The actions offered by the button beside Stop.
    void choose(QAction *act) const
    {
        auto *more = find<QToolButton>("wishes");
        QVERIFY(more->isVisible());
        QVERIFY(more->menu()->actions().contains(act));
        more->menu()->popup(more->mapToGlobal(QPoint()));
        more->menu()->setActiveAction(act); // not with the mouse: a menu ignores a click at the place where it opened
        QTest::keyClick(more->menu(), Qt::Key_Return);
    }
};

} // namespace

class TestWishing : public QObject
{
    Q_OBJECT

private slots:
    void acceptsTheBestAnswerSoFar()
    {
        Asking desk;
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(!desk.find<QToolButton>("wishes")->isVisible());
        QVERIFY(!desk.stopAfterStep()->isEnabled() && !desk.acceptBest()->isEnabled());
        desk.server.grades = 0;
        desk.begin();
        QTRY_VERIFY_WITH_TIMEOUT(desk.budget().contains(QLatin1String("2 of 40 steps")), patience);
        QVERIFY(desk.stopAfterStep()->isEnabled());
        QVERIFY(!desk.acceptBest()->isEnabled()); // there is none yet, and a tooltip says so
        QVERIFY2(desk.acceptBest()->toolTip().contains(QLatin1String("no answer yet")),
                 qPrintable(desk.acceptBest()->toolTip()));
        desk.server.grades = 1000;
        QTRY_VERIFY_WITH_TIMEOUT(desk.acceptBest()->isEnabled(), patience);
        desk.picture("wishing-running");
        QTest::keyClick(desk.window.get(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.acceptBest()->isChecked());
        QVERIFY2(desk.budget().startsWith(QLatin1String("Ends after this step with the best answer")),
                 qPrintable(desk.budget()));
        desk.picture("wishing-pending");
        QVERIFY(desk.isAsking());
        desk.server.checks = 1;
        desk.end();
        QVERIFY(desk.turn().accepted);
        QCOMPARE(desk.turn().ending, Ending::Unverified);
        QVERIFY(desk.turn().answer.startsWith(QLatin1String("Copper was first smelted")));
        QVERIFY(!desk.acceptBest()->isChecked() && !desk.acceptBest()->isEnabled());
        QVERIFY(!desk.find<QToolButton>("wishes")->isVisible());
        bool isSaid = false;
        for (const QLabel *label : desk.lastTurn()->findChildren<QLabel *>())
            isSaid = isSaid || (label->isVisible() && label->text().contains(QLatin1String("Accepted by the user")));
        QVERIFY(isSaid);
        desk.picture("wishing-accepted");
    }

    void stopsAfterTheStepAndGoesOnFromThere()
    {
        Asking desk;
        QVERIFY(!QTest::currentTestFailed());
        desk.begin();
        QTRY_VERIFY_WITH_TIMEOUT(desk.budget().contains(QLatin1String("4 of 40 steps")), patience); // checking support
        desk.choose(desk.stopAfterStep());
        QVERIFY(desk.stopAfterStep()->isChecked());
        QVERIFY2(desk.budget().startsWith(QLatin1String("Stops after this step")), qPrintable(desk.budget()));
        desk.choose(desk.acceptBest()); // replaces the other choice
        QVERIFY(desk.acceptBest()->isChecked() && !desk.stopAfterStep()->isChecked());
        desk.choose(desk.acceptBest()); // and back
        QVERIFY(!desk.acceptBest()->isChecked());
        QVERIFY2(desk.budget().contains(QLatin1String("4 of 40 steps")), qPrintable(desk.budget()));
        QTest::keyClick(desk.window.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.stopAfterStep()->isChecked());
        desk.server.checks = 1;
        desk.end();
        QCOMPARE(desk.turn().refusal, Refusal::Stopped);
        QVERIFY2(desk.turn().remark.contains(QStringLiteral("“Check sources”")), qPrintable(desk.turn().remark));
        QVERIFY(!desk.turn().nearest.isEmpty());
        desk.picture("wishing-stopped");

        // Its replay ends before a step that never started, where it can be forked.
        desk.openReplay();
        QVERIFY(!QTest::currentTestFailed());
        auto *replay = desk.find<ui::ReplayBar>();
        auto *fork = replay->findChild<QPushButton *>(QStringLiteral("fork"));
        const QList<ForkStep> steps = forkSteps(desk.turn());
        QCOMPARE(replay->step(), int(steps.size()) - 1);
        QVERIFY(!steps.last().ran && fork->isEnabled());
        desk.server.checks = 1000;
        QTest::mouseClick(fork, Qt::LeftButton);
        desk.picture("wishing-fork");
        QTest::mouseClick(desk.find<QPushButton>("go"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 2 && !desk.lastTurn()->running(), patience);
        QCOMPARE(desk.turn().ending, Ending::Passed);
        QVERIFY(!desk.turn().fork.turn.isEmpty());
    }

    // A run stopped during a call shows equal counts in the answer, the budget line and the graph.
    void countsTheCallsOfAStoppedRunTheSameEverywhere()
    {
        Asking desk;
        QVERIFY(!QTest::currentTestFailed());
        desk.begin();
        QTRY_VERIFY_WITH_TIMEOUT(desk.budget().contains(QLatin1String("4 of 40 steps")), patience); // checking support
        QTest::mouseClick(desk.find<QPushButton>("ask"), Qt::LeftButton);
        desk.server.checks = 1;
        desk.end();
        const int calls = desk.turn().cost.calls;
        QVERIFY2(calls > 1, qPrintable(QString::number(calls)));
        const QString words = QStringLiteral("%1 calls").arg(calls);
        QVERIFY2(ui::costWords(desk.turn()).contains(words), qPrintable(ui::costWords(desk.turn())));
        const QString line = desk.find<ui::BudgetLine>()->text();
        QVERIFY2(line.startsWith(QStringLiteral("%1 model calls").arg(calls)), qPrintable(line));
        const QStringList graph = desk.find<ui::GraphPanel>()->picture().lines;
        const QStringList of = graph.filter(QStringLiteral("calls · "));
        QCOMPARE(of.size(), 1);
        QVERIFY2(of.first().startsWith(words) || of.first().startsWith(QStringLiteral("%1 of ").arg(calls)),
                 qPrintable(of.first()));
    }

    void aWishTakenBackLetsItGoOn()
    {
        Asking desk;
        QVERIFY(!QTest::currentTestFailed());
        desk.begin();
        QTRY_VERIFY_WITH_TIMEOUT(desk.acceptBest()->isEnabled(), patience);
        desk.choose(desk.acceptBest());
        desk.choose(desk.acceptBest());
        desk.server.checks = 1000;
        desk.end();
        QVERIFY(!desk.turn().accepted);
        QCOMPARE(desk.turn().ending, Ending::Passed);
    }

    void showsTheSameBudgetLiveAndInTheReplay()
    {
        Asking desk;
        QVERIFY(!QTest::currentTestFailed());
        auto *line = desk.find<ui::BudgetLine>();
        QVERIFY(!line->isVisible()); // nothing has run
        desk.server.checks = 1000;
        desk.begin();
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 1, patience);
        desk.end();
        QTRY_VERIFY(line->isVisible());
        const QString live = line->text();
        QVERIFY2(live.contains(QStringLiteral(" model calls · no retries")), qPrintable(live)); // and its speed
        for (const char *part :
             {"Calls", "Seconds", "Rewrites of the question", "Regenerations of the answer", "Tokens"})
            QVERIFY2(line->table().contains(QLatin1String(part)), part);
        QVERIFY(line->accessibleDescription().contains(QLatin1String("Rewrites of the question: 0 of 2, 2 left.")));
        desk.openReplay();
        auto *slider = desk.find<ui::ReplayBar>()->findChild<QSlider *>();
        slider->setValue(0);
        QVERIFY(line->isVisible() && line->text().isEmpty());
        slider->setValue(1);
        QCOMPARE(line->text(), QStringLiteral("0 model calls · no retries"));
        slider->setValue(slider->maximum());
        QCOMPARE(line->text(), live);
    }

    void theBudgetIsPaintedWhereItsWordsChange()
    {
        ui::RunModel run;
        ui::BudgetLine line(run);
        line.resize(400, line.sizeHint().height());
        run.start({});
        TraceEvent event = MadeEvent{TraceKind::Entered, QStringLiteral("a"), 1, {}, {}, 100};
        run.add({event});
        QTest::qWait(100);
        const Painted painted(&line);
        event.what = AnswerWords{};
        for (int i = 0; i < 100; ++i)
            run.add({event});
        QTest::qWait(100);
        QCOMPARE(painted.times, 0);
        event.at = 9000;
        run.add({event});
        QTRY_VERIFY(painted.times > 0);
    }

    void theLineSaysWhatIsUsedUpAndTheTableTheRest()
    {
        ui::RunModel run;
        ui::BudgetLine line(run);
        Graph graph{QStringLiteral("f"),
                    QStringLiteral("F"),
                    {{QStringLiteral("a"),
                      QStringLiteral("A"),
                      {{QStringLiteral("no"), QStringLiteral("a"), QStringLiteral("rewrite")},
                       {QStringLiteral("yes"), QStringLiteral("end"), {}}}}}};
        run.start(graph);
        const auto event = [](TraceKind kind, const QString &text, const QJsonObject &details, qint64 at) {
            return TraceEvent(MadeEvent{kind, QStringLiteral("a"), 1, text, details, at});
        };
        const QJsonObject settings{{QStringLiteral("max-calls"), QStringLiteral("3")},
                                   {QStringLiteral("max-seconds"), QStringLiteral("120")},
                                   {QStringLiteral("max-rewrites"), QStringLiteral("1")},
                                   {QStringLiteral("max-steps"), QStringLiteral("40")}};
        const QJsonObject taken{{QStringLiteral("taken_over"), true}, {QStringLiteral("calls"), 1}};
        run.add({event(TraceKind::Entered, {}, {{QStringLiteral("taken_over"), true}}, 0),
                 event(TraceKind::Left, QStringLiteral("no"), taken, 4000),
                 event(TraceKind::Entered, {}, {{QStringLiteral("settings"), settings}}, 4000),
                 event(TraceKind::Left, QStringLiteral("yes"),
                       {{QStringLiteral("calls"), 3}, {QStringLiteral("prompt_tokens"), 1200}}, 6000)});
        QCOMPARE(line.text(), QStringLiteral("3 model calls · 1 retry · 3/3 calls used up · 1/1 rewrites used up"));
        QVERIFY(run.budget().parts().first().out);
        const QString table = line.table();
        for (const char *word : {"Calls", "Seconds", "Rewrites of the question", "Tokens", "1,200", "Steps", "118"})
            QVERIFY2(table.contains(QLatin1String(word)), word);
    }
};

QTEST_MAIN(TestWishing)
#include "tst_endingruns.moc"
