// A server with the OpenAI protocol: its address, its time limits, and its error messages.
#pragma once

#include "core/base/http.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/openai/openaiwire.h"

#include <chrono>

namespace core::openai {

// The key goes to this server and nowhere else; no message contains it.
struct Server
{
    QString url; // from the settings: http://localhost:11434/v1
    QByteArray key;
    QByteArray prices = {};     // the user's own: prices.h
    bool takesVariable = false; // $ATTEST_API_KEY: only for the settings' server, and never unencrypted over a network
    HttpLimits limits;
    HttpLimits listing{10, 15, 30};              // also for the list of models: it is short, and needs no thinking
    std::chrono::milliseconds firstPause{500};   // before a refused request is repeated; doubled each time
    std::chrono::milliseconds loadingPause{500}; // between polls of a server that is loading its model
    std::chrono::seconds longestLoading{120};
    // No request continues beyond it: a question's budget also holds within a call.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

    // That of Settings::model; the deadline starts now.
    static Server from(const Settings &settings, const Connections &connections = {});
    static Server at(const QString &address, const Settings &settings, const Connections &connections);
    bool late() const { return std::chrono::steady_clock::now() >= deadline; }

    HttpRequest request(const QString &path, const QByteArray &body = {}) const;
    // A path outside the interface, such as /props: answered at once or not at all.
    HttpRequest beside(const QString &path, const QByteArray &body = {}) const;
    // The same, for a request of the server's own protocol that may take long.
    HttpRequest outside(const QString &path, const QByteArray &body) const;
    Error refusal(int status, const ServerError &error, const QString &model = {}) const;
    Error tooLong(const QString &model, const QString &said) const;
    // {server}, {said} and {model} are replaced.
    Error unavailable(const char *sentence, const QString &said = {}, const QString &model = {}) const;
};

// Errors: Unavailable.
Result<QList<Offer>> modelsOf(const Server &server, std::stop_token stop);

// The model of that name; Ollama knows "llama3.2" as "llama3.2:latest". If a server lists no models, such as Azure, the
// name is accepted. Errors: Unavailable, Invalid (it has no such model).
Result<Offer> offerOf(const Server &server, const QString &wanted, std::stop_token stop);

// Repeats a request after a temporary failure. Belongs to one request.
class RetryPolicy
{
public:
    explicit RetryPolicy(const Server &server) : m_server(server) {}

    // Waits as long as the server asks or the failure requires. False: retrying is useless, or it was stopped.
    bool again(int status, const ServerError &said, const std::stop_token &stop);

private:
    bool waitUntilLoaded(const std::stop_token &stop);

    const Server &m_server;
    int m_repeats = 0;
};

} // namespace core::openai
