#include "core/extractive/forms/askedform.h"

#include "core/extractive/forms/termruns.h"
#include "core/language/expansions.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

bool isOneOf(QStringView characters, QChar c)
{
    return characters.contains(c);
}

class QuestionForm
{
public:
    explicit QuestionForm(const Claim &question);

    const AskedForm &asked() const { return m_asked; }

private:
    void readOffice();
    bool readPerson(qsizetype from);
    void readCount();
    void readDefinition();
    bool readActivity();
    void readEvent();
    QStringList officeBehind(qsizetype copula) const;
    void readAge();
    void readList();
    void readDifference();
    bool readResults();
    void addWordings();
    AskedForm::Keys phrasesOf(const QStringList &phrases) const;

    const Claim &m_question;
    AskedForm m_asked;
};

QuestionForm::QuestionForm(const Claim &question) : m_question(question)
{
    static const QSet<QString> &olds = lexicon().terms("age-asked");
    const QList<ReadTerm> &terms = question.reading.terms;
    const auto isAge = [&](const ReadTerm &term) {
        return olds.contains(term.text) && &term != terms.data() &&
               ((&term)[-1].text == u"how" || (&term)[-1].text == u"wie");
    };
    if (question.analysis.isOfTheWhole || terms.isEmpty())
        return;
    if (readResults() || readActivity())
        return;
    if (question.analysis.kind == AnswerKind::Difference)
        readDifference();
    else if (question.analysis.kind == AnswerKind::Name)
        readOffice();
    else if (std::any_of(terms.begin(), terms.end(), isAge))
        readAge();
    else if (question.analysis.kind == AnswerKind::Number)
        readCount();
    else if (question.analysis.kind == AnswerKind::Definition)
        readDefinition();
    else if (question.analysis.kind == AnswerKind::Date)
        readEvent();
    else if (question.analysis.wantsMuch && !question.analysis.wantsOverview)
        readList();
    for (const QStringList &phrase : std::as_const(m_asked.phrases)) {
        for (const QString &word : phrase)
            m_asked.needed.insert(word);
    }
}

AskedForm::Keys QuestionForm::phrasesOf(const QStringList &phrases) const
{
    AskedForm::Keys keys;
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
void QuestionForm::addWordings()
{
    QStringList asked;
    for (const ReadTerm &term : m_question.reading.terms)
        asked.append(term.text);
    const AskedForm::Keys own = m_asked.phrases;
    for (const Expansion &wording : expansionsIn(asked)) {
        const auto isMeant = [&](const QStringList &phrase) {
            return std::any_of(phrase.begin(), phrase.end(), [&](const QString &word) {
                return std::find(asked.begin() + wording.first, asked.begin() + wording.last, word) !=
                       asked.begin() + wording.last;
            });
        };
        if (std::any_of(own.begin(), own.end(), isMeant))
            m_asked.phrases += phrasesOf(wording.others);
    }
}

// "Who is the chief executive officer of X?", "Who is X's CEO?", "Who audits X?"
void QuestionForm::readOffice()
{
    const QList<ReadTerm> &terms = m_question.reading.terms;
    qsizetype who = 0;
    static const QSet<QString> &asking = lexicon().terms("person-asked");
    while (who < terms.size() && !asking.contains(terms[who].text))
        ++who;
    if (who + 1 >= terms.size())
        return;
    if (readPerson(who + 2))
        return;
    const bool isNamed = isAny(m_question.reading, int(who) + 1, "copulas");
    if (isNamed) {
        const QStringList office = officeBehind(who + 1);
        if (office.isEmpty())
            return;
        m_asked.phrases = {office};
    } else {
        for (qsizetype i = who + 1; i < terms.size() && i <= who + 6; ++i) {
            for (const Lexicon::Line &line : lexicon().lines("agents")) {
                const AskedForm::Keys verbs = phrasesOf(line.words);
                if (std::any_of(verbs.begin(), verbs.end(),
                                [&](const QStringList &verb) { return verb.first() == terms[i].text; }))
                    m_asked.phrases += phrasesOf(line.others);
            }
        }
        if (m_asked.phrases.isEmpty())
            return;
    }
    m_asked.kind = AskedForm::Office;
    if (isNamed) // who does something is called by the words of its list alone
        addWordings();
}

// "chief executive officer" in "Who is the chief executive officer of X?"; empty where it is too long for an office.
QStringList QuestionForm::officeBehind(qsizetype copula) const
{
    constexpr qsizetype longest = 5; // words
    const QList<ReadTerm> &terms = m_question.reading.terms;
    QStringList office;
    for (qsizetype i = copula + 1; i < terms.size(); ++i) {
        const bool ends = terms[i].stop && !office.isEmpty();
        if (ends)
            break;
        if (!terms[i].stop && !terms[i].number && (!terms[i].name || isSame(terms[i].text, terms[i])))
            office.append(terms[i].text);
        const QString word = m_question.reading.text.mid(terms[i].from, terms[i].to - terms[i].from);
        const bool isOwner =
            withoutPossessive(word) != word || (m_question.reading.text.mid(terms[i].to, 2).contains(u's') &&
                                                isOneOf(u"'\u2019", characterAt(m_question.reading.text, terms[i].to)));
        if (isOwner)
            office.clear(); // "X's CEO"
    }
    return office.size() > longest ? QStringList() : office;
}

// "How old is X's CFO?": of who holds an office; else of who or what is named.
void QuestionForm::readAge()
{
    m_asked.kind = AskedForm::Age;
    const QList<ReadTerm> &terms = m_question.reading.terms;
    for (qsizetype i = 0; i < terms.size(); ++i) {
        if (!isAny(m_question.reading, int(i), "copulas"))
            continue;
        m_asked.phrases = {officeBehind(i)};
        addWordings();
        const auto isOffice = [](const QStringList &phrase) {
            return std::any_of(phrase.begin(), phrase.end(),
                               [](const QString &word) { return lexicon().terms("office-words").contains(word); });
        };
        if (std::none_of(m_asked.phrases.begin(), m_asked.phrases.end(), isOffice))
            m_asked.phrases.clear();
        return;
    }
}

// "Who is Marta Lindqvist?": what is said that she is or does. Not "Who is CEO?".
bool QuestionForm::readPerson(qsizetype from)
{
    constexpr qsizetype longest = 4; // words of a name
    const TokenizedText &reading = m_question.reading;
    QStringList name;
    for (qsizetype i = from; i < reading.terms.size(); ++i) {
        const QStringView word = wordOf(reading, int(i));
        const bool isSpelled =
            word.size() > 1 && std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLower(); });
        if (!reading.terms[i].name || (isSpelled && name.isEmpty()))
            return false;
        name.append(reading.terms[i].text);
    }
    if (name.isEmpty() || name.size() > longest || !isAny(reading, int(from) - 1, "copulas"))
        return false;
    m_asked.kind = AskedForm::Activity;
    m_asked.phrases = {name};
    m_asked.needed = QSet<QString>(name.begin(), name.end());
    return true;
}

// "How many stores …": the last noun in a row is what is counted.
void QuestionForm::readCount()
{
    const QSet<QString> nouns = m_question.analysis.counted;
    if (nouns.isEmpty())
        return;
    for (const ReadTerm &term : m_question.reading.terms) {
        const bool isVerb =
            m_question.reading.text.mid(term.from, term.to - term.from).endsWith(u"ed"); // "people worked"
        if (nouns.contains(term.text) && (m_asked.phrases.isEmpty() || !isVerb))
            m_asked.phrases = {{term.text}};
    }
    m_asked.kind = AskedForm::Count;
    addWordings();
}

void QuestionForm::readDefinition()
{
    QStringList defined;
    const QList<ReadTerm> &terms = m_question.reading.terms;
    static const QSet<QString> &by = lexicon().terms("meant-by");
    static const QSet<QString> &german = lexicon().terms("definition-small-words", "de");
    qsizetype from = 0;
    for (qsizetype i = 1; i < terms.size(); ++i) {
        if (by.contains(terms[i].text) && isAny(m_question.reading, int(i) - 1, "defining-verbs"))
            from = i + 1; // "mean by EBITDA"
    }
    const bool isInGerman = m_question.analysis.isGerman;
    for (qsizetype i = from; i < terms.size(); ++i) {
        const bool small = terms[i].stop || (isInGerman && german.contains(terms[i].text));
        if (small || isAskingTerm(terms[i].text) || isAny(m_question.reading, int(i), "copulas") ||
            isAny(m_question.reading, int(i), "defining-verbs") || isAny(m_question.reading, int(i), "naming-verbs"))
            continue;
        defined.append(terms[i].text);
    }
    if (defined.isEmpty() || defined.size() > 5)
        return;
    m_asked.phrases = {defined};
    m_asked.kind = AskedForm::Definition;
}

// "What does Acme do?"
bool QuestionForm::readActivity()
{
    constexpr qsizetype longest = 7;
    const TokenizedText &reading = m_question.reading;
    const qsizetype count = reading.terms.size();
    if (count < 3 || count > longest || !isAny(reading, 0, "activity-asked"))
        return false;
    const bool isAsked = isAny(reading, 1, "activity-does") &&
                         (isAny(reading, int(count) - 1, "activity-do") || !isAny(reading, 1, "activity-auxiliary"));
    QStringList whose;
    for (int i = 2; i < count && isAsked; ++i) {
        if (!reading.terms[i].stop && !isAny(reading, i, "activity-do"))
            whose.append(reading.terms[i].text);
    }
    if (whose.isEmpty())
        return false;
    m_asked.phrases = {whose};
    m_asked.kind = AskedForm::Activity;
    m_asked.needed = QSet<QString>(whose.begin(), whose.end());
    return true;
}

void QuestionForm::readEvent()
{
    for (const ClaimTerm &term : m_question.terms) {
        if (!term.name && !term.number && !term.asks)
            m_asked.phrases.append({term.key});
    }
    if (!m_asked.phrases.isEmpty())
        m_asked.kind = AskedForm::Event;
}

// "What are the segments of X?", "Which activities …": the plural noun that is asked for.
void QuestionForm::readList()
{
    static const QSet<QString> &asking = lexicon().terms("list-asked");
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
    m_asked.phrases.append({nouns.first()});
    m_asked.kind = AskedForm::List;
    addWordings();
}

// "the difference between A and B": both have to be spoken of.
void QuestionForm::readDifference()
{
    for (const QuestionPart &part : m_question.analysis.parts)
        m_asked.phrases.append(part.keys);
    if (m_asked.phrases.size() >= 2)
        m_asked.kind = AskedForm::Difference;
    else
        m_asked.phrases.clear();
}

// "How is Acme doing?": how business went.
bool QuestionForm::readResults()
{
    static const QSet<QString> &doing = lexicon().terms("results-asked");
    const QList<ReadTerm> &terms = m_question.reading.terms;
    const auto words = [&](const ReadTerm &term) {
        return m_question.reading.text.mid(term.from, term.to - term.from).toCaseFolded();
    };
    constexpr qsizetype longest = 9;
    if (terms.size() < 3 || terms.size() > longest ||
        m_question.analysis.kind == AnswerKind::Number || // "How many do you have?"
        (words(terms.first()) != u"how" && words(terms.first()) != u"wie"))
        return false;
    const bool asks = std::any_of(terms.begin() + 2, terms.end(), [&](const ReadTerm &term) {
        return doing.contains(term.text) || (&term == &terms.last() && words(term) == u"do");
    });
    if (!asks)
        return false;
    m_asked.kind = AskedForm::Results;
    m_asked.phrases = phrasesOf(QStringList(lexicon().words("results").begin(), lexicon().words("results").end()));
    for (const ReadTerm &term : terms) {
        if (doing.contains(term.text))
            m_asked.needed.insert(term.key);
    }
    for (const QStringList &phrase : std::as_const(m_asked.phrases)) {
        for (const QString &word : phrase)
            m_asked.needed.insert(word);
    }
    return true;
}

} // namespace

AskedForm formAsked(const Claim &question)
{
    return QuestionForm(question).asked();
}

QString queryFor(const AskedForm &asked, const Claim &question)
{
    QStringList words;
    for (const QStringList &phrase : asked.phrases)
        words += phrase;
    if (asked.kind == AskedForm::None || asked.kind == AskedForm::Event)
        return {};
    if (asked.kind == AskedForm::Age)
        words += {QStringLiteral("age"), QStringLiteral("aged"), QStringLiteral("born")};
    if (asked.kind == AskedForm::Difference) {
        words.clear();
        for (const QuestionPart &part : question.analysis.parts)
            words.append(part.thing);
        for (const Lexicon::Line &line : lexicon().lines("difference-query"))
            words += line.words;
    }
    if (asked.kind == AskedForm::Activity) {
        for (const Lexicon::Line &line : lexicon().lines("activity-query"))
            words += line.words;
    }
    if (asked.kind == AskedForm::Definition)
        words.prepend(question.analysis.isGerman ? QStringLiteral("Definition") : QStringLiteral("defined means"));
    for (const ClaimTerm &term : question.terms) {
        if ((term.name || term.number) && !asked.needed.contains(term.key))
            words.append(term.shown);
    }
    return words.join(u' ');
}

} // namespace core
