// Ollama's own protocol as bytes (docs/api.md of github.com/ollama/ollama): writes requests and reads replies,
// leniently. No network here.
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
    int context = 0; // tokens the model was made for; 0: not given
    int window = 0;  // tokens the model is loaded with, from its own file; 0: the server's setting
    bool thinks = false;
    bool chats = true; // else it only makes vectors
};

struct Loaded // models in memory: /api/ps
{
    int context = 0;                     // tokens it was loaded with; 0: not in memory, or not given
    QDateTime expires;                   // when it is unloaded; invalid: not in memory
    std::optional<double> gpuShare = {}; // of its bytes; none: the server does not say
};

QByteArray chatRequest(const openai::ChatRequest &asked, const QString &keepAlive); // empty: the server's setting
unsigned parametersOf(const openai::ChatRequest &asked);

// Text is never truncated silently: text that is too long is refused, and the caller shortens it.
QByteArray vectorsRequest(const QString &model, const QStringList &texts);
std::optional<std::vector<std::vector<float>>> vectorsFrom(const Json &object, int count);

Shown shownFrom(const Json &object);
Loaded loadedFrom(const Json &object, const QString &model);
// With size, quantisation and purpose; nothing if the object is not such a list: /api/tags.
std::optional<QList<openai::Offer>> offersFrom(const Json &object);

// Objects, one per line; fed as the bytes arrive, split anywhere.
class JsonLines
{
public:
    // Null for a line that is not an object.
    using Taker = std::function<void(const Json &object)>;

    void feed(const QByteArray &piece, const Taker &take);
    bool isCut() const;          // the buffer has the beginning of an object
    void end(const Taker &take); // no more will come

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
