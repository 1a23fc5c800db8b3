// The settings as a form built from core::settingsTable(), one line per row: three pages for everyday use, and one with
// the rest, grouped as in the table. The last page begins with profiles, which are presets named after a published
// system.
#pragma once

#include "app/services/assistant.h"
#include "ui/widgets/dialogs.h"

#include <QDialog>
#include <QHash>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace ui {

class KeyField;

class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    // `assistant` must outlive it.
    SettingsDialog(app::Assistant &assistant, const Dialogs &dialogs, QWidget *parent = nullptr);

    core::Settings settings() const; // as entered in the form
    void accept() override;          // if a value is invalid, shows it with the reason instead of closing
    void focusServer();
    QWidget *field(const QString &key) const { return m_fields.value(key); }

signals:
    void modelsFound(const QList<app::Choice> &models); // the models found, named as in the accepted settings

private:
    void makeWideEnough();
    QWidget *makeProfiles();
    void makePages(const Dialogs &dialogs);
    QFormLayout *addPage(const QString &title);
    void addSetting(const core::Setting &setting, const QString &group, const Dialogs &dialogs);
    void search(const QString &words);
    void addRow(QFormLayout *form, const core::Setting &setting, QWidget *field, const Dialogs &dialogs);
    QList<app::Choice> choicesFor(const core::Setting &setting) const;
    QWidget *makeEmbedderRow(QWidget *field, const Dialogs &dialogs);
    QWidget *makeServerBox(QWidget *url);
    void addPullRow(QFormLayout *form);
    void addGetRow(QFormLayout *form);
    void addWebRows(QFormLayout *form);
    void addVectorsNote(QFormLayout *form);
    void applyProfile(const QString &id);
    void takeModels(const QList<app::Choice> &models);
    void showWebSearch();
    void showWhatVectorsTell();
    void showPageOf(QWidget *field);

    app::Assistant &m_assistant;
    const core::Settings m_settings;
    QHash<QString, QWidget *> m_fields;
    struct Line // a line of a form
    {
        QFormLayout *form = nullptr;
        int from = 0; // it occupies the form's rows [from, to)
        int to = 0;
        QString group; // title of its group
        QString words; // the words that a search can match; empty: the line is the group's title
    };
    QList<Line> m_lines;
    QList<QFormLayout *> m_forms; // indexed by Page
    QLineEdit *m_search;
    QListWidget *m_titles;
    QStackedWidget *m_pages;
    QComboBox *m_profiles = nullptr;
    QLabel *m_changes = nullptr;
    QLabel *m_leaves = nullptr;      // describes what a web search sends off the machine
    QLabel *m_vectorsTell = nullptr; // describes what an embedding model sends off the machine
    KeyField *m_webKey = nullptr;
    std::optional<QList<app::Choice>> m_found; // nullopt: not searched yet
};

} // namespace ui
