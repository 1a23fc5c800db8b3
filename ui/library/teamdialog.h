// Connects to a team's library, pulls from it, and leaves it. Before joining, the dialog asks for the server and shows
// what the user may see there; afterwards, it shows the status.
#pragma once

#include "app/services/teamservice.h"
#include "ui/widgets/dialogs.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace ui {

class TeamDialog : public QDialog
{
    Q_OBJECT

public:
    TeamDialog(app::TeamService &team, const Dialogs &dialogs, QWidget *parent = nullptr); // `team` must outlive it

signals:
    void answerFetched(const QString &bundle); // path of the downloaded bundle, to be opened

private:
    void listAnswers();
    void showAnswers(const QList<core::TeamAnswer> &answers);
    void openAnswer();
    QWidget *form();
    QWidget *joinedPart();
    void show(const app::TeamState &state);
    void connectNow();
    void join();
    void leave();

    app::TeamService &m_service;
    Dialogs m_dialogs;
    QWidget *m_form;
    QLineEdit *m_server;
    QLineEdit *m_database;
    QLineEdit *m_user;
    QLineEdit *m_password;
    QLineEdit *m_authority;
    QWidget *m_joined;
    QLabel *m_address;
    QLineEdit *m_another; // field for entering a different password
    QCheckBox *m_removes;
    QTreeWidget *m_list;
    QTreeWidget *m_answers;
    bool m_hasListed = false; // whether answers were listed since the server was last contacted
    QLabel *m_folderNote;
    QLineEdit *m_folder;
    QLabel *m_note;
    QPushButton *m_connect;
    QPushButton *m_join;
    QPushButton *m_pull;
    QPushButton *m_open;
    QPushButton *m_stop;
    QPushButton *m_leave;
};

} // namespace ui
