// What a fork shall do otherwise, in place below the replay: from which step, and what is searched for, set and used;
// and all of that once more, before and after. Nothing is changed until it is.
#pragma once

#include "app/services/assistant.h"

#include <QFrame>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class ForkLine : public QFrame
{
    Q_OBJECT

public:
    explicit ForkLine(QWidget *parent = nullptr);

    void setFlows(const QList<app::Choice> &flows);
    void setModels(const QList<app::Choice> &models); // those of servers; the built-in one is always there
    void open(const core::Turn &turn, int step);      // index in forkSteps()
    core::ForkOptions options() const;

signals:
    void wanted(const core::Turn &turn, const core::ForkOptions &options);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showStep();
    void showChanges();
    QString queryBefore() const; // that the next search from the step on looked for
    void fillPassages();
    void addSettingRow();
    void showSetting(int row);
    QList<std::pair<QString, QString>> settings() const;

    struct SettingRow
    {
        QComboBox *which;
        QWidget *place; // holds the field
        QWidget *field;
    };

    core::Turn m_turn;
    core::Settings m_before; // that the run went by
    QList<core::ForkStep> m_steps;
    QList<app::Choice> m_flows;
    QList<app::Choice> m_models;
    QFormLayout *m_form;
    QComboBox *m_from;
    QLabel *m_why;
    QLineEdit *m_query;
    QComboBox *m_flow;
    QComboBox *m_model;
    QList<SettingRow> m_rows;
    QWidget *m_settings;
    QWidget *m_passages;
    QList<std::pair<core::Passage, QComboBox *>> m_uses;
    QWidget *m_changes; // each in a line: what, before, after
    QPushButton *m_go;
};

} // namespace ui
