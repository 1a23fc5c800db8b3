// The measures that can be computed from statements, defined as data: items (a row of a statement, with its names in
// questions and its labels in documents) and metrics (formulas over items). resources/measures/README.md describes the
// format; users can add files. Plain values; the built-in measures are read once and may be used from any thread.
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
    bool instant = false; // columns are points in time, not periods
    QList<Pattern> headings;
    QList<Evidence> body;     // empty: recognised only so that it is not mistaken for another kind
    QString continues;        // the next page continues the statement if it has no heading and only it has these words
    QString continuesWithout; // like `continues`, whatever headings the next page has
};

struct Item
{
    struct Sign // the sign follows from the statement's arithmetic: from - item = to
    {
        QString from;
        QString to;
        Pattern subtotals; // rows that can replace `to`
        Pattern negative;  // labels of numbers printed with the opposite sign
    };

    QString id;
    QString name;
    QString statement; // StatementForm::id
    MeasureUnit unit = MeasureUnit::Money;
    QList<Pattern> labels; // in order of preference
    Pattern exclude;       // labels to reject
    std::optional<Expression> fallback;
    bool absolute = false;    // may be printed with either sign
    Pattern signs;            // labels that say what the sign means: the sign is kept
    Pattern within;           // must match the section or the label of its rows
    Pattern before;           // only rows before the row with this label
    QString zeroWithin;       // a subtotal: if the rows above add up to it without the item, the item is zero
    Pattern parts;            // labels of rows that are added up if there is no total
    QString partsUnless;      // do not add up `parts` if the statement has this item
    bool partsAlways = false; // add up `parts` even if a label matches one of them
    Pattern added;            // another row to add to the item's row
    Pattern addedUnless;      // labels of the item's row that already include `added`, which is then not added again
    std::optional<Sign> sign;
};

struct Metric
{
    struct Variant
    {
        QString name; // what distinguishes it: "on equity at the end of the period"
        Expression formula;
    };

    QString id;
    QString name;
    MeasureUnit unit = MeasureUnit::Ratio;
    Better better = Better::Up;
    Expression formula;
    QList<Variant> variants; // other common definitions
    std::optional<double> soundFrom;
};

struct RowGroup // rows of a statement that add up to a total
{
    QString id;
    QString name; // singular: "liability"
    QString statement;
    QList<Pattern> names; // matched as whole words
    Pattern after;        // the row after which they begin; empty: at the statement's first row
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

    // Adds the measures in a file; an entry replaces an existing one with the same id. Errors: Invalid.
    Result<Measures> with(const QByteArray &json, const QString &file) const;
    // Adds the measures in all files of a folder, sorted by file name; does nothing if the folder does not exist.
    Result<Measures> withFolder(const QString &folder) const;

    const Item *item(const QString &id) const;
    const QHash<QString, Item> &items() const { return m_items; } // keyed by id
    const Metric *metric(const QString &id) const;
    QStringList itemIds() const; // sorted
    QString nameOf(const QString &id) const;
    MeasureUnit unitOf(const QString &id) const;

    // The measures that a text mentions, in order and without overlaps; if several match, the longest wins.
    QList<MeasureMention> mentionsIn(const QString &text) const;

    const QList<RowGroup> &groups() const { return m_groups; }
    // Ids of the measures that show how a company is doing.
    const QStringList &keyFigures() const { return m_keyFigures; }
    const QStringList &earnings() const { return m_earnings; } // ids of the measures that "what it earned" may mean
    const QList<StatementForm> &statements() const { return m_statements; }
    const StatementForm *statement(const QString &id) const;

    // Patterns for pages that contain a statement.
    Pattern notAHeading;
    Pattern notes;
    Pattern otherEntity;      // in a heading: it is about part of the company, or pro forma
    Pattern otherEntityAbove; // like `otherEntity`, but in the page's first lines
    QString whole;            // words in the headings of the company's own statements
    Pattern perUnit;          // in a section or label whose numbers are per unit, never totals of money
    // Patterns for cover pages.
    QList<CoverForm> forms;
    QList<CoverForm> formsInWords;
    Pattern periodEnded; // phrase before a date
    Pattern anyPeriodEnded;
    Pattern yearEnded;
    Pattern registrant; // phrase after the company's name
    Pattern symbol;
    QSet<QString> companyWords; // words that do not identify a company
    QSet<QString> fileWords;    // words in file names that are not part of a company's name

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
