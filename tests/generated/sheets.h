// Tables that store the meaning of each cell alongside its printed form.
#pragma once

#include "tests/generated/world.h"

#include <QMap>

#include <optional>

namespace generated {

struct Cell
{
    enum Kind { Number, Blank, Word };

    Kind kind = Blank;
    qint64 raw = 0; // in units of the last printed decimal place
    QString word = {};
    QString mark = {}; // superscript reference to a note
};

struct Printed // how the cells of a measure are printed
{
    int decimals = 0;
    double scale = 1;
    QString scaleWord = {}; // "million"
    QString currency = {};  // for amounts of money
};

struct Entity // the subject of a row
{
    int id = 0;
    QString label;
    int group = -1;
    QString mark = {};
};

class Sheet
{
public:
    enum Kind {
        Years,    // rows are entities, columns years, of one measure
        Measures, // rows are entities, columns measures, of one year
        Items,    // rows are measures, columns years, of one entity
    };
    static constexpr int rest = -1;  // the row "Other"
    static constexpr int total = -2; // the row of totals, if printed

    Kind kind = Years;
    const Field *field = nullptr;
    QString title; // without table number and unit
    QList<Entity> entities;
    QList<Measure> measures;
    QList<int> years;
    QMap<QString, Printed> prints; // keyed by measure name

    bool hasTotal = false;
    QString totalLabel;
    QStringList groups; // labels; empty: no groups
    bool hasSubtotals = false;
    bool hasRest = false;
    QString restLabel;
    bool decimalComma = false;
    QString blank;          // "", "–", "n/a"
    bool bracketed = false; // negative numbers are printed as (12.3)
    int unitPlace = 0;      // for Years: after the title, on its own line, or in the first header
    int markedYear = 0;     // the year whose header refers to a note
    bool hasStatus = false; // has a column of words
    QString number;         // "Table 2"
    QStringList notes;      // "1 Restated."

    void set(int entity, const Measure &measure, int year, const Cell &cell)
    {
        m_cells[key(entity, measure, year)] = cell;
    }
    const Cell *cell(int entity, const Measure &measure, int year) const; // null if the sheet has none
    // Unscaled: money in units rather than thousands, percentages as fractions. Empty if there is no number.
    std::optional<double> value(int entity, const Measure &measure, int year) const;
    std::optional<double> grandTotal(const Measure &measure,
                                     int year) const;        // over all rows; empty if one is unknown
    bool isComplete(const Measure &measure, int year) const; // every row has a number
    QString printed(const Cell &cell, const Measure &measure) const;
    QString inWords(qint64 raw, const Measure &measure, bool asPlainNumber = false) const; // "$12.3 million"
    QString unitOf(const Measure &measure) const;                                          // "$", "%", "tonnes", ""
    const Entity *entity(int id) const;

    QString html(Chance &style) const;

private:
    static QString key(int entity, const Measure &measure, int year);
    qint64 sum(const Measure &measure, int year, int group) const;
    QString unitWords(const Measure &measure) const; // "in $ millions"; empty: no unit
    QStringList heads() const;
    QString row(const QString &label, const QStringList &cells, bool bold) const;
    QStringList cellsOf(int entity) const;
    QStringList sums(int group) const;
    QString body() const;

    QMap<QString, Cell> m_cells;
};

struct SheetWishes
{
    Sheet::Kind kind = Sheet::Years;
    bool plain = false; // without blanks and words
};

Sheet drawSheet(const Field &field, const SheetWishes &wishes, Chance &chance, Names &names);
// Another sheet about the same rows, with another measure and no scale.
std::optional<Sheet> drawSecond(const Sheet &first, Chance &chance);

// The same facts in another order.
Sheet permuted(Sheet sheet, Chance &chance);
Sheet renamed(Sheet sheet, Names &names);
std::optional<Sheet> rescaled(Sheet sheet); // thousands instead of millions

} // namespace generated
