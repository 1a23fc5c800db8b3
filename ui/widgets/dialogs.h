// The system's dialogs, passed in as functions so that tests can replace them.
#pragma once

#include <QStringList>

#include <functional>

class QPrinter;
class QWidget;

namespace ui {

struct PrintChoice // pages to print
{
    int pages = 0;   // 0: the user cannot choose pages
    int current = 0; // the page being viewed
};

struct Dialogs
{
    std::function<QStringList(QWidget *parent)> files;                            // PDFs to add; empty: cancelled
    std::function<QString(QWidget *parent)> folder;                               // folder with PDFs
    std::function<QString(QWidget *parent, const QString &suggested)> fileToSave; // file to export to
    std::function<QString(QWidget *parent)> modelFile;                            // a GGUF file
    std::function<QString(QWidget *parent, const QString &suggested)> backupFile; // asks before replacing
    std::function<QString(QWidget *parent)> backupToRestore;
    std::function<bool(QWidget *parent, const QString &question, const QString &yes)> confirm; // false: cancelled
    std::function<QString(QWidget *parent)> questionFile = {};                                 // questions to evaluate
    std::function<QString(QWidget *parent)> questionFolder = {};
    std::function<QString(QWidget *parent, const QString &suggested)> reportFile = {};  // asks before replacing
    std::function<QString(QWidget *parent)> vectorFolder = {};                          // a static embedding model
    std::function<QString(QWidget *parent)> bundleFile = {};                            // bundle to open
    std::function<QString(QWidget *parent, const QString &suggested)> pictureFile = {}; // asks before replacing
    std::function<bool(QWidget *parent, QPrinter &printer, const PrintChoice &choice)> print = {}; // sets `printer` up
    std::function<QString(QWidget *parent)> certificateFile = {};                                  // a CA certificate
};

Dialogs systemDialogs();

} // namespace ui
