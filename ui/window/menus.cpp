#include "ui/window/menus.h"

#include "ui/widgets/theme.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace ui {
namespace {

QAction *act(QMenu *menu, const QString &text, const QList<QKeySequence> &keys = {}, const char *picture = nullptr)
{
    QAction *action = menu->addAction(text);
    action->setShortcuts(keys);
    if (picture)
        action->setIcon(icon(QLatin1String(picture)));
    return action;
}

} // namespace

Menus::Menus(QMenuBar *bar, const QList<app::Choice> &exporters) : QObject(bar)
{
    QMenu *file = bar->addMenu(tr("&File"));
    addFiles = act(file, tr("&Add PDFs…"), {QKeySequence::Open}, "add");
    addFolder = act(file, tr("Add a &folder…"), {QKeySequence(tr("Ctrl+Shift+O"))}, "folder");
    folders = act(file, tr("&Watched folders…"));
    zotero = act(file, tr("&Zotero collections…"));
    team = act(file, tr("Connect a &team library…"));
    addSample = act(file, tr("Add the &sample library"));
    file->addSeparator();
    newSession = act(file, tr("&New session"), {QKeySequence::New}, "new-session");
    exportSession = act(file, tr("E&xport the session…"), {QKeySequence(tr("Ctrl+E"))}, "export");
    exportSession->setEnabled(false);
    exportAs = file->addMenu(tr("&Export the session as"));
    for (const app::Choice &format : exporters)
        connect(act(exportAs, format.title), &QAction::triggered, this,
                [this, id = format.id] { emit exportWanted(id); });
    openBundle = act(file, tr("&Import evidence bundle…"), {QKeySequence(tr("Ctrl+Alt+O"))});
    savePicture = act(file, tr("Save the &graph as a picture…"), {}, "graph");
    print = act(file, tr("&Print…"), {QKeySequence::Print});
    file->addSeparator();
    backUp = act(file, tr("&Back up the library…"));
    restore = act(file, tr("&Restore a backup…"));
    check = act(file, tr("&Check the library"));
    renew = act(file, tr("Re-index o&utdated documents"));
    bin = act(file, tr("S&how the bin…"));
    file->addSeparator();
    quit = act(file, tr("&Quit"), {QKeySequence(tr("Ctrl+Q"))});
    quit->setMenuRole(QAction::QuitRole);

    QMenu *edit = bar->addMenu(tr("&Edit"));
    undoDelete = act(edit, tr("&Undo deleting sessions"), {QKeySequence::Undo}); // text fields handle Undo themselves
    undoDelete->setEnabled(false);
    edit->addSeparator();
    copyAnswer = act(edit, tr("&Copy the answer"), {QKeySequence(tr("Ctrl+Shift+C"))}, "copy");
    testQuestion = act(edit, tr("Add to test &questions…"), {QKeySequence(tr("Ctrl+Shift+T"))}, "check");
    edit->addSeparator();
    question = act(edit, tr("&Ask a question"), {QKeySequence(tr("Ctrl+L"))}, "ask");
    stop = act(edit, tr("&Stop answering"), {QKeySequence(tr("Ctrl+.")), QKeySequence(Qt::Key_Escape)}, "stop");
    stop->setEnabled(false);
    stopAfterStep = act(edit, tr("Stop after this ste&p"), {QKeySequence(tr("Ctrl+Shift+S"))});
    acceptBest = act(edit, tr("Accept the &best so far"), {QKeySequence(tr("Ctrl+Shift+A"))});
    for (QAction *wish : {stopAfterStep, acceptBest}) {
        wish->setCheckable(true);
        wish->setEnabled(false);
    }
    findOnPage = act(edit, tr("&Find in the document"), {QKeySequence::Find}, "search");
    findDocument = act(edit, tr("Find a &document"), {QKeySequence(tr("Ctrl+Shift+F"))});
    edit->addSeparator();
    settings = act(edit, tr("Se&ttings…"), {QKeySequence(tr("Ctrl+,"))}, "settings");
    settings->setMenuRole(QAction::PreferencesRole);

    QMenu *view = bar->addMenu(tr("&View"));
    showLeft = act(view, tr("&Library and sessions"), {QKeySequence(tr("Ctrl+B"))}, "list");
    showRight = act(view, tr("&Run details"), {QKeySequence(tr("Ctrl+G"))}, "graph");
    for (QAction *column : {showLeft, showRight})
        column->setCheckable(true);
    closePage = act(view, tr("&Close the page"), {QKeySequence::Close});
    evaluation = act(view, tr("E&valuation"), {QKeySequence(tr("Ctrl+T"))}, "check");
    evaluation->setCheckable(true);
    view->addSeparator();
    previousAnswer = act(view, tr("&Previous answer"), {QKeySequence(tr("Alt+Up"))}, "up");
    nextAnswer = act(view, tr("&Next answer"), {QKeySequence(tr("Alt+Down"))}, "down");

    QMenu *help = bar->addMenu(tr("&Help"));
    manual = act(help, tr("&Manual"), {QKeySequence::HelpContents}, "books");
    shortcuts = act(help, tr("&Keyboard shortcuts"), {QKeySequence(tr("Ctrl+/"))});
    health = act(help, tr("&Judge statistics…"));
    about = act(help, tr("&About Attest"), {}, "info");
    about->setMenuRole(QAction::AboutRole);
}

} // namespace ui
