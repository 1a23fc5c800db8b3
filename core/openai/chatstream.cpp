#include "core/openai/chatstream.h"

#include "core/llm/verdictparser.h"
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
    if (!m_thinking)
        show(std::exchange(m_held, {}));
    if (m_unframed.isEmpty() || whole() || m_error || !m_readable)
        return;
    m_error = readError(m_unframed);
    const std::optional<Reply> plain = readChat(m_unframed);
    m_readable = m_error || plain;
    if (!plain)
        return;
    m_reply = *plain;
    m_text = plain->text;
    m_finished = true;
    show(m_text);
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
    readUsage(object, m_reply.cost);
    const Json choice = object[u"choices"][0];
    const QString words = contentFrom(at(at(choice, "delta"), "content"));
    m_reply.thought = m_reply.thought || thinksBeside(at(choice, "delta"));
    m_reply.tokens += tokensFrom(at(choice, "logprobs"));
    if (const QString finish = at(choice, "finish_reason").toString(); !finish.isEmpty()) {
        m_finished = true;
        m_reply.cut = isCut(finish);
    }
    if (words.isEmpty())
        return;
    m_text += words;
    m_held += words;
    // Shows what is certainly no thought: all up to something that may begin or end one.
    for (bool again = true; again;) {
        const QString tag = m_thinking ? QStringLiteral("</think>") : QStringLiteral("<think>");
        const qsizetype found = m_held.indexOf(tag, 0, Qt::CaseInsensitive);
        again = found >= 0;
        qsizetype certain = again ? found : m_held.size();
        for (qsizetype k = std::min(tag.size() - 1, m_held.size()); !again && k > 0; --k) {
            if (m_held.endsWith(QStringView(tag).left(k), Qt::CaseInsensitive)) {
                certain = m_held.size() - k;
                break;
            }
        }
        if (!m_thinking)
            show(m_held.left(certain));
        m_held.remove(0, again ? found + tag.size() : certain);
        m_thinking = again ? !m_thinking : m_thinking;
    }
}

void ChatStream::show(const QString &words)
{
    QString shown = words;
    while (!m_spoke && !shown.isEmpty() && shown.front().isSpace())
        shown.remove(0, 1);
    if (shown.isEmpty() || !m_heard)
        return;
    m_spoke = true;
    m_heard(shown);
}

Reply ChatStream::reply() const
{
    Reply reply = m_reply;
    reply.text = withoutThinking(m_text);
    return reply;
}

} // namespace core::openai
