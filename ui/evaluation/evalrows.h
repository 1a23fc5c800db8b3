// The questions of a report: a table that can be sorted and filtered, and the details of the chosen question.
#pragma once

#include "core/base/json.h"
#include "core/session/session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class EvalRowsFilter;
class EvalRowsModel;

class EvalRows : public QWidget
{
    Q_OBJECT

public:
    explicit EvalRows(QWidget *parent = nullptr);

    void show(const core::Json &report, int depth);

signals:
    void turnWanted(core::SessionId session, const QString &turn);

private:
    QLayout *filterRow();
    QWidget *detailsCard();
    void setUpTable();
    void offerSorting();
    core::Json chosen() const;
    void showChosen();
    void showCount();
    void openChosen();

    EvalRowsModel *m_model;
    EvalRowsFilter *m_filter;
    QTableView *m_table;
    QLineEdit *m_words;
    QComboBox *m_kind;
    QLabel *m_count;
    QLabel *m_details;
    QPushButton *m_open;
};

} // namespace ui
