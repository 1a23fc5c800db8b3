#include "core/question/questionwords.h"

#include "core/question/instructions.h"
#include "core/language/terms.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {

WordSet wordSet(const char16_t *words)
{
    const QStringList all = QString::fromUtf16(words).split(u' ');
    return {all.begin(), all.end()};
}

const WordSet &interrogatives()
{
    static const WordSet words =
        wordSet(u"what which who whom whose when where why how was welche welcher welches wer wen "
                u"wem wann wo warum wieso weshalb wie wieviel");
    return words;
}

const WordSet &auxiliaries()
{
    static const WordSet words = wordSet(
        u"is are was were be been being am do does did can could will would shall should may might must has have had "
        u"isn't aren't wasn't weren't don't doesn't didn't can't won't ist sind war waren hat haben hatte kann können "
        u"wird werden wurde wurden muss darf soll");
    return words;
}

const WordSet &articles()
{
    static const WordSet words = wordSet(u"the a an my our your its their this that these those any each every some no "
                                         u"der die das den dem des ein eine einen einem einer mein meine unser unsere");
    return words;
}

const WordSet &prepositions()
{
    static const WordSet words =
        wordSet(u"in for at on of from by with during under to about per against within into over "
                u"after before until since through between im für bei beim mit von vom aus an am "
                u"auf nach vor zu zum zur über seit");
    return words;
}

const WordSet &conjunctions()
{
    static const WordSet words = wordSet(u"and or but also then so now ok okay und oder aber");
    return words;
}

bool QuestionWord::isSmall() const
{
    return isOf(interrogatives()) || isOf(auxiliaries()) || isOf(articles()) || isOf(prepositions()) ||
           isOf(conjunctions()) || isStopTerm(plain);
}

bool QuestionWord::isYear() const
{
    static const QRegularExpression year(QStringLiteral("^(1[89]|20|21)[0-9]{2}$"));
    return year.match(plain).hasMatch();
}

bool QuestionWord::isCapital() const
{
    return !isSmall() && std::any_of(text.begin(), text.end(), [](QChar c) { return c.isUpper(); });
}

QString QuestionWord::stem() const
{
    const QList<Term> all = terms(text);
    return all.isEmpty() ? plain : all.last().text;
}

WordedQuestion::WordedQuestion(const QString &question) : text(question.simplified())
{
    static const QRegularExpression word(QStringLiteral(R"([\p{L}\p{N}]+(?:[-&.’'][\p{L}\p{N}]+)*)"));
    static const QRegularExpression owner(QStringLiteral("[’']s$"), QRegularExpression::CaseInsensitiveOption);
    for (auto matches = word.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        QuestionWord found{match.captured(), {}, int(match.capturedStart()), int(match.capturedEnd())};
        if (owner.match(found.text).hasMatch()) {
            found.text.chop(2);
            found.to -= 2;
            found.isOwner = true;
        }
        found.plain = found.text.toCaseFolded().replace(u'’', u'\'');
        words.append(found);
    }
}

QString WordedQuestion::textOf(WordSpan span) const
{
    return span.size() > 0 ? text.mid(words[span.first].from, words[span.last - 1].to - words[span.first].from)
                           : QString();
}

QString WordedQuestion::with(WordSpan span, const QString &other) const
{
    return text.left(words[span.first].from) + other + text.mid(words[span.last - 1].to);
}

bool WordedQuestion::goesOn(int i) const
{
    return i > 0 && !words[i - 1].isOwner && words[i].from == words[i - 1].to + 1;
}

QList<WordSpan> WordedQuestion::names() const
{
    QList<WordSpan> all;
    for (int i = 0; i < count(); ++i) {
        if (!words[i].isCapital() || (i == 0 && isAskingTerm(words[i].stem())))
            continue;
        WordSpan name{i, i + 1};
        for (int next = i + 1; next < count() && goesOn(next); ++next) {
            if (words[next].isCapital())
                name.last = next + 1;
            else if (words[next].plain != u"of")
                break;
        }
        all.append(name);
        i = name.last - 1;
    }
    return all;
}

} // namespace core
