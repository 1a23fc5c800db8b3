// A protocol for chatting with a model: OpenAI's, or a server's own, which is implemented in that server's folder.
#pragma once

#include "core/openai/openaiserver.h"
#include "core/openai/serverfacts.h"

#include <memory>
#include <vector>

namespace core::openai {

struct ChatRequest // a single request
{
    Offer model; // includes the context size known so far
    Prompt prompt;
    int tokens = 0; // estimated tokens of prompt and reply; errs on the high side
    unsigned refused = None;
    bool stream = false;
    int window = 0; // context window to request, in tokens; 0: none
};

class ChatReader // reads a stream as its bytes arrive; they may be split anywhere
{
public:
    virtual ~ChatReader() = default;

    virtual StreamControl feed(const QByteArray &piece) = 0;
    virtual void end() = 0;            // call this when no more bytes will come
    virtual bool whole() const = 0;    // whether the reply is complete; false: the stream broke off
    virtual bool readable() const = 0; // whether a reply arrived, and not something else
    virtual const std::optional<ServerError> &error() const = 0;
    virtual Reply reply() const = 0;
};

struct Room // the server's room for prompt and model (context and memory), as learned from a reply
{
    bool wasCut = false;                 // part of the prompt was silently dropped
    bool isMade = false;                 // the next call will get more room
    int context = 0;                     // the number of tokens it accepts, if fewer than assumed; 0: unchanged
    std::optional<double> gpuShare = {}; // as in Cost
};

class ChatProtocol // speaks with one model; thread-safe
{
public:
    virtual ~ChatProtocol() = default;

    virtual int windowFor(const ChatRequest &) { return 0; }
    virtual unsigned parametersOf(const ChatRequest &asked) const = 0; // the parameters this request contains
    virtual HttpRequest request(const Server &server, const ChatRequest &asked) const = 0;
    virtual std::unique_ptr<ChatReader> reader(const TokenSink &heard) const = 0;
    virtual std::optional<Reply> read(const QByteArray &body) const = 0; // reads a reply that is not streamed
    virtual Room roomAfter(const Server &server, const ChatRequest &asked, const Reply &reply,
                           std::stop_token stop) = 0;
    // Like roomAfter(), after the server has refused a prompt that was too long or needed too much memory.
    virtual Room roomAfterRefusal(const ChatRequest &, const ServerError &) { return {}; }
    // A specific error for a refusal; nullopt: use the general one.
    virtual std::optional<Error> refusal(const Server &, const Offer &, int /*status*/, const ServerError &) const
    {
        return {};
    }
};

std::unique_ptr<ChatProtocol> openAiProtocol();

// A lower bound on the number of tokens in a prompt, assuming six letters per token, so that no prompt that fits is
// refused.
int leastTokens(const Prompt &prompt);

struct VectorProtocol // how to embed texts
{
    HttpRequest (*request)(const Server &server, const QString &model, const QStringList &texts);
    std::optional<std::vector<std::vector<float>>> (*read)(const QByteArray &body, int count);
};

struct OwnProtocol // a server's own protocol; registered per kind of server
{
    Kind kind;
    Facts (*facts)(const Server &server, const Offer &model, std::stop_token stop);
    // Null if the server turns out not to support the protocol. Fills in the facts that the server reports about the
    // model.
    std::unique_ptr<ChatProtocol> (*chat)(const Server &server, Offer &model, std::stop_token stop);
    std::optional<QList<Offer>> (*models)(const Server &server, std::stop_token stop);
    VectorProtocol vectors;
};

const OwnProtocol *ownProtocolOf(Kind kind); // null: this kind of server speaks only OpenAI's protocol

} // namespace core::openai
