// The bin: removed documents and sessions, which can be restored or deleted for good.
#pragma once

#include "app/services/maintenanceservice.h"
#include "ui/widgets/dialogs.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace ui {

class BinDialog : public QDialog
{
    Q_OBJECT

public:
    BinDialog(app::MaintenanceService &service, const Dialogs &dialogs,
              QWidget *parent = nullptr); // both services must outlive it

private:
    void show(const QList<core::Binned> &entries);
    void showChosen();
    void restoreChosen();
    void empty();
    QList<core::BinId> chosen() const;

    app::MaintenanceService &m_service;
    Dialogs m_dialogs;
    QTreeWidget *m_list;
    QLabel *m_note;
    QPushButton *m_restore;
    QPushButton *m_empty;
};

} // namespace ui
