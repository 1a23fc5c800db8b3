// Kinds of answers as rules, one function each.
#include "core/extractive/answergate.h"

#include "core/extractive/forms/polarity.h"
#include "core/extractive/passages/apparatus.h"
#include "core/extractive/passages/quotable.h"
#include "core/language/lexicon.h"
#include "core/language/synonyms.h"
#include "core/language/units.h"
#include "core/ports/writer.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

using Words = QSet<QString>;

bool hasAny(const TokenizedText &text, const Words &words)
{
    return std::any_of(text.terms.begin(), text.terms.end(),
                       [&](const ReadTerm &term) { return words.contains(term.text); });
}

bool opensWith(const TokenizedText &question, const Words &words)
{
    static const QSet<QString> &polite = lexicon().terms("polite-words");
    for (const ReadTerm &term : question.terms) {
        if (words.contains(term.text))
            return true;
        if (!polite.contains(term.text))
            return false;
    }
    return false;
}

// "2+2", "What is 15 % of 80?", "wie viel ist 3 mal 4": nothing but numbers and what is done with them.
bool isArithmetic(const TokenizedText &question)
{
    static const QRegularExpression sum(
        QStringLiteral(
            R"(\d\s*(?:[-+*/\x{d7}\x{f7}^]|plus|minus|times|mal|geteilt durch|divided by|multiplied by|modulo)\s*\d)"
            R"(|\d\s*(?:%|percent|prozent)\s*(?:of|von)\s*\d|(?:root|wurzel)\s*(?:of|aus|von)\s*\d)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QSet<QString> &doing = lexicon().terms("sum-words");
    return sum.match(question.text).hasMatch() &&
           std::all_of(question.terms.begin(), question.terms.end(), [](const ReadTerm &term) {
               return term.stop || term.number || doing.contains(term.text) || isAskingTerm(term.text);
           });
}

bool asksToCompute(const TokenizedText &question)
{
    static const QSet<QString> &computing = lexicon().terms("computing-asked");
    static const QRegularExpression more(
        QStringLiteral(
            R"(\bhow (?:many|much) (?:\w+ )?(?:more|fewer|less|higher|lower|larger|smaller)\b)"
            R"(|\bwie ?viele? (?:\w+ )?(?:mehr|weniger|höher|größer|kleiner)\b|\badd up\b|\bsum up\b)"
            R"(|\bround(?:ed)? (?:it |your answer |the answer )?to\b|\bauf \w+ (?:nach)?komma|\bgerundet\b)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return hasAny(question, computing) || more.match(question.text).hasMatch();
}

bool asksToCompare(const Claim &question)
{
    static const QSet<QString> &comparing = lexicon().terms("comparing-asked");
    return question.analysis.kind == AnswerKind::Difference || hasAny(question.reading, comparing);
}

bool asksToRank(const TokenizedText &question)
{
    static const QSet<QString> &ranking = lexicon().terms("ranking-asked");
    static const QRegularExpression top(QStringLiteral(R"(\btop (?:\d+|three|five|ten|drei|fünf|zehn)\b)"),
                                        QRegularExpression::CaseInsensitiveOption);
    return opensWith(question, ranking) || top.match(question.text).hasMatch();
}

bool asksToSummarise(const Claim &question)
{
    static const QSet<QString> &summing = lexicon().terms("summary-asked");
    return question.analysis.isOfTheWhole || opensWith(question.reading, summing) ||
           (hasAny(question.reading, summing) && !question.analysis.opensWithVerb &&
            question.analysis.kind == AnswerKind::Any);
}

// A quotation as the gate sees it: the terms of one sentence of the answer.
struct Quoted
{
    TokenizedText text;
    const Claim *question = nullptr;

    bool isNew(const ReadTerm &term) const { return !question->reading.places.contains(term.key); }
    QStringView word(const ReadTerm &term) const { return QStringView(text.text).mid(term.from, term.to - term.from); }
};

// Numbers, days and shares that are written in words.
bool isNumberInWords(const ReadTerm &term)
{
    static const QSet<QString> &words = lexicon().terms("count-words");
    return words.contains(term.text);
}

// Of each term the clause it stands in: they end at semicolons, colons, dashes, brackets, and at a comma before a word
// that begins another one.
QList<int> clausesIn(const TokenizedText &text)
{
    static const QSet<QString> &beginning = lexicon().terms("clause-openings");
    QList<int> clauses;
    int clause = 0;
    for (qsizetype i = 0; i < text.terms.size(); ++i) {
        if (i > 0) {
            const int end = text.terms[i - 1].to;
            const QStringView between = QStringView(text.text).mid(end, text.terms[i].from - end);
            const bool ends = std::any_of(between.begin(), between.end(),
                                          [](QChar c) { return QStringView(u";:()\u2013\u2014").contains(c); });
            const bool another = between.contains(u',') && beginning.contains(text.terms[i].text);
            clause += ends || another || text.terms[i].sentence != text.terms[i - 1].sentence;
        }
        clauses.append(clause);
    }
    return clauses;
}

bool standsFor(const QString &asked, const ReadTerm &term)
{
    const int family = synonymGroup(asked);
    return term.text == asked || term.key == asked || isOfSameStem(asked, term.text) ||
           (family != 0 && synonymGroup(term.text) == family);
}

// The nouns of "which measures nothing by itself": for "how much revenue", "how many stores".
bool holdsNumberOf(const Quoted &quoted, const Words &nouns)
{
    const QList<int> clauses = clausesIn(quoted.text);
    const auto &terms = quoted.text.terms;
    for (qsizetype i = 0; i < terms.size(); ++i) {
        const bool counts =
            isFigure(quoted.text, int(i)) || (terms[i].number && !isYear(terms[i])) || isNumberInWords(terms[i]);
        if (!counts || !quoted.isNew(terms[i]))
            continue;
        if (nouns.isEmpty())
            return true;
        for (qsizetype j = 0; j < terms.size(); ++j) {
            if (clauses[j] == clauses[i] &&
                std::any_of(nouns.begin(), nouns.end(), [&](const QString &noun) { return standsFor(noun, terms[j]); }))
                return true;
        }
    }
    return false;
}

bool asksForShare(const TokenizedText &question)
{
    static const QSet<QString> &shares = lexicon().terms("share-asked");
    static const QRegularExpression shareOf(
        QStringLiteral(R"(\b(?:%1) of\b)").arg(lexicon().alternatives("lookup-share-nouns")),
        QRegularExpression::CaseInsensitiveOption);
    return hasAny(question, shares) || shareOf.match(question.text).hasMatch();
}

// "rose by 12 %" is the share of nothing, unless a change is asked for.
bool isChange(const Quoted &quoted, const QList<int> &clauses, int clause)
{
    static const QSet<QString> &changes = lexicon().terms("changes");
    if (hasAny(quoted.question->reading, changes))
        return false;
    for (qsizetype i = 0; i < clauses.size(); ++i) {
        if (clauses[i] == clause && changes.contains(quoted.text.terms[i].text))
            return true;
    }
    return false;
}

bool holdsShare(const Quoted &quoted)
{
    static const QSet<QString> &parts = lexicon().terms("share-words");
    const QList<int> clauses = clausesIn(quoted.text);
    for (qsizetype i = 0; i < clauses.size(); ++i) {
        const ReadTerm &term = quoted.text.terms[i];
        const bool isPercent = term.number && QStringView(quoted.text.text).mid(term.to, 2).contains(u'%');
        const bool isPart = parts.contains(term.text) || QStringView(quoted.text.text).mid(term.from, 2) == u"1/";
        if ((isPercent || isPart) && !isChange(quoted, clauses, clauses[i]))
            return true;
    }
    return false;
}

// "How many stores were closed in 2020?": what is said of those that are counted; names, numbers and times aside.
Words saidOfCounted(const Claim &question, const Words &nouns)
{
    static const QSet<QString> &verbs = lexicon().terms("opening-verbs");
    bool behindVerb = false;
    Words said;
    for (const ReadTerm &term : question.reading.terms) {
        const bool isContent =
            !term.stop && !term.name && !term.number && !isMonth(term.key) && !nouns.contains(term.text);
        if (behindVerb && isContent && !isAskingTerm(term.text))
            said.insert(term.text);
        behindVerb = behindVerb || verbs.contains(term.text);
    }
    return said;
}

// "How often": "every year", "weekly" do as well.
bool holdsFrequency(const Quoted &quoted)
{
    static const QSet<QString> &often = lexicon().terms("how-often-words");
    return hasAny(quoted.text, often);
}

bool holdsLength(const Quoted &quoted) // of time: "since 1990", "for decades"
{
    static const QSet<QString> &long_ = lexicon().terms("how-long-words");
    return hasAny(quoted.text, long_);
}

QString missingNumber(const Claim &question, const QList<Quoted> &quotes)
{
    static const QSet<QString> &oftens = lexicon().terms("often-asked");
    static const QSet<QString> &longs = lexicon().terms("long-asked");
    const Words nouns = question.analysis.counted;
    const auto holds = [&](const Quoted &quoted) {
        if (asksForShare(question.reading))
            return holdsShare(quoted);
        return holdsNumberOf(quoted, nouns) || (hasAny(question.reading, oftens) && holdsFrequency(quoted)) ||
               (hasAny(question.reading, longs) && holdsLength(quoted));
    };
    if (std::any_of(quotes.begin(), quotes.end(), holds)) {
        const Words said = nouns.isEmpty() ? Words() : saidOfCounted(question, nouns);
        const auto says = [&](const Quoted &quoted) {
            return holdsNumberOf(quoted, nouns) &&
                   std::any_of(quoted.text.terms.begin(), quoted.text.terms.end(), [&](const ReadTerm &term) {
                       return std::any_of(said.begin(), said.end(),
                                          [&](const QString &word) { return standsFor(word, term); });
                   });
        };
        if (said.isEmpty() || std::any_of(quotes.begin(), quotes.end(), says))
            return {};
        return QStringLiteral("It is not clear that the number in the quotation is the one that is asked for");
    }
    for (const ReadTerm &term : question.reading.terms) {
        if (nouns.contains(term.text) &&
            std::any_of(quotes.begin(), quotes.end(), [&](const Quoted &quoted) { return holdsNumberOf(quoted, {}); }))
            return QStringLiteral("The question asks for a number; the quotation has none of %1")
                .arg(question.reading.text.mid(term.from, term.to - term.from));
    }
    return QStringLiteral("The question asks for a number; the quotation has none");
}

// A year, a month, a day of the week, a century; a figure does not do.
bool holdsDate(const Quoted &quoted)
{
    static const QSet<QString> &times = lexicon().terms("time-words");
    static const QSet<QString> &clauses = lexicon().terms("time-clauses");
    static const QRegularExpression form(QStringLiteral(
        R"(\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}:\d{2}\b|\b\d{3,4} ?(?:BC|AD|CE|BCE)\b|\b(?:BC|AD)\b|\b1?\d{3}s\b)"));
    return form.match(quoted.text.text).hasMatch() ||
           std::any_of(quoted.text.terms.begin(), quoted.text.terms.end(), [&](const ReadTerm &term) {
               const bool known = isYear(term.key) || isMonth(term.key) || times.contains(term.text);
               return quoted.isNew(term) && (known || clauses.contains(term.text));
           });
}

// German writes all nouns with a capital: a name is one of two in a row, or has no article.
bool isGermanName(const Quoted &quoted, qsizetype i)
{
    static const QSet<QString> &articles = lexicon().terms("noun-openings");
    const auto &terms = quoted.text.terms;
    const auto isCapital = [&](qsizetype at) {
        return at >= 0 && at < terms.size() && terms[at].sentence == terms[i].sentence &&
               quoted.word(terms[at]).front().isUpper() && !terms[at].stop;
    };
    if (!isCapital(i))
        return false;
    const bool opens = i == 0 || terms[i - 1].sentence != terms[i].sentence;
    if (isCapital(i + 1) || (isCapital(i - 1) && !articles.contains(terms[i - 1].text)))
        return true;
    return !opens && !articles.contains(terms[i - 1].text) && terms[i].name;
}

// "Employees", "the committee": persons and organisations that have no name.
bool isPersons(const ReadTerm &term)
{
    static const QSet<QString> &persons = lexicon().terms("who-words");
    return persons.contains(term.text);
}

bool holdsName(const Quoted &quoted, const Words &named)
{
    const bool german = isGerman(quoted.text);
    for (qsizetype i = 0; i < quoted.text.terms.size(); ++i) {
        const ReadTerm &term = quoted.text.terms[i];
        if (!quoted.isNew(term) || term.number || isMonth(term.key))
            continue;
        const bool name = german ? isGermanName(quoted, i)
                                 : term.name || (quoted.word(term).front().isUpper() && named.contains(term.key));
        if (name || isPersons(term))
            return true;
    }
    return false;
}

// Commas, bullets, "and", several quotations.
bool holdsItems(const QList<Quoted> &quotes)
{
    static const QSet<QString> &joining = lexicon().terms("item-joints");
    if (quotes.size() > 1)
        return true;
    const QString &text = quotes.first().text.text;
    return text.count(u',') >= 1 || text.contains(u';') || text.count(u'\u2022') >= 2 ||
           hasAny(quotes.first().text, joining);
}

// "List the …", "Which documents …": several, and named as such.
bool asksForItems(const Claim &question)
{
    return question.analysis.kind == AnswerKind::List && !question.analysis.wantsOverview;
}

// "Who are the executive officers?" One sentence seldom names all of them.
bool asksForSeveralPeople(const Claim &question)
{
    const QString text = question.reading.text.toCaseFolded();
    const QSet<QString> &openings = lexicon().words("several-people-asked");
    return std::any_of(openings.begin(), openings.end(),
                       [&](const QString &opening) { return text.startsWith(opening + u' '); });
}

bool saysYesOrNo(const Claim &question, const Answer &answer, const QList<Quoted> &quotes)
{
    if (particleOf(answer.text).says != Polarity::Unknown)
        return true;
    Claim decided = question;
    decided.analysis.kind = AnswerKind::YesNo; // of a German question too
    return std::any_of(quotes.begin(), quotes.end(), [&](const Quoted &quoted) {
        return polarityOf(decided, quoted.text.text) != Polarity::Unknown;
    });
}

// Capitals throughout, no end of a sentence, and no figures: it names what stands below it.
bool isHeading(const Quoted &quoted)
{
    constexpr int few = 12; // words
    const QString text = quoted.text.text.trimmed();
    if (text.isEmpty() || quoted.text.terms.size() > few || beginsWithBullet(text) || text.endsWith(u'.') ||
        text.endsWith(u'!') || text.endsWith(u';') || text.contains(QStringLiteral(", ")))
        return false;
    if (isGerman(quoted.text)) // its nouns have capitals anyway
        return false;
    return std::none_of(quoted.text.terms.begin(), quoted.text.terms.end(), [&](const ReadTerm &term) {
        return term.number || (!term.stop && quoted.word(term).front().isLower());
    });
}

// What a company's filing has beside its text; `question`: unless that is what is asked about.
bool isApparatus(const Quoted &quoted)
{
    struct Form
    {
        QRegularExpression pattern;
        Words asked; // words of a question that asks about it
    };
    static const QList<Form> forms{
        {QRegularExpression(
             QStringLiteral(
                 R"(\bI, [^,]{3,60}, certify\b|\bcertif(?:y|ies|ication)\b[^.]{0,80}\b(?:pursuant to|section|that:?$)|\bpursuant to section \d+ of the sarbanes)"),
             QRegularExpression::CaseInsensitiveOption),
         lexicon().terms("certificate-asked")},
        {QRegularExpression(
             QStringLiteral(
                 R"(\bincorporated (?:herein )?by reference\b|^\W*exhibit\s+\d|^\W*\d+\.\d+\W+(?:form of|amended and restated|certificate|indenture|agreement)\b|\bfiled (?:herewith|as exhibit)\b)"),
             QRegularExpression::CaseInsensitiveOption),
         lexicon().terms("exhibit-asked")},
        {QRegularExpression(
             QStringLiteral(
                 R"(\.{4,}|(?:\. ){3,}|\x{2026}{2,}|^\W*(?:table of contents|index to|contents|inhaltsverzeichnis|inhalt)\b)"),
             QRegularExpression::CaseInsensitiveOption),
         lexicon().terms("contents-asked")}};
    constexpr qsizetype fewest = 2; // ends of lines: what stands in one line may be a sentence with a reference
    const QString &text = quoted.text.text;
    if (text.count(u'\n') >= fewest && apparatusIn(text) >= 1 && !asksForApparatus(*quoted.question))
        return true;
    return std::any_of(forms.begin(), forms.end(), [&](const Form &form) {
        return form.pattern.match(text.simplified()).hasMatch() && !hasAny(quoted.question->reading, form.asked);
    });
}

QList<Quoted> quotesOf(const Claim &question, const Answer &answer)
{
    QList<Quoted> quotes;
    for (const Citation &citation : answer.citations)
        quotes.append({readText(citation.quote), &question});
    return quotes;
}

Words namesIn(const QList<Passage> &passages)
{
    Words names;
    for (const Passage &passage : passages) {
        for (const ReadTerm &term : readText(passage.text).terms) {
            if (term.name)
                names.insert(term.key);
        }
    }
    return names;
}

} // namespace

QString noDocumentAnswers(const Claim &question)
{
    if (question.analysis.talk != SmallTalk::None)
        return QStringLiteral("This is no question about documents");
    if (isArithmetic(question.reading))
        return QStringLiteral("The question asks for arithmetic, and a quotation does not calculate");
    return {};
}

QString objectionTo(const Claim &question)
{
    if (const QString objection = noDocumentAnswers(question); !objection.isEmpty())
        return objection;
    if (asksToCompute(question.reading))
        return QStringLiteral("The question asks to calculate, and a quotation does not");
    if (asksToCompare(question))
        return QStringLiteral("The question asks to compare, and a quotation does not");
    if (asksToRank(question.reading))
        return QStringLiteral("The question asks for a ranking, and a quotation does not rank");
    if (asksToSummarise(question))
        return QStringLiteral("These are sentences of the documents; a model would write a summary freely");
    return {};
}

QString objectionTo(const Claim &question, const Answer &answer, const QList<Passage> &cited)
{
    QList<Quoted> quotes = quotesOf(question, answer);
    if (quotes.isEmpty())
        return QStringLiteral("Nothing is quoted");
    if (std::all_of(quotes.begin(), quotes.end(), isApparatus))
        return QStringLiteral("The quotation is from a certificate, a list of exhibits or a table of contents");
    quotes.removeIf(isApparatus);
    if (std::all_of(quotes.begin(), quotes.end(), isHeading))
        return QStringLiteral("The quotation is a heading or a name and says nothing of it");
    quotes.removeIf(isHeading);
    const auto lacks = [&](auto holds) { return std::none_of(quotes.begin(), quotes.end(), holds); };
    switch (question.analysis.kind) {
    case AnswerKind::Number:
        return missingNumber(question, quotes);
    case AnswerKind::Name:
        if (const Words named = namesIn(cited); lacks([&](const Quoted &quoted) { return holdsName(quoted, named); }))
            return QStringLiteral("The question asks for a person or an organisation; the quotation names none");
        return asksForSeveralPeople(question) && quotes.size() < 2
                   ? QStringLiteral("The question asks for several things; the quotation has one")
                   : QString();
    case AnswerKind::Date:
        return lacks(holdsDate) ? QStringLiteral("The question asks for a date; the quotation has none") : QString();
    case AnswerKind::List:
        return asksForItems(question) && !holdsItems(quotes)
                   ? QStringLiteral("The question asks for several things; the quotation has one")
                   : QString();
    default:
        break;
    }
    if (question.analysis.opensWithVerb && !saysYesOrNo(question, answer, quotes))
        return QStringLiteral("The question asks for yes or no; the quotation does not decide it");
    return {};
}

} // namespace core
