// Recorded runs of all flows, replayed and compared with pictures that were looked at (tests/data/golden): light and
// dark, and, run again with QT_SCALE_FACTOR=2, at twice the size. A picture is kept at a quarter of its size, each cell
// may stand one cell aside, and few may differ: that is what other versions of a font do. What must be seen through all
// that is tested here as well. Where a change is meant, make the pictures anew and look at them:
//   ATTEST_GOLDEN=write QT_QPA_PLATFORM=offscreen build/dev/bin/tst_golden
#include "core/base/catalogue.h"
#include "core/flows/answering.h"
#include "tests/gui/sample.h"
#include "ui/graphpanel.h"
#include "ui/runtimeline.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QPainter>
#include <QVBoxLayout>
#include <QtTest>

namespace {

const QSize room(420, 720);
constexpr int coarser = 4;
constexpr int moments = 3;          // of each run: early, late, and its end
constexpr int mostOff = 36;         // of 255, of a cell's colours
constexpr double mostCells = 0.003; // that are further off

core::Graph graphOf(const QString &flow)
{
    for (const core::AnsweringFlow *offered : core::offers<core::AnsweringFlow>()) {
        if (core::toQString(offered->id()) == flow)
            return offered->graph();
    }
    return {};
}

core::Trace traceOf(const QString &flow)
{
    return core::traceFrom(sample::read(qPrintable(flow + QStringLiteral(".trace.json"))).array());
}

// Graph and attempts as they are after so many events. Between two steps nothing pulses.
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
        m_graph.setFocusPolicy(Qt::NoFocus); // or a ring would show it
        m_timeline.setFocusPolicy(Qt::NoFocus);
        m_panel.resize(room);
        m_panel.show();
        m_graph.show(graphOf(flow));
        m_timeline.show(graphOf(flow));
    }
    const core::Trace &trace() const { return m_trace; }
    qsizetype eventsAt(int moment) const
    {
        qsizetype events = m_trace.size() * (moment + 1) / moments;
        while (events < m_trace.size() && m_trace[events - 1].kind != core::TraceEvent::Left)
            ++events;
        return events;
    }
    QImage drawn(int moment) { return drawn(m_trace.mid(0, eventsAt(moment)), moment + 1 == moments); }
    QImage drawn(const core::Trace &events, bool ended)
    {
        m_graph.clear();
        m_timeline.clear();
        m_graph.add(events);
        m_timeline.add(events);
        if (ended) {
            m_graph.finish();
            m_timeline.finish();
        }
        QImage whole;
        const bool settled = QTest::qWaitFor([&] {
            QTest::qWait(60); // what changed is shown together, and then the window is laid out
            m_graph.fit();
            const QImage now = m_panel.grab().toImage();
            return now == std::exchange(whole, now);
        });
        if (!settled)
            qWarning("the picture does not come to rest");
        whole.setDevicePixelRatio(1); // all of its pixels
        return whole.scaled(room / coarser, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_RGB32);
    }

private:
    core::Trace m_trace;
    QWidget m_panel;
    ui::GraphPanel m_graph;
    ui::RunTimeline m_timeline;
};

int apart(QRgb a, QRgb b)
{
    return std::max({qAbs(qRed(a) - qRed(b)), qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))});
}

// The share of cells that differ, wherever in the neighbourhood one looks.
double difference(const QImage &golden, const QImage &drawn)
{
    if (golden.size() != drawn.size())
        return 1;
    const auto nearest = [](const QImage &image, int x, int y, QRgb wanted) {
        int least = 255;
        for (int by = std::max(0, y - 1); by <= std::min(image.height() - 1, y + 1); ++by) {
            for (int bx = std::max(0, x - 1); bx <= std::min(image.width() - 1, x + 1); ++bx)
                least = std::min(least, apart(image.pixel(bx, by), wanted));
        }
        return least;
    };
    int off = 0;
    for (int y = 0; y < golden.height(); ++y) {
        for (int x = 0; x < golden.width(); ++x)
            off += nearest(drawn, x, y, golden.pixel(x, y)) > mostOff ||
                   nearest(golden, x, y, drawn.pixel(x, y)) > mostOff;
    }
    return double(off) / (golden.width() * golden.height());
}

QString goldenFile(const QString &flow, const QString &theme)
{
    return QStringLiteral(ATTEST_TEST_DATA "/golden/%1-%2.png").arg(flow, theme);
}

QImage golden(const QString &flow, const QString &theme, int moment)
{
    const QImage all(goldenFile(flow, theme));
    return all.copy(QRect(QPoint(moment * room.width() / coarser, 0), room / coarser))
        .convertToFormat(QImage::Format_RGB32);
}

// Where the pictures are too far from those that are kept, they are kept as well, to be looked at.
void keep(const QImage &image, const QString &name)
{
    const QString folder = qEnvironmentVariable("ATTEST_PICTURES");
    if (!folder.isEmpty())
        image.save(QDir(folder).filePath(name));
}

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QFontDatabase::families().contains(QStringLiteral("DejaVu Sans")))
            QSKIP("the pictures were drawn with DejaVu Sans: install fonts-dejavu-core");
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(13);
        QApplication::setFont(font);
    }

    void everyFlowHasARecordedRun()
    {
        for (const core::AnsweringFlow *flow : core::offers<core::AnsweringFlow>())
            QVERIFY2(!traceOf(core::toQString(flow->id())).isEmpty(), qPrintable(core::toQString(flow->id())));
    }

    void looksAsItDid_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<QString>("theme");
        for (const core::AnsweringFlow *flow : core::offers<core::AnsweringFlow>()) {
            const QString id = core::toQString(flow->id());
            for (const char *theme : {"light", "dark"})
                QTest::newRow(qPrintable(id + u' ' + QLatin1String(theme))) << id << QString::fromLatin1(theme);
        }
    }
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
        if (qEnvironmentVariable("ATTEST_GOLDEN") == QStringLiteral("write")) {
            QVERIFY(QDir().mkpath(QStringLiteral(ATTEST_TEST_DATA "/golden")));
            QVERIFY(all.convertToFormat(QImage::Format_RGB444)
                        .convertToFormat(QImage::Format_RGB32)
                        .save(goldenFile(flow, theme)));
        }
        double worst = 0;
        for (int moment = 0; moment < moments; ++moment) {
            const QRect part(QPoint(moment * room.width() / coarser, 0), room / coarser);
            const double off = difference(golden(flow, theme, moment), all.copy(part));
            worst = std::max(worst, off);
        }
        if (worst > mostCells)
            keep(all, QStringLiteral("golden-%1-%2.png").arg(flow, theme));
        QVERIFY2(worst <= mostCells, qPrintable(QStringLiteral("%1 % of the cells differ").arg(worst * 100)));
        qInfo("%.3f %% of the cells differ", worst * 100);
    }

    // A comparison that sees nothing would hold for ever.
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
            events.last().kind = core::TraceEvent::Failed;
        } else if (what == QStringLiteral("an attempt is missing")) {
            while (events.last().visit > 1 || events.last().node != QStringLiteral("verify"))
                events.removeLast();
        } else if (what == QStringLiteral("another edge")) {
            events.last().text = QStringLiteral("useless");
            events.last().details[QLatin1String("to")] = QStringLiteral("rewrite");
        }
        const double off = difference(golden(QStringLiteral("self-rag"), QStringLiteral("light"), moments - 1),
                                      stage.drawn(events, true));
        QVERIFY2(off > 2 * mostCells, qPrintable(QStringLiteral("only %1 % of the cells differ").arg(off * 100)));
        qInfo("%.2f %% of the cells differ", off * 100);
    }
};

QTEST_MAIN(TestGolden)
#include "tst_golden.moc"
