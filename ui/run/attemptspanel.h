// Two attempts of a run side by side, or one attempt each of a fork and the run it was forked from: query, passages
// gained and lost, verdicts that changed, and a word-by-word comparison of the answers.
#pragma once

#include "ui/run/runmodel.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QTextBrowser;

namespace ui {

class AttemptsPanel : public QWidget
{
    Q_OBJECT

public:
    // `parentRun`: the run that this one was forked from; empty if there is none.
    AttemptsPanel(const RunModel &run, const RunModel &parentRun, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void startAnew();
    void refresh();
    void fillBoxes();
    void compareChosen();
    const RunModel &runIn(const QComboBox *box) const;
    const AttemptSeen *attemptIn(const QComboBox *box) const;

    const RunModel &m_run;
    const RunModel &m_parent;
    QComboBox *m_before;
    QComboBox *m_after;
    QWidget *m_choice;
    QLabel *m_empty;
    QTextBrowser *m_text;
    QTimer m_later;        // updates at most ten times a second
    QString m_boxes;       // current contents of the boxes
    bool m_chosen = false; // the user chose the attempts, so they are not changed automatically
};

} // namespace ui
