#include "ui/replaybar.h"
#include "ui/graphpainter.h"
#include "ui/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace ui {

ReplayBar::ReplayBar(QWidget *parent)
    : QWidget(parent),
      m_play(new QToolButton),
      m_slider(new QSlider(Qt::Horizontal)),
      m_speed(new QComboBox),
      m_title(new QLabel),
      m_time(new QLabel)
{
    setAccessibleName(tr("Replay"));
    m_slider->setAccessibleName(tr("Place in the run"));
    m_slider->setToolTip(tr("Drag to see the run as it was at that moment"));
    m_slider->setMinimumWidth(60);
    for (const double speed : {0.5, 1.0, 2.0, 4.0, 16.0})
        m_speed->addItem(tr("%1×").arg(QLocale().toString(speed)), speed);
    m_speed->setCurrentIndex(1);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How fast the run is replayed"));
    m_time->setProperty("role", QStringLiteral("quiet"));
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_time->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000,0 s")));
    auto *close = new QToolButton;
    close->setIcon(icon(QStringLiteral("cross")));
    close->setToolTip(tr("Leave the replay"));
    close->setAccessibleName(tr("Leave the replay"));
    close->setObjectName(QStringLiteral("leave"));
    m_play->setObjectName(QStringLiteral("play"));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 4, 4);
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(m_play);
    row->addWidget(m_slider, 1);
    row->addWidget(m_time);
    row->addWidget(m_speed);
    row->addWidget(close);

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

void ReplayBar::open(const core::Trace &trace, const QDateTime &asked)
{
    m_timer.stop();
    m_trace = trace;
    const bool today = asked.date() == QDate::currentDate();
    m_title->setText(tr("Replay of %1")
                         .arg(today ? QLocale().toString(asked.time(), QLocale::ShortFormat)
                                    : QLocale().toString(asked, QLocale::ShortFormat)));
    const QSignalBlocker silent(m_slider);
    m_slider->setRange(0, int(trace.size()));
    emit cleared();
    m_shown = 0;
    tellUpTo(int(trace.size()));
    m_position = trace.isEmpty() ? 0 : double(trace.last().at);
    showState();
    setVisible(!trace.isEmpty());
}

void ReplayBar::close()
{
    m_timer.stop();
    m_trace.clear();
    m_shown = 0;
    hide();
}

void ReplayBar::play()
{
    if (m_trace.isEmpty())
        return;
    if (m_shown == m_trace.size()) { // from the beginning
        emit cleared();
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
    if (event < m_shown) { // panels only go forward
        emit cleared();
        m_shown = 0;
    }
    tellUpTo(event);
    m_position = event == 0 ? 0 : double(m_trace[event - 1].at);
    m_clock.start();
    showState();
}

void ReplayBar::tick()
{
    m_position += double(m_clock.restart()) * m_speed->currentData().toDouble();
    int event = m_shown;
    while (event < m_trace.size() && double(m_trace[event].at) <= m_position)
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
    emit replayed(slice);
}

void ReplayBar::showState()
{
    const QSignalBlocker silent(m_slider);
    m_slider->setValue(m_shown);
    const bool playing = m_timer.isActive();
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause the replay") : tr("Play the run again"));
    m_play->setAccessibleName(m_play->toolTip());
    m_time->setText(seconds(qint64(m_position)));
}

} // namespace ui
