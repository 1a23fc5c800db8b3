// The conversation: one view per turn, newest last. The turn chosen here is the one that the other panels show.
#pragma once

#include "app/services/assistant.h"

#include <QScrollArea>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class RunModel;
class TurnView;

class AnswerView : public QScrollArea
{
    Q_OBJECT

public:
    explicit AnswerView(QWidget *parent = nullptr);

    void setSession(const core::Session &session);
    void setDocumentCount(int documents);
    void setInTeam(bool isInTeam); // whether the user's answers may be published in a team's library
    // Returns a document of the library, or null.
    using Documents = std::function<const core::Document *(core::DocumentId)>;
    void setDocuments(const Documents &documents); // call this again whenever the documents have changed
    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);

    void choosePrevious();
    void chooseNext();
    void reveal(const QString &turn); // scrolls to the turn as soon as its session is loaded
    void copyAnswer();
    void makeTestQuestion(); // emits testQuestionWanted() for the chosen turn, if it can become a test question
    bool empty() const { return m_views.isEmpty(); }
    core::Turn chosenTurn() const;
    const RunModel *liveRun() const;          // null: no run is in progress
    const RunModel *chosenRun() const;        // the run of the chosen turn; null: it has ended, or there is none
    core::Turn turn(const QString &id) const; // the turn with this id, or else a turn without an id
    core::SessionId session() const { return m_session; }

signals:
    void chosen(const core::Turn &turn, bool running); // another turn was chosen; chosenRun() has the events so far
    void ended(const core::Turn &turn);                // the chosen turn has ended
    void left();                                       // there is no turn left to show
    void citationActivated(const core::Citation &citation, const QString &turn);
    // The user wants to see characters [from, to) of the passage; from = to: the whole passage.
    void passageActivated(const core::Passage &passage, int from, int to, const QString &turn);
    void documentActivated(core::DocumentId document);
    void whyWanted();
    void editWanted(const QString &turn, const QString &question);
    void againWanted(const QString &question, const QList<core::DocumentId> &documents);
    void replayWanted(); // the user wants to replay the chosen turn's run
    void recheckWanted(const QString &turn);
    void testQuestionWanted(const core::Turn &turn); // the user wants to turn it into a test question
    void publishWanted(const core::Turn &turn);      // the user wants to publish its answer in the team's library
    void reviewed(const core::Turn &turn);           // the user's review of the chosen turn has changed
    void nextStepWanted(core::Refusal refusal, const QString &question);
    void builtInWanted(const QString &question, const QList<core::DocumentId> &documents);
    void anywayWanted(const QString &question, const QList<core::Passage> &passages);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    TurnView *makeView(const core::Turn &turn, bool running);
    TurnView *viewOf(const QString &turn) const;
    void place(TurnView *view, qsizetype at);
    void removeView(TurnView *view);
    bool showTurn(const core::Turn &turn);
    void showEarlier();
    void foldEarlier();
    void nameEarlier();
    void choose(TurnView *view);
    void step(int by);
    void fitWidth();
    void showEmpty();
    void showWanted();
    void showStale(TurnView *view);

    QWidget *m_page;
    QVBoxLayout *m_column;
    QLabel *m_empty;
    QPushButton *m_more;
    QList<TurnView *> m_views;
    QList<core::Turn> m_earlier; // turns without a view, because many views make a long conversation slow
    TurnView *m_chosen = nullptr;
    TurnView *m_live = nullptr;
    int m_run = 0;
    core::SessionId m_runSession = 0;
    core::SessionId m_session = 0;
    int m_documents = 0;
    Documents m_library;       // null: not known yet
    bool m_isReadOnly = false; // the session is read-only
    bool m_isInTeam = false;
    QString m_wanted;     // the turn that reveal() still has to scroll to
    bool m_follow = true; // keeps the end of the conversation in view
};

} // namespace ui
