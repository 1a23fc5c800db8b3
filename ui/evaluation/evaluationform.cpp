#include "ui/evaluation/evaluationform.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rolestyle.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"

#include <QCheckBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int rowsShown = 6;

int rowHeight(const QWidget *list) // includes room for a check box
{
    return std::max(list->fontMetrics().height(), 16) + 6;
}

QStringList checkedIn(const QListWidget *list, int role)
{
    QStringList checked;
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->checkState() == Qt::Checked)
            checked.append(list->item(row)->data(role).toString());
    }
    return checked;
}

void check(QListWidget *list, const QStringList &ids)
{
    for (int row = 0; row < list->count(); ++row) {
        QListWidgetItem *item = list->item(row);
        item->setCheckState(ids.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
    }
}

QListWidgetItem *addChoice(QListWidget *list, const QString &id, const QString &title, const QString &tip)
{
    auto *item = new QListWidgetItem(title, list);
    item->setData(Qt::UserRole, id);
    item->setToolTip(plainTip(tip));
    item->setSizeHint({0, rowHeight(list)});
    item->setCheckState(Qt::Unchecked);
    return item;
}

QListWidget *makeList(const QString &name, QWidget *parent)
{
    auto *list = new QListWidget(parent);
    list->setAccessibleName(name);
    list->setUniformItemSizes(true);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setBackgroundRole(QPalette::Base);
    return list;
}

QWidget *named(const QString &name, QListWidget *list)
{
    auto *both = new QWidget(list->parentWidget());
    auto *label = new PlainLabel(name, both);
    label->setBuddy(list);
    auto *column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(label);
    column->addWidget(list);
    return both;
}

} // namespace

EvaluationForm::EvaluationForm(QWidget *parent)
    : QWidget(parent),
      m_path(new QLineEdit(this)),
      m_own(new QPushButton(this)),
      m_about(new PlainLabel(this)),
      m_flows(makeList(tr("Flows to compare"), this)),
      m_models(makeList(tr("Models to compare"), this)),
      m_searchOnly(new QCheckBox(tr("Measure retrieval only; write no answers"), this)),
      m_within(new QCheckBox(tr("Search only the document that contains the answer"), this)),
      m_keep(new QCheckBox(tr("Keep the answers and their traces"), this)),
      m_depth(new QSpinBox(this))
{
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setAccessibleName(tr("About these questions"));
    m_searchOnly->setToolTip(tr("Measures only how well pages are found; takes a moment"));
    m_keep->setToolTip(tr("Saves the answers in sessions of 100 each; you can delete these sessions"));
    m_depth->setRange(1, app::EvalOptions::deepest);
    m_depth->setAccessibleName(tr("Count a search as correct if a correct page is within this many top results"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(questionsRow());
    column->addWidget(m_about);
    column->addLayout(choicesRow());
    setFocusProxy(m_path);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    addModel(QStringLiteral("builtin"), tr("Built-in"), tr("Finds, quotes and judges without any server"));
    connect(m_path, &QLineEdit::editingFinished, this, [this] { setQuestions(m_path->text()); });
    for (QListWidget *list : {m_flows, m_models})
        connect(list, &QListWidget::itemChanged, this, &EvaluationForm::changed);
    for (QCheckBox *box : {m_searchOnly, m_within, m_keep})
        connect(box, &QCheckBox::toggled, this, &EvaluationForm::showState);
    connect(m_depth, &QSpinBox::valueChanged, this, &EvaluationForm::changed);
    setWish({});
    showState();
}

QLayout *EvaluationForm::questionsRow()
{
    auto *label = new PlainLabel(tr("&Questions"), this);
    label->setBuddy(m_path);
    m_path->setAccessibleName(tr("File or folder of questions"));
    m_path->setPlaceholderText(tr("Drop a file or a folder here, or choose one"));
    m_path->setClearButtonEnabled(true);
    auto *file = new QPushButton(tr("File…"), this);
    file->setAccessibleName(tr("Choose a file of questions"));
    auto *folder = new QPushButton(tr("Folder…"), this);
    folder->setAccessibleName(tr("Choose a folder of questions"));
    m_own->setObjectName(QStringLiteral("ownQuestions"));
    m_own->setToolTip(tr("The questions you added with “Add to test questions…” below an answer"));
    m_own->hide();
    connect(m_own, &QPushButton::clicked, this, [this] { setQuestions(m_ownPath); });
    connect(file, &QPushButton::clicked, this, &EvaluationForm::fileWanted);
    connect(folder, &QPushButton::clicked, this, &EvaluationForm::folderWanted);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_path, 1);
    row->addWidget(m_own);
    row->addWidget(file);
    row->addWidget(folder);
    return row;
}

QLayout *EvaluationForm::choicesRow()
{
    for (QListWidget *list : {m_flows, m_models})
        list->setFixedHeight(rowsShown * rowHeight(list) + 4);
    auto *depth = new QHBoxLayout;
    auto *label = new PlainLabel(tr("Count a correct &page in the top"), this);
    label->setBuddy(m_depth);
    depth->addWidget(label);
    depth->addWidget(m_depth);
    depth->addStretch(1);
    auto *options = new QWidget(this);
    auto *ways = new QVBoxLayout(options);
    ways->setContentsMargins(0, 0, 0, 0);
    ways->setSpacing(8);
    for (QCheckBox *box : {m_searchOnly, m_within, m_keep})
        ways->addWidget(box);
    ways->addLayout(depth);
    ways->addStretch(1);
    m_models->setFixedWidth(fontMetrics().averageCharWidth() * 28);
    auto *row = new FlowLayout(nullptr);
    row->setSpacing(16);
    for (QWidget *each : {named(tr("Flo&ws"), m_flows), named(tr("&Models"), m_models), options})
        row->addWidget(each);
    return row;
}

void EvaluationForm::setFlows(const QList<app::Choice> &flows)
{
    const QStringList checked = checkedIn(m_flows, Qt::UserRole);
    m_flows->clear();
    for (const app::Choice &flow : flows)
        addChoice(m_flows, flow.id, flow.title, flow.summary);
    check(m_flows, checked);
    int widest = 0;
    for (const app::Choice &flow : flows)
        widest = std::max(widest, fontMetrics().horizontalAdvance(flow.title));
    m_flows->setFixedWidth(widest + style()->pixelMetric(QStyle::PM_IndicatorWidth) + rowHeight(m_flows)); // margin
}

void EvaluationForm::setModels(const QList<app::Choice> &models)
{
    for (const app::Choice &model : models)
        addModel(model.id, model.title.isEmpty() ? model.id : model.title, model.summary);
}

void EvaluationForm::addModel(const QString &id, const QString &title, const QString &tip)
{
    for (int row = 0; row < m_models->count(); ++row) {
        if (m_models->item(row)->data(Qt::UserRole).toString() == id)
            return;
    }
    addChoice(m_models, id, title, tip);
}

void EvaluationForm::setWish(const app::EvalOptions &options)
{
    for (const QString &model : options.models)
        addModel(model, model, {}); // its server may not have been asked yet
    check(m_flows, options.flows);
    check(m_models, options.models);
    m_searchOnly->setChecked(options.retrievalOnly);
    m_within->setChecked(options.withinDocument);
    m_keep->setChecked(options.keep);
    m_depth->setValue(options.depth);
    setQuestions(options.questions);
}

app::EvalOptions EvaluationForm::options() const
{
    app::EvalOptions options;
    options.questions = QDir::fromNativeSeparators(m_path->text().trimmed());
    options.flows = checkedIn(m_flows, Qt::UserRole);
    options.models = checkedIn(m_models, Qt::UserRole);
    options.depth = m_depth->value();
    options.retrievalOnly = m_searchOnly->isChecked();
    options.withinDocument = m_within->isChecked();
    options.keep = m_keep->isChecked();
    return options;
}

void EvaluationForm::setQuestions(const QString &path)
{
    const QString shown = QDir::toNativeSeparators(path.trimmed());
    if (shown == m_path->property("described").toString() && m_path->text() == shown)
        return;
    m_path->setText(shown);
    m_path->setProperty("described", shown);
    m_ready = false;
    m_set = {};
    setRole(m_about, "quiet");
    m_about->setText(
        shown.isEmpty() ? tr("One line for each question, such as {\"question\": …, \"answer\": …}; or the formats of "
                             "FinanceBench, SQuAD and BEIR, labelled pairs, or {\"query\", \"context\", \"response\"}.")
                        : tr("Reading…"));
    showState();
    emit questionsChosen(QDir::fromNativeSeparators(shown));
}

void EvaluationForm::setOwnQuestions(const QString &path, int count)
{
    m_ownPath = path;
    m_own->setVisible(count > 0);
    m_own->setText(tr("Your test questions (%1)").arg(QLocale().toString(count)));
    if (count > 0 && m_path->text().trimmed().isEmpty())
        setQuestions(path);
}

void EvaluationForm::describe(const core::Result<app::EvalSet> &set)
{
    m_ready = bool(set);
    m_set = set ? *set : app::EvalSet();
    setRole(m_about, set ? "quiet" : "bad");
    m_about->setText(set ? m_set.words : localized(set.error().message));
    showState();
}

// Hides options that do not matter for these questions.
void EvaluationForm::showState()
{
    const bool asks = !m_ready || (m_set.asks && !m_searchOnly->isChecked());
    m_flows->setEnabled(asks);
    m_models->setEnabled(asks || (m_ready && m_set.model && !m_set.asks));
    m_searchOnly->setEnabled(!m_ready || m_set.asks);
    m_within->setEnabled(!m_ready || !m_set.ownTexts);
    m_keep->setEnabled(!m_ready || (asks && !m_set.ownTexts));
    emit changed();
}

bool EvaluationForm::lacks() const
{
    const auto lacksOf = [](const QListWidget *list) {
        return list->isEnabled() && checkedIn(list, Qt::UserRole).isEmpty();
    };
    return lacksOf(m_flows) || lacksOf(m_models);
}

QString EvaluationForm::summary() const
{
    QStringList parts;
    if (m_flows->isEnabled())
        parts.append(checkedIn(m_flows, Qt::DisplayRole).join(QStringLiteral(", ")));
    if (m_models->isEnabled())
        parts.append(checkedIn(m_models, Qt::DisplayRole).join(QStringLiteral(", ")));
    if (m_searchOnly->isEnabled() && m_searchOnly->isChecked())
        parts.append(tr("search only"));
    if (m_within->isEnabled() && m_within->isChecked())
        parts.append(tr("within the document"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace ui
