// What can be computed from statements, as data: items (a row of a statement, by its names in questions and its labels
// in documents) and metrics (a formula over items). resources/measures/README.md describes the format; users may add
// files. Values; the built-in measures are read once and may be used from any thread.
#pragma once

#include "core/numbers/formula.h"
#include "core/numbers/pattern.h"

#include <QHash>
#include <QList>

namespace core {

enum class MeasureUnit { Money, PerShare, Ratio, Rate, Percent, Days }; // Rate: a ratio shown in percent

// Whether growth is good news.
enum class Better { Up, Down, Neither };

struct StatementForm // how to recognise a kind of statement
{
    struct Evidence
    {
        Pattern words;
        int points = 0;
    };

    QString id;
    QString name;
    bool instant = false; // its columns are points in time
    QList<Pattern> headings;
    QList<Evidence> body;     // empty: recognised only so that it is not mistaken for another
    QString continues;        // the page continues on the next if only that one, without a heading, has these words
    QString continuesWithout; // the same, whatever headings the next page has
};

struct Item
{
    struct Sign // checked by the statement's own arithmetic: from - item = to
    {
        QString from;
        QString to;
        Pattern subtotals; // rows that may replace `to`
        Pattern negative;  // a label whose number is printed with the opposite sign
    };

    QString id;
    QString name;
    QString statement; // StatementForm::id
    MeasureUnit unit = MeasureUnit::Money;
    QList<Pattern> labels; // in order of priority
    Pattern exclude;       // labels to reject
    std::optional<Expression> fallback;
    bool absolute = false;    // printed with either sign
    Pattern signs;            // labels that state what their sign means: it is kept
    Pattern within;           // in the section or label of its rows
    Pattern before;           // only rows before the one with this label
    QString zeroWithin;       // a subtotal: if the rows above it add up to it without the item, the item is zero
    Pattern parts;            // labels of rows that add up to it if there is no total,
    QString partsUnless;      // unless the statement has this item;
    bool partsAlways = false; // they are added even if a label matches one of them
    Pattern added;            // a row to add,
    Pattern addedUnless;      // unless the label of the first says that it is included
    std::optional<Sign> sign;
};

struct Metric
{
    struct Variant
    {
        QString name; // "on equity at the end of the period"
        Expression formula;
    };

    QString id;
    QString name;
    MeasureUnit unit = MeasureUnit::Ratio;
    Better better = Better::Up;
    Expression formula;
    QList<Variant> variants; // other usual definitions
    std::optional<double> soundFrom;
};

struct RowGroup // rows of a statement that make up a total
{
    QString id;
    QString name; // singular: "liability"
    QString statement;
    QList<Pattern> names; // whole words
    Pattern after;        // the row after which they begin; empty: the statement's first row
    Pattern total;
};

struct CoverForm // how to recognise the kind of a document from its first page
{
    QString form;
    QList<Pattern> words;
};

struct MeasureMention // characters [from, to) of a text
{
    int from = 0;
    int to = 0;
    QString id;
    bool isMetric = false;
};

class Measures
{
public:
    static const Measures &builtIn();

    // With those of a file added; an entry replaces another with the same id. Errors: Invalid.
    Result<Measures> with(const QByteArray &json, const QString &file) const;
    // With all files of a folder, ordered by name; unchanged if there is no such folder.
    Result<Measures> withFolder(const QString &folder) const;

    const Item *item(const QString &id) const;
    const QHash<QString, Item> &items() const { return m_items; } // by id
    const Metric *metric(const QString &id) const;
    QStringList itemIds() const; // in alphabetical order
    QString nameOf(const QString &id) const;
    MeasureUnit unitOf(const QString &id) const;

    // In order, without overlaps; the longest first if several match.
    QList<MeasureMention> mentionsIn(const QString &text) const;

    const QList<RowGroup> &groups() const { return m_groups; }
    const QStringList &keyFigures() const
    {
        return m_keyFigures;
    }                                                          // ids of the measures that show how a company is
                                                               // doing
    const QStringList &earnings() const { return m_earnings; } // ids of what "what it earned" may mean
    const QList<StatementForm> &statements() const { return m_statements; }
    const StatementForm *statement(const QString &id) const;

    // For a page with a statement.
    Pattern notAHeading;
    Pattern notes;
    Pattern otherEntity;      // in a heading: part of the company, or pro-forma figures
    Pattern otherEntityAbove; // the same in the first lines
    QString whole;            // in the heading of the company's own statements
    Pattern perUnit;          // in a section or label whose numbers are never totals of money
    // For covers.
    QList<CoverForm> forms;
    QList<CoverForm> formsInWords;
    Pattern periodEnded; // before a date
    Pattern anyPeriodEnded;
    Pattern yearEnded;
    Pattern registrant; // after the name
    Pattern symbol;
    QSet<QString> companyWords; // that do not identify a company
    QSet<QString> fileWords;    // in file names, not part of a name

private:
    struct Name
    {
        Pattern pattern;
        QString id;
        bool isMetric = false;
    };

    friend class MeasuresReader;

    QList<StatementForm> m_statements;
    QList<RowGroup> m_groups;
    QStringList m_keyFigures;
    QStringList m_earnings;
    QHash<QString, Item> m_items;
    QHash<QString, Metric> m_metrics;
    QList<Name> m_names;
};

} // namespace core
