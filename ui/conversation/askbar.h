// The line to ask in, with flow, model and documents beside it; while a question runs, its budget, Stop, and what else
// may end it.
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
    void setModels(const QList<app::Choice> &models); // on the server; the built-in one is always there
    void setWebEngines(const QList<app::Choice> &engines);
    void setSettings(const core::Settings &settings);
    void setDocuments(const QList<core::Document> &documents);
    void keepDocuments(const QList<core::Document> &documents); // those that are new or have changed
    int documents() const;                                      // that have text to answer from
    void setScope(const QList<core::DocumentId> &documents);
    void setScopeTag(const QString &tag); // documents that have it
    // insteadOf: a turn in whose place it is to be asked, in another session.
    void setQuestion(const QString &question, const QString &insteadOf = {});
    void askHere(); // what is in the line, and not in another session

    void begin(const app::Run &run, const RunModel &model); // of that run
    void end(int run);

    // What the user may want of a run under way; the actions are the window's, which has them in its menu as well.
    void offerWishes(QAction *stopAfterStep, QAction *acceptBest);

    void stop();
    QString budget() const; // of the run under way, or what is wanted of it

signals:
    void asked(const QString &question, const QList<core::DocumentId> &documents);
    void askedInstead(const QString &turn, const QString &question);
    void stopped(int run);
    void endRequested(int run, core::EndRequest endRequest);
    void flowChosen(const QString &flow);
    void modelChosen(const QString &model);
    void modelsWanted();
    void webSearchChosen(const QString &engine); // "off"
    void runningChanged(bool running);

private:
    int mostCalls() const; // of the run under way
    void ask();
    void askOrStop();
    void showState();
    void showWishes();
    void setEndRequest(core::EndRequest endRequest);
    void showWeb();
    void choose(QComboBox *box, const QString &id);

    QuestionEdit *m_line;
    QPushButton *m_button;
    QToolButton *m_more; // beside Stop
    QAction *m_stopAfterStep = nullptr;
    QAction *m_acceptBest = nullptr;
    QComboBox *m_flow;
    QComboBox *m_model;
    ScopeButton *m_scope;
    QToolButton *m_web; // shown while questions may leave the machine
    QList<app::Choice> m_engines;
    ElidedLabel *m_budget;
    QString m_insteadOf;
    int m_run = 0;
    RunModel m_shown; // the run under way
    core::EndRequest m_endRequest = core::EndRequest::GoOn;
    core::Settings m_settings;
    core::Settings m_atBegin; // of the run under way, where it tells none
};

} // namespace ui
