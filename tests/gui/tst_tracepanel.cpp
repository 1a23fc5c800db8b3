// The run as a list, synchronised with the graph; and the bar that replays a stored run in the same panels.
#include "recordedrun.h"
#include "ui/run/replaybar.h"
#include "ui/widgets/theme.h"
#include "ui/run/tracemodel.h"
#include "ui/run/tracepanel.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QSignalSpy>
#include <QSlider>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QHeaderView>
#include <QtTest>

using core::TraceEvent;
using ui::TraceModel;

namespace {

QString details(ui::TracePanel &panel)
{
    return panel.findChild<QTextBrowser *>()->toPlainText();
}

QString cell(const TraceModel *model, int row, int column, const QModelIndex &parent = {})
{
    return model->index(row, column, parent).data().toString();
}

// Whether everything in `before` is unchanged; new keys are allowed.
bool holds(const QJsonValue &after, const QJsonValue &before)
{
    if (before.isArray()) {
        const QJsonArray all = before.toArray();
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (!holds(after[i], all[i]))
                return false;
        }
        return after.toArray().size() == all.size();
    }
    if (!before.isObject())
        return after == before;
    const QJsonObject object = before.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!holds(after[it.key()], *it))
            return false;
    }
    return true;
}

} // namespace

class TestTracePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void keptRunsReadAsTheyWereWritten_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *flow :
             {"self-rag", "passage-rag", "reflection-rag", "corrective-rag", "adaptive-rag", "plain"}) {
            QTest::newRow(flow) << QLatin1String(flow) + QStringLiteral(".trace.json");
        }
    }

    // Runs of older versions stay as written, and events written from them read the same.
    void keptRunsReadAsTheyWereWritten()
    {
        QFETCH(QString, file);
        const QJsonArray stored = sample::read(qPrintable(file)).array();
        QVERIFY(!stored.isEmpty());
        const QJsonArray written = listInQt(core::toJson(core::traceFrom(ofQt(stored))));
        QCOMPARE(listInQt(core::toJson(core::traceFrom(ofQt(written)))), written);
        QCOMPARE(written.size(), stored.size());
        for (qsizetype i = 0; i < stored.size(); ++i) {
            const QJsonObject before = stored[i][u"details"].toObject();
            const QJsonObject after = written[i][u"details"].toObject();
            QVERIFY2(holds(after, before), qPrintable(QString::number(i)));
            for (const char *key : {"kind", "node", "visit", "text", "at"})
                QCOMPARE(written[i][QLatin1String(key)], stored[i][QLatin1String(key)]);
        }
    }

    void aGraphReadsAsItWasWritten()
    {
        QCOMPARE(inQt(core::toJson(sample::graph())), sample::read("self-rag.graph.json").object());
    }

    void everyVisitIsARowWithItsOutcomeAndReason()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        QAbstractItemModelTester tester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        run.start(sample::graph());
        run.add(sample::trace());
        const TraceModel *model = panel.model();
        QStringList visited;
        for (const ui::StepVisit &visit : run.visits().all())
            visited.append(visit.node + QString::number(visit.visit));
        QCOMPARE(visited.join(u' '),
                 QStringLiteral("retrieve1 grade1 rewrite1 retrieve2 grade2 write1 verify1 write2 verify2 judge1"));
        QVERIFY(cell(model, 4, TraceModel::StepColumn).contains(QStringLiteral("Filter passages (2)")));
        QCOMPARE(cell(model, 4, TraceModel::OutcomeColumn), QStringLiteral("some"));
        QCOMPARE(cell(model, 4, TraceModel::BecauseColumn), QStringLiteral("4 of 5 relevant"));
        QCOMPARE(cell(model, 2, TraceModel::TimeColumn), QStringLiteral("0.6 s"));
    }

    void namesStandWholeWhereThereIsRoom()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add(sample::trace());
        panel.resize(900, 500);
        panel.show();
        const auto *list = panel.findChild<QTreeView *>();
        const QFontMetrics metrics(list->font());
        for (int row = 0; row < panel.model()->rowCount(); ++row) {
            for (const int column : {TraceModel::StepColumn, TraceModel::OutcomeColumn}) {
                const QString text = cell(panel.model(), row, column);
                QVERIFY2(metrics.horizontalAdvance(text) + list->indentation() < list->columnWidth(column),
                         qPrintable(text));
            }
        }
        list->header()->resizeSection(TraceModel::StepColumn, 90); // the user's width stays
        panel.resize(1000, 500);
        QCOMPARE(list->columnWidth(TraceModel::StepColumn), 90);
    }

    void verdictsStandUnderTheirStep()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add(sample::trace());
        const QModelIndex grade = panel.model()->find(QStringLiteral("grade"), 2);
        QCOMPARE(panel.model()->rowCount(grade), 5);
        QCOMPARE(cell(panel.model(), 0, TraceModel::StepColumn, grade), QStringLiteral("● relevant"));
        QCOMPARE(cell(panel.model(), 0, TraceModel::OutcomeColumn, grade), QStringLiteral("97 %"));
        QCOMPARE(cell(panel.model(), 3, TraceModel::StepColumn, grade), QStringLiteral("? could not be read"));
        QCOMPARE(cell(panel.model(), 3, TraceModel::OutcomeColumn, grade), QString());
        QCOMPARE(cell(panel.model(), 4, TraceModel::OutcomeColumn, grade),
                 QStringLiteral("98 %")); // sure that it is not relevant
    }

    void progressAndFailureAreSaidInTheRow()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add({MadeEvent{TraceKind::Entered, QStringLiteral("grade"), 1, {}, {}, 0},
                 MadeEvent{TraceKind::Progress, QStringLiteral("grade"), 1, QStringLiteral("3 of 8"), {}, 5}});
        QCOMPARE(cell(panel.model(), 0, TraceModel::OutcomeColumn), QStringLiteral("running · 3 of 8"));
        run.add({MadeEvent{TraceKind::Failed, QStringLiteral("grade"), 1, QStringLiteral("Start the server."), {}, 9}});
        QCOMPARE(cell(panel.model(), 0, TraceModel::OutcomeColumn), QStringLiteral("failed"));
        QCOMPARE(cell(panel.model(), 0, TraceModel::BecauseColumn), QStringLiteral("Start the server."));
    }

    void everyRowCanBeHeard()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add(sample::trace());
        const QModelIndex grade = panel.model()->find(QStringLiteral("grade"), 2);
        QCOMPARE(grade.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Filter passages, visit 2: some. 4 of 5 relevant 1.5 s"));
        QCOMPARE(panel.model()->index(4, 0, grade).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Relevance: not relevant, 98 % sure. Levels of inventory, another subject."));
    }

    void followsTheRunUntilTheUserChooses()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        QSignalSpy selected(&panel, &ui::TracePanel::stepSelected);
        auto *list = panel.findChild<QTreeView *>();
        run.add(sample::trace().mid(0, 2));
        panel.show(); // hidden behind another tab before
        QCOMPARE(list->currentIndex().row(), 0);
        run.add(sample::trace().mid(2, 2));
        QCOMPARE(list->currentIndex().row(), 1);
        QVERIFY(selected.isEmpty()); // following is not selecting
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].toString(), QStringLiteral("retrieve"));
        run.add(sample::trace().mid(4));
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(selected.last()[0].toString(), QStringLiteral("judge"));
    }

    void goesWhereTheGraphWasClicked()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add(sample::trace());
        QSignalSpy selected(&panel, &ui::TracePanel::stepSelected);
        panel.select(QStringLiteral("retrieve"), 2);
        QCOMPARE(panel.findChild<QTreeView *>()->currentIndex().row(), 3);
        QVERIFY(selected.isEmpty()); // otherwise the two would trigger each other endlessly
        panel.select(QStringLiteral("write"), 0);
        QCOMPARE(panel.findChild<QTreeView *>()->currentIndex().row(), 7);
        panel.select(QStringLiteral("decline"), 1); // it never ran, so nothing is shown
        QCOMPARE(panel.findChild<QTreeView *>()->currentIndex().row(), 7);
    }

    void detailsSayWhatAStepReadKeptAndLeftOut()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add(sample::trace());
        panel.select(QStringLiteral("grade"), 2);
        QTRY_VERIFY(details(panel).contains(QStringLiteral("Kept")));
        QVERIFY(details(panel).contains(QStringLiteral("Left out")));
        QVERIFY(details(panel).contains(QStringLiteral("Satellite altimetry shows")));
        panel.select(QStringLiteral("write"), 1);
        QTRY_VERIFY(details(panel).contains(QStringLiteral("Given to the writer")));
        QVERIFY(details(panel).contains(QStringLiteral("Satellite altimetry shows")));
    }

    void detailsHoldQueryPassagesPromptAndReply()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        run.add(sample::trace());
        panel.select(QStringLiteral("retrieve"), 2);
        QVERIFY(details(panel).contains(QStringLiteral("causes of global mean sea level rise")));
        QVERIFY(details(panel).contains(QStringLiteral("Satellite altimetry shows")));
        panel.select(QStringLiteral("rewrite"), 1);
        QVERIFY(details(panel).contains(QStringLiteral("Rephrase the question so that a search finds")));

        auto *list = panel.findChild<QTreeView *>();
        list->setCurrentIndex(panel.model()->index(3, 0, panel.model()->find(QStringLiteral("grade"), 2)));
        QTRY_VERIFY(details(panel).contains(QStringLiteral("discusses <b>tide gauges</b> and where"))); // verbatim
        QVERIFY(details(panel).contains(QStringLiteral("Is this passage useful")));
    }

    void wordsOfTheStreamAreGathered()
    {
        ui::RunModel run;
        ui::TracePanel panel(run);
        run.start(sample::graph());
        panel.show();
        run.add({MadeEvent{TraceKind::Entered, QStringLiteral("write"), 1, {}, {}, 0}});
        for (int i = 0; i < 1000; ++i)
            run.add({MadeEvent{TraceKind::Token, QStringLiteral("write"), 1, QString::number(i) + u' ', {}, i}});
        QTRY_VERIFY(details(panel).contains(QStringLiteral("998 999")));
        QCOMPARE(panel.model()->rowCount(), 1);
    }

    void aReplayEndsAsTheRunDid()
    {
        ui::RunModel run;
        ui::TracePanel list(run);
        run.start(sample::graph());
        ui::ReplayBar bar(run);
        QVERIFY(bar.isHidden());
        bar.open(sample::trace(), QDateTime(QDate(2026, 5, 1), QTime(14, 32)));
        QVERIFY(!bar.isHidden());
        QVERIFY(run.progress().finished());

        auto *slider = bar.findChild<QSlider *>();
        slider->setValue(4); // back to the middle
        QCOMPARE(run.progress().running(), QStringLiteral("grade"));
        QCOMPARE(list.model()->rowCount(), 2);
        slider->setValue(slider->maximum());
        QVERIFY(run.progress().finished());
        QCOMPARE(run.progress().taken().size(), 10);
        QCOMPARE(list.model()->rowCount(), 10);
    }

    void playingTellsEveryEventOnceAndInOrder()
    {
        ui::RunModel run;
        run.start(sample::graph());
        ui::ReplayBar bar(run);
        QList<int> places;
        connect(&bar, &ui::ReplayBar::moved, this, [&] { places.append(bar.shown()); });
        bar.open(sample::trace(), QDateTime::currentDateTime());
        auto *speed = bar.findChild<QComboBox *>();
        speed->setCurrentIndex(speed->count() - 1);
        auto *play = bar.findChild<QToolButton *>(QStringLiteral("play"));
        places.clear();
        play->click();
        QVERIFY(bar.shown() < sample::trace().size()); // started again
        QTRY_COMPARE(bar.shown(), int(sample::trace().size()));
        QVERIFY(places.size() > 1 && std::is_sorted(places.begin(), places.end()));
        qsizetype verdicts = 0; // each event once
        for (const ui::StepVisit &visit : run.visits().all())
            verdicts += visit.verdicts.size();
        const core::Trace all = sample::trace();
        QCOMPARE(verdicts, std::count_if(all.begin(), all.end(), [](const TraceEvent &e) { return e.verdict(); }));
        QCOMPARE(run.progress().taken().size(), 10);
    }

    // A run of milliseconds is stretched until it can be read; a long one is not lengthened.
    void aShortRunIsStretched()
    {
        const auto run = [](int steps, qint64 each) {
            core::Trace trace;
            for (int i = 0; i < steps; ++i) {
                trace.append(MadeEvent{TraceKind::Entered, QStringLiteral("step"), i + 1, {}, {}, i * each});
                trace.append(MadeEvent{TraceKind::Left, QStringLiteral("step"), i + 1, {}, {}, i * each + each});
            }
            return trace;
        };
        for (const int each : {0, 4}) { // milliseconds, in all less than forty
            const QList<double> pace = ui::ReplayBar::paceOf(run(9, each));
            QCOMPARE(pace.size(), 18);
            for (int step = 1; step < 9; ++step)
                QVERIFY(pace[2 * step] - pace[2 * step - 2] >= 599);
            QVERIFY(std::is_sorted(pace.begin(), pace.end()));
            QVERIFY(pace.last() < 9 * 600 + 1);
        }
        const QList<double> slow = ui::ReplayBar::paceOf(run(5, 3000));
        QCOMPARE(slow.last(), 15000.0);
        QVERIFY(ui::ReplayBar::paceOf({}).isEmpty());
    }

    void pausingStops()
    {
        ui::RunModel run;
        ui::ReplayBar bar(run);
        bar.open(sample::trace(), QDateTime::currentDateTime());
        bar.play();
        QTRY_VERIFY(bar.shown() >= 1);
        bar.pause();
        const int shown = bar.shown();
        QVERIFY(shown < sample::trace().size());
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCOMPARE(bar.shown(), shown);
    }

    void leavingTheReplayIsSaid()
    {
        ui::RunModel run;
        ui::ReplayBar bar(run);
        bar.open(sample::trace(), QDateTime::currentDateTime());
        QSignalSpy closed(&bar, &ui::ReplayBar::closed);
        bar.findChild<QToolButton *>(QStringLiteral("leave"))->click();
        QCOMPARE(closed.size(), 1);
        QVERIFY(bar.isHidden());
        QVERIFY(!bar.isOpen());
    }
};

QTEST_MAIN(TestTracePanel)
#include "tst_tracepanel.moc"
