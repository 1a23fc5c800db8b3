// A run's visits below the graph, from left to right in chronological order, with one lane per attempt. TracePanel
// shows these visits as a list.
#pragma once

#include "ui/run/runmodel.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QTimer>

namespace ui {

class RunTimeline : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit RunTimeline(const RunModel &run, QWidget *parent = nullptr);

    void select(const QString &node, int visit); // visit 0: the last one

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QRectF barOf(int visit) const; // in the viewport; `visit`: index into the run's visits

signals:
    void stepSelected(const QString &node, int visit);

protected:
    void paintEvent(QPaintEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void changeEvent(QEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    void focusInEvent(QFocusEvent *) override;
    void focusOutEvent(QFocusEvent *) override;
    bool viewportEvent(QEvent *) override; // for tooltips

private:
    void start();
    void clear();
    void change();
    void finish();
    void refresh();
    void layOut();
    std::pair<int, int> lanesInSight() const; // first and last visible lane
    int firstOf(int lane) const;              // index of the first visit in it
    QList<int> drawing() const;
    void choose(int visit);
    int visitAt(const QPointF &point) const;
    double rowHeight() const;
    double labelWidth() const;
    qint64 tookSoFar(const StepVisit &visit) const; // in milliseconds
    QString wordsOf(const StepVisit &visit) const;
    void describe();
    void paintBar(QPainter &painter, int visit) const;

    const RunModel &m_run;
    QList<std::pair<double, double>> m_bars; // left and right edges of each visit
    int m_rows = 0;     // number of lanes to reserve space for: the largest number since the graph was shown
    QList<int> m_drawn; // value of drawing() when a repaint was last requested
    int m_selected = -1;
    int m_focused = -1;
    QTimer m_repaint;      // limits repaints to once per frame
    QTimer m_tick;         // fires during a run
    QElapsedTimer m_clock; // time since the last event, during a run
};

} // namespace ui
