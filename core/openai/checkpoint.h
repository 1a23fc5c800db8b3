// A Self-RAG checkpoint behind llama-server, vLLM or llama-cpp-python: it writes reflection tokens itself, which are
// weighted by their log-probabilities. Thread-safe.
#pragma once

#include "core/base/settings.h"
#include "core/reflection/reflection.h"
#include "core/openai/calllimit.h"
#include "core/openai/completionwire.h"
#include "core/openai/openaiserver.h"

#include <memory>

namespace core::openai {

// The id of each reflection token. Empty if one of them is not a single token, as in an ordinary model; nullopt if the
// server does not say.
std::optional<TokenIds> reflectionIds(const Server &server, const Offer &model, std::stop_token stop);

class Checkpoint : public Reflector
{
public:
    struct Options
    {
        QString name;                     // model name from the settings
        std::shared_ptr<CallLimit> limit; // never null; shared by all users of the server
        UtilityAt utility = UtilityAt::First;
    };

    Checkpoint(const Server &server, const Offer &model, const TokenIds &ids, const Options &options);

    QString name() const override { return m_options.name; }
    Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                          std::stop_token stop) override;
    Result<Segment> segment(const SegmentTask &task, std::stop_token stop) override;

private:
    using Worthwhile = std::function<bool(const Reflection &)>;

    Result<Completion> complete(const CompletionPrompt &prompt, const Worthwhile &worthwhile,
                                const std::stop_token &stop);
    Result<Completion> ask(const CompletionPrompt &prompt, const Worthwhile &worthwhile, const std::stop_token &stop);
    Result<Completion> read(const HttpReply &reply, const CompletionStream *stream) const;

    const Server m_server;
    const Offer m_model;
    const TokenIds m_ids;
    const Options m_options;
};

// Null unless the model is a checkpoint according to its profile or its server. Asks the server only if the flow needs
// a checkpoint.
std::unique_ptr<Reflector> reflectorFor(const Server &server, const Offer &model, const ModelProfile &known,
                                        const Settings &settings, const Checkpoint::Options &options,
                                        std::stop_token stop);

} // namespace core::openai
