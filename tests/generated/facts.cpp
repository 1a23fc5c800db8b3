#include "tests/generated/facts.h"

#include "tests/generated/patterns.h"
#include "tests/generated/questions.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

double scaled(const Slot &slot)
{
    return slot.value * (slot.scale == u"million"    ? 1e6
                         : slot.scale == u"billion"  ? 1e9
                         : slot.scale == u"thousand" ? 1e3
                                                     : 1);
}

QString plain(double value)
{
    QString digits = QString::number(qint64(std::llround(value)));
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, u',');
    return digits;
}

bool isNumber(const Slot &slot)
{
    return slot.type == Slot::Number || slot.type == Slot::Quantity || slot.type == Slot::Money;
}

} // namespace

QString Slot::meaning() const
{
    return isNumber(*this) ? u"%1 %2"_s.arg(scaled(*this), 0, 'g', 12).arg(unit) : text;
}

QString Slot::written(bool otherwise) const
{
    static const QStringList small{u"two"_s,   u"three"_s, u"four"_s, u"five"_s,   u"six"_s,   u"seven"_s,
                                   u"eight"_s, u"nine"_s,  u"ten"_s,  u"eleven"_s, u"twelve"_s};
    if (!isNumber(*this))
        return text;
    const QString digits = QString::number(value);
    // Thousands are written in digits, larger scales in words.
    const bool inWords = !scale.isEmpty() && (scale == u"thousand") == otherwise;
    QString number = scale.isEmpty() ? digits : inWords ? digits + u' ' + scale : plain(scaled(*this));
    if (scale.isEmpty() && otherwise && type == Number && value <= 12 && value >= 2)
        number = small.at(int(value) - 2);
    return type == Money ? unit + number : unit.isEmpty() ? number : number + u' ' + unit;
}

namespace {

// The form with its slots filled, as a sentence.
QString filled(const QString &form, const Slots &parts, bool otherwise = false)
{
    QString sentence = form;
    for (auto slot = parts.begin(); slot != parts.end(); ++slot)
        sentence.replace(u'{' + slot.key() + u'}', slot->written(otherwise));
    return capitalised(sentence);
}

bool states(const QString &form, const QString &slot)
{
    return form.contains(u'{' + slot + u'}');
}

// Makes statements about one fact.
class Claiming
{
public:
    Claiming(const Fact &fact, const QList<Fact> &all, Chance &chance)
        : m_fact(fact),
          m_all(all),
          m_pattern(patterns()[fact.pattern]),
          m_chance(chance)
    {
    }

    QList<Statement> all();

private:
    Statement statement(const QString &kind, const QString &form, const Slots &parts, const QString &about,
                        bool otherwise = false) const;
    QString questionAbout(const QString &slot, const QString &form, const Slots &parts) const;
    QStringList forms() const;
    void addTruths(QList<Statement> &made) const;
    void addSwap(QList<Statement> &made, const QString &name);
    void addSwapped(QList<Statement> &made, const QString &kind, const QString &name, const Slot &swapped);
    void addExchange(QList<Statement> &made);
    Slot otherNumber(const Slot &slot);
    QString otherText(const Slot &slot);

    const Fact &m_fact;
    const QList<Fact> &m_all;
    const Pattern &m_pattern;
    Chance &m_chance;
};

QString Claiming::questionAbout(const QString &slot, const QString &form, const Slots &parts) const
{
    const char *asked = nullptr;
    for (const auto &[of, text] : m_pattern.asked) {
        if (of == slot || (!asked && states(form, of)))
            asked = text;
        if (of == slot)
            break;
    }
    return filled(QString::fromUtf8(asked ? asked : m_pattern.asked.first().second), parts);
}

Statement Claiming::statement(const QString &kind, const QString &form, const Slots &parts, const QString &about,
                              bool otherwise) const
{
    Statement made;
    made.pattern = m_fact.pattern;
    for (auto slot = parts.begin(); slot != parts.end(); ++slot) {
        if (states(form, slot.key()))
            made.parts.insert(slot.key(), *slot);
    }
    const bool isExchange = kind == u"roles" || about == QLatin1String(m_pattern.exchanged.first);
    made.made.part = Case::Claim;
    made.made.kind = kind;
    made.made.text = filled(form, parts, otherwise);
    made.made.question = questionAbout(about, form, isExchange ? parts : m_fact.parts);
    made.made.source = m_fact.source;
    made.made.isTrue = follows(made, m_all);
    return made;
}

QStringList Claiming::forms() const
{
    QStringList forms;
    for (const Form &form : m_pattern.truths)
        forms.append(QString::fromUtf8(form.text));
    return forms;
}

void Claiming::addTruths(QList<Statement> &made) const
{
    Statement verbatim = statement(u"verbatim"_s, QString::fromUtf8(m_pattern.sources.first()), m_fact.parts, {});
    verbatim.made.text = m_fact.source;
    made.append(verbatim);
    for (const Form &form : m_pattern.truths) {
        const QString text = QString::fromUtf8(form.text);
        const Statement one = statement(QString::fromLatin1(form.kind), text, m_fact.parts, {});
        if (one.made.text != m_fact.source)
            made.append(one);
        const Statement other = statement(u"number otherwise"_s, text, m_fact.parts, {}, true);
        if (other.made.text != one.made.text)
            made.append(other);
    }
}

// A number from the same fact, from another one, or an unused one.
Slot Claiming::otherNumber(const Slot &slot)
{
    QList<double> values;
    for (const Slot &other : m_fact.parts) {
        if (other.type == slot.type && other.meaning() != slot.meaning() && other.unit == slot.unit)
            values.append(other.value);
    }
    if (values.isEmpty() || m_chance.oneIn(2)) {
        for (const Fact &fact : m_all) {
            for (const Slot &other : fact.parts) {
                if (other.type == slot.type && other.scale == slot.scale)
                    values.append(other.value);
            }
        }
    }
    Slot swapped = slot;
    const bool isWhole = slot.value == std::floor(slot.value);
    for (int attempt = 0; attempt < 20; ++attempt) {
        swapped.value = values.isEmpty() || attempt > 10 || m_chance.oneIn(4)
                            ? slot.value * m_chance.between(4, 25) / 10
                            : m_chance.pick(values);
        swapped.value = isWhole ? std::round(swapped.value) : std::round(swapped.value * 10) / 10;
        if (swapped.value > 1 && std::abs(swapped.value - slot.value) > 0.08 * slot.value)
            return swapped;
    }
    swapped.value = slot.value * 3 + 1;
    return swapped;
}

QString Claiming::otherText(const Slot &slot)
{
    QStringList texts;
    for (const Fact &fact : m_all) {
        for (const Slot &other : fact.parts) {
            if (other.type == slot.type && other.text != slot.text)
                texts.append(other.text);
        }
    }
    if (slot.type == Slot::Year && (texts.isEmpty() || m_chance.oneIn(2)))
        return QString::number(slot.text.toInt() + m_chance.pick(QList<int>{-3, -2, -1, 1, 2, 4}));
    return texts.isEmpty() ? QString() : m_chance.pick(texts);
}

void Claiming::addSwapped(QList<Statement> &made, const QString &kind, const QString &name, const Slot &swapped)
{
    QStringList all;
    for (const QString &form : forms()) {
        if (states(form, name))
            all.append(form);
    }
    if (all.isEmpty() || swapped.meaning() == m_fact.parts[name].meaning())
        return;
    Slots parts = m_fact.parts;
    parts[name] = swapped;
    made.append(statement(kind, m_chance.pick(all), parts, name));
}

void Claiming::addSwap(QList<Statement> &made, const QString &name)
{
    const Slot slot = m_fact.parts[name];
    Slot swapped = slot;
    if (isNumber(slot))
        addSwapped(made, u"number"_s, name, otherNumber(slot));
    if (isNumber(slot) && !slot.otherUnit.isEmpty()) {
        swapped.unit = slot.otherUnit;
        addSwapped(made, u"unit"_s, name, swapped);
        swapped.unit = slot.unit;
    }
    if (!slot.scale.isEmpty()) {
        swapped.scale = slot.scale == u"million" ? u"billion"_s : u"million"_s;
        addSwapped(made, u"scale"_s, name, swapped);
    }
    if (slot.type == Slot::Year || slot.type == Slot::Person) {
        swapped.text = otherText(slot);
        if (!swapped.text.isEmpty())
            addSwapped(made, slot.type == Slot::Year ? u"year"_s : u"person"_s, name, swapped);
    }
    if (slot.type == Slot::Option) {
        swapped.text = m_chance.pick(slot.others);
        addSwapped(made, slot.swapKind, name, swapped);
    }
}

void Claiming::addExchange(QList<Statement> &made)
{
    const QString one = QString::fromLatin1(m_pattern.exchanged.first);
    const QString other = QString::fromLatin1(m_pattern.exchanged.second);
    if (one.isEmpty())
        return;
    Slots parts = m_fact.parts;
    std::swap(parts[one], parts[other]);
    const bool arePersons = parts[one].type == Slot::Person;
    const QString form = m_chance.pick(forms());
    made.append(statement(arePersons ? u"person"_s : u"roles"_s, form, parts, one));
}

QList<Statement> Claiming::all()
{
    QList<Statement> made;
    addTruths(made);
    for (const QString &name : m_fact.parts.keys())
        addSwap(made, name);
    addExchange(made);
    for (const char *denial : m_pattern.denials) {
        const QString form = QString::fromUtf8(denial);
        Statement denied = statement(u"polarity"_s, form, m_fact.parts, {});
        denied.denies = true;
        denied.made.isTrue = false;
        made.append(denied);
    }
    return made;
}

QString paragraphs(const QList<Fact> &facts, Chance &chance)
{
    QString html;
    QStringList sentences;
    for (const Fact &fact : facts) {
        sentences.append(fact.source);
        if (sentences.size() >= chance.between(2, 4)) {
            html += u"<p>%1</p>\n"_s.arg(sentences.join(u' '));
            sentences.clear();
        }
    }
    return sentences.isEmpty() ? html : html + u"<p>%1</p>\n"_s.arg(sentences.join(u' '));
}

} // namespace

bool follows(const Statement &statement, const QList<Fact> &facts)
{
    return !statement.denies && std::any_of(facts.begin(), facts.end(), [&](const Fact &fact) {
        if (fact.pattern != statement.pattern)
            return false;
        for (auto slot = statement.parts.begin(); slot != statement.parts.end(); ++slot) {
            if (fact.parts[slot.key()].meaning() != slot->meaning())
                return false;
        }
        return true;
    });
}

Prose drawProse(const Field &field, Chance &chance, Names &names)
{
    Prose prose;
    for (int i = 0; i < patterns().size(); ++i) {
        const Pattern &pattern = patterns()[i];
        if (chance.oneIn(3))
            continue; // no document contains all of them
        for (int copy = 0; copy < pattern.copies; ++copy) {
            Fact fact{i, pattern.draw(field, chance, names), {}};
            fact.source = filled(QString::fromUtf8(chance.pick(pattern.sources)), fact.parts);
            prose.facts.append(fact);
        }
    }
    chance.shuffle(prose.facts);
    prose.html = paragraphs(prose.facts, chance);
    for (const Fact &fact : std::as_const(prose.facts))
        prose.statements += Claiming(fact, prose.facts, chance).all();
    return prose;
}

namespace {

class CellClaims
{
public:
    CellClaims(const Sheet &sheet, int entity, const Measure &measure, int year)
        : m_sheet(sheet),
          m_entity(entity),
          m_measure(measure),
          m_year(year)
    {
    }

    Statement made(const QString &kind, qint64 raw, bool isTrue, bool otherwise = false) const
    {
        return worded(kind, m_sheet.inWords(raw, m_measure, otherwise), isTrue);
    }
    Statement worded(const QString &kind, const QString &amount, bool isTrue) const
    {
        const QString label = m_sheet.entity(m_entity)->label;
        const QString row = m_sheet.field->rowSuffix.isEmpty() ? label : u"the "_s + label;
        const bool isCount = m_measure.kind == Measure::Count;
        Statement statement;
        statement.made.part = Case::Claim;
        statement.made.kind = kind;
        statement.made.text =
            isCount ? u"In %1, %2 had %3."_s.arg(m_year).arg(row, amount)
                    : u"The %1 of %2 was %3 in %4."_s.arg(lowered(m_measure.name), row, amount).arg(m_year);
        Ask ask;
        ask.a = m_entity;
        ask.measure = m_measure;
        ask.from = m_year;
        statement.made.question = question(ask, m_sheet).text;
        statement.made.source = u"%1 / %2 / %3: %4"_s.arg(label, m_measure.name)
                                    .arg(m_year)
                                    .arg(m_sheet.printed(*m_sheet.cell(m_entity, m_measure, m_year), m_measure));
        statement.made.isTrue = isTrue;
        return statement;
    }

private:
    const Sheet &m_sheet;
    const int m_entity;
    const Measure m_measure;
    const int m_year;
};

// Another cell's value, claimed of this one.
std::optional<qint64> otherRaw(const Sheet &sheet, int entity, const Measure &measure, int year, qint64 own)
{
    const Cell *other = sheet.cell(entity, measure, year);
    return other && other->kind == Cell::Number && other->raw != own ? std::optional(other->raw) : std::nullopt;
}

void addCell(QList<Statement> &made, const Sheet &sheet, const Entity &entity, int year, Chance &chance)
{
    const Measure measure = chance.pick(sheet.measures);
    const Cell *cell = sheet.cell(entity.id, measure, year);
    if (!cell || cell->kind != Cell::Number || cell->raw < 0)
        return;
    const CellClaims claims(sheet, entity.id, measure, year);
    const qint64 raw = cell->raw;
    made.append(claims.made(u"table cell"_s, raw, true));
    const Printed print = sheet.prints.value(measure.name);
    if (print.scale > 1)
        made.append(claims.made(u"number otherwise"_s, raw, true, true));
    if (const auto other = otherRaw(sheet, chance.pick(sheet.entities).id, measure, year, raw))
        made.append(claims.made(u"row"_s, *other, *other == raw));
    const int otherYear = chance.pick(sheet.years);
    if (const auto other = otherRaw(sheet, entity.id, measure, otherYear, raw); other && otherYear != year)
        made.append(claims.made(u"column"_s, *other, *other == raw));
    const Measure otherMeasure = chance.pick(sheet.measures);
    const bool isAlike = sheet.prints.value(otherMeasure.name).decimals == print.decimals;
    if (const auto other = otherRaw(sheet, entity.id, otherMeasure, year, raw);
        other && !(otherMeasure == measure) && isAlike)
        made.append(claims.made(u"column"_s, *other, false));
    made.append(claims.made(u"number"_s, raw + raw / 3 + 7, false));
    const QString words = sheet.inWords(raw, measure);
    if (print.scale > 1)
        made.append(claims.worded(
            u"scale"_s, QString(words).replace(print.scaleWord, print.scale > 1e3 ? u"billion"_s : u"million"_s),
            false));
    if (measure.kind == Measure::Money) {
        const QString other = print.currency == u"$" ? u"€"_s : u"$"_s;
        made.append(claims.worded(u"unit"_s, QString(words).replace(print.currency, other), false));
    }
}

} // namespace

QList<Statement> statementsOf(const Sheet &sheet, Chance &chance)
{
    QList<Statement> made;
    for (const Entity &entity : sheet.entities)
        addCell(made, sheet, entity, chance.pick(sheet.years), chance);
    return made;
}

} // namespace generated
