// The line to ask in, with flow, model and documents beside it; while a question runs, its budget and Stop.
#pragma once

#include "app/assistant.h"

#include <QPlainTextEdit>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class ScopeButton;

// Grows with what is typed; Return asks, Shift+Return begins a line, Up in the empty line brings the last question.
class QuestionEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit QuestionEdit(QWidget *parent = nullptr);

    void remember(const QString &question);

signals:
    void returned();
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool recall(int direction);
    void fitHeight();

    QStringList m_asked;
    qsizetype m_at = 0; // in what was asked; its size: the present line
};

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
    void setScope(const QList<core::DocumentId> &documents);
    // insteadOf: a turn in whose place it is to be asked, in another session.
    void setQuestion(const QString &question, const QString &insteadOf = {});

    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run);

    void stop();
    QString budget() const;

signals:
    void asked(const QString &question, const QList<core::DocumentId> &documents);
    void askedInstead(const QString &turn, const QString &question);
    void stopped(int run);
    void flowChosen(const QString &flow);
    void modelChosen(const QString &model);
    void modelsWanted();
    void webSearchChosen(const QString &engine); // "off"
    void runningChanged(bool running);

private:
    void ask();
    void askOrStop();
    void showState();
    void showWeb();
    void choose(QComboBox *box, const QString &id);

    QuestionEdit *m_line;
    QPushButton *m_button;
    QComboBox *m_flow;
    QComboBox *m_model;
    ScopeButton *m_scope;
    QToolButton *m_web; // shown while questions may leave the machine
    QList<app::Choice> m_engines;
    QLabel *m_budget;
    QString m_insteadOf;
    int m_run = 0;
    int m_calls = 0;
    int m_steps = 0;
    core::Settings m_settings;
};

} // namespace ui
