#include "ui/sessionpanel.h"

#include "ui/notice.h"
#include "ui/sidecolumn.h"
#include "ui/theme.h"
#include "ui/tip.h"

#include <QAction>
#include <QDateTime>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int idRole = Qt::UserRole;

core::SessionId idOf(const QTreeWidgetItem *item)
{
    return item ? item->data(0, idRole).toLongLong() : 0;
}

} // namespace

SessionPanel::SessionPanel(QWidget *parent)
    : QWidget(parent),
      m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_notice(new Notice(this))
{
    auto *title = new QLabel(tr("Sessions"), this);
    title->setProperty("role", QStringLiteral("title"));
    auto *fresh = new QToolButton(this);
    fresh->setText(tr("New"));
    fresh->setIcon(icon(QStringLiteral("new-session")));
    fresh->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fresh->setAutoRaise(true);
    fresh->setAccessibleName(tr("New session"));
    m_search->setPlaceholderText(tr("Search sessions…"));
    m_search->setAccessibleName(tr("Search sessions"));
    m_search->setClearButtonEnabled(true);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(0);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("Sessions"));

    QVBoxLayout *column = sideColumn(this, title, fresh, m_search);
    auto *inset = new QHBoxLayout; // names begin where the title does
    inset->setContentsMargins(4, 0, 4, 0);
    inset->addWidget(m_list);
    column->addLayout(inset, 1);
    column->addWidget(m_notice);

    auto *remove = new QAction(m_list);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    connect(remove, &QAction::triggered, this, &SessionPanel::removeChosen);
    connect(fresh, &QToolButton::clicked, this, &SessionPanel::newWanted);
    connect(m_search, &QLineEdit::textChanged, this, &SessionPanel::fill);
    connect(m_list, &QTreeWidget::customContextMenuRequested, this, &SessionPanel::showMenu);
    const auto open = [this](QTreeWidgetItem *item) {
        if (idOf(item) && idOf(item) != m_open)
            emit opened(idOf(item));
    };
    connect(m_list, &QTreeWidget::itemClicked, this, open);
    connect(m_list, &QTreeWidget::itemActivated, this, open);
    connect(m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, &SessionPanel::fill,
            Qt::QueuedConnection);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *item) {
        if (!m_filling && !item->text(0).trimmed().isEmpty())
            emit renamed(idOf(item), item->text(0).trimmed());
    });
}

SessionPanel::~SessionPanel() = default;

void SessionPanel::setSessions(const QList<core::Session> &sessions, core::SessionId open)
{
    if (sessions.isEmpty()) { // another library may follow, with sessions of the same numbers
        m_notice->withdraw();
        m_removed.clear();
    }
    m_sessions = sessions;
    m_open = open;
    fill();
}

void SessionPanel::setExporters(const QList<app::Choice> &exporters)
{
    m_exporters = exporters;
}

void SessionPanel::settle()
{
    m_notice->settle();
}

QString SessionPanel::dayOf(qint64 changed, const QDate &today)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(changed).date();
    const qint64 ago = day.daysTo(today);
    if (ago <= 0)
        return tr("Today");
    if (ago == 1)
        return tr("Yesterday");
    const QLocale locale;
    return ago < 7 ? locale.dayName(day.dayOfWeek()) : locale.toString(day, QLocale::LongFormat);
}

QTreeWidgetItem *SessionPanel::dayItem(const QString &day)
{
    const int last = m_list->topLevelItemCount() - 1;
    if (last >= 0 && m_list->topLevelItem(last)->text(0) == day)
        return m_list->topLevelItem(last);
    auto *item = new QTreeWidgetItem(m_list, {day});
    item->setFlags(Qt::ItemIsEnabled);
    item->setForeground(0, color(Role::Secondary));
    item->setFirstColumnSpanned(true);
    item->setSizeHint(0, {0, fontMetrics().height() + 8});
    return item;
}

void SessionPanel::fill()
{
    const auto *editor = m_list->viewport()->findChild<QLineEdit *>();
    if (editor && editor->isVisible())
        return; // a name is being typed; the end of that brings the list again
    m_filling = true;
    m_list->clear();
    const QDate today = QDate::currentDate();
    const QLocale locale;
    for (const core::Session &session : std::as_const(m_sessions)) {
        if (m_removed.contains(session.id) || !session.title.contains(m_search->text().trimmed(), Qt::CaseInsensitive))
            continue;
        const QString title = session.title.isEmpty() ? tr("New session") : session.title;
        auto *item =
            new QTreeWidgetItem(dayItem(dayOf(session.changed, today)), {title, locale.toString(session.turnCount)});
        item->setData(0, idRole, session.id);
        item->setSizeHint(0, {0, fontMetrics().height() + 8});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        const QString changed = locale.toString(QDateTime::fromMSecsSinceEpoch(session.changed), QLocale::ShortFormat);
        item->setToolTip(
            0, plainTip(tr("%1\n%2 turns, last changed %3").arg(title, locale.toString(session.turnCount), changed)));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setForeground(1, color(Role::Secondary));
        if (session.id == m_open)
            m_list->setCurrentItem(item);
    }
    if (m_list->topLevelItemCount() == 0)
        dayItem(m_sessions.isEmpty() ? tr("Ask something; it is kept here.") : tr("No session is called that."));
    m_list->expandAll();
    m_filling = false;
}

QTreeWidgetItem *SessionPanel::chosen() const
{
    QTreeWidgetItem *item = m_list->currentItem();
    return idOf(item) ? item : nullptr;
}

void SessionPanel::removeChosen()
{
    const QTreeWidgetItem *item = chosen();
    if (!item)
        return;
    const core::SessionId id = idOf(item);
    const QString title = item->text(0);
    m_notice->settle(); // the one before
    m_removed.insert(id);
    fill();
    m_notice->offerUndo(
        tr("Deleted “%1”.").arg(title),
        [this, id] {
            m_removed.remove(id);
            fill();
        },
        [this, id] { emit removed(id); });
}

void SessionPanel::showMenu(const QPoint &at)
{
    QTreeWidgetItem *item = m_list->itemAt(at);
    if (!idOf(item))
        return;
    m_list->setCurrentItem(item);
    const core::SessionId id = idOf(item);
    const QString title = item->text(0);
    auto *menu = new QMenu(m_list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, id] { emit opened(id); });
    menu->addAction(tr("Rename") + QStringLiteral("\tF2"), this, [this] {
        if (QTreeWidgetItem *current = chosen())
            m_list->editItem(current, 0);
    });
    QMenu *formats = menu->addMenu(tr("Export as"));
    for (const app::Choice &format : std::as_const(m_exporters))
        formats->addAction(format.title, this, [this, id, title, format] { emit exportWanted(id, title, format.id); });
    menu->addSeparator();
    menu->addAction(tr("Delete") + QStringLiteral("\tDel"), this, &SessionPanel::removeChosen);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

} // namespace ui
