// The rows of a report as a table: one per question and variant.
#pragma once

#include "core/eval/figures.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace ui {

class EvalRowsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Question, Way, Result, Outcome, Why, Time, Columns };

    struct Row
    {
        int number = 0; // number of the question, 1-based
        QString way;
        core::Json json;
        core::RowRemark remark;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const core::Json &report, int depth);
    const Row &row(int row) const { return m_rows[row]; }
    int ways() const { return m_ways; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static constexpr int SortRole = Qt::UserRole;

private:
    QString text(const Row &row, int column) const;

    QList<Row> m_rows;
    int m_ways = 0;
};

// Keeps rows that contain the words and have the chosen result.
class EvalRowsFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum Kind { All, Wrong, Partly, Right, NotKnown, Refused };

    explicit EvalRowsFilter(QObject *parent);

    void setWords(const QString &words);
    void setKind(Kind kind);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    Kind m_kind = All;
};

// The question of a row; for a labelled pair its sentence, for a response its query.
QString questionOf(const core::Json &row);

} // namespace ui
