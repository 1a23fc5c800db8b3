// The question before another one, and what in it may be replaced or meant. Private to this folder.
#pragma once

#include "core/question/followup.h"
#include "core/question/questionwords.h"

#include <optional>

namespace core {

class PreviousQuestion
{
public:
    explicit PreviousQuestion(const PreviousTurn &before);

    const WordedQuestion &asked() const { return m_asked; }

    // What it is about, for a pronoun: of "What is X?" X, a name, the last thing it names; else a name of the answer.
    std::optional<QString> topic() const;
    // Whose something is: "Acme" of "Acme's revenue in 2015", and what it is: "Acme's revenue".
    std::optional<WordSpan> owner() const;
    std::optional<QString> owned() const;
    // What of somebody's it asks for: "revenue" of "Acme's revenue in 2015" and of "the revenue of Acme".
    std::optional<WordSpan> ownedNoun() const;
    // Whom or what it names as the owner: "Acme" of "Acme's revenue" and of "the CEO of Acme".
    std::optional<QString> named() const;
    // The first name of the answer that the question does not have.
    std::optional<QString> answered() const;
    // The last thing it names without a capital, with its article: behind the last preposition or the last article,
    // behind the verb, or what it counts.
    std::optional<WordSpan> phrase() const;

private:
    const QuestionWord &word(int i) const { return m_asked.words[i]; }
    bool isYesNo() const { return m_asked.count() > 0 && word(0).isOf(auxiliaries()); }
    bool isPhrase(WordSpan span, int most) const;
    std::optional<WordSpan> defined() const;
    std::optional<WordSpan> nameWithNoun() const;
    std::optional<WordSpan> wanted() const;
    std::optional<WordSpan> counted() const;
    std::optional<WordSpan> subject() const;
    WordSpan behindArticle(int article, int from) const;

    WordedQuestion m_asked;
    WordedQuestion m_answer; // how it begins
};

} // namespace core
