// Removes a model's reasoning ("thoughts") from its reply. The marks around thoughts differ between models. Pure
// functions.
#pragma once

#include "core/ports/writer.h"

namespace core {

// Removes thoughts, even unclosed ones. If a server has dropped the opening mark, everything before the closing mark is
// a thought.
QString withoutThoughts(const QString &raw);

// Whether the reply begins with a thought, or with part of an opening mark.
bool beginsWithThought(const QString &raw);

// Passes words on as they arrive, without thoughts or parts of marks.
class ThoughtFilter
{
public:
    explicit ThoughtFilter(TokenSink heard) : m_heard(std::move(heard)) {}

    void feed(const QString &words);
    void end(); // passes on withheld text that turned out not to be a mark

private:
    qsizetype endOfThought(qsizetype from);
    qsizetype endOfMark(qsizetype from);
    void say(const QString &words);

    const TokenSink m_heard;
    QString m_held;     // text that may begin a mark, or is within a thought
    int m_thought = -1; // index of the open pair of marks; -1: none
    bool m_spoke = false;
};

} // namespace core
