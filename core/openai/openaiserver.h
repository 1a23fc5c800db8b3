// A server with OpenAI's protocol: its address, its time limits, and its error messages.
#pragma once

#include "core/base/http.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/openai/openaiwire.h"

#include <chrono>

namespace core::openai {

// The key is sent only to this server; no message contains it.
struct Server
{
    QString url; // address from the settings: http://localhost:11434/v1
    QByteArray key;
    QByteArray prices = {};     // the user's own price list: prices.h
    bool takesVariable = false; // $ATTEST_API_KEY may be used: only for the configured server, never unencrypted
    HttpLimits limits;
    HttpLimits listing{10, 15, 30};              // time limits for short requests, such as the list of models
    std::chrono::milliseconds firstPause{500};   // before a refused request is first retried; doubles with each retry
    std::chrono::milliseconds loadingPause{500}; // between polls of a server that is loading its model
    std::chrono::seconds longestLoading{120};
    // No request runs past the deadline, so a question's time budget also limits each call.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

    // The server of Settings::model; the deadline starts now.
    static Server from(const Settings &settings, const Connections &connections = {});
    static Server at(const QString &address, const Settings &settings, const Connections &connections);
    bool late() const { return std::chrono::steady_clock::now() >= deadline; }

    HttpRequest request(const QString &path, const QByteArray &body = {}) const;
    // For a path outside OpenAI's interface, such as /props, with a short time limit.
    HttpRequest beside(const QString &path, const QByteArray &body = {}) const;
    // For requests in the server's own protocol, which may take a long time.
    HttpRequest outside(const QString &path, const QByteArray &body) const;
    Error refusal(int status, const ServerError &error, const QString &model = {}) const;
    Error tooLong(const QString &model, const QString &said) const;
    // `sentence`: a template with the placeholders {server}, {said} and {model}.
    Error unavailable(const char *sentence, const QString &said = {}, const QString &model = {}) const;
};

// Lists the server's models. Errors: Unavailable.
Result<QList<Offer>> modelsOf(const Server &server, std::stop_token stop);

// Finds the model with that name; Ollama's "llama3.2:latest" is also found as "llama3.2". If a server, such as Azure,
// lists no models, any name is accepted. Errors: Unavailable, Invalid (it has no such model).
Result<Offer> offerOf(const Server &server, const QString &wanted, std::stop_token stop);

// Repeats a request after temporary failures.
class RetryPolicy
{
public:
    explicit RetryPolicy(const Server &server) : m_server(server) {}

    // Waits as long as the server asks or the failure requires. Returns false if retrying is pointless or a stop was
    // requested.
    bool again(int status, const ServerError &said, const std::stop_token &stop);

private:
    bool waitUntilLoaded(const std::stop_token &stop);

    const Server &m_server;
    int m_repeats = 0;
};

} // namespace core::openai
