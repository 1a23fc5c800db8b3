#include "core/openai/chatstream.h"

#include "core/openai/wirejson.h"

#include <algorithm>

namespace core::openai {

StreamControl ChatStream::feed(const QByteArray &piece)
{
    qsizetype scanned = m_buffer.size();
    m_buffer += piece;
    qsizetype start = 0;
    for (qsizetype end; (end = m_buffer.indexOf('\n', std::max(start, scanned))) >= 0; start = end + 1)
        line(m_buffer.mid(start, end - start).trimmed());
    m_buffer.remove(0, start);
    return m_done || m_error || !m_readable ? StreamControl::Stop : StreamControl::Continue;
}

void ChatStream::end()
{
    line(m_buffer.trimmed());
    m_buffer.clear();
    m_gathered.shown.end();
    if (m_unframed.isEmpty() || whole() || m_error || !m_readable)
        return;
    m_error = readError(m_unframed);
    const std::optional<Reply> plain = readChat(m_unframed);
    m_readable = m_error || plain;
    if (!plain)
        return;
    m_gathered.reply = *plain;
    m_finished = true;
    m_gathered.take(plain->text);
    m_gathered.shown.end();
}

void ChatStream::line(const QByteArray &line)
{
    static const QList<QByteArray> other = {"event:", "id:", "retry:", ":"};
    const auto begins = [&line](const QByteArray &field) { return line.startsWith(field); };
    if (line.isEmpty() || m_done || m_error || !m_readable || std::any_of(other.begin(), other.end(), begins))
        return;
    if (!line.startsWith("data:")) {
        m_unframed += line + '\n';
        return;
    }
    const QByteArray data = line.mid(5).trimmed();
    if (data == "[DONE]")
        m_done = true;
    else if (!data.isEmpty())
        chunk(data);
}

void ChatStream::chunk(const QByteArray &json)
{
    const Json object = objectFrom(json);
    if (object.size() == 0) {
        m_readable = false;
        return;
    }
    m_error = errorFrom(object);
    Reply &reply = m_gathered.reply;
    readUsage(object, reply.cost);
    const Json choice = object[u"choices"][0];
    const Json delta = at(choice, "delta");
    const QString words = contentFrom(at(delta, "content"));
    reply.thought = reply.thought || thinksBeside(delta) || thinksHidden(object);
    reply.refusal = (reply.refusal + refusalIn(delta)).left(longestRefusal);
    reply.tokens += tokensFrom(at(choice, "logprobs"));
    if (const QString finish = at(choice, "finish_reason").toString(); !finish.isEmpty()) {
        m_finished = true;
        m_finish = finish;
        reply.cut = isCut(finish);
    }
    if (const EmptyCause emptyCause = emptyCauseOf(delta, m_finish); emptyCause != EmptyCause::Unknown)
        m_gathered.emptyCause = emptyCause;
    m_gathered.take(words);
}

} // namespace core::openai
