#include "core/question/previousquestion.h"

#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

constexpr int mostOfAnswer = 400; // in characters
constexpr int mostOfPhrase = 4;   // in words
constexpr int mostOfDefined = 8;  // words after "What is"

// Words between possession and possessor: "the revenue of Acme".
const WordSet &owning()
{
    return lexicon().words("owning-prepositions");
}

} // namespace

PreviousQuestion::PreviousQuestion(const PreviousTurn &before)
    : m_asked(before.question),
      m_answer(before.answer.left(mostOfAnswer))
{
}

std::optional<QString> PreviousQuestion::topic() const
{
    for (const std::optional<WordSpan> &span : {defined(), nameWithNoun(), phrase(), subject()}) {
        if (span && span->size() > 0)
            return m_asked.textOf(*span);
    }
    return answered();
}

std::optional<WordSpan> PreviousQuestion::owner() const
{
    for (const WordSpan &name : m_asked.names()) {
        if (word(name.last - 1).isOwner)
            return name;
    }
    return {};
}

std::optional<QString> PreviousQuestion::owned() const
{
    const std::optional<WordSpan> name = owner();
    if (!name)
        return {};
    int last = name->last;
    while (last < m_asked.count() && !word(last).isSmall() && !word(last).isYear())
        ++last;
    return last > name->last ? std::optional(m_asked.textOf({name->first, last})) : std::nullopt;
}

std::optional<WordSpan> PreviousQuestion::ownedNoun() const
{
    for (const WordSpan &name : m_asked.names()) {
        WordSpan noun{name.last, name.last};
        if (word(name.last - 1).isOwner) {
            while (noun.last < m_asked.count() && !word(noun.last).isSmall() && !word(noun.last).isYear())
                ++noun.last;
        } else if (name.first > 1 && word(name.first - 1).isOf(owning())) {
            noun = {name.first - 1, name.first - 1};
            while (noun.first > 0 && !word(noun.first - 1).isSmall() && !word(noun.first - 1).isYear())
                --noun.first;
        }
        if (noun.size() > 0)
            return noun;
    }
    return {};
}

std::optional<QString> PreviousQuestion::named() const
{
    if (const std::optional<WordSpan> owning = owner())
        return m_asked.textOf(*owning);
    for (const WordSpan &name : m_asked.names()) {
        for (int of = name.last - 2; of >= std::max(0, name.first - 1); --of) { // "CEO of Acme" is a single name
            if (word(of).isOf(owning()))
                return m_asked.textOf({of + 1, name.last});
        }
    }
    return {};
}

std::optional<QString> PreviousQuestion::answered() const
{
    const auto isAsked = [this](const QuestionWord &word) {
        return std::any_of(m_asked.words.begin(), m_asked.words.end(),
                           [&](const QuestionWord &asked) { return asked.plain == word.plain; });
    };
    for (const WordSpan &name : m_answer.names()) {
        const bool isSurelyName = name.first > 0 || name.size() > 1;
        const auto first = m_answer.words.begin();
        if (isSurelyName && std::none_of(first + name.first, first + name.last, isAsked))
            return m_answer.textOf(name);
    }
    return {};
}

std::optional<WordSpan> PreviousQuestion::phrase() const
{
    for (int i = m_asked.count() - 2; i > 0; --i) {
        const WordSpan rest{i + 1, m_asked.count()};
        if (word(i).isOf(prepositions()) && word(i).plain != u"to" && isPhrase(rest, mostOfPhrase))
            return rest;
        if (word(i).isOf(articles()) && !(isYesNo() && i == 1))
            return behindArticle(i, i + 1);
    }
    return isYesNo() ? wanted() : counted();
}

bool PreviousQuestion::isPhrase(WordSpan span, int most) const
{
    const auto first = m_asked.words.begin() + span.first;
    const auto last = m_asked.words.begin() + span.last;
    const auto asks = [](const QuestionWord &each) { return each.isOf(interrogatives()) || each.isOf(auxiliaries()); };
    return span.size() <= most && std::none_of(first, last, asks) &&
           std::any_of(first, last, [](const QuestionWord &each) { return !each.isSmall(); });
}

// "What is X?"
std::optional<WordSpan> PreviousQuestion::defined() const
{
    static const QSet<QString> &beginnings = lexicon().words("subject-openings");
    static const QSet<QString> &being = lexicon().words("subject-copulas");
    const WordSpan rest{2, m_asked.count()};
    const bool defines = m_asked.count() > 2 && word(0).isOf(beginnings) && word(1).isOf(being);
    return defines && isPhrase(rest, mostOfDefined) ? std::optional(rest) : std::nullopt;
}

// "the PerksPlus program", "Northwind Health"
std::optional<WordSpan> PreviousQuestion::nameWithNoun() const
{
    const QList<WordSpan> names = m_asked.names();
    if (names.isEmpty())
        return {};
    WordSpan name = names.first();
    if (name.first == 0 || !word(name.first - 1).isOf(articles()))
        return name;
    const bool hasNoun = behindArticle(name.first - 1, name.last).last > name.last;
    return WordSpan{name.first - 1, name.last + (hasNoun ? 1 : 0)};
}

// "Does X cover emergency services?", "Does the plan cover dental?": what follows the verb
std::optional<WordSpan> PreviousQuestion::wanted() const
{
    const auto isPlain = [this](int i) { return !word(i).isSmall() && !word(i).isCapital(); };
    WordSpan span{m_asked.count(), m_asked.count()};
    while (span.first > 0 && isPlain(span.first - 1))
        --span.first;
    if (!isYesNo() || span.size() < 2 || span.size() > mostOfPhrase)
        return {};
    if (!word(span.first - 1).isOf(articles()))
        return WordSpan{span.first + 1, span.last};
    return span.size() == 3 ? std::optional(WordSpan{span.last - 1, span.last}) : std::nullopt;
}

// "How many sick days do …", "Which plan …"
std::optional<WordSpan> PreviousQuestion::counted() const
{
    if (m_asked.count() < 3 || !word(0).isOf(interrogatives()))
        return {};
    const int from = word(1).plain == u"many" || word(1).plain == u"much" ? 2 : 1;
    WordSpan span{from, from};
    while (span.last < m_asked.count() && !word(span.last).isSmall())
        ++span.last;
    return span.size() > 0 && span.last < m_asked.count() ? std::optional(span) : std::nullopt;
}

// "Why is carbon capture important?", "How do forests help?": what precedes the last word.
std::optional<WordSpan> PreviousQuestion::subject() const
{
    if (m_asked.count() < 4 || !word(0).isOf(interrogatives()) || !word(1).isOf(auxiliaries()))
        return {};
    WordSpan span{2, 2};
    while (span.last < m_asked.count() - 1 && !word(span.last).isSmall())
        ++span.last;
    return span.size() > 0 && span.size() <= mostOfPhrase && span.last == m_asked.count() - 1 ? std::optional(span)
                                                                                              : std::nullopt;
}

// Up to the next function word. Between an auxiliary and a verb, it ends before the verb.
WordSpan PreviousQuestion::behindArticle(int article, int from) const
{
    WordSpan span{article, from};
    while (span.last < m_asked.count() && !word(span.last).isSmall() && m_asked.goesOn(span.last))
        ++span.last;
    const bool hasVerb = article > 0 && word(article - 1).isOf(auxiliaries());
    if (hasVerb && span.last > from && span.size() > 2)
        --span.last;
    return span;
}

} // namespace core
