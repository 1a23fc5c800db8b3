// One line below the evidence and the flow: calls and retries of a run, and what of its budget is used up; all of it in
// a table that opens on the line. Fed by events alone, as the graph is.
#pragma once

#include "ui/run/runbudget.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace ui {

class BudgetLine : public QWidget
{
    Q_OBJECT

public:
    explicit BudgetLine(QWidget *parent = nullptr);

    void show(const core::Graph &graph, bool running); // forgets the events; while it runs, time goes on by itself
    void add(const core::Trace &events);
    void clear();
    void finish(int calls = 0); // the run is over, however it ended, after so many calls; 0: as its events say

    using QWidget::show;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QString text() const;  // "7 model calls · no retries"
    QString table() const; // all of it, as HTML
    const RunBudget &budget() const { return m_budget; }

protected:
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    bool event(QEvent *) override; // tooltips

private:
    QList<BudgetPart> parts() const;
    QStringList words() const;
    void refresh();
    void showTable(const QPoint &at);

    RunBudget m_budget;
    QTimer m_tick;
    QTimer m_later;        // events of a moment are shown together
    QString m_shown;       // of what was painted last: nothing is painted where it stays the same
    QElapsedTimer m_clock; // since the last event, while it runs
};

} // namespace ui
