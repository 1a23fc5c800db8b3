// The only door to the network: one blocking request. Works on any thread, with or without an event loop of Qt; from
// several at once. Connections are kept open for the next request of the same thread, but on the main thread.
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
    double connectSeconds = 10;  // until it takes the request
    double silenceSeconds = 300; // between two arrivals of bytes; a large model reads its prompt in silence
    double totalSeconds = 1800;
    qint64 bytes = 16 << 20; // of a reply
};

// Whom a request may be sent to. With Public a name is looked up first, and an address of this computer or of its own
// network is not spoken to: what a stranger's page names must not open what only stands open inside.
enum class Reach { Anywhere, Public };

// The head of a reply, before its body; Stop: nobody wants this one.
enum class StreamControl { Continue, Stop };
struct HttpHeadTold
{
    int status = 0;
    qint64 length = -1; // bytes of the body; -1: it does not say
    QByteArray part;    // "bytes 100-299/300": which of them a reply with status 206 has
};
using HeadSink = std::function<StreamControl(const HttpHeadTold &head)>;

// What a request to an object store is signed with, by AWS Signature Version 4. libcurl signs: the secret never goes
// along, and neither headers without a value nor a query may be among what is signed.
struct S3Signing
{
    QByteArray region;
    QByteArray keyId; // empty: nothing is signed
    QByteArray secret;
};

struct HttpRequest
{
    enum Kind { Ordinary, Head, Put }; // Head: no body comes; Put: of the file

    QUrl url; // http or https
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body; // with one it is a POST of JSON, without one a GET
    Kind kind = Ordinary;
    QString file; // what is put, read piece by piece
    S3Signing signing;
    // For the messages: the server as the user knows it, and what to do when it does not serve.
    QString server;
    QString remedy = QStringLiteral("check its address in Settings");
    HttpLimits limits;
    QByteArrayList types; // that can be read; a reply of another is not waited for and has no body. None: any
    Reach reach = Reach::Anywhere;
    QString alsoReached; // "host:port", spoken to although it is not public
    // Where it is set it is told of a head with status 200 or 206, and pieces of both are heard.
    HeadSink begun;
    QByteArray asks; // for a line of the reply's head, by its name in lower case; it is in HttpReply::said
};

struct HttpReply
{
    int status = 0; // any: that the server refuses is an answer
    QByteArray body;
    QByteArray contentType;
    QByteArray said;      // the line that HttpRequest::asks named
    int retryAfter = -1;  // seconds the server asks to wait; -1: it does not say
    QString redirectedTo; // where the server would have us go, in words
    QUrl location;        // the same, whole: it may carry secrets
};

// What arrives of the body of a reply with status 200, piece by piece; HttpReply::body stays empty then.
using ByteSink = std::function<StreamControl(const QByteArray &piece)>;

// Errors: Cancelled (the stop closes the connection at once), Unavailable (no answer, or not a whole one), Invalid (an
// address that is none, or none that may be reached). Redirections are not followed, and a request is made once: only
// one that meets a connection which the server has just given up is made again.
Result<HttpReply> send(const HttpRequest &request, std::stop_token stop, const ByteSink &heard = {});

// Waits so long, unless it is stopped. Returns whether it has.
bool pause(std::chrono::milliseconds length, std::stop_token stop);

// Whether the words of an address alone say that it lies in this computer or its network: by its number, as localhost,
// or without the dot that every public name has.
bool namesInside(const QUrl &url);

bool isThisMachine(const QUrl &url); // by its words alone: localhost, or a number of it

// Whether nobody on the way reads what is sent there: it is encrypted, or does not leave this computer.
bool isPrivate(const QUrl &url);

// A place in words for messages: without the user, the password and the query it may carry.
QString shown(const QUrl &url);

} // namespace core
