// Where a server with the OpenAI protocol is, how long it may take, and what is said when it does not serve.
#pragma once

#include "core/base/http.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/openai/openaiwire.h"

#include <chrono>

namespace core::openai {

// The key goes to this server and nowhere else; no message repeats it.
struct Server
{
    QString url; // as in the settings: http://localhost:11434/v1
    QByteArray key;
    QByteArray prices = {};     // the user's own: prices.h
    bool takesVariable = false; // $ATTEST_API_KEY: the server of the settings alone, and not in clear over a network
    HttpLimits limits;
    HttpLimits listing{10, 15, 30};              // of the list of models too: it is short, and nothing is thought about
    std::chrono::milliseconds firstPause{500};   // before a refused request is repeated; doubled each time
    std::chrono::milliseconds loadingPause{500}; // between two looks at a server that loads its model
    std::chrono::seconds longestLoading{120};
    // No request goes on beyond it: the budget of a question holds inside a call too.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

    // That of Settings::model; the deadline begins to run now.
    static Server from(const Settings &settings, const Connections &connections = {});
    static Server at(const QString &address, const Settings &settings, const Connections &connections);
    bool late() const { return std::chrono::steady_clock::now() >= deadline; }

    HttpRequest request(const QString &path, const QByteArray &body = {}) const;
    // What stands beside the interface, such as /props: answered at once or not at all.
    HttpRequest beside(const QString &path, const QByteArray &body = {}) const;
    // The same, as a request of the server's own protocol that may take its time.
    HttpRequest outside(const QString &path, const QByteArray &body) const;
    Error refusal(int status, const ServerError &error, const QString &model = {}) const;
    Error tooLong(const QString &model, const QString &said) const;
    // {server}, {said} and {model} stand for these.
    Error unavailable(const char *sentence, const QString &said = {}, const QString &model = {}) const;
};

// Errors: Unavailable.
Result<QList<Offer>> modelsOf(const Server &server, std::stop_token stop);

// The model of that name; Ollama knows "llama3.2" as "llama3.2:latest". Where a server lists no models, as Azure, the
// name is believed. Errors: Unavailable, Invalid (it has none).
Result<Offer> offerOf(const Server &server, const QString &wanted, std::stop_token stop);

// How often a request is made again whose trouble is passing. Belongs to one request.
class RetryPolicy
{
public:
    explicit RetryPolicy(const Server &server) : m_server(server) {}

    // Waits as long as the server asks or the trouble wants. False: it is of no use, or was stopped.
    bool again(int status, const ServerError &said, const std::stop_token &stop);

private:
    bool waitUntilLoaded(const std::stop_token &stop);

    const Server &m_server;
    int m_repeats = 0;
};

} // namespace core::openai
