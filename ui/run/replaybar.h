// Replays a stored trace: passes it to a RunModel in portions, as in a live run; to go back, it clears the model and
// starts again. Hidden while there is nothing to replay.
#pragma once

#include "core/session/forkpoints.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace ui {

class ElidedLabel;
class RunModel;

class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(RunModel &run, QWidget *parent = nullptr);

    // Shows the bar and the whole run. Without `steps`, the run cannot be forked.
    void open(const core::Trace &trace, const QDateTime &asked, const QList<core::ForkStep> &steps = {});
    void close(); // hides the bar and replays nothing
    bool isOpen() const { return !m_trace.isEmpty(); }
    bool isAtEnd() const { return m_shown == m_trace.size(); }
    int shown() const { return m_shown; } // number of events passed on since the model was last cleared
    int step() const;                     // index into `steps` of the last step entered so far; -1: none

    // When each event is replayed, in milliseconds from the start of the replay: at the original speed, except that no
    // step is too short to see.
    static QList<double> paceOf(const core::Trace &trace);

public slots:
    void play();
    void pause();
    void seek(int event);  // shows the run after that many events
    void seekStep(int by); // goes to the position at which the next or previous step was entered

signals:
    void moved();  // the position has changed
    void closed(); // closed by the user
    void forkWanted(int step);

private:
    void tick();
    void tellUpTo(int event);
    qint64 timeOfRun() const; // time of the run at m_position
    void showState();

    RunModel &m_run;
    core::Trace m_trace;
    int m_shown = 0;
    QList<double> m_pace;  // when each event is replayed
    double m_position = 0; // in milliseconds of the replay
    QTimer m_timer;
    QElapsedTimer m_clock;
    QToolButton *m_play;
    QSlider *m_slider;
    QComboBox *m_speed;
    QLabel *m_title;
    QLabel *m_time;
    QList<core::ForkStep> m_steps;
    ElidedLabel *m_where;
    QPushButton *m_fork;
};

} // namespace ui
