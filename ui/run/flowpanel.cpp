#include "ui/run/flowpanel.h"

#include "ui/run/arrivals.h"
#include "ui/run/forkline.h"
#include "ui/run/replaybar.h"
#include "ui/run/stepper.h"
#include "ui/run/tracepanel.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {

FlowPanel::FlowPanel(RunModel &run, QWidget *parent)
    : QWidget(parent),
      replay(new ReplayBar(run, this)),
      fork(new ForkLine(this)),
      steps(new Stepper(run)),
      trace(new TracePanel(run)),
      m_run(run),
      m_arrived(new QTextBrowser),
      m_graph(new QPushButton(tr("Full graph"))),
      m_shows(new QPushButton(tr("Trace"))),
      m_notTaken(new QPushButton(tr("Edges not taken")))
{
    build();
    steps->setChoosable(true);
    m_later.setSingleShot(true);
    m_later.setInterval(100);
    connect(&m_later, &QTimer::timeout, this, &FlowPanel::fillArrived);
    connect(&run, &RunModel::started, m_arrived, &QWidget::hide);
    connect(&run, &RunModel::changed, this, [this] {
        if (m_arrived->isVisible() && !m_later.isActive())
            m_later.start();
    });
    connect(m_graph, &QPushButton::clicked, this, &FlowPanel::graphWanted);
    connect(m_shows, &QPushButton::toggled, trace, &QWidget::setVisible);
    connect(m_notTaken, &QPushButton::toggled, steps, &Stepper::showNotTaken);
    connect(steps, &Stepper::stepSelected, this, &FlowPanel::choose);
    connect(trace, &TracePanel::stepSelected, this, &FlowPanel::stepSelected);
    connect(trace, &TracePanel::stepSelected, steps, &Stepper::select);
    onOtherColours(this, [this] { fillArrived(); }); // colours are part of the text
}

void FlowPanel::build()
{
    setAccessibleName(tr("Flow"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_graph->setToolTip(tr("The whole graph, live, in the middle of the window"));
    m_shows->setToolTip(tr("Every visit to a step and every verdict, with prompts and replies"));
    m_notTaken->setToolTip(tr("Also show where each step could have led"));
    m_graph->setObjectName(QStringLiteral("full-graph"));
    m_shows->setObjectName(QStringLiteral("trace"));
    m_notTaken->setObjectName(QStringLiteral("not-taken"));
    m_shows->setCheckable(true);
    m_notTaken->setCheckable(true);
    m_arrived->setAccessibleName(tr("Results of this step"));
    m_arrived->setOpenLinks(false);
    m_arrived->setTabChangesFocus(true);
    m_arrived->document()->setDocumentMargin(12);
    m_arrived->hide();
    trace->hide();

    auto *area = new QScrollArea;
    area->setWidget(steps);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    steps->setAutoFillBackground(true);
    steps->setBackgroundRole(QPalette::Base);
    auto *split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    for (QWidget *part : std::initializer_list<QWidget *>{area, m_arrived, trace})
        split->addWidget(part);
    split->setSizes({300, 200, 400});
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 4, 12, 4);
    buttons->setSpacing(12);
    for (QPushButton *button : {m_graph, m_shows, m_notTaken}) {
        button->setFlat(true);
        button->setCursor(Qt::PointingHandCursor);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(replay);
    column->addWidget(fork);
    column->addLayout(buttons);
    column->addWidget(split, 1);
}

void FlowPanel::select(const QString &node, int visit)
{
    m_shows->setChecked(true);
    steps->select(node);
    trace->select(node, visit);
}

void FlowPanel::choose(const QString &node, int visit)
{
    select(node, visit);
    emit stepSelected(node, visit);
}

void FlowPanel::showArrived(bool shown)
{
    m_arrived->setVisible(shown);
    fillArrived();
}

void FlowPanel::fillArrived()
{
    const QString html = arrivedHtml(m_run);
    if (m_arrived->property("html").toString() == html)
        return;
    m_arrived->setProperty("html", html);
    m_arrived->setHtml(html);
}

} // namespace ui
