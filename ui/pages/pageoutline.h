// The outline of a document, as its author made it: chapters that lead to their pages.
#pragma once

#include "core/values/document.h"

#include <QTreeWidget>

namespace ui {

class PageOutline : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PageOutline(QWidget *parent = nullptr);

    void setItems(const QList<core::OutlineItem> &items); // none: it says so

signals:
    void pageWanted(int page);
};

} // namespace ui
