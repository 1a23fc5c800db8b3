// A chat that arrives word by word: server-sent events, read leniently. No network here.
#pragma once

#include "core/base/http.h"
#include "core/openai/openaiwire.h"

namespace core::openai {

// Fed as the bytes arrive, cut anywhere.
class ChatStream
{
public:
    explicit ChatStream(TokenSink heard) : m_heard(std::move(heard)) {}

    StreamControl feed(const QByteArray &piece);
    void end(); // no more will come

    bool whole() const { return m_done || m_finished; } // else the server stopped in mid-sentence
    bool readable() const { return m_readable; }        // else something else than a reply arrived
    const std::optional<ServerError> &error() const { return m_error; }
    Reply reply() const;

private:
    void line(const QByteArray &line);
    void chunk(const QByteArray &json);
    void show(const QString &words);

    const TokenSink m_heard;
    QByteArray m_buffer;
    QByteArray m_unframed; // lines that are no events: a whole reply of a server that does not stream, or an error
    QString m_text;
    QString m_held; // may be the beginning of a thought, or is one
    bool m_thinking = false;
    bool m_spoke = false;
    bool m_done = false;
    bool m_finished = false;
    bool m_readable = true;
    std::optional<ServerError> m_error;
    Reply m_reply;
};

} // namespace core::openai
