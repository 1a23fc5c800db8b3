// One line below the evidence and the flow: calls and retries of a run, and what of its budget is used up; all of it in
// a table that opens on the line.
#pragma once

#include "ui/run/runmodel.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace ui {

class BudgetLine : public QWidget
{
    Q_OBJECT

public:
    explicit BudgetLine(const RunModel &run, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QString text() const;  // "7 model calls · no retries"
    QString table() const; // all of it, as HTML

protected:
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    bool event(QEvent *) override; // tooltips

private:
    void start();
    void change();
    void finish();
    QList<BudgetPart> parts() const;
    QStringList words() const;
    void refresh();
    void showTable(const QPoint &at);

    const RunModel &m_run;
    QTimer m_tick;
    QTimer m_later;        // events of a moment are shown together
    QString m_shown;       // of what was painted last: nothing is painted where it stays the same
    QElapsedTimer m_clock; // since the last event, while it runs
};

} // namespace ui
