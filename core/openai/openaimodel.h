// A model on a server with OpenAI's protocol or its own (chatprotocol.h). Thread-safe: each thread uses its own
// connection, and there are never more concurrent calls than the settings allow.
#pragma once

#include "core/ports/languagemodel.h"
#include "core/openai/calllimit.h"
#include "core/openai/chatprotocol.h"
#include "core/openai/prices.h"

#include <atomic>
#include <memory>

namespace core::openai {

class Model : public LanguageModel
{
public:
    // `known`: abilities already known are not probed again. `name`: from the settings. Without a `protocol`, uses
    // OpenAI's.
    Model(const Server &server, const Offer &offer, int callsAtOnce, const ModelProfile &known = {},
          const QString &name = {}, std::unique_ptr<ChatProtocol> protocol = {});

    QString name() const override { return m_name; }
    bool can(Ability ability) const override;
    int context() const override { return m_context; }
    int tokensIn(const QString &text) const override;
    int ownContext() const { return m_hasOwn ? context() : 0; } // tokens, if the server's own protocol is used
    unsigned refused() const { return m_refused; }              // combined Parameters
    // The limit, to share with other users of the same server.
    const std::shared_ptr<CallLimit> &limit() const { return m_limit; }
    Result<Reply> reply(const Prompt &wanted, const TokenSink &heard, std::stop_token stop) override;

private:
    struct Attempt;

    Result<Reply> ask(const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop);
    Prompt fitted(const Prompt &wanted) const;
    Offer offer() const; // the model, as far as known
    unsigned unwanted() const;
    bool isToldNotToThink(const Prompt &prompt) const;
    ChatRequest requestFor(const Prompt &prompt, unsigned refused, bool stream) const;
    void learnThinking(const Prompt &prompt, const Reply &reply);
    bool post(Attempt &attempt, const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop) const;
    Error refusal(int status, const ServerError &said) const;
    bool mayGoOn(Attempt &attempt, const Prompt &prompt);
    std::optional<Error> misfit(const Prompt &prompt) const;
    void learn(const Prompt &prompt, int promptTokens);
    void addSpeed(Cost &cost, double first, double seconds, bool thought) const;
    void expectMore();

    const Server m_server;
    const Offer m_offer;
    const QString m_name;
    const bool m_hasOwn;
    const std::optional<Price> m_price;
    const std::unique_ptr<ChatProtocol> m_protocol;
    std::atomic<unsigned> m_refused = None; // parameters this server does not accept
    std::atomic<bool> m_thinks =
        false; // thinks before replying, so its first word is not a verdict and its thoughts use up tokens
    std::atomic<int> m_context = 0;    // tokens; 0: not given
    std::atomic<double> m_density = 1; // ratio of actual to estimated tokens
    const std::shared_ptr<CallLimit> m_limit;
};

// Chooses the protocol that suits the server, and may ask the server about the model.
std::unique_ptr<Model> openModel(const Server &server, Offer offer, int callsAtOnce, const ModelProfile &known,
                                 const QString &name, std::stop_token stop);

} // namespace core::openai
