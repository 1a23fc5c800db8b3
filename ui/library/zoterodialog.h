// The collections of Zotero on this computer: which ones the library follows, and the state of their PDFs. The user can
// start and stop following them, and write the current session's citations as highlights.
#pragma once

#include "app/services/zoteroservice.h"
#include "ui/widgets/dialogs.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class ZoteroDialog : public QDialog
{
    Q_OBJECT

public:
    // `zotero` must outlive the dialog. `session`: the open session; 0: none is open.
    ZoteroDialog(app::ZoteroService &zotero, const Dialogs &dialogs, core::SessionId session,
                 QWidget *parent = nullptr);

private:
    void show(const app::ZoteroState &state);
    void changed(QTreeWidgetItem *item);
    void highlight();

    app::ZoteroService &m_service;
    Dialogs m_dialogs;
    core::SessionId m_session;
    QTreeWidget *m_list;
    QLabel *m_note;
    QPushButton *m_ask;
    QPushButton *m_stop;
    QPushButton *m_highlight;
    QString m_written; // the result of the last attempt to write highlights
};

} // namespace ui
