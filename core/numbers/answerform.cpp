#include "core/numbers/answerform.h"

#include "core/numbers/amounts.h"

#include <QRegularExpression>

#include <cmath>

namespace core {

using namespace Qt::StringLiterals;

namespace {

Error notComputed(const QString &why)
{
    return {Error::NotFound, why, {}};
}

// "As of July 29, 2023" is converted to a quarter or a year of the company.
template <class T>
T inFiscalPeriods(T asked, const FiscalCalendar &calendar)
{
    for (FiscalPeriod &period : asked.periods)
        period = inCalendar(period, calendar);
    return asked;
}

class AnswerState
{
public:
    AnswerState(const NumberTask &task, const NumberQuestion &question, const Filing &filing, const QString &subject,
                const Measures &measures, const Filing *earlier = nullptr)
        : m_task(inFiscalPeriods(task, filing.facts().calendar)),
          m_question(inFiscalPeriods(question, filing.facts().calendar)),
          m_filing(filing),
          m_subject(subject),
          m_measures(measures),
          m_reader(filing, measures, m_task.definitions),
          m_earlier(earlier)
    {
    }

    Result<Computed> compute()
    {
        switch (m_task.form) {
        case NumberTask::Value:
        case NumberTask::Sign:
        case NumberTask::Sound:
        case NumberTask::Bound:
            return value();
        case NumberTask::Average:
            return average();
        case NumberTask::Extreme:
            return extreme();
        default:
            return comparison();
        }
    }

    Result<FiscalPeriod> lastPeriod() const
    {
        if (!m_question.periods.isEmpty())
            return *std::max_element(m_question.periods.begin(), m_question.periods.end(), isEarlier);
        if (m_filing.facts().form == DocumentFacts::Annual && m_filing.facts().fiscalYear)
            return FiscalPeriod{FiscalPeriod::Year, m_filing.facts().fiscalYear, 0};
        return notComputed(u"it names no period"_s);
    }

private:
    Result<Computed> value()
    {
        const Result<FiscalPeriod> period = lastPeriod();
        if (!period)
            return period.error();
        const Result<Calculated> value = m_reader.read(m_task.formula, *period);
        if (!value)
            return value.error();
        Computed computed = begun(*value, inWords(*period));
        // "… × 100" in a definition of a percentage has the same meaning as "%".
        if (m_task.isGiven && m_task.unit == MeasureUnit::Percent && hasHundred(m_task.formula))
            computed.value /= 100;
        computed.shown = saidAmount(computed.value, form());
        computed = withResult(computed, computed.shown);
        const bool isJudged = m_task.form != NumberTask::Value;
        return isJudged ? judged(std::move(computed)) : Result<Computed>(computed);
    }

    static bool hasHundred(const Expression &expression)
    {
        return (expression.kind == Expression::Number && expression.number == 100) ||
               std::any_of(expression.parts.begin(), expression.parts.end(), hasHundred);
    }

    Result<Computed> judged(Computed computed)
    {
        const Metric *metric = m_measures.metric(m_task.measure);
        bool isYes = m_task.way == NumberTask::Down ? computed.value < 0 : computed.value > 0;
        if (m_task.form == NumberTask::Bound) {
            isYes = m_task.way == NumberTask::Up ? computed.value > m_task.bound : computed.value < m_task.bound;
        } else if (m_task.form == NumberTask::Sound) {
            const double least = *metric->soundFrom;
            isYes = computed.value >= least;
            for (const Metric::Variant &variant : metric->variants) {
                OperandReader other(m_filing, m_measures);
                const Result<Calculated> value = other.read(variant.formula, *lastPeriod());
                if (value && (value->value >= least) != isYes)
                    return notComputed(u"common definitions of %1 disagree"_s.arg(metric->name));
            }
            computed.note = u"%1 or more counts as sound."_s.arg(saidAmount(least, form()));
        }
        computed.shown += inBillions(computed.value);
        if (m_task.isChoice)
            return computed;
        computed.kind = Computed::Direction;
        computed.shown = (isYes ? u"Yes: "_s : u"No: "_s) + computed.shown;
        return computed;
    }

    // " ($2.0 billion)", which is easier to read than "$1,953 million"; empty for smaller values or a repeat.
    QString inBillions(double value) const
    {
        constexpr double billion = 1e9;
        AmountForm said = form();
        const bool isSmaller = said.unit != MeasureUnit::Money || std::abs(value) < billion || said.scale >= billion;
        if (isSmaller || said.wanted.scale > 0)
            return {};
        said.wanted.scale = billion;
        said.wanted.places = 1;
        return u" (%1)"_s.arg(saidAmount(value, said));
    }

    // The largest or smallest row of a total; all rows are operands.
    Result<Computed> extreme()
    {
        const Result<FiscalPeriod> period = lastPeriod();
        if (!period)
            return period.error();
        for (const RowGroup &group : m_measures.groups()) {
            if (group.id != m_task.group)
                continue;
            const Result<QList<int>> rows = m_reader.readGroup(group, *period);
            if (!rows)
                return rows.error();
            QList<Operand> operands = m_reader.operands();
            const bool largest = m_task.way == NumberTask::Up;
            std::stable_sort(operands.begin(), operands.end(), [largest](const Operand &a, const Operand &b) {
                return largest ? std::abs(a.number) > std::abs(b.number) : std::abs(a.number) < std::abs(b.number);
            });
            if (operands[0].number < 0 || operands[1].number == operands[0].number)
                return notComputed(u"no single row is ahead of all others"_s);
            Computed computed = begun({Expression::Number, operands[0].value(), 0, {}}, inWords(*period));
            computed.kind = Computed::Extreme;
            computed.operands = operands;
            computed.shown = operands[0].label + u", "_s + saidAmount(computed.value, form());
            computed.note =
                u"Compared with %1 other rows; together they add up to the total."_s.arg(operands.size() - 1);
            return computed;
        }
        return notComputed(u"it names no known rows"_s);
    }

    Result<Computed> average()
    {
        Calculated sum;
        for (const int year : m_question.averageYears) {
            Result<Calculated> each = m_reader.read(m_task.formula, {FiscalPeriod::Year, year, 0});
            if (!each)
                return each.error();
            const double together = sum.value + each->value;
            sum = year == m_question.averageYears.first()
                      ? std::move(*each)
                      : Calculated{Expression::Sum, together, -1, {std::move(sum), std::move(*each)}};
        }
        const double years = double(m_question.averageYears.size());
        const Calculated mean{Expression::Quotient,
                              sum.value / years,
                              -1,
                              {std::move(sum), Calculated{Expression::Number, years, -1, {}}}};
        Computed computed = begun(mean, averagedYears());
        computed.kind = Computed::Average;
        namedAs(computed, u"Average of "_s);
        computed.formula = u"average over %1 years of %2"_s.arg(m_question.averageYears.size()).arg(formulaInNames());
        computed.shown = saidAmount(computed.value, form());
        return withResult(computed, computed.shown);
    }

    Result<Computed> comparison()
    {
        FiscalPeriod first;
        FiscalPeriod last;
        if (m_task.periods.isEmpty()) {
            const Result<FiscalPeriod> latest = lastPeriod();
            if (!latest)
                return latest.error();
            last = *latest;
            first = last.previous();
        } else {
            first = m_task.periods.first();
            last = m_task.periods.last();
        }
        const Result<Calculated> late = m_reader.read(m_task.formula, last);
        if (!late)
            return late.error();
        const Result<Calculated> early = m_earlier ? readEarlier(first) : m_reader.read(m_task.formula, first);
        if (!early)
            return early.error();
        const Calculated difference{Expression::Difference, late->value - early->value, -1, {*late, *early}};
        const QString periods = inWords(first) + u" to "_s + inWords(last);
        if (m_task.form == NumberTask::Growth || m_task.form == NumberTask::Compound)
            return growth(*early, *late, difference, periods, last.year - first.year);
        Computed computed = begun(difference, periods);
        const bool saysYesOrNo = m_task.form == NumberTask::Direction && !m_task.isChoice;
        computed.kind = saysYesOrNo ? Computed::Direction : Computed::Change;
        computed.formula = u"change in "_s + formulaAsPart();
        AmountForm said = form();
        said.wanted.places = std::max(placesFor(early->value, said), placesFor(late->value, said));
        const QString change = changeInWords(difference.value, said, early->value) +
                               u"from %1 to %2"_s.arg(saidAmount(early->value, said), saidAmount(late->value, said));
        if (saysYesOrNo)
            computed.shown = (isAsAsked(difference.value) ? u"Yes, it "_s : u"No, it "_s) + change;
        else
            computed.shown = change;
        return withResult(computed, saidDifference(difference.value, said));
    }

    // Reads from the other filing; its operands follow those of this one.
    Result<Calculated> readEarlier(const FiscalPeriod &period)
    {
        OperandReader other(*m_earlier, m_measures, m_task.definitions);
        Result<Calculated> early = other.read(m_task.formula, inCalendar(period, m_earlier->facts().calendar));
        if (!early)
            return early;
        shiftOperands(*early, int(m_reader.operands().size()));
        m_earlierOperands = other.operands();
        m_earlierRows = other.rows();
        m_earlierNote = (other.note() + u" The years are from two reports."_s).trimmed();
        return early;
    }

    static void shiftOperands(Calculated &calculated, int by)
    {
        if (calculated.operand >= 0)
            calculated.operand += by;
        for (Calculated &part : calculated.parts)
            shiftOperands(part, by);
    }

    QList<Operand> operands() const { return m_reader.operands() + m_earlierOperands; }

    // "FY 2016 to FY 2018", "FY 2016, FY 2018"
    QString averagedYears() const
    {
        const QList<int> &years = m_question.averageYears;
        if (years.last() - years.first() == years.size() - 1)
            return u"FY %1 to FY %2"_s.arg(years.first()).arg(years.last());
        QStringList each;
        for (const int year : years)
            each.append(u"FY %1"_s.arg(year));
        return each.join(u", "_s);
    }

    // Text before the values: "fell by 3.0 percentage points, ", "rose by $100 million (40.0 %), ".
    static QString changeInWords(double difference, const AmountForm &said, double early)
    {
        if (difference == 0)
            return u"did not change, "_s;
        const bool isMoney = said.unit == MeasureUnit::Money || said.unit == MeasureUnit::PerShare;
        AmountForm percent = said;
        percent.unit = MeasureUnit::Percent;
        percent.wanted = {};
        const QString share =
            isMoney && early > 0 ? u" (%1)"_s.arg(saidAmount(std::abs(difference) / early, percent)) : QString();
        return (difference > 0 ? u"rose by "_s : u"fell by "_s) + saidDifference(std::abs(difference), said) + share +
               u", "_s;
    }

    bool isAsAsked(double difference) const
    {
        return m_task.way == NumberTask::Up     ? difference > 0
               : m_task.way == NumberTask::Down ? difference < 0
                                                : difference != 0;
    }

    Result<Computed> growth(const Calculated &early, const Calculated &late, const Calculated &difference,
                            const QString &periods, int years)
    {
        if (early.value <= 0 || (m_task.form == NumberTask::Compound && (late.value <= 0 || years < 1)))
            return notComputed(u"growth from or to a negative value is meaningless"_s);
        const AmountForm said = form();
        AmountForm percent = said;
        percent.unit = MeasureUnit::Percent;
        percent.wanted.scale = 0;
        Computed computed;
        if (m_task.form == NumberTask::Growth) {
            const Calculated share{Expression::Quotient, difference.value / early.value, -1, {difference, early}};
            computed = begun(share, periods);
            computed.formula = u"change in %1 ÷ earlier %1"_s.arg(formulaInNames());
        } else {
            const Calculated ratio{Expression::Quotient, late.value / early.value, -1, {late, early}};
            computed = begun(ratio, periods);
            computed.value = std::pow(ratio.value, 1.0 / years) - 1;
            computed.calculation = u"(%1)^(1 ÷ %2) − 1"_s.arg(computed.calculation, QString::number(years));
            computed.formula = u"(last ÷ first %1)^(1 ÷ years) − 1"_s.arg(formulaInNames());
        }
        computed.kind = Computed::Change;
        computed.unit = u"%"_s;
        namedAs(computed, m_task.form == NumberTask::Growth ? u"Growth of "_s : u"Compound annual growth of "_s);
        computed.shown = saidAmount(computed.value, percent) +
                         u", from %1 to %2"_s.arg(saidAmount(early.value, said), saidAmount(late.value, said));
        return withResult(computed, saidAmount(computed.value, percent));
    }

    // "Revenue of ..." gets a small initial inside a sentence; "EBITDA of ..." does not.
    static QString decapitalized(QString text)
    {
        if (text.size() > 1 && text[1].isLower())
            text[0] = text[0].toLower();
        return text;
    }

    static void namedAs(Computed &computed, const QString &before)
    {
        computed.what = before + decapitalized(computed.what);
        computed.measure = before + decapitalized(computed.measure);
    }

    // Everything that does not depend on what is asked of the value. The calculation still lacks its result.
    Computed begun(const Calculated &calculated, const QString &periods)
    {
        Computed computed;
        computed.value = calculated.value;
        computed.operands = operands();
        computed.rows = m_reader.rows() + m_earlierRows;
        computed.unit = unitName(form());
        computed.note = (m_reader.note() + u' ' + m_earlierNote).trimmed();
        computed.what = m_task.name + (m_subject.isEmpty() ? QString() : u" of "_s + m_subject) + u", "_s + periods;
        computed.what[0] = computed.what[0].toUpper();
        computed.measure = m_task.name;
        if (!computed.measure.isEmpty())
            computed.measure[0] = computed.measure[0].toUpper();
        computed.subject = m_subject;
        computed.period = periods;
        computed.kind = calculated.operand >= 0 ? Computed::Cell : Computed::Formula;
        if (calculated.operand < 0) {
            computed.formula = formulaInNames();
            computed.calculation = inNumbers(calculated, computed.operands);
        }
        return computed;
    }

    // "24.26 = 6,489 ÷ ((282 + 253) ÷ 2)"; not needed for a single cell.
    static Computed withResult(Computed computed, const QString &said)
    {
        if (!computed.calculation.isEmpty())
            computed.calculation = said + u" = "_s + computed.calculation;
        return computed;
    }

    QString formulaInNames() const
    {
        const Metric *metric = m_measures.metric(m_task.measure);
        return inNames(metric ? metric->formula : m_task.formula,
                       [this](const QString &id) { return m_measures.nameOf(id); });
    }

    // In brackets if it is more than a name.
    QString formulaAsPart() const
    {
        const QString formula = formulaInNames();
        return formula.contains(u" ÷ "_s) || formula.contains(" + "_L1) || formula.contains(u" − "_s) ||
                       formula.contains(u" × "_s)
                   ? u'(' + formula + u')'
                   : formula;
    }

    AmountForm form() const
    {
        AmountForm form{m_task.unit, {}, 0, 1, m_question.unit};
        for (const Operand &operand : operands()) {
            form.currency = form.currency.isEmpty() ? operand.unit : form.currency;
            form.printedPlaces =
                std::max(form.printedPlaces, int(operand.text.section(u'.', 1).count(QRegularExpression(u"\\d"_s))));
            form.scale = std::max(form.scale, operand.scale);
        }
        return form;
    }

    const NumberTask m_task;
    const NumberQuestion m_question;
    const Filing &m_filing;
    const QString m_subject;
    const Measures &m_measures;
    OperandReader m_reader;
    const Filing *m_earlier; // for the first of two periods; null: the same filing
    QList<Operand> m_earlierOperands;
    QList<UsedRow> m_earlierRows;
    QString m_earlierNote;
};

// Adds the name of a definition if there are several.
Computed byVariant(Computed computed, const QString &name)
{
    computed.what += u" ("_s + name + u')';
    computed.measure += u" ("_s + name + u')';
    return computed;
}

} // namespace

Result<TaskAnswer> answerOf(const NumberTask &task, const NumberQuestion &question, const Filing &filing,
                            const QString &subject, const Measures &measures, const Filing *earlier)
{
    AnswerState main(task, question, filing, subject, measures, earlier);
    Result<Computed> computed = main.compute();
    if (!computed)
        return computed.error();
    TaskAnswer answer{std::move(*computed), {}};
    const Metric *metric = task.isGiven || task.form != NumberTask::Value ? nullptr : measures.metric(task.measure);
    if (!metric)
        return answer;
    for (const Metric::Variant &variant : metric->variants) {
        NumberTask other = task;
        other.measure.clear();
        other.formula = variant.formula;
        const Result<Computed> value = AnswerState(other, question, filing, subject, measures).compute();
        if (value && value->shown != answer.computed.shown)
            answer.variants.append(byVariant(*value, variant.name));
    }
    for (const Computed &variant : std::as_const(answer.variants)) {
        const QString name = variant.what.section(u'(', -1).chopped(1);
        answer.computed.note =
            (answer.computed.note + u' ' + u"Calculated %1, it is %2."_s.arg(name, variant.shown)).trimmed();
    }
    return answer;
}

} // namespace core
