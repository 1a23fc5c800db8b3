// Lists all keyboard shortcuts of the window.
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace ui {

// Shows the shortcuts of all actions in these menus, and those of the panels.
void showShortcuts(const QList<QAction *> &menus, QWidget *window);

} // namespace ui
