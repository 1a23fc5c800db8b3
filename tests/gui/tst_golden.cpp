// Replays recorded runs of all flows and compares them with pictures (golden.h): the graph with its attempts, light and
// dark, and, in a second run with QT_SCALE_FACTOR=2, at twice the size.
#include "tests/gui/golden.h"
#include "tests/traceevents.h"
#include "ui/run/graphpanel.h"
#include "ui/run/runtimeline.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QVBoxLayout>

using namespace golden;

namespace {

constexpr int moments = 3; // of each run: early, late and at its end

// The graph and attempts after a number of events; between steps nothing pulses.
class Stage
{
public:
    explicit Stage(const QString &flow) : m_trace(traceOf(flow))
    {
        auto *column = new QVBoxLayout(&m_panel);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(&m_graph, 1);
        column->addWidget(&m_timeline);
        m_panel.resize(room);
        m_panel.show();
        m_run.start(graphOf(flow));
    }
    const core::Trace &trace() const { return m_trace; }
    qsizetype eventsAt(int moment) const
    {
        qsizetype events = m_trace.size() * (moment + 1) / moments;
        while (events < m_trace.size() && kindOf(m_trace[events - 1]) != TraceKind::Left)
            ++events;
        return events;
    }
    QImage drawn(int moment) { return drawn(m_trace.mid(0, eventsAt(moment)), moment + 1 == moments); }
    QImage drawn(const core::Trace &events, bool ended)
    {
        m_run.clear();
        m_run.add(events);
        if (ended)
            m_run.finish();
        return atRest(m_panel, [this] { m_graph.fit(); });
    }

private:
    core::Trace m_trace;
    ui::RunModel m_run;
    QWidget m_panel;
    ui::GraphPanel m_graph{m_run};
    ui::RunTimeline m_timeline{m_run};
};

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!hasTheFont())
            QSKIP("the pictures were drawn with DejaVu Sans: install fonts-dejavu-core");
    }

    void everyFlowHasARecordedRun()
    {
        for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>())
            QVERIFY2(!traceOf(core::toQString(flow->id())).isEmpty(), qPrintable(core::toQString(flow->id())));
    }

    void looksAsItDid_data() { addRows(); }
    void looksAsItDid()
    {
        QFETCH(QString, flow);
        QFETCH(QString, theme);
        ui::applyTheme(theme);
        Stage stage(flow);
        QImage all(room.width() / coarser * moments, room.height() / coarser, QImage::Format_RGB32);
        QPainter painter(&all);
        for (int moment = 0; moment < moments; ++moment)
            painter.drawImage(moment * room.width() / coarser, 0, stage.drawn(moment));
        painter.end();
        const double off = compared(all, flow, theme, moments);
        LOOKS_ALIKE(off);
        qInfo("%.3f %% of the cells differ", off * 100);
    }

    // Tests that the comparison detects changes.
    void whatMattersIsSeen_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"the last step is missing", "the run failed", "an attempt is missing", "another edge",
                                 "the other theme", "another flow"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void whatMattersIsSeen()
    {
        QFETCH(QString, what);
        const QString flow =
            what == QStringLiteral("another flow") ? QStringLiteral("plain") : QStringLiteral("self-rag");
        ui::applyTheme(what == QStringLiteral("the other theme") ? QStringLiteral("dark") : QStringLiteral("light"));
        Stage stage(flow);
        core::Trace events = stage.trace();
        if (what == QStringLiteral("the last step is missing")) {
            events = events.mid(0, stage.eventsAt(1));
        } else if (what == QStringLiteral("the run failed")) {
            events.last().what = core::StepFailed{QStringLiteral("useful")};
        } else if (what == QStringLiteral("an attempt is missing")) {
            while (events.last().visit > 1 || events.last().node != QStringLiteral("verify"))
                events.removeLast();
        } else if (what == QStringLiteral("another edge")) {
            auto &left = std::get<core::StepLeft>(events.last().what);
            left.outcome = QStringLiteral("useless");
            left.to = QStringLiteral("rewrite");
        }
        const double off = difference(kept(QStringLiteral("self-rag"), QStringLiteral("light"), moments - 1),
                                      stage.drawn(events, true));
        LOOKS_DIFFERENT(off);
        qInfo("%.2f %% of the cells differ", off * 100);
    }
};

QTEST_MAIN(TestGolden)
#include "tst_golden.moc"
