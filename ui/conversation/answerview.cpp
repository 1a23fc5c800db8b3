#include "ui/conversation/answerview.h"

#include "core/values/documentname.h"
#include "ui/conversation/answertext.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/conversation/turnview.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int viewsAtATime = 20; // views created at a time

} // namespace

AnswerView::AnswerView(QWidget *parent)
    : QScrollArea(parent),
      m_page(new QWidget(this)),
      m_column(new QVBoxLayout(m_page)),
      m_empty(new PlainLabel(m_page)),
      m_more(new QPushButton(m_page))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Conversation"));
    setWidget(m_page);
    m_page->setBackgroundRole(QPalette::Base);
    m_page->setAutoFillBackground(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setProperty("role", QStringLiteral("quiet"));
    m_column->setContentsMargins(0, 8, 0, 8);
    m_column->setSpacing(8);
    m_column->addWidget(m_empty, 1);
    m_more->setFlat(true);
    m_more->hide();
    m_column->addWidget(m_more, 0, Qt::AlignHCenter);
    m_column->addStretch(0);
    connect(m_more, &QPushButton::clicked, this, &AnswerView::showEarlier);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_follow = value >= verticalScrollBar()->maximum() - 4; });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int maximum) {
        if (m_follow)
            verticalScrollBar()->setValue(maximum);
    });
    showEmpty();
}

void AnswerView::setInTeam(bool isInTeam)
{
    m_isInTeam = isInTeam;
    for (TurnView *view : std::as_const(m_views))
        view->setInTeam(isInTeam && !m_isReadOnly);
}

TurnView *AnswerView::makeView(const core::Turn &turn, bool running)
{
    auto *view = new TurnView(turn, running, m_page);
    connect(view, &TurnView::pressed, this, [this, view] { choose(view); });
    connect(view, &TurnView::citationActivated, this,
            [this, view](const core::Citation &citation) { emit citationActivated(citation, view->turn().id); });
    connect(view, &TurnView::passageActivated, this, [this, view](const core::Passage &passage, int from, int to) {
        emit passageActivated(passage, from, to, view->turn().id);
    });
    connect(view, &TurnView::documentActivated, this, &AnswerView::documentActivated);
    connect(view, &TurnView::editWanted, this, &AnswerView::editWanted);
    connect(view, &TurnView::againWanted, this, &AnswerView::againWanted);
    connect(view, &TurnView::recheckWanted, this, [this, view] { emit recheckWanted(view->turn().id); });
    connect(view, &TurnView::testQuestionWanted, this, [this, view] { emit testQuestionWanted(view->turn()); });
    connect(view, &TurnView::publishWanted, this, [this, view] { emit publishWanted(view->turn()); });
    view->setInTeam(m_isInTeam && !m_isReadOnly);
    connect(view, &TurnView::nextStepWanted, this, &AnswerView::nextStepWanted);
    connect(view, &TurnView::builtInWanted, this, &AnswerView::builtInWanted);
    connect(view, &TurnView::anywayWanted, this, &AnswerView::anywayWanted);
    connect(view, &TurnView::replayWanted, this, [this, view] {
        m_chosen == view ? emit chosen(view->turn(), view->running()) : choose(view);
        emit replayWanted();
    });
    connect(view, &TurnView::whyWanted, this, [this, view] {
        choose(view);
        emit whyWanted();
    });
    return view;
}

void AnswerView::place(TurnView *view, qsizetype at)
{
    m_column->insertWidget(m_column->indexOf(m_more) + 1 + int(at), view);
    m_views.insert(at, view);
    showStale(view);
    view->show();
    showEmpty();
    fitWidth();
}

TurnView *AnswerView::viewOf(const QString &turn) const
{
    for (TurnView *view : m_views) {
        if (view->turn().id == turn)
            return view;
    }
    return nullptr;
}

void AnswerView::removeView(TurnView *view)
{
    if (m_chosen == view)
        m_chosen = nullptr;
    m_views.removeOne(view);
    m_column->removeWidget(view);
    view->hide();
    if (view != m_live)      // it continues, hidden
        view->deleteLater(); // it may be the one whose link was clicked
}

// Keeps existing views of turns, so that text being read does not move.
void AnswerView::setSession(const core::Session &session)
{
    const bool another = m_session != 0 && m_session != session.id; // its turns may have the same ids
    m_session = session.id;
    m_isReadOnly = session.isReadOnly();
    const auto views = m_views;
    for (TurnView *view : views) {
        const bool kept = !another && std::any_of(session.turns.begin(), session.turns.end(),
                                                  [&](const core::Turn &turn) { return turn.id == view->turn().id; });
        const bool runsHere = view == m_live && session.id == m_runSession;
        if (!kept && !runsHere)
            removeView(view);
    }
    bool added = false;
    m_earlier.clear();
    for (qsizetype i = 0; i < session.turns.size(); ++i) {
        const core::Turn &turn = session.turns[i];
        if (i < session.turns.size() - viewsAtATime && !viewOf(turn.id))
            m_earlier.append(turn);
        else
            added = showTurn(turn) || added;
    }
    nameEarlier();
    showEmpty();
    if (!m_chosen && !m_views.isEmpty())
        choose(m_views.last());
    else if (m_views.isEmpty())
        emit left();
    if (added) {
        m_follow = true;
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    }
    showWanted();
}

void AnswerView::reveal(const QString &turn)
{
    m_wanted = turn;
}

void AnswerView::showWanted()
{
    const auto isWanted = [this](const core::Turn &turn) { return turn.id == m_wanted; };
    if (!viewOf(m_wanted) && std::none_of(m_earlier.begin(), m_earlier.end(), isWanted))
        return;
    while (!viewOf(m_wanted))
        showEarlier();
    TurnView *view = viewOf(std::exchange(m_wanted, QString()));
    m_follow = false;
    choose(view);
    const auto show = [this, view = QPointer(view)] {
        if (view)
            verticalScrollBar()->setValue(view->y());
    };
    QTimer::singleShot(0, this, show); // after layout
}

namespace {

// Names of its documents.
QStringList namesOf(const core::Turn &turn)
{
    QStringList names;
    for (const core::Citation &citation : turn.citations)
        names.append(core::nameOf(citation));
    for (const core::Passage &passage : turn.sources + turn.nearest)
        names.append(core::nameOf(passage));
    return names;
}

} // namespace

// Returns true for a new turn.
bool AnswerView::showTurn(const core::Turn &turn)
{
    TurnView *view = viewOf(turn.id);
    if (!view && m_live && m_live->turn().id == turn.id) { // back in the session of the running question
        place(m_live, m_views.size());
        return true;
    }
    if (!view) {
        place(makeView(turn, false), m_views.size());
        return true;
    }
    const bool pending = turn.refusal == core::Refusal::Stopped && turn.trace.isEmpty(); // stored without an answer
    if (view->running() && !(view == m_live && pending)) {
        view->setTurn(turn);
        showStale(view);
        if (view == m_chosen)
            emit ended(turn);
    } else if (!view->running() && turn.review != view->turn().review) {
        view->setTurn(turn);
        showStale(view);
        if (view == m_chosen)
            emit reviewed(turn);
    } else if (!view->running() && namesOf(turn) != namesOf(view->turn())) {
        view->setTurn(turn);
        showStale(view);
        if (view == m_chosen)
            emit chosen(turn, false);
    }
    return false;
}

// The visible part does not move.
void AnswerView::showEarlier()
{
    const int fromBelow = verticalScrollBar()->maximum() - verticalScrollBar()->value();
    m_follow = false;
    for (int i = 0; i < viewsAtATime && !m_earlier.isEmpty(); ++i)
        place(makeView(m_earlier.takeLast(), false), 0);
    nameEarlier();
    m_page->layout()->activate();
    m_page->adjustSize();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum() - fromBelow);
}

void AnswerView::foldEarlier()
{
    while (m_views.size() > 2 * viewsAtATime && m_views.first() != m_chosen) {
        m_earlier.append(m_views.first()->turn());
        removeView(m_views.first());
    }
    nameEarlier();
}

void AnswerView::nameEarlier()
{
    m_more->setVisible(!m_earlier.isEmpty());
    m_more->setText(tr("Show earlier answers (%1)").arg(QLocale().toString(m_earlier.size())));
}

void AnswerView::setDocuments(const Documents &documents)
{
    m_library = documents;
    for (TurnView *view : std::as_const(m_views))
        showStale(view);
}

void AnswerView::showStale(TurnView *view)
{
    if (m_library && !view->running())
        view->setStale(core::staleEvidence(view->turn(), m_library), !m_isReadOnly);
}

void AnswerView::setDocumentCount(int documents)
{
    m_documents = documents;
    showEmpty();
}

void AnswerView::begin(const app::Run &run)
{
    if (run.kind != app::Run::Question)
        return;
    if (m_live && !m_views.contains(m_live))
        m_live->deleteLater();
    core::Turn turn;
    turn.id = run.turn;
    turn.question = run.completed.isEmpty() ? run.subject : run.completed;
    turn.typed = run.completed.isEmpty() ? QString() : run.subject;
    turn.graph = run.graph;
    turn.fork = run.fork;
    m_run = run.number;
    m_runSession = run.session;
    m_live = makeView(turn, true);
    place(m_live, m_views.size());
    m_follow = true;
    choose(m_live);
    foldEarlier();
}

void AnswerView::add(int run, const core::Trace &events)
{
    if (run != m_run || !m_live)
        return;
    m_live->add(events);
}

void AnswerView::end(int run, const core::Result<void> &result)
{
    if (run != m_run)
        return;
    m_run = 0;
    TurnView *view = std::exchange(m_live, nullptr);
    if (!view)
        return;
    if (!m_views.contains(view))
        return view->deleteLater(); // the user is elsewhere; the session has its turn
    if (!view->running())
        return; // its turn came with the session
    const bool stopped = result || result.error().code == core::Error::Cancelled;
    view->fail(stopped ? core::Refusal::Stopped : core::Refusal::None, stopped ? QString() : result.error().message);
    if (view == m_chosen)
        emit ended(view->turn());
}

void AnswerView::choose(TurnView *view)
{
    if (view == m_chosen)
        return;
    m_chosen = view;
    for (TurnView *each : std::as_const(m_views))
        each->setChosen(each == view && m_views.size() > 1);
    emit chosen(view->turn(), view->running());
}

core::Turn AnswerView::turn(const QString &id) const
{
    if (const TurnView *view = viewOf(id))
        return view->turn();
    const auto found =
        std::find_if(m_earlier.begin(), m_earlier.end(), [&](const core::Turn &turn) { return turn.id == id; });
    return found == m_earlier.end() ? core::Turn() : *found;
}

const RunModel *AnswerView::liveRun() const
{
    return m_live ? m_live->run() : nullptr;
}

const RunModel *AnswerView::chosenRun() const
{
    return m_chosen ? m_chosen->run() : nullptr;
}

core::Turn AnswerView::chosenTurn() const
{
    return m_chosen ? m_chosen->turn() : core::Turn();
}

void AnswerView::step(int by)
{
    if (by < 0 && m_chosen == m_views.value(0))
        showEarlier();
    const auto at = m_views.indexOf(m_chosen) + by;
    if (!m_chosen || at < 0 || at >= m_views.size())
        return;
    choose(m_views[at]);
    ensureWidgetVisible(m_chosen);
}

void AnswerView::choosePrevious()
{
    step(-1);
}

void AnswerView::chooseNext()
{
    step(1);
}

void AnswerView::copyAnswer()
{
    if (m_chosen)
        m_chosen->copyAnswer();
}

void AnswerView::makeTestQuestion()
{
    if (m_chosen && m_chosen->mayBeTestQuestion())
        emit testQuestionWanted(m_chosen->turn());
}

void AnswerView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitWidth();
}

void AnswerView::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

// Limits the line length in a wide window.
void AnswerView::fitWidth()
{
    const int widest = QFontMetrics(answerFont()).averageCharWidth() * charactersALine + 24;
    const int spare = viewport()->width() - widest;
    m_column->setContentsMargins(qMax(0, spare / 2), 8, qMax(0, spare / 2), 8);
}

void AnswerView::showEmpty()
{
    m_empty->setVisible(m_views.isEmpty());
    m_empty->setText(
        m_documents == 0 ? tr("Add documents, then ask.")
        : m_documents == 1
            ? tr("Ask a question about your document.\nEvery sentence of the answer cites the page it is based on.")
            : tr("Ask a question about your %1 documents.\nEvery sentence of the answer cites the page it is based on.")
                  .arg(QLocale().toString(m_documents)));
}

} // namespace ui
