#include "tests/generated/sheets.h"

#include <algorithm>
#include <cmath>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

qint64 powerOfTen(int exponent)
{
    qint64 power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

// "1,234.5", or "1.234,5" with a decimal comma.
QString grouped(qint64 raw, int decimals, bool comma)
{
    const qint64 power = powerOfTen(decimals);
    QString whole = QString::number(raw / power);
    for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
        whole.insert(at, comma ? u'.' : u',');
    if (decimals == 0)
        return whole;
    return whole + (comma ? u',' : u'.') + QString::number(raw % power).rightJustified(decimals, u'0');
}

QString raised(const QString &mark)
{
    return mark.isEmpty() ? QString() : u"<sup>%1</sup>"_s.arg(mark);
}

} // namespace

QString Sheet::key(int entity, const Measure &measure, int year)
{
    return u"%1|%2|%3"_s.arg(entity).arg(measure.name).arg(year);
}

const Cell *Sheet::cell(int entity, const Measure &measure, int year) const
{
    const auto found = m_cells.constFind(key(entity, measure, year));
    return found == m_cells.constEnd() ? nullptr : &*found;
}

std::optional<double> Sheet::value(int entity, const Measure &measure, int year) const
{
    const Cell *found = cell(entity, measure, year);
    if (!found || found->kind != Cell::Number)
        return {};
    const Printed print = prints.value(measure.name);
    const double value = double(found->raw) / double(powerOfTen(print.decimals)) * print.scale;
    return measure.kind == Measure::Percent ? value / 100 : value;
}

bool Sheet::isComplete(const Measure &measure, int year) const
{
    for (const Entity &each : entities) {
        if (!value(each.id, measure, year))
            return false;
    }
    return !hasRest || value(rest, measure, year);
}

qint64 Sheet::sum(const Measure &measure, int year, int group) const
{
    qint64 sum = 0;
    for (const Entity &each : entities) {
        const Cell *found = cell(each.id, measure, year);
        if (found && found->kind == Cell::Number && (group < 0 || each.group == group))
            sum += found->raw;
    }
    const Cell *others = cell(rest, measure, year);
    return sum + (group < 0 && hasRest && others ? others->raw : 0);
}

std::optional<double> Sheet::grandTotal(const Measure &measure, int year) const
{
    if (!measure.canBeSummed || (!hasTotal && !isComplete(measure, year)))
        return {};
    const Printed print = prints.value(measure.name);
    return double(sum(measure, year, -1)) / double(powerOfTen(print.decimals)) * print.scale;
}

QString Sheet::printed(const Cell &cell, const Measure &measure) const
{
    if (cell.kind == Cell::Word)
        return cell.word + raised(cell.mark);
    if (cell.kind == Cell::Blank)
        return blank;
    const QString digits = grouped(std::abs(cell.raw), prints.value(measure.name).decimals, decimalComma);
    if (cell.raw >= 0)
        return digits + raised(cell.mark);
    return (bracketed ? u"(%1)"_s.arg(digits) : u"-"_s + digits) + raised(cell.mark);
}

QString Sheet::unitOf(const Measure &measure) const
{
    return measure.kind == Measure::Money ? prints.value(measure.name).currency : measure.unit;
}

QString Sheet::inWords(qint64 raw, const Measure &measure, bool asPlainNumber) const
{
    const Printed print = prints.value(measure.name);
    QString number = grouped(std::abs(raw), print.decimals, false);
    QString scale = print.scaleWord.isEmpty() ? QString() : u' ' + print.scaleWord;
    if (asPlainNumber && print.scale > 1) {
        number = grouped(std::abs(raw) * qint64(print.scale) / powerOfTen(print.decimals), 0, false);
        scale.clear();
    }
    const QString sign = raw < 0 ? u"-"_s : QString();
    switch (measure.kind) {
    case Measure::Money:
        return sign + print.currency + number + scale;
    case Measure::Percent:
        return sign + number + u'%';
    case Measure::Count:
        return sign + number + scale + u' ' + lowered(measure.name);
    case Measure::Physical:
        break;
    }
    return measure.unit == u"€" ? sign + measure.unit + number : sign + number + scale + u' ' + measure.unit;
}

const Entity *Sheet::entity(int id) const
{
    for (const Entity &each : entities) {
        if (each.id == id)
            return &each;
    }
    return nullptr;
}

QString Sheet::unitWords(const Measure &measure) const
{
    const Printed print = prints.value(measure.name);
    const QString scale = print.scaleWord.isEmpty() ? QString() : print.scaleWord + u's';
    const QString unit = unitOf(measure);
    if (measure.kind == Measure::Money)
        return scale.isEmpty() ? u"in %1"_s.arg(unit) : u"in %1 %2"_s.arg(unit, scale);
    if (measure.kind == Measure::Count || unit.isEmpty())
        return scale.isEmpty() ? QString() : u"in "_s + scale;
    return scale.isEmpty() ? u"in "_s + unit : u"in %1 of %2"_s.arg(scale, unit);
}

QStringList Sheet::heads() const
{
    QStringList heads;
    const QString corner = kind == Items ? u"Item"_s : capitalised(field->row);
    const QString unit = kind == Years ? unitWords(measures.first()) : QString();
    heads.append(unitPlace == 2 && !unit.isEmpty() ? u"%1 (%2)"_s.arg(corner, unit) : corner);
    if (kind == Measures) {
        for (const Measure &measure : measures) {
            const QString of = unitWords(measure).mid(3);
            heads.append(of.isEmpty() ? measure.name : u"%1 (%2)"_s.arg(measure.name, of));
        }
        if (hasStatus)
            heads.append(u"Status"_s);
        return heads;
    }
    if (kind == Items)
        heads.append(u"Unit"_s);
    for (const int year : years)
        heads.append(QString::number(year) + (year == markedYear ? raised(u"2"_s) : QString()));
    return heads;
}

QString Sheet::row(const QString &label, const QStringList &cells, bool bold) const
{
    const QString format = bold ? u"<b>%1</b>"_s : u"%1"_s;
    QString row = u"<tr><td>%1</td>"_s.arg(format.arg(label));
    for (const QString &cell : cells)
        row += u"<td align=\"right\">%1</td>"_s.arg(cell.isEmpty() ? cell : format.arg(cell));
    return row + u"</tr>\n"_s;
}

QStringList Sheet::cellsOf(int entity) const
{
    QStringList cells;
    for (const Measure &measure : measures) {
        for (const int year : years) {
            const Cell *found = cell(entity, measure, year);
            cells.append(found ? printed(*found, measure) : QString());
        }
    }
    if (hasStatus)
        cells.append(entity == rest ? QString() : entity % 3 == 0 ? u"closed"_s : u"open"_s);
    return cells;
}

QStringList Sheet::sums(int group) const
{
    QStringList cells;
    for (const Measure &measure : measures) {
        for (const int year : years)
            cells.append(measure.canBeSummed ? printed({Cell::Number, sum(measure, year, group)}, measure) : blank);
    }
    if (hasStatus)
        cells.append(QString());
    return cells;
}

QString Sheet::body() const
{
    QString body;
    if (kind == Items) {
        for (const Measure &measure : measures) {
            QStringList cells{unitWords(measure).mid(3)};
            for (const int year : years)
                cells.append(printed(*cell(entities.first().id, measure, year), measure));
            body += row(measure.name, cells, false);
        }
        return body;
    }
    int group = -1;
    for (qsizetype i = 0; i < entities.size(); ++i) {
        const Entity &each = entities[i];
        if (each.group != group)
            body += row(groups[each.group], QStringList(heads().size() - 1, QString()), true);
        group = each.group;
        body += row(each.label + raised(each.mark), cellsOf(each.id), false);
        const bool ends = i + 1 == entities.size() || entities[i + 1].group != group;
        if (ends && group >= 0 && hasSubtotals)
            body += row(u"Subtotal "_s + groups[group], sums(group), true);
    }
    if (hasRest)
        body += row(restLabel, cellsOf(rest), false);
    return hasTotal ? body + row(totalLabel, sums(-1), true) : body;
}

QString Sheet::html(Chance &style) const
{
    const QString unit = kind == Years ? unitWords(measures.first()) : QString();
    QString caption = number.isEmpty() ? title : u"%1: %2"_s.arg(number, title);
    if (unitPlace == 0 && !unit.isEmpty())
        caption += u" (%1)"_s.arg(unit);
    QString html =
        u"<p style=\"margin-bottom:%1px\"><b>%2</b></p>\n"_s.arg(style.pick(QList<int>{0, 2, 6})).arg(caption);
    if (unitPlace == 1 && !unit.isEmpty())
        html += u"<p style=\"margin:0px\"><i>%1</i></p>\n"_s.arg(unit);
    html += u"<table border=\"%1\" cellspacing=\"0\" cellpadding=\"%2\" width=\"%3%\">\n<tr>"_s.arg(style.below(2))
                .arg(style.between(2, 5))
                .arg(style.pick(QList<int>{60, 80, 100}));
    bool isFirst = true;
    for (const QString &head : heads()) {
        html += u"<td align=\"%1\"><b>%2</b></td>"_s.arg(isFirst ? u"left"_s : u"right"_s, head);
        isFirst = false;
    }
    html += u"</tr>\n"_s + body() + u"</table>\n"_s;
    for (const QString &note : notes)
        html += u"<p style=\"font-size:8pt; margin:0px\">%1</p>\n"_s.arg(note);
    return html + u"<p></p>\n"_s;
}

namespace {

void choosePrint(Sheet &sheet, const Measure &measure, const QString &currency, Chance &chance)
{
    Printed print{measure.decimals, 1, {}, measure.kind == Measure::Money ? currency : QString()};
    const bool isScaled = measure.canBeSummed && measure.decimals < 2 &&
                          (measure.kind == Measure::Money ? !chance.oneIn(4) : measure.most >= 4000 && chance.oneIn(5));
    if (isScaled && !measure.canBeNegative) {
        const bool isMillion = measure.kind == Measure::Money && chance.oneIn(2);
        print.scale = isMillion ? 1e6 : 1e3;
        print.scaleWord = isMillion ? u"million"_s : u"thousand"_s;
        print.decimals = chance.below(2);
    }
    if (sheet.decimalComma && print.decimals == 0)
        print.decimals = 1;
    if (measure.kind == Measure::Count && print.scale == 1)
        print.decimals = 0;
    sheet.prints.insert(measure.name, print);
}

// A number that no other cell of the measure has.
Cell drawNumber(const Sheet &sheet, const Measure &measure, QSet<qint64> &used, Chance &chance)
{
    const qint64 power = powerOfTen(sheet.prints.value(measure.name).decimals);
    for (;;) {
        qint64 raw = chance.between(measure.least, measure.most) * power + chance.below(int(power));
        if (measure.canBeNegative && chance.oneIn(3))
            raw = -raw;
        if (raw == 0 || (used.contains(raw) && used.size() < measure.most - measure.least))
            continue;
        used.insert(raw);
        return {Cell::Number, raw};
    }
}

void fill(Sheet &sheet, Chance &chance)
{
    QList<int> rows;
    for (const Entity &each : std::as_const(sheet.entities))
        rows.append(each.id);
    if (sheet.hasRest)
        rows.append(Sheet::rest);
    for (const Measure &measure : std::as_const(sheet.measures)) {
        QSet<qint64> used;
        for (const int row : rows) {
            for (const int year : std::as_const(sheet.years))
                sheet.set(row, measure, year, drawNumber(sheet, measure, used, chance));
        }
    }
}

// Leaves one or two cells blank, or puts a word into them.
void addGaps(Sheet &sheet, Chance &chance)
{
    const int count = chance.between(1, 2);
    for (int i = 0; i < count; ++i) {
        const int entity = chance.pick(sheet.entities).id;
        const Measure &measure = chance.pick(sheet.measures);
        Cell gap;
        if (chance.oneIn(3))
            gap = {Cell::Word, 0, chance.pick(QStringList{u"closed"_s, u"not reported"_s, u"new"_s})};
        sheet.set(entity, measure, chance.pick(sheet.years), gap);
    }
}

void addNotes(Sheet &sheet, Chance &chance)
{
    static const QStringList texts{u"Preliminary figure."_s, u"Restated after the reform."_s,
                                   u"Includes the outlying offices."_s, u"Without the summer months."_s};
    const int place = chance.below(4);
    if (place == 0 && sheet.kind != Sheet::Items)
        sheet.entities[chance.below(int(sheet.entities.size()))].mark = u"1"_s;
    if (place == 1 || (place == 0 && sheet.kind == Sheet::Items)) {
        const int entity = chance.pick(sheet.entities).id;
        const Measure measure = chance.pick(sheet.measures);
        const int year = chance.pick(sheet.years);
        Cell cell = *sheet.cell(entity, measure, year);
        if (cell.kind != Cell::Number)
            return;
        cell.mark = chance.oneIn(2) ? u"1"_s : u"a"_s;
        sheet.set(entity, measure, year, cell);
        sheet.notes.append(raised(cell.mark) + u' ' + chance.pick(texts));
        return;
    }
    if (place == 2 && sheet.kind != Sheet::Measures)
        sheet.markedYear = sheet.years.first();
    if (place < 3)
        sheet.notes.append(raised(sheet.markedYear ? u"2"_s : u"1"_s) + u' ' + chance.pick(texts));
}

void chooseRows(Sheet &sheet, Chance &chance, Names &names)
{
    const int count = sheet.kind == Sheet::Items ? 1 : chance.between(4, 9);
    for (int i = 0; i < count; ++i) {
        const QString suffix = sheet.field->rowSuffix.isEmpty() ? QString() : u' ' + sheet.field->rowSuffix;
        sheet.entities.append({i, names.place() + suffix});
    }
    if (sheet.kind == Sheet::Items)
        return;
    if (chance.oneIn(4) && count >= 5) {
        sheet.groups = {names.place() + u" area"_s, names.place() + u" area"_s};
        sheet.hasSubtotals = chance.oneIn(2);
        for (int i = 0; i < count; ++i)
            sheet.entities[i].group = i < count / 2 ? 0 : 1;
    }
    sheet.hasTotal = !chance.oneIn(3);
    sheet.totalLabel =
        chance.pick(QStringList{u"Total"_s, u"All "_s + sheet.field->rows, u"Total, all "_s + sheet.field->rows});
    sheet.hasRest = chance.oneIn(4) && sheet.groups.isEmpty();
    sheet.restLabel =
        chance.pick(QStringList{u"Other "_s + sheet.field->rows, u"Others"_s, u"Remaining "_s + sheet.field->rows});
}

void chooseColumns(Sheet &sheet, Chance &chance)
{
    QList<Measure> all = sheet.field->measures;
    chance.shuffle(all);
    const int columns = sheet.kind == Sheet::Years ? 1 : chance.between(2, 3);
    sheet.measures = all.mid(0, columns);
    const int first = chance.between(2003, 2021);
    const int years = sheet.kind == Sheet::Measures ? 1 : chance.between(2, 4);
    for (int i = 0; i < years; ++i)
        sheet.years.append(first + i);
    const QString currency = chance.pick(QStringList{u"$"_s, u"€"_s, u"£"_s});
    const bool haveDecimals = std::all_of(sheet.measures.cbegin(), sheet.measures.cend(),
                                          [](const Measure &measure) { return measure.decimals > 0; });
    sheet.decimalComma = haveDecimals && chance.oneIn(4); // integers would leave the separator unclear
    for (const Measure &measure : std::as_const(sheet.measures))
        choosePrint(sheet, measure, currency, chance);
}

QString titleOf(const Sheet &sheet)
{
    switch (sheet.kind) {
    case Sheet::Years:
        return u"%1 by %2"_s.arg(sheet.measures.first().name, sheet.field->row);
    case Sheet::Measures:
        return u"%1 in %2"_s.arg(capitalised(sheet.field->rows)).arg(sheet.years.first());
    case Sheet::Items:
        break;
    }
    return u"%1: key figures"_s.arg(sheet.entities.first().label);
}

} // namespace

Sheet drawSheet(const Field &field, const SheetWishes &wishes, Chance &chance, Names &names)
{
    Sheet sheet;
    sheet.kind = wishes.kind;
    sheet.field = &field;
    sheet.blank = chance.pick(QStringList{QString(), u"–"_s, u"n/a"_s});
    sheet.bracketed = chance.oneIn(2);
    chooseRows(sheet, chance, names);
    chooseColumns(sheet, chance);
    if (sheet.kind == Sheet::Years && !sheet.measures.first().canBeSummed)
        sheet.hasTotal = sheet.hasSubtotals = sheet.hasRest = false;
    sheet.unitPlace = chance.below(3);
    sheet.hasStatus = sheet.kind == Sheet::Measures && chance.oneIn(3);
    sheet.title = titleOf(sheet);
    if (chance.oneIn(2))
        sheet.number = u"Table %1"_s.arg(chance.between(1, 9));
    fill(sheet, chance);
    if (!wishes.plain && chance.oneIn(3))
        addGaps(sheet, chance);
    if (chance.oneIn(2))
        addNotes(sheet, chance);
    return sheet;
}

std::optional<Sheet> drawSecond(const Sheet &first, Chance &chance)
{
    QList<Measure> others;
    for (const Measure &measure : first.field->measures) {
        if (!first.measures.contains(measure) && measure.kind != Measure::Percent)
            others.append(measure);
    }
    if (others.isEmpty() || first.kind == Sheet::Items)
        return {};
    Sheet second;
    second.kind = Sheet::Years;
    second.field = first.field;
    second.entities = first.entities;
    for (Entity &each : second.entities) {
        each.mark.clear();
        each.group = -1;
    }
    second.measures = {chance.pick(others)};
    const int begin = first.years.first();
    second.years = {begin, begin + 1};
    const Measure measure = second.measures.first();
    const QString currency = measure.kind == Measure::Money ? u"$"_s : QString();
    second.prints.insert(measure.name, {measure.decimals, 1, {}, currency});
    second.blank = first.blank;
    second.bracketed = first.bracketed;
    second.decimalComma = false;
    second.hasTotal = chance.oneIn(2);
    second.totalLabel = u"Total"_s;
    second.title = titleOf(second);
    fill(second, chance);
    return first.decimalComma ? std::nullopt : std::optional(second);
}

Sheet permuted(Sheet sheet, Chance &chance)
{
    if (sheet.groups.isEmpty())
        chance.shuffle(sheet.entities);
    if (sheet.kind == Sheet::Years)
        std::reverse(sheet.years.begin(), sheet.years.end());
    else
        chance.shuffle(sheet.measures);
    return sheet;
}

Sheet renamed(Sheet sheet, Names &names)
{
    const QString suffix = sheet.field->rowSuffix.isEmpty() ? QString() : u' ' + sheet.field->rowSuffix;
    for (Entity &each : sheet.entities)
        each.label = names.place() + suffix;
    for (QString &group : sheet.groups)
        group = names.place() + u" area"_s;
    sheet.title = titleOf(sheet);
    return sheet;
}

std::optional<Sheet> rescaled(Sheet sheet)
{
    bool isChanged = false;
    for (const Measure &measure : std::as_const(sheet.measures)) {
        Printed &print = sheet.prints[measure.name];
        if (print.scale != 1e6 || sheet.decimalComma)
            continue;
        qint64 factor = powerOfTen(3 - print.decimals);
        print = {0, 1e3, u"thousand"_s, print.currency};
        QList<int> rows{Sheet::rest};
        for (const Entity &each : std::as_const(sheet.entities))
            rows.append(each.id);
        for (const int row : rows) {
            for (const int year : std::as_const(sheet.years)) {
                const Cell *found = sheet.cell(row, measure, year);
                if (!found || found->kind != Cell::Number)
                    continue;
                Cell cell = *found;
                cell.raw *= factor;
                sheet.set(row, measure, year, cell);
            }
        }
        isChanged = true;
    }
    return isChanged ? std::optional(sheet) : std::nullopt;
}

} // namespace generated
