// The library's watched folders: shows their state, edits their filters, adds and removes them.
#pragma once

#include "app/services/folderservice.h"
#include "ui/widgets/dialogs.h"

#include <QDialog>

class QCheckBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace ui {

class FoldersDialog : public QDialog
{
    Q_OBJECT

public:
    FoldersDialog(app::FolderService &folders, const Dialogs &dialogs,
                  QWidget *parent = nullptr); // both must outlive it

private:
    QGroupBox *makeFilter();
    QMenu *makeLeaving();
    void show(const QList<core::Folder> &folders);
    void showChosen();
    void add();
    void change(core::WithDocuments leftOut);
    const core::Folder *chosen() const;
    core::FolderFilter filter() const;

    app::FolderService &m_service;
    Dialogs m_dialogs;
    QList<core::Folder> m_folders;
    QTreeWidget *m_list;
    QLabel *m_note;
    QPushButton *m_leave;
    QPushButton *m_look;
    QPushButton *m_removeGone;
    QLineEdit *m_include;
    QLineEdit *m_exclude;
    QCheckBox *m_subfolders;
    QCheckBox *m_hidden;
    QSpinBox *m_largest;
    QPushButton *m_change;
    QGroupBox *m_filter;
};

} // namespace ui
