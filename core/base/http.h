// All network access goes through here: sends a request and waits for the reply. Thread-safe, with or without a Qt
// event loop. Connections stay open for the thread's next request, except on the main thread.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>
#include <stop_token>

namespace core {

struct HttpLimits
{
    double connectSeconds = 10;  // until the connection is established
    double silenceSeconds = 300; // longest gap between bytes; a large model sends nothing while it processes its prompt
    double totalSeconds = 1800;
    qint64 bytes = 16 << 20; // largest accepted reply
};

// Where a request may go. Public is an SSRF guard, because a URL found in a page must not reach private services: host
// names are resolved first, and addresses of this computer or its local network are refused.
enum class Reach { Anywhere, Public };

// The head of a reply. The caller receives it before the body, and returns Stop to skip the body.
enum class StreamControl { Continue, Stop };
struct HttpHeadTold
{
    int status = 0;
    qint64 length = -1; // bytes of the body; -1: not given
    QByteArray part;    // Content-Range of a reply with status 206: "bytes 100-299/300"
};
using HeadSink = std::function<StreamControl(const HttpHeadTold &head)>;

// Signs a request to an object store with AWS Signature Version 4. libcurl computes the signature, and the secret is
// never sent. Neither headers without a value nor query strings can be signed.
struct S3Signing
{
    QByteArray region;
    QByteArray keyId; // empty: the request is not signed
    QByteArray secret;
};

struct HttpRequest
{
    enum Kind { Ordinary, Head, Put }; // Head: the reply has no body; Put: sends the file

    QUrl url; // http or https
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body; // if set, the request is a POST of JSON, otherwise a GET
    Kind kind = Ordinary;
    QString file; // the file to send with Put, read piece by piece
    S3Signing signing;
    // For messages: the name by which the user knows the server, and what to do if it does not respond.
    QString server;
    QString remedy = QStringLiteral("check its address in Settings");
    HttpLimits limits;
    QByteArrayList types; // accepted content types; the body of any other type is not read. Empty: any
    Reach reach = Reach::Anywhere;
    QString alsoReached; // "host:port", allowed even though it is not public
    // If set, called with every head of status 200 or 206; the body then goes to the ByteSink.
    HeadSink begun;
    QByteArray asks; // name of a reply header to return, in lower case; its value goes to HttpReply::said
};

struct HttpReply
{
    int status = 0; // any status, including client and server errors
    QByteArray body;
    QByteArray contentType;
    QByteArray said;      // value of the header named by HttpRequest::asks
    int retryAfter = -1;  // seconds the server asks to wait; -1: not given
    QString redirectedTo; // where the server redirects to, for messages
    QUrl location;        // that address as a complete URL, which may contain secrets
};

// Receives the body of a reply with status 200, piece by piece. HttpReply::body then stays empty.
using ByteSink = std::function<StreamControl(const QByteArray &piece)>;

// Errors: Cancelled (the stop closes the connection at once), Unavailable (no reply, or an incomplete one), Invalid (a
// malformed address, or one that `reach` forbids). Redirects are not followed. A request is repeated only if it was
// sent on an open connection that the server had just closed.
Result<HttpReply> send(const HttpRequest &request, std::stop_token stop, const ByteSink &heard = {});

// Waits for the given time. Returns false if stopped early.
bool pause(std::chrono::milliseconds length, std::stop_token stop);

// Whether the URL's host is this computer or on its local network, decided without a DNS lookup: a private IP address,
// localhost or the like, or a name without a dot (every public name has one).
bool namesInside(const QUrl &url);

bool isThisMachine(const QUrl &url); // decided without a DNS lookup: localhost, or one of this machine's own addresses

// Whether traffic to the URL cannot be read in transit, because it is encrypted or stays on this computer.
bool isPrivate(const QUrl &url);

// The URL for messages, without user name, password or query.
QString shown(const QUrl &url);

} // namespace core
