#include "core/question/smalltalk.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace core {
namespace {

// " what can you do ": in lower case, with spaces around each word.
QString spaced(const QString &text)
{
    QString words;
    for (const QChar c : text.toCaseFolded())
        words += c.isLetterOrNumber() ? c : u' ';
    return u' ' + words.simplified() + u' ';
}

// The longest first, so that "thank you very much" precedes "thank you".
QStringList phrasesOf(const QSet<QString> &list)
{
    QStringList phrases;
    for (const QString &phrase : list)
        phrases.append(spaced(phrase));
    std::sort(phrases.begin(), phrases.end(),
              [](const QString &a, const QString &b) { return a.size() != b.size() ? a.size() > b.size() : a < b; });
    return phrases;
}

// Removes these phrases; returns whether there were any.
bool takeOut(QString &words, const QStringList &phrases)
{
    bool any = false;
    for (const QString &phrase : phrases) {
        while (words.contains(phrase)) {
            words.replace(phrase, QStringLiteral(" "));
            any = true;
        }
    }
    return any;
}

struct Talk
{
    SmallTalk kind;
    QStringList phrases;
};

// Requests precede mere greetings: "Hello, what can you do?"
const QList<Talk> &allTalk()
{
    static const QList<Talk> all{{SmallTalk::AboutLibrary, phrasesOf(lexicon().words("about-the-library"))},
                                 {SmallTalk::AboutProgram, phrasesOf(lexicon().words("about-the-program"))},
                                 {SmallTalk::Thanks, phrasesOf(lexicon().words("thanks"))},
                                 {SmallTalk::Farewell, phrasesOf(lexicon().words("farewells"))},
                                 {SmallTalk::Greeting, phrasesOf(lexicon().words("greetings"))}};
    return all;
}

// "Which files are in my library?", "What is the newest document?" and nothing else.
bool isAboutLibrary(const QString &question)
{
    const QSet<QString> &things = lexicon().words("library-things");
    const QSet<QString> &thing = lexicon().words("library-thing");
    const QSet<QString> &order = lexicon().words("library-order");
    const QSet<QString> &others = lexicon().words("library-words");
    bool hasThings = false;
    bool hasThing = false;
    bool hasOrder = false;
    const QStringList words = spaced(question).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (!things.contains(word) && !thing.contains(word) && !order.contains(word) && !others.contains(word))
            return false;
        hasThings = hasThings || things.contains(word);
        hasThing = hasThing || thing.contains(word);
        hasOrder = hasOrder || order.contains(word);
    }
    return words.size() > 1 && (hasThings || (hasThing && hasOrder));
}

// As on pages before the first chapter: "iv", "xxii"; but not "mill".
QString romanNumber(int number)
{
    const std::array<std::pair<int, const char *>, 9> letters{
        {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
    QString roman;
    for (const auto &[value, written] : letters) {
        for (; number >= value; number -= value)
            roman += QLatin1String(written);
    }
    return roman;
}

// "iv", "12", "A-3": a printed page number. Letters alone must be a Roman number.
bool isPageNumber(const QString &word)
{
    static const QSet<QString> roman = [] {
        QSet<QString> all;
        for (int number = 1; number < 400; ++number)
            all.insert(romanNumber(number));
        return all;
    }();
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    return std::any_of(word.begin(), word.end(), isDigit) || roman.contains(word);
}

// "What does page iv say?", "Was steht auf Seite 12?": asks for the contents of a page and nothing else.
bool isAboutPage(const QString &question)
{
    const QSet<QString> &nouns = lexicon().words("page-nouns");
    const QSet<QString> &others = lexicon().words("page-question-words");
    bool hasPage = false;
    bool hasNumber = false;
    for (const QString &word : spaced(question).split(u' ', Qt::SkipEmptyParts)) {
        const bool isNumber = hasPage && isPageNumber(word);
        if (!isNumber && !nouns.contains(word) && !others.contains(word))
            return false;
        hasPage = hasPage || nouns.contains(word);
        hasNumber = hasNumber || isNumber;
    }
    return hasNumber;
}

// Nothing besides small talk. A question about the library's contents counts as such.
bool isOnlyTalk(const QString &sentence)
{
    const SmallTalk talk = smallTalkIn(sentence);
    return talk != SmallTalk::None && talk != SmallTalk::AboutLibrary && talk != SmallTalk::AboutPage;
}

struct Word // characters [from, to) of a text
{
    qsizetype from = 0;
    qsizetype to = 0;
    QString folded;
};

QList<Word> wordsOf(const QString &text)
{
    QList<Word> words;
    for (qsizetype from = 0; from < text.size(); ++from) {
        qsizetype to = from;
        while (to < text.size() && text[to].isLetterOrNumber())
            ++to;
        if (to > from)
            words.append({from, to, text.mid(from, to - from).toCaseFolded()});
        from = to;
    }
    return words;
}

// Number of words of the longest phrase that begins there; 0 if none does.
qsizetype phraseAt(const QList<Word> &words, qsizetype i, const QList<QStringList> &phrases)
{
    for (const QStringList &phrase : phrases) {
        bool isIt = i >= 0 && i + phrase.size() <= words.size();
        for (qsizetype j = 0; isIt && j < phrase.size(); ++j)
            isIt = words[i + j].folded == phrase[j];
        if (isIt)
            return phrase.size();
    }
    return 0;
}

// The same for phrases that end before that position.
qsizetype phraseBefore(const QList<Word> &words, qsizetype end, const QList<QStringList> &phrases)
{
    for (const QStringList &phrase : phrases) {
        if (phraseAt(words, end - phrase.size(), {phrase}) > 0)
            return phrase.size();
    }
    return 0;
}

// The phrases of these lists, the longest first.
QList<QStringList> phrasesIn(std::initializer_list<const char *> lists)
{
    QSet<QString> all;
    for (const char *list : lists)
        all += lexicon().words(list);
    QList<QStringList> phrases;
    for (const QString &phrase : phrasesOf(all))
        phrases.append(phrase.simplified().split(u' '));
    std::stable_sort(phrases.begin(), phrases.end(),
                     [](const QStringList &a, const QStringList &b) { return a.size() > b.size(); });
    return phrases;
}

bool isMark(QChar c)
{
    return QStringView(u",.;:!?\u2013\u2014\n").contains(c);
}

bool hasMark(QStringView between)
{
    return std::any_of(between.begin(), between.end(), isMark);
}

// "How", "is": words that may begin a question.
bool opensQuestion(const QString &word)
{
    return lexicon().words("interrogatives").contains(word) || lexicon().words("auxiliaries").contains(word);
}

// Removes the greeting from "Hello, what is …", if a punctuation mark or the start of a question follows.
QString withoutGreeting(const QString &text)
{
    static const QList<QStringList> talk = phrasesIn({"greetings", "thanks"});
    static const QList<QStringList> filled = phrasesIn({"greetings", "thanks", "conversation-fillers"});
    const QList<Word> words = wordsOf(text);
    qsizetype from = 0;
    qsizetype i = phraseAt(words, 0, talk);
    while (i > 0 && i < words.size()) {
        const QStringView between = QStringView(text).mid(words[i - 1].to, words[i].from - words[i - 1].to);
        if (hasMark(between) || opensQuestion(words[i].folded)) {
            qsizetype behind = words[i - 1].to;
            while (text[behind].isSpace() || isMark(text[behind]))
                ++behind;
            from = behind; // keeps "¿"
        }
        const qsizetype more = phraseAt(words, i, filled);
        if (more == 0)
            break;
        i += more;
    }
    return text.mid(from);
}

// Removes thanks from "…, thank you!", if a punctuation mark precedes them.
QString withoutThanks(const QString &text)
{
    static const QList<QStringList> talk = phrasesIn({"greetings", "thanks", "farewells"});
    static const QList<QStringList> fillers = phrasesIn({"conversation-fillers"});
    const QList<Word> words = wordsOf(text);
    qsizetype kept = words.size();
    bool thanks = false;
    for (qsizetype end = words.size(); end > 0;) {
        qsizetype count = phraseBefore(words, end, talk);
        thanks = thanks || count > 0;
        count = count > 0 ? count : phraseBefore(words, end, fillers);
        if (count == 0 || count == end)
            break;
        end -= count;
        if (thanks && hasMark(QStringView(text).mid(words[end - 1].to, words[end].from - words[end - 1].to)))
            kept = end;
    }
    if (kept == words.size())
        return text;
    qsizetype to = words[kept - 1].to;
    while (text[to].isSpace() && isMark(text[to + 1])) // as in "loyer ?"
        ++to;
    while (text[to] == u'?' || text[to] == u'.' || text[to] == u'!' || text[to] == u')')
        ++to;
    const bool asks = text.trimmed().endsWith(u'?') && text[to - 1] != u'?';
    return text.left(to) + (asks ? QStringLiteral("?") : QString());
}

// "I would be grateful if you could", "Könnten Sie mir bitte": has no subject.
bool isOnlyCourtesy(const QString &clause)
{
    static const QList<QStringList> phrases = phrasesIn(
        {"request-verbs", "greetings", "thanks", "conversation-fillers", "courtesy-words", "telling-language"});
    const QList<Word> words = wordsOf(clause);
    for (qsizetype i = 0; i < words.size();) {
        const qsizetype count = phraseAt(words, i, phrases);
        if (count == 0 && !isStopTerm(words[i].folded))
            return false;
        i += std::max<qsizetype>(1, count);
    }
    return true;
}

// The length of the first request for an answer ("tell me"); 0 if there is none.
qsizetype behindRequest(const QString &sentence)
{
    static const QList<QStringList> verbs = phrasesIn({"request-verbs"});
    const QList<Word> words = wordsOf(sentence);
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const qsizetype count = phraseAt(words, i, verbs); count > 0)
            return words[i + count - 1].to;
    }
    return 0;
}

// Removes the request from "Could you please tell me what …". What precedes it is kept.
QString withoutRequest(const QString &sentence)
{
    constexpr int fewest = 2; // words that must remain
    const qsizetype asked = behindRequest(sentence);
    qsizetype told = asked; // end of the text before clauses that only ask
    while (told > 0) {
        qsizetype begin = told;
        while (begin > 0 && !isMark(sentence[begin - 1]))
            --begin;
        if (!isOnlyCourtesy(sentence.mid(begin, told - begin)))
            break;
        told = std::max<qsizetype>(0, begin - 1);
    }
    qsizetype from = asked;
    while (from < sentence.size() && !sentence[from].isLetterOrNumber())
        ++from;
    QString rest = sentence.mid(from).trimmed();
    const QList<Word> left = wordsOf(rest);
    const bool needsBeginning = !left.isEmpty() && lexicon().words("request-links").contains(left.first().folded);
    if (told == asked || needsBeginning || terms(rest).size() < fewest)
        return sentence; // "Tell me about …" and "tell me if …" need their beginning
    if (told > 0)
        return sentence.left(told).trimmed() + QStringLiteral(", ") + rest;
    rest[0] = rest[0].toUpper();
    return rest;
}

} // namespace

SmallTalk smallTalkIn(const QString &question)
{
    constexpr qsizetype longest = 120; // characters; nobody greets at length
    static const QStringList fillers = phrasesOf(lexicon().words("conversation-fillers"));
    if (question.size() > longest)
        return SmallTalk::None;
    QString words = spaced(question);
    SmallTalk found = SmallTalk::None;
    for (const Talk &talk : allTalk()) {
        if (takeOut(words, talk.phrases) && found == SmallTalk::None)
            found = talk.kind;
    }
    takeOut(words, fillers);
    if (found != SmallTalk::AboutProgram && isAboutLibrary(words))
        return SmallTalk::AboutLibrary;
    if (found != SmallTalk::AboutProgram && isAboutPage(words))
        return SmallTalk::AboutPage;
    return words.trimmed().isEmpty() ? found : SmallTalk::None;
}

QString withoutCourtesy(const QString &question)
{
    if (smallTalkIn(question) != SmallTalk::None)
        return question;
    const QString inner = withoutThanks(withoutGreeting(question));
    QStringList kept;
    for (const Sentence &sentence : sentences(inner)) {
        const QString text = inner.mid(sentence.from, sentence.to - sentence.from);
        if (!isOnlyTalk(text))
            kept.append(withoutRequest(text));
    }
    QString result = kept.join(u' ');
    if (kept.isEmpty() || wordsOf(result).size() == wordsOf(question).size())
        return question;
    result[0] = result[0].toUpper();
    return result;
}

} // namespace core
