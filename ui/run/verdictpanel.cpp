#include "ui/run/verdictpanel.h"
#include "core/values/documentname.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"
#include "ui/run/verdictwords.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace ui {
namespace {

VerdictCard::Content contentOf(const LedgerEntry &entry, const core::Passage &passage, int attempts)
{
    VerdictCard::Content content;
    content.title = core::nameOf(passage);
    content.place = pageText(passage);
    content.text = passage.text;
    for (const core::Verdict *verdict : {entry.relevance, entry.support, entry.utility}) {
        if (!verdict)
            continue;
        content.verdicts.append(*verdict);
        if (verdict->to > verdict->from) { // show support rather than relevance: it is judged later and more strictly
            content.from = verdict->from;
            content.to = verdict->to;
        }
    }
    QStringList numbers;
    for (const int attempt : entry.attempts)
        numbers.append(QString::number(attempt));
    QStringList notes;
    if (entry.relevance && entry.relevance->invalid())
        content.why = VerdictPanel::tr("Kept although the verdict could not be read.");
    if (entry.attempts.isEmpty())
        content.why = VerdictPanel::tr("Included because it adjoins a passage that was found.");
    else if (attempts > 1)
        notes.append(numbers.size() == 1
                         ? VerdictPanel::tr("Found by search %1.").arg(numbers.first())
                         : VerdictPanel::tr("Found by searches %1.").arg(numbers.join(QStringLiteral(", "))));
    content.answer = entry.answer;
    if (entry.won)
        notes.append(entry.score ? VerdictPanel::tr("The answer from this passage was kept: it has the best score, %1.")
                                       .arg(QLocale().toString(*entry.score, 'f', 2))
                                 : VerdictPanel::tr("The answer from this passage was kept."));
    else if (entry.score)
        notes.append(VerdictPanel::tr("Score %1.").arg(QLocale().toString(*entry.score, 'f', 2)));
    if (!entry.ended.isEmpty())
        notes.append(VerdictPanel::tr("Went no further: %1.").arg(entry.ended));
    if (entry.stripCount > 0)
        notes.append(VerdictPanel::tr("%1 of %2 excerpts kept.").arg(entry.strips.size()).arg(entry.stripCount));
    if (!passage.remark.isEmpty()) // such as a web page that could not be read
        content.why = passage.remark;
    content.note = notes.join(u' ');
    return content;
}

// Cards are filled a few at a time, with frames in between, so that the window stays smooth. In milliseconds:
constexpr int beforeFilling = 100; // events that arrive within this time are shown together
constexpr qint64 filling = 2;      // after this time no further card is begun

QString titleOf(LedgerEntry::Fate fate)
{
    switch (fate) {
    case LedgerEntry::Used:
        return VerdictPanel::tr("✓ Used");
    case LedgerEntry::Kept:
        return VerdictPanel::tr("Also read");
    case LedgerEntry::Found:
        return VerdictPanel::tr("Found");
    case LedgerEntry::Rejected:
        return VerdictPanel::tr("○ Rejected");
    }
    return {};
}

} // namespace

VerdictPanel::VerdictPanel(const RunModel &run, QWidget *parent)
    : QWidget(parent),
      m_run(run),
      m_scroll(new QScrollArea),
      m_empty(new PlainLabel(
          tr("Passages appear here as they are found, each with its verdicts and the reasons for them.")))
{
    setAccessibleName(tr("Evidence"));
    auto *page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(8, 8, 8, 8);
    m_rows->setSpacing(6);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("role", QStringLiteral("quiet"));
    m_empty->setContentsMargins(24, 24, 24, 24);
    m_rows->addWidget(m_empty);
    m_rows->addStretch();
    for (QLabel *&heading : m_headings) {
        heading = new PlainLabel(page);
        heading->setProperty("role", QStringLiteral("quiet"));
        heading->setContentsMargins(4, 2, 4, 0);
        heading->hide();
    }
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Passages and their verdicts"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_scroll);
    m_later.setSingleShot(true);
    m_later.setTimerType(Qt::PreciseTimer);
    connect(&m_later, &QTimer::timeout, this, &VerdictPanel::refreshSome);
    connect(&run, &RunModel::started, this, &VerdictPanel::start);
    connect(&run, &RunModel::changed, this, &VerdictPanel::change);
    connect(&run, &RunModel::cleared, this, &VerdictPanel::clear);
}

void VerdictPanel::start()
{
    m_steps.clear();
    clear();
}

void VerdictPanel::offerForks(const QList<core::ForkStep> &steps)
{
    m_steps = steps;
    for (Shown &shown : m_cards)
        shown.revision = -1;
    if (isVisible())
        refresh();
}

void VerdictPanel::setReview(const core::Review &review, bool mayCorrect)
{
    m_review = review;
    m_mayCorrect = mayCorrect;
    for (const Shown &shown : std::as_const(m_cards))
        shown.card->setReview(review, mayCorrect);
}

LedgerEntry::Fate VerdictPanel::fateOf(const LedgerEntry &entry) const
{
    const bool removed = entry.fate != LedgerEntry::Used && m_run.removals().of(entry.passage);
    return removed ? LedgerEntry::Rejected : entry.fate;
}

// Names the rule that rejected the passage and offers to use it anyway.
void VerdictPanel::offerUse(const LedgerEntry &entry, VerdictCard::Content &content) const
{
    const Removal *removal = m_run.removals().of(entry.passage);
    if (!removal || fateOf(entry) != LedgerEntry::Rejected)
        return;
    content.why = inWords(*removal, m_run.title(removal->node));
    content.brief = true;
    const core::ForkStep *step = core::findStep(m_steps, removal->node, removal->visit);
    content.use = step ? VerdictCard::Content::Offered : VerdictCard::Content::None;
    if (step && !step->whyNot.isEmpty()) {
        content.use = VerdictCard::Content::NotPossible;
        content.whyNot = step->whyNot;
    }
}

void VerdictPanel::change(RunModel::Parts parts)
{
    if (parts & RunModel::Evidence && isVisible() && !m_later.isActive())
        m_later.start(beforeFilling + untilFrame(framePainting));
}

void VerdictPanel::showEvent(QShowEvent *)
{
    refresh(); // nothing was filled in while the tab was hidden
}

void VerdictPanel::clear()
{
    for (const Shown &shown : std::as_const(m_cards))
        delete shown.card;
    m_cards.clear();
    refresh();
}

void VerdictPanel::reveal(core::PassageId passage)
{
    refresh();
    const auto found = m_cards.constFind(passage);
    if (found == m_cards.constEnd())
        return;
    m_scroll->widget()->layout()->activate();
    m_scroll->ensureWidgetVisible(found->card);
}

VerdictCard *VerdictPanel::cardFor(core::PassageId passage)
{
    Shown &shown = m_cards[passage];
    if (!shown.card) {
        shown.card = new VerdictCard(m_scroll->widget());
        shown.card->setReview(m_review, m_mayCorrect);
        connect(shown.card, &VerdictCard::corrected, this, &VerdictPanel::corrected);
        connect(shown.card, &VerdictCard::opened, this, [this, passage] {
            const LedgerEntry *entry = m_run.ledger().entry(passage);
            const core::Passage *found = m_run.findings().passage(passage);
            if (!entry || !found)
                return;
            const VerdictCard::Content content = contentOf(*entry, *found, m_run.ledger().attempts());
            emit passageActivated(*found, content.from, content.to);
        });
        connect(shown.card, &VerdictCard::useWanted, this, [this, passage] {
            const core::Passage *found = m_run.findings().passage(passage);
            if (const Removal *removal = m_run.removals().of(passage); found && removal)
                emit useWanted(*found, removal->node, removal->visit);
        });
    }
    return shown.card;
}

// Fills all cards at once.
void VerdictPanel::refresh()
{
    m_later.stop();
    m_unfilled.clear();
    for (const core::PassageId passage : stale())
        fill(passage);
    arrange();
}

void VerdictPanel::refreshSome()
{
    if (m_unfilled.isEmpty())
        m_unfilled = stale();
    QElapsedTimer since;
    since.start();
    while (!m_unfilled.isEmpty() && since.elapsed() < filling)
        fill(m_unfilled.takeFirst());
    arrange();
    if (!m_unfilled.isEmpty())
        m_later.start(untilFrame(framePainting));
    else if (!stale().isEmpty()) // events arrived in the meantime
        m_later.start(beforeFilling + untilFrame(framePainting));
}

bool VerdictPanel::hasAnswer() const
{
    return !m_run.ledger().answer().isEmpty() || !m_run.ledger().decisions().isEmpty();
}

int VerdictPanel::revisionOf(core::PassageId passage) const
{
    if (passage == 0)
        return m_run.ledger().answerRevision();
    const LedgerEntry *entry = m_run.ledger().entry(passage);
    if (!entry)
        return 0;
    // After several searches each card also says which of them found its passage.
    return entry->revision * 4 + (m_run.ledger().attempts() > 1 ? 2 : 0) + (m_run.removals().of(passage) ? 1 : 0);
}

// Visible cards, and cards about to be shown for the first time, come before the others.
QList<core::PassageId> VerdictPanel::stale() const
{
    const QRect seen = m_scroll->widget()->visibleRegion().boundingRect();
    QList<core::PassageId> first;
    QList<core::PassageId> others;
    const auto look = [&](core::PassageId passage) {
        const Shown shown = m_cards.value(passage);
        if (shown.card && shown.revision == revisionOf(passage))
            return;
        (!shown.card || shown.card->geometry().intersects(seen) ? first : others).append(passage);
    };
    for (const LedgerEntry &entry : m_run.ledger().entries())
        look(entry.passage);
    if (hasAnswer())
        look(0);
    return first + others;
}

void VerdictPanel::fill(core::PassageId passage)
{
    const LedgerEntry *entry = m_run.ledger().entry(passage);
    const core::Passage *found = m_run.findings().passage(passage);
    VerdictCard::Content content =
        entry && found ? contentOf(*entry, *found, m_run.ledger().attempts()) : answerContent();
    if (entry)
        offerUse(*entry, content);
    cardFor(passage)->show(content);
    m_cards[passage].revision = revisionOf(passage);
}

VerdictCard::Content VerdictPanel::answerContent() const
{
    VerdictCard::Content content;
    content.title = m_run.ledger().answer().isEmpty() ? tr("The question") : tr("The answer");
    for (const core::Verdict *verdict : m_run.ledger().decisions())
        content.verdicts.append(*verdict);
    for (const core::Verdict *verdict : m_run.ledger().answer())
        (verdict->sentence < 0 ? content.verdicts : content.sentences).append(*verdict);
    return content;
}

// Groups have a fixed order; the layout changes only when a card appears or changes its group.
void VerdictPanel::arrange()
{
    std::array<QList<core::PassageId>, 4> groups;
    for (const LedgerEntry &entry : m_run.ledger().entries())
        groups[std::size_t(fateOf(entry))].append(entry.passage);
    const bool answered = hasAnswer() && m_cards.contains(0);
    QString arrangement = answered ? QStringLiteral("answer") : QString();
    for (const QList<core::PassageId> &group : groups) {
        arrangement += u'|' + QString::number(group.size());
        for (const core::PassageId passage : group) {
            if (m_cards.contains(passage))
                arrangement += u' ' + QString::number(passage);
        }
    }
    m_empty->setVisible(m_cards.isEmpty());
    if (arrangement == m_arranged)
        return;
    m_arranged = arrangement;
    while (QLayoutItem *item = m_rows->takeAt(0))
        delete item; // the widgets are kept
    m_rows->addWidget(m_empty);
    if (answered)
        addCard(0);
    else if (m_cards.contains(0))
        m_cards[0].card->hide();
    for (const auto fate : {LedgerEntry::Used, LedgerEntry::Found, LedgerEntry::Rejected, LedgerEntry::Kept})
        addGroup(fate, groups[fate]);
    m_rows->addStretch();
}

void VerdictPanel::addGroup(LedgerEntry::Fate fate, const QList<core::PassageId> &passages)
{
    QLabel *heading = m_headings[fate];
    heading->setText(QStringLiteral("%1 · %2").arg(titleOf(fate), QLocale().toString(passages.size())));
    heading->setVisible(!passages.isEmpty());
    m_rows->addWidget(heading);
    for (const core::PassageId passage : passages) {
        if (m_cards.contains(passage)) // otherwise its card will be filled shortly
            addCard(passage);
    }
}

void VerdictPanel::addCard(core::PassageId passage)
{
    const Shown &shown = m_cards[passage];
    m_rows->addWidget(shown.card);
    shown.card->QFrame::show();
}

} // namespace ui
