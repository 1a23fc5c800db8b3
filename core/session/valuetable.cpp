#include "core/session/valuetable.h"

#include "core/session/computation.h"

#include <algorithm>

namespace core {
namespace {

struct Entry // an entry of the table, before its columns are known
{
    QString measure;
    QString subject;
    QString period;
    ValueCell cell;
};

// Uses the answer's numbers: a cell has the same number everywhere.
QList<Entry> entriesOf(const Turn &turn)
{
    QList<Entry> entries;
    int next = 1;
    for (const Computed &computed : computationsOf(turn)) {
        Entry entry{computed.measure, computed.subject, computed.period, {computed.shown, {}, {}}};
        for (const int number : cellNumbers(computed.operands, next)) {
            next = std::max(next, number + 1);
            if (!entry.cell.citations.contains(number))
                entry.cell.citations.append(number);
        }
        entries.append(entry);
    }
    for (const MissingValue &missing : turn.missing)
        entries.append({missing.measure, missing.subject, missing.period, {{}, {}, missing.reason}});
    return entries;
}

QStringList distinct(const QList<Entry> &entries, QString Entry::*part)
{
    QStringList all;
    for (const Entry &entry : entries) {
        if (!(entry.*part).isEmpty() && !all.contains(entry.*part))
            all.append(entry.*part);
    }
    return all;
}

// The only period of a column's values; empty if there are several.
QString periodOf(const QList<Entry> &entries, const QString &subject)
{
    QStringList periods;
    for (const Entry &entry : entries) {
        if (entry.subject == subject && !entry.period.isEmpty() && !periods.contains(entry.period))
            periods.append(entry.period);
    }
    return periods.size() == 1 ? periods.first() : QString();
}

QString named(const QString &name, const QString &period)
{
    return period.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, period);
}

bool isIn(const Entry &entry, const QString &measure, const QString &subject, const QString &period)
{
    return entry.measure == measure && entry.subject == subject &&
           (period.isEmpty() || entry.period.isEmpty() || entry.period == period);
}

ValueCell cellIn(const QList<Entry> &entries, const QString &measure, const QString &subject, const QString &period)
{
    for (const Entry &entry : entries) {
        if (isIn(entry, measure, subject, period))
            return entry.cell;
    }
    return {};
}

// One column per company; the period is in the column head if each company has its own, otherwise with the row.
ValueTable bySubject(const QList<Entry> &entries, const QStringList &subjects)
{
    ValueTable table;
    QStringList periods = distinct(entries, &Entry::period);
    const bool hasOwn = std::all_of(subjects.cbegin(), subjects.cend(), [&](const QString &subject) {
        const bool isMissing = std::none_of(entries.cbegin(), entries.cend(), [&](const Entry &entry) {
            return entry.subject == subject && !entry.period.isEmpty();
        });
        return isMissing || !periodOf(entries, subject).isEmpty();
    });
    for (const QString &subject : subjects)
        table.columns.append(hasOwn && periods.size() > 1 ? named(subject, periodOf(entries, subject)) : subject);
    const bool isSaidInRow = !hasOwn || periods.size() == 1;
    std::sort(periods.begin(), periods.end());
    if (hasOwn)
        periods = {periods.size() == 1 ? periods.first() : QString()};
    for (const QString &measure : distinct(entries, &Entry::measure)) {
        for (const QString &period : std::as_const(periods)) {
            ValueRow row{isSaidInRow ? named(measure, period) : measure, {}};
            for (const QString &subject : subjects)
                row.cells.append(cellIn(entries, measure, subject, period));
            table.rows.append(row);
        }
    }
    return table;
}

ValueTable byPeriod(const QList<Entry> &entries, QStringList periods)
{
    ValueTable table;
    std::sort(periods.begin(), periods.end());
    table.columns = periods;
    const QString subject = entries.first().subject;
    for (const QString &measure : distinct(entries, &Entry::measure)) {
        ValueRow row{subject.isEmpty() ? measure : QStringLiteral("%1 of %2").arg(measure, subject), {}};
        for (const QString &period : std::as_const(periods))
            row.cells.append(cellIn(entries, measure, subject, period));
        table.rows.append(row);
    }
    return table;
}

} // namespace

ValueTable valueTableOf(const Turn &turn)
{
    constexpr qsizetype most = 12; // columns, and rows
    if (!turn.computed)
        return {};
    QList<Entry> entries = entriesOf(turn);
    const QStringList subjects = distinct(entries, &Entry::subject);
    for (Entry &entry : entries) { // the name of a single company need not be repeated
        if (entry.subject.isEmpty() && subjects.size() == 1)
            entry.subject = subjects.first();
    }
    const bool isWhole =
        std::all_of(entries.cbegin(), entries.cend(), [](const Entry &entry) { return !entry.measure.isEmpty(); });
    const QStringList periods = distinct(entries, &Entry::period);
    const qsizetype columns = subjects.size() > 1 ? subjects.size() : periods.size();
    if (!isWhole || entries.size() < 2 || columns < 2 || columns > most)
        return {};
    ValueTable table = subjects.size() > 1 ? bySubject(entries, subjects) : byPeriod(entries, periods);
    return table.rows.size() <= most ? table : ValueTable();
}

} // namespace core
