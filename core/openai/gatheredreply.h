// A reply that arrives in pieces, whatever the protocol: passes its words on without thoughts, and collects the whole.
// No network here.
#pragma once

#include "core/llm/thoughts.h"
#include "core/ports/languagemodel.h"

namespace core::openai {

struct GatheredReply
{
    explicit GatheredReply(TokenSink heard) : shown(std::move(heard)) {}

    void take(const QString &words)
    {
        text += words;
        shown.feed(words);
    }
    Reply whole() const;

    ThoughtFilter shown;
    QString text;                                // text including thoughts
    Reply reply;                                 // everything except its text
    EmptyCause emptyCause = EmptyCause::Unknown; // the cause if no words arrive
};

} // namespace core::openai
