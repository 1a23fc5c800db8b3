#include "ui/ingestbar.h"

#include "ui/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include <cmath>

namespace ui {
namespace {

QString duration(double seconds)
{
    if (seconds < 60)
        return IngestBar::tr("%1 s").arg(std::max(1, int(std::lround(seconds))));
    if (seconds < 3600)
        return IngestBar::tr("%1 min").arg(std::lround(seconds / 60));
    return IngestBar::tr("%1 h %2 min").arg(int(seconds / 3600)).arg(int(std::fmod(seconds, 3600) / 60));
}

} // namespace

IngestBar::IngestBar(QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_pause(new QToolButton(this)),
      m_stop(new QToolButton(this))
{
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Files read"));
    m_text->setAccessibleName(tr("Reading"));
    m_text->setMinimumWidth(40); // a narrow column may cut it
    m_pause->setCheckable(true);
    m_pause->setText(tr("Pause"));
    m_pause->setToolTip(tr("The file being read is finished; the others wait"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Take all waiting files off the list; what is indexed stays"));
    m_pause->setAutoRaise(true);
    m_stop->setAutoRaise(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 4, 4);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_text, 0, 0, 1, 3);
    grid->addWidget(m_bar, 1, 0);
    grid->addWidget(m_pause, 1, 1);
    grid->addWidget(m_stop, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(m_pause, &QToolButton::toggled, this, &IngestBar::pauseToggled);
    connect(m_stop, &QToolButton::clicked, this, &IngestBar::stopped);
    hide();
}

QString IngestBar::words(const Queue &queue)
{
    const QLocale locale;
    QString text = tr("%1 of %2 files").arg(locale.toString(queue.ended), locale.toString(queue.files));
    if (queue.seconds > 1 && queue.pages > 0) {
        const double rate = double(queue.pages) / queue.seconds;
        text += tr(" · %1 pages/s").arg(locale.toString(rate, 'f', rate < 10 ? 1 : 0));
    }
    if (queue.seconds > 2 && queue.share > 0.02)
        text += tr(" · about %1 left").arg(duration(queue.seconds * (1 - queue.share) / queue.share));
    return text;
}

void IngestBar::show(const Queue &queue)
{
    setVisible(queue.running > 0);
    if (queue.running == 0 && m_pause->isChecked())
        m_pause->setChecked(false);
    m_bar->setValue(int(queue.share * 1000));
    m_text->setText(m_pause->isChecked() ? tr("Paused · ") + words(queue) : words(queue));
    m_text->setToolTip(m_text->text());
}

void IngestBar::setPaused(bool paused)
{
    m_pause->setChecked(paused);
}

} // namespace ui
