#include "tests/generated/patterns.h"

#include <algorithm>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

QString pick(const char *from, Chance &chance)
{
    return chance.pick(QString::fromUtf8(from).split(u','));
}

Slot text(const QString &words)
{
    return {Slot::Text, words};
}

Slot person(Names &names)
{
    return {Slot::Person, names.person()};
}

Slot organisation(Names &names)
{
    return {Slot::Organisation, u"the "_s + names.organisation()};
}

Slot site(const Field &field, Names &names)
{
    return text(u"the %1 %2"_s.arg(names.place(), field.site));
}

Slot year(Chance &chance, int least = 2002, int most = 2023)
{
    return {Slot::Year, QString::number(chance.between(least, most))};
}

Slot number(Chance &chance, int least, int most)
{
    return {Slot::Number, {}, double(chance.between(least, most))};
}

Slot money(Chance &chance)
{
    const QString unit = pick("$,€,£", chance);
    const QString other = unit == u"$" ? u"€"_s : u"$"_s;
    if (chance.oneIn(2))
        return {Slot::Money, {}, chance.between(11, 94) / 10.0, u"million"_s, unit, other};
    return {Slot::Money, {}, double(chance.between(21, 960)), u"thousand"_s, unit, other};
}

Slot quantity(Chance &chance, int least, int most, const char *unit, const char *other)
{
    return {Slot::Quantity,
            {},
            double(chance.between(least, most)),
            {},
            QString::fromLatin1(unit),
            QString::fromLatin1(other)};
}

Slot option(const QString &words, const QStringList &others, const char *kind)
{
    return {Slot::Option, words, 0, {}, {}, {}, others, QString::fromLatin1(kind)};
}

Slots purchase(const Field &field, Chance &chance, Names &names)
{
    return {{u"agent"_s, person(names)},
            {u"role"_s, text(chance.pick(field.roles))},
            {u"number"_s, number(chance, 21, 900)},
            {u"thing"_s, text(chance.pick(field.bought))},
            {u"maker"_s, organisation(names)},
            {u"month"_s, text(pick("January,March,April,June,August,October,November", chance))},
            {u"year"_s, year(chance)}};
}

Slots lead(const Field &field, Chance &chance, Names &names)
{
    return {{u"agent"_s, person(names)}, {u"team"_s, text(chance.pick(field.teams))}, {u"org"_s, organisation(names)}};
}

Slots spending(const Field &field, Chance &chance, Names &names)
{
    return {{u"org"_s, organisation(names)},
            {u"money"_s, money(chance)},
            {u"project"_s, text(u"%1 in %2"_s.arg(chance.pick(field.projects), names.place()))},
            {u"agent"_s, person(names)},
            {u"year"_s, year(chance)}};
}

Slots length(const Field &, Chance &chance, Names &names)
{
    const bool isLong = chance.oneIn(2);
    return {{u"object"_s, text(pick("footbridge,tunnel,pipeline,fence,canal", chance))},
            {u"place"_s, text(names.place())},
            {u"year"_s, year(chance)},
            {u"quantity"_s, isLong ? quantity(chance, 2, 48, "kilometres", "metres")
                                   : quantity(chance, 60, 950, "metres", "kilometres")}};
}

Slots weight(const Field &, Chance &chance, Names &names)
{
    return {{u"agent"_s, person(names)},
            {u"object"_s, text(pick("bell,generator,statue,water tank,boiler", chance))},
            {u"place"_s, text(names.place())},
            {u"quantity"_s, chance.oneIn(2) ? quantity(chance, 2, 90, "tonnes", "kilograms")
                                            : quantity(chance, 120, 950, "kilograms", "tonnes")}};
}

Slots neighbours(const Field &field, Chance &chance, Names &names)
{
    Slots parts{{u"site"_s, site(field, names)},           {u"site2"_s, site(field, names)},
                {u"thing"_s, text(field.counted.first())}, {u"number"_s, number(chance, 40, 480)},
                {u"number2"_s, number(chance, 500, 980)},  {u"year"_s, year(chance)}};
    if (chance.oneIn(2))
        std::swap(parts[u"number"_s], parts[u"number2"_s]);
    return parts;
}

Slots twoThings(const Field &field, Chance &chance, Names &names)
{
    return {{u"site"_s, site(field, names)},           {u"thing"_s, text(field.counted.first())},
            {u"thing2"_s, text(field.counted.last())}, {u"number"_s, number(chance, 310, 980)},
            {u"number2"_s, number(chance, 21, 290)},   {u"year"_s, year(chance)}};
}

Slots comparison(const Field &field, Chance &chance, Names &names)
{
    const bool isMore = chance.oneIn(2);
    const QString one = isMore ? u"more"_s : u"fewer"_s;
    const QString other = isMore ? u"fewer"_s : u"more"_s;
    return {{u"site"_s, site(field, names)},
            {u"site2"_s, site(field, names)},
            {u"thing"_s, text(field.counted.first())},
            {u"cmp"_s, option(one, {other}, "comparison")},
            {u"converse"_s, option(other, {one}, "comparison")},
            {u"year"_s, year(chance)}};
}

Slots quantifier(const Field &, Chance &chance, Names &names)
{
    static const QList<Slot> quantifiers{option(u"all"_s, {u"none"_s}, "quantifier"),
                                         option(u"none"_s, {u"all"_s, u"most"_s}, "quantifier"),
                                         option(u"most"_s, {u"none"_s, u"all"_s}, "quantifier")};
    return {{u"quant"_s, chance.pick(quantifiers)},
            {u"number"_s, number(chance, 21, 90)},
            {u"thing"_s, text(pick("bridges,lifts,boilers,wells,masts", chance))},
            {u"place"_s, text(names.place())},
            {u"year"_s, year(chance)}};
}

Slots project(const Field &field, Chance &chance, Names &names)
{
    return {{u"board"_s, text(field.board)},
            {u"place"_s, text(names.place())},
            {u"project"_s, text(chance.pick(field.projects))},
            {u"org"_s, organisation(names)},
            {u"year"_s, year(chance)}};
}

Slots atSite(const Field &field, Chance &chance, Names &names)
{
    return {{u"site"_s, site(field, names)},
            {u"people"_s, text(field.people)},
            {u"facility"_s, text(pick("sauna,reading room,car park,music room,darkroom", chance))},
            {u"weeks"_s, number(chance, 2, 12)},
            {u"hour"_s, text(QString::number(chance.between(4, 9)))}, // entering after six allows entering after seven
            {u"age"_s, number(chance, 12, 27)},
            {u"fee"_s, {Slot::Money, {}, double(chance.between(15, 95)), {}, u"€"_s, u"$"_s}},
            {u"visitors"_s, {Slot::Number, {}, chance.between(11, 94) / 10.0, u"million"_s}},
            {u"year"_s, year(chance)}};
}

Slots plan(const Field &, Chance &chance, Names &names)
{
    return {{u"org"_s, organisation(names)},
            {u"facility"_s, text(pick("training centre,museum,warehouse,repair shop,day nursery", chance))},
            {u"place"_s, text(names.place())},
            {u"year"_s, year(chance, 2027, 2039)}};
}

Slots succession(const Field &field, Chance &chance, Names &names)
{
    return {{u"agent"_s, person(names)},
            {u"agent2"_s, person(names)},
            {u"role"_s, text(chance.pick(field.roles))},
            {u"org"_s, organisation(names)},
            {u"year"_s, year(chance)}};
}

Slots sale(const Field &, Chance &chance, Names &names)
{
    return {{u"org"_s, organisation(names)},
            {u"org2"_s, organisation(names)},
            {u"object"_s, text(u"%1 %2"_s.arg(names.place(), pick("quarry,mill,hotel,brewery,orchard", chance)))},
            {u"money"_s, money(chance)},
            {u"year"_s, year(chance)}};
}

Slots trend(const Field &field, Chance &chance, Names &names)
{
    const int begin = chance.between(2002, 2014);
    const bool rises = chance.oneIn(2);
    Slots parts{{u"site"_s, site(field, names)},
                {u"thing"_s, text(field.counted.first())},
                {u"number"_s, number(chance, 40, 480)},
                {u"number2"_s, number(chance, 500, 980)},
                {u"year"_s, text(QString::number(begin))},
                {u"year2"_s, text(QString::number(begin + chance.between(2, 8)))},
                {u"rose"_s, option(rises ? u"rose"_s : u"fell"_s, {rises ? u"fell"_s : u"rose"_s}, "comparison")},
                {u"grew"_s, option(rises ? u"increased"_s : u"decreased"_s, {rises ? u"decreased"_s : u"increased"_s},
                                   "comparison")}};
    if (!rises)
        std::swap(parts[u"number"_s], parts[u"number2"_s]);
    return parts;
}

Slots bound(const Field &field, Chance &chance, Names &names)
{
    const bool isMore = chance.oneIn(2);
    return {{u"over"_s, option(isMore ? u"more than"_s : u"fewer than"_s, {isMore ? u"fewer than"_s : u"more than"_s},
                               "comparison")},
            {u"number"_s, text(QString::number(chance.between(120, 960)))}, // more than 300 implies more than 200
            {u"thing"_s, text(chance.pick(field.bought))},
            {u"org"_s, organisation(names)},
            {u"year"_s, year(chance)}};
}

QList<Pattern> deeds()
{
    return {
        {"purchase",
         {"In {month} {year}, {agent}, {role}, bought {number} {thing} from {maker}.",
          "{agent}, {role}, bought {number} {thing} from {maker} in {month} {year}."},
         {{"paraphrase", "{agent} bought {number} {thing} from {maker} in {month} {year}."},
          {"voice", "In {month} {year}, {number} {thing} were bought from {maker} by {agent}."},
          {"shortened", "{agent} bought {number} {thing}."},
          {"shortened", "In {year}, {agent} bought {number} {thing} from {maker}."}},
         {"{agent} did not buy {number} {thing} from {maker} in {year}.", "{agent} did not buy {thing} from {maker}."},
         {{u"thing"_s, "What did {agent} buy from {maker}?"},
          {u"number"_s, "How many {thing} did {agent} buy from {maker}?"},
          {u"agent"_s, "Who bought {thing} from {maker}?"},
          {u"year"_s, "When did {agent} buy {thing} from {maker}?"}},
         2,
         purchase},
        {"lead",
         {"The {team} of {org} is led by {agent}.", "{agent} leads the {team} of {org}."},
         {{"leads", "{agent} leads the {team} of {org}."}, {"leads", "The {team} of {org} is led by {agent}."}},
         {"{agent} does not lead the {team} of {org}.", "The {team} of {org} is not led by {agent}."},
         {{u"agent"_s, "Who leads the {team} of {org}?"}},
         2,
         lead},
        {"spending",
         {"In {year}, {org} spent {money} on the {project}, which {agent} had proposed.",
          "{org} spent {money} on the {project} in {year}; {agent} had proposed the {project}."},
         {{"paraphrase", "{org} spent {money} on the {project} in {year}."},
          {"voice", "{money} was spent on the {project} by {org} in {year}."},
          {"shortened", "{agent} had proposed the {project}."},
          {"shortened", "{org} spent {money} on the {project}."}},
         {"{org} did not spend {money} on the {project} in {year}.",
          "{org} spent no money on the {project} in {year}."},
         {{u"money"_s, "How much did {org} spend on the {project}?"},
          {u"agent"_s, "Who had proposed the {project}?"},
          {u"year"_s, "When did {org} spend money on the {project}?"}},
         2,
         spending},
        {"sale",
         {"{org} sold the {object} to {org2} for {money} in {year}.",
          "In {year}, {org} sold the {object} to {org2} for {money}."},
         {{"paraphrase", "In {year}, {org} sold the {object} for {money} to {org2}."},
          {"voice", "The {object} was sold to {org2} by {org} for {money} in {year}."},
          {"shortened", "{org} sold the {object} to {org2}."}},
         {"{org} did not sell the {object} to {org2}."},
         {{u"org"_s, "Who sold the {object} to whom?"},
          {u"money"_s, "For how much did {org} sell the {object}?"},
          {u"year"_s, "When did {org} sell the {object}?"}},
         1,
         sale,
         {"org", "org2"}},
        {"succession",
         {"{agent} succeeded {agent2} as {role} of {org} in {year}."},
         {{"paraphrase", "In {year}, {agent} succeeded {agent2} as {role} of {org}."},
          {"voice", "{agent2} was succeeded by {agent} as {role} of {org} in {year}."},
          {"shortened", "{agent} succeeded {agent2}."}},
         {"{agent} did not succeed {agent2} as {role} of {org}."},
         {{u"agent"_s, "Who succeeded whom as {role} of {org}?"}, {u"year"_s, "When did {agent} succeed {agent2}?"}},
         1,
         succession,
         {"agent", "agent2"}},
    };
}

QList<Pattern> quantities()
{
    return {
        {"length",
         {"The {object} in {place}, completed in {year}, is {quantity} long."},
         {{"shortened", "The {object} in {place} is {quantity} long."},
          {"shortened", "The {object} in {place} was completed in {year}."}},
         {"The {object} in {place} is not {quantity} long.", "The {object} in {place} was not completed in {year}."},
         {{u"quantity"_s, "How long is the {object} in {place}?"},
          {u"year"_s, "When was the {object} in {place} completed?"}},
         1,
         length},
        {"weight",
         {"The {object} that {agent} designed for {place} weighs {quantity}."},
         {{"shortened", "{agent} designed the {object} for {place}."},
          {"voice", "The {object} for {place} was designed by {agent}."},
          {"shortened", "The {object} for {place} weighs {quantity}."}},
         {"{agent} did not design the {object} for {place}.", "The {object} for {place} does not weigh {quantity}."},
         {{u"quantity"_s, "How much does the {object} for {place} weigh?"},
          {u"agent"_s, "Who designed the {object} for {place}?"}},
         1,
         weight},
        {"neighbours",
         {"In {year}, {site} had {number} {thing}, while {site2} had {number2}.",
          "In {year}, {site} had {number} {thing} and {site2} had {number2}."},
         {{"shortened", "In {year}, {site} had {number} {thing}."},
          {"shortened", "{site2} had {number2} {thing} in {year}."}},
         {"{site} did not have {number} {thing} in {year}."},
         {{u"number"_s, "How many {thing} did {site} have?"}, {u"number2"_s, "How many {thing} did {site2} have?"}},
         1,
         neighbours,
         {"site", "site2"}},
        {"two things",
         {"In {year}, {site} had {number} {thing} and {number2} {thing2}."},
         {{"shortened", "{site} had {number} {thing} in {year}."},
          {"shortened", "In {year}, {site} had {number2} {thing2}."}},
         {"{site} did not have {number2} {thing2} in {year}."},
         {{u"number"_s, "How many {thing} did {site} have?"}, {u"number2"_s, "How many {thing2} did {site} have?"}},
         1,
         twoThings},
        {"comparison",
         {"In {year}, {site} had {cmp} {thing} than {site2}."},
         {{"paraphrase", "{site} had {cmp} {thing} than {site2} in {year}."},
          {"converse", "In {year}, {site2} had {converse} {thing} than {site}."}},
         {"{site} did not have {cmp} {thing} than {site2} in {year}."},
         {{u"cmp"_s, "Which had more {thing}, {site} or {site2}?"}},
         1,
         comparison,
         {"site", "site2"}},
        {"trend",
         {"At {site}, the number of {thing} {rose} from {number} in {year} to {number2} in {year2}."},
         {{"paraphrase", "The number of {thing} at {site} {grew} from {number} in {year} to {number2} in {year2}."},
          {"shortened", "Between {year} and {year2}, the number of {thing} at {site} {rose}."}},
         {"The number of {thing} at {site} did not change between {year} and {year2}."},
         {{u"rose"_s, "How did the number of {thing} at {site} change?"}},
         1,
         trend},
        {"bound",
         {"In {year}, {over} {number} {thing} were sold by {org}."},
         {{"voice", "{org} sold {over} {number} {thing} in {year}."},
          {"paraphrase", "{over} {number} {thing} were sold by {org} in {year}."}},
         {"{org} did not sell {over} {number} {thing} in {year}."},
         {{u"number"_s, "How many {thing} did {org} sell?"}, {u"year"_s, "When did {org} sell {thing}?"}},
         1,
         bound},
        {"visitors",
         {"In {year}, {visitors} people visited {site}."},
         {{"paraphrase", "{visitors} people visited {site} in {year}."},
          {"voice", "{site} was visited by {visitors} people in {year}."}},
         {"{site} was not visited by {visitors} people in {year}."},
         {{u"visitors"_s, "How many people visited {site}?"}, {u"year"_s, "When did {visitors} people visit {site}?"}},
         1,
         atSite},
    };
}

QList<Pattern> refusals()
{
    return {
        {"quantifier",
         {"{quant} of the {number} {thing} in {place} were inspected in {year}."},
         {{"paraphrase", "In {year}, {quant} of the {number} {thing} in {place} were inspected."}},
         {},
         {{u"quant"_s, "How many of the {thing} in {place} were inspected?"}},
         2,
         quantifier},
        {"not approved",
         {"The {board} of {place} did not approve the {project} in {year}."},
         {{"paraphrase", "In {year}, the {board} of {place} did not approve the {project}."},
          {"voice", "The {project} was not approved by the {board} of {place} in {year}."}},
         {"The {board} of {place} approved the {project} in {year}.",
          "The {project} was approved by the {board} of {place} in {year}."},
         {{u"board"_s, "Did the {board} of {place} approve the {project}?"}},
         1,
         project},
        {"no money",
         {"No money for the {project} in {place} came from {org}."},
         {{"paraphrase", "Money for the {project} in {place} did not come from {org}."}},
         {"Money for the {project} in {place} came from {org}."},
         {{u"org"_s, "Did money for the {project} in {place} come from {org}?"}},
         1,
         project},
        {"nobody",
         {"Nobody at {site} was injured in {year}."},
         {{"paraphrase", "In {year}, nobody at {site} was injured."},
          {"paraphrase", "No one at {site} was injured in {year}."}},
         {"Somebody at {site} was injured in {year}."},
         {{u"site"_s, "Was anybody at {site} injured in {year}?"}, {u"year"_s, "Was anybody at {site} injured?"}},
         1,
         atSite},
        {"must",
         {"At {site}, {people} must give notice {weeks} weeks in advance."},
         {{"paraphrase", "{people} at {site} must give notice {weeks} weeks in advance."}},
         {"{people} at {site} do not have to give notice {weeks} weeks in advance."},
         {{u"weeks"_s, "How many weeks in advance must {people} at {site} give notice?"}},
         1,
         atSite},
        {"may",
         {"{people} at {site} may use the {facility} after {hour} p.m."},
         {{"paraphrase", "After {hour} p.m., {people} at {site} may use the {facility}."}},
         {"{people} at {site} may not use the {facility} after {hour} p.m.",
          "{people} at {site} must use the {facility} after {hour} p.m."},
         {{u"hour"_s, "When may {people} at {site} use the {facility}?"}},
         1,
         atSite},
        {"unless",
         {"{people} at {site} pay {fee} a year unless they are under {age}."},
         {{"paraphrase", "Unless they are under {age}, {people} at {site} pay {fee} a year."}},
         {"{people} at {site} pay {fee} a year only if they are under {age}."},
         {{u"fee"_s, "How much do {people} at {site} pay a year?"}},
         1,
         atSite},
        {"plan",
         {"{org} plans to open a {facility} in {place} in {year}."},
         {{"paraphrase", "In {place}, {org} plans to open a {facility} in {year}."}},
         {"{org} does not plan to open a {facility} in {place}.", "{org} has opened a {facility} in {place}."},
         {{u"facility"_s, "What does {org} plan in {place}?"},
          {u"year"_s, "When does {org} plan to open a {facility} in {place}?"}},
         1,
         plan},
    };
}

} // namespace

const QList<Pattern> &patterns()
{
    static const QList<Pattern> all = deeds() + quantities() + refusals();
    return all;
}

} // namespace generated
