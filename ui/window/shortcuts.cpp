#include "ui/window/shortcuts.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ui {
namespace {

struct KeyList // translation context
{
    Q_DECLARE_TR_FUNCTIONS(KeyList)
};

void addShortcuts(QTreeWidget *list, const QMenu *menu)
{
    auto *group = new QTreeWidgetItem(list, {QString(menu->title()).remove(u'&')});
    for (const QAction *action : menu->actions()) {
        const QString words = QString(action->text()).remove(u'&').remove(QStringLiteral("…"));
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!action->menu() && !keys.isEmpty())
            new QTreeWidgetItem(group, {words, keys});
    }
    group->setExpanded(true);
}

// Keys that work in one part of the window only and are in none of its menus.
void addLocalShortcuts(QTreeWidget *list)
{
    const QList<std::pair<QString, QList<std::pair<QString, QString>>>> parts{
        {KeyList::tr("Documents"),
         {{KeyList::tr("Remove"), QStringLiteral("Del")},
          {KeyList::tr("Read again"), QStringLiteral("F5")},
          {KeyList::tr("Run OCR"), QStringLiteral("Shift+F5")},
          {KeyList::tr("Reading report"), QStringLiteral("Alt+Return")},
          {KeyList::tr("Move waiting documents"), QStringLiteral("Alt+Up, Alt+Down")}}},
        {KeyList::tr("Page"),
         {{KeyList::tr("Larger, smaller"), QStringLiteral("Ctrl++, Ctrl+−")},
          {KeyList::tr("Fit width, fit page"), QStringLiteral("Ctrl+0, Ctrl+9")},
          {KeyList::tr("Rotate"), QStringLiteral("Ctrl+R, Ctrl+Shift+R")},
          {KeyList::tr("Back, forward"), QStringLiteral("Alt+Left, Alt+Right")}}}};
    for (const auto &[title, keys] : parts) {
        auto *group = new QTreeWidgetItem(list, {title});
        for (const auto &[words, key] : keys)
            new QTreeWidgetItem(group, {words, key});
        group->setExpanded(true);
    }
}

} // namespace

void showShortcuts(const QList<QAction *> &menus, QWidget *window)
{
    auto *dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(KeyList::tr("Keyboard shortcuts"));
    auto *list = new QTreeWidget(dialog);
    list->setHeaderLabels({KeyList::tr("Action"), KeyList::tr("Keys")});
    list->setAccessibleName(KeyList::tr("Keyboard shortcuts"));
    for (const QAction *menu : menus) {
        if (menu->menu())
            addShortcuts(list, menu->menu());
    }
    addLocalShortcuts(list);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list->header()->setStretchLastSection(false);
    list->setCurrentItem(list->topLevelItem(0));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(list);
    column->addWidget(buttons);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 70, dialog->fontMetrics().height() * 34);
    dialog->open();
}

} // namespace ui
