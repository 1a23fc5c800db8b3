// An answer as a model writes it: sentences with marks such as [P1], [2, 3] or [Passage 4] in or behind them. Pure.
#pragma once

#include "core/ports/writer.h"

namespace core {

struct CitedSentence // characters [from, to) of the text
{
    int from = 0;
    int to = 0;
    QList<int> sources; // numbers of passages, each once, from 1 to their count
};

struct CitedText
{
    QString text; // without marks
    QList<CitedSentence> sentences;
    bool marked = false; // whether there was any mark at all, of an existing source or not
};

// `sources` is how many passages there were; other numbers are dropped together with their marks. A list of sources at
// the end is no part of the answer. `cut`: the model did not get to the end, so an unfinished last sentence goes.
CitedText citedText(const QString &raw, int sources, bool cut);

// The same text alone, however many passages there were.
QString withoutCitationMarks(const QString &raw);

// "I don't know", "The passages do not mention it": an answer that is none.
bool isDeclined(const CitedText &said);

// Passes on words as they come, but no mark and no half of one.
class MarkFilter
{
public:
    explicit MarkFilter(TokenSink heard) : m_heard(std::move(heard)) {}

    void feed(const QString &words);
    void end(); // what was held back turned out to be no mark

private:
    void say(const QString &words);

    const TokenSink m_heard;
    QString m_held;
    bool m_own = false; // marks with a letter have come: a number alone is none
};

} // namespace core
