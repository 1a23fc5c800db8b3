// Actions on an answer: buttons that are visible while the mouse is over the turn or one of them has the focus, and
// that can always be reached with the Tab key.
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace ui {

class TurnActions : public QWidget
{
    Q_OBJECT

public:
    enum Act { Copy, Again, Edit, Replay, Test, Publish };
    Q_ENUM(Act)

    explicit TurnActions(QWidget *parent = nullptr);

    void offer(Act act, bool offered);
    void setHovered(bool hovered);
    bool areSeen() const;

signals:
    void chosen(TurnActions::Act act);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *button(const char *picture, const QString &says, const char *name);
    QAction *add(QMenu *menu, const char *picture, const QString &says, const char *name, Act act);

    QHBoxLayout *m_row;
    QToolButton *m_copy;
    QAction *m_replay;
    QAction *m_test;
    QAction *m_publish;
    bool m_hovered = false;
};

} // namespace ui
