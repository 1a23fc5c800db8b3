// A model on a server that speaks the OpenAI protocol. Safe from several threads: each asks over its own connection,
// and no more of them at once than the settings allow.
#pragma once

#include "core/ports/languagemodel.h"
#include "core/openai/calllimit.h"
#include "core/openai/openaiserver.h"

#include <atomic>
#include <memory>

namespace core::openai {

class Model : public LanguageModel
{
public:
    // What is known of it is not tried again. It is called by the name it has in the settings.
    Model(const Server &server, const Offer &offer, int callsAtOnce, const ModelProfile &known = {},
          const QString &name = {});

    QString name() const override { return m_name; }
    bool can(Ability ability) const override;
    int context() const override { return m_context; }
    int tokensIn(const QString &text) const override;
    unsigned refused() const { return m_refused; }                      // a sum of Parameters
    const std::shared_ptr<CallLimit> &limit() const { return m_limit; } // for others who ask the same server
    Result<Reply> reply(const Prompt &wanted, const TokenSink &heard, std::stop_token stop) override;

private:
    struct Attempt;

    Result<Reply> ask(const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop);
    Prompt fitted(const Prompt &wanted) const;
    Offer offer() const; // as it is known by now
    unsigned unwanted() const;
    void learnThinking(const Prompt &prompt, const Reply &reply);
    bool post(Attempt &attempt, const Prompt &prompt, const TokenSink &heard, const std::stop_token &stop) const;
    std::optional<Error> misfit(const Prompt &prompt) const;
    bool wasCut(const Prompt &prompt, int promptTokens) const;
    void learn(const Prompt &prompt, int promptTokens);

    const Server m_server;
    const Offer m_offer;
    const QString m_name;
    std::atomic<unsigned> m_refused = None; // parameters this server does not take
    std::atomic<bool> m_thinks = false;     // before it speaks: its first word is no verdict, and it needs room for it
    std::atomic<int> m_context = 0;         // tokens; 0: it has not said
    std::atomic<double> m_density = 1;      // tokens there were for each that was expected
    const std::shared_ptr<CallLimit> m_limit;
};

} // namespace core::openai
