// Answers that are told by the form of a text: a name beside the office that is asked for, a number with the noun that
// is counted, the sentence that defines, an age, a date in the sentence that tells of the event. Words for it are data
// (resources/language/*/answers.txt). Pure; safe from several threads.
#pragma once

#include "core/extractive/claim.h"

namespace core {

struct FoundAnswer // characters [from, to) of a text: what to quote
{
    int from = 0;
    int to = 0;
    double strength = 0; // 0 ... 1: how surely the form is that of an answer
};

class AnswerFinder
{
public:
    static constexpr double strong = 0.55; // from there on it is quoted before all else

    explicit AnswerFinder(const Claim &question); // which outlives it

    // Whether the question is of a kind whose answers have a form.
    bool looks() const { return m_form != Form::None; }
    // The strongest first, those in one sentence once. `around`: heading and title of the text.
    QList<FoundAnswer> find(const TokenizedText &text, const TokenizedText &around) const;
    double strongest(const TokenizedText &text, const TokenizedText &around) const; // 0: none
    // What to look for besides the question: the words such answers have, with the names of the question. Empty: no
    // more.
    QString query() const;

private:
    enum class Form { None, Office, Count, Age, Definition, Event, List, Difference, Results };
    using Keys = QList<QStringList>; // alternatives, each some terms in a row

    void readOffice();
    void readCount();
    void readDefinition();
    void readEvent();
    void readList();
    void readDifference();
    bool readResults();
    void addWordings();
    Keys phrasesOf(const QStringList &phrases) const;

    void findOffices(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findCounts(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findAges(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findDefinitions(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findLists(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findEvents(const TokenizedText &text, QList<FoundAnswer> &found) const;
    bool isOfAnother(const TokenizedText &text, int number) const;
    void findDifferences(const TokenizedText &text, QList<FoundAnswer> &found) const;
    void findResults(const TokenizedText &text, QList<FoundAnswer> &found) const;
    bool speaksOfRest(const TokenizedText &text, int first, int last) const;
    double contextIn(const TokenizedText &text, const TokenizedText &around, int sentence) const;
    bool isHeldElsewhere(const TokenizedText &text, int end) const;
    double defines(const TokenizedText &text, int sentence) const;

    const Claim &m_question;
    Form m_form = Form::None;
    Keys m_phrases;         // what the office, the noun or the word to be defined is called
    QSet<QString> m_needed; // keys of these, which are not asked of the context
};

} // namespace core
