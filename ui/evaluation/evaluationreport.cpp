#include "ui/evaluation/evaluationreport.h"

#include "core/eval/figures.h"
#include "ui/evaluation/evalcharts.h"
#include "ui/evaluation/evalrows.h"
#include "ui/evaluation/evalwords.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
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
            sure ? EvaluationReport::tr("%1 compared with the first configuration, more than chance would explain (%2)")
                       .arg(differenceText(difference->mean, figure.as), rangeText(*difference->range, figure.as))
                 : EvaluationReport::tr("%1 compared with the first configuration, which may be chance (%2)")
                       .arg(differenceText(difference->mean, figure.as), rangeText(*difference->range, figure.as))));
    }
    item->setText(text);
    return item;
}

void lookLikeFigures(QTableWidget *table)
{
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
}

void fitColumns(QTableWidget *table)
{
    QHeaderView *header = table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    header->setStretchLastSection(false);
    table->resizeColumnsToContents();
    const int room = 3 * table->fontMetrics().averageCharWidth(); // keeps two figures apart
    for (int column = 0; column < header->count(); ++column)
        header->resizeSection(column, header->sectionSize(column) + room);
}

QStringList cellsOf(const core::OutcomeLine &line)
{
    const QLocale locale;
    QString precision = QStringLiteral("–");
    if (line.precision)
        precision = QStringLiteral("%1  (%2)")
                        .arg(figureText(line.precision->mean, core::Figure::Share),
                             rangeText(*line.precision->range, core::Figure::Share));
    return {locale.toString(line.all),
            line.known == 0
                ? QStringLiteral("–")
                : EvaluationReport::tr("%1 of %2").arg(locale.toString(line.right), locale.toString(line.known)),
            precision, locale.toString(line.unanswerable)};
}

} // namespace

EvaluationReport::EvaluationReport(QWidget *parent)
    : QWidget(parent),
      m_summary(new PlainLabel(this)),
      m_tabs(new QTabWidget(this)),
      m_figures(new QTableWidget(this)),
      m_outcomes(new QTableWidget(this)),
      m_charts(new EvalCharts),
      m_rows(new EvalRows(this))
{
    m_figures->setAccessibleName(tr("Figures"));
    for (QTableWidget *table : {m_figures, m_outcomes})
        lookLikeFigures(table);
    m_summary->setAccessibleName(tr("Summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_outcomes->setAccessibleName(tr("Right answers by outcome"));
    m_outcomes->setToolTip(
        tr("An answer is right if it contains a known answer or its numbers, or cites a correct page "
           "when the known answer is long. Any answer to an unanswerable question is wrong."));
    m_figures->setToolTip(
        tr("In brackets: the 95 % confidence interval, from resampling the questions; for coverage and precision, "
           "Wilson's interval. ▲ ▼: differs from the first configuration by more than chance would explain."));
    auto *scrolled = new QScrollArea(this);
    scrolled->setWidget(m_charts);
    scrolled->setWidgetResizable(true);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setAccessibleName(tr("Charts"));
    m_tabs->setDocumentMode(true);
    auto *tables = new QWidget;
    auto *stacked = new QVBoxLayout(tables);
    stacked->setContentsMargins(0, 8, 0, 0);
    stacked->addWidget(m_figures, 1);
    stacked->insertWidget(0, m_outcomes);
    m_tabs->addTab(tables, tr("Figures"));
    m_tabs->addTab(scrolled, tr("Charts"));
    m_tabs->addTab(m_rows, tr("Questions"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_summary);
    column->addWidget(m_tabs, 1);
    connect(m_rows, &EvalRows::turnWanted, this, &EvaluationReport::turnWanted);
}

void EvaluationReport::show(const core::Json &report, int depth)
{
    m_report = report;
    m_summary->setText(localized(core::summariesOf(report).join(u'\n')));
    m_summary->setVisible(!m_summary->text().isEmpty());
    fillOutcomes();
    fillFigures();
    m_charts->show(report);
    m_rows->show(report, depth);
    setVisible(report.size() > 0);
}

void EvaluationReport::fillFigures()
{
    const QList<core::Json> ways = core::waysOf(m_report);
    const QList<core::Figure> figures = core::figuresOf(m_report);
    m_figures->clear();
    m_figures->setColumnCount(int(ways.size()) + 1);
    m_figures->setRowCount(int(figures.size()));
    QStringList heads{QString()};
    for (const core::Json &way : ways)
        heads.append(core::nameOfWay(way));
    m_figures->setHorizontalHeaderLabels(heads);
    for (int row = 0; row < figures.size(); ++row) {
        m_figures->setItem(row, 0, new QTableWidgetItem(localized(figures[row].words)));
        for (int way = 0; way < ways.size(); ++way)
            m_figures->setItem(row, way + 1, cell(figures[row], way));
    }
    fitColumns(m_figures);
}

void EvaluationReport::fillOutcomes()
{
    const QList<core::Json> ways = core::waysOf(m_report);
    m_outcomes->clear();
    m_outcomes->setRowCount(0);
    m_outcomes->setColumnCount(5);
    m_outcomes->setHorizontalHeaderLabels(
        {tr("Outcome"), tr("Questions"), tr("Right"), tr("Precision"), tr("Unanswerable")});
    for (const core::Json &way : ways) {
        for (const core::OutcomeLine &line : core::outcomesOf(way)) {
            const int row = m_outcomes->rowCount();
            m_outcomes->insertRow(row);
            const QString words = ways.size() > 1
                                      ? QStringLiteral("%1: %2").arg(core::nameOfWay(way), localized(line.words))
                                      : localized(line.words);
            m_outcomes->setItem(row, 0, new QTableWidgetItem(words));
            const QStringList cells = cellsOf(line);
            for (int column = 0; column < cells.size(); ++column) {
                auto *item = new QTableWidgetItem(cells[column]);
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                m_outcomes->setItem(row, column + 1, item);
            }
        }
    }
    fitColumns(m_outcomes);
    m_outcomes->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_outcomes->setVisible(m_outcomes->rowCount() > 0);
    fitOutcomes();
}

// As high as its rows plus a scroll bar: the figures get the rest.
void EvaluationReport::fitOutcomes()
{
    constexpr int mostRows = 8; // rows visible at a time
    const int frame = 2 * m_outcomes->frameWidth();
    int height = m_outcomes->horizontalHeader()->sizeHint().height() + frame;
    for (int row = 0; row < std::min(mostRows, m_outcomes->rowCount()); ++row)
        height += m_outcomes->rowHeight(row);
    if (m_outcomes->horizontalHeader()->length() > width() - frame)
        height += m_outcomes->horizontalScrollBar()->sizeHint().height();
    m_outcomes->setFixedHeight(height);
}

void EvaluationReport::resizeEvent(QResizeEvent *)
{
    fitOutcomes();
}

QString EvaluationReport::remark() const
{
    const int missing = core::missingDocuments(m_report);
    return missing == 0 ? QString()
                        : u' ' + tr("%1 questions are about documents that are not in the library; add the documents, "
                                    "or these questions will count as not found.")
                                     .arg(QLocale().toString(missing));
}

} // namespace ui
