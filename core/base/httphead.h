// Parses and checks the head of an HTTP/1 reply, line by line. Does not access the network.
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QList>

namespace core {

// libcurl parses the lines too; this parser is stricter, because attackers can exploit ambiguous replies.
class HttpHead
{
public:
    // Also accepts interim (1xx) replies before the final one and trailers after the body, which count towards the size
    // limit. Returns false if the reply is too long or not valid HTTP.
    bool take(QByteArray line);

    bool isWhole() const { return m_whole; } // the body comes next
    int status() const { return m_status; }
    QByteArrayList headers(const QByteArray &name) const; // `name` is in lower case
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
