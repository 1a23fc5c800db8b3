// A run's events as rows: one for each visit of a step, with its verdicts under it. Words of a stream are gathered in
// their step's row.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "ui/run/graphprogress.h"

#include <QAbstractItemModel>

namespace ui {

class TraceModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { StepColumn, OutcomeColumn, BecauseColumn, TimeColumn, ColumnCount };

    struct Row // a visit of a step
    {
        QString node;
        QString title;
        int visit = 0;
        StepState state = StepState::Running;
        QString outcome;
        QString because; // of a failure: what to do
        QString to;
        QString doing;
        QString ended; // how the user ended the run behind it; mostly empty
        qint64 entered = 0;
        qint64 left = -1;
        QString words; // of the stream
        core::StepReport report;
        QList<core::Verdict> verdicts;
    };

    using QAbstractItemModel::QAbstractItemModel;

    void start(const core::Graph &graph); // for the titles
    void add(const core::TraceEvent &event);
    void clear();

    const QList<Row> &rows() const { return m_rows; }
    const core::Verdict *verdict(const QModelIndex &index) const; // none: the row is a step's
    const Row *row(const QModelIndex &index) const;               // the step's, of its verdicts too
    QModelIndex find(const QString &node, int visit) const;       // visit 0: the last one
    QString title(const QString &node) const;
    const core::Passage *passage(core::PassageId id) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant stepData(const Row &row, int column, int role) const;
    QVariant verdictData(const core::Verdict &verdict, int column, int role) const;
    void addStep(const core::TraceEvent &event); // that was entered
    void changed(int row);

    QHash<QString, QString> m_titles;
    QList<Row> m_rows;
    QHash<core::PassageId, core::Passage> m_passages;
};

} // namespace ui
