// The main steps of a run: their texts with counts, the arrow back after a retry, keys and mouse, and the passages that
// reached a step.
#include "core/base/catalogue.h"
#include "core/flow/tracejson.h"
#include "core/flows/steps/answerstate.h"
#include "tests/gui/recordedrun.h"
#include "tests/traceevents.h"
#include "ui/run/arrivals.h"
#include "ui/run/flowpanel.h"
#include "ui/run/graphpage.h"
#include "ui/run/graphpanel.h"
#include "ui/run/runpanel.h"
#include "ui/run/stepper.h"
#include "ui/run/tracepanel.h"
#include "ui/widgets/theme.h"

#include <QJsonArray>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTextDocument>
#include <QtTest>

using ui::StepState;

namespace {

QList<ui::MainStep> after(const core::Trace &events, bool ended = false)
{
    ui::RunModel run;
    run.start(sample::graph());
    run.add(events);
    if (ended)
        run.finish();
    return run.steps().all();
}

core::Trace until(TraceKind kind, const char *node, int visit)
{
    const core::Trace all = sample::trace();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (kindOf(all[i]) == kind && all[i].node == QLatin1String(node) && all[i].visit == visit)
            return all.mid(0, i + 1);
    }
    return {};
}

QStringList wordsOf(const QList<ui::MainStep> &steps)
{
    QStringList words;
    for (const ui::MainStep &step : steps)
        words.append(step.words);
    return words;
}

} // namespace

class TestStepper : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void beforeItRunsTheStepsToComeAreThere()
    {
        const QList<ui::MainStep> steps = after({});
        QCOMPARE(wordsOf(steps), (QStringList{QStringLiteral("Find passages"), QStringLiteral("Filter passages"),
                                              QStringLiteral("Write an answer"), QStringLiteral("Check sources"),
                                              QStringLiteral("Check usefulness")}));
        for (const ui::MainStep &step : steps)
            QCOMPARE(step.progress.state, StepState::Waiting);
    }

    void whileItRunsPassagesAreCounted()
    {
        const core::Trace grading = until(TraceKind::Entered, "grade", 1);
        QCOMPARE(wordsOf(after(grading))[0], QStringLiteral("Found 4 passages"));
        const core::Trace two = sample::trace().mid(0, grading.size() + 4); // two verdicts
        QCOMPARE(wordsOf(after(two))[1], QStringLiteral("2 of 4 passages read"));
        QCOMPARE(after(two)[1].progress.state, StepState::Running);
    }

    void onlyARetryLeadsBack()
    {
        for (const ui::MainStep &step : after(until(TraceKind::Left, "grade", 1)))
            QCOMPARE(step.backTo, -1);
        const QList<ui::MainStep> steps = after(until(TraceKind::Entered, "retrieve", 2));
        QCOMPARE(steps[2].node, QStringLiteral("rewrite"));
        QCOMPARE(steps[2].backTo, 0);
        QVERIFY2(steps[2].retry.startsWith(QStringLiteral("retry 1")), qPrintable(steps[2].retry));
        QCOMPARE(steps[0].progress.state, StepState::Running);
        QCOMPARE(steps[0].progress.visits, 2);
    }

    void everyStepSaysWhatCameOfIt()
    {
        const QList<ui::MainStep> steps = after(sample::trace(), true);
        QCOMPARE(
            wordsOf(steps),
            (QStringList{
                QStringLiteral("Found 5 passages"), QStringLiteral("4 of 5 relevant"),
                QStringLiteral(
                    "New query: “causes of global mean sea level rise: thermal expansion, glacier and ice sheet melt”"),
                QStringLiteral("Answer written"), QStringLiteral("3 of 3 sentences supported"),
                QStringLiteral("Usefulness 5 of 5")}));
    }

    void allStepsOfEveryFlowHaveWords()
    {
        for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>()) {
            ui::RunModel run;
            run.start(flow->graph());
            QVERIFY(run.steps().all().size() > 1);
            const QString name = core::toQString(flow->id()) + QStringLiteral(".trace.json");
            for (const core::TraceEvent &event : core::traceFrom(core::Json::parse(sample::bytes(qPrintable(name))))) {
                run.add({event});
                for (const ui::MainStep &step : run.steps().all()) {
                    QVERIFY(!step.words.isEmpty());
                    QVERIFY(step.backTo < int(run.steps().all().size()));
                }
            }
            QCOMPARE(run.progress().running(), QString());
        }
    }

    void stepsAreChosenByKeysAndTheMouse()
    {
        ui::RunModel run;
        ui::Stepper stepper(run);
        stepper.setChoosable(true);
        run.start(sample::graph());
        run.add(sample::trace());
        run.finish();
        stepper.resize(420, 400);
        stepper.show();
        QVERIFY(stepper.steps().size() == 6);
        QVERIFY(stepper.sizeHint().height() > 6 * 20);
        QSignalSpy chosen(&stepper, &ui::Stepper::stepSelected);
        QTest::mouseClick(&stepper, Qt::LeftButton, {}, stepper.rowOf(1).center());
        QCOMPARE(chosen.last()[0].toString(), QStringLiteral("grade"));
        QCOMPARE(chosen.last()[1].toInt(), 2);
        QTest::keyClick(&stepper, Qt::Key_Down);
        QTest::keyClick(&stepper, Qt::Key_Down);
        QTest::keyClick(&stepper, Qt::Key_Return);
        QCOMPARE(chosen.last()[0].toString(), QStringLiteral("write"));
        QTRY_VERIFY(stepper.accessibleDescription().contains(QStringLiteral("4 of 5 relevant")));
        const int height = stepper.sizeHint().height();
        stepper.showNotTaken(true);
        QVERIFY(stepper.sizeHint().height() > height); // limit reached, nothing found …
    }

    void theGraphAndTheStepsAreLiveTogether()
    {
        ui::RunPanel run;
        run.resize(420, 800);
        run.show();
        ui::RunModel live;
        live.start(sample::graph(), true);
        run.follow(live, {});
        auto *tabs = run.findChild<QTabWidget *>();
        tabs->setCurrentIndex(1);
        auto *stepper = run.findChild<ui::Stepper *>();
        core::Trace sofar;
        for (const core::TraceEvent &event : sample::trace()) {
            live.add({event});
            sofar.append(event);
            if (kindOf(event) != TraceKind::Entered)
                continue;
            QTRY_VERIFY(std::any_of(stepper->steps().begin(), stepper->steps().end(), [&](const ui::MainStep &step) {
                return step.node == event.node && step.progress.state == StepState::Running;
            }));
            QCOMPARE(run.run().progress().running(), event.node);
        }
        QSignalSpy wanted(&run, &ui::RunPanel::graphWanted);
        QTest::mouseClick(run.findChild<QPushButton *>(QStringLiteral("full-graph")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
    }

    void aStepThatIsChosenInTheGraphOpensWhatItDid()
    {
        ui::RunPanel run;
        run.resize(420, 800);
        run.show();
        core::Turn turn;
        turn.trace = sample::trace();
        run.show(sample::graph(), turn);
        auto *trace = run.findChild<ui::TracePanel *>();
        QVERIFY(!trace->isVisible());
        emit run.graphPage()->graph->stepSelected(QStringLiteral("write"), 2);
        QVERIFY(trace->isVisible());
        auto *shows = run.findChild<QPushButton *>(QStringLiteral("trace"));
        QVERIFY(shows->isChecked());
        QTest::mouseClick(shows, Qt::LeftButton);
        QVERIFY(!trace->isVisible());
    }

    void whatArrivedAtAStepIsTold()
    {
        ui::RunModel run;
        run.start(sample::graph());
        QVERIFY(ui::arrivedHtml(run).isEmpty());
        const auto told = [&] {
            QTextDocument document;
            document.setHtml(ui::arrivedHtml(run));
            return document.toPlainText();
        };
        const core::Trace all = sample::trace();
        run.add({all[0]});
        QVERIFY(told().startsWith(QStringLiteral("Find passages")));
        run.add({all[1]});
        QVERIFY2(told().contains(QStringLiteral(", p. ")), qPrintable(told()));
        run.add({all[2]});
        QVERIFY(!told().contains(QStringLiteral(", p. "))); // from the previous step
        run.add({all[3]});
        QVERIFY2(told().contains(QStringLiteral("○ not relevant")), qPrintable(told()));
    }
};

QTEST_MAIN(TestStepper)
#include "tst_stepper.moc"
