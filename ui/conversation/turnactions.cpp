#include "ui/conversation/turnactions.h"

#include "ui/widgets/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPaintEvent>
#include <QToolButton>

namespace ui {
namespace {

class QuietButton : public QToolButton
{
public:
    QuietButton(const TurnActions *actions, QWidget *parent) : QToolButton(parent), m_actions(actions) {}

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (m_actions->areSeen())
            QToolButton::paintEvent(event);
    }

private:
    const TurnActions *m_actions;
};

} // namespace

TurnActions::TurnActions(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_copy = button("copy", tr("Copy the answer"), "copy");
    connect(m_copy, &QToolButton::clicked, this, [this] { emit chosen(Copy); });
    QToolButton *again = button("retry", tr("Ask again"), "ask-again");
    QToolButton *more = button("more", tr("More"), "more");
    for (QToolButton *each : {again, more}) {
        each->setMenu(new QMenu(each));
        each->setPopupMode(QToolButton::InstantPopup);
    }
    again->setText(QStringLiteral("▾"));
    again->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add(again->menu(), "retry", tr("Ask again"), "again", Again);
    add(again->menu(), "rename", tr("Edit the question…"), "edit", Edit);
    m_replay = add(more->menu(), "play", tr("Replay the run"), "replay", Replay);
    m_test = add(more->menu(), "check", tr("Add to test questions…"), "test", Test);
    m_publish = add(more->menu(), "export", tr("Publish to the team…"), "publish", Publish);
    m_publish->setVisible(false);
}

QToolButton *TurnActions::button(const char *picture, const QString &says, const char *name)
{
    auto *made = new QuietButton(this, this);
    made->setIcon(icon(QLatin1String(picture), Role::Secondary));
    made->setToolTip(says);
    made->setAccessibleName(says);
    made->setObjectName(QLatin1String(name));
    made->setFocusPolicy(Qt::StrongFocus);
    made->installEventFilter(this);
    m_row->addWidget(made);
    return made;
}

QAction *TurnActions::add(QMenu *menu, const char *picture, const QString &says, const char *name, Act act)
{
    QAction *made = menu->addAction(icon(QLatin1String(picture)), says, this, [this, act] { emit chosen(act); });
    made->setObjectName(QLatin1String(name));
    return made;
}

void TurnActions::offer(Act act, bool offered)
{
    if (act == Copy)
        m_copy->setVisible(offered);
    else if (act == Replay)
        m_replay->setVisible(offered);
    else if (act == Test)
        m_test->setVisible(offered);
    else if (act == Publish)
        m_publish->setVisible(offered);
}

void TurnActions::setHovered(bool hovered)
{
    if (hovered == std::exchange(m_hovered, hovered))
        return;
    for (QToolButton *each : findChildren<QToolButton *>())
        each->update();
}

bool TurnActions::areSeen() const
{
    const auto buttons = findChildren<QToolButton *>();
    return m_hovered || std::any_of(buttons.begin(), buttons.end(), [](const QToolButton *each) {
               return each->hasFocus() || each->isDown() || (each->menu() && each->menu()->isVisible());
           });
}

bool TurnActions::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        for (QToolButton *each : findChildren<QToolButton *>())
            each->update();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
