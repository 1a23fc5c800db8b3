// A question about numbers, parsed: the sentence that asks, the wanted form of the answer, periods, a definition. Pure.
#pragma once

#include "core/numbers/definition.h"

#include <optional>

namespace core {

struct WantedUnit
{
    double scale = 0; // money in thousands, millions, billions; 0: not given
    bool percent = false;
    std::optional<int> places; // after the point
};

struct NumberQuestion
{
    QString whole;        // with plain quotation marks and dashes
    QString asking;       // the sentence that asks, without where to look and without bracketed remarks
    QString instructions; // how to answer
    WantedUnit unit;
    bool isYesNo = false;
    QList<FiscalPeriod> periods;                           // each once, in order
    QList<int> averageYears;                               // years to average over; empty: none
    int lastYears = 0;                                     // "over the last three years"; 0: not given
    bool asksForAverage = false;                           // outside a measure's name
    QString definition;                                    // in words; empty: not given
    QList<std::pair<QString, QString>> furtherDefinitions; // of names used in it

    QString lowered() const { return asking.toLower(); }
};

WantedUnit wantedUnitOf(const QString &question);
NumberQuestion takenApart(const QString &question, const Measures &measures);

// Whether a phrase of the list is in a text, as whole words. The text is in lower case.
bool saysPhrase(const QString &lowered, const char *list);
// Whether a word of the text has a stem from the list.
bool saysStem(const QString &text, const char *list);

// "US" in capitals: the country, not "tell us".
bool isCountry(QStringView word);

// The text without the mentions.
QString withoutMentions(const QString &text, const QList<MeasureMention> &mentions);

} // namespace core
