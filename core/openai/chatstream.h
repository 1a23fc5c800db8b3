// A chat that arrives word by word: server-sent events, read leniently. No network here.
#pragma once

#include "core/base/http.h"
#include "core/llm/thoughts.h"
#include "core/openai/openaiwire.h"

namespace core::openai {

// Fed as the bytes arrive, cut anywhere.
class ChatStream
{
public:
    explicit ChatStream(TokenSink heard) : m_shown(std::move(heard)) {}

    StreamControl feed(const QByteArray &piece);
    void end(); // no more will come

    bool whole() const { return m_done || m_finished; } // else the server stopped in mid-sentence
    bool readable() const { return m_readable; }        // else something else than a reply arrived
    const std::optional<ServerError> &error() const { return m_error; }
    Reply reply() const;

private:
    void line(const QByteArray &line);
    void chunk(const QByteArray &json);

    ThoughtFilter m_shown;
    QByteArray m_buffer;
    QByteArray m_unframed; // lines that are no events: a whole reply of a server that does not stream, or an error
    QString m_text;
    bool m_done = false;
    bool m_finished = false;
    bool m_readable = true;
    std::optional<ServerError> m_error;
    EmptyCause m_emptyCause = EmptyCause::Unknown; // what there is to say of it, should no words come
    QString m_finish;
    Reply m_reply;
};

} // namespace core::openai
