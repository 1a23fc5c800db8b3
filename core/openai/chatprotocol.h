// How a model is asked for a chat. The OpenAI protocol is one way; a server's own is another, which its folder offers.
#pragma once

#include "core/openai/openaiserver.h"
#include "core/openai/serverfacts.h"

#include <memory>
#include <vector>

namespace core::openai {

struct ChatRequest // one request
{
    Offer model; // its context as it is known by now
    Prompt prompt;
    int tokens = 0; // of prompt and reply, about: rather too many than too few
    unsigned refused = None;
    bool stream = false;
    int window = 0; // tokens that the server is told to make room for; 0: it is not told
};

class ChatReader // of a stream; fed as the bytes arrive, cut anywhere
{
public:
    virtual ~ChatReader() = default;

    virtual StreamControl feed(const QByteArray &piece) = 0;
    virtual void end() = 0;            // no more will come
    virtual bool whole() const = 0;    // else the server stopped in mid-sentence
    virtual bool readable() const = 0; // else something else than a reply arrived
    virtual const std::optional<ServerError> &error() const = 0;
    virtual Reply reply() const = 0;
};

struct Room // what the server tells after a reply, of the place that the prompt and the model have in memory
{
    bool wasCut = false;                 // a part of the prompt was dropped in silence
    bool isMade = false;                 // there is more next time
    int context = 0;                     // tokens it takes, where that is less than was known; 0: as it was known
    std::optional<double> gpuShare = {}; // as in Cost
};

class ChatProtocol // of one model; safe from several threads
{
public:
    virtual ~ChatProtocol() = default;

    virtual int windowFor(const ChatRequest &) { return 0; }
    virtual unsigned parametersOf(const ChatRequest &asked) const = 0; // those that the request has
    virtual HttpRequest request(const Server &server, const ChatRequest &asked) const = 0;
    virtual std::unique_ptr<ChatReader> reader(const TokenSink &heard) const = 0;
    virtual std::optional<Reply> read(const QByteArray &body) const = 0; // one that is no stream
    virtual Room roomAfter(const Server &server, const ChatRequest &asked, const Reply &reply,
                           std::stop_token stop) = 0;
    // The same of a prompt that was too long, or whose window took too much memory.
    virtual Room roomAfterRefusal(const ChatRequest &, const ServerError &) { return {}; }
    // What is said of it; nothing: what is said of every server.
    virtual std::optional<Error> refusal(const Server &, const Offer &, int /*status*/, const ServerError &) const
    {
        return {};
    }
};

std::unique_ptr<ChatProtocol> openAiProtocol();

// Fewer tokens than any text has: six letters a token, so that nothing is refused that would fit.
int leastTokens(const Prompt &prompt);

struct VectorProtocol // how texts are made vectors
{
    HttpRequest (*request)(const Server &server, const QString &model, const QStringList &texts);
    std::optional<std::vector<std::vector<float>>> (*read)(const QByteArray &body, int count);
};

struct OwnProtocol // of a kind of server; offered
{
    Kind kind;
    Facts (*facts)(const Server &server, const Offer &model, std::stop_token stop);
    // Null where the server does not speak it. Fills in what the server tells of the model.
    std::unique_ptr<ChatProtocol> (*chat)(const Server &server, Offer &model, std::stop_token stop);
    std::optional<QList<Offer>> (*models)(const Server &server, std::stop_token stop);
    VectorProtocol vectors;
};

const OwnProtocol *ownProtocolOf(Kind kind); // null: it speaks no other than OpenAI's

} // namespace core::openai
