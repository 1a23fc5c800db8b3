// An S3 object store, as far as Attest needs one: objects of one bucket by key. Accepts only correctly signed requests;
// the signature is computed here from Amazon's documentation, independently of the code that signs.
#pragma once

#include "scriptedserver.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>
#include <mutex>

namespace tests {

// The Version 4 signature of a received request, over the headers it lists as signed.
struct AwsSignature
{
    QByteArray keyId;
    QByteArray day; // for example 20130524
    QByteArray region;
    QByteArray service;
    QByteArrayList headers;
    QByteArray value;

    static AwsSignature in(const QByteArray &authorization)
    {
        const auto part = [&](const QByteArray &name) {
            const qsizetype at = authorization.indexOf(name + '=');
            return at < 0 ? QByteArray() : authorization.mid(at + name.size() + 1).split(',').first().trimmed();
        };
        const QByteArrayList scope = part("Credential").split('/');
        return {scope.value(0),   scope.value(1), scope.value(2), scope.value(3), part("SignedHeaders").split(';'),
                part("Signature")};
    }

    QByteArray expected(const Scripted::Request &request, const QByteArray &secret) const
    {
        const auto sign = [](const QByteArray &key, const QByteArray &words) {
            return QMessageAuthenticationCode::hash(words, key, QCryptographicHash::Sha256);
        };
        const QByteArrayList place = request.path.split('?');
        QByteArrayList query = place.value(1).split('&');
        std::sort(query.begin(), query.end());
        QByteArray canonical = request.method + '\n' + place.first() + '\n' + query.join('&') + '\n';
        for (const QByteArray &name : headers)
            canonical += name + ':' + request.headers.value(name).simplified() + '\n';
        canonical += '\n' + headers.join(';') + '\n' + request.headers.value("x-amz-content-sha256");
        const QByteArray scope = day + '/' + region + '/' + service + "/aws4_request";
        const QByteArray words = "AWS4-HMAC-SHA256\n" + request.headers.value("x-amz-date") + '\n' + scope + '\n' +
                                 QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex();
        const QByteArray key = sign(sign(sign(sign("AWS4" + secret, day), region), service), "aws4_request");
        return sign(key, words).toHex();
    }
};

class ScriptedStore
{
public:
    static constexpr const char *keyId = "AKIDEXAMPLE";
    static constexpr const char *secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";

    ScriptedStore()
    {
        m_server.handle([this](const Scripted::Request &request) {
            const std::scoped_lock lock(m_lock);
            return answer(request);
        });
    }

    QByteArray endpoint() const { return "http://127.0.0.1:" + QByteArray::number(m_server.port()); }
    ScriptedServer &server() { return m_server; } // use enqueue() for replies that take precedence

    QHash<QByteArray, QByteArray> objects() const // keyed by request path
    {
        const std::scoped_lock lock(m_lock);
        return m_objects;
    }
    void put(const QByteArray &path, const QByteArray &bytes)
    {
        const std::scoped_lock lock(m_lock);
        m_objects[path] = bytes;
    }
    QByteArrayList asked() const // for example "PUT /papers/ab/abcd.pdf"
    {
        QByteArrayList lines;
        for (const Scripted::Request &request : m_server.requests())
            lines.append(request.method + ' ' + request.path);
        return lines;
    }

    static Scripted::Reply refusal(int status, const QByteArray &code)
    {
        Scripted::Reply reply;
        reply.status = status;
        reply.type = "application/xml";
        reply.headers = {"Retry-After: 0"};
        reply.body = "<?xml version=\"1.0\"?><Error><Code>" + code + "</Code><Message>no</Message></Error>";
        return reply;
    }
    static Scripted::Reply cutAfter(const QByteArray &bytes, qsizetype length) // announces more bytes than it sends
    {
        Scripted::Reply reply;
        reply.verbatim =
            "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(bytes.size()) + "\r\n\r\n" + bytes.left(length);
        reply.ending = Scripted::Reply::Close;
        return reply;
    }

private:
    Scripted::Reply answer(const Scripted::Request &request)
    {
        const AwsSignature signature = AwsSignature::in(request.headers.value("authorization"));
        for (auto header = request.headers.begin(); header != request.headers.end(); ++header) {
            if ((header.key() == "host" || header.key().startsWith("x-amz-")) &&
                !signature.headers.contains(header.key()))
                return refusal(403, "AccessDenied"); // not signed
        }
        for (const QByteArray &name : signature.headers) {
            if (!request.headers.contains(name))
                return refusal(403, "SignatureDoesNotMatch"); // a signed header is missing
        }
        QByteArrayList sorted = signature.headers;
        std::sort(sorted.begin(), sorted.end());
        const bool isDated = request.headers.value("x-amz-date").startsWith(signature.day) && signature.service == "s3";
        if (signature.keyId != keyId || !isDated || sorted != signature.headers || signature.value.isEmpty() ||
            signature.value != signature.expected(request, secret))
            return refusal(403, "SignatureDoesNotMatch");
        const QByteArray sum = request.headers.value("x-amz-content-sha256");
        if (sum != QCryptographicHash::hash(request.body, QCryptographicHash::Sha256).toHex())
            return refusal(400, "XAmzContentSHA256Mismatch");
        Scripted::Reply reply;
        if (request.method == "PUT") {
            m_objects[request.path] = request.body;
            return reply;
        }
        const auto found = m_objects.constFind(request.path);
        if (request.method == "HEAD") {
            reply.verbatim =
                found == m_objects.constEnd()
                    ? QByteArray("HTTP/1.1 404 Not Found\r\n\r\n")
                    : "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(found->size()) + "\r\n\r\n";
            return reply;
        }
        if (found == m_objects.constEnd())
            return refusal(404, "NoSuchKey");
        reply.type = "application/pdf";
        reply.body = *found;
        return reply;
    }

    mutable std::mutex m_lock;
    QHash<QByteArray, QByteArray> m_objects;
    ScriptedServer m_server; // declared last, because its thread uses the others
};

} // namespace tests
