#include "core/numbers/lookup.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/numbers/documentchoice.h"
#include "core/numbers/lookupcells.h"
#include "core/numbers/numberquestion.h"
#include "core/numbers/rowcount.h"
#include "core/numbers/rowroles.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <set>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double margin = 0.25;      // of fit between what is answered and the next other value
constexpr qsizetype mostShown = 5;   // candidates
constexpr qsizetype leastOfMost = 3; // rows or columns of which one may be the largest
constexpr qsizetype leastScaled = 3; // tables of a document that tell their scale, or it is none in thousands
constexpr int mostPlaces = 6;
constexpr qsizetype mostDocuments = 8; // that are looked at for a question
constexpr double nearlyAll = 0.005;    // of a total that its parts may miss by rounding

int placesOf(const TableCell &cell)
{
    const auto withPoint = printedNumber(cell.text, DecimalMark::Point);
    const bool isPoint = withPoint && withPoint->value == cell.number.value_or(0);
    const qsizetype point = cell.text.lastIndexOf(isPoint ? u'.' : u',');
    int places = 0;
    for (qsizetype i = point + 1; point >= 0 && i < cell.text.size() && cell.text[i].isDigit(); ++i)
        ++places;
    return std::min(places, mostPlaces);
}

QString plainNumber(double value, int places)
{
    QLocale print(QLocale::English, QLocale::UnitedStates);
    const QString text = print.toString(std::abs(value), 'f', places);
    return value < 0 ? u'\u2212' + text : text;
}

QString scaleWord(double scale)
{
    return scale == 1e3 ? u" thousand"_s : scale == 1e6 ? u" million"_s : scale == 1e9 ? u" billion"_s : QString();
}

// A number as it would be printed in its table, with what that says of it.
QString saidNumber(double number, int places, double scale, const QString &unit)
{
    QString text = plainNumber(number, places);
    if (unit == u"%")
        return text + u" %"_s;
    if (isCurrency(unit) && unit.size() == 1)
        text = text.startsWith(u'\u2212') ? u'\u2212' + unit + text.sliced(1) : unit + text;
    text += scaleWord(scale);
    return isCurrency(unit) ? (unit.size() > 1 ? text + u' ' + unit : text)
           : unit.isEmpty() ? text
                            : text + u' ' + unit;
}

QString headOf(const FoundCell &found)
{
    return found.cell->column >= 0 ? found.table->columns[found.cell->column].head : QString();
}

QString nameOf(const FoundCell &found)
{
    QString name = found.row->label;
    if (name.isEmpty())
        name = found.row->section;
    else if (!found.row->section.isEmpty() && !found.row->isWeak && found.row->section != name)
        name = found.row->section + u": "_s + name;
    const QString head = headOf(found);
    return head.isEmpty() ? name : name + u", "_s + head;
}

Operand operandOf(const FoundCell &found)
{
    Operand operand;
    operand.label = found.row->label;
    operand.section = found.row->section;
    operand.head = headOf(found);
    if (found.cell->column >= 0 && found.table->columns[found.cell->column].period.year > 0)
        operand.period = QString::number(found.table->columns[found.cell->column].period.year);
    operand.text = found.cell->text;
    operand.number = found.cell->number.value_or(0);
    operand.scale = found.scale;
    operand.unit = found.unit;
    operand.document = found.document->document.id;
    operand.page = found.table->page;
    operand.from = found.cell->from;
    operand.length = found.cell->length;
    operand.box = found.cell->box;
    return operand;
}

UsedRow usedRow(const FoundCell &found)
{
    UsedRow used;
    used.document = found.document->document.id;
    used.page = found.table->page;
    used.label = found.row->label;
    for (const TableCell &cell : found.row->cells) {
        used.heads.append(cell.column >= 0 ? found.table->columns[cell.column].head : QString());
        used.cells.append(cell.text);
    }
    return used;
}

Computed begun(Computed::Kind kind, const QString &what, const QList<FoundCell> &cells)
{
    Computed computed;
    computed.kind = kind;
    computed.what = what;
    std::set<const TableRow *> rows;
    for (const FoundCell &each : cells) {
        computed.operands.append(operandOf(each));
        if (rows.insert(each.row).second)
            computed.rows.append(usedRow(each));
    }
    computed.unit = cells.first().unit;
    return computed;
}

Computed cellAnswer(const FoundCell &found)
{
    Computed computed = begun(Computed::Cell, nameOf(found), {found});
    computed.value = found.value();
    computed.shown = found.cell->number
                         ? saidNumber(*found.cell->number, placesOf(*found.cell), found.scale, found.unit)
                         : found.cell->text;
    return computed;
}

bool isSameValue(const FoundCell &a, const FoundCell &b)
{
    const double larger = std::max(std::abs(a.value()), std::abs(b.value()));
    return std::abs(std::abs(a.value()) - std::abs(b.value())) <= 1e-6 * larger + 1e-12;
}

// The same number printed twice in a document, once where no scale is told.
bool isSameBesideScale(const FoundCell &a, const FoundCell &b)
{
    constexpr double least = 100; // a smaller number stands in many places
    return a.document == b.document && (a.scale == 1) != (b.scale == 1) && a.cell->number && b.cell->number &&
           std::abs(*a.cell->number) >= least && *a.cell->number == *b.cell->number;
}

// Of two cells with the same number: which tells its scale, or its unit.
bool saysMore(const FoundCell &one, const FoundCell &other)
{
    return isSameBesideScale(one, other) ? other.scale == 1 : other.unit.isEmpty() && !one.unit.isEmpty();
}

class Lookup
{
public:
    Lookup(const LookupQuestion &question, const QList<LookupDocument> &documents)
        : m_question(question),
          m_documents(documents),
          m_finder(documents, m_question, m_question.terms)
    {
    }

    Calculation run()
    {
        if (m_question.terms.isEmpty())
            return refused(u"it has no word that a table could hold"_s);
        if (namesOperator())
            return refused(u"a table has what it asks for under that name"_s);
        switch (m_question.form) {
        case LookupQuestion::Cell:
            return m_question.asksHowMany ? counted() : cell();
        case LookupQuestion::Several:
            return several();
        case LookupQuestion::Difference:
        case LookupQuestion::Growth:
            return difference();
        case LookupQuestion::Average:
        case LookupQuestion::Sum:
            return overPeriods();
        case LookupQuestion::Share:
            return share();
        case LookupQuestion::Highest:
        case LookupQuestion::Lowest:
            return extreme();
        case LookupQuestion::Less:
        case LookupQuestion::More:
            return whichPeriod();
        }
        return {};
    }

private:
    static Calculation refused(const QString &why) { return {{}, why, {}}; }

    // "Net change in staff": a column is called so, and no change is to be computed.
    bool namesOperator() const
    {
        const QSet<QString> operators(m_question.operators.begin(), m_question.operators.end());
        const auto names = [&](const QString &text) {
            bool has = false;
            forEachTerm(text, [&](QStringView term, int, int) { has = has || operators.contains(term.toString()); });
            return has && (m_finder.maskOf(text).asked & m_finder.things()) != 0;
        };
        for (const LookupDocument &document : m_documents) {
            for (const Table &table : document.tables) {
                const bool isNamed = names(table.caption) ||
                                     std::any_of(table.columns.begin(), table.columns.end(),
                                                 [&](const TableColumn &column) { return names(column.head); }) ||
                                     std::any_of(table.rows.begin(), table.rows.end(),
                                                 [&](const TableRow &row) { return names(row.label); });
                if (isNamed)
                    return true;
            }
        }
        return false;
    }

    static QList<FoundCell> withNumbers(QList<FoundCell> cells)
    {
        cells.removeIf([](const FoundCell &each) { return !each.cell->number || each.cell->isDash; });
        return cells;
    }

    // Whether a label says no more than is asked: one word too much may be, beside two that are asked for.
    static bool isSound(const FoundCell &found)
    {
        return (found.tooMuch == 0 || (found.tooMuch == 1 && found.inLabel >= 3)) && found.tooMuchInHead <= 1;
    }

    // A report in millions has tables that do not say so: "$500" of one of these is not what is meant.
    static bool tellsScale(const FoundCell &found)
    {
        if (!found.isScaleSure)
            return false;
        if (!isCurrency(found.unit) || found.scale != 1 || placesOf(*found.cell) > 0)
            return true;
        const QList<Table> &tables = found.document->tables;
        return std::count_if(tables.begin(), tables.end(), [](const Table &each) { return each.scale > 1; }) <
               leastScaled;
    }

    // Without those that are percentages where none is asked for and there are others. Whether such ones are left.
    bool onlyAskedUnits(QList<FoundCell> &found) const
    {
        const auto isShare = [](const FoundCell &each) { return each.unit == u"%"; };
        if (m_question.saysPercent || m_question.isGrowth)
            return false;
        if (std::all_of(found.begin(), found.end(), isShare))
            return !found.isEmpty();
        found.removeIf(isShare);
        return false;
    }

    struct Choice
    {
        std::optional<FoundCell> cell;
        QList<FoundCell> others; // that fit as well, each value once
        QString why;
    };

    // The best, where no other value fits nearly as well.
    Choice choose(const std::optional<FiscalPeriod> &period, const Table *table = nullptr) const
    {
        QList<FoundCell> found = withNumbers(m_finder.cells(period));
        if (table)
            found.removeIf([table](const FoundCell &each) { return each.table != table; });
        const bool areShares = onlyAskedUnits(found);
        if (found.isEmpty())
            return {{}, {}, u"no cell has all of its words"_s};
        Choice choice;
        for (const FoundCell &each : std::as_const(found)) {
            if (each.fit < found.first().fit - margin)
                break;
            const auto known = std::find_if(choice.others.begin(), choice.others.end(), [&](const FoundCell &other) {
                return isSameValue(other, each) || isSameBesideScale(other, each);
            });
            if (known == choice.others.end() && choice.others.size() < mostShown)
                choice.others.append(each);
            else if (known != choice.others.end() && saysMore(each, *known))
                *known = each;
        }
        if (choice.others.size() > 1 && !period)
            choice = latestOf(choice);
        if (choice.others.size() > 1)
            choice.why = u"several cells have its words"_s;
        else if (!isSound(choice.others.first()))
            choice.why = u"the label of the row says more than is asked"_s;
        else if (!choice.others.first().isColumnSure)
            choice.why = u"several columns have the same head"_s;
        else if (!tellsScale(choice.others.first()))
            choice.why = u"the table does not say whether its numbers are thousands or millions"_s;
        else if (areShares)
            choice.why = u"the cell is a percentage, and none is asked for"_s;
        else
            choice.cell = choice.others.first();
        return choice;
    }

    // Of one row of one document the latest year, where no time was asked for.
    static Choice latestOf(const Choice &choice)
    {
        FoundCell latest = choice.others.first();
        const auto yearOf = [](const FoundCell &each) {
            return each.cell->column >= 0 ? each.table->columns[each.cell->column].period.year : 0;
        };
        for (const FoundCell &each : choice.others) {
            if (each.row != latest.row || yearOf(each) == 0)
                return choice;
            if (yearOf(each) > yearOf(latest))
                latest = each;
        }
        const bool isOne = std::count_if(choice.others.begin(), choice.others.end(),
                                         [&](const FoundCell &each) { return yearOf(each) == yearOf(latest); }) == 1;
        return isOne ? Choice{{}, {latest}, {}} : choice;
    }

    static Calculation candidates(const Choice &choice)
    {
        Calculation calculation{{}, choice.why, {}};
        for (const FoundCell &each : choice.others)
            calculation.candidates.append(cellAnswer(each));
        return calculation;
    }

    Calculation cell() const
    {
        const std::optional<FiscalPeriod> period =
            m_question.periods.isEmpty() ? std::nullopt : std::optional(m_question.periods.first());
        const Choice choice = choose(period);
        if (choice.cell)
            return {cellAnswer(*choice.cell), {}, {}};
        return choice.others.isEmpty() ? words(period) : candidates(choice);
    }

    // A number that is printed, or that of rows; where both are found, either might be meant.
    Calculation counted() const
    {
        const Calculation printed = m_question.bound == LookupQuestion::None ? cell() : Calculation();
        Calculation rows = countRows(m_question, m_documents);
        if (!rows.answer)
            return printed.answer || !printed.candidates.isEmpty() ? printed : rows;
        if (!printed.answer && printed.candidates.isEmpty())
            return rows;
        rows.candidates = {*std::exchange(rows.answer, {})};
        rows.candidates += printed.answer ? QList<Computed>{*printed.answer} : printed.candidates;
        rows.reason = u"it may ask for the rows of a table or for a number in it"_s;
        return rows;
    }

    // Where no number fits, a cell of words may: it is quoted, there is nothing to compute.
    Calculation words(const std::optional<FiscalPeriod> &period) const
    {
        Choice choice{{}, {}, u"no cell has all of its words"_s};
        for (const FoundCell &each : m_finder.cells(period)) {
            if (!choice.others.isEmpty() && each.fit < choice.others.first().fit - margin)
                break;
            if (!each.cell->number && isSound(each) && choice.others.size() < mostShown)
                choice.others.append(each);
        }
        if (!choice.others.isEmpty())
            choice.why = u"the cell holds words"_s;
        return candidates(choice);
    }

    // "in 2019 and 2018": each is a cell of its own.
    Calculation several() const
    {
        Calculation calculation{{}, u"it asks for several numbers"_s, {}};
        for (const FiscalPeriod &period : m_question.periods) {
            const Choice choice = choose(period);
            if (!choice.cell)
                return candidates(choice);
            calculation.candidates.append(cellAnswer(*choice.cell));
        }
        return calculation;
    }

    // One cell for each period, all of one row or of rows of the same name.
    Result<QList<FoundCell>> eachPeriod(const QList<FiscalPeriod> &periods) const
    {
        QList<FoundCell> cells;
        for (const FiscalPeriod &period : periods) {
            Choice choice = choose(period, cells.isEmpty() ? nullptr : cells.first().table);
            if (!choice.cell && !cells.isEmpty())
                choice = choose(period);
            if (!choice.cell)
                return Error{Error::NotFound, choice.why, {}};
            if (!cells.isEmpty() &&
                (choice.cell->unit != cells.first().unit || choice.cell->scale != cells.first().scale))
                return Error{Error::NotFound, u"the cells have other units"_s, {}};
            cells.append(*choice.cell);
        }
        return cells;
    }

    Calculation difference() const
    {
        QList<FiscalPeriod> periods = m_question.periods;
        if (periods.size() == 1)
            periods.prepend(periods.first().previous());
        if (periods.size() != 2)
            return refused(u"it names no two periods"_s);
        const Result<QList<FoundCell>> cells = eachPeriod(periods);
        if (!cells)
            return refused(cells.error().message);
        const FoundCell &before = cells->first();
        const FoundCell &after = cells->last();
        const int places = std::max(placesOf(*before.cell), placesOf(*after.cell));
        Computed computed = begun(m_question.wantsPercent ? Computed::Change : Computed::Difference,
                                  u"Change of "_s + nameOf(after), {after, before});
        const double first = *before.cell->number;
        const double last = *after.cell->number;
        const QString numbers = term(last, places) + u" − "_s + term(first, places);
        if (!m_question.wantsPercent) {
            computed.value = (last - first) * after.scale;
            computed.shown = saidNumber(last - first, places, after.scale, after.unit);
            if (after.unit == u"%") {
                computed.unit = u"percentage points"_s;
                computed.shown = plainNumber(last - first, places) + u" percentage points"_s;
            }
            computed.formula = u"%1 − %2"_s.arg(headOf(after), headOf(before));
            computed.calculation = plainNumber(last - first, places) + u" = "_s + numbers;
            return {computed, {}, {}};
        }
        if (first == 0 || after.unit == u"%")
            return refused(u"the earlier value is none to compare with"_s);
        computed.value = (last - first) / std::abs(first);
        computed.unit = u"%"_s;
        computed.shown = plainNumber(100 * computed.value, 1) + u" %"_s;
        computed.formula = u"(%1 − %2) ÷ %2"_s.arg(headOf(after), headOf(before));
        computed.calculation = u"%1 = (%2) ÷ %3"_s.arg(computed.shown, numbers, plainNumber(std::abs(first), places));
        return {computed, {}, {}};
    }

    static QString term(double number, int places)
    {
        const QString text = plainNumber(number, places);
        return number < 0 ? u'(' + text + u')' : text;
    }

    Calculation overPeriods() const
    {
        const Result<QList<FoundCell>> cells = eachPeriod(m_question.periods);
        if (!cells)
            return refused(cells.error().message);
        const bool isAverage = m_question.form == LookupQuestion::Average;
        if (!isAverage && cells->first().unit == u"%")
            return refused(u"percentages do not add up"_s);
        QStringList numbers;
        QStringList heads;
        double sum = 0;
        int places = 0;
        for (const FoundCell &each : *cells)
            places = std::max(places, placesOf(*each.cell));
        for (const FoundCell &each : *cells) {
            sum += *each.cell->number;
            numbers.append(term(*each.cell->number, places));
            heads.append(headOf(each));
        }
        Computed computed = begun(isAverage ? Computed::Average : Computed::Sum,
                                  (isAverage ? u"Average of "_s : u"Sum of "_s) + cells->first().row->label, *cells);
        const double number = isAverage ? sum / double(cells->size()) : sum;
        const int shownPlaces = isAverage ? std::min(places + 1, mostPlaces) : places;
        computed.value = number * cells->first().scale;
        computed.shown = saidNumber(number, shownPlaces, cells->first().scale, cells->first().unit);
        computed.formula = heads.join(u" + "_s);
        computed.calculation = plainNumber(number, shownPlaces) + u" = "_s +
                               (isAverage ? u"(%1) ÷ %2"_s.arg(numbers.join(u" + "_s), QString::number(cells->size()))
                                          : numbers.join(u" + "_s));
        if (isAverage)
            computed.formula = u"(%1) ÷ %2"_s.arg(computed.formula, QString::number(cells->size()));
        return {computed, {}, {}};
    }

    // A column may say the share itself: "% of total sales".
    Calculation printedShare(const std::optional<FiscalPeriod> &period) const
    {
        const CellFinder finder(m_documents, m_question, m_question.terms + m_question.whole);
        QList<FoundCell> cells = withNumbers(finder.cells(period));
        cells.removeIf([](const FoundCell &each) { return each.unit != u"%" || !isSound(each); });
        for (const FoundCell &each : std::as_const(cells)) {
            if (each.fit > cells.first().fit - margin && !isSameValue(each, cells.first()))
                return refused(u"several cells have its words"_s);
        }
        return cells.isEmpty() ? refused(u"no column has both the part and the whole"_s)
                               : Calculation{cellAnswer(cells.first()), {}, {}};
    }

    // The part and the whole in one column of one table.
    Calculation share() const
    {
        const std::optional<FiscalPeriod> period =
            m_question.periods.isEmpty() ? std::nullopt : std::optional(m_question.periods.first());
        const QStringList wholeTerms = m_question.whole.isEmpty() ? m_question.terms : m_question.whole;
        const CellFinder wholes(m_documents, m_question, wholeTerms);
        QList<std::pair<FoundCell, FoundCell>> pairs;
        for (const FoundCell &part : withNumbers(m_finder.cells(period))) {
            for (const FoundCell &whole : withNumbers(wholes.cells(period))) {
                if (whole.table == part.table && whole.cell->column == part.cell->column && whole.row != part.row &&
                    isSound(part) && isSound(whole) && isTotal(*whole.row) && whole.value() >= part.value() &&
                    part.value() > 0 && part.unit != u"%")
                    pairs.append({part, whole});
            }
        }
        if (pairs.isEmpty())
            return printedShare(period);
        std::stable_sort(pairs.begin(), pairs.end(), [](const auto &a, const auto &b) {
            return a.first.fit + a.second.fit > b.first.fit + b.second.fit;
        });
        const auto &[part, whole] = pairs.first();
        const double best = part.fit + whole.fit;
        for (const auto &[otherPart, otherWhole] : std::as_const(pairs)) {
            const double ratio = otherPart.value() / otherWhole.value();
            if (otherPart.fit + otherWhole.fit > best - margin && std::abs(ratio - part.value() / whole.value()) > 1e-6)
                return refused(u"several pairs of cells have its words"_s);
        }
        Computed computed =
            begun(Computed::Formula, u"%1, share of %2"_s.arg(nameOf(part), whole.row->label), {part, whole});
        computed.value = part.value() / whole.value();
        computed.unit = u"%"_s;
        computed.shown = plainNumber(100 * computed.value, 1) + u" %"_s;
        computed.formula = u"%1 ÷ %2"_s.arg(part.row->label, whole.row->label);
        const int places = std::max(placesOf(*part.cell), placesOf(*whole.cell));
        computed.calculation =
            u"%1 = %2 ÷ %3"_s.arg(computed.shown, term(*part.cell->number, places), term(*whole.cell->number, places));
        return {computed, {}, {}};
    }

    // "In which year was X less than N?": the one period of the best row of which it is true.
    Calculation whichPeriod() const
    {
        const QList<FoundCell> found = withNumbers(m_finder.cells({}));
        if (found.isEmpty() || !isSound(found.first()))
            return refused(u"no row has all of its words"_s);
        QList<FoundCell> fitting;
        for (const FoundCell &each : found) {
            if (each.fit < found.first().fit - margin)
                break;
            if (each.row != found.first().row)
                return refused(u"several rows have its words"_s);
            if (each.cell->column < 0 || each.table->columns[each.cell->column].period.year == 0)
                continue;
            // "less than 6,000 thousands" or "less than 6,000" of a table in thousands
            const bool isPrinted =
                m_question.threshold < 1e5 && std::abs(m_question.threshold) < std::abs(each.value()) / 100;
            const double value = isPrinted ? *each.cell->number : each.value();
            if (m_question.form == LookupQuestion::Less ? value < m_question.threshold : value > m_question.threshold)
                fitting.append(each);
        }
        if (fitting.size() != 1)
            return refused(u"it is not true of just one period"_s);
        Computed computed = cellAnswer(fitting.first());
        computed.shown = u"%1 (%2)"_s.arg(headOf(fitting.first()), computed.shown);
        return {computed, {}, {}};
    }

    struct Line // cells of one column or one row, to be compared
    {
        QList<FoundCell> cells;
        double fit = 0;
        bool isColumn = false;
        bool addsUp = false; // to a sum that is printed: its cells are parts of something
        QString name = {};   // of what is compared; empty: the column's head or the row's label
    };

    Calculation extreme() const
    {
        QList<Line> lines;
        for (const LookupDocument &document : m_documents) {
            const quint32 names = m_finder.maskOf(CellFinder::namesOf(document)).asked;
            for (const Table &table : document.tables)
                collectLines(document, table, names, lines);
        }
        if (lines.isEmpty())
            return m_question.isGrowth && !m_question.wantsPeriod ? grownMost()
                                                                  : refused(u"no column or row can be compared"_s);
        std::stable_sort(lines.begin(), lines.end(), [](const Line &a, const Line &b) { return a.fit > b.fit; });
        std::optional<FoundCell> best;
        for (const Line &line : std::as_const(lines)) {
            if (line.fit < lines.first().fit - margin)
                break;
            const FoundCell one = bestOf(line);
            const bool isSame =
                best && one.row->label == best->row->label && (headOf(one) == headOf(*best) || isSameValue(one, *best));
            if (best && !isSame)
                return refused(u"several columns have its words"_s);
            best = best ? best : one;
        }
        return answerOf(lines.first());
    }

    bool isBetter(const FoundCell &a, const FoundCell &b) const
    {
        return m_question.form == LookupQuestion::Highest ? a.value() > b.value() : a.value() < b.value();
    }

    FoundCell bestOf(const Line &line) const
    {
        return *std::min_element(line.cells.begin(), line.cells.end(),
                                 [this](const FoundCell &a, const FoundCell &b) { return isBetter(a, b); });
    }

    Calculation answerOf(const Line &line) const
    {
        const FoundCell best = bestOf(line);
        const auto equals = std::count_if(line.cells.begin(), line.cells.end(),
                                          [&](const FoundCell &each) { return each.value() == best.value(); });
        if (equals > 1)
            return refused(u"several are alike"_s);
        if (line.isColumn && isRemainder(best.row->label))
            return refused(u"it is what the other rows leave"_s);
        if (!tellsScale(best))
            return refused(u"the table does not say whether its numbers are thousands or millions"_s);
        QList<FoundCell> cells{best};
        for (const FoundCell &each : line.cells) {
            if (each.cell != best.cell)
                cells.append(each);
        }
        const QString said = saidNumber(*best.cell->number, placesOf(*best.cell), best.scale, best.unit);
        const QString which = line.isColumn ? best.row->label : headOf(best);
        QString of = !line.name.isEmpty() ? line.name : line.isColumn ? headOf(best) : best.row->label;
        if (m_question.wantsPeriod && !line.isColumn) { // it may have been more before
            const auto yearOf = [](const FoundCell &each) {
                return each.table->columns[each.cell->column].period.year;
            };
            const auto [from, to] =
                std::minmax_element(line.cells.begin(), line.cells.end(),
                                    [&](const FoundCell &a, const FoundCell &b) { return yearOf(a) < yearOf(b); });
            of += u", %1 to %2"_s.arg(headOf(*from), headOf(*to));
        }
        const bool isHighest = m_question.form == LookupQuestion::Highest;
        Computed computed =
            begun(Computed::Extreme,
                  (isHighest ? u"Largest"_s : u"Smallest"_s) + (of.isEmpty() ? QString() : u" of "_s + of), cells);
        computed.value = best.value();
        computed.shown = u"%1 (%2)"_s.arg(which, said);
        computed.formula = isHighest ? u"the largest of %1"_s.arg(of) : u"the smallest of %1"_s.arg(of);
        return {computed, {}, {}};
    }

    // Where no column says the change: from one period to the next, of the rows that belong together in both.
    struct Grown
    {
        FoundCell late;
        FoundCell early;

        double growth() const { return (late.value() - early.value()) / early.value(); }
        double increase() const { return late.value() - early.value(); }
    };
    struct GrownParts
    {
        QList<Grown> parts; // the one that is asked for first
        QString of;
        double fit = 0;
    };

    Calculation grownMost() const
    {
        QList<GrownParts> all;
        for (const LookupDocument &document : m_documents) {
            const quint32 names = m_finder.maskOf(CellFinder::namesOf(document)).asked;
            for (const Table &table : document.tables)
                collectGrown(document, table, names, all);
        }
        if (all.isEmpty())
            return refused(u"no parts can be compared in two periods"_s);
        std::stable_sort(all.begin(), all.end(),
                         [](const GrownParts &a, const GrownParts &b) { return a.fit > b.fit; });
        for (const GrownParts &each : std::as_const(all)) {
            const Grown &one = each.parts.first();
            const Grown &best = all.first().parts.first();
            const bool isSame = one.late.row->label == best.late.row->label &&
                                std::abs(one.growth() - best.growth()) <= nearlyAll * std::abs(best.growth());
            if (each.fit >= all.first().fit - margin && !isSame)
                return refused(u"several columns have its words"_s);
        }
        return answerOf(all.first());
    }

    void collectGrown(const LookupDocument &document, const Table &table, quint32 names, QList<GrownParts> &all) const
    {
        const std::optional<FiscalPeriod> late =
            m_question.periods.isEmpty() ? lastOf(document, table) : std::optional(m_question.periods.last());
        if (!late || m_question.periods.size() > 2)
            return;
        const FiscalPeriod early = m_question.periods.size() == 2 ? m_question.periods.first() : late->previous();
        const QList<Line> after = linesOf(document, table, names, *late);
        const QList<Line> before = linesOf(document, table, names, early);
        for (const Line &line : after) {
            QList<GrownParts> fitting;
            for (const Line &other : before) {
                if (const QList<Grown> parts = grownFrom(other, line); !parts.isEmpty())
                    fitting.append(
                        {parts, line.name.isEmpty() ? QString() : parts.first().late.row->section, line.fit});
            }
            if (fitting.size() == 1) // else the columns of a period differ by something else
                all.append(fitting.first());
        }
    }

    static std::optional<FiscalPeriod> lastOf(const LookupDocument &document, const Table &table)
    {
        std::optional<FiscalPeriod> last;
        for (const TableColumn &column : table.columns) {
            const auto told =
                column.period.change ? std::nullopt : fiscalPeriodOf(column.period, document.calendar, false);
            if (told && (!last || isEarlier(*last, *told)))
                last = told;
        }
        return last;
    }

    QList<Line> linesOf(const LookupDocument &document, const Table &table, quint32 names,
                        const FiscalPeriod &period) const
    {
        LookupQuestion levels = m_question;
        levels.isGrowth = false;
        levels.periods = {period};
        QList<Line> lines;
        Lookup(levels, m_documents).collectLines(document, table, names, lines);
        lines.removeIf([](const Line &line) { return !line.addsUp || line.cells.first().unit == u"%"; });
        return lines;
    }

    // Nothing: they are not the same rows, or one of them was not above nothing.
    QList<Grown> grownFrom(const Line &before, const Line &after) const
    {
        if (before.cells.size() != after.cells.size())
            return {};
        QList<Grown> parts;
        for (qsizetype i = 0; i < after.cells.size(); ++i) {
            if (before.cells[i].row != after.cells[i].row || before.cells[i].value() <= 0)
                return {};
            parts.append({after.cells[i], before.cells[i]});
        }
        const bool isHighest = m_question.form == LookupQuestion::Highest;
        std::stable_sort(parts.begin(), parts.end(), [isHighest](const Grown &a, const Grown &b) {
            return isHighest ? a.growth() > b.growth() : a.growth() < b.growth();
        });
        return parts;
    }

    static std::pair<QString, QString> timesOf(const Grown &grown)
    {
        const Operand late = operandOf(grown.late);
        const Operand early = operandOf(grown.early);
        const bool areYears = !late.period.isEmpty() && late.period != early.period;
        return areYears ? std::pair(early.period, late.period) : std::pair(early.head, late.head);
    }

    Calculation answerOf(const GrownParts &all) const
    {
        const QList<Grown> &parts = all.parts;
        const Grown &best = parts.first();
        if (parts[1].growth() == best.growth())
            return refused(u"several are alike"_s);
        if (isRemainder(best.late.row->label))
            return refused(u"it is what the other rows leave"_s);
        QList<FoundCell> cells;
        for (const Grown &each : parts)
            cells << each.late << each.early;
        const bool isHighest = m_question.form == LookupQuestion::Highest;
        const auto [from, to] = timesOf(best);
        const QString times = u"%1 to %2"_s.arg(from, to);
        Computed computed = begun(Computed::ExtremeGrowth,
                                  (isHighest ? u"Largest growth of "_s : u"Smallest growth of "_s) +
                                      (all.of.isEmpty() ? times : u"%1, %2"_s.arg(all.of, times)),
                                  cells);
        const int places = std::max(placesOf(*best.late.cell), placesOf(*best.early.cell));
        const QString said = plainNumber(100 * best.growth(), 1) + u" %"_s;
        computed.value = best.growth();
        computed.unit = u"%"_s;
        computed.shown = u"%1 (%2)"_s.arg(best.late.row->label, said);
        computed.formula = u"the %1 of (%2 − %3) ÷ %3"_s.arg(isHighest ? u"largest"_s : u"smallest"_s, to, from);
        computed.calculation = u"%1 = (%2 − %3) ÷ %3"_s.arg(said, term(*best.late.cell->number, places),
                                                            term(*best.early.cell->number, places));
        const auto byAmount = std::max_element(parts.begin(), parts.end(), [isHighest](const Grown &a, const Grown &b) {
            return isHighest ? a.increase() < b.increase() : a.increase() > b.increase();
        });
        if (isHighest && best.growth() <= 0)
            computed.note = u"None of them grew."_s;
        else if (byAmount != parts.begin())
            computed.note = u"By amount it is %1."_s.arg(byAmount->late.row->label);
        return {computed, {}, {}};
    }

    void collectLines(const LookupDocument &document, const Table &table, quint32 names, QList<Line> &lines) const
    {
        const quint32 told = toldBy(table);
        const quint32 around = told | names;
        const quint32 things = m_finder.writesNames() ? m_finder.things() & ~(told | saidByRows(table)) : 0;
        for (int column = 0; column < table.columns.size(); ++column) {
            const TermMask head = m_finder.maskOf(table.columns[column].head);
            const bool saysWhat =
                head.asked != 0 || std::popcount(around & ~names) > 1; // more than "the largest segment"
            if (saysWhat && (things & ~head.asked) == 0 && m_finder.hasAll(around | head.asked))
                takeColumn(document, table, column, head, lines);
            takeSections(document, table, column, told, names, lines);
        }
        for (const TableRow &row : table.rows) {
            const TermMask label = m_finder.maskOf(row.label);
            if (label.asked != 0 && label.others == 0 && m_finder.hasAll(around | label.asked))
                takeRow(document, table, row, label, lines);
        }
    }

    // The words of its sections and labels.
    quint32 saidByRows(const Table &table) const
    {
        quint32 said = 0;
        for (const TableRow &row : table.rows)
            said |= m_finder.maskOf(row.section).asked | m_finder.maskOf(row.label).asked;
        return said;
    }

    quint32 toldBy(const Table &table) const
    {
        const quint32 captioned = isGrid(table) ? 0 : m_finder.maskOf(table.caption).asked;
        return captioned | m_finder.maskOf(table.labelHead).asked;
    }

    // Whose columns are several things at one time: of which of both, rows or columns, the caption speaks is not known
    // ("revenues by segment and product line").
    static bool isGrid(const Table &table)
    {
        return std::any_of(table.columns.begin(), table.columns.end(), [&](const TableColumn &column) {
            return std::count_if(table.columns.begin(), table.columns.end(), [&](const TableColumn &other) {
                       return other.period == column.period && other.unit != u"%" && !other.head.isEmpty();
                   }) >= leastOfMost;
        });
    }

    bool isWanted(const Table &table, int column) const
    {
        const bool isShare = table.columns[column].unit == u"%" && !m_question.saysPercent && !m_question.isGrowth;
        return !isShare && table.columns[column].period.change == m_question.isGrowth;
    }

    // The rows of a column that belong together: all of one section, sums left out. Where there is a sum, they add up
    // to it, or they are not its parts.
    void takeColumn(const LookupDocument &document, const Table &table, int column, const TermMask &head,
                    QList<Line> &lines) const
    {
        if (!isWanted(table, column) || head.others > 1)
            return;
        Line line;
        line.isColumn = true;
        double sum = 0;
        std::optional<double> total;
        QString section;
        const QList<RowRole> roles = rolesOf(table);
        for (qsizetype i = 0; i < roles.size(); ++i) {
            const TableRow &row = table.rows[i];
            const auto cell = std::find_if(row.cells.begin(), row.cells.end(),
                                           [column](const TableCell &each) { return each.column == column; });
            if (cell == row.cells.end() || !cell->number)
                continue;
            const FoundCell found = foundCell(document, table, row, *cell);
            if (!m_question.wantsPeriod && periodIn(row.label).year > 0)
                return; // balances at several times are no parts of anything
            if (!m_question.periods.isEmpty() && !m_question.isGrowth &&
                !isOfPeriod(document, table, row, column, m_question.periods.first()))
                return;
            if (roles[i] == RowRole::Sum) {
                // "Total net interest income", of a table whose caption speaks of revenue as well: of something else.
                if (head.asked == 0 && othersIn(row.label) > 0)
                    return;
                total = found.value();
                continue;
            }
            if (total) // what comes behind the sum is something else
                break;
            if (!line.cells.isEmpty() && (row.section != section || found.unit != line.cells.first().unit))
                return;
            // "Revenue" over the rows, where the caption alone has what is asked for: they are of something else.
            if (head.asked == 0 && othersIn(row.section) > 0)
                return;
            section = row.section;
            sum += found.value();
            line.cells.append(found);
        }
        const bool addsUp = !total || std::abs(sum - *total) <= nearlyAll * std::abs(*total);
        if (line.cells.size() < leastOfMost || (!addsUp && !m_question.isGrowth && line.cells.first().unit != u"%"))
            return;
        line.addsUp = total && addsUp;
        line.fit = std::popcount(head.asked) - 0.3 * head.others +
                   (m_finder.isNamedAsPrinted(table.columns[column].head) ? 0.3 : 0);
        lines.append(line);
    }

    // "Which segment had the most revenue?", where "Revenues" stands over the rows of segments: those of a section in a
    // column of one time, where the row behind them is their sum.
    void takeSections(const LookupDocument &document, const Table &table, int column, quint32 told, quint32 names,
                      QList<Line> &lines) const
    {
        const TermMask head = m_finder.maskOf(table.columns[column].head);
        if (!isWanted(table, column) || m_question.isGrowth || m_question.wantsPeriod || head.others > 0 ||
            m_question.periods.size() > 1 || !isOfTime(document, table, column))
            return;
        for (qsizetype from = 0; from < table.rows.size();) {
            const QString &section = table.rows[from].section;
            qsizetype to = from + 1;
            while (to < table.rows.size() && table.rows[to].section == section)
                ++to;
            const TermMask said = m_finder.maskOf(section);
            const quint32 covered = told | names | said.asked;
            // A column with a word of the question beside the section's is of a part of what is asked.
            const bool isWhole = head.asked == 0 || (head.asked & covered) == 0;
            // "Which resort had the most revenue?": that the company is called so does not make the rows resorts.
            const bool areThings = (m_finder.things() & ~(told | said.asked | head.asked)) == 0;
            if (said.asked != 0 && isWhole && areThings && m_finder.hasAll(covered | head.asked) &&
                othersIn(section) == 0)
                takeSection(document, table, column, {from, to}, lines);
            from = to;
        }
    }

    // The one that is asked for, else the last of the table.
    bool isOfTime(const LookupDocument &document, const Table &table, int column) const
    {
        if (!m_question.periods.isEmpty())
            return !table.rows.isEmpty() &&
                   isOfPeriod(document, table, table.rows.first(), column, m_question.periods.first());
        const int year = table.columns[column].period.year;
        return year > 0 && std::all_of(table.columns.begin(), table.columns.end(),
                                       [&](const TableColumn &other) { return other.period.year <= year; });
    }

    // Words of a section that say neither what is asked nor what its rows are: "by geographic region".
    int othersIn(const QString &section) const
    {
        static const QSet<QString> &groupings = lexicon().terms("lookup-groupings");
        int known = 0;
        forEachTerm(section, [&](QStringView term, int, int) {
            const QString word = term.toString();
            known += groupings.contains(word) && !m_question.terms.contains(word) && !isStopTerm(word);
        });
        return std::max(0, m_finder.maskOf(section).others - known);
    }

    void takeSection(const LookupDocument &document, const Table &table, int column,
                     std::pair<qsizetype, qsizetype> rows, QList<Line> &lines) const
    {
        Line line;
        line.isColumn = true;
        double sum = 0;
        bool isWhole = false;
        const QString &section = table.rows[rows.first].section;
        const quint32 measure = m_finder.maskOf(section).asked;
        for (qsizetype i = rows.first; i < table.rows.size() && i <= rows.second && !isWhole; ++i) {
            const TableRow &row = table.rows[i];
            const auto cell = std::find_if(row.cells.begin(), row.cells.end(),
                                           [column](const TableCell &each) { return each.column == column; });
            if (cell == row.cells.end() || !cell->number)
                continue;
            const FoundCell found = foundCell(document, table, row, *cell);
            const bool saysSum = isTotal(row) || (m_finder.maskOf(row.label).asked & measure) != 0;
            isWhole = saysSum && line.cells.size() >= leastOfMost &&
                      std::abs(sum - found.value()) <= nearlyAll * std::abs(found.value());
            if (isWhole)
                break;
            if (i == rows.second || saysSum || (!line.cells.isEmpty() && found.unit != line.cells.first().unit))
                return;
            sum += found.value();
            line.cells.append(found);
        }
        if (!isWhole)
            return;
        const QString &head = table.columns[column].head;
        line.addsUp = true;
        line.name = head.isEmpty() ? section : u"%1, %2"_s.arg(section, head);
        line.fit = 1 + std::popcount(measure);
        lines.append(line);
    }

    // The columns of a row: years, or what else stands in the heads; sums left out.
    void takeRow(const LookupDocument &document, const Table &table, const TableRow &row, const TermMask &label,
                 QList<Line> &lines) const
    {
        Line line;
        QList<Period> periods;
        for (const TableCell &cell : row.cells) {
            if (cell.column < 0 || !cell.number || !isWanted(table, cell.column))
                continue;
            const TableColumn &column = table.columns[cell.column];
            const bool isPeriod = column.period.year > 0;
            const bool isQuarter = column.period.quarter > 0 || column.period.months == 3;
            if (isPeriod != m_question.wantsPeriod || column.head.isEmpty() || (m_question.wantsQuarter && !isQuarter))
                continue;
            if (isPeriod && periods.contains(column.period)) // they differ by something else
                return;
            periods.append(column.period);
            TableRow asRow;
            asRow.label = column.head;
            if (isTotal(asRow))
                continue;
            if (!m_question.periods.isEmpty() &&
                !isOfPeriod(document, table, row, cell.column, m_question.periods.first()))
                continue;
            const FoundCell found = foundCell(document, table, row, cell);
            if (!line.cells.isEmpty() && found.unit != line.cells.first().unit)
                return;
            line.cells.append(found);
        }
        if (line.cells.size() < (m_question.wantsPeriod ? 2 : leastOfMost))
            return;
        line.fit = std::popcount(label.asked);
        lines.append(line);
    }

    const LookupQuestion m_question;
    const QList<LookupDocument> &m_documents;
    const CellFinder m_finder;
};

// The few documents that a question may be about.
QList<Document> documentsFor(const QString &question, const QList<DocumentId> &chosen, const TableSource &source,
                             const Measures &measures, const std::stop_token &stop)
{
    QList<Document> documents = source.documents();
    if (!chosen.isEmpty())
        documents.removeIf([&chosen](const Document &each) { return !chosen.contains(each.id); });
    if (documents.size() <= mostDocuments)
        return documents;
    QList<Document> named;
    for (const CandidateDocument &each : candidatesFor(question, namesIn(question, lexicon().words("figure-neutral")),
                                                       documents, false, source, measures, stop))
        named.append(each.document);
    if (!named.isEmpty())
        return named.mid(0, mostDocuments);
    for (const DocumentId id : source.likely(question, stop)) {
        const auto found =
            std::find_if(documents.begin(), documents.end(), [id](const Document &each) { return each.id == id; });
        if (found != documents.end() && named.size() < mostDocuments)
            named.append(*found);
    }
    return named;
}

// Reports that a company made for one year after the other: what is asked without a time is asked of the last.
class Reports
{
public:
    void add(const DocumentNames &names, const DocumentFacts &facts)
    {
        m_names.append(names.registrant.isEmpty() ? names.file : names.registrant);
        m_years.append(facts.form == DocumentFacts::Annual ? facts.fiscalYear : 0);
    }

    bool areOfOne() const
    {
        const QSet<int> years(m_years.begin(), m_years.end());
        return m_years.size() > 1 && !years.contains(0) && years.size() == m_years.size() &&
               std::all_of(m_names.begin(), m_names.end(),
                           [this](const QStringList &name) { return name == m_names.first(); });
    }

    QList<int> lastFirst() const
    {
        QList<int> order(m_years.size());
        std::iota(order.begin(), order.end(), 0);
        std::sort(order.begin(), order.end(), [this](int a, int b) { return m_years[a] > m_years[b]; });
        return order;
    }

private:
    QList<QStringList> m_names;
    QList<int> m_years;
};

// "What about net income?", among reports of several companies: each of them has one, and none is named. What else is
// asked ("restricted cash", "loans backed by real estate") may tell them apart.
bool isOfNobody(const QString &question, const QList<LookupDocument> &read, const Reports &reports,
                const TableSource &source, const Measures &measures, const std::stop_token &stop)
{
    const QList<MeasureMention> mentions = measures.mentionsIn(question);
    if (read.size() < 2 || reports.areOfOne() || mentions.isEmpty() ||
        !lookupQuestion(withoutMentions(question, mentions)).terms.isEmpty())
        return false;
    QList<Document> documents;
    for (const LookupDocument &each : read)
        documents.append(each.document);
    const QStringList names = namesIn(question, lexicon().words("figure-neutral"));
    return candidatesFor(question, names, documents, false, source, measures, stop).isEmpty();
}

// Whether the text of the document counts otherwise.
bool isDisputed(const Computed &count, const LookupQuestion &asked, const TableSource &source)
{
    const DocumentId id = count.operands.first().document;
    for (const Document &document : source.documents()) {
        for (int page = 1; document.id == id && page <= document.pages; ++page) {
            if (saysOtherCount(source.pageText(id, page), asked.counted, count.operands.size()))
                return true;
        }
    }
    return false;
}

// "Why did sales fall?" is answered by sentences, whatever the tables hold.
bool asksForSentences(const LookupQuestion &read)
{
    const AnswerKind kind = read.kind;
    const bool asksHow = kind == AnswerKind::Manner && read.form == LookupQuestion::Cell;
    const bool asksWhat = kind == AnswerKind::Definition && read.terms.size() < 2; // "What is a deductible?"
    return kind == AnswerKind::Reason || asksWhat || kind == AnswerKind::YesNo || asksHow;
}

} // namespace

Calculation lookUp(const QString &question, const QList<LookupDocument> &documents)
{
    const LookupQuestion asked = lookupQuestion(question);
    if (asksForSentences(asked))
        return {{}, u"it asks for words"_s, {}};
    return Lookup(asked, documents).run();
}

Result<Calculation> lookUp(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                           const Measures &measures, std::stop_token stop)
{
    const LookupQuestion asked = lookupQuestion(question);
    if (asksForSentences(asked))
        return Calculation{{}, u"it asks for words"_s, {}};
    QList<LookupDocument> read;
    Reports reports;
    for (const Document &document : documentsFor(question, documents, source, measures, stop)) {
        if (stop.stop_requested())
            return Error::cancelled();
        Result<QList<Table>> tables = source.tables(document.id);
        if (!tables && tables.error().code != Error::Unavailable)
            return tables.error();
        if (!tables || tables->isEmpty())
            continue;
        const DocumentNames names = namesByCover(document, source, measures);
        const DocumentFacts facts = factsOf(document, source, measures);
        read.append({document, names.registrant, facts.calendar, *std::move(tables)});
        reports.add(names, facts);
    }
    Calculation calculation;
    const bool isOfLast = asked.periods.isEmpty() && reports.areOfOne();
    for (const int index : isOfLast ? reports.lastFirst() : QList<int>()) {
        calculation = Lookup(asked, {read[index]}).run();
        if (calculation.answer || !calculation.candidates.isEmpty())
            break;
    }
    if (!calculation.answer && calculation.candidates.isEmpty())
        calculation = Lookup(asked, read).run();
    if (calculation.answer && calculation.answer->kind == Computed::Count &&
        isDisputed(*calculation.answer, asked, source)) {
        calculation.answer.reset();
        calculation.reason = u"a sentence has another number of them than the table has rows"_s;
    }
    if (calculation.answer && isOfNobody(question, read, reports, source, measures, stop)) {
        calculation.candidates = {*std::exchange(calculation.answer, {})};
        calculation.reason = u"it names no company, and there are documents of several"_s;
    }
    const auto label = [&](Computed &computed) {
        for (Operand &operand : computed.operands)
            operand.pageLabel = source.pageLabel(operand.document, operand.page);
    };
    if (calculation.answer)
        label(*calculation.answer);
    std::for_each(calculation.candidates.begin(), calculation.candidates.end(), label);
    return calculation;
}

bool asksForCell(const QString &question)
{
    const LookupQuestion read = lookupQuestion(question);
    if (read.terms.isEmpty() || asksForSentences(read))
        return false;
    return read.kind == AnswerKind::Number || (read.form != LookupQuestion::Cell && read.kind != AnswerKind::Name) ||
           !read.periods.isEmpty() || !read.soft.isEmpty(); // "What was the total backlog?"
}

} // namespace core
