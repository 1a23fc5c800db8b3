#include "ui/conversation/starters.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/tip.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {
namespace {

constexpr int starterColumns = 2;

// Takes the available width and no more: long questions are elided.
class StarterButton : public QPushButton
{
public:
    StarterButton(const QString &question, QWidget *parent) : QPushButton(parent), m_question(question)
    {
        setAccessibleName(question);
        setToolTip(plainTip(question));
        setFlat(true);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        elide();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QPushButton::resizeEvent(event);
        elide();
    }

private:
    void elide()
    {
        constexpr int framing = 12;
        const QString shown = fontMetrics().elidedText(m_question, Qt::ElideRight, std::max(0, width() - framing));
        setText(QString(shown).replace(u'&', QLatin1String("&&")));
    }

    QString m_question;
};

} // namespace

Starters::Starters(QWidget *parent)
    : QWidget(parent),
      m_heading(new PlainLabel(tr("Questions to begin with"), this)),
      m_grid(new QGridLayout(this))
{
    setAccessibleName(tr("Questions to begin with"));
    m_heading->setProperty("role", QStringLiteral("quiet"));
    m_grid->setContentsMargins(16, 8, 16, 4);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    m_grid->addWidget(m_heading, 0, 0, 1, starterColumns);
    for (int column = 0; column < starterColumns; ++column)
        m_grid->setColumnStretch(column, 1);
    hide();
}

void Starters::offer(const QStringList &questions)
{
    if (questions == m_questions)
        return;
    m_questions = questions;
    for (QPushButton *button : findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        m_grid->removeWidget(button);
        button->hide();
        button->setParent(nullptr);
        button->deleteLater(); // it may be the one that was pressed
    }
    for (int i = 0; i < questions.size(); ++i) {
        auto *button = new StarterButton(questions[i], this);
        connect(button, &QPushButton::clicked, this, [this, question = questions[i]] { emit chosen(question); });
        m_grid->addWidget(button, 1 + i / starterColumns, i % starterColumns);
    }
    showState();
}

void Starters::setShown(bool shown)
{
    m_shown = shown;
    showState();
}

void Starters::showState()
{
    setVisible(m_shown && !m_questions.isEmpty());
}

} // namespace ui
