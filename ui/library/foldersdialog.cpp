#include "ui/library/foldersdialog.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"

#include <QCheckBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int megabyte = 1'000'000;
enum Column { PathColumn, StateColumn, FilesColumn, TimeColumn };

QString stateOf(const core::Folder &folder)
{
    switch (folder.state) {
    case core::FolderState::Waiting:
        return FoldersDialog::tr("… Not checked yet");
    case core::FolderState::Offline:
        return FoldersDialog::tr("⊘ Offline");
    case core::FolderState::InStep:
    case core::FolderState::Partly:
        break;
    }
    const QString mark = folder.state == core::FolderState::Partly ? FoldersDialog::tr("! Up to date, with warnings")
                                                                   : FoldersDialog::tr("✓ Up to date");
    return folder.watched == core::Watched::ByRounds ? FoldersDialog::tr("%1, checked every few minutes").arg(mark)
                                                     : mark;
}

QString whyByRounds()
{
    return FoldersDialog::tr("The system does not report every change here: the folder is on the network, or contains "
                             "more folders than the system can watch.");
}

QStringList patterns(const QLineEdit *field)
{
    QStringList list;
    for (const QString &pattern : field->text().split(u';', Qt::SkipEmptyParts)) {
        if (!pattern.trimmed().isEmpty())
            list.append(pattern.trimmed());
    }
    return list;
}

} // namespace

FoldersDialog::FoldersDialog(app::FolderService &folders, const Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_service(folders),
      m_dialogs(dialogs),
      m_list(new QTreeWidget(this)),
      m_note(new PlainLabel(this)),
      m_leave(new QPushButton(tr("&Stop watching"), this)),
      m_look(new QPushButton(tr("Chec&k now"), this)),
      m_removeGone(new QPushButton(this))
{
    setWindowTitle(tr("Watched folders"));
    m_list->setHeaderLabels({tr("Folder"), tr("State"), tr("PDFs"), tr("Last checked")});
    m_list->setAccessibleName(tr("Folders"));
    m_list->setRootIsDecorated(true);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(PathColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAccessibleName(tr("Remarks"));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *add = buttons->addButton(tr("&Add a folder…"), QDialogButtonBox::ActionRole);
    add->setIcon(icon(QStringLiteral("add")));
    buttons->addButton(m_look, QDialogButtonBox::ActionRole);
    buttons->addButton(m_removeGone, QDialogButtonBox::ActionRole);
    buttons->addButton(m_leave, QDialogButtonBox::ActionRole);
    buttons->setFocusProxy(nullptr); // otherwise Tab would return from the last button to the first
    m_leave->setMenu(makeLeaving());
    m_filter = makeFilter();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addWidget(m_filter);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false); // Return in a field must not add a folder
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 30);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(add, &QPushButton::clicked, this, &FoldersDialog::add);
    connect(m_look, &QPushButton::clicked, this, [this] { m_service.lookAtAll(); });
    connect(m_removeGone, &QPushButton::clicked, this, [this] {
        if (const core::Folder *folder = chosen())
            m_service.removeGone(folder->id);
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FoldersDialog::showChosen);
    m_service.watch({this, [this](const QList<core::Folder> &all) { show(all); }});
}

QMenu *FoldersDialog::makeLeaving()
{
    auto *menu = new QMenu(m_leave);
    const auto leave = [this](core::WithDocuments documents) {
        if (const core::Folder *folder = chosen())
            m_service.leave(folder->id, documents);
    };
    menu->addAction(tr("Keep its documents in the library"), this, [leave] { leave(core::WithDocuments::Keep); });
    menu->addAction(tr("Remove its documents from the library; the files stay"), this,
                    [leave] { leave(core::WithDocuments::Remove); });
    return menu;
}

QGroupBox *FoldersDialog::makeFilter()
{
    auto *box = new QGroupBox(tr("What to include"), this);
    m_include = new QLineEdit(box);
    m_include->setPlaceholderText(tr("all; or patterns, such as report*; minutes/*"));
    m_include->setAccessibleName(tr("Only PDFs named"));
    m_exclude = new QLineEdit(box);
    m_exclude->setPlaceholderText(tr("none; or patterns, such as drafts; *old*"));
    m_exclude->setAccessibleName(tr("Leave out"));
    m_subfolders = new QCheckBox(tr("including subfolders"), box);
    m_hidden = new QCheckBox(tr("including hidden files"), box);
    m_largest = new QSpinBox(box);
    m_largest->setRange(0, 100'000);
    m_largest->setSpecialValueText(tr("any size"));
    m_largest->setSuffix(tr(" MB"));
    m_largest->setAccessibleName(tr("Largest file"));
    m_change = new QPushButton(tr("&Change"), box);
    auto *menu = new QMenu(m_change);
    menu->addAction(tr("Keep documents that are now left out"), this, [this] { change(core::WithDocuments::Keep); });
    menu->addAction(tr("Remove documents that are now left out; the files stay"), this,
                    [this] { change(core::WithDocuments::Remove); });
    m_change->setMenu(menu);
    auto *last = new QHBoxLayout;
    last->addWidget(m_subfolders);
    last->addWidget(m_hidden);
    last->addStretch();
    last->addWidget(m_change);
    auto *form = new QFormLayout(box);
    form->addRow(tr("&Only PDFs named"), m_include);
    form->addRow(tr("L&eave out"), m_exclude);
    form->addRow(tr("Lar&gest file"), m_largest);
    form->addRow(last);
    return box;
}

void FoldersDialog::show(const QList<core::Folder> &folders)
{
    const core::Folder *before = chosen();
    const core::FolderId id = before ? before->id : 0;
    const bool sameFilter = before && std::any_of(folders.begin(), folders.end(), [&](const core::Folder &folder) {
                                return folder.id == id && folder.filter == before->filter;
                            });
    m_folders = folders;
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const core::Folder &folder : folders) {
        const QString time =
            folder.scanned ? QLocale().toString(QDateTime::fromMSecsSinceEpoch(folder.scanned), QLocale::ShortFormat)
                           : QString();
        QString files = QLocale().toString(folder.files);
        if (folder.gone > 0)
            files = tr("%1 and %2 missing").arg(files, QLocale().toString(folder.gone));
        auto *item = new QTreeWidgetItem(m_list, {QDir::toNativeSeparators(folder.path), stateOf(folder), files, time});
        item->setData(PathColumn, Qt::UserRole, folder.id);
        item->setToolTip(StateColumn, folder.watched == core::Watched::ByRounds ? plainTip(whyByRounds()) : QString());
        for (const core::FolderNote &note : folder.notes) {
            auto *line = new QTreeWidgetItem(item, {note.path, localized(note.reason)});
            line->setToolTip(PathColumn, plainTip(localized(note.reason)));
            line->setToolTip(StateColumn, plainTip(localized(note.reason)));
        }
        item->setExpanded(true);
        if (folder.id == id || (id == 0 && !m_list->currentItem()))
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    if (!sameFilter) // keeps what is being typed
        m_filter->setProperty("folder", 0);
    showChosen();
}

const core::Folder *FoldersDialog::chosen() const
{
    QTreeWidgetItem *item = m_list->currentItem();
    while (item && item->parent())
        item = item->parent();
    if (!item)
        return nullptr;
    const core::FolderId id = item->data(PathColumn, Qt::UserRole).toLongLong();
    const auto found =
        std::find_if(m_folders.begin(), m_folders.end(), [id](const auto &each) { return each.id == id; });
    return found == m_folders.end() ? nullptr : &*found;
}

void FoldersDialog::showChosen()
{
    const core::Folder *folder = chosen();
    m_leave->setEnabled(folder);
    m_look->setEnabled(!m_folders.isEmpty());
    m_filter->setEnabled(folder);
    m_removeGone->setEnabled(folder && folder->gone > 0);
    m_removeGone->setText(folder && folder->gone > 0
                              ? tr("Remove %Ln document(s) whose files are missing", nullptr, int(folder->gone))
                              : tr("Remove missing documents"));
    m_note->setText(
        !folder ? tr("Attest checks a watched folder when it starts and whenever something in the folder changes: new "
                     "PDFs are read, changed ones are read again. Nothing is removed from the library automatically.")
                : folder->reason);
    m_note->setVisible(!m_note->text().isEmpty());
    if (!folder || m_filter->property("folder").toLongLong() == folder->id)
        return;
    m_filter->setProperty("folder", folder->id);
    m_include->setText(folder->filter.include.join(QStringLiteral("; ")));
    m_exclude->setText(folder->filter.exclude.join(QStringLiteral("; ")));
    m_subfolders->setChecked(folder->filter.subfolders);
    m_hidden->setChecked(folder->filter.hidden);
    m_largest->setValue(int(folder->filter.largest / megabyte));
}

core::FolderFilter FoldersDialog::filter() const
{
    return {patterns(m_include), patterns(m_exclude), m_subfolders->isChecked(), m_hidden->isChecked(),
            qint64(m_largest->value()) * megabyte};
}

void FoldersDialog::add()
{
    const QString path = m_dialogs.folder(this);
    if (!path.isEmpty())
        m_service.watchFolder(path);
}

void FoldersDialog::change(core::WithDocuments leftOut)
{
    if (const core::Folder *folder = chosen())
        m_service.setFilter(folder->id, filter(), leftOut);
}

} // namespace ui
