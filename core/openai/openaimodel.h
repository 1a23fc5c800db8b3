// A model on a server that speaks the OpenAI protocol, or one of its own (chatprotocol.h). Safe from several threads:
// each asks over its own connection, and no more of them at once than the settings allow.
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
    // What is known of it is not tried again. It is called by the name it has in the settings. Without a protocol it is
    // asked by OpenAI's.
    Model(const Server &server, const Offer &offer, int callsAtOnce, const ModelProfile &known = {},
          const QString &name = {}, std::unique_ptr<ChatProtocol> protocol = {});

    QString name() const override { return m_name; }
    bool can(Ability ability) const override;
    int context() const override { return m_context; }
    int tokensIn(const QString &text) const override;
    int ownContext() const { return m_hasOwn ? context() : 0; } // tokens, where the server's own protocol is spoken
    unsigned refused() const { return m_refused; }              // a sum of Parameters
    const std::shared_ptr<CallLimit> &limit() const { return m_limit; } // for others who ask the same server
    Result<Reply> reply(const Prompt &wanted, const TokenSink &heard, std::stop_token stop) override;

private:
    struct Attempt;

    Result<Reply> ask(const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop);
    Prompt fitted(const Prompt &wanted) const;
    Offer offer() const; // as it is known by now
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
    std::atomic<unsigned> m_refused = None; // parameters this server does not take
    std::atomic<bool> m_thinks = false;     // before it speaks: its first word is no verdict, and it needs room for it
    std::atomic<int> m_context = 0;         // tokens; 0: it has not said
    std::atomic<double> m_density = 1;      // tokens there were for each that was expected
    const std::shared_ptr<CallLimit> m_limit;
};

// Asked by the protocol that suits its server, which may be asked what it says of the model.
std::unique_ptr<Model> openModel(const Server &server, Offer offer, int callsAtOnce, const ModelProfile &known,
                                 const QString &name, std::stop_token stop);

} // namespace core::openai
