// What people read of a report: its figures in their order, and what each row comes to. Values, made from the JSON of
// report.h.
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

#include <optional>

namespace core {

struct Figure // a line of the table
{
    enum As { Share, Number, Seconds };

    struct Value // of one way of asking
    {
        double mean = 0;
        std::optional<std::pair<double, double>> range; // that holds the mean 95 times in 100
    };

    QString name;  // its key in the report; "page_hit.4": a key inside another
    QString words; // for people; begins with "…" where it goes on from the line above
    As as = Share;
    QList<std::optional<Value>> values;      // in the order of the ways; nothing where it is not known
    QList<std::optional<Value>> differences; // of each way from the first, on questions that both have
};

QList<Json> waysOf(const Json &whole);                        // the report of each way of asking
int missingDocuments(const Json &whole);                      // questions about documents that are not in the library
QString nameOfWay(const Json &report);                        // "Self-RAG, Built-in"; "search" where nothing was asked
QString nameOfWay(const QString &flow, const QString &model); // by their ids
// Those that any of the ways has.
QList<Figure> figuresOf(const Json &whole);

struct OutcomeLine // of the table of answers by how they ended
{
    QString outcome;    // its key in by_outcome
    QString likelihood; // its key in by_likelihood; empty: all of that outcome
    QString words;      // for people; begins with "…" where it is a part of the line above
    int all = 0;
    int known = 0; // of these, how many are answers of which the set tells whether they are right
    int right = 0;
    int unanswerable = 0;                        // of all
    std::optional<Figure::Value> precision = {}; // with its range
};

// Of the report of one way; the best outcome first.
QList<OutcomeLine> outcomesOf(const Json &report);
// The sentence that each way comes to; behind its name where there are several.
QStringList summariesOf(const Json &whole);

struct RowRemark
{
    enum Mark { Unknown, Right, Partly, Wrong };

    Mark mark = Unknown; // Unknown: the set does not tell what is right
    QString outcome;     // "verified", "refused", "page 3", "said: supported"
    QString why;         // a sentence
};

// `depth`: among so many pages a right one has to be where nothing was asked.
RowRemark remarkOn(const Json &row, int depth);

} // namespace core
