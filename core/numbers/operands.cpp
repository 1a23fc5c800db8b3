// Finds operands one by one: tries an item's labels in order of preference, takes the first row with a matching cell.
#include "core/numbers/operands.h"

#include <QLocale>

#include <cmath>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepest = 24; // nesting of formulas

Calculated constant(double value)
{
    return {Expression::Number, value, -1, {}};
}

Result<Calculated> combined(Expression::Kind kind, Calculated left, Calculated right)
{
    double value = 0;
    switch (kind) {
    case Expression::Sum:
        value = left.value + right.value;
        break;
    case Expression::Difference:
        value = left.value - right.value;
        break;
    case Expression::Product:
        value = left.value * right.value;
        break;
    default:
        if (right.value == 0)
            return Error{Error::NotFound, u"the divisor is zero"_s, {}};
        value = left.value / right.value;
    }
    return Calculated{kind, value, -1, {std::move(left), std::move(right)}};
}

// Without sign, brackets and currency: "6,489" for "$ (6,489)".
QString digitsOf(const QString &cell)
{
    QString digits;
    for (const QChar c : cell) {
        if (c.isDigit() || c == u'.' || c == u',')
            digits += c;
    }
    return digits.isEmpty() ? u"0"_s : digits;
}

bool isTotal(const QString &label)
{
    return label.startsWith("total"_L1);
}

} // namespace

OperandReader::OperandReader(const Filing &filing, const Measures &measures, Definitions definitions)
    : m_filing(filing),
      m_measures(measures),
      m_definitions(std::move(definitions))
{
}

Result<Calculated> OperandReader::read(const Expression &expression, const FiscalPeriod &period)
{
    switch (expression.kind) {
    case Expression::Number:
        return constant(expression.number);
    case Expression::Measure:
        return readMeasure(expression.measure, expression.periods.isEmpty() ? period : expression.periods.first());
    case Expression::Average:
    case Expression::Change: {
        QList<FiscalPeriod> periods = expression.periods;
        if (periods.isEmpty())
            periods = {period};
        if (periods.size() == 1)
            periods.prepend(periods.first().previous());
        return readOver(expression.parts[0], periods, expression.kind);
    }
    case Expression::Previous:
        return read(expression.parts[0], period.previous());
    default:
        break;
    }
    Result<Calculated> left = read(expression.parts[0], period);
    if (!left)
        return left;
    Result<Calculated> right = read(expression.parts[1], period);
    if (!right)
        return right;
    return combined(expression.kind, std::move(*left), std::move(*right));
}

Result<Calculated> OperandReader::readOver(const Expression &part, QList<FiscalPeriod> periods, Expression::Kind kind)
{
    std::sort(periods.begin(), periods.end(), isEarlier);
    if (kind == Expression::Change) {
        Result<Calculated> last = read(part, periods.last());
        if (!last)
            return last;
        Result<Calculated> first = read(part, periods.first());
        return first ? combined(Expression::Difference, std::move(*last), std::move(*first)) : first;
    }
    Result<Calculated> sum = read(part, periods.first());
    for (qsizetype i = 1; i < periods.size() && sum; ++i) {
        Result<Calculated> next = read(part, periods[i]);
        sum = next ? combined(Expression::Sum, std::move(*sum), std::move(*next)) : next;
    }
    return sum ? combined(Expression::Quotient, std::move(*sum), constant(double(periods.size()))) : sum;
}

Result<Calculated> OperandReader::readMeasure(const QString &id, const FiscalPeriod &period)
{
    if (m_depth >= deepest)
        return Error{Error::NotFound, u"%1 is defined in terms of itself"_s.arg(m_measures.nameOf(id)), {}};
    ++m_depth;
    Result<Calculated> value = [&]() -> Result<Calculated> {
        if (const auto defined = m_definitions.constFind(id); defined != m_definitions.constEnd()) {
            const Expression expression = *defined;
            const Definitions outside = m_definitions;
            m_definitions.remove(id); // inside its own definition, a name means the row
            Result<Calculated> inside = read(expression, period);
            m_definitions = outside;
            return inside;
        }
        if (const Item *item = m_measures.item(id))
            return readItem(*item, period);
        return read(m_measures.metric(id)->formula, period);
    }();
    --m_depth;
    return value;
}

bool OperandReader::fits(const Item &item, const Pattern &label, const StatementRow &row) const
{
    if (!label.isIn(row.label) || item.exclude.isIn(row.label))
        return false;
    if (item.unit == MeasureUnit::Money && row.isPerUnit)
        return false;
    return item.within.isEmpty() || item.within.isIn(row.section + u' ' + row.label);
}

Result<QList<int>> OperandReader::readGroup(const RowGroup &group, const FiscalPeriod &period)
{
    const bool instant = m_measures.statement(group.statement)->instant;
    QList<Found> found;
    double sum = 0;
    bool isInside = group.after.isEmpty();
    for (const StatementRow &row : m_filing.statement(group.statement).rows) {
        const TableCell *cell = m_filing.cellFor(row, period, instant);
        if (isInside && cell && group.total.isIn(row.label)) {
            // Costs may be printed in parentheses although their total is not.
            if (found.size() < 2 ||
                std::abs(std::abs(sum) - std::abs(*cell->number)) > 0.5 + 0.5 * double(found.size()))
                break;
            QList<int> operands;
            Item part;
            for (const Found &each : std::as_const(found)) {
                part.name = each.row->row->label;
                operands.append(operandOf(part, each, period, false).operand);
            }
            for (const int operand : std::as_const(operands))
                m_operands[operand].name.clear();
            return operands;
        }
        if (isInside && cell && !isTotal(row.label) && !row.row->isWeak) {
            found.append({&row, cell});
            sum += *cell->number;
        }
        isInside = isInside || group.after.isIn(row.label);
    }
    return Error{Error::NotFound, u"no rows add up to the requested total in %1"_s.arg(inWords(period)), {}};
}

QList<OperandReader::Found> OperandReader::rowsWith(const Item &item, const Pattern &label,
                                                    const FiscalPeriod &period) const
{
    const bool instant = m_measures.statement(item.statement)->instant;
    QList<Found> found;
    for (const StatementRow &row : m_filing.statement(item.statement).rows) {
        if (item.before.isIn(row.label))
            break;
        if (!fits(item, label, row))
            continue;
        if (const TableCell *cell = m_filing.cellFor(row, period, instant))
            found.append({&row, cell});
    }
    const bool hasStrong =
        std::any_of(found.begin(), found.end(), [](const Found &each) { return !each.row->row->isWeak; });
    if (hasStrong)
        found.removeIf([](const Found &each) { return each.row->row->isWeak; });
    return found;
}

Result<Calculated> OperandReader::readItem(const Item &item, const FiscalPeriod &period)
{
    const FilingStatement &statement = m_filing.statement(item.statement);
    if (statement.rows.isEmpty()) {
        return Error{
            Error::NotFound,
            u"no %1 was found in %2"_s.arg(m_measures.statement(item.statement)->name, m_filing.document().title),
            {}};
    }
    bool hasLabel = false;
    for (const Pattern &label : item.labels) {
        const QList<Found> found = rowsWith(item, label, period);
        if (!found.isEmpty())
            return readFound(item, found, period);
        hasLabel = hasLabel || std::any_of(statement.rows.begin(), statement.rows.end(),
                                           [&](const StatementRow &row) { return fits(item, label, row); });
    }
    const QList<Found> parts = partsOf(item, period);
    if (!parts.isEmpty() && !item.partsAlways)
        return sumOf(item, parts, period);
    return absent(item, period, hasLabel);
}

Result<Calculated> OperandReader::readFound(const Item &item, const QList<Found> &found, const FiscalPeriod &period)
{
    const Found &first = found.first();
    if (!isTotal(first.row->label)) {
        const QList<Found> parts = partsOf(item, period);
        if ((found.size() > 1 || item.partsAlways) && parts.size() > 1)
            return sumOf(item, parts, period);
    }
    // Two different rows with the same preference, neither of which is the total: either may be meant.
    const Found *taken = &first;
    if (found.size() > 1) {
        const bool differ = std::any_of(found.begin(), found.end(), [&first](const Found &each) {
            return *each.cell->number != *first.cell->number && each.row->table == first.row->table &&
                   each.row->label == first.row->label && each.row->section == first.row->section;
        });
        if (differ)
            return Error{Error::NotFound, u"several rows are called \"%1\""_s.arg(first.row->row->label), {}};
    }
    const Calculated value = operandOf(item, *taken, period, isPrintedNegative(item, *taken, period));
    if (item.added.isEmpty() || item.addedUnless.isIn(taken->row->label))
        return value;
    const QList<Found> more = rowsWith(item, item.added, period);
    return more.isEmpty() ? Result<Calculated>(value)
                          : combined(Expression::Sum, value, operandOf(item, more.first(), period, false));
}

// Rows that add up to the item, if nothing else in the statement gives their total.
QList<OperandReader::Found> OperandReader::partsOf(const Item &item, const FiscalPeriod &period)
{
    if (item.parts.isEmpty())
        return {};
    QList<Found> parts = rowsWith(item, item.parts, period);
    const Item *other = m_measures.item(item.partsUnless);
    for (qsizetype i = 0; other && i < other->labels.size(); ++i) {
        if (!rowsWith(*other, other->labels[i], period).isEmpty())
            return {};
    }
    parts.removeIf([](const Found &each) { return isTotal(each.row->label); });
    return parts;
}

Calculated OperandReader::sumOf(const Item &item, const QList<Found> &found, const FiscalPeriod &period)
{
    Calculated sum = operandOf(item, found.first(), period, false);
    for (qsizetype i = 1; i < found.size(); ++i) {
        Calculated next = operandOf(item, found[i], period, false);
        const double value = sum.value + next.value;
        sum = Calculated{Expression::Sum, value, -1, {std::move(sum), std::move(next)}};
    }
    return sum;
}

Result<Calculated> OperandReader::absent(const Item &item, const FiscalPeriod &period, bool hasLabel)
{
    if (item.fallback)
        return read(*item.fallback, period);
    if (!item.zeroWithin.isEmpty() && !hasLabel && addsUpWithout(item, period)) {
        m_notes.append(u"There is no row for %1; the rows above %2 add up without one."_s.arg(
            item.name, m_measures.nameOf(item.zeroWithin)));
        return constant(0);
    }
    return Error{Error::NotFound, u"no row for %1 in %2"_s.arg(item.name, inWords(period)), {}};
}

// Whether a row is known to be a different item.
bool OperandReader::isOtherItem(const Item &item, const StatementRow &row) const
{
    const QHash<QString, Item> &items = m_measures.items();
    return std::any_of(items.begin(), items.end(), [&](const Item &other) {
        return &other != &item && other.statement == item.statement &&
               std::any_of(other.labels.begin(), other.labels.end(),
                           [&](const Pattern &label) { return fits(other, label, row); });
    });
}

// Whether known rows above a subtotal add up to it, so that an item without a row must be zero.
bool OperandReader::addsUpWithout(const Item &item, const FiscalPeriod &period)
{
    const Item *total = m_measures.item(item.zeroWithin);
    if (!total || total->statement != item.statement)
        return false;
    const QList<StatementRow> &rows = m_filing.statement(item.statement).rows;
    const bool instant = m_measures.statement(item.statement)->instant;
    for (const Pattern &label : total->labels) {
        const QList<Found> found = rowsWith(*total, label, period);
        if (found.isEmpty())
            continue;
        const double wanted = *found.first().cell->number;
        double sum = 0;
        for (qsizetype i = found.first().row - rows.constData() - 1; i >= 0; --i) {
            const TableCell *cell = m_filing.cellFor(rows[i], period, instant);
            if (cell && !isOtherItem(item, rows[i]))
                return false; // it may be the item under another name
            sum += cell ? *cell->number : 0;
            if (cell && std::abs(sum - wanted) < 1.5)
                return true;
        }
        return false;
    }
    return false;
}

std::optional<double> OperandReader::quietValue(const QString &item, const FiscalPeriod &period)
{
    OperandReader other(m_filing, m_measures);
    other.m_depth = m_depth + 1;
    const Result<Calculated> value = other.readMeasure(item, period);
    return value ? std::optional(value->value) : std::nullopt;
}

// The rows around a tax show what its sign means: before - tax = after.
bool OperandReader::isPrintedNegative(const Item &item, const Found &found, const FiscalPeriod &period)
{
    if (!item.sign)
        return false;
    const bool byLabel = item.sign->negative.isIn(found.row->label);
    const auto from = quietValue(item.sign->from, period);
    const auto to = quietValue(item.sign->to, period);
    if (!from || !to)
        return byLabel;
    const FilingStatement &statement = m_filing.statement(item.statement);
    const bool instant = m_measures.statement(item.statement)->instant;
    QList<double> after{*to};
    for (qsizetype i = found.row - statement.rows.constData() + 1; i < statement.rows.size(); ++i) {
        const StatementRow &row = statement.rows[i];
        const TableCell *cell = item.sign->subtotals.isIn(row.label) ? m_filing.cellFor(row, period, instant) : nullptr;
        if (cell)
            after.append(*cell->number * statement.scale);
    }
    const double tax = *found.cell->number * statement.scale;
    const auto nearest = [&after](double wanted) {
        double least = std::abs(after.first() - wanted);
        for (const double each : after)
            least = std::min(least, std::abs(each - wanted));
        return least;
    };
    const double asPrinted = nearest(*from - tax);
    const double turned = nearest(*from + tax);
    const double near = 0.35 * std::abs(tax);
    return (turned < asPrinted && turned < near) || (byLabel && asPrinted >= near);
}

Calculated OperandReader::operandOf(const Item &item, const Found &found, const FiscalPeriod &period, bool isNegated)
{
    const StatementRow &row = *found.row;
    const FilingStatement &statement = m_filing.statementAt(row.table->page);
    Operand operand;
    operand.name = item.name;
    operand.label = row.row->label;
    operand.section = row.row->section;
    const qsizetype column = found.cell - row.row->cells.constData();
    const int at = found.cell->column >= 0 ? found.cell->column : int(column);
    if (at < row.columns->size())
        operand.head = row.columns->at(at).head;
    operand.period = inWords(period);
    operand.text = found.cell->text;
    operand.number = *found.cell->number;
    operand.scale = item.unit == MeasureUnit::PerShare ? 1 : statement.scale;
    operand.unit = statement.currency;
    operand.document = m_filing.document().id;
    operand.page = row.table->page;
    operand.pageLabel = m_filing.pageLabel(operand.page);
    operand.from = found.cell->from;
    operand.length = found.cell->length;
    operand.box = found.cell->box;
    useRow(found);
    double value = operand.value();
    if (isNegated)
        value = -value;
    if (item.absolute && !item.signs.isIn(row.label))
        value = std::abs(value);
    m_operands.append(operand);
    return {Expression::Number, value, int(m_operands.size()) - 1, {}};
}

void OperandReader::useRow(const Found &found)
{
    const StatementRow &row = *found.row;
    UsedRow used;
    used.document = m_filing.document().id;
    used.page = row.table->page;
    used.label = row.row->label;
    for (const UsedRow &other : std::as_const(m_rows)) {
        if (other.page == used.page && other.label == used.label)
            return;
    }
    for (const TableCell &cell : row.row->cells) {
        used.heads.append(cell.column >= 0 && cell.column < row.columns->size() ? row.columns->at(cell.column).head
                                                                                : QString());
        used.cells.append(cell.text);
    }
    m_rows.append(used);
}

double commonScale(const QList<Operand> &operands)
{
    for (const Operand &operand : operands) {
        if (operand.scale != operands.first().scale)
            return 1;
    }
    return operands.isEmpty() ? 1 : operands.first().scale;
}

namespace {

class NumberText
{
public:
    explicit NumberText(const QList<Operand> &operands) : m_operands(operands), m_scale(commonScale(operands)) {}

    QString of(const Calculated &calculated, bool isInside = false) const
    {
        if (calculated.operand >= 0) {
            const Operand &operand = m_operands[calculated.operand];
            QString text = digitsOf(operand.text);
            if (m_scale != operand.scale && operand.scale != 1)
                text = printed().toString(std::abs(operand.value()), 'f', 0);
            if (calculated.value < 0)
                text = isInside ? u"(−%1)"_s.arg(text) : u'−' + text;
            return text;
        }
        if (calculated.kind == Expression::Number)
            return printed().toString(calculated.value, 'g', 12);
        return joined(calculated.kind, of(calculated.parts[0], isInside), calculated.parts[0].kind,
                      of(calculated.parts[1], true), calculated.parts[1].kind);
    }

private:
    const QList<Operand> &m_operands;
    const double m_scale;
};

} // namespace

QString inNumbers(const Calculated &calculated, const QList<Operand> &operands)
{
    return NumberText(operands).of(calculated);
}

} // namespace core
