// A streamed chat: server-sent events, read leniently. No network access.
#pragma once

#include "core/openai/chatprotocol.h"
#include "core/openai/gatheredreply.h"

namespace core::openai {

class ChatStream : public ChatReader
{
public:
    explicit ChatStream(TokenSink heard) : m_gathered(std::move(heard)) {}

    StreamControl feed(const QByteArray &piece) override;
    void end() override;

    bool whole() const override { return m_done || m_finished; }
    bool readable() const override { return m_readable; }
    const std::optional<ServerError> &error() const override { return m_error; }
    Reply reply() const override { return m_gathered.whole(); }

private:
    void line(const QByteArray &line);
    void chunk(const QByteArray &json);

    GatheredReply m_gathered;
    QByteArray m_buffer;
    QByteArray m_unframed; // lines that are not events: a whole reply from a server that does not stream, or an error
    bool m_done = false;
    bool m_finished = false;
    bool m_readable = true;
    std::optional<ServerError> m_error;
    QString m_finish;
};

} // namespace core::openai
