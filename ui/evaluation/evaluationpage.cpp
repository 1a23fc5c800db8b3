#include "ui/evaluation/evaluationpage.h"

#include "ui/widgets/duration.h"
#include "ui/evaluation/evaluationform.h"
#include "ui/evaluation/evaluationreport.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rolestyle.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {
namespace {

QPushButton *button(const QString &text, const char *name, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    return button;
}

} // namespace

EvaluationPage::EvaluationPage(app::Assistant &assistant, const Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_assistant(assistant),
      m_dialogs(dialogs),
      m_form(new EvaluationForm(this)),
      m_choices(new QToolButton(this)),
      m_summary(new PlainLabel(this)),
      m_start(button(tr("Start"), "evaluate", this)),
      m_anew(button(tr("Start over"), "evaluateAnew", this)),
      m_stop(button(tr("Stop"), "evaluateStop", this)),
      m_save(button(tr("Save the report"), "evaluateSave", this)),
      m_bar(new QProgressBar(this)),
      m_status(new PlainLabel(this)),
      m_report(new EvaluationReport(this))
{
    setWindowTitle(tr("Evaluation"));
    setAccessibleName(windowTitle());
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setAcceptDrops(true);
    setFocusProxy(m_form);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 12);
    column->setSpacing(8);
    column->addLayout(headRow());
    column->addWidget(m_form);
    column->addLayout(actRow());
    column->addWidget(m_status);
    column->addWidget(m_report, 1);
    column->addStretch(0);

    connect(m_form, &EvaluationForm::questionsChosen, this, &EvaluationPage::describe);
    connect(m_form, &EvaluationForm::fileWanted, this, [this] {
        if (const QString file = m_dialogs.questionFile(this); !file.isEmpty())
            m_form->setQuestions(file);
    });
    connect(m_form, &EvaluationForm::folderWanted, this, [this] {
        if (const QString folder = m_dialogs.questionFolder(this); !folder.isEmpty())
            m_form->setQuestions(folder);
    });
    connect(m_form, &EvaluationForm::changed, this, [this] {
        m_stopped = false; // the stopped run was a different one
        showState();
    });
    connect(m_report, &EvaluationReport::turnWanted, this, &EvaluationPage::turnWanted);

    m_form->setFlows(app::flowChoices());
    app::EvalOptions options = assistant.evaluation().last();
    if (options.flows.isEmpty())
        options.flows = {assistant.settings().flow};
    if (options.models.isEmpty())
        options.models = {assistant.settings().model};
    m_form->setWish(options);
    showReport({});
    showState();
}

QLayout *EvaluationPage::headRow()
{
    m_choices->setText(tr("Options"));
    m_choices->setCheckable(true);
    m_choices->setChecked(true);
    m_choices->setIcon(icon(QStringLiteral("settings")));
    m_choices->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_choices->setToolTip(tr("Choose what to measure and how"));
    m_summary->setProperty("role", QStringLiteral("quiet"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setAccessibleName(tr("What is measured"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *close = new QToolButton(this);
    close->setIcon(icon(QStringLiteral("cross")));
    close->setObjectName(QStringLiteral("closeEvaluation"));
    close->setToolTip(tr("Back to the conversation; the evaluation keeps running"));
    close->setAccessibleName(tr("Back to the conversation"));
    connect(m_choices, &QToolButton::toggled, this, &EvaluationPage::showChoices);
    connect(close, &QToolButton::clicked, this, &EvaluationPage::closed);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_choices);
    row->addWidget(m_summary, 1);
    row->addWidget(close);
    return row;
}

QLayout *EvaluationPage::actRow()
{
    m_start->setDefault(true);
    m_anew->setToolTip(tr("Discard the results so far and start from the beginning"));
    m_stop->setToolTip(tr("Stop at once; the results so far are kept, and you can resume later"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Questions measured"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setAccessibleName(tr("State of the evaluation"));
    auto *menu = new QMenu(m_save);
    connect(menu->addAction(tr("As &JSON, with every question…")), &QAction::triggered, this,
            [this] { save(QStringLiteral("json")); });
    connect(menu->addAction(tr("As &Markdown, the table…")), &QAction::triggered, this,
            [this] { save(QStringLiteral("md")); });
    m_save->setMenu(menu);
    connect(m_start, &QPushButton::clicked, this, [this] { start(false); });
    connect(m_anew, &QPushButton::clicked, this, [this] { start(true); });
    connect(m_stop, &QPushButton::clicked, this, &EvaluationPage::stop);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_start);
    row->addWidget(m_stop);
    row->addWidget(m_anew);
    row->addWidget(m_bar, 1);
    row->addStretch(0);
    row->addWidget(m_save);
    return row;
}

void EvaluationPage::setModels(const QList<app::Choice> &models)
{
    m_form->setModels(models);
}

QString EvaluationPage::status() const
{
    return m_status->text();
}

void EvaluationPage::describe(const QString &path)
{
    m_described = path;
    m_lookedInto = false;
    say({}, "quiet");
    if (isVisible())
        readSetSummary();
}

// Only once the page is visible: a stored set may be large.
void EvaluationPage::readSetSummary()
{
    const QString path = m_described;
    if (path.isEmpty() || std::exchange(m_lookedInto, true))
        return;
    const auto describe = [this, path](const core::Result<app::EvalSet> &set) {
        if (path == m_described) // the path has not changed meanwhile
            m_form->describe(set);
        showState();
    };
    m_assistant.evaluation().readSetSummary(path, {this, describe});
}

void EvaluationPage::setOwnQuestions(int count)
{
    const QString own = m_assistant.evaluation().ownQuestions();
    m_form->setOwnQuestions(own, count);
    if (m_described != own)
        return;
    m_lookedInto = false; // they have changed
    if (isVisible())
        readSetSummary();
}

void EvaluationPage::lookForOwnQuestions()
{
    const auto count = [this](const core::Result<app::OwnQuestion> &found) {
        if (found)
            m_form->setOwnQuestions(m_assistant.evaluation().ownQuestions(), found->questions);
    };
    m_assistant.evaluation().findOwnQuestion({}, {this, count});
}

void EvaluationPage::start(bool anew)
{
    app::EvalOptions options = m_form->options();
    options.anew = anew;
    showReport({});
    m_choices->setChecked(false);
    const auto show = [this, options](const core::Json &report) { m_report->show(report, options.depth); };
    m_assistant.evaluation().evaluate(options, {this, show});
}

void EvaluationPage::stop()
{
    if (m_run == 0)
        return;
    m_assistant.stop(m_run);
    say(tr("Stopping…"), "quiet");
}

void EvaluationPage::begin(const app::Run &run)
{
    if (run.kind != app::Run::Evaluation)
        return;
    m_run = run.number;
    m_done = m_before = m_rows = 0;
    m_stopped = false;
    m_clock.start();
    m_bar->setRange(0, 0); // until the number is known
    say(tr("Reading the questions…"), "quiet");
    showState();
    m_stop->setFocus();
}

void EvaluationPage::add(int run, const core::Trace &events)
{
    if (run != m_run)
        return;
    for (const core::TraceEvent &event : events) {
        const core::TaskProgress *progress = event.as<core::TaskProgress>();
        if (progress && !progress->text.isEmpty())
            say(progress->text, "quiet");
        if (!progress || progress->unit != core::TaskProgress::Rows)
            continue;
        if (m_rows == 0)
            m_clock.start(); // excludes the time for reading
        m_rows = progress->of;
        m_done = progress->done;
        m_before = progress->before;
        m_bar->setRange(0, m_rows);
        m_bar->setValue(m_done);
        say(progressWords(double(m_clock.elapsed()) / 1000), "quiet");
    }
}

QString EvaluationPage::progressWords(double seconds) const
{
    const QLocale locale;
    QString text = tr("%1 of %2 measured").arg(locale.toString(m_done), locale.toString(m_rows));
    const int now = m_done - m_before;
    if (m_before > 0)
        text += tr(", %1 of them earlier").arg(locale.toString(m_before));
    if (seconds < 1 || now == 0)
        return text;
    const double rate = now / seconds;
    text += rate >= 1 ? tr(" · %1 a second").arg(locale.toString(rate, 'f', rate < 10 ? 1 : 0))
                      : tr(" · %1 a minute").arg(locale.toString(rate * 60, 'f', 1));
    if (m_done < m_rows)
        text += tr(" · about %1 left").arg(durationWords((m_rows - m_done) / rate));
    return text;
}

void EvaluationPage::end(int run, const core::Result<void> &result)
{
    if (run != m_run)
        return;
    m_run = 0;
    const QLocale locale;
    m_stopped = !result && m_done > 0;
    if (result)
        say(tr("%1 measured in %2.").arg(locale.toString(m_done), durationWords(double(m_clock.elapsed()) / 1000)) +
                m_report->remark(),
            "quiet");
    else if (result.error().code == core::Error::Cancelled)
        say(m_done == 0 ? tr("Stopped before anything was measured.")
                        : tr("Stopped after %1 of %2; “Resume” continues from there.")
                              .arg(locale.toString(m_done), locale.toString(m_rows)),
            "quiet");
    else
        say(localized(result.error().message), "bad");
    const bool focused = m_stop->hasFocus();
    showState();
    if (focused)
        m_start->setFocus();
    emit ended(tr("Testing with known questions: %1").arg(m_status->text()));
}

void EvaluationPage::say(const QString &sentence, const char *role)
{
    setRole(m_status, role);
    m_status->setText(sentence);
    m_status->setVisible(!sentence.isEmpty());
}

void EvaluationPage::showReport(const core::Json &report)
{
    m_report->show(report, m_form->options().depth);
    m_report->setVisible(report.size() > 0);
}

void EvaluationPage::showChoices(bool shown)
{
    m_form->setVisible(shown);
    m_summary->setText(shown ? QString()
                             : QFileInfo(m_form->options().questions).fileName() + QStringLiteral(" · ") +
                                   m_form->summary());
}

void EvaluationPage::showState()
{
    const bool runs = m_run != 0;
    m_form->setEnabled(!runs);
    m_start->setText(m_stopped ? tr("Resume") : tr("Start"));
    m_start->setVisible(!runs);
    m_start->setEnabled(m_form->ready() && !m_form->lacks());
    m_start->setToolTip(m_form->lacks() ? tr("Choose at least one flow and one model") : QString());
    m_anew->setVisible(!runs && m_stopped);
    m_stop->setVisible(runs);
    m_bar->setVisible(runs);
    m_report->setVisible(!m_report->empty());
    m_save->setVisible(!m_report->empty() && !runs);
}

void EvaluationPage::save(const QString &suffix)
{
    const QString name = QFileInfo(m_form->options().questions).completeBaseName();
    const QString file = m_dialogs.reportFile(this, tr("%1 report.%2").arg(name, suffix));
    if (file.isEmpty())
        return;
    const auto told = [this, file](const core::Result<void> &saved) {
        say(saved ? tr("The report was saved to %1.").arg(QFileInfo(file).fileName())
                  : localized(saved.error().message),
            saved ? "quiet" : "bad");
    };
    m_assistant.evaluation().saveReport(m_report->report(), file, {this, told});
}

void EvaluationPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    lookForOwnQuestions();
    readSetSummary();
}

// Accepts a single file or folder that is not a PDF; PDFs go to the library, wherever they are dropped.
void EvaluationPage::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (m_run == 0 && urls.size() == 1 && urls.first().isLocalFile() &&
        !urls.first().fileName().endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        event->acceptProposedAction();
    else
        event->ignore();
}

void EvaluationPage::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_choices->setChecked(true);
    m_form->setQuestions(event->mimeData()->urls().first().toLocalFile());
}

} // namespace ui
