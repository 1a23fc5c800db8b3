#include "core/question/smalltalk.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QStringList>

#include <algorithm>

namespace core {
namespace {

// " what can you do ": words in small letters, each with a blank on both sides.
QString spaced(const QString &text)
{
    QString words;
    for (const QChar c : text.toCaseFolded())
        words += c.isLetterOrNumber() ? c : u' ';
    return u' ' + words.simplified() + u' ';
}

// The longest first, so that "thank you very much" goes before "thank you".
QStringList phrasesOf(const QSet<QString> &list)
{
    QStringList phrases;
    for (const QString &phrase : list)
        phrases.append(spaced(phrase));
    std::sort(phrases.begin(), phrases.end(),
              [](const QString &a, const QString &b) { return a.size() != b.size() ? a.size() > b.size() : a < b; });
    return phrases;
}

// Whether any of the phrases stood there; they are taken out.
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

// What asks for something goes before what only greets: "Hello, what can you do?"
const QList<Talk> &allTalk()
{
    static const QList<Talk> all{{SmallTalk::AboutLibrary, phrasesOf(lexicon().words("about-the-library"))},
                                 {SmallTalk::AboutProgram, phrasesOf(lexicon().words("about-the-program"))},
                                 {SmallTalk::Thanks, phrasesOf(lexicon().words("thanks"))},
                                 {SmallTalk::Farewell, phrasesOf(lexicon().words("farewells"))},
                                 {SmallTalk::Greeting, phrasesOf(lexicon().words("greetings"))}};
    return all;
}

bool isOnlyTalk(const QString &sentence)
{
    return smallTalkIn(sentence) != SmallTalk::None;
}

// Behind the last piece that says "tell me": characters of the sentence; 0 where there is none.
qsizetype behindRequest(const QString &sentence)
{
    static const QStringList verbs = phrasesOf(lexicon().words("request-verbs"));
    const QString folded = sentence.toCaseFolded();
    qsizetype end = 0;
    for (const QString &verb : verbs) {
        const QString phrase = verb.trimmed();
        const qsizetype at = folded.indexOf(phrase);
        const qsizetype to = at + phrase.size();
        const bool isWord = at >= 0 && (at == 0 || !folded[at - 1].isLetterOrNumber()) &&
                            (to == folded.size() || !folded[to].isLetterOrNumber());
        if (isWord)
            end = std::max(end, to);
    }
    return end;
}

// "Could you please tell me what …": without what stands before "what".
QString withoutRequest(const QString &sentence)
{
    constexpr int fewest = 2; // words that are left
    qsizetype from = behindRequest(sentence);
    while (from > 0 && from < sentence.size() && !sentence[from].isLetterOrNumber())
        ++from;
    QString rest = sentence.mid(from).trimmed();
    static const QStringList linking{QStringLiteral("if "), QStringLiteral("whether "), QStringLiteral("about "),
                                     QStringLiteral("ob ")};
    for (const QString &link : linking) {
        if (from > 0 && rest.startsWith(link, Qt::CaseInsensitive))
            return sentence; // "Tell me about …" and "tell me if …" need their beginning
    }
    return terms(rest).size() >= fewest ? rest : sentence;
}

// "I am helping my daughter with a school project."
bool tellsOfOneself(const QString &sentence)
{
    static const QStringList persons = phrasesOf(lexicon().words("first-person"));
    const QString words = spaced(QString(sentence).replace(u'\u2019', u'\''));
    return std::any_of(persons.begin(), persons.end(), [&](const QString &person) { return words.contains(person); });
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
    return words.trimmed().isEmpty() ? found : SmallTalk::None;
}

QString withoutCourtesy(const QString &question)
{
    constexpr qsizetype shortQuestion = 60; // characters, that is taken as it is
    if (question.size() <= shortQuestion && behindRequest(question) == 0)
        return question;
    const QList<Sentence> all = sentences(question);
    QStringList kept;
    bool asksAtAll = false;
    for (const Sentence &sentence : all) {
        const QString text = question.mid(sentence.from, sentence.to - sentence.from);
        const bool asks = text.endsWith(u'?') || behindRequest(text) > 0;
        asksAtAll = asksAtAll || asks;
        if (asks || !(isOnlyTalk(text) || tellsOfOneself(text)))
            kept.append(asks ? withoutRequest(text) : text);
    }
    if (!asksAtAll || kept.isEmpty())
        return question;
    QString result = kept.join(u' ').trimmed();
    result[0] = result[0].toUpper();
    return result;
}

} // namespace core
