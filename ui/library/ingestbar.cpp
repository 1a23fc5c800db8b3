#include "ui/library/ingestbar.h"

#include "ui/widgets/duration.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

namespace ui {

IngestBar::IngestBar(QWidget *parent)
    : QWidget(parent),
      m_text(new PlainLabel(this)),
      m_bar(new QProgressBar(this)),
      m_pause(new QToolButton(this)),
      m_stop(new QToolButton(this)),
      m_retry(new QToolButton(this))
{
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Files read"));
    m_text->setAccessibleName(tr("Reading"));
    m_text->setWordWrap(true); // takes a second line in a narrow column, so that nothing is cut off
    m_pause->setCheckable(true);
    m_pause->setText(tr("Pause"));
    m_pause->setToolTip(
        tr("Pauses reading; nothing is lost, and reading will still be paused when you start Attest again"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Takes all waiting files off the list; indexed documents stay, and scans will wait until you "
                          "start Attest again"));
    m_retry->setText(tr("Retry"));
    m_retry->setToolTip(tr("Reads all failed files again; the list says why each one failed"));
    m_retry->setAccessibleName(tr("Retry all failed files"));
    for (QToolButton *button : {m_pause, m_stop, m_retry})
        button->setAutoRaise(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 4, 4);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_text, 0, 0, 1, 4);
    grid->addWidget(m_bar, 1, 0);
    grid->addWidget(m_retry, 1, 1);
    grid->addWidget(m_pause, 1, 2);
    grid->addWidget(m_stop, 1, 3);
    grid->setColumnStretch(0, 1);
    connect(m_pause, &QToolButton::clicked, this, &IngestBar::pauseToggled);
    connect(m_stop, &QToolButton::clicked, this, &IngestBar::stopped);
    connect(m_retry, &QToolButton::clicked, this, &IngestBar::retried);
    hide();
}

QString IngestBar::words(const Queue &queue)
{
    const QLocale locale;
    const QString failed = locale.toString(queue.failed);
    const int scans = queue.scans - queue.scansEnded;
    if (queue.running == 0 && scans > 0) {
        const QString text = tr("Recognising text · %1 of %2 documents")
                                 .arg(locale.toString(queue.scansEnded), locale.toString(queue.scans));
        return queue.failed > 0 ? text + tr(" · %1 failed").arg(failed) : text;
    }
    if (queue.running == 0)
        return tr("%Ln file(s) could not be read", nullptr, int(queue.failed));
    QString text = tr("%1 of %2 files").arg(locale.toString(queue.ended), locale.toString(queue.files));
    if (queue.seconds > 1 && queue.pages > 0) {
        const double rate = double(queue.pages) / queue.seconds;
        text += tr(" · %1 pages/s").arg(locale.toString(rate, 'f', rate < 10 ? 1 : 0));
    }
    if (queue.seconds > 2 && queue.share > 0.02)
        text += tr(" · about %1 left").arg(durationWords(queue.seconds * (1 - queue.share) / queue.share));
    if (scans > 0)
        text += tr(" · then %Ln scan(s)", nullptr, int(scans));
    if (queue.failed > 0)
        text += tr(" · %1 failed").arg(failed);
    return text;
}

void IngestBar::show(const Queue &queue)
{
    const bool runs = queue.running > 0 || queue.scans > queue.scansEnded;
    const bool stands = queue.paused || !queue.halted.isEmpty();
    setVisible(runs || queue.failed > 0);
    m_pause->setVisible(runs);
    m_pause->setChecked(stands);
    m_pause->setText(stands ? tr("Resume") : tr("Pause"));
    m_stop->setVisible(runs);
    m_retry->setVisible(queue.failed > 0);
    m_bar->setVisible(runs);
    m_bar->setValue(int(queue.share * 1000));
    m_text->setText(!queue.halted.isEmpty() ? queue.halted
                    : queue.paused          ? tr("Paused · ") + words(queue)
                                            : words(queue));
    m_text->setToolTip(plainTip(m_text->text()));
}

} // namespace ui
