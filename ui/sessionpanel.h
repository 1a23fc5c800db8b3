// The conversations: by day, searched, renamed in place, deleted with a while to undo it, exported.
#pragma once

#include "app/assistant.h"

#include <QSet>
#include <QWidget>

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
    void settle(); // what was deleted is deleted now, not after the time for undoing

    static QString dayOf(qint64 changed, const QDate &today); // "Today", "Yesterday", a weekday, a date

signals:
    void newWanted();
    void opened(core::SessionId id);
    void renamed(core::SessionId id, const QString &title);
    void removed(core::SessionId id);
    void exportWanted(core::SessionId id, const QString &title, const QString &format);

private:
    void fill();
    QTreeWidgetItem *dayItem(const QString &day);
    QTreeWidgetItem *chosen() const;
    void removeChosen();
    void showMenu(const QPoint &at);

    QList<core::Session> m_sessions;
    core::SessionId m_open = 0;
    QSet<core::SessionId> m_removed; // waiting for the time for undoing to be over
    QList<app::Choice> m_exporters;
    bool m_filling = false;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    Notice *m_notice;
};

} // namespace ui
