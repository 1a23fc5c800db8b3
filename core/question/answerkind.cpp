// Determines the kind of a question by its first words, and that of an answer by its contents.
#include "core/question/answerkind.h"

#include "core/language/lexicon.h"
#include "core/question/questionanalysis.h"

#include <QSet>

namespace core {
namespace {

using Words = QSet<QString>;

const Words &dateWords()
{
    return lexicon().terms("date-nouns", "en");
}

const Words &measureWords()
{
    return lexicon().terms("measure-words", "en");
}

const Words &personWords()
{
    return lexicon().terms("person-nouns", "en");
}

const Words &placeWords()
{
    return lexicon().terms("place-nouns", "en");
}

const Words &auxiliaryTerms()
{
    return lexicon().terms("opening-verbs", "en");
}

const Words &reasonWords()
{
    return lexicon().terms("reason-words");
}

const Words &definingWords()
{
    return lexicon().terms("telling-what-words");
}

const Words &namingWords()
{
    return lexicon().terms("called-words");
}

const Words &meansWords()
{
    return lexicon().terms("manner-words");
}

const Words &contrastWords()
{
    return lexicon().terms("contrast-words", "en");
}

// The singular or plural as written: "pricing" and "limitations" share stems with "price" and "limit".
bool isNumberNoun(QStringView noun)
{
    static const QSet<QString> &nouns = lexicon().words("number-nouns", "en");
    const QString word = noun.toString().toCaseFolded();
    return nouns.contains(word) || (word.endsWith(u's') && nouns.contains(word.chopped(1))) ||
           (word.endsWith(u"ies") && nouns.contains(word.chopped(3) + u'y'));
}

// The kind asked for by the noun after "what" or "which".
AnswerKind kindOfNoun(const TokenizedText &question, qsizetype at)
{
    if (at < 0 || at >= question.terms.size())
        return AnswerKind::Any;
    const ReadTerm &noun = question.terms[at];
    const QString &term = noun.text;
    if (dateWords().contains(term))
        return AnswerKind::Date;
    if (isNumberNoun(QStringView(question.text).mid(noun.from, noun.to - noun.from)))
        return AnswerKind::Number;
    if (personWords().contains(term))
        return AnswerKind::Name;
    if (placeWords().contains(term))
        return AnswerKind::Place;
    return AnswerKind::Any;
}

AnswerKind kindOfHow(const TokenizedText &question, qsizetype how)
{
    if (how + 1 < question.terms.size() && measureWords().contains(question.terms[how + 1].text))
        return AnswerKind::Number;
    return AnswerKind::Manner;
}

// "the company's total revenue in 2020": the last word before a preposition is the head noun.
qsizetype headBehind(const TokenizedText &question, qsizetype from)
{
    static const QSet<QString> &prepositions = lexicon().terms("head-ends", "en");
    qsizetype head = -1;
    for (qsizetype i = from; i < question.terms.size() && !prepositions.contains(question.terms[i].text); ++i) {
        if (!question.terms[i].stop && !question.terms[i].number)
            head = i;
    }
    return head;
}

AnswerKind kindOfWhat(const TokenizedText &question, qsizetype what)
{
    const auto term = [&](qsizetype i) { return i < question.terms.size() ? question.terms[i].text : QString(); };
    int telling = 0;
    for (const ReadTerm &t : question.terms)
        telling += !t.stop && !isAskingTerm(t.text);
    if (const AnswerKind kind = kindOfNoun(question, what + 1); kind != AnswerKind::Any)
        return kind;
    if (!auxiliaryTerms().contains(term(what + 1)))
        return AnswerKind::Any;
    static const QSet<QString> &articles = lexicon().terms("noun-articles", "en");
    const bool article = articles.contains(term(what + 2));
    const qsizetype place = what + (article ? 3 : 2);
    const QString noun = term(place);
    static const QSet<QString> &reasons = lexicon().terms("reason-nouns", "en");
    if (reasons.contains(noun))
        return AnswerKind::Reason;
    if (const AnswerKind kind = kindOfNoun(question, place); kind != AnswerKind::Any)
        return kind;
    if (const AnswerKind kind = kindOfNoun(question, headBehind(question, what + 2)); kind != AnswerKind::Any)
        return kind;
    // "What are such engines called": one name, however many there are.
    static const QSet<QString> &naming = lexicon().terms("called-words", "en");
    if (std::any_of(question.terms.begin(), question.terms.end(),
                    [](const ReadTerm &t) { return naming.contains(t.text); }))
        return AnswerKind::Any;
    static const QSet<QString> &plural = lexicon().terms("plural-copulas", "en");
    static const QSet<QString> &meaning = lexicon().terms("meaning-words", "en");
    const bool asksMeaning = std::any_of(question.terms.begin(), question.terms.end(),
                                         [](const ReadTerm &t) { return meaning.contains(t.text); });
    if (asksMeaning || (telling <= 3 && !isAskingTerm(noun) && term(what + 1) == u"is"))
        return AnswerKind::Definition;
    return plural.contains(term(what + 1)) ? AnswerKind::List : AnswerKind::Any;
}

template <class Test>
bool anyNew(const TokenizedText &question, const TokenizedText &text, int first, int last, Test test)
{
    for (int i = first; i < last; ++i) {
        if (test(text.terms[i]) && !question.places.contains(text.terms[i].key))
            return true;
    }
    return false;
}

bool anyOf(const Words &words, const TokenizedText &text, int first, int last)
{
    return std::any_of(text.terms.begin() + first, text.terms.begin() + last,
                       [&](const ReadTerm &term) { return words.contains(term.text); });
}

// "Photosynthesis is", "the term 'global climate' encompasses": a word of the question, then a defining word. "This is
// called photosynthesis": a naming word, then a word of the question.
bool defines(const TokenizedText &question, const TokenizedText &text, int first, int last)
{
    for (int i = first; i < last; ++i) {
        if (text.terms[i].stop || !question.places.contains(text.terms[i].key))
            continue;
        for (int next = i + 1; next < std::min(last, i + 3); ++next) {
            if (definingWords().contains(text.terms[next].text))
                return true;
        }
        for (int before = i - 1; before >= std::max(first, i - 3); --before) {
            if (namingWords().contains(text.terms[before].text))
                return true;
        }
    }
    return false;
}

// "the difference between", "how does it differ from"; not "the different kinds".
bool asksForDifference(const TokenizedText &question)
{
    static const Words &words = lexicon().words("difference-words");
    return std::any_of(question.terms.begin(), question.terms.end(), [&](const ReadTerm &term) {
        return words.contains(question.text.mid(term.from, term.to - term.from).toCaseFolded());
    });
}

bool isPlural(QStringView word)
{
    return word.size() > 4 && word.endsWith(u's') && !word.endsWith(u"ss") && !word.endsWith(u"us") &&
           !word.endsWith(u"is");
}

// German has question words of its own, and "was" begins an English yes/no question.
struct GermanKind
{
    Words words;
    AnswerKind kind;
};

const QList<GermanKind> &germanKinds()
{
    static const QList<GermanKind> kinds{{lexicon().terms("when-words", "de"), AnswerKind::Date},
                                         {lexicon().terms("who-asked", "de"), AnswerKind::Name},
                                         {lexicon().terms("where-words", "de"), AnswerKind::Place},
                                         {lexicon().terms("why-asked", "de"), AnswerKind::Reason}};
    return kinds;
}

AnswerKind kindOfGermanNoun(const QString &term)
{
    static const QSet<QString> &dates = lexicon().terms("date-nouns", "de");
    static const QSet<QString> &numbers = lexicon().terms("number-nouns", "de");
    static const QSet<QString> &persons = lexicon().terms("person-nouns", "de");
    static const QSet<QString> &places = lexicon().terms("place-nouns", "de");
    return dates.contains(term)     ? AnswerKind::Date
           : numbers.contains(term) ? AnswerKind::Number
           : persons.contains(term) ? AnswerKind::Name
           : places.contains(term)  ? AnswerKind::Place
                                    : AnswerKind::Any;
}

const Words &germanMeasures()
{
    return lexicon().terms("measure-words", "de");
}

// "Was ist ein Spalier?", "Was bedeutet das?": looks at the verb after "was".
bool asksForGermanMeaning(const TokenizedText &question, qsizetype was)
{
    constexpr qsizetype few = 6; // terms in "Was ist eine offene Menge?"
    static const QSet<QString> &meaning = lexicon().terms("meaning-words", "de");
    const QString verb = was + 1 < question.terms.size() ? question.terms[was + 1].text : QString();
    return meaning.contains(verb) || (verb == u"ist" && question.terms.size() - was <= few);
}

AnswerKind germanKind(const TokenizedText &question)
{
    static const QSet<QString> &which = lexicon().terms("which-words", "de");
    static const QSet<QString> &requests = lexicon().terms("list-requests", "de");
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        const QString &term = question.terms[i].text;
        const QString next = i + 1 < question.terms.size() ? question.terms[i + 1].text : QString();
        static const QSet<QString> &defining = lexicon().terms("defining-when", "de");
        if (term == u"wann" && defining.contains(next)) // "Wann heißt ein Raum kompakt?"
            return AnswerKind::Definition;
        static const QSet<QString> &being = lexicon().terms("plural-copulas", "de");
        static const QSet<QString> &any = lexicon().terms("indefinite-articles", "de");
        if (term == u"wann" && being.contains(next) && i + 2 < question.terms.size() &&
            any.contains(question.terms[i + 2].text)) // "Wann ist ein Raum kompakt?" does not ask for a date
            return AnswerKind::Definition;
        for (const GermanKind &kind : germanKinds()) {
            if (kind.words.contains(term))
                return kind.kind;
        }
        if (term == u"wieviel" || term == u"wieviele" || (term == u"wie" && germanMeasures().contains(next)))
            return AnswerKind::Number;
        if (term == u"wie")
            return AnswerKind::Manner;
        if (term == u"was")
            return asksForGermanMeaning(question, i) ? AnswerKind::Definition : AnswerKind::Any;
        if (which.contains(term))
            return kindOfGermanNoun(next);
        if (i == 0 && requests.contains(term))
            return AnswerKind::List;
    }
    return AnswerKind::Any;
}

} // namespace

bool isGerman(const TokenizedText &text)
{
    static const QSet<QString> &german = lexicon().terms("telling-language", "de");
    static const QSet<QString> &english = lexicon().terms("telling-language", "en");
    int balance = 0;
    for (const ReadTerm &term : text.terms) {
        const QString word = text.text.mid(term.from, term.to - term.from).toCaseFolded();
        balance += german.contains(word) || german.contains(term.text) ? 1 : english.contains(word) ? -1 : 0;
        balance += std::any_of(word.begin(), word.end(), [](QChar c) { return c == u'ä' || c == u'ö' || c == u'ü'; });
    }
    return balance > 0;
}

bool opensWithVerb(const TokenizedText &question)
{
    static const QSet<QString> &german = lexicon().terms("opening-verbs", "de");
    if (question.terms.isEmpty())
        return false;
    const QString &first = question.terms.first().text;
    return isGerman(question) ? german.contains(first) : auxiliaryTerms().contains(first);
}

AnswerKind kindAsked(const TokenizedText &question)
{
    if (asksForDifference(question))
        return AnswerKind::Difference;
    if (isGerman(question))
        return germanKind(question);
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        const QString &term = question.terms[i].text;
        if (term == u"when")
            return AnswerKind::Date;
        if (term == u"who" || term == u"whom" || term == u"whose" || term == u"who's")
            return AnswerKind::Name;
        if (term == u"where")
            return AnswerKind::Place;
        if (term == u"whi" || term == u"why")
            return AnswerKind::Reason;
        if (term == u"how")
            return kindOfHow(question, i);
        if (term == u"what" || term == u"which" || term == u"what's")
            return kindOfWhat(question, i);
        if (i == 0 && auxiliaryTerms().contains(term))
            return AnswerKind::YesNo;
        if (i == 0 && (term == u"list" || term == u"name" || term == u"enumer"))
            return AnswerKind::List;
        if (i == 0 && (term == u"defin" || term == u"describ"))
            return AnswerKind::Definition;
    }
    return AnswerKind::Any;
}

// A year is not a figure unless it is money ("$1500"), nor is a part of "333-113198".
bool isFigure(const TokenizedText &text, int i)
{
    const ReadTerm &term = text.terms[i];
    const auto charAt = [&](qsizetype at) { return at >= 0 && at < text.text.size() ? text.text[at] : QChar(); };
    const bool isMoney = charAt(term.from - 1).category() == QChar::Symbol_Currency;
    if (!term.number || (isYear(term) && !isMoney))
        return false;
    const auto goesOn = [](QChar c) { return c.isDigit() || c == u'-' || c == u'/'; };
    constexpr qsizetype longCode = 7; // characters
    qsizetype from = term.from;
    qsizetype to = term.to;
    while (goesOn(charAt(from - 1)))
        --from;
    while (goesOn(charAt(to)) && charAt(to + 1).isDigit())
        ++to;
    const bool isCode = to - from >= longCode && to - from > term.to - term.from;
    if (isCode || (charAt(term.from - 1) == u'-' && charAt(term.from - 2).isLetter())) // "S-8"
        return false;
    const bool begins = term.sentence < text.sentences.size() && text.sentences[term.sentence].from >= term.from - 1;
    return !(begins && (charAt(term.to) == u'.' || charAt(term.to) == u')') && charAt(term.to + 1).isSpace());
}

QSet<QString> countedNouns(const TokenizedText &question)
{
    constexpr qsizetype most = 2; // words
    static const QSet<QString> &counts = lexicon().terms("how-many-words", "de");
    Words words;
    for (qsizetype i = 0; i + 1 < question.terms.size(); ++i) {
        const ReadTerm &many = question.terms[i + 1];
        const QStringView word = QStringView(question.text).mid(many.from, many.to - many.from);
        const bool english = question.terms[i].text == u"how" && word.compare(u"many", Qt::CaseInsensitive) == 0;
        const bool german = question.terms[i].text == u"wie" && counts.contains(many.text);
        if (!english && !german)
            continue;
        static const QSet<QString> &verbs = lexicon().terms("opening-verbs"); // "How many employees do they have?"
        for (qsizetype j = i + 2; j < question.terms.size() && !question.terms[j].stop &&
                                  !verbs.contains(question.terms[j].text) && words.size() < most;
             ++j)
            words.insert(question.terms[j].text);
    }
    return words;
}

namespace {

// "How often ...?": "weekly"; "How long ...?": "for decades".
bool saysHowOftenOrLong(const TokenizedText &question, const TokenizedText &text, int first, int last)
{
    const int count = int(question.terms.size());
    return (anyOf(lexicon().terms("often-asked"), question, 0, count) &&
            anyOf(lexicon().terms("how-often-words"), text, first, last)) ||
           (anyOf(lexicon().terms("long-asked"), question, 0, count) &&
            anyOf(lexicon().terms("how-long-words"), text, first, last));
}

// A new figure; if something is counted, next to that.
double figureFound(const QuestionAnalysis &asked, const TokenizedText &text, int first, int last)
{
    constexpr int near = 5;
    constexpr double elsewhere = 0.6; // score if it is unclear what it counts
    const Words &nouns = asked.counted;
    double found = 0;
    for (int i = first; i < last; ++i) {
        if (!isFigure(text, i) || asked.reading.places.contains(text.terms[i].key))
            continue;
        const auto begin = text.terms.begin();
        const bool beside = std::any_of(begin + std::max(first, i - near), begin + std::min(last, i + near + 1),
                                        [&](const ReadTerm &term) { return nouns.contains(term.text); });
        found = std::max(found, nouns.isEmpty() || beside ? 1 : elsewhere);
    }
    return found;
}

} // namespace

double kindFound(const QuestionAnalysis &asked, const TokenizedText &text, int first, int last)
{
    const TokenizedText &question = asked.reading;
    switch (asked.kind) {
    case AnswerKind::Date:
        return anyNew(question, text, first, last, [](const ReadTerm &t) { return isYear(t.key) || isMonth(t.key); })
                   ? 1
               : anyNew(question, text, first, last, [](const ReadTerm &t) { return t.number; }) ? 0.7
                                                                                                 : 0;
    case AnswerKind::Number:
        return saysHowOftenOrLong(question, text, first, last) ? 1 : figureFound(asked, text, first, last);
    case AnswerKind::Name:
    case AnswerKind::Place:
        return anyNew(question, text, first, last, [](const ReadTerm &t) { return t.name; }) ? 1 : 0;
    case AnswerKind::Reason:
        return anyOf(reasonWords(), text, first, last) ? 1 : 0.3;
    case AnswerKind::Manner:
        return anyOf(meansWords(), text, first, last) || anyOf(reasonWords(), text, first, last) ? 1 : 0.4;
    case AnswerKind::Definition:
        return defines(question, text, first, last) ? 1 : 0.2;
    case AnswerKind::List: {
        const QStringView stretch =
            first < last
                ? QStringView(text.text).mid(text.terms[first].from, text.terms[last - 1].to - text.terms[first].from)
                : QStringView();
        return stretch.count(u',') >= 2 || stretch.contains(u'\u2022') ? 1 : 0.5;
    }
    case AnswerKind::Difference:
        return anyOf(contrastWords(), text, first, last) ? 1 : 0.2;
    case AnswerKind::Any:
    case AnswerKind::YesNo:
        break;
    }
    return 0.5;
}

bool asksForOverview(const TokenizedText &question)
{
    constexpr int opening = 4; // words before the request itself: "could you please explain"
    static const QSet<QString> &requests = lexicon().terms("overview-requests", "en");
    static const QSet<QString> &whole = lexicon().terms("overview-nouns", "en");
    static const QSet<QString> &many = lexicon().terms("overview-plurals", "en");
    qsizetype asks = -1; // position of "what" or "which"
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        const ReadTerm &term = question.terms[i];
        if (term.text == u"what" || term.text == u"which")
            asks = i;
        if (term.number && asks >= 0 && i - asks <= opening) // as in "what are the three types"
            return false;
        const QStringView word = QStringView(question.text).mid(term.from, term.to - term.from);
        const bool base = !word.endsWith(u"ed", Qt::CaseInsensitive); // "is described" does not ask for a description
        const bool near = asks < 0 ? i < opening : i - asks <= opening;
        if (term.name || !near || !base)
            continue;
        // "what kind of" asks for a single one
        if (whole.contains(term.text) || (many.contains(term.text) && isPlural(word)) ||
            (requests.contains(term.text) && i < opening))
            return true;
    }
    return false;
}

namespace {

// "services", "standing committees" before a statement about them; not "sells" in "station sells tickets".
bool namesSeveral(const TokenizedText &question, qsizetype from)
{
    constexpr qsizetype mostWords = 3;
    const auto isStop = [&](qsizetype i) { return i >= question.terms.size() || question.terms[i].stop; };
    for (qsizetype i = from; i < from + mostWords && !isStop(i); ++i) {
        const ReadTerm &noun = question.terms[i];
        if (isPlural(QStringView(question.text).mid(noun.from, noun.to - noun.from)) && (i == from || isStop(i + 1)))
            return true;
    }
    return false;
}

} // namespace

bool asksForMuch(const TokenizedText &question)
{
    const AnswerKind kind = kindAsked(question);
    if (asksForOverview(question) || kind == AnswerKind::List || kind == AnswerKind::Difference)
        return true;
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        const bool asks = question.terms[i].text == u"what" || question.terms[i].text == u"which";
        if (asks && namesSeveral(question, i + 1))
            return true;
    }
    return false;
}

} // namespace core
