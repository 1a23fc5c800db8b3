#include "ui/run/verdictcard.h"
#include "ui/run/correctionrow.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tip.h"
#include "ui/run/tracedetails.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/wrappedlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>

namespace ui {
namespace {

constexpr int excerpt = 280; // characters of a passage that are shown at first
constexpr int longestPassage = 20'000;

WrappedLabel *label(const char *role = nullptr)
{
    auto *label = new WrappedLabel;
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus); // reading is not a stop on the way of the Tab key
    if (role)
        label->setProperty("role", QLatin1String(role));
    return label;
}

QPushButton *link(const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text);
    button->setFlat(true);
    button->setToolTip(tip);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

QString chip(const core::Verdict &verdict)
{
    QString sure = verdictSureness(verdict);
    if (verdict.remembered)
        sure += VerdictCard::tr(" remembered");
    return QStringLiteral("<span style=\"color:%1;\">%2&nbsp;%3</span><span style=\"color:%4;\">&nbsp;%5</span>")
        .arg(color(verdictRole(verdict)).name(), verdictShape(verdict),
             verdictWord(verdict).toHtmlEscaped().replace(u' ', QLatin1String("&nbsp;")), color(Role::Secondary).name(),
             sure.replace(u' ', QLatin1String("&nbsp;")));
}

} // namespace

VerdictCard::VerdictCard(QWidget *parent)
    : QWidget(parent),
      m_corrections(new CorrectionRow(this)),
      m_title(new ElidedLabel),
      m_verdicts(label()),
      m_reasons(label()),
      m_answer(label()),
      m_text(label()),
      m_note(label("quiet")),
      m_open(link(QString(), tr("Show the words on their page"))),
      m_whole(link(QString(), tr("Show the passage from its beginning to its end"))),
      m_exchange(link(QString(), tr("Show exactly what the judge was asked and what it said"))),
      m_use(link(tr("Use it anyway"), QString())),
      m_said(new QTextBrowser)
{
    m_title->setProperty("role", QStringLiteral("title"));
    m_open->setObjectName(QStringLiteral("open"));
    m_whole->setObjectName(QStringLiteral("whole"));
    m_exchange->setObjectName(QStringLiteral("exchange"));
    m_use->setObjectName(QStringLiteral("use"));
    m_text->setObjectName(QStringLiteral("text"));
    m_verdicts->setObjectName(QStringLiteral("verdicts"));
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_answer->setObjectName(QStringLiteral("answer"));
    m_note->setObjectName(QStringLiteral("note"));
    m_answer->setTextFormat(Qt::PlainText); // a model's words
    m_said->setObjectName(QStringLiteral("said"));
    m_whole->setCheckable(true);
    m_exchange->setCheckable(true);
    m_said->setVisible(false);
    m_said->setOpenLinks(false);
    m_said->setTabChangesFocus(true);
    m_said->setAccessibleName(tr("Prompt and reply"));
    m_said->setFixedHeight(fontMetrics().height() * 14);

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_title, 1);
    top->addWidget(m_open);
    auto *links = new QHBoxLayout;
    links->setSpacing(8);
    links->addWidget(m_whole);
    links->addWidget(m_exchange);
    links->addWidget(m_use);
    links->addStretch();
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 6, 12, 8);
    rows->setSpacing(4);
    rows->addLayout(top);
    for (QWidget *row :
         std::initializer_list<QWidget *>{m_verdicts, m_corrections, m_reasons, m_answer, m_text, m_note})
        rows->addWidget(row);
    rows->addLayout(links);
    rows->addWidget(m_said);

    connect(m_open, &QPushButton::clicked, this, &VerdictCard::opened);
    connect(m_use, &QPushButton::clicked, this, &VerdictCard::useWanted);
    connect(m_corrections, &CorrectionRow::corrected, this, &VerdictCard::corrected);
    connect(m_whole, &QPushButton::toggled, this, &VerdictCard::fill);
    connect(m_exchange, &QPushButton::toggled, this, &VerdictCard::fill);
    onOtherColours(this, [this] { fill(); }); // which stand in the texts
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
    const Content &c = m_content;
    m_title->setFullText(c.title);
    m_open->setText(c.place);
    m_open->setAccessibleName(tr("Show %1, %2").arg(c.title, c.place));
    m_open->setVisible(!c.place.isEmpty());

    QStringList chips;
    QStringList reasons;
    QStringList spoken{c.title};
    QString said;
    for (const core::Verdict &verdict : c.verdicts) {
        chips.append(chip(verdict));
        spoken.append(verdictSentence(verdict));
        if (const QString mine = correctionWords(verdict, m_review); !mine.isEmpty())
            spoken.append(mine);
        if (!verdict.reason.isEmpty())
            reasons.append(verdict.reason.toHtmlEscaped());
        said += verdictDetails(verdict, nullptr);
    }
    for (const core::Verdict &verdict : c.sentences) {
        reasons.append(tr("Sentence %1:").arg(verdict.sentence + 1) + QStringLiteral(" ") + chip(verdict) +
                       QStringLiteral(" ") + verdict.reason.toHtmlEscaped());
        said += verdictDetails(verdict, nullptr);
    }
    m_corrections->show(m_mayCorrect ? c.verdicts : QList<core::Verdict>(), m_review);
    m_verdicts->setText(chips.join(QStringLiteral("&nbsp; &nbsp; ")));
    m_verdicts->setVisible(!chips.isEmpty());
    m_reasons->setText(reasons.join(QLatin1String("<br>")));
    m_reasons->setVisible(!reasons.isEmpty());

    m_answer->setText(tr("Answer from this passage: %1").arg(c.answer));
    m_answer->setVisible(!c.answer.isEmpty());
    if (!c.answer.isEmpty())
        spoken.append(m_answer->text());

    const bool cut = c.text.size() > excerpt;
    m_text->setText(QStringLiteral("<span style=\"color:%1;\">%2</span>")
                        .arg(color(Role::Secondary).name(),
                             markedHtml(c.text, c.from, c.to, m_whole->isChecked() ? longestPassage : excerpt)));
    m_text->setVisible(!c.text.isEmpty());
    m_note->setText(c.note.toHtmlEscaped());
    m_note->setVisible(!c.note.isEmpty());
    m_whole->setVisible(cut);
    m_whole->setText(m_whole->isChecked() ? tr("Excerpt") : tr("Whole passage"));
    m_use->setVisible(c.use != Content::None);
    m_use->setEnabled(c.use == Content::Offered);
    m_use->setAccessibleName(tr("Use %1, %2 anyway").arg(c.title, c.place));
    m_use->setToolTip(
        c.use == Content::NotPossible
            ? plainTip(c.whyNot)
            : tr("Ask again from the step that rejected it, with this passage kept; a new answer says so"));
    m_exchange->setVisible(!said.isEmpty());
    m_exchange->setText(m_exchange->isChecked() ? tr("Hide prompt and reply") : tr("Prompt and reply"));
    m_said->setVisible(m_exchange->isChecked() && !said.isEmpty());
    if (m_exchange->isChecked())
        m_said->setHtml(said);
    setAccessibleName(spoken.join(QStringLiteral(". ")));
}

// As wide as it stands: in a column its width is given, and at another one all of its texts were laid out once more.
QSize VerdictCard::sizeHint() const
{
    return {width(), minimumSizeHint().height()};
}

} // namespace ui
