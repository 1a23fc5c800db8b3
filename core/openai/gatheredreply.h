// A reply that arrives in pieces, whatever the protocol: its words are passed on without thoughts, and it is whole in
// the end. No network here.
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
    QString text;                                // with thoughts
    Reply reply;                                 // all but its text
    EmptyCause emptyCause = EmptyCause::Unknown; // what there is to say of it, should no words come
};

} // namespace core::openai
