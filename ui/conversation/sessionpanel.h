// The conversations: pinned, or by day; searched, renamed and tagged in place, copied, deleted and restored, exported
// singly or together.
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
    void showFound(const QString &words, const QList<core::SessionHit> &hits); // the last search
    void undo();   // the last deletion, until another one or the end of the program
    void settle(); // deletions become final

    static QString dayOf(qint64 changed, const QDate &today); // "Today", "Yesterday", a weekday, a date

signals:
    void newWanted();
    void opened(core::SessionId id);
    void stayed(); // the open one was chosen
    void left();   // the open one is to be deleted
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
    QSet<core::SessionId> m_removed;     // that may still be in lists received later
    QList<core::SessionId> m_deleted;    // those of them that can be restored
    core::SessionId m_wasOpen = 0;       // of these
    core::SessionId m_openedInstead = 0; // instead of it
    core::SessionId m_neighbour = 0;     // of these, and current until a session is opened
    QList<app::Choice> m_exporters;
    bool m_filling = false;
    QString m_searched;                              // the words they match
    QHash<core::SessionId, core::SessionHit> m_hits; // in addition to those whose titles match
    core::SessionId m_tagging = 0;
    QTimer m_typing; // searches when typing pauses
    QLineEdit *m_search;
    QLineEdit *m_tags;
    QTreeWidget *m_list;
    QLabel *m_none; // why it is empty
    Notice *m_notice;
};

} // namespace ui
