#include "ui/conversation/sessionpanel.h"

#include "ui/widgets/notice.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/sidecolumn.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"

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
constexpr int typingMilliseconds = 200;
constexpr int longestTag = 12; // characters shown

core::SessionId idOf(const QTreeWidgetItem *item)
{
    return item ? item->data(0, idRole).toLongLong() : 0;
}

} // namespace

SessionPanel::SessionPanel(QWidget *parent)
    : QWidget(parent),
      m_search(new QLineEdit(this)),
      m_tags(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_none(new PlainLabel(this)),
      m_notice(new Notice(this))
{
    build();
    auto *remove = new QAction(m_list);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    connect(remove, &QAction::triggered, this, &SessionPanel::removeChosen);
    connect(m_search, &QLineEdit::textChanged, this, &SessionPanel::fill);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
    connect(&m_typing, &QTimer::timeout, this, &SessionPanel::search);
    connect(m_tags, &QLineEdit::returnPressed, this, &SessionPanel::keepTags);
    connect(m_tags, &QLineEdit::editingFinished, m_tags, &QWidget::hide);
    connect(m_list, &QTreeWidget::customContextMenuRequested, this, &SessionPanel::showMenu);
    const auto open = [this](QTreeWidgetItem *item) {
        if (!idOf(item) || m_list->selectedItems().size() > 1) // several are being selected
            return;
        if (idOf(item) == m_open)
            emit stayed();
        else
            emit opened(idOf(item));
    };
    connect(m_list, &QTreeWidget::itemClicked, this, open);
    connect(m_list, &QTreeWidget::itemActivated, this, open);
    connect(m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, &SessionPanel::fill,
            Qt::QueuedConnection);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (!m_filling && m_neighbour != 0)
            m_neighbour = idOf(item);
    });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *item) {
        if (!m_filling && !item->text(0).trimmed().isEmpty())
            emit renamed(idOf(item), item->text(0).trimmed());
    });
    onOtherColours(this, [this] { fill(); }); // colours are stored in the rows
}

SessionPanel::~SessionPanel() = default;

void SessionPanel::build()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMilliseconds);
    auto *title = new PlainLabel(tr("Sessions"), this);
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
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setAccessibleName(tr("Sessions"));

    QVBoxLayout *column = sideColumn(this, title, fresh, m_search);
    m_none->setWordWrap(true);
    m_none->setProperty("role", QStringLiteral("quiet"));
    m_none->setContentsMargins(8, 4, 8, 4);
    m_none->hide();
    column->addWidget(m_none);
    auto *inset = new QHBoxLayout; // aligns names with the title
    inset->setContentsMargins(4, 0, 4, 0);
    inset->addWidget(m_list);
    column->addLayout(inset, 1);
    m_tags->setPlaceholderText(tr("Tags, separated by commas"));
    m_tags->setAccessibleName(tr("Tags of the session"));
    m_tags->hide();
    column->addWidget(m_tags);
    column->addWidget(m_notice);
    connect(fresh, &QToolButton::clicked, this, &SessionPanel::newWanted);
}

void SessionPanel::setSessions(const QList<core::Session> &sessions, core::SessionId open)
{
    if (sessions.isEmpty()) { // the next library may use the same session ids
        forgetDeleted();
        m_hits.clear();
    }
    if (m_deleted.contains(open)) // it was opened from elsewhere, and may be used
        forgetDeleted();
    if (open != 0)
        m_neighbour = 0;
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
    const QList<core::SessionId> ids = std::exchange(m_deleted, {});
    m_wasOpen = 0;
    if (ids.isEmpty())
        return;
    m_notice->settle();
    emit undoableChanged(false);
    for (const core::SessionId id : ids)
        emit removed(id);
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

QTreeWidgetItem *SessionPanel::groupItem(const QString &group)
{
    const int last = m_list->topLevelItemCount() - 1;
    if (last >= 0 && m_list->topLevelItem(last)->text(0) == group)
        return m_list->topLevelItem(last);
    auto *item = new QTreeWidgetItem(m_list, {group});
    item->setFlags(Qt::ItemIsEnabled);
    item->setForeground(0, color(Role::Secondary));
    item->setFirstColumnSpanned(true);
    item->setSizeHint(0, {0, fontMetrics().height() + 8});
    return item;
}

bool SessionPanel::isWanted(const core::Session &session) const
{
    const QString words = m_search->text().trimmed();
    if (m_removed.contains(session.id))
        return false;
    return session.title.contains(words, Qt::CaseInsensitive) || (m_searched == words && m_hits.contains(session.id));
}

void SessionPanel::addItem(const core::Session &session, const QString &group)
{
    const QLocale locale;
    const QString title = session.title.isEmpty() ? tr("New session") : session.title;
    QString count = locale.toString(session.turnCount);
    if (!session.tags.isEmpty())
        count.prepend(session.tags.first().left(longestTag) + QStringLiteral(" · "));
    auto *item = new QTreeWidgetItem(groupItem(group), {title, count});
    item->setData(0, idRole, session.id);
    item->setSizeHint(0, {0, fontMetrics().height() + 8});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
    const QString changed = locale.toString(QDateTime::fromMSecsSinceEpoch(session.changed), QLocale::ShortFormat);
    const QString turns = tr("%Ln turn(s)", nullptr, session.turnCount);
    QString tip = tr("%1\n%2, last changed %3").arg(title, turns, changed);
    if (!session.tags.isEmpty())
        tip += u'\n' + tr("Tags: %1").arg(session.tags.join(QStringLiteral(", ")));
    if (session.isReadOnly())
        tip += u'\n' + tr("From the evidence bundle “%1”").arg(session.imported.bundle);
    if (const QString excerpt = m_hits.value(session.id).excerpt; !excerpt.isEmpty() && !m_search->text().isEmpty())
        tip += u'\n' + tr("… %1 …").arg(excerpt);
    item->setToolTip(0, plainTip(tip));
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setForeground(1, color(Role::Secondary));
    if (session.isReadOnly())
        item->setIcon(0, icon(QStringLiteral("lock")));
    if (session.id == (m_neighbour != 0 ? m_neighbour : m_open))
        m_list->setCurrentItem(item);
}

void SessionPanel::fill()
{
    const auto *editor = m_list->viewport()->findChild<QLineEdit *>();
    if (editor && editor->isVisible())
        return; // a name is being typed; when that ends, the list is updated
    m_filling = true;
    m_list->clear();
    const QDate today = QDate::currentDate();
    for (const bool pinned : {true, false}) {
        for (const core::Session &session : std::as_const(m_sessions)) {
            if (session.pinned == pinned && isWanted(session))
                addItem(session, pinned ? tr("Pinned") : dayOf(session.changed, today));
        }
    }
    m_none->setText(m_sessions.isEmpty() ? tr("Your conversations appear here.") : tr("No sessions found."));
    m_none->setVisible(m_list->topLevelItemCount() == 0);
    m_list->expandAll();
    m_filling = false;
}

void SessionPanel::search()
{
    if (const QString words = m_search->text().trimmed(); !words.isEmpty())
        emit searched(words);
}

void SessionPanel::showFound(const QString &words, const QList<core::SessionHit> &hits)
{
    m_searched = words;
    m_hits.clear();
    for (const core::SessionHit &hit : hits)
        m_hits.insert(hit.session, hit);
    fill();
}

QTreeWidgetItem *SessionPanel::chosen() const
{
    QTreeWidgetItem *item = m_list->currentItem();
    return idOf(item) ? item : nullptr;
}

QList<core::SessionId> SessionPanel::chosenOnes() const
{
    QList<core::SessionId> ids;
    for (const QTreeWidgetItem *item : m_list->selectedItems()) {
        if (idOf(item))
            ids.append(idOf(item));
    }
    return ids;
}

const core::Session *SessionPanel::sessionOf(core::SessionId id) const
{
    for (const core::Session &session : m_sessions) {
        if (session.id == id)
            return &session;
    }
    return nullptr;
}

// The session that becomes current when these are removed.
core::SessionId SessionPanel::neighbourOf(const QList<core::SessionId> &ids) const
{
    const auto next = [this, &ids](auto step) {
        QTreeWidgetItem *item = chosen();
        while (item && (idOf(item) == 0 || ids.contains(idOf(item))))
            item = step(item);
        return idOf(item);
    };
    const core::SessionId below = next([this](QTreeWidgetItem *item) { return m_list->itemBelow(item); });
    return below != 0 ? below : next([this](QTreeWidgetItem *item) { return m_list->itemAbove(item); });
}

// The open session is left at once for the next one: whatever is asked from now on is kept.
void SessionPanel::removeChosen()
{
    const QList<core::SessionId> ids = chosenOnes();
    if (ids.isEmpty())
        return;
    const QString title = chosen() ? chosen()->text(0) : QString();
    const core::SessionId neighbour = neighbourOf(ids);
    settle(); // completes the previous deletion
    m_deleted = ids;
    m_wasOpen = ids.contains(m_open) ? m_open : 0;
    m_openedInstead = 0;
    for (const core::SessionId id : ids)
        m_removed.insert(id);
    if (m_wasOpen != 0)
        emit left();
    m_neighbour = neighbour;
    fill();
    if (m_wasOpen != 0 && neighbour != 0) {
        m_openedInstead = neighbour;
        emit opened(neighbour);
    }
    m_notice->offer(ids.size() == 1 ? tr("Deleted “%1”.").arg(title) : tr("Deleted %1 sessions.").arg(ids.size()),
                    tr("Undo"), [this] { undo(); });
    emit undoableChanged(true);
}

void SessionPanel::undo()
{
    const QList<core::SessionId> ids = std::exchange(m_deleted, {});
    const core::SessionId wasOpen = std::exchange(m_wasOpen, 0);
    if (ids.isEmpty())
        return;
    m_notice->settle();
    for (const core::SessionId id : ids)
        m_removed.remove(id);
    m_neighbour = ids.first();
    fill();
    emit undoableChanged(false);
    if (wasOpen != 0 && (m_open == 0 || m_open == m_openedInstead)) // otherwise the user has moved on
        emit opened(wasOpen);
}

// Deleted sessions were restored, or belong to another library: there is nothing to undo.
void SessionPanel::forgetDeleted()
{
    m_removed.clear();
    m_wasOpen = 0;
    if (m_deleted.isEmpty())
        return;
    m_deleted.clear();
    m_notice->settle();
    emit undoableChanged(false);
}

void SessionPanel::showMenu(const QPoint &at)
{
    QTreeWidgetItem *item = m_list->itemAt(at);
    if (!idOf(item))
        return;
    if (!item->isSelected())
        m_list->setCurrentItem(item);
    const QList<core::SessionId> ids = chosenOnes();
    const QString title = item->text(0);
    auto *menu = new QMenu(m_list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const core::Session *session = sessionOf(idOf(item)); session && ids.size() < 2)
        addActs(menu, *session);
    QMenu *formats = menu->addMenu(ids.size() < 2 ? tr("Export as") : tr("Export these %1 as").arg(ids.size()));
    for (const app::Choice &format : std::as_const(m_exporters))
        formats->addAction(format.title, this,
                           [this, ids, title, format] { emit exportWanted(ids, title, format.id); });
    menu->addSeparator();
    menu->addAction(tr("Delete") + QStringLiteral("\tDel"), this, &SessionPanel::removeChosen);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void SessionPanel::addActs(QMenu *menu, const core::Session &session)
{
    const core::SessionId id = session.id;
    menu->addAction(tr("Open"), this, [this, id] { emit opened(id); });
    menu->addAction(tr("Rename") + QStringLiteral("\tF2"), this, [this] {
        const auto *editor = m_list->viewport()->findChild<QLineEdit *>();
        if (QTreeWidgetItem *current = chosen(); current && !(editor && editor->isVisible()))
            m_list->editItem(current, 0);
    });
    menu->addAction(tr("Tags…"), this, [this, id] { editTags(id); });
    menu->addAction(session.pinned ? tr("Unpin") : tr("Pin"), this,
                    [this, id, pin = !session.pinned] { emit pinned(id, pin); });
    menu->addAction(tr("Duplicate"), this,
                    [this, id, title = tr("%1 (copy)").arg(session.title)] { emit duplicated(id, title); });
}

void SessionPanel::editTags(core::SessionId id)
{
    const core::Session *session = sessionOf(id);
    if (!session)
        return;
    m_tagging = id;
    m_tags->setText(session->tags.join(QStringLiteral(", ")));
    m_tags->show();
    m_tags->setFocus();
    m_tags->selectAll();
}

void SessionPanel::keepTags()
{
    QStringList tags;
    for (const QString &tag : m_tags->text().split(u',')) {
        if (!tag.trimmed().isEmpty() && !tags.contains(tag.trimmed()))
            tags.append(tag.simplified());
    }
    if (m_tagging != 0)
        emit tagged(m_tagging, tags);
    m_tagging = 0;
    m_list->setFocus();
}

} // namespace ui
