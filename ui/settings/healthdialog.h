// Statistics on judges: each judge's verdicts by role, how often they were unreadable, how long they took. If a judge
// gives the same verdict on everything, offers to let scores decide instead, or says what that would require.
#pragma once

#include "app/services/assistant.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

class Notice;

class HealthDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HealthDialog(app::Assistant &assistant, QWidget *parent = nullptr); // `assistant` must outlive it

private:
    void show(const QList<core::GraderHealth> &rows);
    void offerScores();
    QString aboutScores(const QString &role) const;
    void switchToScores();

    app::Assistant &m_assistant;
    QTableWidget *m_table;
    QLabel *m_note;
    QStringList m_stuck; // the roles whose judge gives the same verdict on everything
    QLabel *m_scores;    // what can be done about these roles
    QPushButton *m_switch;
    Notice *m_done;
};

} // namespace ui
