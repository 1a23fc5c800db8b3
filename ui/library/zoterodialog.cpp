#include "ui/library/zoterodialog.h"

#include "ui/widgets/localized.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/tip.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

enum ZoteroColumn { CollectionColumn, FollowedColumn };

QString stateOf(const app::ZoteroState::Collection &collection)
{
    if (!collection.isFollowed)
        return {};
    if (collection.pdfs < 0)
        return ZoteroDialog::tr("Followed");
    const QLocale locale;
    QString text = collection.read == collection.pdfs
                       ? ZoteroDialog::tr("✓ %Ln PDF(s)", nullptr, collection.pdfs)
                       : ZoteroDialog::tr("%1 of %2 PDFs read")
                             .arg(locale.toString(collection.read), locale.toString(collection.pdfs));
    if (!collection.missing.isEmpty())
        text += ZoteroDialog::tr(" · %Ln not on this computer", nullptr, int(collection.missing.size()));
    return text;
}

QString usualNote()
{
    return ZoteroDialog::tr(
        "Attest reads the PDFs of the collections you tick, with title, authors and year from Zotero, and adds new "
        "ones automatically while Zotero is running. It contacts Zotero on this computer only.");
}

} // namespace

ZoteroDialog::ZoteroDialog(app::ZoteroService &zotero, const Dialogs &dialogs, core::SessionId session, QWidget *parent)
    : QDialog(parent),
      m_service(zotero),
      m_dialogs(dialogs),
      m_session(session),
      m_list(new QTreeWidget(this)),
      m_note(new PlainLabel(this)),
      m_ask(new QPushButton(tr("&Ask Zotero again"), this)),
      m_stop(new QPushButton(tr("&Stop"), this)),
      m_highlight(new QPushButton(tr("&Highlight what the session cites…"), this))
{
    setWindowTitle(tr("Zotero collections"));
    m_list->setHeaderLabels({tr("Collection"), tr("State")});
    m_list->setAccessibleName(tr("Collections"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(CollectionColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAccessibleName(tr("Remarks"));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton *button : {m_ask, m_stop, m_highlight})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    buttons->setFocusProxy(nullptr); // otherwise Tab would return from the last button to the first
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 26);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ask, &QPushButton::clicked, this, [this] { m_service.findCollections(); });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_service.stop(); });
    connect(m_highlight, &QPushButton::clicked, this, &ZoteroDialog::highlight);
    connect(m_list, &QTreeWidget::itemChanged, this, &ZoteroDialog::changed);
    m_service.watch({this, [this](const app::ZoteroState &state) { show(state); }});
    m_service.findCollections();
}

void ZoteroDialog::show(const app::ZoteroState &state)
{
    const QSignalBlocker quiet(m_list);
    const QTreeWidgetItem *before = m_list->currentItem();
    const QString key = before ? before->data(CollectionColumn, Qt::UserRole).toString() : QString();
    m_list->clear();
    for (const app::ZoteroState::Collection &each : state.collections) {
        auto *item = new QTreeWidgetItem(m_list, {each.named.name, stateOf(each)});
        item->setData(CollectionColumn, Qt::UserRole, each.named.key);
        item->setToolTip(CollectionColumn, plainTip(each.named.name));
        if (!each.missing.isEmpty())
            item->setToolTip(
                FollowedColumn,
                plainTip(tr("Not on this computer, or not readable; Zotero downloads a file when you open it there:") +
                         u'\n' + each.missing.join(u'\n')));
        item->setCheckState(CollectionColumn, each.isFollowed ? Qt::Checked : Qt::Unchecked);
        if (each.named.key == key)
            m_list->setCurrentItem(item);
    }
    const bool follows = std::any_of(state.collections.begin(), state.collections.end(),
                                     [](const auto &each) { return each.isFollowed; });
    m_list->setEnabled(!state.isAsking);
    m_ask->setEnabled(!state.isAsking);
    m_stop->setEnabled(state.isAsking);
    m_highlight->setEnabled(!state.isAsking && follows && m_session != 0);
    m_note->setText(state.isAsking             ? tr("Asking Zotero…")
                    : !state.trouble.isEmpty() ? localized(state.trouble)
                    : !m_written.isEmpty()     ? m_written
                                               : usualNote());
}

void ZoteroDialog::changed(QTreeWidgetItem *item)
{
    m_written.clear();
    const app::ZoteroCollection named{item->data(CollectionColumn, Qt::UserRole).toString(),
                                      item->text(CollectionColumn)};
    const bool follows = item->checkState(CollectionColumn) == Qt::Checked;
    // The list is rebuilt at once, while the item that signals this is still active.
    QMetaObject::invokeMethod(
        this,
        [this, named, follows] {
            if (follows)
                m_service.follow(named);
            else
                m_service.leave(named.key);
        },
        Qt::QueuedConnection);
}

void ZoteroDialog::highlight()
{
    const QString question =
        tr("The passages that this session's answers cite will be highlighted in the PDFs of the ticked Zotero "
           "collections. Each highlight gets the question as its comment. Zotero will ask for your permission.");
    if (!m_dialogs.confirm(this, question, tr("Highlight")))
        return;
    m_service.highlight(m_session,
                        {this, [this](const core::Result<app::ZoteroWritten> &written) {
                             if (!written)
                                 return m_written.clear();
                             m_written = tr("%Ln highlight(s) written to Zotero.", nullptr, written->written);
                             if (written->before > 0)
                                 m_written += u' ' + tr("%Ln were already there.", nullptr, written->before);
                             if (written->elsewhere > 0)
                                 m_written += u' ' + tr("%Ln citation(s) from other documents were left out.", nullptr,
                                                        written->elsewhere);
                         }});
}

} // namespace ui
