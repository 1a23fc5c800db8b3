// A live run and its later replay from the library look the same at the end and at every
// step.
#include "app/services/assistant.h"
#include "tests/pdfs.h"
#include "ui/run/budgetline.h"
#include "ui/run/graphpanel.h"
#include "ui/run/replaybar.h"
#include "ui/run/runpanel.h"
#include "ui/run/runtimeline.h"
#include "ui/widgets/theme.h"
#include "ui/run/tracepanel.h"
#include "ui/run/verdictpanel.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace core;

namespace {

constexpr int patience = 20000;

struct Shown // what is shown of a run
{
    QImage graph;
    QImage attempts;
    QImage budget;
    QImage verdicts;
    QImage trace;
};

template <class Panel>
QImage drawn(ui::RunPanel &run, QSize size)
{
    auto *panel = run.findChild<Panel *>();
    panel->setParent(nullptr); // gets a size of its own, because a replay's bar takes some room
    panel->resize(size);
    panel->show();
    QTest::qWait(200); // changes are shown together
    panel->clearFocus();
    const QImage image = panel->grab().toImage();
    panel->setParent(&run);
    return image;
}

Shown shown(ui::RunPanel &run)
{
    QTest::qWait(200);
    return {run.picture().image(1), drawn<ui::RunTimeline>(run, {400, 60}), drawn<ui::BudgetLine>(run, {800, 30}),
            drawn<ui::VerdictPanel>(run, {400, 900}), drawn<ui::TracePanel>(run, {400, 500})};
}

} // namespace

class TestLiveReplay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void aRunAndItsReplayShowTheSame_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("wish");
        const int goOn = int(EndRequest::GoOn);
        const QString answered = QStringLiteral("What share of copper is used for wires and cables?");
        for (const char *flow :
             {"self-rag", "adaptive-rag", "corrective-rag", "passage-rag", "reflection-rag", "plain"})
            QTest::newRow(flow) << QString::fromLatin1(flow) << answered << goOn;
        QTest::newRow("refused") << QStringLiteral("self-rag") << QStringLiteral("Who composed the opera Fidelio?")
                                 << goOn;
        for (const char *flow : {"self-rag", "passage-rag", "reflection-rag"})
            QTest::addRow("%s, accepted", flow) << QString::fromLatin1(flow) << answered << int(EndRequest::AcceptBest);
        QTest::newRow("stopped") << QStringLiteral("self-rag") << answered << int(EndRequest::StopAfterStep);
    }
    void aRunAndItsReplayShowTheSame()
    {
        QFETCH(QString, flow);
        QFETCH(QString, question);
        QFETCH(int, wish);
        QTemporaryDir folder;
        const QString library = folder.filePath(QStringLiteral("library"));
        const QString pdf = folder.filePath(QStringLiteral("copper.pdf"));
        QVERIFY(tests::writeFile(
            pdf, tests::makePdf({QStringLiteral("The history of copper.\n\nCopper was first smelted in the Balkans."),
                                 QStringLiteral("The uses of copper.\n\nCopper conducts electricity better than any "
                                                "metal but silver.\nHalf of all copper is used for wires and "
                                                "cables.")})));
        ui::RunModel liveRun;
        ui::RunPanel live;
        live.resize(420, 900);
        live.show();
        live.follow(liveRun, {});
        SessionId kept = 0;
        {
            app::Assistant assistant(library);
            Settings settings = assistant.settings();
            settings.flow = flow;
            assistant.setSettings(settings);
            int indexed = 0;
            connect(&assistant, &app::Assistant::libraryChanged, this,
                    [&](const QList<Document> &documents) { indexed = int(documents.size()); });
            assistant.documents().add({pdf});
            QTRY_COMPARE_WITH_TIMEOUT(indexed, 1, patience);
            int run = 0;
            bool ended = false;
            connect(&assistant, &app::Assistant::started, this, [&](const app::Run &begun) {
                if (begun.kind == app::Run::Question)
                    liveRun.start(begun.graph, true);
            });
            connect(&assistant, &app::Assistant::traced, this, [&](int of, const Trace &events) {
                if (of == run)
                    liveRun.add(events);
            });
            connect(&assistant, &app::Assistant::finished, this, [&](int of) { ended = ended || of == run; });
            Turn answered;
            connect(&assistant, &app::Assistant::sessionChanged, this, [&](const Session &session) {
                if (session.id == 0)
                    return;
                kept = session.id;
                answered = session.turns.value(session.turns.size() - 1);
            });
            run = assistant.conversation().ask(question);
            assistant.conversation().requestEnd(run, EndRequest(wish));
            QTRY_VERIFY_WITH_TIMEOUT(ended && !answered.trace.isEmpty(), patience);
            liveRun.finish(answered.cost.calls);
            live.finish(answered);
            QCOMPARE(answered.accepted, wish == int(EndRequest::AcceptBest));
            QCOMPARE(answered.refusal == Refusal::Stopped, wish == int(EndRequest::StopAfterStep));
        }

        app::Assistant again(library);
        Turn turn;
        connect(&again, &app::Assistant::sessionChanged, this, [&](const Session &session) {
            if (!session.turns.isEmpty())
                turn = session.turns.last();
        });
        bool open = false;
        connect(&again, &app::Assistant::libraryChanged, this, [&] { open = true; });
        QTRY_VERIFY_WITH_TIMEOUT(open, patience);
        again.sessions().open(kept);
        QTRY_VERIFY_WITH_TIMEOUT(!turn.trace.isEmpty(), patience);
        ui::RunPanel replayed;
        replayed.resize(420, 900);
        replayed.show();
        replayed.show(turn.graph, turn);
        auto *bar = replayed.findChild<ui::ReplayBar *>();
        QVERIFY(bar->isOpen());
        for (int event = 0; event <= turn.trace.size(); ++event)
            bar->seek(event); // step by step, as when playing
        const Shown first = shown(live);
        const Shown second = shown(replayed);
        QCOMPARE(second.graph, first.graph);
        QCOMPARE(second.attempts, first.attempts);
        QCOMPARE(second.budget, first.budget);
        QCOMPARE(second.verdicts, first.verdicts);
        QCOMPARE(second.trace, first.trace);
    }
};

QTEST_MAIN(TestLiveReplay)
#include "tst_livereplay.moc"
