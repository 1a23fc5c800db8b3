// The live graph: how events change steps and edges, how it is drawn, and how it is used without a mouse.
#include "recordedrun.h"
#include "ui/graph/graphpainter.h"
#include "ui/graph/graphpainter.h"
#include "ui/run/graphpanel.h"
#include "ui/widgets/theme.h"
#include "tests/traceevents.h"

#include <QPainter>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QFontInfo>
#include <QtTest>

using core::TraceEvent;
using sample::graph;
using sample::trace;
using ui::StepState;

namespace {

class Paints : public QObject // counts paint events
{
public:
    explicit Paints(QWidget &widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
    int count = 0;
};

} // namespace

class TestGraphPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void stepsTellWhatHappenedToThem()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        QCOMPARE(run.progress().step(QStringLiteral("grade")).state, StepState::Waiting);
        run.add(trace());
        const ui::GraphProgress &progress = run.progress();
        QVERIFY(progress.finished());
        QCOMPARE(progress.step(QStringLiteral("retrieve")).visits, 2);
        QCOMPARE(progress.step(QStringLiteral("verify")).state, StepState::Done);
        QCOMPARE(progress.step(QStringLiteral("decline")).state, StepState::Skipped);
        QCOMPARE(progress.step(QStringLiteral("rewrite")).milliseconds, 636);
        QCOMPARE(progress.step(QStringLiteral("grade")).calls, 9);
        QCOMPARE(progress.step(QStringLiteral("write")).calls, 2); // known only from the ends of steps
        QCOMPARE(progress.calls(), 15);
        QCOMPARE(progress.mostCalls(), 60);
    }

    // In a replay no time passes between events; in a live run it does.
    void timeGoesOnOnlyWhereSomethingRuns()
    {
        for (const bool running : {true, false}) {
            ui::RunModel run;
            ui::GraphPanel panel(run);
            panel.resize(500, 600);
            QWidget &widget = panel;
            widget.show();
            run.start(graph(), running);
            run.add({MadeEvent{TraceKind::Entered, QStringLiteral("retrieve"), 1, {}, {}, 100}});
            QTest::qWait(100);
            const QImage before = panel.grab().toImage();
            QTest::qWait(1300);
            QCOMPARE(panel.grab().toImage() == before, !running);
        }
    }

    void everyTraversalHasItsNumber()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        run.add(trace());
        QCOMPARE(run.progress().numbers(QStringLiteral("retrieve"), QStringLiteral("found")), (QList<int>{1, 4}));
        QCOMPARE(run.progress().numbers(QStringLiteral("judge"), QStringLiteral("useful")), QList<int>{10});
        QVERIFY(run.progress().numbers(QStringLiteral("judge"), QStringLiteral("useless")).isEmpty());
        QCOMPARE(run.progress().taken().last().because, QStringLiteral("useful (88 %)"));
    }

    void theRunningStepIsTheOneEnteredLast()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        for (const TraceEvent &event : trace()) {
            run.add({event});
            QCOMPARE(run.progress().running(), kindOf(event) == TraceKind::Left ? QString() : event.node);
        }
    }

    void aFailureIsSaidAndTheRestWasSkipped()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        run.add(trace().mid(0, 2));
        run.add(
            {MadeEvent{TraceKind::Entered, QStringLiteral("grade"), 1, {}, {}, 40},
             MadeEvent{
                 TraceKind::Failed, QStringLiteral("grade"), 1, QStringLiteral("Start the model server."), {}, 90}});
        const ui::StepProgress step = run.progress().step(QStringLiteral("grade"));
        QCOMPARE(step.state, StepState::Failed);
        QCOMPARE(step.problem, QStringLiteral("Start the model server."));
        QCOMPARE(run.progress().step(QStringLiteral("write")).state, StepState::Skipped);
    }

    void aStoppedRunHasNoRunningStep()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        run.add(trace().mid(0, 4));
        run.finish();
        QVERIFY(run.progress().running().isEmpty());
        QCOMPARE(run.progress().step(QStringLiteral("grade")).state, StepState::Stopped);
    }

    void clearingKeepsTheGraph()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        run.add(trace());
        run.clear();
        QCOMPARE(panel.placed().nodes.size(), 9);
        QVERIFY(run.progress().taken().isEmpty());
        QCOMPARE(run.progress().step(QStringLiteral("retrieve")).state, StepState::Waiting);
    }

    void eventsOfAnotherGraphChangeNothing()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        run.add({MadeEvent{TraceKind::Entered, QStringLiteral("chunk"), 1, {}, {}, 0}});
        QVERIFY(run.progress().running().isEmpty());
    }

    void everyStateHasAWordOfItsOwn()
    {
        QSet<QString> words;
        for (const StepState state : {StepState::Waiting, StepState::Running, StepState::Done, StepState::Skipped,
                                      StepState::Stopped, StepState::Failed})
            words.insert(ui::stateWord(state));
        QCOMPARE(words.size(), 6);
    }

    void everyStateIsDrawnDifferentlyEvenWithoutColour()
    {
        const core::Graph one{QStringLiteral("g"), {}, {{QStringLiteral("a"), QStringLiteral("A"), {}}}};
        QList<QImage> pictures;
        for (int state = 0; state < 5; ++state) {
            ui::GraphProgress progress(one);
            if (state > 0 && state != 2)
                progress.add(MadeEvent{TraceKind::Entered, QStringLiteral("a"), 1, {}, {}, 0});
            if (state == 2 || state == 3)
                progress.finish();
            if (state == 4)
                progress.add(MadeEvent{TraceKind::Failed, QStringLiteral("a"), 1, QStringLiteral("No server."), {}, 0});
            QImage image(260, 120, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            ui::GraphLook look;
            look.font = qApp->font();
            const ui::GraphLayout layout = ui::layOut(one, ui::measuresFor(look.font));
            ui::paintGraph(painter, layout, progress, look);
            painter.end();
            const QRectF box = layout.nodes[0].box; // the shape is on the left, the text to its right
            pictures.append(image.copy(int(box.left()) + 3, int(box.top()) + 3, 26, int(box.height()) - 6)
                                .convertToFormat(QImage::Format_Mono, Qt::ThresholdDither));
            for (int other = 0; other < state; ++other)
                QVERIFY2(pictures[other] != pictures[state], qPrintable(QStringLiteral("%1 %2").arg(other).arg(state)));
        }
    }

    void manyEventsAreFewRepaints()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        Paints paints(panel);
        QElapsedTimer clock;
        clock.start();
        int told = 0;
        while (clock.elapsed() < 500) {
            run.add({MadeEvent{TraceKind::Progress, QStringLiteral("grade"), 1, QString::number(told++), {}, 0}});
            QCoreApplication::processEvents();
        }
        QVERIFY(told > 500);
        QVERIFY(paints.count >= 1);
        QVERIFY2(paints.count <= 40, qPrintable(QString::number(paints.count)));
    }

    void arrowsMoveBetweenStepsAndEnterSelects()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        run.start(graph(), true);
        run.add(trace());
        QSignalSpy selected(&panel, &ui::GraphPanel::stepSelected);
        QTest::keyClick(&panel, Qt::Key_Down);
        QTest::keyClick(&panel, Qt::Key_Down);
        QTest::keyClick(&panel, Qt::Key_Return);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].toString(), QStringLiteral("grade"));
        QCOMPARE(selected[0][1].toInt(), 2);
        QTest::keyClick(&panel, Qt::Key_End);
        QTest::keyClick(&panel, Qt::Key_Return); // the end is no step
        QTest::keyClick(&panel, Qt::Key_Down);
        QCOMPARE(selected.size(), 1);
        QTest::keyClick(&panel, Qt::Key_Home);
        QTest::keyClick(&panel, Qt::Key_Space);
        QCOMPARE(selected[1][0].toString(), QStringLiteral("retrieve"));
    }

    void aClickSelectsAStepAndADragDoesNot()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        panel.resize(500, 700);
        run.start(graph(), true);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy selected(&panel, &ui::GraphPanel::stepSelected);
        // The topmost point at which the cursor indicates something clickable.
        const QPoint first = [&panel] {
            for (int y = 0; y < panel.height(); ++y) {
                for (int x = 0; x < panel.width(); x += 4) {
                    QMouseEvent move(QEvent::MouseMove, QPoint(x, y), panel.mapToGlobal(QPoint(x, y)), Qt::NoButton,
                                     Qt::NoButton, {});
                    QCoreApplication::sendEvent(&panel, &move);
                    if (panel.cursor().shape() == Qt::PointingHandCursor)
                        return QPoint(x + 8, y + 8);
                }
            }
            return QPoint();
        }();
        QVERIFY(!first.isNull());
        QTest::mousePress(&panel, Qt::LeftButton, {}, first);
        QMouseEvent drag(QEvent::MouseMove, first + QPoint(60, 60), panel.mapToGlobal(first + QPoint(60, 60)),
                         Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&panel, &drag);
        QTest::mouseRelease(&panel, Qt::LeftButton, {}, first + QPoint(60, 60));
        QVERIFY(selected.isEmpty());
        panel.fit();
        QTest::mouseClick(&panel, Qt::LeftButton, {}, first);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].toString(), QStringLiteral("retrieve"));
    }

    void zoomsWithKeysAndFitsAgain()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        panel.resize(1100, 1100);
        run.start(graph(), true);
        panel.show();
        const double fitted = panel.zoom();
        QTest::keyClick(&panel, Qt::Key_Plus);
        QVERIFY(panel.zoom() > fitted);
        QTest::keyClick(&panel, Qt::Key_Minus);
        QTest::keyClick(&panel, Qt::Key_Minus);
        QVERIFY(panel.zoom() < fitted);
        QTest::keyClick(&panel, Qt::Key_0);
        QCOMPARE(panel.zoom(), fitted);
    }

    // After an earlier answer, a resize, a step selected elsewhere or a replay, the whole graph is visible again.
    void fitsAgainWhateverTheUserHadZoomed()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        panel.resize(1000, 1200);
        run.start(graph());
        panel.show();
        const auto fits = [&panel] {
            const double strip = QFontMetricsF(panel.font()).height() * 2 + 20;
            return panel.placed().size.height() * panel.zoom() <= panel.height() - strip + 1 &&
                   panel.placed().size.width() * panel.zoom() <= panel.width() + 1;
        };
        run.add(trace());
        run.finish();
        QTRY_VERIFY(fits());
        const auto zoomed = [&] {
            for (int i = 0; i < 4; ++i)
                panel.zoomIn();
            return !fits();
        };
        QVERIFY(zoomed());
        panel.resize(1010, 1190);
        QCoreApplication::processEvents();
        QVERIFY(fits());
        QVERIFY(zoomed());
        panel.select(QStringLiteral("write"), 1);
        QVERIFY(fits());
        QVERIFY(zoomed());
        run.clear(); // for a replay
        QVERIFY(fits());
    }

    // A readable part is better than an unreadable whole; it contains the running step.
    void itsLettersCanBeReadInAnyRoom()
    {
        for (const QSize room : {QSize(300, 220), QSize(420, 720), QSize(770, 700)}) {
            ui::RunModel run;
            ui::GraphPanel panel(run);
            panel.resize(room);
            run.start(graph(), true);
            panel.show();
            const double letters = QFontInfo(ui::labelFont(panel.font())).pixelSize() * panel.zoom();
            QVERIFY2(letters >= 12, qPrintable(QString::number(letters)));
            for (const TraceEvent &event : trace()) {
                run.add({event});
                if (kindOf(event) != TraceKind::Entered)
                    continue;
                QTRY_VERIFY(panel.boxOf(event.node).intersects(QRectF(panel.rect())));
            }
        }
    }

    void describesItselfForScreenReaders()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        QVERIFY(!panel.accessibleName().isEmpty());
        run.start(graph(), true);
        run.add(trace().mid(0, 3));
        QTRY_VERIFY(panel.accessibleDescription().contains(QStringLiteral("Running: Filter passages")));
        run.clear();
        run.add(trace());
        QTRY_VERIFY(panel.accessibleDescription().contains(QStringLiteral("useful (88 %)")));
    }
};

QTEST_MAIN(TestGraphPanel)
#include "tst_graphpanel.moc"
