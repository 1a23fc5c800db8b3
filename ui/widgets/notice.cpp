#include "ui/widgets/notice.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

namespace ui {

Notice::Notice(QWidget *parent)
    : QFrame(parent),
      m_text(new PlainLabel(this)),
      m_button(new QPushButton(this)),
      m_other(new QPushButton(this)),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setProperty("role", QStringLiteral("notice"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // the text may quote a file name or a server
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("Notice"));
    auto *close = new QToolButton(this);
    close->setText(QStringLiteral("×"));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close this notice"));
    m_row->addWidget(m_text, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_button);
    buttons->addWidget(m_other);
    m_row->addLayout(buttons);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addLayout(m_row, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    m_timer.setSingleShot(true);
    m_timer.setInterval(undoMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Notice::settle);
    connect(m_button, &QPushButton::clicked, this, &Notice::act);
    connect(m_other, &QPushButton::clicked, this, [this] { m_otherAct(); });
    connect(close, &QToolButton::clicked, this, &Notice::settle);
    hide();
}

Notice::~Notice() = default;

void Notice::say(const QString &sentence)
{
    if (m_insists) { // the action stays, and no message is lost
        m_text->setText(localized(sentence) + u'\n' + m_insisted);
        return;
    }
    settle();
    put(sentence, {});
    m_passes = true;
}

void Notice::mention(const QString &sentence, const QString &word, std::function<void()> act)
{
    offer(sentence, word, std::move(act));
    m_passes = true;
}

void Notice::mention(const QString &sentence, const QString &word, std::function<void()> act, const QString &other,
                     std::function<void()> actOtherwise)
{
    mention(sentence, word, std::move(act));
    m_otherAct = std::move(actOtherwise);
    m_other->setText(other);
    m_other->show();
}

void Notice::setPlace(const QString &place)
{
    if (std::exchange(m_place, place) != place && !m_insists)
        settle();
}

void Notice::rename(const QString &place)
{
    m_place = place;
}

void Notice::pass()
{
    if (m_passes)
        settle();
}

void Notice::offerUndo(const QString &sentence, std::function<void()> undo, std::function<void()> settle)
{
    this->settle();
    m_act = std::move(undo);
    m_settle = std::move(settle);
    put(sentence, tr("Undo"));
    m_timer.start();
}

void Notice::offer(const QString &sentence, const QString &word, std::function<void()> act,
                   std::function<void()> settle)
{
    this->settle();
    m_act = std::move(act);
    m_settle = std::move(settle);
    put(sentence, word);
}

void Notice::insist(const QString &sentence, const QString &word, std::function<void()> act)
{
    offer(sentence, word, std::move(act));
    m_insists = true;
    m_insisted = m_text->text();
}

void Notice::put(const QString &sentence, const QString &word)
{
    m_text->setText(localized(sentence)); // the sentence may be an error from core
    m_button->setText(word);
    m_button->setVisible(!word.isEmpty());
    m_other->hide();
    setVisible(!sentence.isEmpty());
    m_passes = false;
}

void Notice::act()
{
    if (m_other->isVisibleTo(this)) // one button does not hide the other
        return m_act();
    m_timer.stop();
    m_settle = nullptr;
    m_insists = false;
    hide();
    if (const auto act = std::exchange(m_act, nullptr))
        act();
}

void Notice::settle()
{
    m_timer.stop();
    m_insists = false;
    m_act = nullptr;
    hide();
    if (const auto settle = std::exchange(m_settle, nullptr))
        settle();
}

void Notice::withdraw()
{
    if (!std::exchange(m_settle, nullptr))
        return;
    m_timer.stop();
    m_act = nullptr;
    hide();
}

void Notice::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const bool narrow = event->size().width() < fontMetrics().averageCharWidth() * 52; // like a column of lists
    const QBoxLayout::Direction direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_row->direction() == direction)
        return;
    m_row->setDirection(direction);
    updateGeometry(); // its height changes
}

QString Notice::text() const
{
    return m_text->text();
}

} // namespace ui
