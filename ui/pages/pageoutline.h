// A document's own outline: chapters that link to their pages.
#pragma once

#include "core/values/document.h"

#include <QTreeWidget>

namespace ui {

class PageOutline : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PageOutline(QWidget *parent = nullptr);

    void setItems(const QList<core::OutlineItem> &items); // an empty list shows a message

signals:
    void pageWanted(int page);
};

} // namespace ui
