#include "ui/conversation/followups.h"

#include "ui/widgets/tip.h"

#include <QBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace ui {

FollowUps::FollowUps(QWidget *parent) : QWidget(parent), m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setAccessibleName(tr("Questions that follow on"));
    m_box->setContentsMargins(16, 4, 8, 0);
    m_box->setSpacing(4);
    m_box->addStretch(1);
    m_box->setSizeConstraint(QLayout::SetNoConstraint); // questions never widen the window
    hide();
}

void FollowUps::setSession(const core::Session &session)
{
    const bool answered = !session.turns.isEmpty() && !session.turns.last().answer.isEmpty() && !session.isReadOnly();
    const QString turn = answered ? session.turns.last().id : QString();
    if (turn == m_turn)
        return;
    clear();
    m_turn = turn;
    m_left = false;
    if (answered)
        emit wanted(session.turns.last());
}

void FollowUps::offer(const QString &turn, const QStringList &questions)
{
    if (turn != m_turn || m_left)
        return;
    clear();
    for (const QString &question : questions) {
        auto *button = new QPushButton(this);
        button->setToolTip(plainTip(question));
        button->setAccessibleName(question);
        button->setFlat(true);
        m_box->insertWidget(m_box->count() - 1, button, 0, Qt::AlignLeft);
        connect(button, &QPushButton::clicked, this, [this, question] { emit chosen(question); });
    }
    m_count = int(questions.size());
    share();
    showState();
}

// Side by side where all of them have room, otherwise one below the other.
void FollowUps::share()
{
    const QList<QPushButton *> buttons = findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly);
    const QMargins margins = m_box->contentsMargins();
    const int room = std::max(width() - margins.left() - margins.right(), framing);
    int side = 0;
    for (const QPushButton *button : buttons)
        side += fontMetrics().horizontalAdvance(button->accessibleName()) + framing + m_box->spacing();
    m_box->setDirection(side <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QPushButton *button : buttons) {
        const QString shown = fontMetrics().elidedText(button->accessibleName(), Qt::ElideRight, room - framing);
        button->setText(QString(shown).replace(u'&', QLatin1String("&&")));
    }
}

void FollowUps::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    share();
}

void FollowUps::begin(const app::Run &run)
{
    if (run.kind != app::Run::Question)
        return;
    clear();
    m_left = true;
}

void FollowUps::setShown(bool shown)
{
    m_shown = shown;
    showState();
}

void FollowUps::clear()
{
    for (QPushButton *button : findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        m_box->removeWidget(button);
        button->hide();
        button->setParent(nullptr);
        button->deleteLater(); // it may be the one that was pressed
    }
    m_count = 0;
    showState();
}

void FollowUps::showState()
{
    setVisible(m_shown && m_count > 0);
}

} // namespace ui
