// The previous question, and the words in it that can be replaced or referred to. Private to this folder.
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

    // What a pronoun refers to: X in "What is X?", a name, or the last thing mentioned; otherwise a name from the
    // answer.
    std::optional<QString> topic() const;
    // A possessor: owner() is "Acme" in "Acme's revenue in 2015", and owned() is the whole phrase, "Acme's revenue".
    std::optional<WordSpan> owner() const;
    std::optional<QString> owned() const;
    // The thing possessed: "revenue" in "Acme's revenue in 2015" and in "the revenue of Acme".
    std::optional<WordSpan> ownedNoun() const;
    // The possessor's name: "Acme" in "Acme's revenue" and in "the CEO of Acme".
    std::optional<QString> named() const;
    // The first name in the answer that is not in the question.
    std::optional<QString> answered() const;
    // The last thing mentioned in lower case, with its article: after the last preposition or article, after the verb,
    // or what the question counts.
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
    WordedQuestion m_answer; // the beginning of the answer
};

} // namespace core
