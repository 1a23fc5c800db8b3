// Measures how often a run's panel is painted while events arrive as from a streaming server: replays the recorded
// Self-RAG run repeatedly, on the given platform (QT_QPA_PLATFORM=offscreen for none). Prints frames per second, the
// time between frames by the clock and the part caused by the thread itself, which other programs do not lengthen, and
// the share of the thread's time. Usage: attest-frames [EVENTS-A-SECOND [SECONDS [TAB]]]; tab 0 is the evidence, 1 the
// flow, 2 the comparison; the whole graph is shown beside it.
#include "tests/gui/recordedrun.h"
#include "ui/run/graphpage.h"
#include "ui/run/graphpanel.h"
#include "ui/run/runmodel.h"
#include "ui/run/runpanel.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

double ownSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

class Frames : public QObject // counts the frames of a widget
{
public:
    explicit Frames(QWidget *painted)
    {
        painted->installEventFilter(this);
        m_clock.start();
        m_own = ownSeconds();
    }

    // Milliseconds between two frames that this share of all intervals does not exceed.
    double at(double share) { return least(m_between, share); }
    double ownAt(double share) { return least(m_ownBetween, share); }
    std::size_t count() const { return m_between.size(); }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::Paint)
            return false;
        m_between.push_back(double(m_clock.nsecsElapsed()) / 1e6);
        m_clock.start();
        const double own = ownSeconds();
        m_ownBetween.push_back((own - m_own) * 1000);
        m_own = own;
        return false;
    }

private:
    static double least(std::vector<double> &times, double share)
    {
        std::sort(times.begin(), times.end());
        return times.empty() ? 0 : times[std::size_t(share * double(times.size() - 1))];
    }

    QElapsedTimer m_clock;
    double m_own = 0;
    std::vector<double> m_between;
    std::vector<double> m_ownBetween;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const double rate = arguments.size() > 1 ? arguments[1].toDouble() : 500;
    const double seconds = arguments.size() > 2 ? arguments[2].toDouble() : 10;
    ui::applyTheme(QStringLiteral("light"));
    QWidget window;
    ui::RunPanel panel;
    auto *row = new QHBoxLayout(&window);
    row->addWidget(panel.graphPage(), 1);
    row->addWidget(&panel);
    panel.graphPage()->show();
    panel.setFixedWidth(420);
    window.resize(1200, 900);
    window.show();
    ui::RunModel run;
    run.start(sample::graph(), true);
    panel.follow(run, {});
    panel.findChild<QTabWidget *>()->setCurrentIndex(arguments.size() > 3 ? arguments[3].toInt() : 0);
    const core::Trace all = sample::trace();
    Frames frames(panel.graphPage()->graph);
    QElapsedTimer clock;
    qint64 sent = 0;
    QTimer feeding; // delivers events since the last time as one batch, like the relay
    feeding.setTimerType(Qt::PreciseTimer);
    QObject::connect(&feeding, &QTimer::timeout, [&] {
        core::Trace bundle;
        for (; sent < qint64(double(clock.elapsed()) * rate / 1000); ++sent) {
            core::TraceEvent event = all[sent % all.size()];
            event.visit += int(sent / all.size()) * 2;
            event.at = clock.elapsed();
            bundle.append(event);
        }
        run.add(bundle);
        if (double(clock.elapsed()) > seconds * 1000)
            QApplication::quit();
    });
    const double ownBefore = ownSeconds();
    clock.start();
    feeding.start(2);
    QApplication::exec();
    const double took = double(clock.elapsed()) / 1000;
    std::printf("%lld events in %.1f s: %.1f frames a second; between two %.1f ms (half), %.1f ms (95 %%), %.1f ms at "
                "most, of its own making %.1f, %.1f and %.1f ms; %.0f %% of the thread's time\n",
                sent, took, double(frames.count()) / took, frames.at(0.5), frames.at(0.95), frames.at(1),
                frames.ownAt(0.5), frames.ownAt(0.95), frames.ownAt(1), (ownSeconds() - ownBefore) / took * 100);
    return 0;
}
