// Actions in dialogs, passed on to the Assistant: files to add, export targets, settings.
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
    enum class Followed { Folders, Zotero, Team }; // folders on the disk; collections of Zotero; a team's library
    void show(Followed what);
    void showBin(); // removed items
    void exportSessions(const QList<core::SessionId> &ids, const QString &title, const QString &format,
                        const core::ExportOptions &options);
    // The last export's folder, where the next file dialog starts. Empty: none yet, or it is gone.
    QString exportFolder() const;
    void setExportFolder(const QString &folder);
    void openBundle();
    void addOrOpen(const QStringList &paths);      // evidence bundles are opened, everything else is added to the
                                                   // library
    void savePicture(const GraphPicture &picture); // as SVG, or as PNG if the file is named so
    void backUp();
    void restore(); // asks before replacing the library, and names the backup
    void setFlow(const QString &flow);
    void setModel(const QString &model);
    void setWebSearch(const QString &engine);
    void showSettings();
    void showServerSettings(); // the same, at the server's line
    void showHealth();
    void showAbout();
    void lookForModels(); // silently: without an answering server there are none

signals:
    void failed(const QString &sentence);
    void exported(const QString &file); // it has been written
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
