// Parses a model's answer: sentences with citation marks such as [P1], [2, 3] or [Passage 4] in or after them. Pure
// functions.
#pragma once

#include "core/ports/writer.h"

namespace core {

struct CitedSentence // a sentence: characters [from, to) of the text
{
    int from = 0;
    int to = 0;
    QList<int> sources; // passage numbers, 1-based, without duplicates
};

struct CitedText
{
    QString text; // the text without citation marks
    QList<CitedSentence> sentences;
    bool marked = false; // whether it has any citation mark, even to a source that does not exist
};

// `sources`: the number of passages; other numbers are dropped with their marks. A list of sources at the end is
// removed: it is not part of the answer. `cut`: the model was stopped, so an unfinished last sentence is dropped.
CitedText citedText(const QString &raw, int sources, bool cut);

// Removes citation marks, whatever their numbers, without parsing the text.
QString withoutCitationMarks(const QString &raw);

// Whether the reply is a refusal rather than an answer: "I don't know", "The passages do not mention it".
bool isDeclined(const CitedText &said);

// Passes words on as they arrive, without citation marks or parts of them.
class MarkFilter
{
public:
    explicit MarkFilter(TokenSink heard) : m_heard(std::move(heard)) {}

    void feed(const QString &words);
    void end(); // passes on withheld text that turned out not to be a mark

private:
    void say(const QString &words);

    const TokenSink m_heard;
    QString m_held;
    bool m_own = false; // marks so far had a letter, so a bare number is not a mark
};

} // namespace core
