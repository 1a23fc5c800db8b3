// Explores a window as users without a mouse or a screen would: finds all controls, and checks that each has a spoken
// name and can be reached with the keyboard.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPointer>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitterHandle>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace walk {

inline QString spokenName(QWidget *widget)
{
    // On Linux, Qt announces a combo box's value as its name; its accessible name is announced only by its label.
    if (qobject_cast<QComboBox *>(widget) && !widget->accessibleName().isEmpty())
        return widget->accessibleName();
    const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(widget);
    return heard ? heard->text(QAccessible::Name).simplified() : QString();
}

// Identifies a widget in a test failure.
inline QString describe(QWidget *widget)
{
    QStringList path;
    for (const QWidget *each = widget; each && path.size() < 4; each = each->parentWidget())
        path.prepend(QLatin1String(each->metaObject()->className()) +
                     (each->objectName().isEmpty() ? QString() : u'#' + each->objectName()));
    return path.join(u'>') + QStringLiteral(" “%1”").arg(spokenName(widget));
}

// Whether a widget is part of another control, or has its own standard keyboard access.
inline bool isPartOfAnother(QWidget *widget)
{
    QWidget *parent = widget->parentWidget();
    if (qobject_cast<QScrollBar *>(widget))
        return true; // its contents scroll with the arrow keys
    if (qobject_cast<QHeaderView *>(widget))
        return true; // the viewport of a list; the list's own test covers the rest
    if (qobject_cast<QTabWidget *>(widget))
        return true; // the tab widget's tab bar
    if (qobject_cast<QMenuBar *>(widget) || qobject_cast<QMenu *>(widget))
        return true; // reached with Alt and F10; the entries are checked separately
    if (qobject_cast<QSplitterHandle *>(widget))
        return true; // keys show and hide columns; only the mouse changes widths
    if (qobject_cast<QTabBar *>(parent))
        return true; // buttons that scroll tabs; the arrow keys move between tabs
    if (qobject_cast<QLineEdit *>(parent))
        return true; // a tab's close button; Ctrl+A and Delete do the same
    if (qobject_cast<QAbstractSpinBox *>(parent) || qobject_cast<QComboBox *>(parent))
        return true; // the line edit inside it
    if (auto *area = qobject_cast<QAbstractScrollArea *>(parent); area && area->viewport() == widget)
        return true; // the scroll area itself is checked
    return widget->inherits("QTableCornerButton") || widget->inherits("QComboBoxPrivateContainer");
}

// Asks the widget whether it handles a button that no mouse has.
inline bool takesTheMouse(QWidget *widget)
{
    if (widget->testAttribute(Qt::WA_TransparentForMouseEvents))
        return false;
    const QPointF middle = QRectF(widget->rect()).center();
    QMouseEvent press(QEvent::MouseButtonPress, middle, widget->mapToGlobal(middle), Qt::ExtraButton24,
                      Qt::ExtraButton24, {});
    press.accept();
    return static_cast<QObject *>(widget)->event(&press) && press.isAccepted();
}

inline bool isControl(QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled() || widget->size().isEmpty() || isPartOfAnother(widget))
        return false;
    if (const auto *bar = qobject_cast<QTabBar *>(widget))
        return bar->count() > 1;
    if (const auto *label = qobject_cast<QLabel *>(widget))
        return label->text().contains(QLatin1String("<a ")) || (label->focusPolicy() & Qt::TabFocus);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QAbstractSlider *>(widget) ||
        qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget) ||
        qobject_cast<QLineEdit *>(widget) || qobject_cast<QAbstractItemView *>(widget) ||
        widget->inherits("QTextEdit") || widget->inherits("QPlainTextEdit"))
        return true;
    return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus || takesTheMouse(widget);
}

inline QList<QWidget *> controls(QWidget *window)
{
    QList<QWidget *> found;
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (widget->window() == window->window() && isControl(widget))
            found.append(widget);
    }
    return found;
}

inline bool hasWords(const QString &name)
{
    return std::count_if(name.begin(), name.end(), [](QChar c) { return c.isLetter(); }) >= 2;
}

inline QStringList nameless(QWidget *window)
{
    QStringList faults;
    for (QWidget *control : controls(window)) {
        if (!qobject_cast<QTabBar *>(control) && !hasWords(spokenName(control))) // a tab bar is named by its tabs
            faults.append(QStringLiteral("has no name in words: ") + describe(control));
        if (auto *bar = qobject_cast<QTabBar *>(control)) {
            for (int i = 0; i < bar->count(); ++i) {
                if (!hasWords(bar->tabText(i)) && !hasWords(bar->tabToolTip(i)))
                    faults.append(QStringLiteral("has a tab without a name: ") + describe(control));
            }
        }
    }
    return faults;
}

// All widgets that get the focus in one round of the Tab key.
inline QSet<QWidget *> tabbed(QWidget *window, Qt::Key key, QStringList &faults)
{
    QSet<QWidget *> seen;
    QPointer<QWidget> first;
    int still = 0;
    for (int i = 0; i < 1500; ++i) {
        QWidget *before = QApplication::focusWidget();
        if (before && before->window() != window)
            before = nullptr;
        QTest::keyClick(before ? before : window, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        QWidget *now = QApplication::focusWidget();
        if (!now)
            continue;
        still = now == before ? still + 1 : 0;
        if (still > 200 && controls(window).size() > 1) {
            faults.append(QStringLiteral("does not let the Tab key go: ") + describe(now));
            return seen;
        }
        if (now == first && (now != before || still > 200))
            return seen;
        if (!first)
            first = now;
        seen.insert(now);
    }
    faults.append(QStringLiteral("Tab does not come round"));
    return seen;
}

inline bool hasKeys(QWidget *widget)
{
    if (const auto *button = qobject_cast<QAbstractButton *>(widget); button && !button->shortcut().isEmpty())
        return true;
    if (const auto *button = qobject_cast<QToolButton *>(widget); button && button->defaultAction())
        return !button->defaultAction()->shortcuts().isEmpty();
    return false;
}

inline bool isReached(QWidget *control, const QSet<QWidget *> &seen)
{
    for (QWidget *stop = control; stop; stop = stop->focusProxy()) {
        if (seen.contains(stop))
            return true;
    }
    if (hasKeys(control))
        return true;
    const auto *button = qobject_cast<QAbstractButton *>(control);
    if (!button || (!button->autoExclusive() && !(button->group() && button->group()->exclusive())))
        return false;
    const auto siblings = control->parentWidget()->findChildren<QAbstractButton *>(); // reached with the arrow keys
    return std::any_of(siblings.begin(), siblings.end(), [&](QAbstractButton *sibling) {
        return seen.contains(sibling) && (sibling->autoExclusive() || sibling->group() == button->group());
    });
}

inline QStringList unreached(QWidget *window)
{
    QStringList faults;
    window->activateWindow();
    if (!QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }))
        return {QStringLiteral("the window does not become active")};
    QApplication::processEvents();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        const QSet<QWidget *> seen = tabbed(window, key, faults);
        for (QWidget *control : controls(window)) {
            if (!isReached(control, seen))
                faults.append(QStringLiteral("%1 does not come to it: ")
                                  .arg(key == Qt::Key_Tab ? QStringLiteral("Tab") : QStringLiteral("Shift+Tab")) +
                              describe(control));
        }
        if (seen.size() < 2 && controls(window).size() > 1)
            faults.append(QStringLiteral("Tab goes nowhere"));
    }
    return faults;
}

inline QStringList faultsOf(const QMenu *menu)
{
    QStringList faults;
    QHash<QString, QString> letters;
    for (const QAction *action : menu->actions()) {
        if (action->isSeparator() || !action->isVisible() || action->inherits("QWidgetAction"))
            continue;
        const QString text = action->text().section(u'\t', 0, 0);
        if (!hasWords(text))
            faults.append(QStringLiteral("an entry without a name in “%1”").arg(menu->title()));
        const QString letter = QKeySequence::mnemonic(text).toString();
        if (!letter.isEmpty() && letters.contains(letter))
            faults.append(QStringLiteral("“%1” and “%2” have the same letter").arg(letters[letter], text));
        letters.insert(letter, text);
        if (action->menu())
            faults += faultsOf(action->menu());
    }
    return faults;
}

inline QStringList menuFaults(QWidget *window)
{
    QStringList faults;
    for (const QMenu *menu : window->findChildren<QMenu *>())
        faults += faultsOf(menu);
    faults.removeDuplicates();
    return faults;
}

// Shortcuts that are ambiguous for some focus, so that Qt triggers none of them.
inline QStringList ambiguousKeys(QWidget *window)
{
    QStringList faults;
    QHash<QString, QString> known;
    const auto note = [&](const QKeySequence &keys, const QString &what) {
        const QString name = keys.toString();
        if (name.isEmpty())
            return;
        if (known.contains(name) && known[name] != what)
            faults.append(QStringLiteral("%1 is for “%2” and for “%3”").arg(name, known[name], what));
        known.insert(name, what);
    };
    for (const QAction *action : window->findChildren<QAction *>()) {
        if (action->shortcutContext() == Qt::WidgetShortcut)
            continue; // belongs to the focused widget
        for (const QKeySequence &keys : action->shortcuts())
            note(keys, action->text().remove(u'&'));
    }
    for (const QShortcut *shortcut : window->findChildren<QShortcut *>()) {
        if (shortcut->context() != Qt::WidgetShortcut)
            note(shortcut->key(), QLatin1String(shortcut->parent()->metaObject()->className()));
    }
    for (QWidget *control : controls(window)) {
        if (const auto *button = qobject_cast<QAbstractButton *>(control))
            note(button->shortcut(), describe(control));
    }
    for (QLabel *label : window->findChildren<QLabel *>()) {
        if (label->isVisible() && label->buddy())
            note(QKeySequence::mnemonic(label->text()), label->text());
    }
    if (const auto *bar = window->findChild<QMenuBar *>()) {
        for (const QAction *action : bar->actions())
            note(QKeySequence::mnemonic(action->text()), action->text());
    }
    return faults;
}

inline QStringList faults(QWidget *window)
{
    return nameless(window) + unreached(window) + menuFaults(window) + ambiguousKeys(window);
}

} // namespace walk
