#include "ui/evaluation/evalrowsmodel.h"

#include "ui/evaluation/evalwords.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"

#include <QLocale>

namespace ui {

QString questionOf(const core::Json &row)
{
    const QString sentence = row[u"sentence"].toString();
    return sentence.isEmpty() ? row[u"question"].toString() : sentence;
}

void EvalRowsModel::show(const core::Json &report, int depth)
{
    beginResetModel();
    m_rows.clear();
    const QList<core::Json> ways = core::waysOf(report);
    m_ways = int(ways.size());
    for (const core::Json &way : ways) {
        const QString name = core::nameOfWay(way);
        int number = 0;
        for (const core::Json &row : way[u"per_question"])
            m_rows.append({++number, name, row, core::remarkOn(row, depth)});
    }
    endResetModel();
}

int EvalRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int EvalRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString EvalRowsModel::text(const Row &row, int column) const
{
    switch (column) {
    case Number:
        return QLocale().toString(row.number);
    case Question:
        return questionOf(row.json).simplified();
    case Way:
        return row.way;
    case Result:
        return markText(row.remark.mark);
    case Outcome:
        return localized(row.remark.outcome);
    case Why:
        return localized(row.remark.why);
    case Time: {
        const core::Json seconds = row.json.contains(u"seconds") ? row.json[u"seconds"] : row.json[u"search_seconds"];
        return seconds.isNumber() ? figureText(seconds.toDouble(), core::Figure::Seconds) : QString();
    }
    }
    return {};
}

QVariant EvalRowsModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[index.row()];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return plainTip(text(row, column));
    case Qt::TextAlignmentRole:
        return column == Number || column == Time ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
        if (column == Result && row.remark.mark != core::RowRemark::Unknown)
            return color(row.remark.mark == core::RowRemark::Right    ? Role::Good
                         : row.remark.mark == core::RowRemark::Partly ? Role::Partly
                                                                      : Role::Bad);
        return {};
    case SortRole:
        if (column == Number)
            return row.number;
        if (column == Time)
            return row.json[row.json.contains(u"seconds") ? u"seconds" : u"search_seconds"].toDouble();
        return column == Result ? QVariant(int(row.remark.mark)) : QVariant(text(row, column));
    default:
        return {};
    }
}

QVariant EvalRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Time) // leaves room for the sort arrow
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList heads{tr("No."),     tr("Question"), tr("Configuration"), tr("Result"),
                            tr("Outcome"), tr("Why"),      tr("Time")};
    return heads.value(section);
}

EvalRowsFilter::EvalRowsFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(EvalRowsModel::SortRole);
    setSortLocaleAware(true);
    setDynamicSortFilter(true);
}

void EvalRowsFilter::setWords(const QString &words)
{
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void EvalRowsFilter::setKind(Kind kind)
{
    m_kind = kind;
    invalidateFilter();
}

bool EvalRowsFilter::filterAcceptsRow(int number, const QModelIndex &) const
{
    const EvalRowsModel::Row &row = static_cast<const EvalRowsModel *>(sourceModel())->row(number);
    const core::RowRemark::Mark mark = row.remark.mark;
    const bool refused = row.json.contains(u"outcome") && !row.json[u"answered"].toBool();
    const bool kind = m_kind == All || (m_kind == Wrong && mark == core::RowRemark::Wrong) ||
                      (m_kind == Partly && mark == core::RowRemark::Partly) ||
                      (m_kind == Right && mark == core::RowRemark::Right) ||
                      (m_kind == NotKnown && mark == core::RowRemark::Unknown) || (m_kind == Refused && refused);
    const QString text = questionOf(row.json) + u' ' + row.way + u' ' + row.remark.outcome + u' ' + row.remark.why +
                         u' ' + row.json[u"answer"].toString() + u' ' + row.json[u"id"].toString();
    return kind && std::all_of(m_words.begin(), m_words.end(),
                               [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace ui
