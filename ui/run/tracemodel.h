// A run's visits as rows, with their verdicts as children. New data of the run appears when update() is called.
#pragma once

#include "ui/run/runmodel.h"

#include <QAbstractItemModel>

namespace ui {

class TraceModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { StepColumn, OutcomeColumn, BecauseColumn, TimeColumn, ColumnCount };

    explicit TraceModel(const RunModel &run, QObject *parent = nullptr);

    void update();  // adds rows for new data of the run
    void restart(); // call this when the run has started again

    const RunModel &run() const { return m_run; }
    const core::Verdict *verdict(const QModelIndex &index) const; // null: the row is a visit
    // The row's visit; for a verdict, the visit that it belongs to.
    const StepVisit *visit(const QModelIndex &index) const;
    QModelIndex find(const QString &node, int visit) const; // visit 0: the last one
    QString title(const StepVisit &visit) const;
    QString title(const QString &node) const; // the title of a step, or of "the end"

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Shown // the part of a visit currently shown
    {
        int verdicts = 0;
        int revision = 0;
    };

    const StepVisit *visitAt(int row) const; // null between the end of a run and the call to restart()
    void updateRow(int row);
    QVariant stepData(const StepVisit &visit, int column, int role) const;
    QVariant verdictData(const core::Verdict &verdict, int column, int role) const;

    const RunModel &m_run;
    QList<Shown> m_shown;
};

} // namespace ui
