// A question and its answer on screen, both while the answer is being written and when it is finished.
#pragma once

#include "core/session/freshness.h"
#include "ui/conversation/supportmap.h"
#include "ui/conversation/turnactions.h"

#include <QTextBrowser>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace ui {

class ComputationView;
class StatusPill;
class RunModel;
class Stepper;

// Text as tall as its contents, without a scroll bar. A bar beside each paragraph shows its support by shape as well as
// by colour, and brightens while the mouse is over one of the paragraph's sentences.
class AnswerText : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AnswerText(QWidget *parent);

    void show(std::unique_ptr<QTextDocument> document);
    void append(const QString &words);
    void describe(const QList<Ground> &grounds); // sets descriptions of the links "sentence:INDEX" for screen readers
    void setSupport(const QList<core::Support> &ofBlocks);

protected:
    // Moves to the next sentence or citation and shows its tooltip, as the mouse would.
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    QVariant loadResource(int, const QUrl &) override { return {}; } // answers are text only and load nothing

private:
    void fitHeight();
    void showLink();
    void brighten(int block);

    QList<Ground> m_grounds;
    QList<core::Support> m_support; // one per block
    int m_bright = -1;              // block index; -1: none
};

class TurnView : public QWidget
{
    Q_OBJECT

public:
    explicit TurnView(const core::Turn &turn, bool running, QWidget *parent = nullptr);

    const core::Turn &turn() const { return m_turn; }
    bool running() const { return m_running; }
    // The run in progress, for others to follow; null: there is none.
    const RunModel *run() const { return m_running ? m_run : nullptr; }
    void add(const core::Trace &events);  // events of the run
    void setTurn(const core::Turn &turn); // shows the finished turn
    // Shows which of the cited documents have changed and, if `mayCheck`, offers to check the answer again.
    void setStale(const QList<core::StaleEvidence> &stale, bool mayCheck);
    void fail(core::Refusal refusal, const QString &message); // the run ended without a turn to show
    void setChosen(bool chosen);
    void setInTeam(bool isInTeam); // whether the library has joined a team's, so that an answer may be published
    QString answerText() const;    // text as displayed
    void copyAnswer() const;
    bool mayBeTestQuestion() const; // whether the turn ended with an answer or a refusal

signals:
    void pressed();
    void citationActivated(const core::Citation &citation);
    // Characters [from, to) of the passage; from = to: the whole passage.
    void passageActivated(const core::Passage &passage, int from, int to);
    // The user wants to see a document that was not read, or was read only in part.
    void documentActivated(core::DocumentId document);
    void whyWanted();
    void editWanted(const QString &turn, const QString &question);
    void againWanted(const QString &question, const QList<core::DocumentId> &documents);
    void replayWanted();
    void recheckWanted();
    void testQuestionWanted(); // the user wants to make a test question from this answer
    void publishWanted();      // the user wants to publish this answer in the team's library
    void nextStepWanted(core::Refusal refusal, const QString &question);
    void builtInWanted(const QString &question, const QList<core::DocumentId> &documents);
    void anywayWanted(const QString &question, const QList<core::Passage> &passages);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void build();
    void render();
    void renderOrigin();
    void renderOutcome();
    void renderRefusal();
    void dropRefusal();
    void renderSources();
    void placeSources();
    QString tipOf(const QString &link) const;
    void renderGaps();
    void renderReview();
    void addCard(const core::Passage &passage);
    void end();
    void showWords();
    void follow(const QString &link);
    void act(TurnActions::Act act);
    void showGround(int sentence);
    QLabel *label(const QString &name, bool quiet);

    core::Turn m_turn;
    bool m_running;
    bool m_chosen = false;
    bool m_isInTeam = false;
    QList<core::StaleEvidence> m_stale;
    bool m_mayCheck = true;
    QVBoxLayout *m_column;
    QLabel *m_question;
    QLabel *m_origin; // origin of a fork
    QLabel *m_warning;
    RunModel *m_run;          // null: the run had ended before the view was made
    Stepper *m_steps;         // shown in place of the answer while it runs; null without a run
    qsizetype m_streams = 0;  // number of streams; the last one is shown, because each attempt starts a new one
    qsizetype m_streamed = 0; // number of characters of that stream
    AnswerText *m_answer;
    ComputationView *m_computation;
    QWidget *m_refusal; // cards and buttons; created on demand
    QWidget *m_foot;    // the lines below the answer
    QHBoxLayout *m_first;
    StatusPill *m_outcome;
    QLabel *m_about;
    TurnActions *m_actions;
    QLabel *m_queries;
    QLabel *m_sources;
    QLabel *m_gaps;   // lists unread parts
    QLabel *m_review; // describes changes since the answer
};

} // namespace ui
