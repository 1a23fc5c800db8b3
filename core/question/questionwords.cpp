#include "core/question/questionwords.h"

#include "core/question/instructions.h"
#include "core/language/terms.h"
#include "core/language/lexicon.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {

const WordSet &interrogatives()
{
    return lexicon().words("interrogatives");
}

const WordSet &auxiliaries()
{
    return lexicon().words("auxiliaries");
}

const WordSet &articles()
{
    return lexicon().words("articles");
}

const WordSet &prepositions()
{
    return lexicon().words("prepositions");
}

const WordSet &conjunctions()
{
    return lexicon().words("conjunctions");
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
