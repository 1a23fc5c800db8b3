// The system's dialogs. Functions that are passed in, so that tests can answer them.
#pragma once

#include <QStringList>

#include <functional>

class QPrinter;
class QWidget;

namespace ui {

struct PrintChoice // of pages
{
    int pages = 0;   // 0: nothing to choose
    int current = 0; // the visible one
};

struct Dialogs
{
    std::function<QStringList(QWidget *parent)> files;                            // PDFs to add; none: cancelled
    std::function<QString(QWidget *parent)> folder;                               // with PDFs
    std::function<QString(QWidget *parent, const QString &suggested)> fileToSave; // where to export
    std::function<QString(QWidget *parent)> modelFile;                            // a GGUF file
    std::function<QString(QWidget *parent, const QString &suggested)> backupFile; // to write; asks before replacing
    std::function<QString(QWidget *parent)> backupToRestore;
    std::function<bool(QWidget *parent, const QString &question, const QString &yes)> confirm; // false: cancelled
    std::function<QString(QWidget *parent)> questionFile = {};                                 // to evaluate
    std::function<QString(QWidget *parent)> questionFolder = {};
    std::function<QString(QWidget *parent, const QString &suggested)> reportFile = {};  // asks before replacing
    std::function<QString(QWidget *parent)> vectorFolder = {};                          // with a static model
    std::function<QString(QWidget *parent)> bundleFile = {};                            // to open
    std::function<QString(QWidget *parent, const QString &suggested)> pictureFile = {}; // asks before replacing
    std::function<bool(QWidget *parent, QPrinter &printer, const PrintChoice &choice)> print = {}; // sets it up
    std::function<QString(QWidget *parent)> certificateFile = {};                                  // of an authority
};

Dialogs systemDialogs();

} // namespace ui
