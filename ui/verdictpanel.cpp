#include "ui/verdictpanel.h"
#include "ui/theme.h"
#include "ui/tip.h"
#include "ui/verdictwords.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace ui {
namespace {

VerdictCard::Content contentOf(const LedgerEntry &entry, int attempts)
{
    VerdictCard::Content content;
    content.title = entry.passage.title;
    content.place = pageText(entry.passage);
    content.text = entry.passage.text;
    for (const auto &verdict : {entry.relevance, entry.support, entry.utility}) {
        if (!verdict)
            continue;
        content.verdicts.append(*verdict);
        if (verdict->to > verdict->from) { // of support rather than of relevance: it is the later, harder question
            content.from = verdict->from;
            content.to = verdict->to;
        }
    }
    QStringList numbers;
    for (const int attempt : entry.attempts)
        numbers.append(QString::number(attempt));
    QStringList notes;
    if (entry.relevance && entry.relevance->invalid())
        notes.append(VerdictPanel::tr("Kept although the verdict could not be read."));
    if (attempts > 1)
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
        notes.append(VerdictPanel::tr("No further: %1.").arg(entry.ended));
    if (entry.stripCount > 0)
        notes.append(VerdictPanel::tr("%1 of %2 strips kept.").arg(entry.strips.size()).arg(entry.stripCount));
    if (!entry.passage.remark.isEmpty()) // a web page that could not be read
        notes.append(entry.passage.remark);
    content.note = notes.join(u' ');
    return content;
}

// Between the events of a run and its cards, in milliseconds. Cards are dear to lay out: where many events come they
// are filled less often, so that the graph moves on smoothly.
constexpr qint64 soonest = 100;
constexpr qint64 latest = 500;
constexpr qint64 costs = 15; // times what filling them took the last time

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : QWidget(parent),
      m_scroll(new QScrollArea),
      m_empty(new QLabel(tr("The passages that are found appear here, each with what was judged of it and why.")))
{
    setAccessibleName(tr("Verdicts"));
    auto *page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(0, 4, 0, 12);
    m_rows->setSpacing(0);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("role", QStringLiteral("quiet"));
    m_empty->setContentsMargins(24, 24, 24, 24);
    m_rows->addWidget(m_empty);
    m_rows->addStretch();
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Passages and their verdicts"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_scroll);
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &VerdictPanel::refresh);
}

void VerdictPanel::start(const core::Graph &graph)
{
    m_removals.start(graph);
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
    const bool removed = entry.fate != LedgerEntry::Used && m_removals.of(entry.passage.id);
    return removed ? LedgerEntry::Rejected : entry.fate;
}

// By which rule it was rejected, and the way round it.
void VerdictPanel::offerUse(const LedgerEntry &entry, VerdictCard::Content &content) const
{
    const Removal *removal = m_removals.of(entry.passage.id);
    if (!removal || fateOf(entry) != LedgerEntry::Rejected)
        return;
    content.note = m_removals.inWords(*removal) + u' ' + content.note;
    const core::ForkStep *step = core::findStep(m_steps, removal->node, removal->visit);
    content.use = step ? VerdictCard::Content::Offered : VerdictCard::Content::None;
    if (step && !step->whyNot.isEmpty()) {
        content.use = VerdictCard::Content::NotPossible;
        content.whyNot = step->whyNot;
    }
}

void VerdictPanel::add(const core::Trace &events)
{
    for (const core::TraceEvent &event : events) {
        m_ledger.add(event);
        m_removals.add(event);
    }
    if (isVisible() && !m_later.isActive())
        m_later.start(int(std::clamp<qint64>(m_cost * costs, soonest, latest)));
}

void VerdictPanel::showEvent(QShowEvent *)
{
    refresh(); // behind another tab nothing was filled in
}

void VerdictPanel::clear()
{
    m_ledger.clear();
    m_removals.clear();
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
            const LedgerEntry *entry = m_ledger.entry(passage);
            if (!entry)
                return;
            const VerdictCard::Content content = contentOf(*entry, m_ledger.attempts());
            emit passageActivated(entry->passage, content.from, content.to);
        });
        connect(shown.card, &VerdictCard::useWanted, this, [this, passage] {
            const LedgerEntry *entry = m_ledger.entry(passage);
            if (const Removal *removal = m_removals.of(passage); entry && removal)
                emit useWanted(entry->passage, removal->node, removal->visit);
        });
    }
    return shown.card;
}

void VerdictPanel::refresh()
{
    m_later.stop();
    QElapsedTimer since;
    since.start();
    QTimer::singleShot(0, this, [this, since] { m_cost = since.elapsed(); }); // laid out and painted by then
    for (const LedgerEntry &entry : m_ledger.entries()) {
        VerdictCard *card = cardFor(entry.passage.id);
        Shown &shown = m_cards[entry.passage.id];
        // The number of searches stands in every note.
        const int revision = entry.revision * 1000 + m_ledger.attempts();
        if (shown.revision == revision)
            continue;
        shown.revision = revision;
        VerdictCard::Content content = contentOf(entry, m_ledger.attempts());
        offerUse(entry, content);
        card->show(content);
    }
    if (!m_ledger.answer().isEmpty() || !m_ledger.decisions().isEmpty())
        showAnswer();
    else if (m_cards.contains(0))
        delete m_cards.take(0).card;
    arrange();
}

void VerdictPanel::showAnswer()
{
    VerdictCard *card = cardFor(0);
    Shown &shown = m_cards[0];
    if (shown.revision == m_ledger.answerRevision())
        return;
    shown.revision = m_ledger.answerRevision();
    VerdictCard::Content content;
    content.title = m_ledger.answer().isEmpty() ? tr("The question") : tr("The answer as a whole");
    content.verdicts = m_ledger.decisions();
    for (const core::Verdict &verdict : m_ledger.answer())
        (verdict.sentence < 0 ? content.verdicts : content.sentences).append(verdict);
    card->show(content);
}

// Groups stand in a fixed order; the layout is touched only when a card changes its group.
void VerdictPanel::arrange()
{
    std::array<QList<core::PassageId>, 4> groups;
    for (const LedgerEntry &entry : m_ledger.entries())
        groups[std::size_t(fateOf(entry))].append(entry.passage.id);
    QString arrangement = m_cards.contains(0) ? QStringLiteral("answer") : QString();
    for (const QList<core::PassageId> &group : groups) {
        arrangement += u'|';
        for (const core::PassageId passage : group)
            arrangement += QString::number(passage) + u' ';
    }
    m_empty->setVisible(m_cards.isEmpty());
    if (arrangement == m_arranged)
        return;
    m_arranged = arrangement;
    qDeleteAll(m_headings);
    m_headings.clear();
    while (QLayoutItem *item = m_rows->takeAt(0))
        delete item; // the widgets stay
    m_rows->addWidget(m_empty);
    if (m_cards.contains(0))
        addGroup({}, {0});
    addGroup(tr("Used"), groups[LedgerEntry::Used]);
    addGroup(tr("Kept"), groups[LedgerEntry::Kept]);
    addGroup(tr("Found"), groups[LedgerEntry::Found]);
    addGroup(tr("Rejected"), groups[LedgerEntry::Rejected]);
    m_rows->addStretch();
}

void VerdictPanel::addGroup(const QString &title, const QList<core::PassageId> &passages)
{
    if (passages.isEmpty())
        return;
    if (!title.isEmpty()) {
        auto *heading = new QLabel(QStringLiteral("%1 · %2").arg(title, QLocale().toString(passages.size())));
        heading->setProperty("role", QStringLiteral("quiet"));
        heading->setContentsMargins(12, 12, 12, 2);
        m_headings.append(heading);
        m_rows->addWidget(heading);
    }
    for (const core::PassageId passage : passages) {
        auto *line = new QFrame;
        line->setProperty("role", QStringLiteral("line"));
        m_headings.append(line);
        if (passage != 0)
            m_rows->addWidget(line);
        m_rows->addWidget(cardFor(passage));
        cardFor(passage)->QWidget::show();
    }
}

} // namespace ui
