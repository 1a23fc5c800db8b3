#include "ui/taskline.h"

namespace ui {

TaskLine::TaskLine(QWidget *parent) : QLabel(parent)
{
    setProperty("role", QStringLiteral("quiet"));
    setTextFormat(Qt::PlainText);
    setAccessibleName(tr("Being done"));
    hide();
}

void TaskLine::begin(const app::Run &run)
{
    if (run.kind != app::Run::Task)
        return;
    m_running.insert(run.number, run.subject);
    setText(run.subject + QStringLiteral("…"));
    show();
}

void TaskLine::add(int run, const core::Trace &events)
{
    if (!m_running.contains(run))
        return;
    for (const core::TraceEvent &event : events) {
        if (event.kind == core::TraceEvent::Progress && !event.text.isEmpty())
            emit told(event.text);
        if (const int all = event.details[QLatin1String("all")].toInt(); all > 0)
            setText(tr("%1… %2 of %3 passages")
                        .arg(m_running.value(run))
                        .arg(event.details[QLatin1String("done")].toInt())
                        .arg(all));
    }
}

void TaskLine::end(int run, const core::Result<void> &result)
{
    if (!m_running.remove(run))
        return;
    setVisible(!m_running.isEmpty());
    if (!m_running.isEmpty())
        setText(m_running.last() + QStringLiteral("…"));
    if (!result && result.error().code != core::Error::Cancelled)
        emit failed(result.error().message);
}

} // namespace ui
