#include "ui/window/windowactions.h"

#include "ui/library/bindialog.h"
#include "ui/library/foldersdialog.h"
#include "ui/library/teamdialog.h"
#include "ui/library/zoterodialog.h"
#include "ui/graph/graphpicture.h"
#include "ui/settings/healthdialog.h"
#include "ui/settings/settingsdialog.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QRegularExpression>

namespace ui {
namespace {

// A file name that is valid on every file system.
QString fileName(const QString &title, const QString &suffix)
{
    constexpr int longest = 80;
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]"));
    QString name = title;
    name = name.replace(unfit, QStringLiteral(" ")).left(longest).trimmed();
    return (name.isEmpty() ? WindowActions::tr("session") : name) + u'.' + suffix;
}

// Adds the format's suffix to a name typed without one.
QString withSuffix(const QString &file, const QString &suffix)
{
    static const QRegularExpression some(QStringLiteral("\\.[A-Za-z][A-Za-z0-9]{0,7}$"));
    return suffix.isEmpty() || some.match(file).hasMatch() ? file : file + u'.' + suffix;
}

} // namespace

WindowActions::WindowActions(app::Assistant &assistant, const Dialogs &dialogs, QWidget *window)
    : QObject(window),
      m_assistant(assistant),
      m_dialogs(dialogs),
      m_window(window)
{
}

void WindowActions::addFiles()
{
    const QStringList files = m_dialogs.files(m_window);
    if (!files.isEmpty())
        m_assistant.documents().add(files);
}

void WindowActions::addFolder()
{
    const QString folder = m_dialogs.folder(m_window);
    if (!folder.isEmpty())
        m_assistant.documents().add({folder});
}

void WindowActions::show(Followed what)
{
    QDialog *dialog = nullptr;
    if (what == Followed::Folders)
        dialog = new FoldersDialog(m_assistant.folders(), m_dialogs, m_window);
    else if (what == Followed::Team)
        dialog = makeTeamDialog();
    else
        dialog = new ZoteroDialog(m_assistant.zotero(), m_dialogs, m_assistant.sessions().current().id, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QDialog *WindowActions::makeTeamDialog()
{
    auto *dialog = new TeamDialog(m_assistant.team(), m_dialogs, m_window);
    connect(dialog, &TeamDialog::answerFetched, this, [this, dialog](const QString &bundle) {
        m_assistant.sessions().openBundle(bundle);
        dialog->close();
    });
    return dialog;
}

void WindowActions::showBin()
{
    auto *dialog = new BinDialog(m_assistant.maintenance(), m_dialogs, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WindowActions::exportSessions(const QList<core::SessionId> &ids, const QString &title, const QString &format,
                                   const core::ExportOptions &options)
{
    for (const app::Choice &choice : app::exporterChoices()) {
        if (choice.id != format)
            continue;
        const QString name = fileName(title, choice.summary);
        const QString named =
            m_dialogs.fileToSave(m_window, m_exportFolder.isEmpty() ? name : QDir(m_exportFolder).filePath(name));
        if (named.isEmpty())
            return;
        const QString file = withSuffix(named, choice.summary);
        const QString question = tr("“%1” already exists. Replace it?").arg(QDir::toNativeSeparators(file));
        if (file != named && QFileInfo::exists(file) && !m_dialogs.confirm(m_window, question, tr("Replace it")))
            return; // the system's dialog asked only about the name without its suffix
        m_exportFolder = QFileInfo(file).absolutePath();
        core::ExportOptions all = options;
        all.citationStyle = m_assistant.settings().citationStyle;
        m_assistant.sessions().exportTo(file, format, ids, all, {this, [this, file] { emit exported(file); }});
    }
}

QString WindowActions::exportFolder() const
{
    return m_exportFolder;
}

void WindowActions::setExportFolder(const QString &folder)
{
    m_exportFolder = QFileInfo(folder).isDir() ? folder : QString();
}

void WindowActions::openBundle()
{
    const QString file = m_dialogs.bundleFile(m_window);
    if (!file.isEmpty())
        m_assistant.sessions().openBundle(file);
}

void WindowActions::addOrOpen(const QStringList &paths)
{
    QStringList documents;
    for (const QString &path : paths) {
        if (path.endsWith(QLatin1String(".attest"), Qt::CaseInsensitive))
            m_assistant.sessions().openBundle(path);
        else
            documents.append(path);
    }
    if (!documents.isEmpty())
        m_assistant.documents().add(documents);
}

void WindowActions::savePicture(const GraphPicture &picture)
{
    const QString file = m_dialogs.pictureFile(m_window, picture.title + QStringLiteral(".svg"));
    if (file.isEmpty())
        return;
    const bool pixels = file.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
    const auto told = [this](const core::Result<void> &saved) {
        if (!saved)
            emit failed(saved.error().message);
    };
    m_assistant.maintenance().saveFile(pixels ? picture.png() : picture.svg(), file, {this, told});
}

void WindowActions::backUp()
{
    const QString name = tr("Attest library %1.backup.zip").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString file = m_dialogs.backupFile(m_window, name);
    if (!file.isEmpty())
        m_assistant.maintenance().backUp(file);
}

void WindowActions::restore()
{
    const QString file = m_dialogs.backupToRestore(m_window);
    if (file.isEmpty())
        return;
    const auto ask = [this](const core::Result<core::Backup> &backup) {
        if (!backup) {
            emit failed(backup.error().message);
            return;
        }
        const QLocale locale;
        const QString question =
            tr("Replace the library with this backup?\n\nIt was made on %1 (documents: %2, passages: %3, "
               "conversations: %4). Reading and answering will stop. The current library stays in its folder.")
                .arg(locale.toString(QDateTime::fromMSecsSinceEpoch(backup->written), QLocale::ShortFormat),
                     locale.toString(backup->documents), locale.toString(backup->passages),
                     locale.toString(backup->sessions));
        if (m_dialogs.confirm(m_window, question, tr("Replace the library")))
            m_assistant.restore(backup->file);
    };
    m_assistant.maintenance().readBackupInfo(file, {this, ask});
}

void WindowActions::setFlow(const QString &flow)
{
    change(&core::Settings::flow, flow);
}

void WindowActions::setModel(const QString &model)
{
    change(&core::Settings::model, model);
}

void WindowActions::setWebSearch(const QString &engine)
{
    change(&core::Settings::webSearch, engine);
}

void WindowActions::change(QString core::Settings::*member, const QString &value)
{
    core::Settings settings = m_assistant.settings();
    settings.*member = value;
    m_assistant.setSettings(settings);
}

void WindowActions::lookForModels()
{
    m_assistant.models().findModels({this, [this](const core::Result<QList<app::Choice>> &found) {
                                         if (found)
                                             emit modelsFound(*found);
                                     }});
}

SettingsDialog *WindowActions::makeSettings()
{
    auto *dialog = new SettingsDialog(m_assistant, m_dialogs, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::accepted, this, [this, dialog] { m_assistant.setSettings(dialog->settings()); });
    connect(dialog, &SettingsDialog::modelsFound, this, &WindowActions::modelsFound);
    return dialog;
}

void WindowActions::showSettings()
{
    makeSettings()->open();
}

void WindowActions::showServerSettings()
{
    SettingsDialog *dialog = makeSettings();
    dialog->open();
    dialog->focusServer();
}

void WindowActions::showHealth()
{
    auto *dialog = new HealthDialog(m_assistant, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WindowActions::showAbout()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Attest"),
                                tr("<h3>Attest %1</h3><p>Answers from your own PDFs, with reasons.</p>"
                                   "<p>Free software under the GNU General Public License, version 3 or later. "
                                   "It comes without any warranty.</p>")
                                    .arg(QStringLiteral(ATTEST_VERSION)),
                                QMessageBox::Close, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace ui
