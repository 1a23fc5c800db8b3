#include "ui/run/graphpage.h"

#include "ui/run/graphpanel.h"
#include "ui/run/runtimeline.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

GraphPage::GraphPage(const RunModel &run, QWidget *parent)
    : QWidget(parent),
      graph(new GraphPanel(run)),
      timeline(new RunTimeline(run)),
      m_back(new QPushButton(tr("Back to the conversation")))
{
    setWindowTitle(tr("Graph of the flow"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_back->setIcon(icon(QStringLiteral("back")));
    m_back->setObjectName(QStringLiteral("back"));
    setFocusProxy(m_back);
    auto *all = new QPushButton(tr("Edges not taken"));
    all->setObjectName(QStringLiteral("all-edges"));
    all->setCheckable(true);
    all->setChecked(true);
    all->setToolTip(tr("Also draw where each step could have led"));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 4, 12, 4);
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addStretch();
    head->addWidget(all);
    const auto button = [&](const char *picture, const QString &says, void (GraphPanel::*does)()) {
        auto *made = new QToolButton;
        made->setIcon(icon(QLatin1String(picture)));
        made->setToolTip(says);
        made->setAccessibleName(says);
        connect(made, &QToolButton::clicked, graph, does);
        head->addWidget(made);
    };
    button("zoom-out", tr("Smaller"), &GraphPanel::zoomOut);
    button("fit", tr("Fit"), &GraphPanel::fit);
    button("zoom-in", tr("Larger"), &GraphPanel::zoomIn);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(graph, 1);
    column->addWidget(timeline);
    connect(m_back, &QPushButton::clicked, this, &GraphPage::closed);
    connect(all, &QPushButton::toggled, graph, [this](bool shown) { graph->setOnlyTaken(!shown); });
}

void GraphPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return emit closed();
    QWidget::keyPressEvent(event);
}

} // namespace ui
