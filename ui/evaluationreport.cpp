#include "ui/evaluationreport.h"

#include "core/eval/figures.h"
#include "ui/evalcharts.h"
#include "ui/evalrows.h"
#include "ui/evalwords.h"
#include "ui/theme.h"
#include "ui/tip.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QLocale>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ui {
namespace {

QTableWidgetItem *cell(const core::Figure &figure, int way)
{
    auto *item = new QTableWidgetItem;
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const auto &value = figure.values[way];
    if (!value) {
        item->setText(QStringLiteral("–"));
        return item;
    }
    QString text = figureText(value->mean, figure.as);
    if (value->range && figure.as == core::Figure::Share)
        text += QStringLiteral("  (%1)").arg(rangeText(*value->range, figure.as));
    if (const auto &difference = figure.differences[way]) {
        const auto [low, high] = *difference->range;
        const bool sure = low > 0 || high < 0;
        if (sure)
            text += difference->mean > 0 ? QStringLiteral("  ▲") : QStringLiteral("  ▼");
        item->setToolTip(plainTip(
            sure ? EvaluationReport::tr("%1 against the first way, more than chance gives (%2)")
                       .arg(differenceText(difference->mean, figure.as), rangeText(*difference->range, figure.as))
                 : EvaluationReport::tr("%1 against the first way, which may be chance (%2)")
                       .arg(differenceText(difference->mean, figure.as), rangeText(*difference->range, figure.as))));
    }
    item->setText(text);
    return item;
}

} // namespace

EvaluationReport::EvaluationReport(QWidget *parent)
    : QWidget(parent),
      m_tabs(new QTabWidget(this)),
      m_figures(new QTableWidget(this)),
      m_charts(new EvalCharts),
      m_rows(new EvalRows(this))
{
    m_figures->setAccessibleName(tr("Figures"));
    m_figures->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_figures->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_figures->setShowGrid(false);
    m_figures->setTabKeyNavigation(false);
    m_figures->verticalHeader()->hide();
    m_figures->setToolTip(tr("In brackets: the range that holds the mean 95 times in 100, by resampling the questions. "
                             "▲ ▼: other than the first way, by more than chance gives."));
    auto *scrolled = new QScrollArea(this);
    scrolled->setWidget(m_charts);
    scrolled->setWidgetResizable(true);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setAccessibleName(tr("Charts"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_figures, tr("Figures"));
    m_tabs->addTab(scrolled, tr("Charts"));
    m_tabs->addTab(m_rows, tr("Questions"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
    connect(m_rows, &EvalRows::turnWanted, this, &EvaluationReport::turnWanted);
}

void EvaluationReport::show(const QJsonObject &report, int depth)
{
    m_report = report;
    fillFigures();
    m_charts->show(report);
    m_rows->show(report, depth);
    setVisible(!report.isEmpty());
}

void EvaluationReport::fillFigures()
{
    const QList<QJsonObject> ways = core::waysOf(m_report);
    const QList<core::Figure> figures = core::figuresOf(m_report);
    m_figures->clear();
    m_figures->setColumnCount(int(ways.size()) + 1);
    m_figures->setRowCount(int(figures.size()));
    QStringList heads{QString()};
    for (const QJsonObject &way : ways)
        heads.append(core::nameOfWay(way));
    m_figures->setHorizontalHeaderLabels(heads);
    for (int row = 0; row < figures.size(); ++row) {
        m_figures->setItem(row, 0, new QTableWidgetItem(figures[row].words));
        for (int way = 0; way < ways.size(); ++way)
            m_figures->setItem(row, way + 1, cell(figures[row], way));
    }
    QHeaderView *header = m_figures->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    header->setStretchLastSection(false);
    m_figures->resizeColumnsToContents();
    const int room = 3 * fontMetrics().averageCharWidth(); // so that two figures do not read as one
    for (int column = 0; column < header->count(); ++column)
        header->resizeSection(column, header->sectionSize(column) + room);
}

QString EvaluationReport::remark() const
{
    const int missing = core::missingDocuments(m_report);
    return missing == 0 ? QString()
                        : u' ' + tr("%1 questions are about documents that are not in the library; add them, or these "
                                    "count as not found.")
                                     .arg(QLocale().toString(missing));
}

} // namespace ui
