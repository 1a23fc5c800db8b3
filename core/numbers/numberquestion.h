// What a question about numbers says, taken apart: the sentence that asks, how the answer is wanted, periods, a
// definition. Pure.
#pragma once

#include "core/numbers/definition.h"

#include <optional>

namespace core {

struct WantedUnit
{
    double scale = 0; // money in thousands, millions, billions; 0: not said
    bool percent = false;
    std::optional<int> places; // behind the point
};

struct NumberQuestion
{
    QString whole;        // with plain quotation marks and dashes
    QString asking;       // the sentence that asks, without where to look and without remarks in brackets
    QString instructions; // how to answer
    WantedUnit unit;
    bool isYesNo = false;
    QList<FiscalPeriod> periods;                           // each once, in their order
    QList<int> averageYears;                               // that an average over years is wanted of; empty: none is
    int lastYears = 0;                                     // "over the last three years"; 0: not said
    bool asksForAverage = false;                           // outside of a measure's name
    QString definition;                                    // in words; empty: none is given
    QList<std::pair<QString, QString>> furtherDefinitions; // of names that it uses

    QString lowered() const { return asking.toLower(); }
};

WantedUnit wantedUnitOf(const QString &question);
NumberQuestion takenApart(const QString &question, const Measures &measures);

// Whether one of a list's phrases stands in a text, as whole words. The text is in lower case.
bool saysPhrase(const QString &lowered, const char *list);
// Whether one of the words of a text has a stem of the list.
bool saysStem(const QString &text, const char *list);

// "US", as it is written: a country, and no "tell us".
bool isCountry(QStringView word);

// The text without the mentions.
QString withoutMentions(const QString &text, const QList<MeasureMention> &mentions);

} // namespace core
