// What the user does in a window of its own, and hands to the Assistant: files to add, where to export, settings.
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
    void showBin(); // what was removed
    void exportSessions(const QList<core::SessionId> &ids, const QString &title, const QString &format,
                        const core::ExportOptions &options);
    // Of the last export; where the next one begins to ask. Empty: none yet, or it is gone.
    QString exportFolder() const;
    void setExportFolder(const QString &folder);
    void openBundle();
    void addOrOpen(const QStringList &paths);      // evidence bundles are opened, all else is for the library
    void savePicture(const GraphPicture &picture); // as SVG, or as PNG where the file is named so
    void backUp();
    void restore(); // asks before the library is replaced, and says by what
    void setFlow(const QString &flow);
    void setModel(const QString &model);
    void setWebSearch(const QString &engine);
    void showSettings();
    void showServerSettings(); // the same, at the server's line
    void showHealth();
    void showAbout();
    void lookForModels(); // quietly: where no server answers there is none

signals:
    void failed(const QString &sentence);
    void exported(const QString &file); // it is written
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
