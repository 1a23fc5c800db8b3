// A model on a server that speaks the OpenAI protocol. Safe from several threads: each asks over its own connection,
// and no more of them at once than the settings allow.
#pragma once

#include "core/base/http.h"
#include "core/base/settings.h"
#include "core/model/connections.h"
#include "core/model/languagemodel.h"
#include "core/models/openaiwire.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace core::openai {

// Where the server is and how long it may take. The key goes to this server and nowhere else; no message repeats it.
struct Server
{
    QString url; // as in the settings: http://localhost:11434/v1
    QByteArray key;
    HttpLimits limits;
    HttpLimits listing{10, 15, 30};              // of the list of models too: it is short, and nothing is thought about
    std::chrono::milliseconds firstPause{500};   // before a refused request is repeated; doubled each time
    std::chrono::milliseconds loadingPause{500}; // between two looks at a server that loads its model
    std::chrono::seconds longestLoading{120};
    // No request goes on beyond it: the budget of a question holds inside a call too.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

    static Server from(const Settings &settings, const Connections &connections = {}); // the deadline begins to run now
    bool late() const { return std::chrono::steady_clock::now() >= deadline; }

    HttpRequest request(const QString &path, const QByteArray &body = {}) const;
    Error refusal(int status, const ServerError &error, const QString &model = {}) const;
    Error tooLong(const QString &model, const QString &said) const;
    // {server}, {said} and {model} stand for these.
    Error unavailable(const char *sentence, const QString &said = {}, const QString &model = {}) const;
};

// Errors: Unavailable.
Result<QList<Offer>> modelsOf(const Server &server, std::stop_token stop);

class Model : public LanguageModel
{
public:
    Model(const Server &server, const Offer &offer, int callsAtOnce);

    QString name() const override { return m_offer.id; }
    bool can(Ability ability) const override;
    Result<Reply> reply(const Prompt &prompt, const Heard &heard, std::stop_token stop) override;

private:
    struct Attempt;

    Result<Reply> ask(const Prompt &prompt, const Heard &heard, const std::stop_token &stop);
    bool post(Attempt &attempt, const Prompt &prompt, const Heard &heard, const std::stop_token &stop) const;
    bool mayRepeat(Attempt &attempt, const std::stop_token &stop) const;
    bool waitUntilLoaded(Attempt &attempt, const std::stop_token &stop) const;

    const Server m_server;
    const Offer m_offer;
    std::atomic<unsigned> m_refused = None; // parameters this server does not take

    std::mutex m_lock; // of the free calls
    std::condition_variable_any m_freed;
    int m_free;
};

} // namespace core::openai
