// A report as charts: right answers by outcome, risk and coverage, retrieval, answers, refusals, calibration, and time.
// The table contains all of these figures too.
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
        qsizetype chart; // index in m_bars; the curve and the calibration come after these
    };

    ChartLook look() const;
    double heightOf(qsizetype chart, double width) const;
    QList<qsizetype> shown() const;
    void arrange();

    QStringList m_ways;
    QString m_note; // a remark, if some variants are not shown
    QList<BarChart> m_bars;
    CurveChart m_curve;
    CalibrationChart m_calibration;
    QList<Card> m_cards;
};

} // namespace ui
