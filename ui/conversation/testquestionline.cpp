#include "ui/conversation/testquestionline.h"

#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/tip.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int mostPlaces = 2; // shown in a line
constexpr int nameLength = 32;

QString placeWords(const core::Evidence &place)
{
    const QString name = place.document.size() <= nameLength
                             ? place.document
                             : place.document.left(nameLength / 2) + u'…' + place.document.right(nameLength / 2 - 1);
    return TestQuestionLine::tr("%1, p. %2").arg(name, QString::number(place.page));
}

QString placesWords(const QList<core::Evidence> &places)
{
    QStringList words;
    for (const core::Evidence &place : places.mid(0, mostPlaces))
        words.append(placeWords(place));
    if (const qsizetype more = places.size() - words.size(); more > 0)
        words.append(TestQuestionLine::tr("%1 more").arg(more));
    return words.join(QStringLiteral("; "));
}

} // namespace

TestQuestionLine::TestQuestionLine(QWidget *parent)
    : QFrame(parent),
      m_what(new ElidedLabel(this)),
      m_kept(new PlainLabel(this)),
      m_answer(new QLineEdit(this)),
      m_none(new QCheckBox(tr("The &documents do not answer it"), this)),
      m_pages(new QCheckBox(this)),
      m_add(new QPushButton(tr("Add to test questions"), this)),
      m_remove(new QPushButton(tr("Remove it"), this))
{
    setProperty("role", QStringLiteral("notice"));
    setMinimumWidth(1);
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_kept->setProperty("role", QStringLiteral("quiet"));
    m_kept->setTextFormat(Qt::PlainText);
    m_kept->setWordWrap(true);
    m_kept->setAccessibleName(tr("Saved test question"));
    m_answer->setAccessibleName(tr("Right answer"));
    m_answer->setToolTip(tr("Keep it as short as possible: any answer that contains these words counts as right"));
    m_answer->setAcceptDrops(false);
    m_pages->setToolTip(tr("Tick this if these pages show the right answer"));
    m_add->setObjectName(QStringLiteral("addTestQuestion"));
    m_remove->setObjectName(QStringLiteral("removeTestQuestion"));
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("leaveTestQuestion"));
    auto *name = new PlainLabel(tr("&Right answer"), this);
    name->setBuddy(m_answer);
    auto *answer = new QHBoxLayout;
    answer->setSpacing(8);
    answer->addWidget(name);
    answer->addWidget(m_answer, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addWidget(cancel);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_what);
    column->addWidget(m_kept);
    column->addLayout(answer);
    column->addWidget(m_none);
    column->addWidget(m_pages);
    column->addLayout(buttons);
    connect(m_answer, &QLineEdit::textChanged, this, &TestQuestionLine::showState);
    connect(m_none, &QCheckBox::toggled, this, &TestQuestionLine::showState);
    connect(m_add, &QPushButton::clicked, this, &TestQuestionLine::add);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        hide();
        emit removed(m_known.question);
    });
    connect(cancel, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void TestQuestionLine::offer(const core::Turn &turn)
{
    m_known = core::knownQuestionFrom(turn);
    m_what->setFullText(tr("Test question: “%1”").arg(m_known.question));
    m_kept->hide();
    m_remove->hide();
    m_none->setChecked(!m_known.answerable.value_or(true));
    m_answer->setText(m_known.answers.value(0));
    m_answer->setCursorPosition(0);
    m_pages->setText(tr("The answer is on the cited pages: %1")
                         .arg(placesWords(m_known.evidence).replace(u'&', QStringLiteral("&&"))));
    m_pages->setChecked(true);
    m_add->setText(tr("Add to test questions"));
    showState();
    show();
    m_none->isChecked() ? m_add->setFocus() : m_answer->setFocus();
    emit opened(m_known.question);
}

void TestQuestionLine::showKept(const QString &question, const core::KnownQuestion &kept)
{
    if (isHidden() || question != m_known.question)
        return;
    m_kept->setText(
        kept.answers.isEmpty()
            ? tr("This is already one of your test questions, marked as not answered by the documents.")
            : tr("This is already one of your test questions, with the answer “%1”.").arg(kept.answers.first()));
    m_kept->show();
    m_remove->show();
    m_add->setText(tr("Replace it"));
}

void TestQuestionLine::showState()
{
    const bool none = m_none->isChecked();
    m_answer->setEnabled(!none);
    m_pages->setVisible(!none && !m_known.evidence.isEmpty());
    m_add->setEnabled(none || !m_answer->text().trimmed().isEmpty());
}

void TestQuestionLine::add()
{
    core::KnownQuestion known = m_known;
    known.answerable = !m_none->isChecked();
    known.answers = m_none->isChecked() ? QStringList() : QStringList{m_answer->text().simplified()};
    if (m_none->isChecked() || !m_pages->isChecked())
        known.evidence.clear();
    hide();
    emit wanted(known);
}

void TestQuestionLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_answer->hasFocus() && m_add->isEnabled())
        return add();
    QFrame::keyPressEvent(event);
}

} // namespace ui
