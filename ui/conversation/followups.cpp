#include "ui/conversation/followups.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/tip.h"

#include <QPushButton>

#include <algorithm>

namespace ui {
namespace {

constexpr int readable = 40; // letters of a question

} // namespace

FollowUps::FollowUps(QWidget *parent) : QWidget(parent), m_box(new FlowLayout(this))
{
    setAccessibleName(tr("Follow-up questions"));
    m_box->setContentsMargins(16, 4, 8, 0);
    m_box->setSpacing(4);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred); // questions never widen the window
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void FollowUps::setSession(const core::Session &session)
{
    const bool hasEnded = !session.turns.isEmpty() && !session.isReadOnly();
    const QString turn = hasEnded ? session.turns.last().id : QString();
    if (turn == m_turn)
        return;
    clear();
    m_turn = turn;
    m_left = false;
    if (hasEnded)
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
        m_box->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, question] { emit chosen(question); });
    }
    m_count = int(questions.size());
    elide();
    showState();
}

// Two share a line if each gets half of it and stays readable; longer ones are elided.
void FollowUps::elide()
{
    const QMargins margins = m_box->contentsMargins();
    const int line = std::max(width() - margins.left() - margins.right(), framing);
    const int half = (line - m_box->spacing()) / 2;
    const int room = m_count > 1 && half > fontMetrics().averageCharWidth() * readable ? half : line;
    for (QPushButton *button : findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        const QString shown = fontMetrics().elidedText(button->accessibleName(), Qt::ElideRight, room - framing);
        button->setText(QString(shown).replace(u'&', QLatin1String("&&")));
    }
}

void FollowUps::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elide();
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
