// Parses a model's answer: sentences with marks such as [P1], [2, 3] or [Passage 4] in or after them. Pure.
#pragma once

#include "core/ports/writer.h"

namespace core {

struct CitedSentence // a sentence: characters [from, to) of the text
{
    int from = 0;
    int to = 0;
    QList<int> sources; // numbers of passages, from 1, each once
};

struct CitedText
{
    QString text; // the text without citation marks
    QList<CitedSentence> sentences;
    bool marked = false; // whether it has any mark, even to a source that does not exist
};

// `sources`: the number of passages; other numbers are dropped with their marks. A list of sources at the end is not
// part of the answer. `cut`: the model was stopped, so an unfinished last sentence is dropped.
CitedText citedText(const QString &raw, int sources, bool cut);

// Removes the marks without parsing the text, for any number of passages.
QString withoutCitationMarks(const QString &raw);

// "I don't know", "The passages do not mention it": a refusal, not an answer.
bool isDeclined(const CitedText &said);

// Passes on words as they arrive, without marks or parts of marks.
class MarkFilter
{
public:
    explicit MarkFilter(TokenSink heard) : m_heard(std::move(heard)) {}

    void feed(const QString &words);
    void end(); // releases held-back text that is not a mark

private:
    void say(const QString &words);

    const TokenSink m_heard;
    QString m_held;
    bool m_own = false; // there were marks with a letter, so a number alone is not a mark
};

} // namespace core
