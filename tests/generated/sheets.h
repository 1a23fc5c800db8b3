// Tables with all that is known of them: what each cell means is kept beside how it is printed.
#pragma once

#include "tests/generated/world.h"

#include <QMap>

#include <optional>

namespace generated {

struct Cell
{
    enum Kind { Number, Blank, Word };

    Kind kind = Blank;
    qint64 raw = 0; // in units of the last printed decimal
    QString word = {};
    QString mark = {}; // of a note, raised behind it
};

struct Printed // how the cells of a measure are printed
{
    int decimals = 0;
    double scale = 1;
    QString scaleWord = {}; // "million"
    QString currency = {};  // of money
};

struct Entity // what a row is about
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
        Years,    // a row an entity, a column a year, of one measure
        Measures, // a row an entity, a column a measure, of one year
        Items,    // a row a measure, a column a year, of one entity
    };
    static constexpr int rest = -1;  // the row of all that is not named
    static constexpr int total = -2; // the sum of all rows, where it is printed

    Kind kind = Years;
    const Field *field = nullptr;
    QString title; // without number and unit
    QList<Entity> entities;
    QList<Measure> measures;
    QList<int> years;
    QMap<QString, Printed> prints; // by the name of the measure

    bool hasTotal = false;
    QString totalLabel;
    QStringList groups; // labels; empty: there are none
    bool hasSubtotals = false;
    bool hasRest = false;
    QString restLabel;
    bool decimalComma = false;
    QString blank;          // "", "–", "n/a"
    bool bracketed = false; // negative numbers: (12.3)
    int unitPlace = 0;      // of Years: behind the title, in a line of its own, in the first head
    int markedYear = 0;     // whose head has the mark of a note
    bool hasStatus = false; // a column of words
    QString number;         // "Table 2"
    QStringList notes;      // "1 Restated."

    void set(int entity, const Measure &measure, int year, const Cell &cell)
    {
        m_cells[key(entity, measure, year)] = cell;
    }
    const Cell *cell(int entity, const Measure &measure, int year) const; // null: the sheet has none
    // In full: money not in thousands, percent as a share of one. Nothing where there is no number.
    std::optional<double> value(int entity, const Measure &measure, int year) const;
    std::optional<double> grandTotal(const Measure &measure,
                                     int year) const;        // of all rows; nothing where one is unknown
    bool isComplete(const Measure &measure, int year) const; // every row has a number
    QString printed(const Cell &cell, const Measure &measure) const;
    QString inWords(qint64 raw, const Measure &measure, bool asPlainNumber = false) const; // "$12.3 million"
    QString unitOf(const Measure &measure) const;                                          // "$", "%", "tonnes", ""
    const Entity *entity(int id) const;

    QString html(Chance &style) const;

private:
    static QString key(int entity, const Measure &measure, int year);
    qint64 sum(const Measure &measure, int year, int group) const;
    QString unitWords(const Measure &measure) const; // "in $ millions"; empty: none
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
    bool plain = false; // no blanks and no words
};

Sheet drawSheet(const Field &field, const SheetWishes &wishes, Chance &chance, Names &names);
// Another sheet about the same rows, of another measure without a scale.
std::optional<Sheet> drawSecond(const Sheet &first, Chance &chance);

// The same facts told otherwise.
Sheet permuted(Sheet sheet, Chance &chance);
Sheet renamed(Sheet sheet, Names &names);
std::optional<Sheet> rescaled(Sheet sheet); // in thousands what was in millions

} // namespace generated
