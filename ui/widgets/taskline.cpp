#include "ui/widgets/taskline.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace ui {

TaskLine::TaskLine(QWidget *parent) : QWidget(parent), m_text(new QLabel(this)), m_stop(new QToolButton(this))
{
    m_text->setProperty("role", QStringLiteral("quiet"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAccessibleName(tr("Being done"));
    m_stop->setText(tr("Stop"));
    m_stop->setAutoRaise(true);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_text);
    line->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, this, [this] { emit stopped(m_running.lastKey()); });
    hide();
}

QString TaskLine::text() const
{
    return m_text->text();
}

void TaskLine::begin(const app::Run &run)
{
    const bool tellsElsewhere = run.kind == app::Run::Evaluation; // on its page
    if (run.kind != app::Run::Task && !tellsElsewhere)
        return;
    m_running.insert(run.number, {run.subject, run.subject + QStringLiteral("…"), run.stoppable, tellsElsewhere});
    showLatest();
}

void TaskLine::add(int run, const core::Trace &events)
{
    const auto task = m_running.find(run);
    if (task == m_running.end())
        return;
    for (const core::TraceEvent &event : events) {
        if (event.kind == core::TraceEvent::Progress && !event.text.isEmpty() && !task->tellsElsewhere)
            emit told(event.text);
        if (const int all = event.details[QLatin1String("all")].toInt(); all > 0)
            task->text = tr("%1… %2 of %3 passages")
                             .arg(task->subject)
                             .arg(event.details[QLatin1String("done")].toInt())
                             .arg(all);
        if (const QJsonArray folders = event.details[QLatin1String("folders")].toArray(); !folders.isEmpty())
            emit foldersAdded(QVariant(folders.toVariantList()).toStringList());
        if (const int files = event.details[QLatin1String("files")].toInt(); files > 0)
            task->text = tr("%1… %2 files").arg(task->subject, QLocale().toString(files));
        if (const int rows = event.details[QLatin1String("rows")].toInt(); rows > 0)
            task->text =
                tr("%1… %2 of %3").arg(task->subject).arg(event.details[QLatin1String("done")].toInt()).arg(rows);
        if (const int documents = event.details[QLatin1String("documents")].toInt(); documents > 0)
            task->text =
                tr("%1… %2 of %3").arg(task->subject).arg(event.details[QLatin1String("done")].toInt()).arg(documents);
        if (const int percent = event.details[QLatin1String("percent")].toInt(); percent > 0)
            task->text = tr("%1… %2 %").arg(task->subject).arg(percent);
    }
    showLatest();
}

void TaskLine::end(int run, const core::Result<void> &result)
{
    const auto task = m_running.constFind(run);
    if (task == m_running.constEnd())
        return;
    const bool tellsElsewhere = task->tellsElsewhere;
    m_running.erase(task);
    showLatest();
    if (!tellsElsewhere && !result && result.error().code != core::Error::Cancelled)
        emit failed(result.error().message);
}

void TaskLine::showLatest()
{
    setVisible(!m_running.isEmpty());
    if (m_running.isEmpty())
        return;
    const Task &latest = m_running.last();
    m_text->setText(latest.text);
    m_stop->setVisible(latest.stoppable);
    m_stop->setAccessibleName(tr("Stop: %1").arg(latest.subject));
    m_stop->setToolTip(m_stop->accessibleName());
}

} // namespace ui
