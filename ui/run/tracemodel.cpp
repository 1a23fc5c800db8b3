#include "ui/run/tracemodel.h"
#include "ui/run/graphpainter.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictwords.h"

#include <QFontMetrics>
#include <QSize>

namespace ui {
namespace {

// The id of an index: 0 of a step's row, else one more than the row of the step the verdict belongs to.
quintptr idUnder(int step)
{
    return quintptr(step) + 1;
}

QString stateShape(StepState state)
{
    switch (state) {
    case StepState::Running:
        return QStringLiteral("▶");
    case StepState::Done:
        return QStringLiteral("✓");
    case StepState::Failed:
        return QStringLiteral("✕");
    case StepState::Stopped:
        return QStringLiteral("◻");
    case StepState::Waiting:
    case StepState::Skipped:
        break;
    }
    return QStringLiteral("○");
}

} // namespace

void TraceModel::start(const core::Graph &graph)
{
    m_titles = {{QStringLiteral("end"), tr("the end")}};
    for (const core::Graph::Node &node : graph.nodes)
        m_titles.insert(node.id, node.title);
    clear();
}

void TraceModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_passages.clear();
    endResetModel();
}

QString TraceModel::title(const QString &node) const
{
    return m_titles.value(node, node);
}

const core::Passage *TraceModel::passage(core::PassageId id) const
{
    const auto found = m_passages.constFind(id);
    return found == m_passages.constEnd() ? nullptr : &*found;
}

void TraceModel::add(const core::TraceEvent &event)
{
    if (event.as<core::StepEntered>())
        return addStep(event);
    const QModelIndex place = find(event.node, event.visit);
    if (!place.isValid())
        return; // an event of a step that was never entered
    Row &row = m_rows[place.row()];
    if (const core::AnswerWords *words = event.as<core::AnswerWords>()) {
        row.words += words->text; // shown below, not in the list
        return;
    }
    if (const core::StepProgress *progress = event.as<core::StepProgress>())
        (progress->ended == core::StepProgress::No ? row.doing : row.ended) = progress->text;
    if (event.verdict()) {
        const int at = int(row.verdicts.size());
        beginInsertRows(place, at, at);
        row.verdicts.append(*event.verdict());
        endInsertRows();
    }
    if (const core::StepLeft *left = event.as<core::StepLeft>()) {
        row.state = StepState::Done;
        row.outcome = left->outcome;
        row.because = left->because;
        row.to = left->to;
        row.left = event.at;
        row.report = left->report;
        for (const core::Passage &passage :
             left->report.search ? left->report.search->passages : QList<core::Passage>())
            m_passages.insert(passage.id, passage);
    }
    if (const core::StepFailed *failed = event.as<core::StepFailed>()) {
        row.state = endOf(*failed);
        row.because = failed->message;
        row.left = event.at;
    }
    changed(place.row());
}

void TraceModel::addStep(const core::TraceEvent &event)
{
    const int at = int(m_rows.size());
    beginInsertRows({}, at, at);
    Row row;
    row.node = event.node;
    row.title = event.takenOver ? tr("%1 (taken over)").arg(title(event.node)) : title(event.node);
    row.visit = event.visit;
    row.entered = event.at;
    m_rows.append(row);
    endInsertRows();
}

void TraceModel::changed(int row)
{
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

const core::Verdict *TraceModel::verdict(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    return &m_rows[int(index.internalId()) - 1].verdicts[index.row()];
}

const TraceModel::Row *TraceModel::row(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    return &m_rows[index.internalId() == 0 ? index.row() : int(index.internalId()) - 1];
}

QModelIndex TraceModel::find(const QString &node, int visit) const
{
    for (int i = int(m_rows.size()) - 1; i >= 0; --i) {
        if (m_rows[i].node == node && (visit == 0 || m_rows[i].visit == visit))
            return index(i, 0);
    }
    return {};
}

QModelIndex TraceModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? idUnder(parent.row()) : 0);
}

QModelIndex TraceModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, quintptr(0));
}

int TraceModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_rows.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return int(m_rows[parent.row()].verdicts.size());
}

QVariant TraceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == TimeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::SizeHintRole) {
        const QFontMetrics metrics{QFont()};
        return QSize(metrics.averageCharWidth() * 6, metrics.height() + 10);
    }
    if (const core::Verdict *judged = verdict(index))
        return verdictData(*judged, index.column(), role);
    return stepData(m_rows[index.row()], index.column(), role);
}

QVariant TraceModel::stepData(const Row &row, int column, int role) const
{
    const QString name = row.visit > 1 ? tr("%1 (%2)").arg(row.title).arg(row.visit) : row.title;
    const QString outcome = row.state == StepState::Done
                                ? (row.ended.isEmpty() ? row.outcome : row.outcome + QStringLiteral(" · ") + row.ended)
                            : row.doing.isEmpty() || row.state == StepState::Failed
                                ? stateWord(row.state)
                                : stateWord(row.state) + QStringLiteral(" · ") + row.doing;
    const QString time = row.left < 0 ? QString() : secondsOfStep(row.left - row.entered);
    if (role == Qt::DisplayRole) {
        switch (column) {
        case StepColumn:
            return QString(stateShape(row.state) + u' ' + name);
        case OutcomeColumn:
            return outcome;
        case BecauseColumn:
            return row.because;
        case TimeColumn:
            return time;
        }
    }
    if (role == Qt::AccessibleTextRole && column == StepColumn) {
        const QString visit = row.visit > 1 ? tr("%1, visit %2").arg(row.title).arg(row.visit) : row.title;
        return QStringLiteral("%1: %2. %3 %4").arg(visit, outcome, row.because, time).trimmed();
    }
    if (role == Qt::ToolTipRole) // as text, whatever it holds
        return QStringLiteral("<p>%1<br>%2 %3</p>")
            .arg(name.toHtmlEscaped(), outcome.toHtmlEscaped(), row.because.toHtmlEscaped());
    if (role == Qt::ForegroundRole && column == OutcomeColumn) {
        if (row.state == StepState::Failed)
            return color(Role::Bad);
        if (row.state == StepState::Running)
            return color(Role::Accent);
    }
    return {};
}

QVariant TraceModel::verdictData(const core::Verdict &verdict, int column, int role) const
{
    if (role == Qt::DisplayRole) {
        switch (column) {
        case StepColumn:
            return QString(verdictShape(verdict) + u' ' + verdictWord(verdict));
        case OutcomeColumn:
            return verdictSureness(verdict);
        case BecauseColumn:
            return verdict.reason;
        case TimeColumn:
            return verdict.cost.seconds > 0 ? seconds(qRound64(verdict.cost.seconds * 1000)) : QString();
        }
    }
    if (role == Qt::AccessibleTextRole && column == StepColumn)
        return verdictSentence(verdict);
    if (role == Qt::ToolTipRole)
        return QStringLiteral("<p>%1</p>").arg(verdictSentence(verdict).toHtmlEscaped());
    if (role == Qt::ForegroundRole && column == StepColumn)
        return color(verdictRole(verdict));
    return {};
}

QVariant TraceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == TimeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case StepColumn:
        return tr("Step");
    case OutcomeColumn:
        return tr("Outcome");
    case BecauseColumn:
        return tr("Because");
    case TimeColumn:
        return tr("Time");
    }
    return {};
}

} // namespace ui
