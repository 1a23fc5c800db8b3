// What a model thinks aloud, between marks that differ by model: no part of what it says. Pure.
#pragma once

#include "core/ports/writer.h"

namespace core {

// Without the thoughts, closed or not. A server may have kept the opening mark: then all before the closing one is
// thought.
QString withoutThoughts(const QString &raw);

// Whether it begins with a thought, or with the beginning of a mark of one.
bool beginsWithThought(const QString &raw);

// Passes on words as they come, but no thought and no half of a mark.
class ThoughtFilter
{
public:
    explicit ThoughtFilter(TokenSink heard) : m_heard(std::move(heard)) {}

    void feed(const QString &words);
    void end(); // what was held back turned out to be no mark

private:
    qsizetype endOfThought(qsizetype from);
    qsizetype endOfMark(qsizetype from);
    void say(const QString &words);

    const TokenSink m_heard;
    QString m_held;     // may be the beginning of a mark, or lies within a thought
    int m_thought = -1; // the pair of marks that is open; -1: none
    bool m_spoke = false;
};

} // namespace core
