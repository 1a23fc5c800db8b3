// Answers that are told by the form of a text: a name beside the office that is asked for, a number with the noun that
// is counted, the sentence that defines or says what somebody does, an age, a date in the sentence that tells of the
// event. Words for it are data (resources/language/*/answers.txt). Pure; safe from several threads.
#pragma once

#include "core/extractive/forms/askedform.h"
#include "core/extractive/forms/foundanswer.h"

namespace core {

class AnswerFinder
{
public:
    static constexpr double strong = 0.55; // from there on it is quoted before all else

    explicit AnswerFinder(const Claim &question); // which outlives it

    // Whether the question is of a kind whose answers have a form.
    bool looks() const { return m_asked.kind != AskedForm::None; }
    bool looksForDifference() const { return m_asked.kind == AskedForm::Difference; }
    bool looksForOffice() const { return m_asked.kind == AskedForm::Office; }
    // Whether such answers stand anywhere in a document: who holds an office is told in lists and signatures.
    bool looksEverywhere() const
    {
        return m_asked.kind == AskedForm::Office || m_asked.kind == AskedForm::Age || m_asked.kind == AskedForm::Count;
    }
    // The strongest first, those in one sentence once. `around`: heading and title of the text.
    QList<FoundAnswer> find(const TokenizedText &text, const TokenizedText &around) const;
    double strongest(const TokenizedText &text, const TokenizedText &around) const; // 0: none
    // What to look for besides the question; empty: no more.
    QString query() const { return queryFor(m_asked, m_question); }

private:
    void findLists(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findEvents(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findDifferences(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findResults(const TokenizedText &text, QList<FoundAnswer> &found) const;
    bool isNameOver(const TokenizedText &around) const;
    bool speaksOfRest(const TokenizedText &text, int first, int last) const;
    double contextIn(const TokenizedText &text, const TokenizedText &around, int sentence) const;

    const Claim &m_question;
    const AskedForm m_asked;
};

} // namespace core
