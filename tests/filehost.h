// Serves one large file, in ranges if enabled, and breaks the connection where a test tells it to.
#pragma once

#include "tests/scriptedserver.h"

#include <QCryptographicHash>

#include <functional>
#include <optional>

class FileHost
{
public:
    using Request = Scripted::Request;
    using Reply = Scripted::Reply;

    explicit FileHost(const QByteArray &bytes, bool givesParts = true) : m_bytes(bytes), m_givesParts(givesParts)
    {
        m_server.handle([this](const Request &request) { return answer(request); });
    }

    static QByteArray model(int size = 400'000) // always the same bytes
    {
        QByteArray bytes("GGUF");
        quint32 state = 1;
        while (bytes.size() < size) {
            state = state * 1664525u + 1013904223u;
            bytes.append(char(state >> 24));
        }
        return bytes;
    }

    // The next replies break off at these offsets of the file, each used once.
    void breakAt(const QList<qint64> &places)
    {
        const std::lock_guard lock(m_lock);
        m_breaks = places;
    }
    void before(const std::function<std::optional<Reply>(const Request &)> &rule)
    {
        const std::lock_guard lock(m_lock);
        m_before = rule;
    }

    QString url(const QString &name = QStringLiteral("model.gguf")) const
    {
        return QStringLiteral("http://127.0.0.1:%1/files/%2").arg(m_server.port()).arg(name);
    }
    QByteArray sum() const { return QCryptographicHash::hash(m_bytes, QCryptographicHash::Sha256).toHex(); }
    const QByteArray &bytes() const { return m_bytes; }
    ScriptedServer &server() { return m_server; }
    QByteArrayList ranges() const // the ranges requested, verbatim
    {
        QByteArrayList all;
        for (const Request &request : m_server.requests())
            all.append(request.headers.value("range"));
        return all;
    }

private:
    Reply answer(const Request &request)
    {
        const std::lock_guard lock(m_lock);
        if (m_before) {
            if (const std::optional<Reply> reply = m_before(request))
                return *reply;
        }
        const QByteArray range = request.headers.value("range");
        const qint64 from = m_givesParts && range.startsWith("bytes=") ? range.mid(6).chopped(1).toLongLong() : 0;
        if (from > 0 && from >= m_bytes.size()) {
            Reply none;
            none.status = 416;
            return none;
        }
        const qint64 to = m_breaks.isEmpty() ? m_bytes.size() : m_breaks.takeFirst();
        Reply reply;
        reply.verbatim =
            (from > 0 ? "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes " + QByteArray::number(from) + '-' +
                            QByteArray::number(m_bytes.size() - 1) + '/' + QByteArray::number(m_bytes.size()) + "\r\n"
                      : QByteArray("HTTP/1.1 200 OK\r\n")) +
            "Content-Type: application/octet-stream\r\nContent-Length: " + QByteArray::number(m_bytes.size() - from) +
            "\r\n\r\n" + m_bytes.mid(from, std::max<qint64>(0, to - from));
        if (to < m_bytes.size())
            reply.ending = Reply::Close;
        return reply;
    }

    const QByteArray m_bytes;
    const bool m_givesParts;
    std::mutex m_lock;
    QList<qint64> m_breaks;
    std::function<std::optional<Reply>(const Request &)> m_before;
    ScriptedServer m_server; // declared last, so that its thread ends first
};
