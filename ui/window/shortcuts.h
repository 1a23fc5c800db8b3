// All keyboard shortcuts of the window, as a list.
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace ui {

// Lists the shortcuts of all actions in these menus, and of the panels.
void showShortcuts(const QList<QAction *> &menus, QWidget *window);

} // namespace ui
