// A scripted server on 127.0.0.1, with its own thread. It can answer like a model server, or misbehave: stall, stop in
// mid-sentence, send byte by byte, lie. It records its requests.
//
//     ScriptedServer server;                                       // GET …/models: the model "toy"
//     server.answerChats([](const QJsonObject &request) -> QString {   // every chat, streamed or not, as requested
//         return promptOf(request).contains(u"relevant") ? QStringLiteral("yes") : QStringLiteral("Copper [1]."); });
//     settings.serverUrl = server.url(); settings.model = "toy";
//
//     // Replies for the next requests except GET …/models and GET …/api/version; they precede any rule:
//     server.enqueue(Scripted::error(503, QStringLiteral("Loading model")));
//     server.enqueue(Scripted::stream({"He", "llo"}));
//     server.handle([](const Scripted::Request &r) { return Scripted::Reply{…}; }); // a rule for everything
#pragma once

#include <QCoreApplication>
#include <QEventLoop>
#include <QHash>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSslConfiguration>
#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <atomic>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

namespace Scripted {

struct Request
{
    QByteArray method;
    QByteArray path;                       // "/v1/chat/completions"
    QHash<QByteArray, QByteArray> headers; // names in lower case
    QByteArray body;
    QJsonObject json; // the body, if it is a JSON object
    int connection = 0;
};

struct Reply
{
    enum Ending {
        Complete,
        Close,
        Stall
    }; // Close: the connection closes before the reply is complete; Stall: both stay open forever

    int status = 200;
    QByteArray type = "application/json";
    QList<QByteArray> headers; // whole lines, such as "Retry-After: 0"
    QByteArray body;
    QList<QByteArray> pieces; // replaces the body: chunked, each piece written separately
    int pause = 0;            // milliseconds before each piece
    int delay = 0;            // milliseconds before the reply
    Ending ending = Complete;
    bool silent = false;  // writes nothing; only the ending applies
    QByteArray verbatim;  // replaces everything above: raw bytes without a header
    QByteArray rest;      // written shortly after the verbatim bytes
    bool endless = false; // repeats the last piece or the verbatim bytes forever
};

inline QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

inline Reply json(const QJsonObject &object, int status = 200)
{
    Reply reply;
    reply.status = status;
    reply.body = compact(object);
    return reply;
}

inline Reply error(int status, const QString &message, const QString &type = {}, const QString &param = {})
{
    return json({{QStringLiteral("error"),
                  QJsonObject{{QStringLiteral("message"), message},
                              {QStringLiteral("type"), type},
                              {QStringLiteral("param"), param.isEmpty() ? QJsonValue() : QJsonValue(param)},
                              {QStringLiteral("code"), QJsonValue()}}}},
                status);
}

inline Reply models(const QStringList &ids, const QString &owner = QStringLiteral("library"))
{
    QJsonArray data;
    for (const QString &id : ids)
        data.append(QJsonObject{{QStringLiteral("id"), id},
                                {QStringLiteral("object"), QStringLiteral("model")},
                                {QStringLiteral("owned_by"), owner}});
    return json({{QStringLiteral("object"), QStringLiteral("list")}, {QStringLiteral("data"), data}});
}

// The first token of a reply with its alternatives and probabilities: {{QStringLiteral("yes"), 0.9},
// {QStringLiteral("no"), 0.1}}.
using Chances = QList<std::pair<QString, double>>;

inline QJsonObject logprobsOf(const Chances &chances)
{
    QJsonArray top;
    for (const auto &[token, chance] : chances)
        top.append(QJsonObject{{QStringLiteral("token"), token}, {QStringLiteral("logprob"), std::log(chance)}});
    QJsonObject first = top.first().toObject();
    first.insert(QStringLiteral("top_logprobs"), top);
    return {{QStringLiteral("content"), QJsonArray{first}}};
}

inline Reply chat(const QString &text, const QString &finish = QStringLiteral("stop"), const Chances &chances = {})
{
    QJsonObject choice{{QStringLiteral("index"), 0},
                       {QStringLiteral("message"), QJsonObject{{QStringLiteral("role"), QStringLiteral("assistant")},
                                                               {QStringLiteral("content"), text}}},
                       {QStringLiteral("finish_reason"), finish},
                       {QStringLiteral("logprobs"), QJsonValue()}};
    if (!chances.isEmpty())
        choice.insert(QStringLiteral("logprobs"), logprobsOf(chances));
    return json({{QStringLiteral("id"), QStringLiteral("chatcmpl-1")},
                 {QStringLiteral("object"), QStringLiteral("chat.completion")},
                 {QStringLiteral("choices"), QJsonArray{choice}},
                 {QStringLiteral("usage"),
                  QJsonObject{{QStringLiteral("prompt_tokens"), 9}, {QStringLiteral("completion_tokens"), 5}}}});
}

inline QByteArray event(const QJsonObject &chunk)
{
    return "data: " + compact(chunk) + "\n\n";
}

inline QByteArray delta(const QJsonValue &content, const QJsonValue &finish = {})
{
    return event({{QStringLiteral("object"), QStringLiteral("chat.completion.chunk")},
                  {QStringLiteral("choices"),
                   QJsonArray{QJsonObject{{QStringLiteral("index"), 0},
                                          {QStringLiteral("delta"), QJsonObject{{QStringLiteral("content"), content}}},
                                          {QStringLiteral("finish_reason"), finish}}}}});
}

// Raw server-sent events, in the given pieces.
inline Reply events(const QList<QByteArray> &pieces, Reply::Ending ending = Reply::Complete)
{
    Reply reply;
    reply.type = "text/event-stream";
    reply.pieces = pieces;
    reply.ending = ending;
    return reply;
}

inline Reply stream(const QStringList &words, const QString &finish = QStringLiteral("stop"))
{
    QList<QByteArray> pieces{delta(QJsonValue())};
    for (const QString &word : words)
        pieces.append(delta(word));
    pieces.append(delta(QString(), finish));
    pieces.append(event({{QStringLiteral("choices"), QJsonArray()},
                         {QStringLiteral("usage"), QJsonObject{{QStringLiteral("prompt_tokens"), 9},
                                                               {QStringLiteral("completion_tokens"), words.size()}}}}));
    pieces.append("data: [DONE]\n\n");
    return events(pieces);
}

// The text of all messages in a chat request.
inline QString promptOf(const QJsonObject &request)
{
    QString text;
    for (const QJsonValue message : request.value(QLatin1String("messages")).toArray())
        text += message.toObject().value(QLatin1String("content")).toString() + QLatin1Char('\n');
    return text;
}

// One connection, in the server's thread.
class Connection : public QObject
{
public:
    using AnswerState = std::function<Reply(Request)>;

    Connection(QTcpSocket *socket, int number, AnswerState answering, QObject *parent)
        : QObject(parent),
          m_socket(socket),
          m_number(number),
          m_answering(std::move(answering))
    {
        m_socket->setParent(this);
        connect(m_socket, &QTcpSocket::readyRead, this, [this] {
            m_received += m_socket->readAll();
            serve();
        });
        connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    }

private:
    void serve()
    {
        const int head = m_received.indexOf("\r\n\r\n");
        if (m_busy || head < 0)
            return;
        Request request;
        const QList<QByteArray> lines = m_received.left(head).split('\n');
        const QList<QByteArray> first = lines.first().trimmed().split(' ');
        request.method = first.value(0);
        request.path = first.value(1);
        for (const QByteArray &line : lines.mid(1))
            request.headers.insert(line.left(line.indexOf(':')).toLower(), line.mid(line.indexOf(':') + 1).trimmed());
        const int length = request.headers.value("content-length").toInt();
        if (m_received.size() < head + 4 + length)
            return;
        request.body = m_received.mid(head + 4, length);
        m_received.remove(0, head + 4 + length);
        request.json = QJsonDocument::fromJson(request.body).object();
        request.connection = m_number;
        m_busy = true;
        m_reply = m_answering(request);
        QTimer::singleShot(m_reply.delay, this, [this] { begin(); });
    }

    void begin()
    {
        if (m_reply.silent)
            return finish();
        if (!m_reply.verbatim.isEmpty()) {
            m_socket->write(m_reply.verbatim);
            m_socket->flush();
            if (!m_reply.rest.isEmpty())
                return QTimer::singleShot(1, this, [this] {
                    m_socket->write(m_reply.rest);
                    finish();
                });
            return m_reply.endless ? again(m_reply.verbatim) : finish();
        }
        const bool chunked = !m_reply.pieces.isEmpty();
        QByteArray head =
            "HTTP/1.1 " + QByteArray::number(m_reply.status) + " Scripted\r\nContent-Type: " + m_reply.type + "\r\n";
        for (const QByteArray &line : std::as_const(m_reply.headers))
            head += line + "\r\n";
        head += chunked ? QByteArray("Transfer-Encoding: chunked\r\n\r\n")
                        : "Content-Length: " + QByteArray::number(m_reply.body.size()) + "\r\n\r\n";
        m_socket->write(head + m_reply.body);
        m_socket->flush();
        chunked ? piece(0) : finish();
    }

    void piece(int index)
    {
        if (index == m_reply.pieces.size() && m_reply.endless)
            return again(framed(m_reply.pieces.last()));
        if (index == m_reply.pieces.size()) {
            if (m_reply.ending == Reply::Complete)
                m_socket->write("0\r\n\r\n");
            return finish();
        }
        QTimer::singleShot(m_reply.pause, this, [this, index] {
            m_socket->write(framed(m_reply.pieces.at(index)));
            m_socket->flush();
            piece(index + 1);
        });
    }

    static QByteArray framed(const QByteArray &bytes)
    {
        return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
    }

    void again(const QByteArray &bytes)
    {
        QTimer::singleShot(m_reply.pause, this, [this, bytes] {
            if (m_socket->bytesToWrite() < 1 << 20)
                m_socket->write(bytes);
            again(bytes);
        });
    }

    void finish()
    {
        if (m_reply.ending == Reply::Close)
            return m_socket->disconnectFromHost();
        if (m_reply.ending == Reply::Stall)
            return;
        m_busy = false;
        serve();
    }

    QTcpSocket *m_socket;
    int m_number;
    AnswerState m_answering;
    QByteArray m_received;
    Reply m_reply;
    bool m_busy = false;
};

} // namespace Scripted

class ScriptedServer
{
public:
    using Request = Scripted::Request;
    using Reply = Scripted::Reply;
    using Rule = std::function<Reply(const Request &)>;
    using ChatRule = std::function<QString(const QJsonObject &request)>; // called in the server's thread

    // Uses a std::thread rather than Qt's, because the thread sanitizer understands it. With a certificate and key it
    // speaks TLS; then a connection counts once its handshake is complete.
    explicit ScriptedServer(const QHostAddress &address = QHostAddress::LocalHost, const QSslConfiguration &tls = {})
        : m_origin((tls.isNull() ? QStringLiteral("http://%1:") : QStringLiteral("https://%1:"))
                       .arg(address == QHostAddress::LocalHostIPv6 ? QStringLiteral("[::1]") : address.toString()))
    {
        std::promise<void> ready;
        m_thread = std::thread([this, &ready, address, tls] {
            QTcpServer plain;
            QSslServer safe;
            QEventLoop loop;
            QTcpServer &server = tls.isNull() ? plain : safe;
            safe.setSslConfiguration(tls);
            server.listen(address);
            QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &server, [this] { accept(); });
            m_server = &server;
            m_loop = &loop;
            m_port = server.serverPort(); // 0: the machine lacks this address
            ready.set_value();
            while (!m_ends)
                loop.processEvents(QEventLoop::WaitForMoreEvents);
            const std::lock_guard woken(m_lock);
        });
        ready.get_future().wait();
    }

    ~ScriptedServer()
    {
        {
            const std::lock_guard lock(m_lock); // the event loop exists until woken
            m_ends = true;                      // no event is posted: the thread sanitizer cannot see Qt's locks
            m_loop->wakeUp();
        }
        m_thread.join();
    }

    ScriptedServer(const ScriptedServer &) = delete;
    ScriptedServer &operator=(const ScriptedServer &) = delete;

    QString url() const { return m_origin + QString::number(m_port) + QStringLiteral("/v1"); }
    quint16 port() const { return m_port; }

    void enqueue(const Reply &reply)
    {
        const std::lock_guard lock(m_lock);
        m_queue.append(reply);
    }

    void handle(const Rule &rule)
    {
        const std::lock_guard lock(m_lock);
        m_rule = rule;
    }

    // Answers every chat using the rule, in the requested form. `sureness` is the first word's probability if
    // log-probabilities are requested (yes against no, fully against no); 0: the server provides none.
    void answerChats(const ChatRule &rule, double sureness = 0.95)
    {
        const std::lock_guard lock(m_lock);
        m_chatRule = rule;
        m_sureness = sureness;
    }

    // Each chat takes this long; other requests are served meanwhile.
    void setDelay(int milliseconds)
    {
        const std::lock_guard lock(m_lock);
        m_delay = milliseconds;
    }

    void offerModels(const QStringList &ids, const QString &owner = QStringLiteral("library"))
    {
        const std::lock_guard lock(m_lock);
        m_models = Scripted::models(ids, owner);
    }

    QList<Request> requests() const
    {
        const std::lock_guard lock(m_lock);
        return m_requests;
    }

    QList<Request> chats() const // requests that ask the model something
    {
        QList<Request> found;
        for (const Request &request : requests()) {
            if (request.method == "POST")
                found.append(request);
        }
        return found;
    }

    int connections() const // total so far
    {
        const std::lock_guard lock(m_lock);
        return m_connections;
    }

    // Waits until this many requests have arrived, or until all connections are closed; false after a timeout.
    bool waitForRequests(int count, int milliseconds = 5000)
    {
        return wait(milliseconds, [this, count] { return m_requests.size() >= count; });
    }

    bool waitUntilClosed(int milliseconds = 5000)
    {
        return wait(milliseconds, [this] { return m_connections > 0 && m_open == 0; });
    }

private:
    void accept()
    {
        while (QTcpSocket *socket = m_server->nextPendingConnection()) {
            const std::lock_guard lock(m_lock);
            ++m_connections;
            ++m_open;
            auto *connection = new Scripted::Connection(
                socket, m_connections, [this](const Request &request) { return answer(request); }, m_server);
            QObject::connect(socket, &QTcpSocket::disconnected, connection, [this] {
                const std::lock_guard closing(m_lock);
                --m_open;
                m_changed.notify_all();
            });
        }
    }

    Reply answer(const Request &request)
    {
        std::unique_lock lock(m_lock);
        m_requests.append(request);
        m_changed.notify_all();
        const bool asksForModels = request.method == "GET" && request.path.endsWith("/models");
        const bool asksWhatItIs = request.method == "GET" && request.path.endsWith("/api/version");
        if (!asksForModels && !asksWhatItIs && !m_queue.isEmpty())
            return m_queue.takeFirst();
        const Rule rule = m_rule;
        const ChatRule chatRule = m_chatRule;
        const double sureness = m_sureness;
        const Reply known = m_models;
        const int delay = m_delay;
        lock.unlock();
        if (rule)
            return rule(request);
        if (asksForModels)
            return known;
        if (chatRule && request.path.endsWith("/chat/completions"))
            return delayed(chat(request.json, chatRule(request.json), sureness), delay);
        return Scripted::error(404, QStringLiteral("nothing was scripted for this request"));
    }

    static Reply delayed(Reply reply, int milliseconds)
    {
        reply.delay = milliseconds;
        return reply;
    }

    static Reply chat(const QJsonObject &request, const QString &text, double sureness)
    {
        if (request.value(QLatin1String("stream")).toBool()) {
            QStringList words = text.split(QLatin1Char(' '));
            for (int i = 1; i < words.size(); ++i)
                words[i].prepend(QLatin1Char(' '));
            return Scripted::stream(words);
        }
        Scripted::Chances chances;
        if (request.value(QLatin1String("logprobs")).toBool() && sureness > 0) {
            const bool no = text.startsWith(QLatin1String("no"), Qt::CaseInsensitive);
            chances = {{text.section(QLatin1Char(' '), 0, 0), sureness},
                       {no ? QStringLiteral("yes") : QStringLiteral("no"), 1 - sureness}};
        }
        return Scripted::chat(text, QStringLiteral("stop"), chances);
    }

    template <class Condition>
    bool wait(int milliseconds, Condition condition)
    {
        std::unique_lock lock(m_lock);
        return m_changed.wait_for(lock, std::chrono::milliseconds(milliseconds), condition);
    }

    const QString m_origin;
    mutable std::mutex m_lock;
    std::condition_variable m_changed;
    QList<Reply> m_queue;
    Rule m_rule;
    ChatRule m_chatRule;
    double m_sureness = 0;
    int m_delay = 0;
    Reply m_models = Scripted::models({QStringLiteral("toy")});
    QList<Request> m_requests;
    int m_connections = 0;
    int m_open = 0;
    std::thread m_thread;
    QTcpServer *m_server = nullptr;
    QEventLoop *m_loop = nullptr;
    std::atomic<bool> m_ends = false;
    quint16 m_port = 0;
};
