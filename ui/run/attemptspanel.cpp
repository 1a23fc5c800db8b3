#include "ui/run/attemptspanel.h"
#include "ui/run/verdictwords.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int ofParent = 1000; // added to the number of an attempt of the parent run

QString inked(Role role, const QString &html)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color(role).name(), html);
}

QString heading(const QString &text)
{
    return QStringLiteral("<h4 style=\"margin-top:10px;margin-bottom:2px\">%1</h4>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString &html)
{
    return QStringLiteral("<p style=\"margin-top:2px;margin-bottom:2px\">%1</p>").arg(html);
}

QString quiet(const QString &text)
{
    return paragraph(inked(Role::Secondary, text.toHtmlEscaped()));
}

// A sign, a line through or under it, and a colour: any of them is enough.
QString changed(const WordChange &change)
{
    const QString words = change.words.toHtmlEscaped();
    switch (change.kind) {
    case WordChange::Same:
        return words;
    case WordChange::Removed:
        return inked(Role::Bad, QStringLiteral("[−<s>%1</s>]").arg(words));
    case WordChange::Added:
        return inked(Role::Good, QStringLiteral("[+<u>%1</u>]").arg(words));
    }
    return {};
}

QString queriesOf(const AttemptSeen &attempt)
{
    QStringList queries;
    for (const QString &query : attempt.queries)
        queries.append(AttemptsPanel::tr("“%1”").arg(query));
    return queries.join(QStringLiteral(" → "));
}

QString queryHtml(const AttemptSeen &before, const AttemptSeen &after)
{
    QString html = heading(AttemptsPanel::tr("Query"));
    if (before.queries == after.queries)
        return html + quiet(AttemptsPanel::tr("The same: %1").arg(queriesOf(after)));
    QStringList words;
    for (const WordChange &change : diffWords(queriesOf(before), queriesOf(after)))
        words.append(changed(change));
    return html + paragraph(words.join(u' '));
}

QString passageLine(const QString &sign, Role role, const QString &title)
{
    return paragraph(inked(role, sign) + u' ' + title.toHtmlEscaped());
}

QString passagesHtml(const AttemptSeen &before, const AttemptSeen &after, const Comparison &comparison)
{
    QString html = heading(AttemptsPanel::tr("Passages"));
    for (const core::PassageId passage : comparison.gained)
        html += passageLine(AttemptsPanel::tr("+ gained:"), Role::Good, after.title(passage));
    for (const core::PassageId passage : comparison.lost)
        html += passageLine(AttemptsPanel::tr("− lost:"), Role::Bad, before.title(passage));
    if (comparison.gained.isEmpty() && comparison.lost.isEmpty())
        return html + quiet(comparison.both.isEmpty() ? AttemptsPanel::tr("None in either.")
                                                      : AttemptsPanel::tr("The same %1.").arg(comparison.both.size()));
    return html + quiet(AttemptsPanel::tr("%1 in both.").arg(comparison.both.size()));
}

QString verdictHtml(const core::Verdict &verdict)
{
    return inked(verdictRole(verdict),
                 verdictShape(verdict) + QStringLiteral("&nbsp;") + verdictWord(verdict).toHtmlEscaped());
}

QString verdictsHtml(const AttemptSeen &before, const Comparison &comparison)
{
    QString html = heading(AttemptsPanel::tr("Verdicts"));
    for (const Flipped &flipped : comparison.flipped) {
        const QString subject = flipped.passage == 0 ? AttemptsPanel::tr("the answer") : before.title(flipped.passage);
        html += paragraph(AttemptsPanel::tr("%1 of %2:", "a kind of verdict, a passage")
                              .arg(verdictKind(flipped.after), subject)
                              .toHtmlEscaped() +
                          QStringLiteral(" %1 → %2").arg(verdictHtml(flipped.before), verdictHtml(flipped.after)));
    }
    return comparison.flipped.isEmpty() ? html + quiet(AttemptsPanel::tr("None has flipped.")) : html;
}

QString answerHtml(const AttemptSeen &before, const AttemptSeen &after, const Comparison &comparison)
{
    QString html = heading(AttemptsPanel::tr("Answer"));
    if (before.answer.isEmpty() && after.answer.isEmpty())
        return html + quiet(AttemptsPanel::tr("None in either."));
    if (before.answer == after.answer)
        return html + quiet(AttemptsPanel::tr("The same, word for word.")) + paragraph(after.answer.toHtmlEscaped());
    QStringList words;
    for (const WordChange &change : comparison.answer)
        words.append(changed(change));
    return html + paragraph(words.join(u' '));
}

} // namespace

AttemptsPanel::AttemptsPanel(QWidget *parent)
    : QWidget(parent),
      m_before(new QComboBox),
      m_after(new QComboBox),
      m_choice(new QWidget),
      m_empty(new QLabel(tr("There is one attempt. A second one comes where a check fails or you fork the run, and is "
                            "compared with the first here."))),
      m_text(new QTextBrowser)
{
    setAccessibleName(tr("Attempts"));
    onOtherColours(this, [this] { compareChosen(); }); // which stand in the text
    m_before->setAccessibleName(tr("Compare this attempt"));
    m_before->setToolTip(m_before->accessibleName());
    m_after->setAccessibleName(tr("With this attempt"));
    m_after->setToolTip(m_after->accessibleName());
    m_before->setObjectName(QStringLiteral("before"));
    m_after->setObjectName(QStringLiteral("after"));
    m_text->setAccessibleName(tr("What is different"));
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
    boxes->addWidget(new QLabel(tr("→")));
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
}

void AttemptsPanel::setParentRun(const core::Trace &events)
{
    m_parent.clear();
    for (const core::TraceEvent &event : events)
        m_parent.add(event);
    m_chosen = false;
    refresh();
}

void AttemptsPanel::add(const core::Trace &events)
{
    for (const core::TraceEvent &event : events)
        m_run.add(event);
    if (isVisible() && !m_later.isActive())
        m_later.start();
}

void AttemptsPanel::clear()
{
    m_run.clear();
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
    const bool several = m_run.all().size() + m_parent.all().size() > 1 && !m_run.all().isEmpty();
    m_choice->setVisible(several);
    m_text->setVisible(several);
    m_empty->setVisible(!several);
    if (several)
        compareChosen();
}

void AttemptsPanel::fillBoxes()
{
    const int parents = int(m_parent.all().size());
    const int own = int(m_run.all().size());
    const QString boxes = QStringLiteral("%1 %2").arg(parents).arg(own);
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
    // A fork is compared with how its parent ended, else the last attempt with the one before it.
    const int usual = parents > 0 ? parents - 1 : std::max(0, own - 2);
    m_before->setCurrentIndex(kept ? m_before->findData(before) : usual);
}

const AttemptSeen *AttemptsPanel::attemptIn(const QComboBox *box) const
{
    if (box->currentIndex() < 0)
        return nullptr;
    const int number = box->currentData().toInt();
    const QList<AttemptSeen> &all = number >= ofParent ? m_parent.all() : m_run.all();
    const int at = number % ofParent;
    return at < all.size() ? &all[at] : nullptr;
}

void AttemptsPanel::compareChosen()
{
    const AttemptSeen *before = attemptIn(m_before);
    const AttemptSeen *after = attemptIn(m_after);
    if (!before || !after)
        return;
    const Comparison comparison = compare(*before, *after);
    const QString html = queryHtml(*before, *after) + passagesHtml(*before, *after, comparison) +
                         verdictsHtml(*before, comparison) + answerHtml(*before, *after, comparison);
    if (m_text->property("html").toString() == html)
        return;
    m_text->setProperty("html", html);
    m_text->setHtml(html);
}

} // namespace ui
