#include "ui/run/attemptspanel.h"
#include "core/values/documentname.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/plainlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int excerpt = 160;   // characters of a passage
constexpr int ofParent = 1000; // offset for the numbers of the parent run's attempts

QString inked(Role role, const QString &html)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color(role).name(), html);
}

// A table row for both attempts, or with one cell for each.
QString heading(const QString &text)
{
    return QStringLiteral("<tr><td colspan=\"2\"><h4 style=\"margin-top:8px;margin-bottom:0px\">%1</h4></td></tr>")
        .arg(text.toHtmlEscaped());
}

QString ofBoth(const QString &html)
{
    return QStringLiteral("<tr><td colspan=\"2\">%1</td></tr>").arg(html);
}

QString beside(const QString &before, const QString &after)
{
    return QStringLiteral("<tr><td width=\"50%\" valign=\"top\">%1</td><td width=\"50%\" valign=\"top\">%2</td></tr>")
        .arg(before, after);
}

QString quiet(const QString &text)
{
    return inked(Role::Secondary, text.toHtmlEscaped());
}

// A sign, strikethrough or underline, and a colour, each of which suffices. Omits what only the other one has.
QString wordsOf(const QList<WordChange> &changes, WordChange::Kind left)
{
    QStringList words;
    for (const WordChange &change : changes) {
        const QString plain = change.words.toHtmlEscaped();
        if (change.kind == left)
            continue;
        words.append(change.kind == WordChange::Same ? plain
                     : change.kind == WordChange::Removed
                         ? inked(Role::Bad, QStringLiteral("[−<s>%1</s>]").arg(plain))
                         : inked(Role::Good, QStringLiteral("[+<u>%1</u>]").arg(plain)));
    }
    return words.join(u' ');
}

QString besideEachOther(const QList<WordChange> &changes)
{
    return beside(wordsOf(changes, WordChange::Added), wordsOf(changes, WordChange::Removed));
}

QString queriesOf(const AttemptSeen &attempt)
{
    QStringList queries;
    for (const QString &query : attempt.queries)
        queries.append(AttemptsPanel::tr("“%1”").arg(query));
    return queries.join(QStringLiteral(" → "));
}

QString passageExcerpt(const QString &text)
{
    const QString plain = text.simplified();
    return plain.size() <= excerpt ? plain : plain.left(excerpt).trimmed() + u'…';
}

QString titleOf(const core::Passage *passage) // "Climate.pdf, p. 12"; empty: no passage
{
    return passage ? QStringLiteral("%1, %2").arg(core::nameOf(*passage), pageText(*passage)) : QString();
}

// Its place and its text.
QString passageHtml(const QString &sign, Role role, const core::Passage *passage)
{
    const QString html = inked(role, sign) + u' ' + titleOf(passage).toHtmlEscaped();
    return passage ? html + QStringLiteral("<br>") + quiet(AttemptsPanel::tr("“%1”").arg(passageExcerpt(passage->text)))
                   : html;
}

QString verdictHtml(const core::Verdict &verdict)
{
    return inked(verdictRole(verdict),
                 verdictShape(verdict) + QStringLiteral("&nbsp;") + verdictWord(verdict).toHtmlEscaped());
}

struct Section
{
    QString title;
    QString inside; // inside a sentence
    bool differs = false;
    QString rows;
};

Section answerOf(const AttemptSeen &before, const AttemptSeen &after, const Comparison &comparison)
{
    Section section{AttemptsPanel::tr("Answer"), AttemptsPanel::tr("answer"), before.answer != after.answer, {}};
    const QString none = quiet(AttemptsPanel::tr("None"));
    if (before.answer.isEmpty() && after.answer.isEmpty())
        section.rows = ofBoth(quiet(AttemptsPanel::tr("None in either attempt.")));
    else if (!section.differs)
        section.rows =
            ofBoth(quiet(AttemptsPanel::tr("The same, word for word."))) + ofBoth(after.answer.toHtmlEscaped());
    else
        section.rows = beside(before.answer.isEmpty() ? none : wordsOf(comparison.answer, WordChange::Added),
                              after.answer.isEmpty() ? none : wordsOf(comparison.answer, WordChange::Removed));
    return section;
}

Section queryOf(const AttemptSeen &before, const AttemptSeen &after)
{
    Section section{AttemptsPanel::tr("Query"), AttemptsPanel::tr("query"), before.queries != after.queries, {}};
    section.rows = section.differs ? besideEachOther(diffWords(queriesOf(before), queriesOf(after)))
                                   : ofBoth(queriesOf(after).toHtmlEscaped());
    return section;
}

Section verdictsOf(const Findings &before, const Comparison &comparison)
{
    Section section{AttemptsPanel::tr("Verdicts"), AttemptsPanel::tr("verdicts"), !comparison.flipped.isEmpty(), {}};
    for (const Flipped &flipped : comparison.flipped) {
        const QString subject =
            flipped.passage == 0 ? AttemptsPanel::tr("the answer") : titleOf(before.passage(flipped.passage));
        section.rows += ofBoth(AttemptsPanel::tr("%1 of %2:", "a kind of verdict, a passage")
                                   .arg(verdictKind(*flipped.after), subject)
                                   .toHtmlEscaped());
        section.rows += beside(verdictHtml(*flipped.before), verdictHtml(*flipped.after));
    }
    if (!section.differs)
        section.rows = ofBoth(quiet(AttemptsPanel::tr("No verdict has changed.")));
    return section;
}

Section passagesOf(const Findings &before, const Findings &after, const Comparison &comparison)
{
    Section section{AttemptsPanel::tr("Passages"),
                    AttemptsPanel::tr("passages"),
                    !comparison.gained.isEmpty() || !comparison.lost.isEmpty(),
                    {}};
    for (qsizetype i = 0; i < std::max(comparison.lost.size(), comparison.gained.size()); ++i) {
        const auto cell = [i](const QList<core::PassageId> &ids, const QString &sign, Role role,
                              const Findings &findings) {
            return i < ids.size() ? passageHtml(sign, role, findings.passage(ids[i])) : QString();
        };
        section.rows += beside(cell(comparison.lost, AttemptsPanel::tr("− lost:"), Role::Bad, before),
                               cell(comparison.gained, AttemptsPanel::tr("+ gained:"), Role::Good, after));
    }
    section.rows +=
        ofBoth(quiet(comparison.both.isEmpty() ? AttemptsPanel::tr("None in common.")
                                               : AttemptsPanel::tr("%1 in both:").arg(comparison.both.size())));
    for (const core::PassageId passage : comparison.both)
        section.rows += ofBoth(passageHtml(QStringLiteral("="), Role::Secondary, after.passage(passage)));
    return section;
}

// Differences come first, as a summary and then in detail.
QString comparisonHtml(const AttemptSeen &before, const Findings &ofBefore, const AttemptSeen &after,
                       const Findings &ofAfter)
{
    const Comparison comparison = compare(before, after);
    const QList<Section> sections{answerOf(before, after, comparison), queryOf(before, after),
                                  verdictsOf(ofBefore, comparison), passagesOf(ofBefore, ofAfter, comparison)};
    QStringList names;
    QString rows;
    for (const bool differs : {true, false}) {
        for (const Section &section : sections) {
            if (section.differs != differs)
                continue;
            rows +=
                heading(differs ? section.title : AttemptsPanel::tr("%1: the same").arg(section.title)) + section.rows;
            if (differs)
                names += section.inside;
        }
    }
    const QString summary = names.isEmpty() ? AttemptsPanel::tr("No differences.")
                                            : AttemptsPanel::tr("Different: %1").arg(names.join(QStringLiteral(", ")));
    return QStringLiteral("<p><b>%1</b></p><table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">%2</table>")
        .arg(summary.toHtmlEscaped(), rows);
}

} // namespace

AttemptsPanel::AttemptsPanel(const RunModel &run, const RunModel &parentRun, QWidget *parent)
    : QWidget(parent),
      m_run(run),
      m_parent(parentRun),
      m_before(new QComboBox),
      m_after(new QComboBox),
      m_choice(new QWidget),
      m_empty(new PlainLabel(tr(
          "There is only one attempt. If a check fails, or if you fork the run, you can compare the attempts here."))),
      m_text(new QTextBrowser)
{
    setAccessibleName(tr("Attempts"));
    onOtherColours(this, [this] { compareChosen(); }); // colours are part of the text
    m_before->setAccessibleName(tr("Compare this attempt"));
    m_before->setToolTip(m_before->accessibleName());
    m_after->setAccessibleName(tr("With this attempt"));
    m_after->setToolTip(m_after->accessibleName());
    m_before->setObjectName(QStringLiteral("before"));
    m_after->setObjectName(QStringLiteral("after"));
    m_text->setAccessibleName(tr("Differences"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(12);
    m_text->setOpenLinks(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("role", QStringLiteral("quiet"));
    m_empty->setContentsMargins(24, 24, 24, 24);
    auto *boxes = new QHBoxLayout(m_choice);
    boxes->setContentsMargins(12, 8, 12, 4);
    boxes->setSpacing(8);
    boxes->addWidget(m_before, 1);
    boxes->addWidget(new PlainLabel(tr("→")));
    boxes->addWidget(m_after, 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_choice);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_empty, 1);
    for (QComboBox *box : {m_before, m_after}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        connect(box, &QComboBox::activated, this, [this] { m_chosen = true; });
        connect(box, &QComboBox::currentIndexChanged, this, &AttemptsPanel::compareChosen);
    }
    m_later.setSingleShot(true);
    m_later.setInterval(100);
    connect(&m_later, &QTimer::timeout, this, &AttemptsPanel::refresh);
    connect(&parentRun, &RunModel::started, this, &AttemptsPanel::startAnew);
    connect(&parentRun, &RunModel::changed, this, &AttemptsPanel::refresh);
    connect(&run, &RunModel::started, this, &AttemptsPanel::startAnew);
    connect(&run, &RunModel::cleared, this, &AttemptsPanel::refresh);
    connect(&run, &RunModel::changed, this, [this](RunModel::Parts parts) {
        if (parts & RunModel::Evidence && isVisible() && !m_later.isActive())
            m_later.start();
    });
}

void AttemptsPanel::startAnew()
{
    m_chosen = false;
    refresh();
}

void AttemptsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void AttemptsPanel::refresh()
{
    m_later.stop();
    if (isVisible())
        fillBoxes();
    const bool several =
        m_run.attempts().all().size() + m_parent.attempts().all().size() > 1 && !m_run.attempts().all().isEmpty();
    m_choice->setVisible(several);
    m_text->setVisible(several);
    m_empty->setVisible(!several);
    if (several)
        compareChosen();
}

void AttemptsPanel::fillBoxes()
{
    const int parents = int(m_parent.attempts().all().size());
    const int own = int(m_run.attempts().all().size());
    const QString boxes = QStringLiteral("%1 %2").arg(QString::number(parents), QString::number(own));
    if (boxes == m_boxes)
        return;
    m_boxes = boxes;
    const QVariant before = m_before->currentData();
    const QVariant after = m_after->currentData();
    for (QComboBox *box : {m_before, m_after}) {
        const QSignalBlocker silent(box);
        box->clear();
        for (int i = 0; i < parents; ++i)
            box->addItem(tr("Earlier run, attempt %1").arg(i + 1), ofParent + i);
        for (int i = 0; i < own; ++i)
            box->addItem(tr("Attempt %1").arg(i + 1), i);
    }
    const bool kept = m_chosen && m_before->findData(before) >= 0 && m_after->findData(after) >= 0;
    const QSignalBlocker silentBefore(m_before);
    const QSignalBlocker silentAfter(m_after);
    m_after->setCurrentIndex(kept ? m_after->findData(after) : m_after->count() - 1);
    // By default a fork is compared with its parent's last attempt, otherwise the last attempt with the previous one.
    const int usual = parents > 0 ? parents - 1 : std::max(0, own - 2);
    m_before->setCurrentIndex(kept ? m_before->findData(before) : usual);
}

const RunModel &AttemptsPanel::runIn(const QComboBox *box) const
{
    return box->currentData().toInt() >= ofParent ? m_parent : m_run;
}

const AttemptSeen *AttemptsPanel::attemptIn(const QComboBox *box) const
{
    if (box->currentIndex() < 0)
        return nullptr;
    const QList<AttemptSeen> &all = runIn(box).attempts().all();
    const int at = box->currentData().toInt() % ofParent;
    return at < all.size() ? &all[at] : nullptr;
}

void AttemptsPanel::compareChosen()
{
    const AttemptSeen *before = attemptIn(m_before);
    const AttemptSeen *after = attemptIn(m_after);
    if (!before || !after)
        return;
    const QString html = comparisonHtml(*before, runIn(m_before).findings(), *after, runIn(m_after).findings());
    if (m_text->property("html").toString() == html)
        return;
    m_text->setProperty("html", html);
    m_text->setHtml(html);
}

} // namespace ui
