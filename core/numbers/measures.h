// What can be computed from statements, as data: items (a row of a statement, by its names in questions and its labels
// in documents) and metrics (a formula over items). resources/measures/README.md has the format; users may add files.
// Values; what is built in is read once and may be asked from any thread.
#pragma once

#include "core/numbers/formula.h"
#include "core/numbers/pattern.h"

#include <QHash>
#include <QList>

namespace core {

enum class MeasureUnit { Money, PerShare, Ratio, Rate, Percent, Days }; // Rate: a ratio that is said in percent

// Whether a reader is glad when it grows.
enum class Better { Up, Down, Neither };

struct StatementForm // how a kind of statement is known
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
    QList<Evidence> body;     // none: only known so that it is not taken for another
    QString continues;        // words that it cannot end before
    QString continuesWithout; // words without which the page is only its end
};

struct Item
{
    struct Sign // told by the statement's own arithmetic: from - item = to
    {
        QString from;
        QString to;
        Pattern subtotals; // rows that may stand in the place of `to`
        Pattern negative;  // a label of which the number is printed with the other sign
    };

    QString id;
    QString name;
    QString statement; // StatementForm::id
    MeasureUnit unit = MeasureUnit::Money;
    QList<Pattern> labels; // in the order of their priority
    Pattern exclude;       // labels that are never meant
    std::optional<Expression> fallback;
    bool absolute = false;    // printed with either sign
    Pattern signs;            // labels that say what their sign means: it is kept
    Pattern within;           // in the section or the label of its rows
    Pattern before;           // only rows before the one with this label
    QString zeroWithin;       // the subtotal whose rows show that there is none
    Pattern parts;            // labels of rows that make it up together where none is the total,
    QString partsUnless;      // unless the statement has this item;
    bool partsAlways = false; // they are added although a label fits one of them
    Pattern added;            // a row that is added,
    Pattern addedUnless;      // unless the label of the first says that it is in it
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
    QString name; // of one of them: "liability"
    QString statement;
    QList<Pattern> names; // whole words
    Pattern after;        // the row behind which they begin; empty: the statement's first row
    Pattern total;
};

struct CoverForm // how the kind of a document is known from its first page
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

    // With those of a file beside them; what has the same id takes the place of the other. Errors: Invalid.
    Result<Measures> with(const QByteArray &json, const QString &file) const;
    // With all files of a folder, in the order of their names; the same where there is no such folder.
    Result<Measures> withFolder(const QString &folder) const;

    const Item *item(const QString &id) const;
    const QHash<QString, Item> &items() const { return m_items; } // by their ids
    const Metric *metric(const QString &id) const;
    QStringList itemIds() const; // in alphabetical order
    QString nameOf(const QString &id) const;
    MeasureUnit unitOf(const QString &id) const;

    // The longest first where several fit; in their order, none in another.
    QList<MeasureMention> mentionsIn(const QString &text) const;

    const QList<RowGroup> &groups() const { return m_groups; }
    const QStringList &keyFigures() const { return m_keyFigures; } // by which it is told how a company is doing: ids
    const QStringList &earnings() const { return m_earnings; }     // that "what it earned" may mean: ids
    const QList<StatementForm> &statements() const { return m_statements; }
    const StatementForm *statement(const QString &id) const;

    // Of a page that has a statement.
    Pattern notAHeading;
    Pattern notes;
    Pattern otherEntity;      // in a heading: of a part of the company, or of what might have been
    Pattern otherEntityAbove; // the same in the first lines
    QString whole;            // in the heading of the company's own
    Pattern perUnit;          // in a section or label whose numbers are never money in all
    // Of covers.
    QList<CoverForm> forms;
    QList<CoverForm> formsInWords;
    Pattern periodEnded; // before a date
    Pattern anyPeriodEnded;
    Pattern yearEnded;
    Pattern registrant; // behind the name
    Pattern symbol;
    QSet<QString> companyWords; // that say nothing of which company
    QSet<QString> fileWords;    // of file names that belong to no name

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
