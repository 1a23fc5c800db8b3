// The input line, with the choice of flow, model and documents. While a question runs, also shows its budget, Stop, and
// other ways to end it.
#pragma once

#include "app/services/assistant.h"
#include "ui/conversation/questionedit.h"
#include "ui/run/runmodel.h"

#include <QWidget>

class QAction;
class QComboBox;
class QPushButton;
class QToolButton;

namespace ui {

class ElidedLabel;
class ScopeButton;

class AskBar : public QWidget
{
    Q_OBJECT

public:
    explicit AskBar(QWidget *parent = nullptr);

    void setFlows(const QList<app::Choice> &flows);
    void setModels(const QList<app::Choice> &models); // models on the server; the built-in one is always available
    void setWebEngines(const QList<app::Choice> &engines);
    void setSettings(const core::Settings &settings);
    void setDocuments(const QList<core::Document> &documents);
    void keepDocuments(const QList<core::Document> &documents); // adds new documents and updates changed ones
    int documents() const;                                      // number of documents that have text to answer from
    void setScope(const QList<core::DocumentId> &documents);
    void setScopeTag(const QString &tag); // limits questions to documents with that tag
    // Puts the question into the line. `insteadOf`: the turn that the question will replace, in a new session.
    void setQuestion(const QString &question, const QString &insteadOf = {});
    void askHere(); // asks the text in the line in this session

    void begin(const app::Run &run, const RunModel &model); // `model`: the state of this run
    void end(int run);

    // Adds other ways to end a running question. The window owns the actions and also has them in its menu.
    void offerWishes(QAction *stopAfterStep, QAction *acceptBest);

    void stop();
    QString budget() const; // how much of the current run's budget is used, or how the user asked it to end

signals:
    void asked(const QString &question, const QList<core::DocumentId> &documents);
    void askedInstead(const QString &turn, const QString &question);
    void stopped(int run);
    void endRequested(int run, core::EndRequest endRequest);
    void flowChosen(const QString &flow);
    void modelChosen(const QString &model);
    void modelsWanted();
    void webSearchChosen(const QString &engine); // "off", or the id of an engine
    void runningChanged(bool running);

private:
    int mostCalls() const; // the current run's budget of calls
    void ask();
    void askOrStop();
    void showState();
    void showWishes();
    void setEndRequest(core::EndRequest endRequest);
    void showWeb();
    void choose(QComboBox *box, const QString &id);

    QuestionEdit *m_line;
    QPushButton *m_button;
    QToolButton *m_more; // the menu next to Stop
    QAction *m_stopAfterStep = nullptr;
    QAction *m_acceptBest = nullptr;
    QComboBox *m_flow;
    QComboBox *m_model;
    ScopeButton *m_scope;
    QToolButton *m_web; // visible while questions may be sent off this machine
    QList<app::Choice> m_engines;
    ElidedLabel *m_budget;
    QString m_insteadOf;
    int m_run = 0;
    RunModel m_shown; // the current run
    core::EndRequest m_endRequest = core::EndRequest::GoOn;
    core::Settings m_settings;
    core::Settings m_atBegin; // the settings when the current run began, used if the run does not report its own
};

} // namespace ui
