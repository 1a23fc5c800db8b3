#include "core/numbers/numberquestion.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestQuestion = 2000; // in characters
constexpr auto anyCase = QRegularExpression::CaseInsensitiveOption;

QString alternativesOf(const char *list)
{
    return u"(?:"_s + lexicon().alternatives(list) + u")"_s;
}

QString plainMarks(const QString &text)
{
    QString plain = text.left(longestQuestion);
    for (QChar &c : plain)
        c = plainMark(c);
    static const QRegularExpression apart(u"\\bFY\\s+(?=\\d)"_s);
    return plain.replace(apart, u"FY"_s);
}

// Separates sentences that say how to answer from those that ask.
void partInstructions(NumberQuestion &question, QString &rest)
{
    static const QRegularExpression bounds(u"(?<=[.?!:])\\s+(?=[A-Z\"])"_s);
    static const QRegularExpression instruction(
        u"^"_s + alternativesOf("figure-instructions") + u"\\b|^if .{3,60} (?:is|are) not"_s, anyCase);
    QStringList asking;
    QStringList instructions;
    for (const QString &sentence : question.whole.split(bounds)) {
        const bool instructs = !sentence.contains(u'?') && instruction.match(sentence.trimmed()).hasMatch();
        (instructs ? instructions : asking).append(sentence);
    }
    question.instructions = instructions.join(u' ');
    rest = asking.isEmpty() ? question.whole : asking.join(u' ');
}

// "X is defined as: ...", including names used by the first definition. Returns where the first one begins in `rest`.
qsizetype findDefinitions(NumberQuestion &question, const QString &rest)
{
    static const QRegularExpression first(
        u"(?:is |are |be )?(?:defined|calculated|computed|given) as:?\\s*(.+?)(?:\\.\\s+(?=[A-Z])|\\.?$|\\?)"_s,
        anyCase);
    static const QRegularExpression imperative(
        u"\\bdefine\\b .{3,60}? as (?:the )?(.+?)(?:\\.\\s+(?=[A-Z])|\\.?$|\\?)"_s, anyCase);
    static const QRegularExpression each(
        u"([A-Z][\\w&%/()\\- ]{1,60}?) (?:is|are) defined as:?\\s*(.+?)(?=\\.\\s+[A-Z]|\\.?$|\\?)"_s);
    QRegularExpressionMatch match = first.match(question.whole);
    if (!match.hasMatch())
        match = imperative.match(question.whole);
    if (!match.hasMatch())
        return -1;
    question.definition = match.captured(1);
    for (auto it = each.globalMatch(question.whole); it.hasNext();) {
        const QRegularExpressionMatch one = it.next();
        question.furtherDefinitions.append({one.captured(1), one.captured(2)});
    }
    if (!question.furtherDefinitions.isEmpty())
        question.definition = question.furtherDefinitions.takeFirst().second;
    return rest.indexOf(match.captured());
}

// The first sentence with a question mark, starting at its question word.
QString askingSentence(const QString &text)
{
    static const QString question = u"(?=\\b"_s + alternativesOf("figure-asking") + u"\\b)"_s;
    static const QRegularExpression introduced(u":\\s*"_s + question, anyCase);
    static const QRegularExpression source(
        u"^\\s*"_s + alternativesOf("figure-sources") + u"\\b.{10,200}?,\\s*"_s + question, anyCase);
    QString asking = text;
    for (const Sentence &sentence : sentences(text)) { // "Example Corp. in 2022" is not two sentences
        const QString words = text.mid(sentence.from, sentence.to - sentence.from);
        if (words.contains(u'?')) {
            asking = words;
            break;
        }
    }
    asking = asking.split(introduced).last();
    const QRegularExpressionMatch match = source.match(asking);
    return match.hasMatch() ? asking.mid(match.capturedEnd()) : asking;
}

// "from the consolidated cash flow statement"
QString withoutStatements(QString text, const Measures &measures)
{
    QStringList names;
    for (const StatementForm &form : measures.statements()) {
        for (const Pattern &heading : form.headings)
            names.append(u"(?:"_s + heading.text() + u")"_s);
    }
    const Result<Pattern> pattern =
        Pattern::fromText(u"\\b(?:(?:from|within|in|on|using|of) )?(?:(?:the|its|their) )?(?:consolidated )?(?:"_s +
                          names.join(u'|') + u")\\b"_s);
    if (!pattern)
        return text;
    for (QRegularExpressionMatch match = pattern->firstIn(text); match.hasMatch(); match = pattern->firstIn(text))
        text.replace(match.capturedStart(), match.capturedLength(), u" "_s);
    return text;
}

// Removes brackets that say where to look ("(using total dividends)") or give a second name of the measure ("(FCF)").
QString withoutRemarks(const QString &text, const Measures &measures)
{
    static const QRegularExpression brackets(u"\\(([^()]*)\\)"_s);
    static const QRegularExpression remark(u"^\\s*(?:using|as|from|defined|in)\\b"_s, anyCase);
    QString rest;
    qsizetype from = 0;
    for (auto each = brackets.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QString inside = match.captured(1);
        const bool isEmpty = withoutMentions(inside, measures.mentionsIn(inside)).trimmed().isEmpty();
        if (!isEmpty && !remark.match(inside).hasMatch())
            continue;
        rest += text.mid(from, match.capturedStart() - from) + u' ';
        from = match.capturedEnd();
    }
    return rest + text.mid(from);
}

WantedUnit unitWanted(const QString &text)
{
    static const QRegularExpression scale(
        u"\\bin\\s+(?:units of )?(?:us dollars? |usd |u\\.s\\. dollars? |dollar |\\$ ?|eur |euros? |€ ?)?"
        u"(thousand|million|billion)s?\\b|(?:USD|EUR) (thousand|million|billion)s?\\b|[$€](million|billion)s?\\b"_s,
        anyCase);
    static const QRegularExpression percent(
        u"in (?:units of )?percents?|answer in (?:units of )?(?:percent|%)|as a %|in %|as a percent(?:age)?\\b"_s,
        anyCase);
    static const QRegularExpression places(u"round(?:ed)?[^.]{0,40}?to (?:the nearest )?([a-z]+|\\d)\\b"_s, anyCase);
    static const QRegularExpression whole(u"nearest (?:million|billion|thousand|dollar)"_s, anyCase);
    WantedUnit unit;
    if (const QRegularExpressionMatch match = scale.match(text); match.hasMatch()) {
        const QString name = (match.captured(1) + match.captured(2) + match.captured(3)).toLower();
        unit.scale = name == u"thousand" ? 1e3 : name == u"million" ? 1e6 : 1e9;
    }
    unit.percent = percent.match(text).hasMatch();
    if (const QRegularExpressionMatch match = places.match(text); match.hasMatch()) {
        const QString said = match.captured(1).toLower();
        if (said[0].isDigit())
            unit.places = said.toInt();
        for (const Lexicon::Line &line : lexicon().lines("figure-places")) {
            if (line.others.contains(said))
                unit.places = line.words.first().toInt();
        }
    }
    if (whole.match(text).hasMatch())
        unit.places = 0;
    return unit;
}

// "three", "3", "few"; 0: not a number.
int countIn(const QString &word)
{
    for (const auto *lines : {&lexicon().lines("cardinals"), &lexicon().lines("figure-few")}) {
        for (const Lexicon::Line &line : *lines) {
            if (line.others.contains(word))
                return line.words.first().toInt();
        }
    }
    return word.toInt();
}

// "over the last three years": removed from the question.
void findLastYears(NumberQuestion &question)
{
    static const QRegularExpression last(
        u"\\b(?:%1) (\\d{1,2}|\\p{L}+) (?:%2)\\b"_s.arg(lexicon().alternatives("figure-last"),
                                                        lexicon().alternatives("figure-years")),
        anyCase | QRegularExpression::UseUnicodePropertiesOption);
    constexpr int most = 10;
    const QRegularExpressionMatch match = last.match(question.asking);
    const int years = countIn(match.captured(1).toLower());
    if (!match.hasMatch() || years < 2 || years > most)
        return;
    question.lastYears = years;
    question.asking.remove(match.capturedStart(), match.capturedLength());
}

// "3 year average ... from FY2016 to FY2018", "three-year average ... FY2018".
void findAverageYears(NumberQuestion &question, const QList<PeriodMention> &mentions, const Measures &measures)
{
    static const QRegularExpression years(u"\\b(\\d|two|three|four|five)[- ]years?\\b.{0,20}?\\b(?:average|mean)"_s,
                                          anyCase);
    const QString rest = withoutMentions(question.asking, measures.mentionsIn(question.asking)).toLower();
    const QRegularExpressionMatch match = years.match(rest);
    question.asksForAverage = match.hasMatch() || saysPhrase(rest, "figure-average");
    if (!question.asksForAverage)
        return;
    question.averageYears = yearsOfRange(question.asking, mentions);
    const bool areYears = std::all_of(question.periods.begin(), question.periods.end(),
                                      [](const FiscalPeriod &each) { return each.kind == FiscalPeriod::Year; });
    if (question.averageYears.isEmpty() && question.periods.size() > 1 && areYears) { // "in 2015 and 2016"
        for (const FiscalPeriod &each : std::as_const(question.periods))
            question.averageYears.append(each.year);
        std::sort(question.averageYears.begin(), question.averageYears.end());
    }
    if (!question.averageYears.isEmpty() || !match.hasMatch())
        return;
    const int count = countIn(match.captured(1).toLower());
    if (question.periods.isEmpty() && count > 1)
        question.lastYears = count;
    if (question.periods.size() != 1 || question.periods.first().kind != FiscalPeriod::Year)
        return;
    for (int i = count - 1; i >= 0 && count <= 10; --i)
        question.averageYears.append(question.periods.first().year - i);
}

} // namespace

WantedUnit wantedUnitOf(const QString &question)
{
    return unitWanted(question);
}

bool saysPhrase(const QString &lowered, const char *list)
{
    const auto isWordAt = [&lowered](qsizetype at) {
        return at >= 0 && at < lowered.size() && lowered[at].isLetterOrNumber();
    };
    for (const QString &phrase : lexicon().words(list)) {
        for (qsizetype at = lowered.indexOf(phrase); at >= 0; at = lowered.indexOf(phrase, at + 1)) {
            if (!isWordAt(at - 1) && !isWordAt(at + phrase.size()))
                return true;
        }
    }
    return false;
}

bool saysStem(const QString &text, const char *list)
{
    const QSet<QString> &stems = lexicon().terms(list);
    bool says = false;
    forEachTerm(text, [&](QStringView term, int, int) { says = says || stems.contains(term.toString()); });
    return says;
}

bool isCountry(QStringView word)
{
    const bool isSpelled = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isUpper(); });
    return isSpelled && lexicon().words("countries-like-words").contains(word.toString().toLower());
}

QString withoutMentions(const QString &text, const QList<MeasureMention> &mentions)
{
    QString rest = text;
    for (auto it = mentions.rbegin(); it != mentions.rend(); ++it)
        rest.replace(it->from, it->to - it->from, u" "_s);
    return rest;
}

NumberQuestion takenApart(const QString &text, const Measures &measures)
{
    NumberQuestion question;
    question.whole = plainMarks(text).simplified();
    question.unit = unitWanted(question.whole);
    QString rest;
    partInstructions(question, rest);
    const qsizetype definition = findDefinitions(question, rest);
    if (definition > 0)
        rest.truncate(definition);
    const QString sentence = askingSentence(rest);
    static const QRegularExpression yesNo(u"^\\s*"_s + alternativesOf("figure-yes-no") + u"\\b"_s, anyCase);
    question.isYesNo = yesNo.match(sentence).hasMatch();
    question.asking = withoutRemarks(withoutStatements(sentence, measures), measures).simplified();

    QList<PeriodMention> mentions = periodsIn(question.asking);
    for (const PeriodMention &mention : mentions.isEmpty() ? periodsIn(question.whole) : mentions) {
        if (!question.periods.contains(mention.period))
            question.periods.append(mention.period);
    }
    findLastYears(question);
    findAverageYears(question, mentions.isEmpty() ? mentions : periodsIn(question.asking), measures);
    return question;
}

} // namespace core
