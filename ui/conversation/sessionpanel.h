// The list of conversations: pinned ones first, the rest by day. Conversations can be searched, renamed and tagged in
// place, copied, deleted and restored, and exported one at a time or together.
#pragma once

#include "app/services/assistant.h"

#include <QHash>
#include <QSet>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class Notice;

class SessionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SessionPanel(QWidget *parent = nullptr);
    ~SessionPanel() override;

    void setSessions(const QList<core::Session> &sessions, core::SessionId open);
    void setExporters(const QList<app::Choice> &exporters);
    void showFound(const QString &words, const QList<core::SessionHit> &hits); // results of the last search
    void undo();   // reverts the last deletion; possible until the next deletion or until the program ends
    void settle(); // makes deletions final

    static QString dayOf(qint64 changed, const QDate &today); // "Today", "Yesterday", a weekday, or a date

signals:
    void newWanted();
    void opened(core::SessionId id);
    void stayed(); // the open session was chosen again
    void left();   // the open session is about to be deleted
    void renamed(core::SessionId id, const QString &title);
    void removed(core::SessionId id);
    void undoableChanged(bool undoable); // whether a deletion can be undone
    void tagged(core::SessionId id, const QStringList &tags);
    void pinned(core::SessionId id, bool pinned);
    void duplicated(core::SessionId id, const QString &title);
    void searched(const QString &words);
    void exportWanted(const QList<core::SessionId> &ids, const QString &title, const QString &format);

private:
    void build();
    void fill();
    bool isWanted(const core::Session &session) const;
    void addItem(const core::Session &session, const QString &group);
    QTreeWidgetItem *groupItem(const QString &group);
    QTreeWidgetItem *chosen() const;
    QList<core::SessionId> chosenOnes() const;
    const core::Session *sessionOf(core::SessionId id) const;
    void search();
    void removeChosen();
    void forgetDeleted();
    core::SessionId neighbourOf(const QList<core::SessionId> &ids) const;
    void showMenu(const QPoint &at);
    void addActs(QMenu *menu, const core::Session &session);
    void editTags(core::SessionId id);
    void keepTags();

    QList<core::Session> m_sessions;
    core::SessionId m_open = 0;
    QSet<core::SessionId> m_removed;     // removed sessions, which may still appear in lists that arrive later
    QList<core::SessionId> m_deleted;    // removed sessions that can be restored
    core::SessionId m_wasOpen = 0;       // the removed session that was open
    core::SessionId m_openedInstead = 0; // the session opened in its place
    core::SessionId m_neighbour = 0; // the session next to the removed ones, selected until another session is opened
    QList<app::Choice> m_exporters;
    bool m_filling = false;
    QString m_searched; // the words that the hits match
    // Sessions found by their content, in addition to those found by title.
    QHash<core::SessionId, core::SessionHit> m_hits;
    core::SessionId m_tagging = 0;
    QTimer m_typing; // starts the search when the user stops typing
    QLineEdit *m_search;
    QLineEdit *m_tags;
    QTreeWidget *m_list;
    QLabel *m_none; // explains why the list is empty
    Notice *m_notice;
};

} // namespace ui
