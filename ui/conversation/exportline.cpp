#include "ui/conversation/exportline.h"
#include "ui/widgets/elidedlabel.h"

#include "core/session/exporter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::Exporter;
using core::ExportOptions;

namespace {

constexpr int partSpacing = 16;

} // namespace

ExportLine::ExportLine(QWidget *parent)
    : QFrame(parent),
      m_what(new ElidedLabel(this)),
      m_format(new QComboBox(this)),
      m_go(new QPushButton(tr("Export…"), this)),
      m_grid(new QGridLayout)
{
    setProperty("role", QStringLiteral("notice"));
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_format->setAccessibleName(tr("Export format"));
    m_go->setToolTip(tr("Choose where to save it"));
    auto *close = new QToolButton(this);
    close->setText(QStringLiteral("×"));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Do not export"));
    auto *head = new QHBoxLayout; // the title has a line of its own
    head->setSpacing(8);
    head->addWidget(m_what, 1);
    head->addWidget(close);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_format, 0);
    row->addWidget(m_go);
    row->addStretch(1);
    setMinimumWidth(1); // otherwise the row of boxes would set the minimum width
    m_grid->setHorizontalSpacing(partSpacing);
    m_grid->setVerticalSpacing(4);
    addPart(Exporter::Snippets, &ExportOptions::snippets, tr("Pictures of the cited words"),
            tr("The cited words as they appear on their pages, highlighted"));
    addPart(Exporter::Traces, &ExportOptions::traces, tr("Steps"),
            tr("Everything that happened, so that the run can be replayed"));
    addPart(Exporter::Prompts, &ExportOptions::prompts, tr("Prompts and replies"),
            tr("What the models were asked and what they replied, word for word"));
    addPart(Exporter::Rejected, &ExportOptions::rejected, tr("Rejected passages"), tr("Passages that no answer used"));
    addPart(Exporter::Paths, &ExportOptions::paths, tr("Folders"),
            tr("Full paths of files on this computer, not only their names"));
    addPart(Exporter::Appendix, &ExportOptions::appendix, tr("Technical appendix"),
            tr("How each question was answered: steps, verdicts, model and cost"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 4, 4);
    column->setSpacing(4);
    column->addLayout(head);
    column->addLayout(row);
    column->addLayout(m_grid);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportLine::showParts);
    connect(m_go, &QPushButton::clicked, this, &ExportLine::go);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void ExportLine::addPart(int part, bool ExportOptions::*member, const QString &name, const QString &tip)
{
    auto *box = new QCheckBox(name, this);
    box->setToolTip(tip);
    box->setChecked(ExportOptions().*member);
    m_parts.append({part, member, box});
}

void ExportLine::setFormats(const QList<app::Choice> &formats, std::function<int(const QString &format)> partsOf)
{
    m_partsOf = std::move(partsOf);
    m_format->clear();
    for (const app::Choice &format : formats)
        m_format->addItem(format.title, format.id);
    m_format->setCurrentIndex(std::max(0, m_format->findData(QStringLiteral("pdf")))); // the default
}

void ExportLine::offer(const QList<core::SessionId> &ids, const QString &title, const QString &format)
{
    m_ids = ids;
    m_title = title;
    m_what->setFullText(ids.size() == 1 ? tr("Export “%1” as").arg(title)
                                        : tr("Export %1 sessions as").arg(ids.size()));
    if (!format.isEmpty())
        m_format->setCurrentIndex(m_format->findData(format));
    showParts();
    show();
    m_go->setFocus();
}

// Hides parts that the format does not support.
void ExportLine::showParts()
{
    const int parts = m_partsOf ? m_partsOf(m_format->currentData().toString()) : 0;
    for (const Part &part : std::as_const(m_parts))
        part.box->setVisible((parts & part.part) != 0);
    layParts();
}

void ExportLine::layParts()
{
    QList<QCheckBox *> boxes;
    int widest = 1;
    for (const Part &part : std::as_const(m_parts)) {
        m_grid->removeWidget(part.box);
        if (part.box->isHidden())
            continue;
        boxes.append(part.box);
        widest = std::max(widest, part.box->sizeHint().width() + partSpacing);
    }
    const int columns = std::max(1, contentsRect().width() / widest);
    for (int i = 0; i < boxes.size(); ++i)
        m_grid->addWidget(boxes[i], i / columns, i % columns, Qt::AlignLeft);
}

void ExportLine::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layParts();
}

void ExportLine::go()
{
    ExportOptions options;
    for (const Part &part : std::as_const(m_parts))
        options.*part.member = part.box->isChecked();
    hide();
    emit wanted(m_ids, m_title, m_format->currentData().toString(), options);
}

void ExportLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) // no dialog handles them
        return go();
    QFrame::keyPressEvent(event);
}

} // namespace ui
