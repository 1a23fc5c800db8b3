// Passes the user's actions in dialogs on to the Assistant: files to add, export targets, settings.
#pragma once

#include "app/services/assistant.h"
#include "ui/widgets/dialogs.h"

#include <QObject>

class QDialog;

namespace ui {

struct GraphPicture;

class SettingsDialog;

class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(app::Assistant &assistant, const Dialogs &dialogs, QWidget *window);

    void addFiles();
    void addFolder();
    enum class Followed { Folders, Zotero, Team }; // watched folders, Zotero collections, or a team's library
    void show(Followed what);
    void showBin(); // shows removed items
    void exportSessions(const QList<core::SessionId> &ids, const QString &title, const QString &format,
                        const core::ExportOptions &options);
    // The folder of the last export, where the next file dialog starts. Empty: there has been no export, or the folder
    // is gone.
    QString exportFolder() const;
    void setExportFolder(const QString &folder);
    void openBundle();
    // Opens evidence bundles and adds everything else to the library.
    void addOrOpen(const QStringList &paths);
    void savePicture(const GraphPicture &picture); // saves it as SVG, or as PNG if the file name has that suffix
    void backUp();
    void restore(); // names the backup, and asks before replacing the library with it
    void setFlow(const QString &flow);
    void setModel(const QString &model);
    void setWebSearch(const QString &engine);
    void showSettings();
    void showServerSettings(); // opens the settings with the server field selected
    void showHealth();
    void showAbout();
    void lookForModels(); // searches; shows no message if no server answers

signals:
    void failed(const QString &sentence);
    void exported(const QString &file); // the file has been written
    void modelsFound(const QList<app::Choice> &models);

private:
    void change(QString core::Settings::*member, const QString &value);
    SettingsDialog *makeSettings();
    QDialog *makeTeamDialog();

    app::Assistant &m_assistant;
    Dialogs m_dialogs;
    QWidget *m_window;
    QString m_exportFolder;
};

} // namespace ui
