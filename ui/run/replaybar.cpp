#include "ui/run/replaybar.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/graph/graphpainter.h"
#include "ui/run/runmodel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr double leastStep = 600; // milliseconds; anything shorter cannot be read

QToolButton *button(const QString &picture, const QString &name, const QString &says, const QKeySequence &keys = {})
{
    auto *made = new QToolButton;
    made->setIcon(icon(picture));
    made->setObjectName(name);
    made->setAccessibleName(says);
    made->setToolTip(keys.isEmpty() ? says
                                    : QStringLiteral("%1 (%2)").arg(says, keys.toString(QKeySequence::NativeText)));
    return made;
}

} // namespace

ReplayBar::ReplayBar(RunModel &run, QWidget *parent)
    : QWidget(parent),
      m_run(run),
      m_play(new QToolButton),
      m_slider(new QSlider(Qt::Horizontal)),
      m_speed(new QComboBox),
      m_title(new PlainLabel),
      m_time(new PlainLabel),
      m_where(new ElidedLabel),
      m_fork(new QPushButton(tr("Fork here…")))
{
    setAccessibleName(tr("Replay"));
    m_slider->setAccessibleName(tr("Position in the run"));
    m_slider->setToolTip(tr("Drag to see the run as it was at any moment; the arrow keys move from event to event"));
    m_slider->setMinimumWidth(60);
    for (const double speed : {0.5, 1.0, 2.0, 4.0, 16.0})
        m_speed->addItem(tr("%1×").arg(QLocale().toString(speed)), speed);
    m_speed->setCurrentIndex(1);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Replay speed"));
    m_time->setProperty("role", QStringLiteral("quiet"));
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_time->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000,0 s")));
    auto *close = button(QStringLiteral("cross"), QStringLiteral("leave"), tr("Leave the replay"));
    const QKeySequence backwards(Qt::CTRL | Qt::Key_Left);
    const QKeySequence forwards(Qt::CTRL | Qt::Key_Right);
    auto *before = button(QStringLiteral("step-back"), QStringLiteral("previous-step"), tr("One step back"), backwards);
    auto *next = button(QStringLiteral("step-forward"), QStringLiteral("next-step"), tr("One step forward"), forwards);
    m_play->setObjectName(QStringLiteral("play"));
    m_where->setProperty("role", QStringLiteral("quiet"));
    m_fork->setObjectName(QStringLiteral("fork"));
    m_fork->setIcon(icon(QStringLiteral("fork")));
    m_fork->setFlat(true);

    auto *above = new QHBoxLayout;
    above->setSpacing(8);
    above->addWidget(m_title, 1);
    above->addWidget(m_time);
    above->addWidget(close);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(before);
    row->addWidget(m_play);
    row->addWidget(next);
    row->addWidget(m_slider, 1);
    row->addWidget(m_speed);
    auto *below = new QHBoxLayout;
    below->setSpacing(8);
    below->addWidget(m_where, 1);
    below->addWidget(m_fork);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 4, 4, 4);
    rows->setSpacing(0);
    rows->addLayout(above);
    rows->addLayout(row);
    rows->addLayout(below);

    connect(before, &QToolButton::clicked, this, [this] { seekStep(-1); });
    connect(next, &QToolButton::clicked, this, [this] { seekStep(1); });
    connect(new QShortcut(backwards, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
            this, [this] { seekStep(-1); });
    connect(new QShortcut(forwards, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
            this, [this] { seekStep(1); });
    connect(m_fork, &QPushButton::clicked, this, [this] {
        pause();
        emit forkWanted(step());
    });
    m_timer.setInterval(16);
    connect(&m_timer, &QTimer::timeout, this, &ReplayBar::tick);
    connect(m_play, &QToolButton::clicked, this, [this] { m_timer.isActive() ? pause() : play(); });
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::seek);
    connect(close, &QToolButton::clicked, this, [this] {
        this->close();
        emit closed();
    });
    hide();
}

QList<double> ReplayBar::paceOf(const core::Trace &trace)
{
    QList<qsizetype> begins{0}; // the first event of each step
    for (qsizetype i = 1; i < trace.size(); ++i) {
        if (trace[i].as<core::StepEntered>())
            begins.append(i);
    }
    begins.append(trace.size());
    QList<double> pace;
    double from = trace.isEmpty() ? 0 : double(trace.first().at);
    for (qsizetype step = 0; step + 1 < begins.size(); ++step) {
        const qsizetype first = begins[step];
        const qsizetype next = begins[step + 1];
        if (first == next)
            break; // the trace is empty
        const auto began = double(trace[first].at);
        const double took = double(trace[std::min(next, trace.size() - 1)].at) - began;
        const double shown = std::max(took, leastStep);
        for (qsizetype i = first; i < next; ++i) {
            const double share =
                took > 0 ? (double(trace[i].at) - began) / took : double(i - first) / double(next - first);
            pace.append(from + share * shown);
        }
        from += shown;
    }
    return pace;
}

void ReplayBar::open(const core::Trace &trace, const QDateTime &asked, const QList<core::ForkStep> &steps)
{
    m_timer.stop();
    m_trace = trace;
    m_pace = paceOf(trace);
    m_steps = steps;
    const bool today = asked.date() == QDate::currentDate();
    m_title->setText(tr("Replay of %1")
                         .arg(today ? QLocale().toString(asked.time(), QLocale::ShortFormat)
                                    : QLocale().toString(asked, QLocale::ShortFormat)));
    const QSignalBlocker silent(m_slider);
    m_slider->setRange(0, int(trace.size()));
    m_run.clear();
    m_shown = 0;
    tellUpTo(int(trace.size()));
    m_position = m_pace.isEmpty() ? 0 : m_pace.last();
    showState();
    setVisible(!trace.isEmpty());
}

void ReplayBar::close()
{
    m_timer.stop();
    m_trace.clear();
    m_pace.clear();
    m_shown = 0;
    hide();
}

void ReplayBar::play()
{
    if (m_trace.isEmpty())
        return;
    if (m_shown == m_trace.size()) { // start again from the beginning
        m_run.clear();
        m_shown = 0;
        m_position = 0;
    }
    m_clock.start();
    m_timer.start();
    showState();
}

void ReplayBar::pause()
{
    m_timer.stop();
    showState();
}

void ReplayBar::seek(int event)
{
    event = qBound(0, event, int(m_trace.size()));
    if (event < m_shown) { // panels can only move forward
        m_run.clear();
        m_shown = 0;
    }
    tellUpTo(event);
    m_position = event == 0 ? 0 : m_pace[event - 1];
    m_clock.start();
    showState();
}

int ReplayBar::step() const
{
    int last = -1;
    while (last + 1 < m_steps.size() && m_steps[last + 1].event < m_shown)
        ++last;
    return m_shown == 0 && !m_steps.isEmpty() ? 0 : last;
}

void ReplayBar::seekStep(int by)
{
    QList<int> entered;
    for (int i = 0; i < m_trace.size(); ++i) {
        if (m_trace[i].as<core::StepEntered>())
            entered.append(i + 1);
    }
    entered.append(int(m_trace.size()));
    int at = 0; // index of the first step still to come
    while (at < entered.size() && entered[at] <= m_shown)
        ++at;
    const bool isThere = at > 0 && entered[at - 1] == m_shown;
    const int wanted = by > 0 ? at : at - (isThere ? 2 : 1);
    pause();
    seek(wanted < 0 ? 0 : entered[qMin(wanted, int(entered.size()) - 1)]);
}

void ReplayBar::tick()
{
    m_position += double(m_clock.restart()) * m_speed->currentData().toDouble();
    int event = m_shown;
    while (event < m_trace.size() && m_pace[event] <= m_position)
        ++event;
    tellUpTo(event);
    if (m_shown == m_trace.size())
        m_timer.stop();
    showState();
}

void ReplayBar::tellUpTo(int event)
{
    if (event <= m_shown)
        return;
    const core::Trace slice = m_trace.mid(m_shown, event - m_shown);
    m_shown = event;
    m_run.add(slice);
    emit moved();
}

qint64 ReplayBar::timeOfRun() const
{
    if (m_shown == 0 || m_trace.isEmpty())
        return 0;
    const core::TraceEvent &last = m_trace[m_shown - 1];
    if (m_shown == m_trace.size())
        return last.at;
    const double gap = m_pace[m_shown] - m_pace[m_shown - 1];
    const double share = gap > 0 ? qBound(0.0, (m_position - m_pace[m_shown - 1]) / gap, 1.0) : 0;
    return last.at + qint64(share * double(m_trace[m_shown].at - last.at));
}

void ReplayBar::showState()
{
    const QSignalBlocker silent(m_slider);
    m_slider->setValue(m_shown);
    const bool playing = m_timer.isActive();
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause the replay") : tr("Play the run again"));
    m_play->setAccessibleName(m_play->toolTip());
    m_time->setText(seconds(timeOfRun()));
    const int at = step();
    const core::ForkStep shown = m_steps.value(at);
    const QString name = shown.visit > 1 ? tr("%1 (%2)").arg(localized(shown.title), QString::number(shown.visit))
                                         : localized(shown.title);
    m_where->setVisible(at >= 0);
    const bool lastRan = m_steps.isEmpty() || m_steps.last().ran;
    const int ran = int(m_steps.size()) - (lastRan ? 0 : 1);
    m_where->setFullText(shown.ran ? tr("Step %1 of %2: %3").arg(at + 1).arg(ran).arg(name)
                                   : tr("Ended before “%1”").arg(name));
    m_slider->setAccessibleDescription(m_where->fullText());
    m_fork->setVisible(!m_steps.isEmpty());
    m_fork->setEnabled(at >= 0 && shown.whyNot.isEmpty());
    m_fork->setToolTip(shown.whyNot.isEmpty() ? tr("Ask again from this step, with changes") : plainTip(shown.whyNot));
    m_fork->setAccessibleDescription(shown.whyNot);
}

} // namespace ui
