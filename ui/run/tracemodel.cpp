#include "ui/run/tracemodel.h"
#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/localized.h"

#include <QFontMetrics>
#include <QSize>

namespace ui {
namespace {

// The internal id of an index: 0 for a step's row; for a verdict's row, the row of its step plus 1.
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

TraceModel::TraceModel(const RunModel &run, QObject *parent) : QAbstractItemModel(parent), m_run(run) {}

void TraceModel::restart()
{
    beginResetModel();
    m_shown.clear();
    endResetModel();
}

void TraceModel::update()
{
    const QList<StepVisit> &visits = m_run.visits().all();
    const int before = int(m_shown.size());
    for (int row = 0; row < before; ++row) {
        if (m_shown[row].revision != visits[row].revision)
            updateRow(row);
    }
    if (visits.size() == before)
        return;
    beginInsertRows({}, before, int(visits.size()) - 1);
    for (qsizetype row = before; row < visits.size(); ++row)
        m_shown.append({int(visits[row].verdicts.size()), visits[row].revision});
    endInsertRows();
}

void TraceModel::updateRow(int row)
{
    const StepVisit &visit = m_run.visits().all()[row];
    const int verdicts = int(visit.verdicts.size());
    m_shown[row].revision = visit.revision;
    if (verdicts > m_shown[row].verdicts) {
        beginInsertRows(index(row, 0), m_shown[row].verdicts, verdicts - 1);
        m_shown[row].verdicts = verdicts;
        endInsertRows();
    }
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

QString TraceModel::title(const QString &node) const
{
    return node == QLatin1String("end") ? tr("the end") : m_run.title(node);
}

QString TraceModel::title(const StepVisit &visit) const
{
    return visit.takenOver ? tr("%1 (reused)").arg(title(visit.node)) : title(visit.node);
}

const StepVisit *TraceModel::visitAt(int row) const
{
    const QList<StepVisit> &visits = m_run.visits().all();
    return row < visits.size() ? &visits[row] : nullptr;
}

const StepVisit *TraceModel::visit(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    return visitAt(index.internalId() == 0 ? index.row() : int(index.internalId()) - 1);
}

const core::Verdict *TraceModel::verdict(const QModelIndex &index) const
{
    const StepVisit *of = visit(index);
    return of && index.internalId() != 0 ? of->verdicts.value(index.row()) : nullptr;
}

QModelIndex TraceModel::find(const QString &node, int visit) const
{
    return index(m_run.visits().find(node, visit), 0);
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
        return int(m_shown.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return m_shown[parent.row()].verdicts;
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
    const StepVisit *of = index.internalId() == 0 ? visit(index) : nullptr;
    return of ? stepData(*of, index.column(), role) : QVariant();
}

QVariant TraceModel::stepData(const StepVisit &visit, int column, int role) const
{
    const QString step = title(visit);
    const QString name = visit.visit > 1 ? tr("%1 (%2)").arg(step, QString::number(visit.visit)) : step;
    const QString ending = edgeWords(visit.outcome);
    const QString outcome = visit.state == StepState::Done
                                ? (visit.ended.isEmpty() ? ending : ending + QStringLiteral(" · ") + visit.ended)
                            : visit.doing.isEmpty() || visit.state == StepState::Failed
                                ? stateWord(visit.state)
                                : stateWord(visit.state) + QStringLiteral(" · ") + visit.doing;
    const QString time = visit.left < 0 ? QString() : secondsOfStep(visit.left - visit.entered);
    if (role == Qt::DisplayRole) {
        switch (column) {
        case StepColumn:
            return QString(stateShape(visit.state) + u' ' + name);
        case OutcomeColumn:
            return outcome;
        case BecauseColumn:
            return visit.because;
        case TimeColumn:
            return time;
        }
    }
    if (role == Qt::AccessibleTextRole && column == StepColumn) {
        const QString heard = visit.visit > 1 ? tr("%1, visit %2").arg(step, QString::number(visit.visit)) : step;
        return QStringLiteral("%1: %2. %3 %4").arg(heard, outcome, visit.because, time).trimmed();
    }
    if (role == Qt::ToolTipRole) // as plain text, never as markup
        return QStringLiteral("<p>%1<br>%2 %3</p>")
            .arg(name.toHtmlEscaped(), outcome.toHtmlEscaped(), visit.because.toHtmlEscaped());
    if (role == Qt::ForegroundRole && column == OutcomeColumn) {
        if (visit.state == StepState::Failed)
            return color(Role::Bad);
        if (visit.state == StepState::Running)
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
            return localized(verdict.reason);
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
        return tr("Reason");
    case TimeColumn:
        return tr("Time");
    }
    return {};
}

} // namespace ui
