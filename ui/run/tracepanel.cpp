#include "ui/run/tracepanel.h"
#include "ui/run/tracedetails.h"
#include "ui/widgets/theme.h"
#include "ui/run/tracemodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

TracePanel::TracePanel(const RunModel &run, QWidget *parent)
    : QWidget(parent),
      m_model(new TraceModel(run, this)),
      m_list(new QTreeView),
      m_details(new QTextBrowser)
{
    setAccessibleName(tr("Steps of the run"));
    onOtherColours(this, [this] { m_later.start(); }); // the text contains colours
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("Steps and their verdicts, in order"));
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(false);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIndentation(16);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(TraceModel::StepColumn, QHeaderView::Interactive);
    header->setSectionResizeMode(TraceModel::OutcomeColumn, QHeaderView::Interactive);
    header->setSectionResizeMode(TraceModel::BecauseColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(TraceModel::TimeColumn, QHeaderView::Interactive);
    header->setMinimumSectionSize(fontMetrics().averageCharWidth() * 4);
    header->resizeSection(TraceModel::TimeColumn, fontMetrics().averageCharWidth() * 12); // fits "under 1 ms"
    shareWidth();
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_sharing && column != TraceModel::BecauseColumn)
            m_isShared = false;
    });

    m_details->setAccessibleName(tr("Details of the selected step"));
    m_details->document()->setDocumentMargin(12);
    m_details->setOpenLinks(false);
    m_details->setTabChangesFocus(true);
    m_details->setPlaceholderText(
        tr("Select a step to see what it read, what it wrote and why the flow went on as it did."));

    auto *split = new QSplitter(Qt::Vertical);
    split->addWidget(m_list);
    split->addWidget(m_details);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(split);

    m_later.setSingleShot(true);
    m_later.setInterval(100);
    connect(&m_later, &QTimer::timeout, this, &TracePanel::showDetails);
    connect(&run, &RunModel::started, this, &TracePanel::restart);
    connect(&run, &RunModel::cleared, this, &TracePanel::restart);
    connect(&run, &RunModel::changed, this, &TracePanel::update);
    connect(&run, &RunModel::finished, this, &TracePanel::update);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TracePanel::choose);
}

void TracePanel::update()
{
    const bool atEnd = m_list->verticalScrollBar()->value() == m_list->verticalScrollBar()->maximum();
    m_model->update();
    if (!isVisible())
        return; // hidden behind another tab
    follow();
    if (m_follow && atEnd)
        m_list->scrollToBottom();
    if (!m_later.isActive())
        m_later.start();
}

// Selects the newest step, unless the user has chosen another one.
void TracePanel::follow()
{
    const QModelIndex newest = m_model->index(m_model->rowCount() - 1, 0);
    if (!m_follow || !newest.isValid() || newest == m_list->currentIndex())
        return;
    m_selecting = true;
    m_list->setCurrentIndex(newest);
    m_selecting = false;
}

void TracePanel::showEvent(QShowEvent *)
{
    follow();
    if (m_follow)
        m_list->scrollToBottom();
    showDetails();
}

void TracePanel::resizeEvent(QResizeEvent *)
{
    if (m_isShared)
        shareWidth();
}

// Shows names of steps and outcomes in full if this leaves room for the reasons.
void TracePanel::shareWidth()
{
    const int character = fontMetrics().averageCharWidth();
    const auto share = [&](int column, int least, int most, int percent) {
        m_list->header()->resizeSection(column,
                                        std::clamp(width() * percent / 100, character * least, character * most));
    };
    m_sharing = true;
    share(TraceModel::StepColumn, 20, 34, 28);
    share(TraceModel::OutcomeColumn, 12, 22, 18);
    m_sharing = false;
}

void TracePanel::restart()
{
    m_selecting = true;
    m_model->restart();
    m_selecting = false;
    m_follow = true;
    m_details->clear();
}

void TracePanel::select(const QString &node, int visit)
{
    const QModelIndex index = m_model->find(node, visit);
    if (!index.isValid())
        return;
    m_follow = false;
    m_selecting = true;
    m_list->setCurrentIndex(index);
    m_list->expand(index);
    m_list->scrollTo(index);
    m_selecting = false;
    showDetails();
}

void TracePanel::choose()
{
    m_details->verticalScrollBar()->setValue(0);
    if (!m_later.isActive())
        m_later.start();
    if (m_selecting)
        return;
    m_follow = m_list->currentIndex().row() + 1 == m_model->rowCount() && !m_list->currentIndex().parent().isValid();
    if (const StepVisit *visit = m_model->visit(m_list->currentIndex()))
        emit stepSelected(visit->node, visit->visit);
}

void TracePanel::showDetails()
{
    const QModelIndex current = m_list->currentIndex();
    const StepVisit *visit = m_model->visit(current);
    if (!visit) {
        m_details->clear();
        return;
    }
    const core::Verdict *verdict = m_model->verdict(current);
    const int scrolled = m_details->verticalScrollBar()->value();
    m_details->setHtml(verdict ? verdictDetails(*verdict, m_model->run().findings().passage(verdict->passage))
                               : stepDetails(*visit, *m_model));
    m_details->verticalScrollBar()->setValue(scrolled);
}

} // namespace ui
