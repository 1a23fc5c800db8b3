// A run's attempts below its graph: which visits belong together, their positions, and keyboard access.
#include "tests/gui/paintcounter.h"
#include "tests/gui/recordedrun.h"
#include "tests/traceevents.h"
#include "ui/run/runtimeline.h"
#include "ui/widgets/theme.h"

#include <QSignalSpy>
#include <QtTest>

namespace {

struct Told : ui::RunModel // a run with its visits
{
    explicit Told(const core::Trace &trace)
    {
        start(sample::graph());
        add(trace);
    }
};

QStringList told(const ui::RunVisits &visits)
{
    QStringList words;
    for (const ui::StepVisit &visit : visits.all())
        words.append(QStringLiteral("%1 %2 %3").arg(visit.lane + 1).arg(visit.node).arg(visit.visit));
    return words;
}

} // namespace

class TestRunTimeline : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void eachAttemptHasALane()
    {
        const Told run(sample::trace());
        const ui::RunVisits &visits = run.visits();
        const QStringList expected{
            QStringLiteral("1 retrieve 1"), QStringLiteral("1 grade 1"), QStringLiteral("1 rewrite 1"),
            QStringLiteral("2 retrieve 2"), QStringLiteral("2 grade 2"), QStringLiteral("2 write 1"),
            QStringLiteral("2 verify 1"),   QStringLiteral("3 write 2"), QStringLiteral("3 verify 2"),
            QStringLiteral("3 judge 1"),
        };
        QCOMPARE(told(visits), expected);
        QCOMPARE(visits.lanes(), 3);
        int calls = 0;
        for (const ui::StepVisit &visit : visits.all()) {
            QCOMPARE(visit.state, ui::StepState::Done);
            QVERIFY(visit.left >= visit.entered);
            calls += visit.calls;
        }
        QCOMPARE(calls, detailsOf(sample::trace().last())[u"calls"].toInt()); // of the whole run
        QCOMPARE(visits.all()[6].outcome, QStringLiteral("ungrounded"));
    }

    void aRunThatEndsOtherwiseSaysSo()
    {
        core::Trace trace = sample::trace().mid(0, 3);
        Told stopped(trace);
        QCOMPARE(stopped.visits().all().last().state, ui::StepState::Running);
        stopped.finish();
        QCOMPARE(stopped.visits().all().last().state, ui::StepState::Stopped);
        const QString why = QStringLiteral("The server does not answer.");
        const core::TraceEvent failure{QStringLiteral("grade"), 1, core::StepFailed{why}, 100};
        trace.append(failure);
        const Told failed(trace);
        QCOMPARE(failed.visits().all().last().state, ui::StepState::Failed);
        QCOMPARE(failed.visits().all().last().because, why);
        QCOMPARE(Told({failure}).visits().lanes(), 0); // the step never started
    }

    void aRunThatTheUserStoppedHasNotFailed()
    {
        core::Trace trace = sample::trace().mid(0, 3);
        // A failure without a message, as the flow reports it.
        const core::TraceEvent stopped{QStringLiteral("grade"), 1, core::StepFailed{}, 100};
        trace.append(stopped);
        const Told run(trace);
        QCOMPARE(run.visits().all().last().state, ui::StepState::Stopped);
        QCOMPARE(run.progress().step(stopped.node).state, ui::StepState::Stopped);
    }

    void theBarOfARunningStepGrows()
    {
        ui::RunModel run;
        ui::RunTimeline timeline(run);
        timeline.resize(600, 120);
        run.start(sample::graph(), true);
        run.add(sample::trace().mid(0, 3));
        timeline.show();
        QTRY_COMPARE(run.visits().all().size(), 2);
        QTest::qWait(100);
        const double before = timeline.barOf(1).width();
        QTRY_VERIFY(timeline.barOf(1).width() > before + 20); // grows without events
        run.finish();
        const double last = timeline.barOf(1).width();
        QTest::qWait(700);
        QCOMPARE(timeline.barOf(1).width(), last);
    }

    void barsStandInTheOrderOfTime_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 700;
        QTest::newRow("narrow") << 120;
    }
    void barsStandInTheOrderOfTime()
    {
        QFETCH(int, width);
        ui::RunModel run;
        ui::RunTimeline timeline(run);
        run.start(sample::graph());
        QVERIFY(timeline.isHidden());
        run.add(sample::trace());
        run.finish();
        QVERIFY(!timeline.isHidden());
        timeline.resize(width, timeline.sizeHint().height());
        const int visits = int(run.visits().all().size());
        QCOMPARE(visits, 10);
        for (int i = 0; i < visits; ++i) {
            const QRectF bar = timeline.barOf(i);
            QVERIFY2(bar.width() > 1, qPrintable(QString::number(bar.width())));
            QVERIFY(timeline.viewport()->rect().contains(bar.toAlignedRect()));
            if (i == 0)
                continue;
            const QRectF before = timeline.barOf(i - 1);
            QVERIFY(bar.left() >= before.right());
            const int lanes = run.visits().all()[i].lane - run.visits().all()[i - 1].lane;
            QCOMPARE(bar.top() > before.top(), lanes > 0);
        }
    }

    void aVisitIsChosenByMouseAndKeys()
    {
        ui::RunModel run;
        ui::RunTimeline timeline(run);
        timeline.resize(600, 120);
        timeline.show();
        run.start(sample::graph());
        run.add(sample::trace());
        run.finish();
        QSignalSpy chosen(&timeline, &ui::RunTimeline::stepSelected);
        QTest::mouseClick(timeline.viewport(), Qt::LeftButton, {}, timeline.barOf(7).center().toPoint());
        QCOMPARE(chosen.takeFirst(), (QVariantList{QStringLiteral("write"), 2}));
        QTest::keyClick(&timeline, Qt::Key_Left);
        QCOMPARE(chosen.takeFirst(), (QVariantList{QStringLiteral("verify"), 1}));
        QTest::keyClick(&timeline, Qt::Key_Home);
        QCOMPARE(chosen.takeFirst(), (QVariantList{QStringLiteral("retrieve"), 1}));
        QTest::keyClick(&timeline, Qt::Key_End);
        QCOMPARE(chosen.takeFirst(), (QVariantList{QStringLiteral("judge"), 1}));
        QVERIFY(timeline.accessibleDescription().startsWith(QStringLiteral("3 attempts.")));
        QVERIFY(timeline.accessibleDescription().contains(QStringLiteral("Attempt 3")));
        const int height = timeline.sizeHint().height();
        run.clear(); // for a replay: its height stays
        QTest::qWait(40);
        QVERIFY(!timeline.isHidden());
        QCOMPARE(timeline.sizeHint().height(), height);
        run.start(sample::graph());
        QTRY_VERIFY(timeline.isHidden());
        QTest::keyClick(&timeline, Qt::Key_Right);
        QVERIFY(chosen.isEmpty());
    }

    void manyAttemptsAreScrolled()
    {
        core::Trace trace;
        for (int i = 1; i <= 30; ++i) {
            core::TraceEvent event;
            event.node = QStringLiteral("write");
            event.visit = i;
            event.at = i * 10;
            trace.append(event);
            event.what = core::StepLeft{QStringLiteral("again"), {}, {}};
            event.at += 5;
            trace.append(event);
        }
        ui::RunModel run;
        ui::RunTimeline timeline(run);
        run.start(sample::graph());
        run.add(trace);
        run.finish();
        timeline.resize(300, timeline.sizeHint().height());
        QCOMPARE(run.visits().lanes(), 30);
        QVERIFY(timeline.height() < 200);
        QTest::keyClick(&timeline, Qt::Key_End);
        const QPoint middle = timeline.barOf(29).center().toPoint();
        QVERIFY(timeline.viewport()->rect().contains(middle)); // scrolled into view
        QVERIFY(timeline.viewport()->grab().toImage().pixelColor(middle) != ui::color(ui::Role::Panel));
        QVERIFY(timeline.viewport()->grab().toImage().pixelColor(middle.x(), 1) == ui::color(ui::Role::Panel));
    }

    void onlyWhatChangesIsPainted()
    {
        ui::RunModel run;
        ui::RunTimeline timeline(run);
        timeline.resize(400, 60);
        run.start(sample::graph());
        timeline.show();
        core::Trace trace = sample::trace().mid(0, 3);
        run.add(trace);
        QTest::qWait(100);
        const Painted painted(timeline.viewport());
        core::TraceEvent more = trace.last();
        more.what = core::StepProgress{};
        run.add({more});
        QTest::qWait(100);
        QCOMPARE(painted.times, 0);
        more.at += 10'000; // the running step has become longer
        run.add({more});
        QTRY_VERIFY(painted.times > 0);
    }
};

QTEST_MAIN(TestRunTimeline)
#include "tst_runtimeline.moc"
