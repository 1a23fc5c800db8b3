// A RunModel's guarantees to its panels: the result does not depend on how events are batched, there is one signal per
// batch, and no trace causes harm.
#include "core/base/catalogue.h"
#include "core/flow/tracejson.h"
#include "core/flows/steps/answerstate.h"
#include "tests/gui/recordedrun.h"
#include "tests/traceevents.h"
#include "ui/run/arrivals.h"
#include "ui/run/graphpage.h"
#include "ui/run/runmodel.h"
#include "ui/run/runpanel.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QSignalSpy>
#include <QtTest>

#include <memory>
#include <random>

using core::TraceEvent;
using ui::RunModel;

namespace {

core::Trace traceOf(const QString &flow)
{
    return core::traceFrom(core::Json::parse(sample::bytes(qPrintable(flow + QStringLiteral(".trace.json")))));
}

core::Graph graphOf(const QString &flow)
{
    for (const core::AnswerFlow *offered : core::offers<core::AnswerFlow>()) {
        if (core::toQString(offered->id()) == flow)
            return offered->graph();
    }
    return {};
}

QString inWords(const core::Verdict *verdict)
{
    return verdict ? QStringLiteral("%1 %2 %3").arg(verdict->kind).arg(verdict->passage).arg(verdict->label)
                   : QStringLiteral("-");
}

template <class Numbers>
QString listed(const Numbers &numbers) // in ascending order, independent of the container
{
    QStringList words;
    for (const auto number : numbers)
        words.append(QString::number(number));
    words.sort();
    return words.join(u',');
}

QStringList toldByProgress(const RunModel &run)
{
    QStringList lines;
    for (const core::Graph::Node &node : run.graph().nodes) {
        const ui::StepProgress step = run.progress().step(node.id);
        lines.append(QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                         .arg(node.id)
                         .arg(int(step.state))
                         .arg(step.visits)
                         .arg(step.calls)
                         .arg(step.milliseconds)
                         .arg(step.doing, step.problem));
    }
    for (const ui::TakenEdge &edge : run.progress().taken())
        lines.append(QStringLiteral("%1 %2 %3 %4").arg(edge.from, edge.outcome, edge.to).arg(edge.number));
    for (const ui::BudgetPart &part : run.budget().parts())
        lines.append(part.brief);
    for (const ui::MainStep &step : run.steps().all())
        lines.append(QStringLiteral("%1: %2, %3 back to %4").arg(step.node, step.words, step.retry).arg(step.backTo));
    return lines;
}

QStringList toldByVisits(const RunModel &run)
{
    QStringList lines;
    for (const ui::StepVisit &visit : run.visits().all()) {
        lines.append(QStringLiteral("%1 %2 in %3: %4 %5-%6 %7")
                         .arg(visit.node)
                         .arg(visit.visit)
                         .arg(visit.lane)
                         .arg(int(visit.state))
                         .arg(visit.entered)
                         .arg(visit.left)
                         .arg(visit.calls));
        lines.append(visit.outcome + u'|' + visit.because + u'|' + visit.ended + u'|' + run.visits().wordsOf(visit));
        for (const core::Verdict *verdict : visit.verdicts)
            lines.append(inWords(verdict));
    }
    return lines;
}

QStringList toldByEvidence(const RunModel &run)
{
    QStringList lines;
    for (const ui::LedgerEntry &entry : run.ledger().entries()) {
        const core::Passage *passage = run.findings().passage(entry.passage);
        const ui::Removal *removal = run.removals().of(entry.passage);
        lines.append(
            QStringLiteral("%1 %2 by %3: %4, %5, %6")
                .arg(passage ? passage->title : QStringLiteral("unknown"))
                .arg(int(entry.fate))
                .arg(listed(entry.attempts), inWords(entry.relevance), inWords(entry.support), inWords(entry.utility)));
        lines.append(removal ? ui::inWords(*removal, run.title(removal->node)) : QStringLiteral("stays"));
        lines.append(entry.answer + entry.strips.join(u'|'));
    }
    for (const core::Verdict *verdict : run.ledger().answer() + run.ledger().decisions())
        lines.append(inWords(verdict));
    for (const ui::AttemptSeen &attempt : run.attempts().all()) {
        lines.append(attempt.queries.join(u'|') + u'|' + attempt.answer);
        lines.append(listed(attempt.found) + u'|' + listed(attempt.used) + u'|' + listed(attempt.relevance.keys()));
        lines.append(inWords(attempt.grounded) + u'|' + inWords(attempt.useful));
    }
    return lines;
}

QString told(const RunModel &run) // all parts of the model as text
{
    QStringList lines = toldByProgress(run) + toldByVisits(run) + toldByEvidence(run);
    for (const ui::StreamedWords &words : run.visits().streams())
        lines.append(words.node + u' ' + words.text);
    lines.append(ui::arrivedHtml(run));
    return lines.join(u'\n');
}

// Impossible traces: unknown steps, wrong visits, duplicates, any order.
core::Trace hostile(const core::Trace &trace, unsigned seed)
{
    std::mt19937 random(seed);
    core::Trace events = trace;
    for (TraceEvent &event : events) {
        switch (random() % 8) {
        case 0:
            event.node = QStringLiteral("unknown");
            break;
        case 1:
            event.visit = int(random() % 5) - 2;
            break;
        case 2:
            event.at = -event.at;
            break;
        case 3:
            event.takenOver = true;
            break;
        default:
            break;
        }
    }
    events += events.mid(0, events.size() / 2);
    std::shuffle(events.begin(), events.end(), random);
    return events;
}

} // namespace

class TestRunModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void tellsSpeedAndPrice()
    {
        const auto budgetAfter = [](int priced) {
            const QJsonObject counts{{QStringLiteral("calls"), 4},
                                     {QStringLiteral("first_seconds"), 1.25},
                                     {QStringLiteral("tokens_per_second"), 23.4},
                                     {QStringLiteral("dollars"), 0.00123},
                                     {QStringLiteral("priced_calls"), priced},
                                     {QStringLiteral("gpu_share"), 0.6}};
            RunModel run;
            run.start(graphOf(QStringLiteral("plain")));
            run.add({MadeEvent{TraceKind::Entered, QStringLiteral("write")},
                     MadeEvent{TraceKind::Left, QStringLiteral("write"), 1, QStringLiteral("written"), counts}});
            return run.budget().speed();
        };
        const QLocale locale;
        const QString first = QStringLiteral("first words after %1 s").arg(locale.toString(1.25, 'f', 1));
        const QString onGpu = QStringLiteral("60 % on the GPU");
        const QString price = locale.toString(0.00123, 'f', 4);
        QCOMPARE(budgetAfter(4),
                 (QStringList{first, QStringLiteral("23 tokens/s"), onGpu, QStringLiteral("about $") + price}));
        QCOMPARE(budgetAfter(2).last(), QStringLiteral("at least $") + price); // two calls of another model
        QCOMPARE(budgetAfter(0), (QStringList{first, QStringLiteral("23 tokens/s"), onGpu}));
    }

    void isTheSameInWhateverBundlesTheEventsCome_data() { addFlows(); }
    void isTheSameInWhateverBundlesTheEventsCome()
    {
        QFETCH(QString, flow);
        const core::Trace trace = traceOf(flow);
        QVERIFY(!trace.isEmpty());
        RunModel whole;
        whole.start(graphOf(flow));
        whole.add(trace);
        RunModel single;
        single.start(graphOf(flow));
        for (const TraceEvent &event : trace)
            single.add({event});
        QCOMPARE(told(single), told(whole));
        RunModel bundled;
        bundled.start(graphOf(flow));
        bundled.add(trace.mid(0, 7));
        bundled.clear(); // once more from the beginning
        for (qsizetype at = 0, size = 1; at < trace.size(); at += size, ++size)
            bundled.add(trace.mid(at, size));
        QCOMPARE(told(bundled), told(whole));
        for (RunModel *run : {&whole, &single, &bundled})
            run->finish(100);
        QCOMPARE(told(single), told(whole));
        QCOMPARE(told(bundled), told(whole));
    }

    void holdsEachPassageAndVerdictOnce_data() { addFlows(); }
    void holdsEachPassageAndVerdictOnce()
    {
        QFETCH(QString, flow);
        const core::Trace trace = traceOf(flow);
        RunModel run;
        run.start(graphOf(flow));
        run.add(trace);
        QSet<const core::Verdict *> verdicts;
        for (const ui::StepVisit &visit : run.visits().all())
            verdicts.unite(QSet<const core::Verdict *>(visit.verdicts.begin(), visit.verdicts.end()));
        const auto tells = [](const TraceEvent &event) { return event.verdict() != nullptr; };
        QCOMPARE(verdicts.size(), std::count_if(trace.begin(), trace.end(), tells));
        for (const ui::LedgerEntry &entry : run.ledger().entries()) {
            QVERIFY(run.findings().passage(entry.passage));
            for (const core::Verdict *verdict : {entry.relevance, entry.support, entry.utility})
                QVERIFY(!verdict || verdicts.contains(verdict));
        }
        for (const ui::AttemptSeen &attempt : run.attempts().all()) {
            for (const core::Verdict *verdict : attempt.relevance)
                QVERIFY(verdicts.contains(verdict));
        }
    }

    void tellsABundleOnceAndWhatItChanged()
    {
        RunModel run;
        run.start(sample::graph(), true);
        QList<RunModel::Parts> changes;
        connect(&run, &RunModel::changed, this, [&](RunModel::Parts parts) { changes.append(parts); });
        run.add({});
        QVERIFY(changes.isEmpty());
        run.add(sample::trace());
        QCOMPARE(changes.size(), 1);
        QVERIFY(changes[0] & RunModel::Steps && changes[0] & RunModel::Evidence);
        run.add({{QStringLiteral("write"), 2, core::AnswerWords{QStringLiteral("Water")}}});
        QCOMPARE(changes.last(), RunModel::Parts(RunModel::Words));
        run.add({{QStringLiteral("write"), 3, core::StepEntered{}}});
        QCOMPARE(changes.last(), RunModel::Parts(RunModel::Steps));
    }

    void clearingKeepsTheGraphAlone()
    {
        RunModel run;
        run.start(sample::graph(), true);
        const QString before = told(run);
        QSignalSpy cleared(&run, &RunModel::cleared);
        run.add(sample::trace());
        QVERIFY(told(run) != before);
        run.clear();
        QCOMPARE(cleared.size(), 1);
        QCOMPARE(told(run), before);
        QCOMPARE(run.graph().nodes.size(), sample::graph().nodes.size());
        QVERIFY(run.isRunning());
        QVERIFY(!run.findings().passage(51));
    }

    void finishingStopsWhatRuns()
    {
        RunModel run;
        run.start(sample::graph(), true);
        run.add(sample::trace().mid(0, 4));
        QCOMPARE(run.progress().running(), QStringLiteral("grade"));
        QSignalSpy finished(&run, &RunModel::finished);
        run.finish(9);
        QCOMPARE(finished.size(), 1);
        QVERIFY(!run.isRunning() && run.progress().finished());
        QCOMPARE(run.progress().step(QStringLiteral("grade")).state, ui::StepState::Stopped);
        QCOMPARE(run.visits().all().last().state, ui::StepState::Stopped);
        QCOMPARE(run.progress().calls(), 9);
        QCOMPARE(run.budget().calls(), 9);
        const QString once = told(run);
        run.finish(9);
        QCOMPARE(told(run), once);
    }

    void goesWithTheRunOfAnother()
    {
        auto live = std::make_unique<RunModel>();
        live->start(sample::graph(), true);
        live->add(sample::trace().mid(0, 5));
        RunModel shown;
        QSignalSpy started(&shown, &RunModel::started);
        QSignalSpy changed(&shown, &RunModel::changed);
        QSignalSpy finished(&shown, &RunModel::finished);
        shown.follow(*live);
        QCOMPARE(started.size(), 1);
        QCOMPARE(changed.size(), 1); // the changes before
        QCOMPARE(&shown.ledger(), &live->ledger());
        live->add(sample::trace().mid(5));
        QCOMPARE(changed.size(), 2);
        live->finish();
        QCOMPARE(finished.size(), 1);
        QVERIFY(!shown.isRunning());
        const QString all = told(*live);
        live.reset();
        QCOMPARE(told(shown), all); // unchanged

        RunModel next;
        next.start(sample::graph(), true);
        shown.follow(next);
        shown.start(sample::graph()); // a new live run
        next.add(sample::trace());
        QVERIFY(shown.visits().all().isEmpty());
        QCOMPARE(changed.size(), 2);
    }

    void aFollowedRunThatBeginsAnewIsGoneWith()
    {
        RunModel live;
        RunModel shown;
        shown.follow(live);
        live.start(sample::graph(), true);
        live.add(sample::trace());
        QCOMPARE(told(shown), told(live));
        live.clear();
        QVERIFY(shown.visits().all().isEmpty());
    }

    void noTraceHarmsIt_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<unsigned>("seed");
        for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>()) {
            const QString id = core::toQString(flow->id());
            for (unsigned seed = 1; seed <= 4; ++seed)
                QTest::addRow("%s %u", qPrintable(id), seed) << id << seed;
        }
    }
    void noTraceHarmsIt()
    {
        QFETCH(QString, flow);
        QFETCH(unsigned, seed);
        const core::Trace trace = hostile(traceOf(flow), seed);
        RunModel whole;
        whole.start(graphOf(flow));
        whole.add(trace);
        whole.finish();
        RunModel live; // live, with all panels
        live.start(graphOf(flow), true);
        QWidget window;
        ui::RunPanel panel;
        auto *row = new QHBoxLayout(&window);
        row->addWidget(panel.graphPage(), 1);
        row->addWidget(&panel);
        panel.graphPage()->show();
        window.resize(1100, 900);
        window.show();
        panel.follow(live, {});
        for (qsizetype at = 0, size = 1; at < trace.size(); at += size, size = size % 9 + 1) {
            live.add(trace.mid(at, size));
            QCoreApplication::processEvents();
        }
        live.finish();
        QCOMPARE(told(panel.run()), told(whole));
        for (const ui::StepVisit &visit : live.visits().all())
            QVERIFY(visit.state != ui::StepState::Running);
        QVERIFY(live.progress().running().isEmpty());
        QVERIFY(!window.grab().isNull() && !panel.picture().png().isEmpty());
        core::Turn turn; // and as a replay
        turn.trace = trace;
        panel.show(graphOf(flow), turn);
        panel.replay();
        QVERIFY(!window.grab().isNull());
    }

private:
    static void addFlows()
    {
        QTest::addColumn<QString>("flow");
        for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>())
            QTest::newRow(qPrintable(core::toQString(flow->id()))) << core::toQString(flow->id());
    }
};

QTEST_MAIN(TestRunModel)
#include "tst_runmodel.moc"
