// The main steps of a live run in a column: their results, the step that is running, and an arrow back wherever a retry
// led to an earlier step. Updated in the same frames as the graph.
#pragma once

#include "ui/run/runmodel.h"

#include <QTimer>
#include <QWidget>

namespace ui {

class Stepper : public QWidget
{
    Q_OBJECT

public:
    explicit Stepper(const RunModel &run, QWidget *parent = nullptr);

    void select(const QString &node);
    void setChoosable(bool choosable); // whether steps can be chosen with the keyboard and the mouse
    void showNotTaken(bool shown);     // whether to show edges that were not taken

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    const QList<MainStep> &steps() const { return m_shown; } // the steps as painted
    QRect rowOf(int step) const;

signals:
    void stepSelected(const QString &node, int visit);

protected:
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    void focusInEvent(QFocusEvent *) override;
    void changeEvent(QEvent *) override;
    void showEvent(QShowEvent *) override;
    bool event(QEvent *) override; // for tooltips

private:
    struct Row
    {
        int top = 0;
        int height = 0;
        QStringList below; // the lines below the step's text
    };

    void restart();
    void change(); // shows the change in the next frame
    void refresh();
    void layOut();
    void describe();
    void moveTo(int step);
    void choose(int step);
    int stepAt(int y) const;
    void paintStep(QPainter &painter, int step) const;
    void paintBack(QPainter &painter, int from, int to, int depth) const;
    QRectF markOf(int step) const;
    QString wordsOf(const MainStep &step) const; // for tooltips and screen readers

    const RunModel &m_run;
    QList<MainStep> m_shown;
    QList<Row> m_rows;
    bool m_isStale = true; // the picture on screen is out of date
    int m_height = 0;
    int m_focused = -1;
    QString m_selected;
    bool m_choosable = false;
    bool m_showsNotTaken = false;
    QTimer m_later; // combines changes that come in quick succession
};

} // namespace ui
