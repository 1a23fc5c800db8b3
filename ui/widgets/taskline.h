// Shows the latest background work, other than reading and answering, on one unobtrusive line, with a button that stops
// slow work.
#pragma once

#include "app/services/assistant.h"

#include <QMap>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class TaskLine : public QWidget
{
    Q_OBJECT

public:
    explicit TaskLine(QWidget *parent = nullptr);

    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);
    QString text() const;

signals:
    void stopped(int run);              // the user requested a stop
    void told(const QString &sentence); // a message from a task: an index was rebuilt, a copy is being written
    void foldersAdded(const QStringList &folders); // emitted once, with their current state
    // A library was rescued, except for `lost`, which has one sentence per item, from core.
    void rescued(const QString &sentence, const QStringList &lost);
    void failed(const QString &message);

private:
    struct Task
    {
        QString subject;
        QString text;
        bool stoppable = false;
        bool tellsElsewhere = false;
    };

    void showLatest();

    QLabel *m_text;
    QToolButton *m_stop;
    QMap<int, Task> m_running;
};

} // namespace ui
