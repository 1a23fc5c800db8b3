// What is being done in the background besides reading and answering: one quiet line, the latest first.
#pragma once

#include "app/assistant.h"

#include <QLabel>
#include <QMap>

namespace ui {

class TaskLine : public QLabel
{
    Q_OBJECT

public:
    explicit TaskLine(QWidget *parent = nullptr);

    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);

signals:
    void told(const QString &sentence); // by the task: an index was rebuilt, a copy is written
    void failed(const QString &message);

private:
    QMap<int, QString> m_running;
};

} // namespace ui
