#include "core/extractive/answerfinder.h"

#include "core/extractive/quotable.h"
#include "core/language/synonyms.h"
#include "core/language/expansions.h"
#include "core/language/lexicon.h"
#include "core/question/instructions.h"
#include "core/question/parts.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

constexpr int longestList = 700; // with its items
constexpr int mostItemsFound = 12;
constexpr int longestFound = 420; // characters to quote; more is cut to the lines around

QStringView wordOf(const TokenizedText &text, int term)
{
    return QStringView(text.text).mid(text.terms[term].from, text.terms[term].to - text.terms[term].from);
}

QChar characterAt(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() ? text[at] : QChar();
}

bool isOneOf(QStringView characters, QChar c)
{
    return characters.contains(c);
}

bool isCapital(const TokenizedText &text, int term)
{
    const QStringView word = wordOf(text, term);
    return !word.isEmpty() && word[0].isUpper() && !text.terms[term].number;
}

bool isSame(const QString &asked, const ReadTerm &term)
{
    const int family = synonymGroup(asked);
    return term.text == asked || term.key == asked || isOfSameStem(asked, term.text) ||
           (family != 0 && synonymGroup(term.text) == family);
}

bool isExactly(const QString &asked, const ReadTerm &term)
{
    return term.text == asked || term.key == asked;
}

// A blank line parts what stands before it from what stands behind it.
bool isParted(const TokenizedText &text, int a, int b)
{
    const int from = text.terms[std::min(a, b)].to;
    const int to = text.terms[std::max(a, b)].from;
    return QStringView(text.text).mid(from, to - from).contains(QStringLiteral("\n\n"));
}

// Where a phrase stands in a row, small words between its words aside; one behind its last term, -1: it does not.
int endOfPhrase(const TokenizedText &text, int at, const QStringList &phrase)
{
    int next = at;
    for (const QString &word : phrase) {
        if (word != phrase.first() && next < text.terms.size() && text.terms[next].stop &&
            !isExactly(word, text.terms[next]))
            ++next;
        if (next >= text.terms.size() || !isExactly(word, text.terms[next]))
            return -1;
        ++next;
    }
    return next;
}

struct Run // terms [first, last)
{
    int first = 0;
    int last = 0;
};

// Two words or more with capitals, initials among them, that name somebody: no words of offices.
bool isAny(const TokenizedText &text, int term, const char *list)
{
    return term >= 0 && term < text.terms.size() && lexicon().terms(list).contains(text.terms[term].text);
}

// A word with a capital that may be of a name: no word of an office, no month, no letter alone but an initial.
bool isOfAName(const TokenizedText &text, int term)
{
    const ReadTerm &word = text.terms[term];
    const bool isLetter = word.to - word.from == 1;
    return isCapital(text, term) && !word.stop && !isMonth(word.key) && !isAny(text, term, "office-words") &&
           (!isLetter || characterAt(text.text, word.to) == u'.');
}

std::optional<Run> nameEndingAt(const TokenizedText &text, int last, int lowest)
{
    int first = last;
    while (first > lowest && isOfAName(text, first - 1) && !isParted(text, first - 1, first) && last - first < 5)
        --first;
    return first < last ? std::optional(Run{first, last}) : std::nullopt;
}

std::optional<Run> nameBeginningAt(const TokenizedText &text, int first)
{
    int last = first;
    while (last < text.terms.size() && isOfAName(text, last) && (last == first || !isParted(text, last - 1, last)) &&
           last - first < 5)
        ++last;
    return first < last ? std::optional(Run{first, last}) : std::nullopt;
}

// From a whole sentence; of a stretch that is none, such as signatures, the lines that hold the terms.
FoundAnswer stretchOf(const TokenizedText &text, Run terms, double strength)
{
    const int firstSentence = text.terms[terms.first].sentence;
    const int lastSentence = text.terms[terms.last - 1].sentence;
    const Sentence &begin = text.sentences.value(firstSentence);
    const Sentence &end = text.sentences.value(lastSentence);
    int from = begin.from;
    const int blank = int(text.text.lastIndexOf(QStringLiteral("\n\n"), text.terms[terms.first].from));
    if (blank >= from)
        from = blank + 2;
    const bool isProse =
        text.text[end.to - 1] == u'.' && end.to - from <= longestFound && firstSentence == lastSentence;
    if (isProse)
        return {from, end.to, strength};
    from = int(text.text.lastIndexOf(u'\n', text.terms[terms.first].from)) + 1;
    int to = int(text.text.indexOf(u'\n', text.terms[terms.last - 1].to));
    if (to < 0)
        to = int(text.text.size());
    if (to - from > longestFound) {
        from = text.terms[terms.first].from;
        to = text.terms[terms.last - 1].to;
    }
    return {from, to, strength};
}

// A word that parts a name from an office: none of an office, of a date or of "was appointed".
bool isBetween(const TokenizedText &text, int term)
{
    const ReadTerm &between = text.terms[term];
    return !between.stop && !between.number && !isMonth(between.key) && !isAny(text, term, "office-words") &&
           !isAny(text, term, "taking-office");
}

// "has more than 9,000", "was approximately 156,000", "employed 40": the number is said of all there are.
bool isHad(const TokenizedText &text, int number)
{
    constexpr int near = 4; // terms before it
    for (int i = number - 1; i >= 0 && i >= number - near && text.terms[i].sentence == text.terms[number].sentence;
         --i) {
        if (isAny(text, i, "having") || isAny(text, i, "copulas"))
            return true;
    }
    return false;
}

// "5.8 million hours": behind the number stands what it counts.
bool countsOther(const TokenizedText &text, int number)
{
    static const QSet<QString> &scales = lexicon().terms("scale-units");
    int at = number + 1;
    while (at < text.terms.size() && scales.contains(text.terms[at].text))
        ++at;
    return at < text.terms.size() && text.terms[at].sentence == text.terms[number].sentence && !text.terms[at].stop &&
           !text.terms[at].number && !isParted(text, number, at) &&
           !QStringView(text.text)
                .mid(text.terms[at - 1].to, text.terms[at].from - text.terms[at - 1].to)
                .contains(u',');
}

} // namespace

AnswerFinder::AnswerFinder(const Claim &question) : m_question(question)
{
    static const QSet<QString> olds = stemsOf(u"old alt");
    const QList<ReadTerm> &terms = question.reading.terms;
    const auto isAge = [&](const ReadTerm &term) {
        return olds.contains(term.text) && &term != terms.data() &&
               ((&term)[-1].text == u"how" || (&term)[-1].text == u"wie");
    };
    if (question.whole || terms.isEmpty())
        return;
    if (readResults())
        return;
    if (question.kind == AnswerKind::Difference)
        readDifference();
    else if (question.kind == AnswerKind::Name)
        readOffice();
    else if (std::any_of(terms.begin(), terms.end(), isAge))
        m_form = Form::Age;
    else if (question.kind == AnswerKind::Number)
        readCount();
    else if (question.kind == AnswerKind::Definition)
        readDefinition();
    else if (question.kind == AnswerKind::Date)
        readEvent();
    else if (asksForMuch(question.reading) && !asksForOverview(question.reading))
        readList();
    for (const QStringList &phrase : std::as_const(m_phrases)) {
        for (const QString &word : phrase)
            m_needed.insert(word);
    }
}

AnswerFinder::Keys AnswerFinder::phrasesOf(const QStringList &phrases) const
{
    Keys keys;
    for (const QString &phrase : phrases) {
        QStringList words;
        for (const Term &term : terms(phrase))
            words.append(term.text);
        if (!words.isEmpty())
            keys.append(words);
    }
    return keys;
}

// Other names of what is asked for: "CEO", "chief executive officer".
void AnswerFinder::addWordings()
{
    QStringList asked;
    for (const ReadTerm &term : m_question.reading.terms)
        asked.append(term.text);
    const Keys own = m_phrases;
    for (const Expansion &wording : expansionsIn(asked)) {
        const auto isMeant = [&](const QStringList &phrase) {
            return std::any_of(phrase.begin(), phrase.end(), [&](const QString &word) {
                return std::find(asked.begin() + wording.first, asked.begin() + wording.last, word) !=
                       asked.begin() + wording.last;
            });
        };
        if (std::any_of(own.begin(), own.end(), isMeant))
            m_phrases += phrasesOf(wording.others);
    }
}

// "Who is the chief executive officer of X?", "Who is X's CEO?", "Who audits X?"
void AnswerFinder::readOffice()
{
    const QList<ReadTerm> &terms = m_question.reading.terms;
    qsizetype who = 0;
    static const QSet<QString> asking = stemsOf(u"who wer whose wessen");
    while (who < terms.size() && !asking.contains(terms[who].text))
        ++who;
    if (who + 1 >= terms.size())
        return;
    QStringList office;
    const bool isNamed = isAny(m_question.reading, int(who) + 1, "copulas");
    if (isNamed) {
        for (qsizetype i = who + 2; i < terms.size(); ++i) {
            const bool ends = terms[i].stop && !office.isEmpty();
            if (ends)
                break;
            if (!terms[i].stop && !terms[i].number && (!terms[i].name || isSame(terms[i].text, terms[i])))
                office.append(terms[i].text);
            const bool isOwner = m_question.reading.text.mid(terms[i].to, 2).contains(u's') &&
                                 isOneOf(u"'\u2019", characterAt(m_question.reading.text, terms[i].to));
            if (isOwner)
                office.clear(); // "X's CEO"
        }
        if (office.isEmpty() || office.size() > 5)
            return;
        m_phrases = {office};
    } else {
        for (qsizetype i = who + 1; i < terms.size() && i <= who + 6; ++i) {
            for (const Lexicon::Line &line : lexicon().lines("agents")) {
                const Keys verbs = phrasesOf(line.words);
                if (std::any_of(verbs.begin(), verbs.end(),
                                [&](const QStringList &verb) { return verb.first() == terms[i].text; }))
                    m_phrases += phrasesOf(line.others);
            }
        }
        if (m_phrases.isEmpty())
            return;
    }
    m_form = Form::Office;
    addWordings();
}

// "How many stores …": the last noun in a row is what is counted.
void AnswerFinder::readCount()
{
    const QSet<QString> nouns = countedNouns(m_question.reading);
    if (nouns.isEmpty())
        return;
    for (const ReadTerm &term : m_question.reading.terms) {
        const bool isVerb =
            m_question.reading.text.mid(term.from, term.to - term.from).endsWith(u"ed"); // "people worked"
        if (nouns.contains(term.text) && (m_phrases.isEmpty() || !isVerb))
            m_phrases = {{term.text}};
    }
    m_form = Form::Count;
    addWordings();
}

void AnswerFinder::readDefinition()
{
    QStringList defined;
    const QList<ReadTerm> &terms = m_question.reading.terms;
    static const QSet<QString> by = stemsOf(u"by unter mit");
    static const QSet<QString> german = stemsOf(u"was ist ein eine der die das wann man ihr");
    qsizetype from = 0;
    for (qsizetype i = 1; i < terms.size(); ++i) {
        if (by.contains(terms[i].text) && isAny(m_question.reading, int(i) - 1, "defining-verbs"))
            from = i + 1; // "mean by EBITDA"
    }
    const bool isInGerman = isGerman(m_question.reading);
    for (qsizetype i = from; i < terms.size(); ++i) {
        const bool small = terms[i].stop || (isInGerman && german.contains(terms[i].text));
        if (small || isAskingTerm(terms[i].text) || isAny(m_question.reading, int(i), "copulas") ||
            isAny(m_question.reading, int(i), "defining-verbs") || isAny(m_question.reading, int(i), "naming-verbs"))
            continue;
        defined.append(terms[i].text);
    }
    if (defined.isEmpty() || defined.size() > 5)
        return;
    m_phrases = {defined};
    m_form = Form::Definition;
}

void AnswerFinder::readEvent()
{
    for (const ClaimTerm &term : m_question.terms) {
        if (!term.name && !term.number && !term.asks)
            m_phrases.append({term.key});
    }
    if (!m_phrases.isEmpty())
        m_form = Form::Event;
}

// "What are the segments of X?", "Which activities …": the plural noun that is asked for.
void AnswerFinder::readList()
{
    static const QSet<QString> asking = stemsOf(u"what which list name welche nenne");
    const QList<ReadTerm> &terms = m_question.reading.terms;
    QStringList nouns;
    for (qsizetype i = 0; i < terms.size(); ++i) {
        const QString word = m_question.reading.text.mid(terms[i].from, terms[i].to - terms[i].from);
        const bool plural = word.endsWith(u's') && !word.endsWith(u"ss") && word.size() > 3 && word[0].isLower();
        if (plural && !terms[i].stop && !isAskingTerm(terms[i].text) && nouns.size() < 2 &&
            !asking.contains(terms[i].text))
            nouns.append(terms[i].text);
    }
    if (nouns.size() != 1) // of two kinds of things no one list tells
        return;
    m_phrases.append({nouns.first()});
    m_form = Form::List;
    addWordings();
}

// "the difference between A and B": both have to be spoken of.
void AnswerFinder::readDifference()
{
    for (const QuestionPart &part : partsOf(m_question.reading))
        m_phrases.append(part.keys);
    if (m_phrases.size() >= 2)
        m_form = Form::Difference;
    else
        m_phrases.clear();
}

// "How is Acme doing?": how business went.
bool AnswerFinder::readResults()
{
    static const QSet<QString> doing =
        stemsOf(u"doing performing performed perform going fared faring läuft lief geht");
    const QList<ReadTerm> &terms = m_question.reading.terms;
    const auto words = [&](const ReadTerm &term) {
        return m_question.reading.text.mid(term.from, term.to - term.from).toCaseFolded();
    };
    constexpr qsizetype longest = 9;
    if (terms.size() < 3 || terms.size() > longest ||
        (words(terms.first()) != u"how" && words(terms.first()) != u"wie"))
        return false;
    const bool asks = std::any_of(terms.begin() + 2, terms.end(), [&](const ReadTerm &term) {
        return doing.contains(term.text) || (&term == &terms.last() && words(term) == u"do");
    });
    if (!asks)
        return false;
    m_form = Form::Results;
    m_phrases = phrasesOf(QStringList(lexicon().words("results").begin(), lexicon().words("results").end()));
    for (const ReadTerm &term : terms) {
        if (doing.contains(term.text))
            m_needed.insert(term.key);
    }
    for (const QStringList &phrase : std::as_const(m_phrases)) {
        for (const QString &word : phrase)
            m_needed.insert(word);
    }
    return true;
}

// The share of what else the question names that the sentence, the text or what stands over it names too.
double AnswerFinder::contextIn(const TokenizedText &text, const TokenizedText &around, int sentence) const
{
    constexpr double elsewhere = 0.85; // beside the sentence
    double all = 0;
    double met = 0;
    for (const ClaimTerm &term : m_question.terms) {
        if (m_needed.contains(term.key) || term.asks)
            continue;
        const double weight = term.name || term.number ? term.weight : 0.5 * term.weight;
        all += weight;
        const auto stands = [&](const ReadTerm &other) {
            return term.name || term.number ? isExactly(term.key, other) : isSame(term.key, other);
        };
        const auto begin = text.terms.begin();
        if (std::any_of(begin + text.firstTerms.value(sentence), begin + text.firstTerms.value(sentence + 1), stands))
            met += weight;
        else if (around.places.contains(term.key) || std::any_of(begin, text.terms.end(), stands))
            met += elsewhere * weight;
    }
    return all > 0 ? met / all : 1;
}

// "Chief Executive Officer of McAfee", where another company is asked about.
bool AnswerFinder::isHeldElsewhere(const TokenizedText &text, int end) const
{
    static const QSet<QString> belonging = stemsOf(u"of at for bei von");
    static const QSet<QString> &offices = lexicon().terms("office-words");
    if (end + 1 >= text.terms.size() || !belonging.contains(text.terms[end].text) ||
        std::none_of(m_question.terms.begin(), m_question.terms.end(), [](const ClaimTerm &term) { return term.name; }))
        return false;
    int at = end + 1;
    while (at < text.terms.size() && text.terms[at].stop)
        ++at;
    return at < text.terms.size() && isCapital(text, at) && !offices.contains(text.terms[at].text) &&
           !m_question.reading.places.contains(text.terms[at].key);
}

void AnswerFinder::findOffices(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr int farthest = 12; // terms between the name and the office
    constexpr double sure = 0.95;
    constexpr double surname = 0.8; // "Mr. Nadella"
    constexpr double single = 0.45; // one word with a capital
    constexpr double between = 0.2; // a word between that is none of an office
    for (int i = 0; i < text.terms.size(); ++i) {
        for (const QStringList &phrase : m_phrases) {
            const int end = endOfPhrase(text, i, phrase);
            if (end < 0 || (i > 0 && isAny(text, i - 1, "lesser-offices") && !isParted(text, i - 1, i)))
                continue;
            const double held = isHeldElsewhere(text, end) ? 0.4 : 1;
            const auto offer = [&](Run name, int words) {
                const bool titled = name.first > 0 && isAny(text, name.first - 1, "name-titles");
                const int length = name.last - name.first;
                const bool isAsked =
                    std::any_of(text.terms.begin() + name.first, text.terms.begin() + name.last,
                                [&](const ReadTerm &term) { return m_question.reading.places.contains(term.key); });
                static const QSet<QString> belonging = stemsOf(u"of for at bei von");
                const bool isPlace = name.first > 0 && belonging.contains(text.terms[name.first - 1].text);
                const bool firm = name.last < text.terms.size() && isAny(text, name.last, "firm-suffixes");
                const double base = length >= 2 || firm ? sure : titled ? surname : single;
                const double strength = held * (base - between * words);
                if (!isAsked && !isPlace && strength > 0)
                    found.append(stretchOf(text, {std::min(name.first, i), std::max(name.last, end)}, strength));
            };
            int words = 0;
            for (int at = i; at > 0 && i - at < farthest && !isParted(text, at - 1, at); --at) {
                if (const auto name = nameEndingAt(text, at, 0)) {
                    offer(*name, words);
                    break;
                }
                words += isBetween(text, at - 1);
            }
            words = 0;
            static const QSet<QString> belonging = stemsOf(u"of at for to in with bei von der des im");
            if (end < text.terms.size() && belonging.contains(text.terms[end].text))
                continue; // what follows is where the office is held
            for (int at = end; at < text.terms.size() && at - end < farthest && !isParted(text, at - 1, at); ++at) {
                if (const auto name = nameBeginningAt(text, at)) {
                    offer(*name, words);
                    break;
                }
                words += isBetween(text, at);
            }
        }
    }
}

void AnswerFinder::findCounts(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr int behind = 4; // terms from the number to the noun: "9,000 retail locations"
    constexpr int before = 6; // from the noun to the number: "total workforce was approximately 156,000"
    constexpr double beside = 0.9;
    constexpr double away = 0.05; // each term between
    constexpr double wordNumber = 0.8;
    constexpr double inTotal = 0.05;
    static const QSet<QString> totals = stemsOf(u"total altogether insgesamt");
    for (int i = 0; i < text.terms.size(); ++i) {
        const ReadTerm &number = text.terms[i];
        const bool written = number.number && !number.text.isEmpty() && !number.text[0].isDigit();
        if (!isFigure(text, i) && !(written && !isYear(number)))
            continue;
        const QChar sign = number.from > 0 ? text.text[number.from - 1] : QChar();
        const QString tail = text.text.mid(number.to, 2);
        if (sign.category() == QChar::Symbol_Currency || tail.startsWith(u'%') || tail == u" %" ||
            m_question.reading.places.contains(number.key))
            continue;
        double telling = isHad(text, i) ? 0 : 0.25;
        for (int at = std::max(0, i - before); at < std::min(int(text.terms.size()), i + behind); ++at) {
            if (totals.contains(text.terms[at].text) && text.terms[at].sentence == number.sentence && telling <= 0)
                telling = -inTotal;
        }
        for (const QStringList &phrase : m_phrases) {
            double best = 0;
            for (int at = i + 1; at < text.terms.size() && at <= i + behind; ++at) {
                if (text.terms[at].sentence != number.sentence || text.terms[at].number)
                    break;
                const bool is =
                    phrase.size() == 1 ? isSame(phrase.first(), text.terms[at]) : endOfPhrase(text, at, phrase) > 0;
                if (is)
                    best = std::max(best, beside - telling - away * (at - i - 1));
            }
            for (int at = i - 1; at >= 0 && !countsOther(text, i) && at >= i - before; --at) {
                if (text.terms[at].sentence != number.sentence || text.terms[at].number)
                    break;
                const bool is =
                    phrase.size() == 1 ? isSame(phrase.first(), text.terms[at]) : endOfPhrase(text, at, phrase) > 0;
                if (is)
                    best = std::max(best, beside - telling - away * (i - at - 1));
            }
            if (best > 0)
                found.append(stretchOf(text, {i, i + 1}, written ? wordNumber * best : best));
        }
    }
}

// "Selznick died at age 63", where another person is asked about: a name before the number, and none of the question's.
bool AnswerFinder::isOfAnother(const TokenizedText &text, int number) const
{
    bool named = false;
    for (int i = text.firstTerms.value(text.terms[number].sentence); i < number; ++i) {
        if (m_question.reading.places.contains(text.terms[i].key) && text.terms[i].name)
            return false;
        const bool opens = i == text.firstTerms.value(text.terms[number].sentence);
        named = named || (isOfAName(text, i) && (text.terms[i].name || opens) && !text.terms[i].stop);
    }
    return named;
}

void AnswerFinder::findAges(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr int oldest = 125;
    constexpr int near = 3; // terms
    constexpr double sure = 0.9;
    for (int i = 0; i < text.terms.size(); ++i) {
        bool number = false;
        const int age = text.terms[i].key.toInt(&number);
        if (!number || age < 1 || age > oldest || text.terms[i].to - text.terms[i].from > 3)
            continue;
        for (int at = std::max(0, i - near); at < std::min(int(text.terms.size()), i + near + 1); ++at) {
            if (at != i && text.terms[at].sentence == text.terms[i].sentence && isAny(text, at, "age-words")) {
                const bool ofOther = at == i + 2 && at + 1 < text.terms.size() && !text.terms[at + 1].stop &&
                                     characterAt(text.text, text.terms[at].to) != u','; // "22-year-old daughter"
                const double share = ofOther || isOfAnother(text, i) ? sure / 2 : sure;
                found.append(stretchOf(text, {i, i + 1}, share));
                break;
            }
        }
    }
}

// How surely a sentence says what the word means.
double AnswerFinder::defines(const TokenizedText &text, int sentence) const
{
    const QStringList &defined = m_phrases.first();
    const int first = text.firstTerms.value(sentence);
    const int last = text.firstTerms.value(sentence + 1, int(text.terms.size()));
    QList<int> places;
    for (const QString &word : defined) {
        const auto at = std::find_if(text.terms.begin() + first, text.terms.begin() + last, [&](const ReadTerm &term) {
            return isExactly(word, term) || isOfSameStem(word, term.text);
        });
        if (at == text.terms.begin() + last)
            return 0;
        places.append(int(at - text.terms.begin()));
    }
    const auto [low, high] = std::minmax_element(places.begin(), places.end());
    const int begin = *low;
    const int end = *high + 1;
    const bool together = end - begin <= defined.size() + 1;
    for (int i = end; i < last; ++i) {
        if (isExactly(defined.last(), text.terms[i]))
            return 0; // "The hyperbolic metric is a metric" says not what a metric is
    }
    const auto named = [&](int from, int to) {
        for (int i = std::max(first, from); i < std::min(last, to); ++i) {
            if (isAny(text, i, "naming-verbs"))
                return true;
        }
        return false;
    };
    static const QSet<QString> conditions = stemsOf(u"if when wenn falls");
    const bool conditional = std::any_of(text.terms.begin() + end, text.terms.begin() + last,
                                         [&](const ReadTerm &term) { return conditions.contains(term.text); });
    if (defined.size() > 1 && conditional && named(begin, end))
        return 0.95; // "Ein Raum heißt kompakt, wenn …"
    if (!together)
        return 0;
    int before = 0; // words that tell, between the beginning of the clause and the word
    for (int i = begin - 1; i >= first; --i) {
        const QStringView gap = QStringView(text.text).mid(text.terms[i].to, text.terms[i + 1].from - text.terms[i].to);
        if (gap.contains(u'\n') && before == 0 && !text.terms[i].stop && isCapital(text, i + 1))
            break; // behind a heading
        before += (!text.terms[i].stop && !isAny(text, i, "defining-openings")) || gap.contains(u',');
    }
    const bool leads = before <= 2;
    double otherForm = 0; // "deductibles", where a deductible is asked for
    for (int i = begin; i < end; ++i) {
        const QString word = wordOf(text, i).toString().toCaseFolded();
        if (!text.terms[i].stop && !m_question.reading.text.toCaseFolded().contains(word))
            otherForm = 0.1;
    }
    const int next = end + (end < last && text.terms[end].to - text.terms[end].from <= 3 && isCapital(text, end) &&
                                    !text.terms[end].stop
                                ? 1
                                : 0); // "a topological space X is"
    for (int at : {end, next}) {
        if (at >= last)
            continue;
        const bool verb = isAny(text, at, "defining-verbs") && !isAny(text, at, "copulas");
        const bool copula = isAny(text, at, "copulas") && isAny(text, at + 1, "defining-openings");
        if (verb && leads)
            return 0.9 - otherForm;
        if (copula && leads)
            return (before == 0 ? 0.95 : 0.9) - otherForm;
    }
    if (named(begin - 3, begin))
        return 0.88; // "… heißt Knoten", "is called a"
    const bool isQuoted =
        begin > first && QStringView(text.text)
                             .mid(text.terms[begin - 1].to, text.terms[begin].from - text.terms[begin - 1].to)
                             .contains(u'"');
    const bool isBracketed = text.terms[begin].from > 0 && text.text[text.terms[begin].from - 1] == u'(' &&
                             characterAt(text.text, text.terms[end - 1].to) == u')';
    if (isBracketed && begin - first >= 3)
        return 0.75; // "earnings before interest … (EBITDA)"
    return isQuoted ? 0.6 : 0;
}

void AnswerFinder::findDefinitions(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    for (int i = 0; i < text.sentences.size(); ++i) {
        const double strength = defines(text, i);
        if (strength > 0 && text.firstTerms.value(i) < text.firstTerms.value(i + 1))
            found.append({text.sentences[i].from, text.sentences[i].to, strength});
    }
}

// Whether a sentence has a word of what else is asked, names aside; where nothing else is, it need not.
bool AnswerFinder::speaksOfRest(const TokenizedText &text, int first, int last) const
{
    int rest = 0;
    int met = 0;
    for (const ClaimTerm &term : m_question.terms) {
        if (m_needed.contains(term.key) || term.asks || term.name || term.number)
            continue;
        ++rest;
        met += std::any_of(text.terms.begin() + first, text.terms.begin() + last,
                           [&](const ReadTerm &other) { return isSame(term.key, other); });
    }
    return met * 2 >= rest - 1;
}

// "It has five segments: Optics, Displays and Glass.", "The segments include Optics, …", or a line and its bullets.
void AnswerFinder::findLists(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr int near = 4;   // terms from the noun to what announces the items
    constexpr int fewest = 2; // commas
    constexpr double sure = 0.9;
    constexpr double bulleted = 0.85;
    const auto isNoun = [&](int at) {
        return std::any_of(m_phrases.begin(), m_phrases.end(), [&](const QStringList &phrase) {
            return phrase.size() == 1 ? isSame(phrase.first(), text.terms[at]) : endOfPhrase(text, at, phrase) > 0;
        });
    };
    for (int i = 0; i < text.sentences.size(); ++i) {
        const Sentence &sentence = text.sentences[i];
        const int first = text.firstTerms.value(i);
        const int last = text.firstTerms.value(i + 1);
        const QStringView view = QStringView(text.text).mid(sentence.from, sentence.to - sentence.from);
        int items = i + 1;
        while (items < text.sentences.size() && items - i <= mostItemsFound &&
               text.sentences[items].to - sentence.from <= longestList &&
               beginsWithBullet(QStringView(text.text).mid(text.sentences[items].from,
                                                           text.sentences[items].to - text.sentences[items].from)))
            ++items;
        for (int at = first; at < last; ++at) {
            if (!isNoun(at))
                continue;
            if (items - i > 2 && view.endsWith(u':') && speaksOfRest(text, first, last)) {
                found.append({sentence.from, itemEnd(text.text, text.sentences[items - 1]), bulleted});
                break;
            }
            double strength = 0;
            for (int next = at; next < std::min(last, at + near); ++next) {
                const int end = text.terms[next].to;
                const QStringView behind = QStringView(text.text).mid(end, std::min(sentence.to - end, 2));
                const bool announces = behind.startsWith(u':') || (next > at && isAny(text, next, "announcing"));
                const qsizetype commas = QStringView(text.text).mid(end, sentence.to - end).count(u',');
                if (announces && commas >= fewest)
                    strength = std::max(strength, sure - 0.04 * (next - at));
            }
            if (strength > 0 && view.size() <= longestFound * 2 && speaksOfRest(text, first, last)) {
                found.append({sentence.from, sentence.to, strength});
                break;
            }
        }
    }
}

void AnswerFinder::findDifferences(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr double sure = 0.9;
    constexpr double both = 0.6;
    static const QSet<QString> &contrasts = lexicon().terms("contrasts");
    for (int i = 0; i < text.sentences.size(); ++i) {
        const auto begin = text.terms.begin() + text.firstTerms.value(i);
        const auto end = text.terms.begin() + text.firstTerms.value(i + 1);
        const bool all = std::all_of(m_phrases.begin(), m_phrases.end(), [&](const QStringList &keys) {
            return std::all_of(keys.begin(), keys.end(), [&](const QString &key) {
                return std::any_of(begin, end, [&](const ReadTerm &term) { return isExactly(key, term); });
            });
        });
        const bool differs =
            std::any_of(begin, end, [](const ReadTerm &term) { return contrasts.contains(term.text); });
        if (all && text.sentences[i].to - text.sentences[i].from <= longestFound)
            found.append({text.sentences[i].from, text.sentences[i].to, differs ? sure : both});
    }
}

// "Revenues rose 19 % to $44.5 billion": a measure of business, how it went, and a figure.
void AnswerFinder::findResults(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr double sure = 0.85;
    constexpr int fewest = 2; // figures
    static const QSet<QString> &changes = lexicon().terms("changes");
    for (int i = 0; i < text.sentences.size(); ++i) {
        const int first = text.firstTerms.value(i);
        const int last = text.firstTerms.value(i + 1);
        int figures = 0;
        bool changed = false;
        int measure = -1;
        for (int at = first; at < last; ++at) {
            figures += isFigure(text, at);
            changed = changed || changes.contains(text.terms[at].text);
            const bool is = std::any_of(m_phrases.begin(), m_phrases.end(),
                                        [&](const QStringList &phrase) { return endOfPhrase(text, at, phrase) > 0; });
            measure = measure < 0 && is ? at - first : measure;
        }
        const bool isProse = !isRow(text, i) && text.sentences[i].to - text.sentences[i].from <= longestFound;
        if (isProse && figures >= fewest && changed && measure >= 0)
            found.append({text.sentences[i].from, text.sentences[i].to, measure <= 4 ? sure : sure - 0.15});
    }
}

void AnswerFinder::findEvents(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr double most = 0.9;
    for (int i = 0; i < text.sentences.size(); ++i) {
        const auto begin = text.terms.begin() + text.firstTerms.value(i);
        const auto end = text.terms.begin() + text.firstTerms.value(i + 1);
        const bool hasYear = std::any_of(begin, end, [&](const ReadTerm &term) {
            return isYear(term) && !m_question.reading.places.contains(term.key);
        });
        const bool hasMonth = std::any_of(begin, end, [](const ReadTerm &term) { return isMonth(term.key); });
        if (!hasYear && !hasMonth)
            continue;
        double met = 0;
        for (const QStringList &phrase : m_phrases)
            met += std::any_of(begin, end, [&](const ReadTerm &term) { return isSame(phrase.first(), term); });
        bool hasDay = false;
        for (auto term = begin; term != end && term + 1 != end; ++term)
            hasDay = hasDay || (isMonth(term->key) && term[1].number && term[1].key.size() <= 2) ||
                     (term->number && term->key.size() <= 2 && isMonth(term[1].key));
        const double share = met / double(m_phrases.size());
        const double exact = hasYear && hasDay ? most : hasYear && hasMonth ? most - 0.05 : most - 0.1;
        if (share >= 0.5)
            found.append({text.sentences[i].from, text.sentences[i].to, share * exact});
    }
}

QList<FoundAnswer> AnswerFinder::find(const TokenizedText &text, const TokenizedText &around) const
{
    QList<FoundAnswer> all;
    switch (m_form) {
    case Form::None:
        return {};
    case Form::Office:
        findOffices(text, all);
        break;
    case Form::Count:
        findCounts(text, all);
        break;
    case Form::Age:
        findAges(text, all);
        break;
    case Form::Definition:
        findDefinitions(text, all);
        break;
    case Form::Event:
        findEvents(text, all);
        break;
    case Form::List:
        findLists(text, all);
        break;
    case Form::Difference:
        findDifferences(text, all);
        break;
    case Form::Results:
        findResults(text, all);
        break;
    }
    for (FoundAnswer &each : all) {
        int sentence = 0;
        while (sentence + 1 < text.sentences.size() && text.sentences[sentence].to <= each.from)
            ++sentence;
        each.strength *= 0.3 + 0.7 * contextIn(text, around, sentence);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const FoundAnswer &a, const FoundAnswer &b) { return a.strength > b.strength; });
    QList<FoundAnswer> apart;
    for (const FoundAnswer &each : std::as_const(all)) {
        if (std::none_of(apart.begin(), apart.end(),
                         [&](const FoundAnswer &other) { return each.from < other.to && other.from < each.to; }))
            apart.append(each);
    }
    return apart;
}

QString AnswerFinder::query() const
{
    QStringList words;
    for (const QStringList &phrase : m_phrases)
        words += phrase;
    if (m_form == Form::None || m_form == Form::Event)
        return {};
    if (m_form == Form::Age)
        words = {QStringLiteral("age"), QStringLiteral("aged"), QStringLiteral("born")};
    if (m_form == Form::Difference)
        words += {QStringLiteral("comparison"), QStringLiteral("difference"), QStringLiteral("both")};
    if (m_form == Form::Definition)
        words.prepend(isGerman(m_question.reading) ? QStringLiteral("Definition") : QStringLiteral("defined means"));
    for (const ClaimTerm &term : m_question.terms) {
        if ((term.name || term.number) && !m_needed.contains(term.key))
            words.append(term.shown);
    }
    return words.join(u' ');
}

double AnswerFinder::strongest(const TokenizedText &text, const TokenizedText &around) const
{
    const QList<FoundAnswer> all = find(text, around);
    return all.isEmpty() ? 0 : all.first().strength;
}

} // namespace core
