#include "ui/conversation/turnview.h"

#include "core/session/wording.h"
#include "ui/conversation/answertext.h"
#include "ui/conversation/computationview.h"
#include "ui/conversation/statuspill.h"
#include "ui/conversation/turnactions.h"
#include "ui/run/stepper.h"
#include "ui/widgets/linklabel.h"
#include "ui/conversation/reviewwords.h"
#include "ui/widgets/richwords.h"
#include "ui/run/runmodel.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/spokenlabel.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QScrollArea>
#include <QTextBlock>
#include <QToolTip>
#include <QVBoxLayout>
#include <QMouseEvent>
#include <QWheelEvent>

namespace ui {
namespace {

std::optional<int> sentenceOf(const QString &link)
{
    const QString before = QStringLiteral("sentence:");
    return link.startsWith(before) ? std::optional(link.mid(before.size()).toInt()) : std::nullopt;
}

constexpr double barWidth = 3;

// Solid, dashed or dotted.
void paintBar(QPainter &painter, const QRectF &bar, core::Support support, bool bright)
{
    const Role role = support == core::Support::Fully       ? Role::Good
                      : support == core::Support::Partially ? Role::Partly
                                                            : Role::Bad;
    QPen pen(bright ? color(role) : tint(role, 0.75), bar.width(), Qt::SolidLine, Qt::FlatCap);
    if (support == core::Support::Partially)
        pen.setDashPattern({3, 1.5});
    else if (support == core::Support::No)
        pen.setDashPattern({1, 1});
    painter.setPen(pen);
    painter.drawLine(QPointF(bar.center().x(), bar.top()), QPointF(bar.center().x(), bar.bottom()));
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
    document->setTextWidth(viewport()->width());          // lay out before showing
    const QPointer<QTextDocument> old = this->document(); // the first one is deleted automatically
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
    cursor.insertText(core::withoutOverrides(words)); // modifies only the last block
}

void AnswerText::describe(const QList<Ground> &grounds)
{
    m_grounds = grounds;
    setAccessibleDescription(supportMapWords(grounds));
}

void AnswerText::setSupport(const QList<core::Support> &ofBlocks)
{
    m_support = ofBlocks;
    m_bright = -1;
    viewport()->update();
}

void AnswerText::paintEvent(QPaintEvent *event)
{
    QTextBrowser::paintEvent(event);
    QPainter painter(viewport());
    int at = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && at < m_support.size(); block = block.next(), ++at) {
        if (m_support[at] == core::Support::Unchecked)
            continue;
        const QRectF box = document()->documentLayout()->blockBoundingRect(block);
        const double wide = at == m_bright ? barWidth + 1 : barWidth;
        paintBar(painter, QRectF(0, box.top() + 2, wide, box.height() - 4), m_support[at], at == m_bright);
    }
}

void AnswerText::brighten(int block)
{
    if (block != std::exchange(m_bright, block))
        viewport()->update();
}

void AnswerText::mouseMoveEvent(QMouseEvent *event)
{
    QTextBrowser::mouseMoveEvent(event);
    const bool onSentence = sentenceOf(anchorAt(event->pos())).has_value();
    brighten(onSentence ? cursorForPosition(event->pos()).blockNumber() : -1);
}

void AnswerText::leaveEvent(QEvent *event)
{
    QTextBrowser::leaveEvent(event);
    brighten(-1);
}

bool AnswerText::focusNextPrevChild(bool next)
{
    // Qt finds a link at the start of the text again and again.
    const bool atFirst = !next && textCursor().hasSelection() && textCursor().selectionStart() == 0;
    const bool stays = atFirst ? QTextEdit::focusNextPrevChild(next) : QTextBrowser::focusNextPrevChild(next);
    if (stays && hasFocus())
        showLink();
    return stays;
}

// Shows the link reached with the keyboard.
void AnswerText::showLink()
{
    const QRect place = cursorRect();
    for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around)) {
            const QPoint centre = viewport()->mapTo(area->widget(), place.center());
            area->ensureVisible(centre.x(), centre.y(), 0, place.height() * 2);
        }
    }
    brighten(textCursor().blockNumber());
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
    event->ignore(); // the conversation scrolls instead
}

TurnView::TurnView(const core::Turn &turn, bool running, QWidget *parent)
    : QWidget(parent),
      m_turn(turn),
      m_running(running),
      m_column(new QVBoxLayout(this)),
      m_question(label(tr("Question"), false)),
      m_origin(label(tr("Origin"), true)),
      m_warning(label(tr("Warning"), false)),
      m_run(running ? new RunModel : nullptr),
      m_steps(running ? new Stepper(*m_run, this) : nullptr),
      m_answer(new AnswerText(this)),
      m_computation(new ComputationView(this)),
      m_refusal(nullptr),
      m_foot(new QWidget(this)),
      m_first(new QHBoxLayout),
      m_outcome(new StatusPill(m_foot)),
      m_about(label(tr("About this answer"), true)),
      m_actions(new TurnActions(m_foot)),
      m_queries(label(tr("Queries tried"), true)),
      m_sources(label(tr("Sources"), true)),
      m_gaps(label(tr("Not read"), true)),
      m_review(label(tr("Changes since then"), true))
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
    m_question->setFont(questionFont());
    m_warning->setProperty("role", QStringLiteral("warning"));
    m_warning->hide();
    if (m_run) {
        m_run->setParent(this); // owned by its view
        m_run->start(m_turn.graph, true);
        m_run->add(m_turn.trace);
        m_steps->setAccessibleName(tr("Progress"));
        connect(m_run, &RunModel::changed, this, &TurnView::showWords);
    }
    m_outcome->setAccessibleName(tr("Outcome"));
    m_outcome->installEventFilter(this);
    auto *foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(0, 4, 0, 4);
    foot->setSpacing(4);
    m_first->setSpacing(8);
    m_first->addWidget(m_outcome, 0, Qt::AlignTop | Qt::AlignLeft);
    m_first->addWidget(m_sources, 1);
    auto *second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(m_about, 1);
    second->addWidget(m_actions);
    foot->addLayout(m_first);
    foot->addLayout(second);
    m_column->setContentsMargins(16, 8, 8, 12);
    m_column->setSpacing(4);
    m_column->addWidget(m_question);
    m_column->addWidget(m_origin);
    m_column->addSpacing(4);
    m_column->addWidget(m_warning);
    if (m_steps)
        m_column->addWidget(m_steps);
    for (QWidget *part : std::initializer_list<QWidget *>{m_answer, m_computation, m_foot, m_queries, m_gaps, m_review})
        m_column->addWidget(part);
    connect(m_actions, &TurnActions::chosen, this, &TurnView::act);
    connect(m_sources, &QLabel::linkHovered, this, [this](const QString &link) { m_sources->setToolTip(tipOf(link)); });
    m_answer->viewport()->installEventFilter(this);
    connect(m_computation, &ComputationView::linkActivated, this, &TurnView::follow);
    connect(m_answer, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { follow(url.toString()); });
}

void TurnView::setTurn(const core::Turn &turn)
{
    m_turn = turn;
    end();
}

void TurnView::end()
{
    const bool arrives = std::exchange(m_running, false);
    if (arrives)
        m_run->finish(m_turn.cost.calls);
    render();
    if (arrives)
        announce(m_outcome, m_turn.answer.isEmpty() ? refusalSentence(m_turn) : m_turn.answer);
}

void TurnView::fail(core::Refusal refusal, const QString &message)
{
    m_turn.answer = m_answer->toPlainText(); // keeps what was written
    m_turn.remark = message;
    m_turn.ending = core::Ending::Failed;
    m_turn.refusal = refusal;
    if (m_run) { // as far as events have arrived, like the graph
        m_turn.cost.calls = m_run->budget().calls();
        m_turn.cost.seconds = double(m_run->budget().milliseconds()) / 1000;
    }
    end();
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
    if (m_run)
        m_run->add(events);
}

void TurnView::showWords()
{
    const QList<StreamedWords> &streams = m_run->visits().streams();
    if (streams.isEmpty())
        return;
    if (streams.size() != std::exchange(m_streams, streams.size())) {
        m_answer->show(emptyAnswer());
        m_streamed = 0;
    }
    const QString &words = streams.last().text;
    if (words.size() > m_streamed)
        m_answer->append(words.mid(m_streamed));
    m_streamed = words.size();
}

void TurnView::render()
{
    m_question->setText(m_turn.typed.isEmpty() ? m_turn.question : m_turn.typed);
    renderOrigin();
    const core::Turn now = asChecked(m_turn);
    if (!m_running) {
        m_answer->show(answerDocument(now));
        m_answer->describe(supportMap(now));
        m_answer->setSupport(supportOfBlocks(*m_answer->document(), now));
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
        m_warning->setText(why.isEmpty() ? tr("Do not rely on this: it did not pass every check.") : localized(why));
    }
    if (!m_running && (m_turn.answer.isEmpty() || m_turn.refusal != core::Refusal::None))
        renderRefusal();
    if (m_steps)
        m_steps->setVisible(m_running);
    renderOutcome();
    renderSources();
    renderGaps();
    renderReview();
    update();
}

// How a follow-up question was completed, a likely meaning of typos, and other origins of the question.
void TurnView::renderOrigin()
{
    QStringList lines;
    if (!m_turn.typed.isEmpty()) {
        const QString again = QStringLiteral(" · ") + link(QStringLiteral("typed"), tr("use my exact words"));
        lines +=
            toned(Role::Secondary, tr("Understood as “%1”").arg(m_turn.question)) + (m_running ? QString() : again);
    }
    if (!m_turn.suggestion.isEmpty()) {
        const QString meant = link(QStringLiteral("meant"), tr("“%1”").arg(m_turn.suggestion));
        lines += toned(Role::Secondary, tr("Did you mean %1?")).arg(meant);
    }
    if (const QString origin = originSentence(m_turn); !origin.isEmpty())
        lines += toned(Role::Secondary, origin);
    m_origin->setText(lines.join(QStringLiteral("<br>")));
    m_origin->setVisible(!lines.isEmpty());
}

void TurnView::renderOutcome()
{
    m_foot->setVisible(!m_running);
    if (m_running)
        return;
    const Outcome ended = outcome(m_turn);
    m_outcome->show(ended.sign + u' ' + ended.words, Role(ended.tone));
    const QString reasons = localized(core::outcomeReasons(m_turn).join(u'\n'));
    m_outcome->setToolTip(plainTip(reasons));
    m_outcome->setAccessibleDescription(reasons);
    QStringList parts{link(QStringLiteral("why"), tr("Why?"))};
    if (const qsizetype more = readButNotCited(m_turn); more > 0 && !m_turn.answer.isEmpty())
        parts += toned(Role::Secondary, tr("%Ln more passage(s)", nullptr, int(more)));
    parts += toned(Role::Secondary, costWords(m_turn));
    m_about->setText(parts.join(toned(Role::Secondary, QStringLiteral(" · "))));
    m_actions->offer(TurnActions::Copy, !m_turn.answer.isEmpty());
    m_actions->offer(TurnActions::Replay, !m_turn.trace.isEmpty());
    m_actions->offer(TurnActions::Test, mayBeTestQuestion());
    m_actions->offer(TurnActions::Publish, m_isInTeam && !m_turn.answer.isEmpty());
}

void TurnView::renderSources()
{
    placeSources();
    m_sources->setText(citationChips(m_turn));
    m_sources->setVisible(!m_turn.citations.isEmpty() && !m_running);
    QStringList queries = m_turn.queries;
    for (QString &query : queries)
        query = tr("“%1”").arg(query);
    m_queries->setText(toned(Role::Secondary, tr("Searched for: %1").arg(queries.join(QStringLiteral(" → ")))));
    m_queries->setVisible(!m_running && (queries.size() > 1 || (!queries.isEmpty() && m_turn.answer.isEmpty())));
}

// Beside the pill if they are short, otherwise below it.
void TurnView::placeSources()
{
    const bool fitsBeside = m_outcome->sizeHint().width() < fontMetrics().averageCharWidth() * 34;
    auto *rows = static_cast<QVBoxLayout *>(m_foot->layout());
    if (fitsBeside == (m_first->indexOf(m_sources) >= 0))
        return;
    if (fitsBeside) {
        rows->removeWidget(m_sources);
        delete m_first->takeAt(1); // the stretch
        m_first->addWidget(m_sources, 1);
    } else {
        m_first->removeWidget(m_sources);
        m_first->addStretch(1);
        rows->insertWidget(1, m_sources);
    }
}

// The quotation of a citation.
QString TurnView::tipOf(const QString &link) const
{
    for (const core::Citation &citation : m_turn.citations) {
        if (link == QStringLiteral("cite:%1").arg(citation.number))
            return plainTip(placeWords(citation) + u'\n' + tr("“%1”").arg(citation.quote.simplified()));
    }
    return {};
}

// Unread parts that could matter to this question; each links to its document's page.
void TurnView::renderGaps()
{
    QStringList sentences;
    for (const core::ChangedFile &changed : std::as_const(m_turn.gaps.changed))
        sentences +=
            toned(Role::Partly, QStringLiteral("! ")) + toned(Role::Secondary, localized(core::inWords(changed)));
    for (const core::Unread &unread : std::as_const(m_turn.gaps.unread))
        sentences += toned(Role::Partly, QStringLiteral("! ")) +
                     toned(Role::Secondary, localized(core::inWords(unread))) + QStringLiteral(" ") +
                     link(QStringLiteral("document:%1").arg(unread.document), tr("why?"));
    if (!m_turn.gaps.withheld.isEmpty())
        sentences += toned(Role::Partly, QStringLiteral("! ")) +
                     toned(Role::Secondary, localized(core::inWords(m_turn.gaps.withheld)));
    if (m_turn.gaps.more > 0)
        sentences +=
            toned(Role::Secondary, m_turn.gaps.more == 1
                                       ? tr("One more document could not be read completely.")
                                       : tr("%1 more documents could not be read completely.").arg(m_turn.gaps.more));
    m_gaps->setText(sentences.join(QStringLiteral("<br>")));
    m_gaps->setVisible(!sentences.isEmpty() && !m_running);
}

// Documents that have changed, and the result of checking support again.
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
    else if (link == QLatin1String("typed"))
        emit againWanted(m_turn.typed, m_turn.scope);
    else if (link == QLatin1String("meant"))
        emit againWanted(m_turn.suggestion, m_turn.scope);
    else if (link.startsWith(QLatin1String("document:")))
        emit documentActivated(link.mid(int(qstrlen("document:"))).toLongLong());
    else if (link.startsWith(QLatin1String("cite:"))) {
        for (const core::Citation &citation : std::as_const(m_turn.citations)) {
            if (citation.number == link.mid(5).toInt())
                return emit citationActivated(citation);
        }
    }
}

void TurnView::setInTeam(bool isInTeam)
{
    m_isInTeam = isInTeam;
    m_actions->offer(TurnActions::Publish, m_isInTeam && !m_turn.answer.isEmpty());
}

void TurnView::act(TurnActions::Act act)
{
    switch (act) {
    case TurnActions::Copy:
        return copyAnswer();
    case TurnActions::Again:
        return emit againWanted(m_turn.question, m_turn.scope);
    case TurnActions::Edit:
        return emit editWanted(m_turn.id, m_turn.question);
    case TurnActions::Replay:
        return emit replayWanted();
    case TurnActions::Test:
        return emit testQuestionWanted();
    case TurnActions::Publish:
        return emit publishWanted();
    }
}

// Shows the deciding words or, for an unsupported sentence, the reason.
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

void TurnView::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    m_actions->setHovered(true);
}

void TurnView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_actions->setHovered(false);
}

void TurnView::paintEvent(QPaintEvent *)
{
    if (!m_chosen)
        return;
    QPainter painter(this);
    painter.fillRect(QRect(4, 12, 3, height() - 28), color(Role::Accent));
}

} // namespace ui
