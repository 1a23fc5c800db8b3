// Judge statistics: what each said in each role, how often it could not be understood, how long it took. Of one that
// says the same of everything, the offer to let scores decide instead, or what that would take.
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
    explicit HealthDialog(app::Assistant &assistant, QWidget *parent = nullptr); // the Assistant outlives it

private:
    void show(const QList<core::GraderHealth> &rows);
    void offerScores();
    QString aboutScores(const QString &role) const;
    void switchToScores();

    app::Assistant &m_assistant;
    QTableWidget *m_table;
    QLabel *m_note;
    QStringList m_stuck; // roles whose judge says the same of everything
    QLabel *m_scores;    // what can be done about it
    QPushButton *m_switch;
    Notice *m_done;
};

} // namespace ui
