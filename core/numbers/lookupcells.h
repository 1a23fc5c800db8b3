// The cells of tables that fit the words of a question, with how well. A part of lookup, private to this folder.
#pragma once

#include "core/numbers/lookup.h"
#include "core/numbers/lookupquestion.h"

namespace core {

struct FoundCell
{
    const LookupDocument *document = nullptr;
    const Table *table = nullptr;
    const TableRow *row = nullptr;
    const TableCell *cell = nullptr;
    double fit = 0;        // more is better; what each word of the question and each word too much counts
    int tooMuch = 0;       // words of the label that are not asked for
    int tooMuchInHead = 0; // the same, less those that are
    int inLabel = 0;       // words of the question in the label
    double scale = 1;      // of its number: 0.01 of a percentage
    QString unit;
    bool isColumnSure = true; // else another column has the same head
    bool isScaleSure = true;  // else it is printed beside money that has one, and its own is not told

    double value() const { return cell->number ? *cell->number * scale : 0; }
};

// What words of a text are of the question.
struct TermMask
{
    quint32 asked = 0;
    quint32 aside = 0; // in parentheses
    quint32 soft = 0;
    int others = 0; // that are not, and say something
    int otherSoft = 0;
};

class CellFinder
{
public:
    // Of the question: its terms, those of them that are looked for here.
    CellFinder(const QList<LookupDocument> &documents, const LookupQuestion &question, const QStringList &terms);

    // With all terms, the best first; at most some hundred. No period: any column that tells no change.
    QList<FoundCell> cells(const std::optional<FiscalPeriod> &period) const;

    TermMask labelMask(const QString &text) const; // what stands in parentheses only explains
    TermMask maskOf(const QString &text) const;
    bool isNamedAsPrinted(const QString &text) const; // it stands in the question word for word
    bool mayAnswer(const Table &table, const TableRow &row, int column) const; // no share where none is asked for
    bool hasAll(quint32 asked) const { return (m_all & ~asked) == 0; }
    quint32 all() const { return m_all; }
    quint32 things() const { return m_things; }            // of all those that the question does not write as names
    quint32 counted() const { return m_counted; }          // of what a "how many" counts
    bool writesNames() const { return m_things != m_all; } // one without capitals may write names as things
    const QList<LookupDocument> &documents() const { return m_documents; }
    static QString namesOf(const LookupDocument &document);

private:
    bool isMeasured(const FoundCell &found, const TermMask &label, const TermMask &head, quint32 dimension) const;
    void addPart(TermMask &label, const QString &part) const;
    static void countInstead(FoundCell &found);
    quint32 askedBy(const QString &term) const;
    void search(const LookupDocument &document, const std::optional<FiscalPeriod> &period,
                QList<FoundCell> &found) const;

    const QList<LookupDocument> &m_documents;
    const QString m_text;
    const bool m_saysPercent;
    const bool m_asksHowMany;        // of something, that is: no money
    QHash<QString, quint32> m_asked; // a bit each
    QHash<QString, quint32> m_soft;
    quint32 m_all = 0;
    quint32 m_allSoft = 0;
    quint32 m_things = 0;
    quint32 m_counted = 0;
};

// Whether what a cell says is of that period, by its column, else by its label, its section or what stands over labels.
bool isOfPeriod(const LookupDocument &document, const Table &table, const TableRow &row, int column,
                const FiscalPeriod &period);

// With scale and unit as the table, the column, the row and the cell say them.
FoundCell foundCell(const LookupDocument &document, const Table &table, const TableRow &row, const TableCell &cell);

} // namespace core
