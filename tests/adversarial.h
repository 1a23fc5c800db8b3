// Sentences with exactly one error, made at random: a passage about an invented world, a true paraphrase of a sentence
// in it, and one that differs in a name, number, date, unit, negation, quantifier or cause.
#pragma once

#include <QRandomGenerator>
#include <QString>
#include <QStringList>

#include <array>

namespace adversarial {

struct Pair
{
    QString kind;
    QString passage;
    QString right;
    QString wrong;
};

struct Pattern
{
    const char *kind;
    const char *stands;
    const char *right;
    const char *wrong;
};

// {A} {B} are people, {P} {Q} places, {Y} {Z} years, {M} {L} months, {N} {K} numbers; the two of a kind always differ.
inline constexpr Pattern patterns[] = {
    {"name", "The bridge at {P} was designed by {A} in {Y}.", "{A} designed the bridge at {P}.",
     "{B} designed the bridge at {P}."},
    {"name", "In {Y} {A} became director of the observatory in {P}.",
     "{A} became director of the observatory in {P} in {Y}.", "{B} became director of the observatory in {P} in {Y}."},
    {"name", "The harbour of {P} handles {N} ships a year.", "The harbour of {P} handles {N} ships every year.",
     "The harbour of {Q} handles {N} ships every year."},
    {"names exchanged", "{A} defeated {B} in the final of {Y}.", "In the final of {Y} {A} defeated {B}.",
     "In the final of {Y} {B} defeated {A}."},
    {"names exchanged", "The company of {A} bought the company of {B} in {M} {Y}.",
     "The company of {A} bought the company of {B}.", "The company of {B} bought the company of {A}."},
    {"names exchanged", "{A} succeeded {B} as mayor of {P}.", "As mayor of {P}, {A} succeeded {B}.",
     "As mayor of {P}, {B} succeeded {A}."},
    {"number", "The museum in {P} owns {N} paintings and {K} drawings.", "The museum in {P} owns {N} paintings.",
     "The museum in {P} owns {W} paintings."},
    {"number", "About {N} people attended the concert that {A} gave in {P}.",
     "The concert {A} gave in {P} was attended by about {N} people.",
     "The concert {A} gave in {P} was attended by about {W} people."},
    {"number", "The tower of {P} is {N} metres high.", "In {P} there is a tower, {N} metres high.",
     "In {P} there is a tower, {W} metres high."},
    {"date", "The railway between {P} and {Q} was opened in {M} {Y}.",
     "In {M} {Y} the railway between {P} and {Q} was opened.",
     "In {M} {Z} the railway between {P} and {Q} was opened."},
    {"date", "The railway between {P} and {Q} was opened in {M} {Y}.",
     "In {M} {Y} the railway between {P} and {Q} was opened.",
     "In {L} {Y} the railway between {P} and {Q} was opened."},
    {"date", "{A} was born in {P} on {D} {M} {Y}.", "{A} was born on {D} {M} {Y}.", "{A} was born on {D} {M} {Z}."},
    {"unit", "The tunnel near {P} is {N} kilometres long.", "Near {P} there is a tunnel, {N} kilometres long.",
     "Near {P} there is a tunnel, {N} metres long."},
    {"unit", "Repairs of the theatre in {P} cost {N} million euros.",
     "The theatre in {P} was repaired, which cost {N} million euros.",
     "The theatre in {P} was repaired, which cost {N} billion euros."},
    {"unit", "The treatment {A} proposed takes {D} weeks.", "{A} proposed a treatment that takes {D} weeks.",
     "{A} proposed a treatment that takes {D} days."},
    {"negation", "The council of {P} approved the plan of {A}.", "The plan of {A} was approved by the council of {P}.",
     "The plan of {A} was not approved by the council of {P}."},
    {"negation", "{A} did not attend the meeting in {P}.", "The meeting in {P} was not attended by {A}.",
     "The meeting in {P} was attended by {A}."},
    {"negation", "The ferry to {P} runs in {M}.", "In {M} the ferry to {P} runs.",
     "In {M} the ferry to {P} never runs."},
    {"opposite", "The population of {P} increased between {Y} and {Z}.",
     "Between {Y} and {Z} the population of {P} grew.", "Between {Y} and {Z} the population of {P} declined."},
    {"opposite", "{A} left {P} before the winter of {Y}.", "Before the winter of {Y}, {A} left {P}.",
     "After the winter of {Y}, {A} left {P}."},
    {"opposite", "The hotel in {P} is open in {M}.", "In {M} the hotel in {P} is open.",
     "In {M} the hotel in {P} is closed."},
    {"some for all", "Some of the houses in {P} were built by {A}.", "{A} built some of the houses in {P}.",
     "{A} built all of the houses in {P}."},
    {"some for all", "Most schools in {P} teach music.", "Music is taught by most schools in {P}.",
     "Music is taught by every school in {P}."},
    {"some for all", "The library in {P} sometimes lends instruments.",
     "Instruments are sometimes lent by the library in {P}.", "Instruments are always lent by the library in {P}."},
    {"cause for coincidence", "In {P} the drought of {Y} was associated with fewer births.",
     "The drought of {Y} was associated with fewer births in {P}.", "The drought of {Y} caused fewer births in {P}."},
    {"cause for coincidence", "The closing of the mine in {P} coincided with the flood of {Y}.",
     "In {P} the flood of {Y} coincided with the closing of the mine.",
     "In {P} the flood of {Y} led to the closing of the mine."},
    {"cause for coincidence", "{A} found that long commutes are correlated with poor sleep.",
     "Long commutes are correlated with poor sleep, {A} found.", "Long commutes result in poor sleep, {A} found."}};

inline QString filled(const char *pattern, const QStringList &values)
{
    static const QStringList slots_ = {QStringLiteral("{A}"), QStringLiteral("{B}"), QStringLiteral("{P}"),
                                       QStringLiteral("{Q}"), QStringLiteral("{Y}"), QStringLiteral("{Z}"),
                                       QStringLiteral("{M}"), QStringLiteral("{L}"), QStringLiteral("{N}"),
                                       QStringLiteral("{K}"), QStringLiteral("{W}"), QStringLiteral("{D}")};
    QString text = QString::fromLatin1(pattern);
    for (qsizetype i = 0; i < slots_.size(); ++i)
        text.replace(slots_[i], values[i]);
    return text;
}

// The same seed gives the same pairs.
inline QList<Pair> pairs(int each, quint32 seed)
{
    static const QStringList people = {QStringLiteral("Maria Lindt"),    QStringLiteral("Peter Hahn"),
                                       QStringLiteral("Ada Okafor"),     QStringLiteral("Jonas Brandt"),
                                       QStringLiteral("Elena Marković"), QStringLiteral("Samuel Reyes"),
                                       QStringLiteral("Ingrid Solberg"), QStringLiteral("Tomas Novak")};
    static const QStringList places = {
        QStringLiteral("Lake Orden"), QStringLiteral("Port Salma"), QStringLiteral("Velmar"), QStringLiteral("Karst"),
        QStringLiteral("Ostheim"),    QStringLiteral("Dunmere"),    QStringLiteral("Alvona"), QStringLiteral("Tirsk")};
    static const QStringList months = {QStringLiteral("January"),   QStringLiteral("March"),
                                       QStringLiteral("April"),     QStringLiteral("June"),
                                       QStringLiteral("September"), QStringLiteral("October")};
    QRandomGenerator chance(seed);
    const auto two = [&](const QStringList &from) {
        const int one = int(chance.bounded(int(from.size())));
        const int other = int((one + 1 + chance.bounded(int(from.size()) - 1)) % from.size());
        return QStringList{from[one], from[other]};
    };
    const auto values = [&] {
        const int year = 1850 + int(chance.bounded(150));
        const int number = 20 + int(chance.bounded(900));
        return two(people) + two(places) +
               QStringList{QString::number(year), QString::number(year + 3 + int(chance.bounded(9)))} + two(months) +
               QStringList{QString::number(number), QString::number(number * 2 + 1), QString::number(number * 3 + 2),
                           QString::number(2 + chance.bounded(18))};
    };
    QList<Pair> all;
    for (const Pattern &pattern : patterns) {
        for (int i = 0; i < each; ++i) {
            const QStringList here = values();
            QStringList passage;
            for (int n = 0; n < 2; ++n)
                passage.append(filled(patterns[chance.bounded(int(std::size(patterns)))].stands, values()));
            passage.insert(int(chance.bounded(3)), filled(pattern.stands, here));
            all.append({QString::fromLatin1(pattern.kind), passage.join(u' '), filled(pattern.right, here),
                        filled(pattern.wrong, here)});
        }
    }
    return all;
}

} // namespace adversarial
