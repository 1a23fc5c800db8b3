// A report for display: its figures in order, and the result of each row, as plain values computed from report.h's
// JSON.
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

#include <optional>

namespace core {

struct Figure // a row of the table
{
    enum As { Share, Number, Seconds };

    struct Value // the figure's value for one variant
    {
        double mean = 0;
        std::optional<std::pair<double, double>> range; // the 95 % confidence interval of the mean
    };

    QString name;  // its key in the report; "page_hit.4" is a nested key
    QString words; // for display; begins with "…" if it continues the line above
    As as = Share;
    QList<std::optional<Value>> values;      // one per variant, in order; nullopt if unknown
    QList<std::optional<Value>> differences; // from the first variant, on the questions that both have
};

QList<Json> waysOf(const Json &whole);                        // one report per variant
int missingDocuments(const Json &whole);                      // questions about documents that are not in the library
QString nameOfWay(const Json &report);                        // "Self-RAG, Built-in"; "search" if nothing was asked
QString nameOfWay(const QString &flow, const QString &model); // from their ids
// The figures that at least one variant has.
QList<Figure> figuresOf(const Json &whole);

struct OutcomeLine // a row of the table that counts answers by outcome
{
    QString outcome;    // its key in by_outcome
    QString likelihood; // its key in by_likelihood; empty: the whole outcome
    QString words;      // for display; begins with "…" if it is part of the line above
    int all = 0;
    int known = 0; // answers with this outcome that the set can mark right or wrong
    int right = 0;
    int unanswerable = 0;                        // how many of `all` answer unanswerable questions
    std::optional<Figure::Value> precision = {}; // with its 95 % interval
};

// The lines for one variant's report, best outcome first.
QList<OutcomeLine> outcomesOf(const Json &report);
// A summary sentence per variant, preceded by its name if there are several.
QStringList summariesOf(const Json &whole);

struct RowRemark
{
    enum Mark { Unknown, Right, Partly, Wrong };

    Mark mark = Unknown; // Unknown: the set does not say which answers are right
    QString outcome;     // "verified", "refused", "page 3", "said: supported"
    QString why;         // a sentence
};

// `depth`: in a retrieval-only row, the right page must be among this many results.
RowRemark remarkOn(const Json &row, int depth);

} // namespace core
