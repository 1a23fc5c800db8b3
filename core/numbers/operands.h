// Reads the numbers of a formula from a document's statements, each as an operand that can be shown.
#pragma once

#include "core/numbers/filing.h"
#include "core/values/computed.h"

namespace core {

// A formula with its numbers filled in: operators over operands and constants.
struct Calculated
{
    Expression::Kind kind = Expression::Number; // Number for an operand or constant, or an operator
    double value = 0;
    int operand = -1; // index into OperandReader::operands(); -1: an operator or a constant
    QList<Calculated> parts;
};

class OperandReader
{
public:
    // Names defined in the question; they take precedence over `measures`.
    using Definitions = QHash<QString, Expression>;

    OperandReader(const Filing &filing, const Measures &measures, Definitions definitions = {});

    // Errors: NotFound; the message says what is missing.
    Result<Calculated> read(const Expression &expression, const FiscalPeriod &period);

    // Reads all rows of a group; returns indexes into operands(). Errors: NotFound (the rows do not add up).
    Result<QList<int>> readGroup(const RowGroup &group, const FiscalPeriod &period);

    const QList<Operand> &operands() const { return m_operands; }
    const QList<UsedRow> &rows() const { return m_rows; }
    QString note() const { return m_notes.join(u' '); } // sentences that name the items assumed to be zero
    const Filing &filing() const { return m_filing; }

private:
    struct Found
    {
        const StatementRow *row = nullptr;
        const TableCell *cell = nullptr;
    };

    Result<Calculated> readMeasure(const QString &id, const FiscalPeriod &period);
    Result<Calculated> readItem(const Item &item, const FiscalPeriod &period);
    Result<Calculated> readOver(const Expression &part, QList<FiscalPeriod> periods, Expression::Kind kind);
    Result<Calculated> readFound(const Item &item, const QList<Found> &found, const FiscalPeriod &period);
    Result<Calculated> absent(const Item &item, const FiscalPeriod &period, bool hasLabel);
    bool fits(const Item &item, const Pattern &label, const StatementRow &row) const;
    QList<Found> rowsWith(const Item &item, const Pattern &label, const FiscalPeriod &period) const;
    QList<Found> partsOf(const Item &item, const FiscalPeriod &period);
    bool isPrintedNegative(const Item &item, const Found &found, const FiscalPeriod &period);
    bool isOtherItem(const Item &item, const StatementRow &row) const;
    bool addsUpWithout(const Item &item, const FiscalPeriod &period);
    Calculated operandOf(const Item &item, const Found &found, const FiscalPeriod &period, bool isNegated);
    Calculated sumOf(const Item &item, const QList<Found> &found, const FiscalPeriod &period);
    std::optional<double> quietValue(const QString &item, const FiscalPeriod &period);
    void useRow(const Found &found);

    const Filing &m_filing;
    const Measures &m_measures;
    Definitions m_definitions;
    QList<Operand> m_operands;
    QList<UsedRow> m_rows;
    QStringList m_notes;
    int m_depth = 0;
};

// The calculation with its numbers: "6,489 ÷ ((282 + 253) ÷ 2)". Numbers are as printed if all operands share a scale;
// otherwise in full.
QString inNumbers(const Calculated &calculated, const QList<Operand> &operands);

// The scale shared by all operands; 1 if they differ.
double commonScale(const QList<Operand> &operands);

} // namespace core
