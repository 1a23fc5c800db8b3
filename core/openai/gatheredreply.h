// Collects a reply that arrives in pieces, whatever the protocol, and passes on its words without the model's thoughts.
// No network access here.
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
    QString text;                                // text, including thoughts
    Reply reply;                                 // everything except its text
    EmptyCause emptyCause = EmptyCause::Unknown; // the cause if no words arrive
};

} // namespace core::openai
