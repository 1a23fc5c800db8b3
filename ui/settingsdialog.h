// The settings as a form, made from core::settingsTable(): a new row of the table is a new line here.
#pragma once

#include "app/assistant.h"

#include <QDialog>
#include <QHash>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace ui {

class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(const core::Settings &settings, const QList<app::Choice> &flows, QWidget *parent = nullptr);

    core::Settings settings() const; // as they stand in the form
    void showModels(const core::Result<QList<app::Choice>> &found);
    void focusServer();
    QWidget *field(const QString &key) const { return m_fields.value(key); }

signals:
    void modelsWanted(const core::Settings &settings); // of the server in the form

private:
    QWidget *makeField(const core::Setting &setting, const QList<app::Choice> &flows);
    QWidget *makeTextField(const core::Setting &setting, const QList<app::Choice> &flows);
    QWidget *makeServerLine(QWidget *url);
    void addModel(const QString &id, const QString &title);

    core::Settings m_settings;
    QHash<QString, QWidget *> m_fields;
    QComboBox *m_models = nullptr;
    QPushButton *m_find = nullptr;
    QLabel *m_found = nullptr;
};

} // namespace ui
