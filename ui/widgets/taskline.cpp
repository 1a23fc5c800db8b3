#include "ui/widgets/plainlabel.h"
#include "ui/widgets/taskline.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace ui {
namespace {

// Empty if nothing is counted yet.
QString amountOf(const core::TaskProgress &progress)
{
    const QLocale locale;
    switch (progress.unit) {
    case core::TaskProgress::None:
        return {};
    case core::TaskProgress::Passages:
        return progress.of > 0 ? TaskLine::tr("%1 of %2 passages").arg(progress.done).arg(progress.of) : QString();
    case core::TaskProgress::Documents:
    case core::TaskProgress::Rows:
        return progress.of > 0 ? TaskLine::tr("%1 of %2").arg(progress.done).arg(progress.of) : QString();
    case core::TaskProgress::Files:
        return progress.done > 0 ? TaskLine::tr("%1 files").arg(locale.toString(progress.done)) : QString();
    case core::TaskProgress::Percent:
        return progress.done > 0 ? TaskLine::tr("%1 %").arg(progress.done) : QString();
    }
    return {};
}

} // namespace

TaskLine::TaskLine(QWidget *parent) : QWidget(parent), m_text(new PlainLabel(this)), m_stop(new QToolButton(this))
{
    m_text->setProperty("role", QStringLiteral("quiet"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAccessibleName(tr("In progress"));
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
    const bool tellsElsewhere = run.kind == app::Run::Evaluation; // an evaluation shows its progress on its own page
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
        const core::TaskProgress *progress = event.as<core::TaskProgress>();
        if (!progress)
            continue;
        if (!progress->lost.isEmpty())
            emit rescued(progress->text, progress->lost);
        else if (!progress->text.isEmpty() && !task->tellsElsewhere)
            emit told(progress->text);
        if (!progress->folders.isEmpty())
            emit foldersAdded(progress->folders);
        if (const QString words = amountOf(*progress); !words.isEmpty())
            task->text = tr("%1… %2").arg(task->subject, words);
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
