// A parsed question about numbers: the sentence that asks it, the requested form of the answer, periods, a definition.
// Pure.
#pragma once

#include "core/numbers/definition.h"

#include <optional>

namespace core {

struct WantedUnit
{
    double scale = 0; // requested scale of money: 1000 for thousands, and so on; 0: not given
    bool percent = false;
    std::optional<int> places; // requested decimal places
};

struct NumberQuestion
{
    QString whole;        // the question with plain quotation marks and dashes
    QString asking;       // the sentence that asks the question, without bracketed remarks and hints on where to look
    QString instructions; // sentences on how to answer
    WantedUnit unit;
    bool isYesNo = false;
    QList<FiscalPeriod> periods;                           // in order, without duplicates
    QList<int> averageYears;                               // years to average over; empty: none
    int lastYears = 0;                                     // 3 for "over the last three years"; 0: not given
    bool asksForAverage = false;                           // asks for an average, other than in a measure's name
    QString definition;                                    // definition given in words; empty: none
    QList<std::pair<QString, QString>> furtherDefinitions; // definitions of the names used in `definition`

    QString lowered() const { return asking.toLower(); }
};

WantedUnit wantedUnitOf(const QString &question);
NumberQuestion takenApart(const QString &question, const Measures &measures);

// Whether the text contains a phrase from the named list, as whole words. The text must be in lower case.
bool saysPhrase(const QString &lowered, const char *list);
// Whether the text contains a word whose stem is in the named list.
bool saysStem(const QString &text, const char *list);

// Whether the word is "US" in capitals: the country, not the pronoun in "tell us".
bool isCountry(QStringView word);

// The text with the mentions removed.
QString withoutMentions(const QString &text, const QList<MeasureMention> &mentions);

} // namespace core
