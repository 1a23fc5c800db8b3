// A report in charts: what is right by how it ended, what may be believed of the surest, finding, answers, refusals,
// how sure and how often right, and time. What they show stands in the table of figures too.
#pragma once

#include "ui/evaluation/chartpainter.h"
#include "core/base/json.h"

#include <QWidget>

namespace ui {

class EvalCharts : public QWidget
{
    Q_OBJECT

public:
    explicit EvalCharts(QWidget *parent = nullptr);

    void show(const core::Json &report);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Card
    {
        QRectF place;
        qsizetype chart; // of m_bars; behind them: the curve, and the calibration
    };

    ChartLook look() const;
    double heightOf(qsizetype chart, double width) const;
    QList<qsizetype> shown() const;
    void arrange();

    QStringList m_ways;
    QString m_note; // where not all ways are shown
    QList<BarChart> m_bars;
    CurveChart m_curve;
    CalibrationChart m_calibration;
    QList<Card> m_cards;
};

} // namespace ui
