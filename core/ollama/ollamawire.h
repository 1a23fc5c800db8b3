// Ollama's own protocol as bytes (docs/api.md of github.com/ollama/ollama): writes requests and reads replies
// leniently. No network access.
#pragma once

#include "core/base/json.h"
#include "core/openai/chatprotocol.h"
#include "core/openai/gatheredreply.h"

#include <QDateTime>

#include <functional>
#include <vector>

namespace core::ollama {

struct Shown // facts about one model: /api/show
{
    int context = 0; // the model's own context length in tokens; 0: not given
    int window = 0;  // num_ctx from its Modelfile, in tokens; 0: the server's setting applies
    bool thinks = false;
    bool chats = true; // false: embeddings only
};

struct Loaded // a model in memory: /api/ps
{
    int context = 0;                     // context it was loaded with, in tokens; 0: not in memory, or not given
    QDateTime expires;                   // when it will be unloaded; invalid: not in memory
    std::optional<double> gpuShare = {}; // share of the model in GPU memory; nullopt: not reported
};

QByteArray chatRequest(const openai::ChatRequest &asked, const QString &keepAlive); // keepAlive empty: default
unsigned parametersOf(const openai::ChatRequest &asked);

// Text is never truncated silently: the server refuses text that is too long, and the caller shortens it.
QByteArray vectorsRequest(const QString &model, const QStringList &texts);
std::optional<std::vector<std::vector<float>>> vectorsFrom(const Json &object, int count);

Shown shownFrom(const Json &object);
Loaded loadedFrom(const Json &object, const QString &model);
// Models with size, quantisation and purpose, from /api/tags; nullopt if the object is not such a list.
std::optional<QList<openai::Offer>> offersFrom(const Json &object);

// Reads objects, one per line, from bytes as they arrive; they may be split anywhere.
class JsonLines
{
public:
    // Receives null for a line that is not an object.
    using Taker = std::function<void(const Json &object)>;

    void feed(const QByteArray &piece, const Taker &take);
    bool isCut() const;          // the buffer has an incomplete object
    void end(const Taker &take); // call this when no more bytes will come

private:
    static void line(const QByteArray &line, const Taker &take);

    QByteArray m_buffer;
};

class ChatLines : public openai::ChatReader
{
public:
    explicit ChatLines(TokenSink heard) : m_gathered(std::move(heard)) {}

    StreamControl feed(const QByteArray &piece) override;
    void end() override;

    bool whole() const override { return m_done; }
    bool readable() const override { return m_readable; }
    const std::optional<openai::ServerError> &error() const override { return m_error; }
    Reply reply() const override { return m_gathered.whole(); }

private:
    void take(const Json &object);

    openai::GatheredReply m_gathered;
    JsonLines m_lines;
    bool m_done = false;
    bool m_readable = true;
    std::optional<openai::ServerError> m_error;
};

} // namespace core::ollama
