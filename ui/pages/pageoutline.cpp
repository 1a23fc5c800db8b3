#include "ui/pages/pageoutline.h"

#include <QHeaderView>

namespace ui {

PageOutline::PageOutline(QWidget *parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("Outline"));
    setColumnCount(2);
    setHeaderLabels({tr("Chapter"), tr("Page")});
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setFrameShape(NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const auto lead = [this](const QTreeWidgetItem *item) {
        if (const int page = item->data(0, Qt::UserRole).toInt(); page > 0)
            emit pageWanted(page);
    };
    connect(this, &QTreeWidget::itemClicked, this, lead);
    connect(this, &QTreeWidget::itemActivated, this, lead);
}

void PageOutline::setItems(const QList<core::OutlineItem> &items)
{
    clear();
    QList<QTreeWidgetItem *> top;
    QList<std::pair<int, QTreeWidgetItem *>> above; // ancestors of the current item, with their levels
    for (const core::OutlineItem &each : items) {
        auto *item =
            new QTreeWidgetItem({each.title.simplified(), each.page > 0 ? QString::number(each.page) : QString()});
        item->setToolTip(0, item->text(0).toHtmlEscaped());
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, Qt::UserRole, each.page);
        while (!above.isEmpty() && above.last().first >= each.level)
            above.removeLast();
        if (above.isEmpty())
            top.append(item);
        else
            above.last().second->addChild(item);
        above.append({each.level, item});
    }
    if (top.isEmpty()) {
        top.append(new QTreeWidgetItem({tr("This document has no outline."), {}}));
        top.last()->setFlags(Qt::NoItemFlags);
    }
    addTopLevelItems(top);
    if (top.size() == 1)
        top.first()->setExpanded(true);
}

} // namespace ui
