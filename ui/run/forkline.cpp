#include "ui/run/forkline.h"

#include "core/values/documentname.h"
#include "ui/widgets/elidedbox.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/settings/settingfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/tip.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/localized.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {
namespace {

enum Use { AsJudged, Anyway, Never };

QComboBox *makeBox(const QString &name, const QString &tip)
{
    auto *box = new ElidedBox;
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    leaveWheelToPage(box);
    return box;
}

void fillChoices(QComboBox *box, const QList<app::Choice> &choices, const QString &present)
{
    box->clear();
    for (const app::Choice &choice : choices)
        box->addItem(choice.title, choice.id);
    const bool isBuiltIn = present == QLatin1String("builtin"); // no server lists it
    if (box->findData(present) < 0)
        box->addItem(isBuiltIn ? ForkLine::tr("Built-in") : present, present);
    box->setCurrentIndex(box->findData(present));
}

bool hasOwnField(const core::Setting &setting)
{
    return setting.key == std::string_view("flow") || setting.key == std::string_view("model");
}

void setUsable(QComboBox *box, int row, const QString &whyNot)
{
    auto *model = qobject_cast<QStandardItemModel *>(box->model());
    model->item(row)->setEnabled(whyNot.isEmpty());
    model->item(row)->setToolTip(plainTip(whyNot));
}

} // namespace

ForkLine::ForkLine(QWidget *parent)
    : QFrame(parent),
      m_form(new QFormLayout),
      m_from(makeBox(tr("Fork from step"), tr("This step and all later steps run again; earlier steps are reused"))),
      m_why(new PlainLabel),
      m_query(new QLineEdit),
      m_flow(makeBox(tr("Flow of the fork"),
                     tr("A different flow starts from the beginning, with the passages found so far"))),
      m_model(makeBox(tr("Model of the fork"), tr("The model that writes and judges from this step on"))),
      m_settings(new QWidget),
      m_passages(new QWidget),
      m_changes(new QWidget),
      m_go(new QPushButton(tr("Ask from here")))
{
    setAccessibleName(tr("Fork"));
    m_query->setPlaceholderText(tr("The original query"));
    m_query->setAccessibleName(tr("What the next search should look for"));
    m_query->setToolTip(m_query->accessibleName());
    m_query->setObjectName(QStringLiteral("query"));
    m_from->setObjectName(QStringLiteral("from"));
    m_flow->setObjectName(QStringLiteral("fork-flow"));
    m_model->setObjectName(QStringLiteral("fork-model"));
    m_go->setObjectName(QStringLiteral("go"));
    m_why->setWordWrap(true);
    m_why->setProperty("role", QStringLiteral("quiet"));
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(4);
    m_form->addRow(tr("From"), m_from);
    m_form->addRow(m_why);
    m_form->addRow(tr("Next search"), m_query);
    m_form->addRow(tr("Flow"), m_flow);
    m_form->addRow(tr("Model"), m_model);
    auto *rows = new QVBoxLayout(m_settings);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    m_form->addRow(tr("Settings"), m_settings);
    auto *uses = new QVBoxLayout(m_passages);
    uses->setContentsMargins(0, 0, 0, 0);
    uses->setSpacing(2);
    m_form->addRow(tr("Passages"), m_passages);

    m_changes->setAccessibleName(tr("Before and after"));
    m_changes->setObjectName(QStringLiteral("changes"));
    auto *page = new QWidget;
    page->setLayout(m_form);
    page->setBackgroundRole(QPalette::Base);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("What the fork changes"));
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *more = new QPushButton(tr("Another setting"));
    more->setFlat(true);
    auto *leave = new QPushButton(tr("Cancel"));
    leave->setObjectName(QStringLiteral("leave"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_go);
    buttons->addWidget(leave);
    buttons->addStretch(1);
    buttons->addWidget(more);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 12, 8);
    column->setSpacing(8);
    column->addWidget(scroll, 1);
    column->addWidget(m_changes);
    column->addLayout(buttons);
    connect(m_from, &QComboBox::currentIndexChanged, this, &ForkLine::showStep);
    connect(m_query, &QLineEdit::textChanged, this, &ForkLine::showChanges);
    for (QComboBox *box : {m_flow, m_model})
        connect(box, &QComboBox::currentIndexChanged, this, &ForkLine::showChanges);
    connect(more, &QPushButton::clicked, this, &ForkLine::addSettingRow);
    connect(leave, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_go, &QPushButton::clicked, this, [this] {
        hide();
        emit wanted(m_turn, options());
    });
    hide();
}

void ForkLine::setFlows(const QList<app::Choice> &flows)
{
    m_flows = flows;
}

void ForkLine::setModels(const QList<app::Choice> &models)
{
    m_models = models;
}

void ForkLine::open(const core::Turn &turn, int step)
{
    m_turn = turn;
    m_steps = core::forkSteps(turn);
    m_before = core::withRunSettings(core::Settings(), core::settingsOf(turn.trace));
    m_before.flow = turn.flow;
    const QSignalBlocker silent(m_from);
    m_from->clear();
    for (int i = 0; i < m_steps.size(); ++i) {
        const core::ForkStep &known = m_steps[i];
        const QString title = localized(known.title);
        const QString name = known.visit > 1 ? tr("%1 (%2)").arg(title, QString::number(known.visit)) : title;
        m_from->addItem(known.ran ? name : tr("Next: %1").arg(name));
        setUsable(m_from, i, localized(known.whyNot));
    }
    m_from->setCurrentIndex(qBound(0, step, int(m_steps.size()) - 1));
    m_query->clear();
    fillChoices(m_flow, m_flows, m_before.flow);
    fillChoices(m_model, m_models, m_before.model);
    for (const SettingRow &row : std::as_const(m_rows))
        delete row.place->parentWidget();
    m_rows.clear();
    addSettingRow();
    fillPassages();
    showStep();
    show();
    m_query->setFocus();
}

void ForkLine::showStep()
{
    const core::ForkStep step = m_steps.value(m_from->currentIndex());
    m_why->setText(localized(step.whyNot));
    m_why->setVisible(!step.whyNot.isEmpty());
    m_go->setEnabled(step.whyNot.isEmpty());
    m_go->setToolTip(step.whyNot.isEmpty() ? tr("Starts a new run that records where it was forked from")
                                           : plainTip(localized(step.whyNot)));
    showChanges();
}

QString ForkLine::queryBefore() const
{
    const int from = m_steps.value(m_from->currentIndex()).event;
    for (qsizetype i = from; i < m_turn.trace.size(); ++i) {
        const core::StepLeft *left = m_turn.trace[i].as<core::StepLeft>();
        if (left && left->report.search && !left->report.search->query.isEmpty())
            return left->report.search->query;
    }
    return {};
}

void ForkLine::showChanges()
{
    delete m_changes->layout();
    qDeleteAll(m_changes->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    auto *grid = new QGridLayout(m_changes);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    const auto add = [&](const QStringList &words, bool isHead = false) {
        const int row = grid->rowCount();
        for (int column = 0; column < words.size(); ++column) {
            auto *label = new ElidedLabel;
            label->setFullText(words[column]);
            if (isHead || column < 2)
                label->setProperty("role", QStringLiteral("quiet"));
            grid->addWidget(label, row, column);
            grid->setColumnStretch(column, 1);
        }
    };
    add({tr("What changes"), tr("Before"), tr("After")}, true);
    const core::ForkOptions wanted = options();
    const QString none = QStringLiteral("–");
    if (!wanted.query.isEmpty())
        add({tr("Next search"), queryBefore().isEmpty() ? none : queryBefore(), wanted.query});
    for (const auto &[key, value] : wanted.settings) {
        const core::Setting *setting = core::findSetting(key);
        if (setting)
            add({settingTitle(*setting), core::settingText(m_before, *setting), value});
    }
    for (const auto &[passage, use] : m_uses) {
        if (use->currentIndex() != AsJudged)
            add({tr("%1, %2", "document, page").arg(core::nameOf(passage), pageText(passage)), use->itemText(AsJudged),
                 use->currentText()});
    }
    if (grid->rowCount() == 2) // only the header
        add({tr("Nothing yet"), none, none});
}

void ForkLine::addSettingRow()
{
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *which = makeBox(tr("Setting"), tr("Setting to change"));
    const core::RunSettings ofRun = core::runSettings(m_before);
    for (const core::Setting &setting : core::settingsTable()) {
        if (ofRun.contains(QLatin1String(setting.key)) && !hasOwnField(setting))
            which->addItem(settingTitle(setting), QLatin1String(setting.key));
    }
    auto *place = new QWidget;
    auto *holder = new QHBoxLayout(place);
    holder->setContentsMargins(0, 0, 0, 0);
    row->addWidget(which, 1);
    row->addWidget(place);
    m_settings->layout()->addWidget(line);
    const int number = int(m_rows.size());
    which->setCurrentIndex(std::min(number, which->count() - 1));
    m_rows.append({which, place, nullptr});
    connect(which, &QComboBox::currentIndexChanged, this, [this, number] { showSetting(number); });
    showSetting(number);
}

void ForkLine::showSetting(int row)
{
    SettingRow &shown = m_rows[row];
    const core::Setting *setting = core::findSetting(shown.which->currentData().toString());
    delete shown.field;
    shown.field = nullptr;
    if (!setting)
        return;
    QList<app::Choice> choices;
    for (const QString &choice : QString::fromLatin1(setting->choices).split(u' ', Qt::SkipEmptyParts))
        choices.append({choice, choice, {}});
    shown.field = makeSettingField(*setting, core::settingText(m_before, *setting), choices);
    shown.place->layout()->addWidget(shown.field);
    onChange(shown.field, this, [this] { showChanges(); });
    showChanges();
}

// Passages found before the end: refused ones can be used, used ones can be left out.
void ForkLine::fillPassages()
{
    m_uses.clear();
    qDeleteAll(m_passages->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    for (const core::Passage &passage : core::foundIn(m_turn.trace)) {
        auto *line = new QWidget;
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        const QString place = tr("%1, %2", "document, page").arg(core::nameOf(passage), pageText(passage));
        auto *name = new ElidedLabel;
        name->setFullText(place);
        name->setToolTip(plainTip(passage.text));
        auto *use = makeBox(tr("What to do with %1").arg(place), tr("Follow the judge, or decide yourself"));
        use->addItem(tr("As judged"));
        use->addItem(tr("Use anyway"));
        use->addItem(tr("Leave out"));
        row->addWidget(name, 1);
        row->addWidget(use);
        m_passages->layout()->addWidget(line);
        m_uses.append({passage, use});
        connect(use, &QComboBox::currentIndexChanged, this, &ForkLine::showChanges);
    }
}

QList<std::pair<QString, QString>> ForkLine::settings() const
{
    QList<std::pair<QString, QString>> changed;
    if (m_flow->currentData().toString() != m_before.flow)
        changed.append({QStringLiteral("flow"), m_flow->currentData().toString()});
    if (m_model->currentData().toString() != m_before.model)
        changed.append({QStringLiteral("model"), m_model->currentData().toString()});
    for (const SettingRow &row : m_rows) {
        const core::Setting *setting = core::findSetting(row.which->currentData().toString());
        if (setting && row.field && textIn(row.field) != core::settingText(m_before, *setting))
            changed.append({QLatin1String(setting->key), textIn(row.field)});
    }
    return changed;
}

core::ForkOptions ForkLine::options() const
{
    core::ForkOptions options;
    const core::ForkStep step = m_steps.value(m_from->currentIndex());
    options.node = step.node;
    options.visit = step.visit;
    options.query = m_query->text().trimmed();
    options.settings = settings();
    for (const auto &[passage, use] : m_uses) {
        if (use->currentIndex() == Anyway)
            options.kept.append(passage);
        if (use->currentIndex() == Never)
            options.leftOut.append(passage.id);
    }
    return options;
}

void ForkLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_go->isEnabled())
        return m_go->click();
    QFrame::keyPressEvent(event);
}

} // namespace ui
