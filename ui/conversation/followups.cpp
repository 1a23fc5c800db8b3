#include "ui/conversation/followups.h"

#include "ui/widgets/tip.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace ui {

FollowUps::FollowUps(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setAccessibleName(tr("Questions that follow on"));
    m_row->setContentsMargins(16, 4, 8, 0);
    m_row->setSpacing(8);
    m_row->addStretch(1);
    m_row->setSizeConstraint(QLayout::SetNoConstraint); // questions never widen the window
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
        m_row->insertWidget(m_row->count() - 1, button);
        connect(button, &QPushButton::clicked, this, [this, question] { emit chosen(question); });
    }
    m_count = int(questions.size());
    share();
    showState();
}

// The row among them: a short question leaves its room to the others.
void FollowUps::share()
{
    QList<QPushButton *> buttons = findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly);
    const auto wholeWidth = [this](const QPushButton *button) {
        return fontMetrics().horizontalAdvance(button->accessibleName()) + framing;
    };
    std::sort(buttons.begin(), buttons.end(),
              [&](const auto *a, const auto *b) { return wholeWidth(a) < wholeWidth(b); });
    const QMargins margins = m_row->contentsMargins();
    int left = width() - margins.left() - margins.right() - m_row->spacing() * int(buttons.size());
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const int room = std::max(left / int(buttons.size() - i), framing);
        const QString shown =
            fontMetrics().elidedText(buttons[i]->accessibleName(), Qt::ElideRight, std::max(0, room - framing));
        buttons[i]->setText(QString(shown).replace(u'&', QLatin1String("&&")));
        left -= std::min(room, wholeWidth(buttons[i]));
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
        m_row->removeWidget(button);
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
