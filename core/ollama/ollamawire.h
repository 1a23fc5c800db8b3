// Ollama's own protocol as bytes (docs/api.md of github.com/ollama/ollama): what is sent, and what is read, leniently.
// No network here.
#pragma once

#include "core/base/json.h"
#include "core/openai/chatprotocol.h"
#include "core/openai/gatheredreply.h"

#include <QDateTime>

#include <functional>
#include <vector>

namespace core::ollama {

struct Shown // what it says of one model: /api/show
{
    int context = 0; // tokens the model was made for; 0: it does not say
    int window = 0;  // tokens the model is loaded with, by its own file; 0: as the server is set
    bool thinks = false;
    bool chats = true; // else it only makes vectors
};

struct Loaded // of what is in memory now: /api/ps
{
    int context = 0;   // tokens it was loaded with; 0: it is not in memory, or the server does not say
    QDateTime expires; // when it leaves the memory; invalid: it is not there
    std::optional<double> gpuShare = {}; // of its bytes; none: the server does not say
};

QByteArray chatRequest(const openai::ChatRequest &asked, const QString &keepAlive); // empty: as the server is set
unsigned parametersOf(const openai::ChatRequest &asked);

// Nothing of a text is dropped in silence: what is too long is refused, and then cut by who asks.
QByteArray vectorsRequest(const QString &model, const QStringList &texts);
std::optional<std::vector<std::vector<float>>> vectorsFrom(const Json &object, int count);

Shown shownFrom(const Json &object);
Loaded loadedFrom(const Json &object, const QString &model);
// With size, quantisation and what each is for; nothing, where it is no such list: /api/tags.
std::optional<QList<openai::Offer>> offersFrom(const Json &object);

// Objects, one a line; fed as the bytes arrive, cut anywhere.
class JsonLines
{
public:
    // Null where a line is none.
    using Taker = std::function<void(const Json &object)>;

    void feed(const QByteArray &piece, const Taker &take);
    bool isCut() const;          // what is here is the beginning of an object
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
