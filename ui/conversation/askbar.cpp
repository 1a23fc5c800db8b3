#include "ui/conversation/askbar.h"

#include "ui/widgets/elidedbox.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/conversation/scopebutton.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

AskBar::AskBar(QWidget *parent)
    : QWidget(parent),
      m_line(new QuestionEdit(this)),
      m_button(new QPushButton(this)),
      m_more(new QToolButton(this)),
      m_flow(new ElidedBox(this)),
      m_model(new ElidedBox(this)),
      m_scope(new ScopeButton(this)),
      m_web(new QToolButton(this)),
      m_budget(new ElidedLabel(Qt::ElideRight, this))
{
    m_line->setPlaceholderText(tr("Ask your library…"));
    m_line->setAccessibleName(tr("Question"));
    m_button->setMinimumWidth(72);
    m_button->setObjectName(QStringLiteral("ask"));
    m_more->setObjectName(QStringLiteral("wishes"));
    m_more->setText(tr("▾"));
    m_more->setAccessibleName(tr("Other ways to stop"));
    m_more->setToolTip(tr("Stop after this step, or accept the best answer so far"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setProperty("role", QStringLiteral("menu"));
    m_flow->setObjectName(QStringLiteral("flow"));
    m_model->setObjectName(QStringLiteral("model"));
    m_flow->setAccessibleName(tr("Flow"));
    m_model->setAccessibleName(tr("Model"));
    for (QComboBox *box : {m_flow, m_model}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToContents); // as wide as its names, if there is room
    m_model->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    m_model->setMaximumWidth(fontMetrics().averageCharWidth() * 34);
    m_flow->setMinimumContentsLength(17); // length of the longest name, if there is room
    m_flow->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    m_web->setObjectName(QStringLiteral("web"));
    m_web->setText(tr("Web on"));
    m_web->setIcon(icon(QStringLiteral("web")));
    m_web->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_web->setAccessibleName(tr("Web search is on; click to turn it off"));
    m_budget->setObjectName(QStringLiteral("budget"));
    m_budget->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_budget->setProperty("role", QStringLiteral("quiet"));

    auto *upper = new QHBoxLayout;
    upper->setSpacing(8);
    upper->addWidget(m_line, 1);
    upper->addWidget(m_button, 0, Qt::AlignBottom);
    upper->addWidget(m_more, 0, Qt::AlignBottom);
    auto *lower = new QHBoxLayout;
    lower->setSpacing(8);
    lower->addWidget(m_flow);
    lower->addWidget(m_model);
    lower->addWidget(m_scope);
    lower->addWidget(m_web);
    lower->addWidget(m_budget, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    column->addLayout(upper);
    column->addLayout(lower);
    setFocusProxy(m_line);
    connect(&m_shown, &RunModel::changed, this, &AskBar::showState);
    setModels({});
    showState();

    connect(m_line, &QuestionEdit::returned, this, &AskBar::ask);
    connect(m_line, &QuestionEdit::escaped, this, &AskBar::stop);
    connect(m_line, &QuestionEdit::textChanged, this, &AskBar::showState);
    connect(m_button, &QPushButton::clicked, this, &AskBar::askOrStop);
    connect(m_flow, &QComboBox::activated, this, [this] { emit flowChosen(m_flow->currentData().toString()); });
    connect(m_web, &QToolButton::clicked, this, [this] { emit webSearchChosen(QStringLiteral("off")); });
    connect(m_model, &QComboBox::activated, this, [this] {
        const QString model = m_model->currentData().toString();
        choose(m_model, m_settings.model);
        if (model.isEmpty())
            emit modelsWanted();
        else
            emit modelChosen(model);
    });
}

void AskBar::offerWishes(QAction *stopAfterStep, QAction *acceptBest)
{
    m_stopAfterStep = stopAfterStep;
    m_acceptBest = acceptBest;
    auto *menu = new QMenu(m_more);
    menu->setToolTipsVisible(true);
    menu->addActions({stopAfterStep, acceptBest});
    m_more->setMenu(menu);
    connect(stopAfterStep, &QAction::triggered, this,
            [this](bool wanted) { setEndRequest(wanted ? core::EndRequest::StopAfterStep : core::EndRequest::GoOn); });
    connect(acceptBest, &QAction::triggered, this,
            [this](bool wanted) { setEndRequest(wanted ? core::EndRequest::AcceptBest : core::EndRequest::GoOn); });
    showWishes();
}

void AskBar::setEndRequest(core::EndRequest endRequest)
{
    m_endRequest = endRequest;
    showState();
    if (m_run)
        emit endRequested(m_run, endRequest);
}

void AskBar::setFlows(const QList<app::Choice> &flows)
{
    m_flow->clear();
    for (const app::Choice &flow : flows) {
        m_flow->addItem(flow.title, flow.id);
        m_flow->setItemData(m_flow->count() - 1, flow.summary, Qt::ToolTipRole);
    }
    choose(m_flow, m_settings.flow);
}

void AskBar::setModels(const QList<app::Choice> &models)
{
    m_model->clear();
    m_model->addItem(tr("Built-in"), QStringLiteral("builtin"));
    m_model->setItemData(0, tr("Finds, quotes and judges without any server"), Qt::ToolTipRole);
    for (const app::Choice &model : models) {
        if (m_model->findData(model.id) >= 0)
            continue;
        m_model->addItem(model.title.isEmpty() ? model.id : model.title, model.id);
        m_model->setItemData(m_model->count() - 1, model.summary, Qt::ToolTipRole);
    }
    m_model->insertSeparator(m_model->count());
    m_model->addItem(tr("Connect a model…"), QString());
    choose(m_model, m_settings.model);
}

void AskBar::choose(QComboBox *box, const QString &id)
{
    int at = box->findData(id);
    if (at < 0 && box == m_model) { // chosen earlier, and its server has not been asked yet
        at = 1;
        box->insertItem(at, id, id);
    }
    box->setCurrentIndex(at);
    box->setToolTip(box->itemData(at, Qt::ToolTipRole).toString());
}

void AskBar::setWebEngines(const QList<app::Choice> &engines)
{
    m_engines = engines;
    showWeb();
}

// The user must see that a question may be sent elsewhere and, if the flow cannot do that, that it stays
// here.
void AskBar::showWeb()
{
    m_web->hide();
    if (!app::mayAskTheWeb(m_settings))
        return;
    for (const app::Choice &engine : std::as_const(m_engines)) {
        if (engine.id != m_settings.webSearch)
            continue;
        m_web->setToolTip(engine.summary + u' ' + tr("Click to turn it off."));
        m_web->show();
    }
}

void AskBar::setSettings(const core::Settings &settings)
{
    m_settings = settings;
    showWeb();
    choose(m_flow, settings.flow);
    choose(m_model, settings.model);
}

void AskBar::setDocuments(const QList<core::Document> &documents)
{
    m_scope->setDocuments(documents);
}

void AskBar::keepDocuments(const QList<core::Document> &documents)
{
    m_scope->keepDocuments(documents);
}

int AskBar::documents() const
{
    return m_scope->documents();
}

void AskBar::setScopeTag(const QString &tag)
{
    m_scope->chooseTag(tag);
}

void AskBar::setScope(const QList<core::DocumentId> &documents)
{
    m_scope->choose(documents);
    m_line->setFocus();
}

void AskBar::setQuestion(const QString &question, const QString &insteadOf)
{
    m_insteadOf = insteadOf;
    m_line->setPlainText(question);
    m_line->moveCursor(QTextCursor::End);
    m_line->setFocus();
}

void AskBar::askHere()
{
    m_insteadOf.clear();
}

void AskBar::ask()
{
    const QString question = m_line->toPlainText().trimmed();
    if (question.isEmpty())
        return;
    m_line->remember(question);
    m_line->clear();
    if (const QString turn = std::exchange(m_insteadOf, QString()); !turn.isEmpty())
        emit askedInstead(turn, question);
    else
        emit asked(question, m_scope->chosen());
}

void AskBar::askOrStop()
{
    if (m_run)
        return stop();
    m_line->setFocus(); // the button is about to be disabled, which would move the focus to the flow box
    ask();
}

void AskBar::stop()
{
    if (m_run)
        emit stopped(m_run);
}

void AskBar::begin(const app::Run &run, const RunModel &model)
{
    if (run.kind != app::Run::Question)
        return;
    m_run = run.number;
    m_shown.follow(model);
    m_atBegin = m_settings;
    m_endRequest = core::EndRequest::GoOn;
    showState();
    emit runningChanged(true);
}

void AskBar::end(int run)
{
    if (run != m_run)
        return;
    m_run = 0;
    m_endRequest = core::EndRequest::GoOn;
    showState();
    emit runningChanged(false);
}

int AskBar::mostCalls() const
{
    const int most = m_shown.budget().mostCalls();
    return most > 0 ? most : m_atBegin.maxCalls;
}

QString AskBar::budget() const
{
    if (!m_run)
        return {};
    switch (m_endRequest) {
    case core::EndRequest::StopAfterStep:
        return tr("Stops after this step");
    case core::EndRequest::AcceptBest:
        return tr("Ends after this step with the best answer");
    case core::EndRequest::GoOn:
        break;
    }
    const RunBudget &spent = m_shown.budget();
    return tr("%1 of %2 model calls · %3 of %4 steps")
        .arg(spent.calls())
        .arg(mostCalls())
        .arg(spent.steps())
        .arg(spent.mostSteps() > 0 ? spent.mostSteps() : m_atBegin.maxSteps);
}

void AskBar::showWishes()
{
    m_more->setVisible(m_run && m_stopAfterStep);
    if (!m_stopAfterStep)
        return;
    m_stopAfterStep->setEnabled(m_run);
    m_stopAfterStep->setChecked(m_endRequest == core::EndRequest::StopAfterStep);
    m_stopAfterStep->setToolTip(m_run ? tr("Lets the running step finish; you can fork the run from there")
                                      : tr("No question is being answered"));
    const bool hasAnswer = m_shown.visits().hasAnswer();
    m_acceptBest->setEnabled(m_run && hasAnswer);
    m_acceptBest->setChecked(m_endRequest == core::EndRequest::AcceptBest);
    m_acceptBest->setToolTip(!m_run      ? tr("No question is being answered")
                             : hasAnswer ? tr("Lets the running step finish and keeps the best answer so far; the "
                                              "answer says that you accepted it early")
                                         : tr("There is no answer yet to accept"));
}

void AskBar::showState()
{
    m_button->setText(m_run ? tr("Stop") : tr("Ask"));
    m_button->setToolTip(m_run ? tr("Stop at once (Esc)") : tr("Ask (Return)"));
    m_button->setEnabled(m_run || !m_line->toPlainText().trimmed().isEmpty());
    m_button->setDefault(!m_run);
    const bool goesOn = m_run && m_endRequest == core::EndRequest::GoOn;
    m_budget->setFullText(budget(),
                          goesOn ? tr("%1 of %2 calls").arg(m_shown.budget().calls()).arg(mostCalls()) : QString());
    m_budget->setAccessibleName(goesOn ? tr("Budget: %1").arg(budget()) : m_run ? budget() : tr("Budget"));
    showWishes();
}

} // namespace ui
