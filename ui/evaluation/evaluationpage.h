// Evaluates questions with known answers: options, progress, and the report. Shown in place of the conversation, while
// the rest of the window remains usable.
#pragma once

#include "app/services/assistant.h"
#include "ui/widgets/dialogs.h"
#include "core/base/json.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace ui {

class EvaluationForm;
class EvaluationReport;

class EvaluationPage : public QWidget
{
    Q_OBJECT

public:
    EvaluationPage(app::Assistant &assistant, const Dialogs &dialogs, QWidget *parent = nullptr);

    void setModels(const QList<app::Choice> &models);
    void setOwnQuestions(int count); // the number of questions in the user's own set
    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);
    QString status() const;

signals:
    void turnWanted(core::SessionId session, const QString &turn); // the user wants to see this turn
    void ended(const QString &sentence);
    void closed();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QLayout *headRow();
    QLayout *actRow();
    void describe(const QString &path);
    void readSetSummary();
    void lookForOwnQuestions();
    void start(bool anew);
    void stop();
    void say(const QString &sentence, const char *role);
    void showReport(const core::Json &report);
    void showChoices(bool shown);
    void showState();
    void save(const QString &suffix);
    QString progressWords(double measuredNow) const;

    app::Assistant &m_assistant;
    Dialogs m_dialogs;
    EvaluationForm *m_form;
    QToolButton *m_choices;
    QLabel *m_summary;
    QPushButton *m_start;
    QPushButton *m_anew;
    QPushButton *m_stop;
    QPushButton *m_save;
    QProgressBar *m_bar;
    QLabel *m_status;
    EvaluationReport *m_report;
    QString m_described; // path of the questions that are described
    bool m_lookedInto = false;
    QElapsedTimer m_clock;
    int m_run = 0;
    int m_done = 0;
    int m_before = 0; // number of finished rows that were measured in an earlier run
    int m_rows = 0;
    bool m_stopped = false; // the last run was stopped and can be resumed
};

} // namespace ui
