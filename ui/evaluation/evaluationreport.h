// A human-readable report: a summary sentence, tables of the figures and of right answers by outcome, charts, and every
// question with its result.
#pragma once

#include "core/base/json.h"
#include "core/session/session.h"

#include <QWidget>

class QLabel;
class QTabWidget;
class QTableWidget;

namespace ui {

class EvalCharts;
class EvalRows;

class EvaluationReport : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationReport(QWidget *parent = nullptr);

    void show(const core::Json &report, int depth); // an empty report shows nothing
    bool empty() const { return m_report.size() == 0; }
    const core::Json &report() const { return m_report; }
    QString remark() const; // caveats about the figures: a sentence preceded by a space, or empty

signals:
    void turnWanted(core::SessionId session, const QString &turn);

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    void fillFigures();
    void fillOutcomes();
    void fitOutcomes();

    core::Json m_report;
    QLabel *m_summary;
    QTabWidget *m_tabs;
    QTableWidget *m_figures;
    QTableWidget *m_outcomes;
    EvalCharts *m_charts;
    EvalRows *m_rows;
};

} // namespace ui
