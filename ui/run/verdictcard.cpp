#include "ui/run/verdictcard.h"
#include "ui/run/correctionrow.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/tip.h"
#include "ui/run/tracedetails.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/widgets/localized.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>

namespace ui {
namespace {

constexpr int quotation = 150; // characters of a passage shown at first: about three lines
constexpr int longestPassage = 20'000;

WrappedLabel *label(const char *role = nullptr)
{
    auto *label = new WrappedLabel;
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus); // reading text is not a stop for the Tab key
    if (role)
        label->setProperty("role", QLatin1String(role));
    return label;
}

QPushButton *link(const QString &text, const QString &tip, const char *name)
{
    auto *button = new QPushButton(text);
    button->setFlat(true);
    button->setToolTip(tip);
    button->setCursor(Qt::PointingHandCursor);
    button->setObjectName(QLatin1String(name));
    button->setProperty("role", QStringLiteral("link"));
    return button;
}

// Replaces line breaks of every kind by spaces; the length stays the same.
QString runningOn(QString text)
{
    for (QChar &each : text) {
        if (each.isSpace())
            each = u' ';
    }
    return text;
}

QString unbroken(QString words)
{
    return words.toHtmlEscaped().replace(u' ', QLatin1String("&nbsp;"));
}

// A shape and a word; utility is shown by bars alone.
QString chip(const core::Verdict &verdict)
{
    const bool isCounted = verdict.kind == core::Verdict::Utility && !verdict.invalid();
    return QStringLiteral("<span style=\"color:%1;\">%2%3</span>")
        .arg(color(verdictRole(verdict)).name(), verdictShape(verdict),
             isCounted ? QString() : QStringLiteral("&nbsp;") + unbroken(verdictWord(verdict)));
}

// The same with the kind of verdict, its confidence, and whether it was cached.
QString figures(const core::Verdict &verdict)
{
    QString sure = verdictSureness(verdict);
    if (verdict.remembered)
        sure += VerdictCard::tr(" cached");
    return QStringLiteral("<span style=\"color:%1;\">%2&nbsp;%3</span> <span style=\"color:%4;\">%5</span>")
        .arg(color(verdictRole(verdict)).name(), verdictShape(verdict), unbroken(verdictWord(verdict)),
             color(Role::Secondary).name(), unbroken(sure));
}

} // namespace

VerdictCard::VerdictCard(QWidget *parent)
    : QFrame(parent),
      m_corrections(new CorrectionRow(this)),
      m_title(new ElidedLabel(Qt::ElideRight)),
      m_place(new PlainLabel),
      m_verdicts(label()),
      m_why(new ElidedLabel(Qt::ElideRight)),
      m_reasons(label()),
      m_answer(label()),
      m_text(label()),
      m_note(label("quiet")),
      m_second(new QHBoxLayout),
      m_actions(new QHBoxLayout),
      m_open(link(tr("Open"), tr("Show the words on their page"), "open")),
      m_details(link(tr("Details"), tr("Figures, reasons, the whole passage, prompt and reply"), "details")),
      m_wrong(link(tr("Wrong?"), tr("Mark a verdict as wrong"), "wrong")),
      m_whole(link(QString(), tr("Show the whole passage"), "whole")),
      m_exchange(link(QString(), tr("Show exactly what the judge was asked and what it said"), "exchange")),
      m_use(link(tr("Use anyway"), QString(), "use")),
      m_said(new QTextBrowser)
{
    build();
    connect(m_open, &QPushButton::clicked, this, &VerdictCard::opened);
    connect(m_use, &QPushButton::clicked, this, &VerdictCard::useWanted);
    connect(m_corrections, &CorrectionRow::corrected, this, &VerdictCard::corrected);
    for (QPushButton *button : {m_details, m_wrong, m_whole, m_exchange}) {
        button->setCheckable(true);
        connect(button, &QPushButton::toggled, this, &VerdictCard::fill);
    }
    onOtherColours(this, [this] { fill(); }); // the texts contain colours
}

void VerdictCard::build()
{
    setProperty("role", QStringLiteral("card"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_place->setProperty("role", QStringLiteral("quiet"));
    m_place->setTextFormat(Qt::PlainText);
    m_place->setObjectName(QStringLiteral("place"));
    m_why->setProperty("role", QStringLiteral("quiet"));
    m_why->setObjectName(QStringLiteral("why"));
    m_text->setObjectName(QStringLiteral("text"));
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_answer->setObjectName(QStringLiteral("answer"));
    m_note->setObjectName(QStringLiteral("note"));
    m_answer->setTextFormat(Qt::PlainText); // text from a model
    m_said->setObjectName(QStringLiteral("said"));
    m_said->setVisible(false);
    m_said->setOpenLinks(false);
    m_said->setTabChangesFocus(true);
    m_said->setAccessibleName(tr("Prompt and reply"));
    m_said->setFixedHeight(fontMetrics().height() * 14);

    const auto row = [](QHBoxLayout *made, std::initializer_list<QWidget *> widgets) {
        made->setSpacing(8);
        for (QWidget *widget : widgets)
            made->addWidget(widget);
        return made;
    };
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(2);
    QHBoxLayout *top = row(new QHBoxLayout, {m_title, m_place, m_use});
    top->setStretch(0, 1);
    rows->addLayout(top);
    rows->addWidget(m_text);
    rows->addWidget(m_verdicts);
    rows->addLayout(row(m_second, {m_why}));
    m_second->setStretch(0, 1);
    for (QWidget *detail : std::initializer_list<QWidget *>{m_reasons, m_answer, m_note})
        rows->addWidget(detail);
    rows->addLayout(row(m_actions, {m_open, m_details, m_wrong}));
    m_actions->addStretch();
    QHBoxLayout *ofDetails = row(new QHBoxLayout, {m_whole, m_exchange}); // own row: texts can be long
    ofDetails->addStretch();
    rows->addLayout(ofDetails);
    rows->addWidget(m_corrections);
    rows->addWidget(m_said);
}

void VerdictCard::show(const Content &content)
{
    m_content = content;
    fill();
}

void VerdictCard::setReview(const core::Review &review, bool mayCorrect)
{
    m_review = review;
    m_mayCorrect = mayCorrect;
    fill();
}

void VerdictCard::fill()
{
    fillWords();
    fillDetails();
    fillActions();
}

// The text visible at once and read by screen readers. In details, verdicts and reasons are given in full instead.
void VerdictCard::fillWords()
{
    const Content &c = m_content;
    const bool isOpen = m_details->isChecked();
    const bool isRow = c.brief && !isOpen;
    m_title->setFullText(c.brief ? QStringLiteral("○ ") + c.title : c.title);
    m_title->setAccessibleName(c.title);
    m_place->setText(c.place);
    m_place->setVisible(!c.place.isEmpty());
    QStringList chips;
    QStringList reasons;
    QStringList spoken{c.title};
    for (const core::Verdict &verdict : c.verdicts) {
        chips.append(chip(verdict));
        spoken.append(verdictSentence(verdict));
        if (const QString mine = correctionWords(verdict, m_review); !mine.isEmpty())
            spoken.append(mine);
        if (const QString reason = localized(verdict.reason); !reasons.contains(reason))
            reasons.append(reason);
    }
    c.brief ? reasons.append(c.why) : reasons.prepend(c.why); // c.why is mostly the same on all cards
    reasons.removeAll(QString());
    m_verdicts->setText(chips.join(QStringLiteral("&nbsp; &nbsp;")));
    m_verdicts->setVisible(!chips.isEmpty() && !isRow && !isOpen);
    m_why->setFullText(reasons.join(QStringLiteral(" · ")));
    m_why->setVisible((!reasons.isEmpty() && !isOpen) || isRow); // a row has its button there
    const bool isWhole = m_whole->isChecked() && isOpen;
    const QString text = isWhole ? c.text : runningOn(c.text);
    m_text->setText(
        QStringLiteral("<span style=\"color:%1;\">%2</span>")
            .arg(color(Role::Text).name(), markedHtml(text, c.from, c.to, isWhole ? longestPassage : quotation)));
    m_text->setVisible(!c.text.isEmpty() && !isRow);
    if (!c.why.isEmpty())
        spoken.append(c.why);
    if (!c.answer.isEmpty())
        spoken.append(tr("Answer from this passage: %1").arg(c.answer));
    setAccessibleName(spoken.join(QStringLiteral(". ")));
}

void VerdictCard::fillDetails()
{
    const Content &c = m_content;
    const bool open = m_details->isChecked();
    QStringList lines;
    QString said;
    for (const core::Verdict &verdict : c.verdicts) {
        lines.append(figures(verdict) + (verdict.reason.isEmpty() ? QString() : QStringLiteral(" · ")) +
                     localized(verdict.reason).toHtmlEscaped());
        said += verdictDetails(verdict, nullptr);
    }
    for (const core::Verdict &verdict : c.sentences) {
        lines.append(tr("Sentence %1:").arg(verdict.sentence + 1) + QStringLiteral(" ") + figures(verdict) +
                     QStringLiteral(" ") + localized(verdict.reason).toHtmlEscaped());
        said += verdictDetails(verdict, nullptr);
    }
    m_reasons->setText(lines.join(QLatin1String("<br>")));
    m_reasons->setVisible(open && !lines.isEmpty());
    m_answer->setText(tr("Answer from this passage: %1").arg(c.answer));
    m_answer->setVisible(open && !c.answer.isEmpty());
    QStringList notes{c.why, c.note};
    notes.removeAll(QString());
    m_note->setText(notes.join(u' ').toHtmlEscaped());
    m_note->setVisible(open && !notes.isEmpty());
    m_whole->setVisible(open && c.text.size() > quotation);
    m_whole->setText(m_whole->isChecked() ? tr("Excerpt") : tr("Whole passage"));
    m_exchange->setVisible(open && !said.isEmpty());
    m_exchange->setText(m_exchange->isChecked() ? tr("Hide prompt and reply") : tr("Prompt and reply"));
    m_said->setVisible(open && m_exchange->isChecked() && !said.isEmpty());
    if (m_exchange->isChecked())
        m_said->setHtml(said);
}

void VerdictCard::fillActions()
{
    const Content &c = m_content;
    const bool isRow = c.brief && !m_details->isChecked();
    const auto corrected = [this](const core::Verdict &verdict) { return m_review.correctionOf(verdict) != nullptr; };
    const bool isCorrected = std::any_of(c.verdicts.begin(), c.verdicts.end(), corrected);
    m_corrections->show(m_mayCorrect ? c.verdicts : QList<core::Verdict>(), m_review);
    m_wrong->setVisible(!isRow && !isCorrected && m_corrections->offers());
    m_corrections->setVisible(m_corrections->offers() && (isCorrected || (m_wrong->isChecked() && !isRow)));
    m_open->setVisible(!isRow && !c.place.isEmpty());
    m_details->setVisible(!c.verdicts.isEmpty() || !c.sentences.isEmpty() || !c.note.isEmpty() || !c.text.isEmpty());
    QHBoxLayout *wanted = isRow ? m_second : m_actions;
    if (wanted->indexOf(m_details) < 0) {
        (isRow ? m_actions : m_second)->removeWidget(m_details);
        wanted->insertWidget(1, m_details);
    }
    m_use->setVisible(c.use != Content::None);
    m_use->setEnabled(c.use == Content::Offered);
    m_use->setToolTip(c.use == Content::NotPossible ? plainTip(c.whyNot)
                                                    : tr("Ask again from the step that rejected this passage, this "
                                                         "time keeping it; the new answer will say so"));
    m_open->setAccessibleName(tr("Show %1, %2").arg(c.title, c.place));
    m_use->setAccessibleName(tr("Use %1, %2 anyway").arg(c.title, c.place));
    m_details->setAccessibleName(tr("Details of %1").arg(c.title));
    m_wrong->setAccessibleName(tr("Correct a verdict on %1").arg(c.title));
}

// As wide as it currently is: a column sets the width, and any other hint would lay out all texts again.
QSize VerdictCard::sizeHint() const
{
    return {width(), minimumSizeHint().height()};
}

} // namespace ui
