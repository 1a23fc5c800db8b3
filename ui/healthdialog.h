// How the judges do: what each said in each role, how often it could not be understood, how long it took.
#pragma once

#include "app/assistant.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace ui {

class HealthDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HealthDialog(app::Assistant &assistant, QWidget *parent = nullptr); // the Assistant outlives it

private:
    void show(const QList<core::GraderHealth> &rows);

    QTableWidget *m_table;
    QLabel *m_note;
};

} // namespace ui
