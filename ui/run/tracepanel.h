// A run as a list: each visit of a step with its outcome, reason and duration, and below it its verdicts. The content
// is the same as in GraphPanel, in a form for reading, for the keyboard and for screen readers. Below the list: all
// details of the chosen row.
#pragma once

#include <QTimer>
#include <QWidget>

class QTextBrowser;
class QTreeView;

namespace ui {

class RunModel;
class TraceModel;

class TracePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TracePanel(const RunModel &run, QWidget *parent = nullptr);

    void select(const QString &node, int visit); // visit 0: the last one

    TraceModel *model() const { return m_model; }

signals:
    void stepSelected(const QString &node, int visit);

protected:
    void showEvent(QShowEvent *) override;
    void resizeEvent(QResizeEvent *) override;

private:
    void shareWidth();
    void update();
    void restart();
    void follow();
    void choose();
    void showDetails();

    TraceModel *m_model;
    QTreeView *m_list;
    QTextBrowser *m_details;
    QTimer m_later;           // updates details at most ten times a second, and never in a hidden tab
    bool m_follow = true;     // select the newest row, until the user chooses one
    bool m_selecting = false; // the program is changing the selection, so no signal is emitted
    bool m_sharing = false;   // the program is changing column widths
    bool m_isShared = true;   // widths are set automatically, until the user drags a column border
};

} // namespace ui
