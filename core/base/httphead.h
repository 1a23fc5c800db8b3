// The head of an HTTP/1 reply, fed line by line, and what may not stand in one. No network here.
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QList>

namespace core {

// libcurl reads the lines; this is stricter than it is: two readings of one reply are how a reply lies.
class HttpHead
{
public:
    // Interim replies before the answer and trailers behind the body pass through here as well, and count. False: what
    // sends this does not speak HTTP.
    bool take(QByteArray line);

    bool isWhole() const { return m_whole; } // the body follows
    int status() const { return m_status; }
    QByteArrayList headers(const QByteArray &name) const; // of that name in lower case
    QByteArray header(const QByteArray &name) const { return headers(name).value(0); }

private:
    bool takeStatus(const QByteArray &line);
    bool end();

    QList<std::pair<QByteArray, QByteArray>> m_headers;
    qsizetype m_bytes = 0;
    int m_status = 0;
    bool m_whole = false;
};

} // namespace core
