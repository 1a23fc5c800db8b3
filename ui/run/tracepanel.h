// A run as a list: each visit of a step with its outcome, why, and how long; under it its verdicts. What
// GraphPanel draws, for reading, for the keyboard and for screen readers. Below: everything the chosen row has to say.
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
    QTimer m_later;           // details are written again at most ten times a second, and none behind another tab
    bool m_follow = true;     // the newest row, until the user chooses one
    bool m_selecting = false; // by program: not news for others
    bool m_sharing = false;   // by program
    bool m_isShared = true;   // until the user moves a border of a column
};

} // namespace ui
