// A turn without an answer: the reason, the next step, and the nearest passages.
#include "ui/conversation/turnview.h"

#include "core/session/wording.h"
#include "ui/conversation/answertext.h"
#include "ui/widgets/linklabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/richwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {
namespace {

constexpr int mostCards = 3;
constexpr int cardLength = 220;

} // namespace

void TurnView::renderRefusal()
{
    m_refusal = new QWidget(this);
    auto *column = new QVBoxLayout(m_refusal);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(8);
    m_column->insertWidget(m_column->indexOf(m_foot), m_refusal);
    if (m_turn.answer.isEmpty()) {
        QLabel *sentence = label(tr("Why there is no answer"), false);
        sentence->setFont(answerFont());
        sentence->setText(refusalSentence(m_turn));
        column->addWidget(sentence);
    }
    if (!m_turn.nearest.isEmpty()) {
        QLabel *nearest = label(tr("Nearest passages"), true);
        nearest->setText(toned(Role::Secondary, tr("The nearest passages:")));
        column->addWidget(nearest);
        for (const core::Passage &passage : m_turn.nearest.mid(0, mostCards))
            addCard(passage);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto *next = new QPushButton(nextStepTitle(m_turn.refusal), m_refusal);
    connect(next, &QPushButton::clicked, this, [this] { emit nextStepWanted(m_turn.refusal, m_turn.question); });
    buttons->addWidget(next);
    if (m_turn.refusal == core::Refusal::ModelUnreachable || m_turn.refusal == core::Refusal::EmptyReply) {
        auto *builtIn = new QPushButton(tr("Answer with the built-in model"), m_refusal);
        builtIn->setToolTip(tr("Asks the same question again, without any server; the settings stay as they are"));
        connect(builtIn, &QPushButton::clicked, this, [this] { emit builtInWanted(m_turn.question, m_turn.scope); });
        buttons->addWidget(builtIn);
    }
    if (mayBeMissing(m_turn.refusal)) {
        auto *more = new QPushButton(nextStepTitle(core::Refusal::NothingIndexed), m_refusal);
        connect(more, &QPushButton::clicked, this,
                [this] { emit nextStepWanted(core::Refusal::NothingIndexed, m_turn.question); });
        buttons->addWidget(more);
    }
    if (!m_turn.nearest.isEmpty()) {
        auto *anyway = new QPushButton(tr("Answer from these anyway"), m_refusal);
        anyway->setToolTip(tr("The answer and every export will say that this was your decision"));
        connect(anyway, &QPushButton::clicked, this,
                [this] { emit anywayWanted(m_turn.question, m_turn.nearest.mid(0, mostCards)); });
        buttons->addWidget(anyway);
    }
    buttons->addStretch(1);
    column->addLayout(buttons);
    m_refusal->show();
}

// Deleted later: one of its buttons may have been pressed, and Qt may be iterating over all widgets.
void TurnView::dropRefusal()
{
    if (!m_refusal)
        return;
    m_refusal->hide();
    m_column->removeWidget(m_refusal);
    std::exchange(m_refusal, nullptr)->deleteLater();
}

void TurnView::addCard(const core::Passage &passage)
{
    auto *card = new QFrame(m_refusal);
    card->setProperty("role", QStringLiteral("card"));
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    auto *head = new LinkLabel(card);
    head->setTextFormat(Qt::RichText);
    head->setTextInteractionFlags(Qt::TextBrowserInteraction);
    head->setText(link(QStringLiteral("passage"), placeWords(passage)));
    const core::Stretch closest = core::closestWords(m_turn, passage);
    connect(head, &QLabel::linkActivated, this,
            [this, passage, closest] { emit passageActivated(passage, closest.from, closest.to); });
    auto *text = new PlainLabel(core::closestText(m_turn, passage, cardLength), card);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    column->addWidget(head);
    column->addWidget(text);
    m_refusal->layout()->addWidget(card);
}

} // namespace ui
