#include "ui/conversation/turnview.h"

#include "core/session/wording.h"
#include "ui/conversation/answertext.h"
#include "ui/conversation/computationview.h"
#include "ui/widgets/linklabel.h"
#include "ui/conversation/reviewwords.h"
#include "ui/widgets/richwords.h"
#include "ui/run/runbudget.h"
#include "ui/widgets/tip.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QScrollArea>
#include <QTextBlock>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace ui {
namespace {

std::optional<int> sentenceOf(const QString &link)
{
    const QString before = QStringLiteral("sentence:");
    return link.startsWith(before) ? std::optional(link.mid(before.size()).toInt()) : std::nullopt;
}

} // namespace

AnswerText::AnswerText(QWidget *parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Answer"));
    show(emptyAnswer());
}

void AnswerText::show(std::unique_ptr<QTextDocument> document)
{
    document->setTextWidth(viewport()->width());          // laid out before it is shown
    const QPointer<QTextDocument> old = this->document(); // the first one goes by itself
    document->setParent(this);
    setDocument(document.release());
    delete old;
    connect(this->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &AnswerText::fitHeight);
    fitHeight();
}

void AnswerText::append(const QString &words)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(core::withoutOverrides(words)); // touches the last block only
}

void AnswerText::describe(const QList<Ground> &grounds)
{
    m_grounds = grounds;
    setAccessibleDescription(supportMapWords(grounds));
}

bool AnswerText::focusNextPrevChild(bool next)
{
    // Qt finds a link that begins the text again and again.
    const bool atFirst = !next && textCursor().hasSelection() && textCursor().selectionStart() == 0;
    const bool stays = atFirst ? QTextEdit::focusNextPrevChild(next) : QTextBrowser::focusNextPrevChild(next);
    if (stays && hasFocus())
        showLink();
    return stays;
}

// What the keyboard has come to.
void AnswerText::showLink()
{
    const QRect place = cursorRect();
    for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around)) {
            const QPoint centre = viewport()->mapTo(area->widget(), place.center());
            area->ensureVisible(centre.x(), centre.y(), 0, place.height() * 2);
        }
    }
    const QTextCharFormat format = textCursor().charFormat();
    QToolTip::showText(viewport()->mapToGlobal(place.bottomLeft()), format.toolTip(), this);
    if (const std::optional<int> sentence = sentenceOf(format.anchorHref()))
        setAccessibleDescription(groundWords(m_grounds.value(*sentence)));
    else
        setAccessibleDescription(supportMapWords(m_grounds));
}

void AnswerText::fitHeight()
{
    const int height = document()->isEmpty() ? 0 : int(std::ceil(document()->size().height())) + 2;
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

void AnswerText::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

void AnswerText::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the conversation scrolls
}

TurnView::TurnView(const core::Turn &turn, bool running, QWidget *parent)
    : QWidget(parent),
      m_turn(turn),
      m_running(running),
      m_column(new QVBoxLayout(this)),
      m_question(label(tr("Question"), false)),
      m_origin(label(tr("Where it comes from"), true)),
      m_warning(label(tr("Warning"), false)),
      m_answer(new AnswerText(this)),
      m_computation(new ComputationView(this)),
      m_refusal(nullptr),
      m_outcome(label(tr("Outcome"), true)),
      m_queries(label(tr("Queries tried"), true)),
      m_sources(label(tr("Sources"), true)),
      m_gaps(label(tr("Not read"), true)),
      m_review(label(tr("Since then"), true))
{
    build();
    render();
    onOtherColours(this, [this] { render(); });
}

QLabel *TurnView::label(const QString &name, bool quiet)
{
    auto *made = new LinkLabel(this);
    made->setWordWrap(true);
    made->setAccessibleName(name);
    made->setTextFormat(quiet ? Qt::RichText : Qt::PlainText);
    made->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    made->installEventFilter(this);
    connect(made, &QLabel::linkActivated, this, &TurnView::follow);
    return made;
}

void TurnView::build()
{
    const auto speaker = [this](const QString &name) {
        auto *made = new QLabel(name, this);
        made->setProperty("role", QStringLiteral("quiet"));
        made->installEventFilter(this);
        return made;
    };
    m_question->setFont(answerFont());
    m_warning->setProperty("role", QStringLiteral("warning"));
    m_warning->hide();
    m_column->setContentsMargins(16, 8, 8, 12);
    m_column->setSpacing(4);
    m_column->addWidget(speaker(tr("You")));
    m_column->addWidget(m_question);
    m_column->addWidget(m_origin);
    m_column->addSpacing(8);
    m_column->addWidget(speaker(tr("Attest")));
    m_column->addWidget(m_warning);
    m_column->addWidget(m_answer);
    m_column->addWidget(m_computation);
    m_column->addWidget(m_outcome);
    m_column->addWidget(m_queries);
    m_column->addWidget(m_sources);
    m_column->addWidget(m_gaps);
    m_column->addWidget(m_review);
    m_answer->viewport()->installEventFilter(this);
    connect(m_computation, &ComputationView::linkActivated, this, &TurnView::follow);
    connect(m_answer, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { follow(url.toString()); });
}

void TurnView::setTurn(const core::Turn &turn)
{
    m_turn = turn;
    m_running = false;
    render();
}

void TurnView::fail(core::Refusal refusal, const QString &message)
{
    m_turn.answer = m_answer->toPlainText(); // what had been written is not lost
    m_turn.remark = message;
    m_turn.ending = core::Ending::Failed;
    m_turn.refusal = refusal;
    RunBudget spent; // as far as events have told, which is what the graph shows, too
    spent.start(m_turn.graph);
    for (const core::TraceEvent &event : std::as_const(m_turn.trace))
        spent.add(event);
    m_turn.cost.calls = spent.calls();
    m_turn.cost.seconds = double(spent.milliseconds()) / 1000;
    m_running = false;
    render();
}

void TurnView::setChosen(bool chosen)
{
    if (m_chosen == chosen)
        return;
    m_chosen = chosen;
    update();
}

QString TurnView::answerText() const
{
    return m_answer->toPlainText();
}

bool TurnView::mayBeTestQuestion() const
{
    return !m_running && (!m_turn.answer.isEmpty() || m_turn.ending == core::Ending::Abstained);
}

void TurnView::copyAnswer() const
{
    QApplication::clipboard()->setText(plainAnswer(m_turn));
}

void TurnView::add(const core::Trace &events)
{
    m_turn.trace += events;
    for (const core::TraceEvent &event : events)
        hear(event);
    renderOutcome();
}

void TurnView::hear(const core::TraceEvent &event)
{
    if (event.as<core::StepEntered>()) {
        m_step = event.node;
        for (const core::Graph::Node &node : std::as_const(m_turn.graph.nodes)) {
            if (node.id == event.node)
                m_step = node.title;
        }
        if (event.visit > 1)
            m_step += tr(" (%1)").arg(event.visit);
    } else if (const core::AnswerWords *words = event.as<core::AnswerWords>()) {
        const QString from = event.node + QString::number(event.visit);
        if (m_heardFrom != from)
            m_answer->show(emptyAnswer());
        m_heardFrom = from;
        m_answer->append(words->text);
    }
}

void TurnView::render()
{
    m_question->setText(m_turn.typed.isEmpty() ? m_turn.question : m_turn.typed);
    renderOrigin();
    const core::Turn now = asChecked(m_turn);
    if (!m_running) {
        m_answer->show(answerDocument(now));
        m_answer->describe(supportMap(now));
        m_computation->show(m_turn);
        dropRefusal();
    }
    const core::TurnOutcome ended = core::outcomeOf(m_turn);
    const bool doubtful = !m_running && !now.answer.isEmpty() &&
                          (ended.state == core::TurnOutcome::Unverified ||
                           ended.state == core::TurnOutcome::NoSources || ended.state == core::TurnOutcome::Failed);
    m_warning->setVisible(doubtful);
    if (doubtful) {
        const QString why = ended.why.isEmpty() ? now.remark : ended.why;
        m_warning->setText(why.isEmpty() ? tr("Do not rely on this: it did not pass every check.") : why);
    }
    if (!m_running && (m_turn.answer.isEmpty() || m_turn.refusal != core::Refusal::None))
        renderRefusal();
    renderOutcome();
    renderSources();
    renderGaps();
    renderReview();
    update();
}

// How a question that leans on the one before was taken, and what else it comes from.
void TurnView::renderOrigin()
{
    QStringList lines;
    if (!m_turn.typed.isEmpty()) {
        const QString again = QStringLiteral(" · ") + link(QStringLiteral("typed"), tr("use my exact words"));
        lines +=
            toned(Role::Secondary, tr("Understood as “%1”").arg(m_turn.question)) + (m_running ? QString() : again);
    }
    if (const QString origin = originSentence(m_turn); !origin.isEmpty())
        lines += toned(Role::Secondary, origin);
    m_origin->setText(lines.join(QStringLiteral("<br>")));
    m_origin->setVisible(!lines.isEmpty());
}

void TurnView::renderOutcome()
{
    if (m_running) {
        m_outcome->setText(toned(Role::Accent, QStringLiteral("●")) + QStringLiteral(" ") +
                           toned(Role::Secondary, m_step.isEmpty() ? tr("Starting") : m_step));
        return;
    }
    const Outcome ended = outcome(m_turn);
    QStringList parts{toned(Role(ended.tone), ended.sign + QStringLiteral(" ") + ended.words)};
    parts += toned(Role::Secondary, costWords(m_turn));
    parts += link(QStringLiteral("why"), tr("why?"));
    if (!m_turn.trace.isEmpty())
        parts += link(QStringLiteral("replay"), tr("replay"));
    if (!m_turn.answer.isEmpty())
        parts += link(QStringLiteral("copy"), tr("copy"));
    parts += link(QStringLiteral("edit"), tr("edit"));
    parts += link(QStringLiteral("again"), tr("ask again"));
    if (mayBeTestQuestion())
        parts += link(QStringLiteral("test"), tr("add to test questions"));
    m_outcome->setText(parts.join(toned(Role::Secondary, QStringLiteral(" · "))));
    m_outcome->setToolTip(plainTip(core::outcomeReasons(m_turn).join(u'\n')));
}

// As much of it as stands on the line behind its place.
QString TurnView::quoteBeside(const QString &place, const QString &quote) const
{
    constexpr int least = 24; // letters: where the window is narrow, it takes a second line
    const QFontMetrics letters(m_sources->font());
    const QMargins margins = m_column->contentsMargins(); // the line itself may not be laid out yet
    const int room =
        width() - margins.left() - margins.right() - letters.horizontalAdvance(place + QStringLiteral("   “”"));
    return letters.elidedText(quote.simplified(), Qt::ElideRight, std::max(room, least * letters.averageCharWidth()));
}

void TurnView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        renderSources();
}

void TurnView::renderSources()
{
    QStringList lines;
    QSet<core::PassageId> cited;
    for (const core::Citation &citation : std::as_const(m_turn.citations)) {
        cited.insert(citation.passage);
        const QString place = tr("[%1] %2").arg(citation.number).arg(placeWords(citation));
        lines += link(QStringLiteral("cite:%1").arg(citation.number), place) + QStringLiteral("  ") +
                 toned(Role::Secondary, tr("“%1”").arg(quoteBeside(place, citation.quote)));
    }
    QStringList unused;
    for (const core::Passage &passage : std::as_const(m_turn.sources)) {
        if (!cited.contains(passage.id))
            unused += placeWords(passage);
    }
    unused.removeDuplicates();
    if (!unused.isEmpty() && !m_turn.answer.isEmpty())
        lines += toned(Role::Secondary, tr("Also read: %1").arg(unused.join(QStringLiteral("; "))));
    m_sources->setText(lines.join(QStringLiteral("<br>")));
    m_sources->setVisible(!lines.isEmpty() && !m_running);

    QStringList queries = m_turn.queries;
    for (QString &query : queries)
        query = tr("“%1”").arg(query);
    m_queries->setText(toned(Role::Secondary, tr("Searched for: %1").arg(queries.join(QStringLiteral(" → ")))));
    m_queries->setVisible(!m_running && (queries.size() > 1 || (!queries.isEmpty() && m_turn.answer.isEmpty())));
}

// What could matter to this question and nobody has read; each document leads to its own page.
void TurnView::renderGaps()
{
    QStringList sentences;
    for (const core::Unread &unread : std::as_const(m_turn.gaps.unread))
        sentences += toned(Role::Partly, QStringLiteral("! ")) + toned(Role::Secondary, core::inWords(unread)) +
                     QStringLiteral(" ") + link(QStringLiteral("document:%1").arg(unread.document), tr("why?"));
    if (m_turn.gaps.more > 0)
        sentences += toned(Role::Secondary,
                           m_turn.gaps.more == 1
                               ? tr("One more document could not be read, or not all of it.")
                               : tr("%1 more documents could not be read, or not all of them.").arg(m_turn.gaps.more));
    m_gaps->setText(sentences.join(QStringLiteral("<br>")));
    m_gaps->setVisible(!sentences.isEmpty() && !m_running);
}

// Documents that have changed, and what was found when its support was asked again.
void TurnView::renderReview()
{
    const QString lines = m_running ? QString() : reviewHtml(m_turn, m_stale, m_mayCheck);
    m_review->setText(lines);
    m_review->setVisible(!lines.isEmpty());
}

void TurnView::setStale(const QList<core::StaleEvidence> &stale, bool mayCheck)
{
    if (stale == m_stale && mayCheck == m_mayCheck)
        return;
    m_stale = stale;
    m_mayCheck = mayCheck;
    renderReview();
}

void TurnView::follow(const QString &link)
{
    if (link == QLatin1String("recheck"))
        return emit recheckWanted();
    if (const std::optional<int> sentence = sentenceOf(link))
        return showGround(*sentence);
    if (link == QLatin1String("why"))
        emit whyWanted();
    else if (link == QLatin1String("replay"))
        emit replayWanted();
    else if (link == QLatin1String("copy"))
        copyAnswer();
    else if (link == QLatin1String("edit"))
        emit editWanted(m_turn.id, m_turn.question);
    else if (link == QLatin1String("again"))
        emit againWanted(m_turn.question, m_turn.scope);
    else if (link == QLatin1String("test"))
        emit testQuestionWanted();
    else if (link == QLatin1String("typed"))
        emit againWanted(m_turn.typed, m_turn.scope);
    else if (link.startsWith(QLatin1String("document:")))
        emit documentActivated(link.mid(int(qstrlen("document:"))).toLongLong());
    else if (link.startsWith(QLatin1String("cite:"))) {
        for (const core::Citation &citation : std::as_const(m_turn.citations)) {
            if (citation.number == link.mid(5).toInt())
                return emit citationActivated(citation);
        }
    }
}

// The words that decided; of a sentence that rests on nothing, what was said of it.
void TurnView::showGround(int sentence)
{
    const Ground ground = supportMap(asChecked(m_turn)).value(sentence);
    if (ground.passage.id != 0)
        emit passageActivated(ground.passage, ground.from, ground.to);
    else if (ground.citation.number != 0)
        emit citationActivated(ground.citation);
    else
        emit whyWanted();
}

bool TurnView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress)
        emit pressed();
    return QWidget::eventFilter(watched, event);
}

void TurnView::paintEvent(QPaintEvent *)
{
    if (!m_chosen)
        return;
    QPainter painter(this);
    painter.fillRect(QRect(4, 12, 3, height() - 28), color(Role::Accent));
}

} // namespace ui
