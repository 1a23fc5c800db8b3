// The whole graph of a run, in place of the conversation, with the run's attempts below it in chronological order.
#pragma once

#include <QWidget>

class QPushButton;

namespace ui {

class GraphPanel;
class RunModel;
class RunTimeline;

class GraphPage : public QWidget
{
    Q_OBJECT

public:
    explicit GraphPage(const RunModel &run, QWidget *parent = nullptr);

    GraphPanel *graph;
    RunTimeline *timeline;

signals:
    void closed(); // closed by the user

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QPushButton *m_back;
};

} // namespace ui
