// The settings as a form, made from core::settingsTable(): a group of the table is a page here, a row a line. Above the
// pages the profiles: settings by the name of their source.
#pragma once

#include "app/assistant.h"

#include <QDialog>
#include <QHash>

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

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
    QWidget *makeProfiles();
    void makePages(const QList<app::Choice> &flows);
    QFormLayout *addPage(const QString &title);
    QList<app::Choice> choicesFor(const core::Setting &setting, const QList<app::Choice> &flows) const;
    QWidget *makeServerLine(QWidget *url);
    void applyProfile(const QString &id);
    void showPageOf(QWidget *field);

    core::Settings m_settings;
    QHash<QString, QWidget *> m_fields;
    QListWidget *m_titles;
    QStackedWidget *m_pages;
    QComboBox *m_profiles = nullptr;
    QLabel *m_changes = nullptr;
    QPushButton *m_find = nullptr;
    QLabel *m_found = nullptr;
};

} // namespace ui
