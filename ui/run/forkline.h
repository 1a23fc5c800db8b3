// Edits the changes made by a fork, in place below the replay: the step, the query, settings and passages, with a
// summary of old and new values. Nothing changes until the fork runs.
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
    void setModels(const QList<app::Choice> &models); // models on servers; the built-in one is always available
    void open(const core::Turn &turn, int step);      // `step`: index in forkSteps()
    core::ForkOptions options() const;

signals:
    void wanted(const core::Turn &turn, const core::ForkOptions &options);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showStep();
    void showChanges();
    QString queryBefore() const; // the query of the next search after the step
    void fillPassages();
    void addSettingRow();
    void showSetting(int row);
    QList<std::pair<QString, QString>> settings() const;

    struct SettingRow
    {
        QComboBox *which;
        QWidget *place; // the widget that contains the field
        QWidget *field;
    };

    core::Turn m_turn;
    core::Settings m_before; // settings of the original run
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
    QWidget *m_changes; // one line per change: name, old value, new value
    QPushButton *m_go;
};

} // namespace ui
