#include "ui/widgets/dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>

namespace ui {
namespace {

struct Dialog // translation context
{
    Q_DECLARE_TR_FUNCTIONS(Dialog)
};

QString home()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

Dialogs systemDialogs()
{
    return {
        [](QWidget *parent) {
            return QFileDialog::getOpenFileNames(parent, Dialog::tr("Add PDFs"), home(),
                                                 Dialog::tr("PDF and BibTeX files (*.pdf *.bib)"));
        },
        [](QWidget *parent) {
            return QFileDialog::getExistingDirectory(parent, Dialog::tr("Add a folder of PDFs"), home());
        },
        [](QWidget *parent, const QString &suggested) {
            return QFileDialog::getSaveFileName(parent, Dialog::tr("Export the session"),
                                                QDir(home()).filePath(suggested));
        },
        [](QWidget *parent) {
            return QFileDialog::getOpenFileName(parent, Dialog::tr("Choose a model file"), home(),
                                                Dialog::tr("Model (*.gguf)"));
        },
        [](QWidget *parent, const QString &suggested) {
            return QFileDialog::getSaveFileName(parent, Dialog::tr("Back up the library"),
                                                QDir(home()).filePath(suggested));
        },
        [](QWidget *parent) {
            return QFileDialog::getOpenFileName(parent, Dialog::tr("Restore a backup"), home(),
                                                Dialog::tr("Backup (*.backup.zip *.backup);;All files (*)"));
        },
        [](QWidget *parent, const QString &question, const QString &yes) {
            QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(), question, QMessageBox::Cancel,
                            parent);
            box.setTextFormat(Qt::PlainText); // the text may name a document
            const QAbstractButton *act = box.addButton(yes, QMessageBox::AcceptRole);
            box.setDefaultButton(QMessageBox::Cancel);
            box.exec();
            return box.clickedButton() == act;
        },
        [](QWidget *parent) {
            return QFileDialog::getOpenFileName(parent, Dialog::tr("Choose questions"), home(),
                                                Dialog::tr("Questions (*.jsonl *.json);;All files (*)"));
        },
        [](QWidget *parent) {
            return QFileDialog::getExistingDirectory(parent, Dialog::tr("Choose a folder of questions"), home());
        },
        [](QWidget *parent, const QString &suggested) {
            return QFileDialog::getSaveFileName(parent, Dialog::tr("Save the report"),
                                                QDir(home()).filePath(suggested));
        },
        [](QWidget *parent) {
            return QFileDialog::getExistingDirectory(parent, Dialog::tr("Choose the folder of a static model"), home());
        },
        [](QWidget *parent) {
            return QFileDialog::getOpenFileName(parent, Dialog::tr("Open an evidence bundle"), home(),
                                                Dialog::tr("Evidence bundle (*.attest);;All files (*)"));
        },
        [](QWidget *parent, const QString &suggested) {
            return QFileDialog::getSaveFileName(parent, Dialog::tr("Save the graph"), QDir(home()).filePath(suggested),
                                                Dialog::tr("SVG (*.svg);;PNG (*.png)"));
        },
        [](QWidget *parent, QPrinter &printer, const PrintChoice &choice) {
            QPrintDialog dialog(&printer, parent);
            dialog.setOption(QAbstractPrintDialog::PrintPageRange, choice.pages > 1);
            dialog.setOption(QAbstractPrintDialog::PrintCurrentPage, choice.pages > 1);
            if (choice.pages > 0)
                dialog.setMinMax(1, choice.pages);
            return dialog.exec() == QDialog::Accepted;
        },
        [](QWidget *parent) {
            return QFileDialog::getOpenFileName(parent, Dialog::tr("Choose a certificate file"), home(),
                                                Dialog::tr("Certificate (*.crt *.pem *.cer);;All files (*)"));
        },
    };
}

} // namespace ui
