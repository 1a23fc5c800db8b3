#include "ui/library/bindialog.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

enum BinColumn { TitleColumn, RemovedColumn, DaysColumn };

QString daysLeft(const core::Binned &entry)
{
    const QDate removed = QDateTime::fromMSecsSinceEpoch(entry.removed).date();
    const qint64 days = std::max<qint64>(0, QDate::currentDate().daysTo(removed.addDays(core::binDays)));
    return BinDialog::tr("%Ln day(s) left", nullptr, int(days));
}

} // namespace

BinDialog::BinDialog(app::MaintenanceService &service, const Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_service(service),
      m_dialogs(dialogs),
      m_list(new QTreeWidget(this)),
      m_note(new PlainLabel(this)),
      m_restore(new QPushButton(tr("&Restore"), this)),
      m_empty(new QPushButton(tr("&Empty the bin…"), this))
{
    setWindowTitle(tr("Bin"));
    m_list->setHeaderLabels({tr("Removed"), tr("On"), tr("Permanent deletion")});
    m_list->setAccessibleName(tr("Removed documents and sessions"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_note->setWordWrap(true);
    m_note->setProperty("role", QStringLiteral("quiet"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_restore, QDialogButtonBox::ActionRole);
    buttons->addButton(m_empty, QDialogButtonBox::ActionRole);
    buttons->setFocusProxy(nullptr); // otherwise Tab would return from the last button to the first
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 24);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &BinDialog::restoreChosen);
    connect(m_empty, &QPushButton::clicked, this, &BinDialog::empty);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &BinDialog::showChosen);
    connect(m_list, &QTreeWidget::itemActivated, this, &BinDialog::restoreChosen);
    show({});
    m_service.findBinned({this, [this](const QList<core::Binned> &entries) { show(entries); }});
}

void BinDialog::show(const QList<core::Binned> &entries)
{
    m_list->clear();
    const QLocale locale;
    for (const core::Binned &entry : entries) {
        auto *item = new QTreeWidgetItem(m_list);
        const bool isDocument = entry.kind == core::Binned::OfDocument;
        item->setIcon(TitleColumn, icon(isDocument ? QStringLiteral("books") : QStringLiteral("ask")));
        item->setText(TitleColumn, entry.title);
        item->setToolTip(TitleColumn, plainTip(entry.title));
        item->setData(TitleColumn, Qt::AccessibleTextRole,
                      isDocument ? tr("Document %1").arg(entry.title) : tr("Session %1").arg(entry.title));
        item->setText(RemovedColumn,
                      locale.toString(QDateTime::fromMSecsSinceEpoch(entry.removed), QLocale::ShortFormat));
        item->setText(DaysColumn, daysLeft(entry));
        item->setData(TitleColumn, Qt::UserRole, entry.id);
    }
    m_note->setText(
        entries.isEmpty()
            ? tr("The bin is empty. Removed documents and sessions stay here for %1 days.").arg(core::binDays)
            : tr("Items in the bin are not searched. The PDF files stay where they are."));
    m_empty->setEnabled(!entries.isEmpty());
    showChosen();
}

void BinDialog::showChosen()
{
    m_restore->setEnabled(!chosen().isEmpty());
}

QList<core::BinId> BinDialog::chosen() const
{
    QList<core::BinId> ids;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        ids.append(item->data(TitleColumn, Qt::UserRole).toLongLong());
    return ids;
}

void BinDialog::restoreChosen()
{
    if (!chosen().isEmpty())
        m_service.putBack(chosen(), {this, [this](const QList<core::Binned> &left) { show(left); }});
}

void BinDialog::empty()
{
    QList<core::BinId> all;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        all.append(m_list->topLevelItem(i)->data(TitleColumn, Qt::UserRole).toLongLong());
    const QString question =
        tr("Everything in the bin will be permanently deleted. The PDF files stay where they are.");
    if (m_dialogs.confirm(this, question, tr("Empty the bin")))
        m_service.dropBinned(all, {this, [this](const QList<core::Binned> &left) { show(left); }});
}

} // namespace ui
