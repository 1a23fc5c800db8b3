// One line below the evidence and the flow: a run's calls and retries, and the share of its budget that is used. A
// click opens a table with details.
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
    QString table() const; // all details, as HTML

protected:
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    bool event(QEvent *) override; // for tooltips

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
    QTimer m_later;        // combines events that arrive in quick succession
    QString m_shown;       // the text last painted, so that the same text is not painted again
    QElapsedTimer m_clock; // time since the last event, during a run
};

} // namespace ui
