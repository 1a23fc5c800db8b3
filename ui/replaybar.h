// Plays a stored trace: the same add() and clear() that a live run uses, fed with slices of it. Hidden otherwise.
#pragma once

#include "core/flow/trace.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace ui {

class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(QWidget *parent = nullptr);

    void open(const core::Trace &trace, const QDateTime &asked); // shows the bar, and the whole run
    void close();                                                // hides it; nothing is replayed
    bool isOpen() const { return !m_trace.isEmpty(); }
    int shown() const { return m_shown; } // events told since the last clearing

public slots:
    void play();
    void pause();
    void seek(int event); // shows the run as it was after so many events

signals:
    void cleared();                           // panels forget their events
    void replayed(const core::Trace &events); // and hear of these
    void closed();                            // by the user

private:
    void tick();
    void tellUpTo(int event);
    void showState();

    core::Trace m_trace;
    int m_shown = 0;
    double m_position = 0; // milliseconds of the run
    QTimer m_timer;
    QElapsedTimer m_clock;
    QToolButton *m_play;
    QSlider *m_slider;
    QComboBox *m_speed;
    QLabel *m_title;
    QLabel *m_time;
};

} // namespace ui
