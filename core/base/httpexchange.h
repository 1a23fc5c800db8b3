// One request under way: over which connection, how long, and how it ended. Only http.cpp asks for it.
#pragma once

#include "core/base/http.h"
#include "core/base/httpparser.h"

#include <QEventLoop>
#include <QHostAddress>
#include <QSslSocket>
#include <QTimer>

#include <memory>

namespace core {

// Lives on the stack of send(), in the thread that called it. Not QNetworkAccessManager: that sends a POST again, up to
// four times, when a server dies over it, takes cut replies for whole, and cannot be stopped within an endless header.
class Exchange
{
public:
    Exchange(const HttpRequest &request, const HttpHeard &heard) : m_request(request), m_heard(heard) {}

    // Over that connection, else over one of its own.
    Result<HttpReply> run(std::unique_ptr<QSslSocket> kept, const std::stop_token &stop);
    std::unique_ptr<QSslSocket> leftOpen() { return std::move(m_left); } // may serve again; null: it may not
    // The server hung up on a connection kept open just as the request was on its way.
    bool wasStale() const { return m_wasKept && m_ending == Ending::Failed && !m_parser.hasBegun(); }

private:
    enum class Ending { Open, Complete, Enough, Foreign, Stopped, Unconnected, Silent, Long, Large, Inside, Failed };

    QByteArray bytes() const;
    void open();
    void lookUp();
    void connectToPublic(const QList<QHostAddress> &addresses);
    void connectTo(const QString &place);
    void watch();
    void begin();
    void arrived();
    void heardPiece(const QByteArray &piece);
    void failed();
    bool isReadable() const;
    void end(Ending ending);
    Result<HttpReply> outcome() const;
    Error unavailable(const QString &what) const;
    Error failure() const;

    const HttpRequest &m_request;
    const HttpHeard &m_heard;
    QEventLoop m_loop;
    QTimer m_connecting, m_silence, m_total, m_farewell;
    std::unique_ptr<QSslSocket> m_socket; // after the timers and the loop its signals reach
    std::unique_ptr<QSslSocket> m_left;
    bool m_wasKept = false;
    QList<QHostAddress> m_addresses; // checked and not yet tried
    HttpParser m_parser;
    Ending m_ending = Ending::Open;
    QAbstractSocket::SocketError m_error = QAbstractSocket::UnknownSocketError;
    QString m_detail;
    qint64 m_received = 0;
    QByteArray m_body;
};

quint16 portOf(const QUrl &url);
bool isPublic(const QHostAddress &address);

} // namespace core
