// The menu bar: every action with its name, its menu and its shortcuts. MainWindow connects the actions.
#pragma once

#include "app/services/assistant.h"

#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace ui {

class Menus : public QObject
{
    Q_OBJECT

public:
    Menus(QMenuBar *bar, const QList<app::Choice> &exporters);

    QAction *addFiles;
    QAction *addFolder;
    QAction *folders;
    QAction *zotero;
    QAction *team;
    QAction *addSample;
    QAction *newSession;
    QAction *exportSession; // exports the session in the format used last, or else as a memo
    QMenu *exportAs;
    QAction *openBundle;
    QAction *savePicture;
    QAction *print;
    QAction *backUp;
    QAction *restore;
    QAction *check;
    QAction *renew;
    QAction *bin;
    QAction *quit;
    QAction *undoDelete; // restores deleted sessions
    QAction *copyAnswer;
    QAction *testQuestion;
    QAction *stop;
    QAction *stopAfterStep; // ends the running question after its current step; checked: requested
    QAction *acceptBest;
    QAction *previousAnswer;
    QAction *nextAnswer;
    QAction *settings;
    QAction *question;
    QAction *findDocument;
    QAction *findOnPage;
    QAction *showLeft;
    QAction *showRight;
    QAction *closePage;
    QAction *evaluation;
    QAction *manual;
    QAction *shortcuts;
    QAction *health;
    QAction *about;

signals:
    void exportWanted(const QString &format);
};

} // namespace ui
