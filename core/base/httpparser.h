// The bytes of an HTTP/1.1 reply, fed as they arrive, into status, header and body. No network here.
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

namespace core {

class HttpParser
{
public:
    using Sink = std::function<void(const QByteArray &body)>;

    enum State { Header, Length, UntilClosed, ChunkSize, ChunkBody, ChunkEnd, Trailer, Whole, Garbled, Cut };

    void feed(const QByteArray &bytes, const Sink &body);
    void closed(); // the connection has ended

    State state() const { return m_state; }
    bool isOver() const { return m_state >= Whole; }
    bool hasBegun() const { return m_begun; }
    // Whether another request may follow on the same connection.
    bool mayStayOpen() const { return m_state == Whole && m_keepAlive && m_buffer.isEmpty(); }

    int status() const { return m_status; }
    QByteArray header(const QByteArray &name) const; // in lower case; the first of that name

private:
    bool step(const Sink &body);
    bool readLine(QByteArray &line);
    bool readHeader();
    State bodyState();
    bool readBody(const Sink &body);
    bool garbled();

    State m_state = Header;
    QByteArray m_buffer;
    QList<std::pair<QByteArray, QByteArray>> m_headers;
    int m_status = 0;
    qint64 m_left = 0;     // bytes of the body or of the chunk
    int m_headerBytes = 0; // so far, of trailers as well
    bool m_begun = false;
    bool m_keepAlive = false;
};

} // namespace core
