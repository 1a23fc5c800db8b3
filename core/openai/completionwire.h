// Completions as bytes: a raw prompt without chat messages, and the probabilities of every token. Three servers use
// three formats; all are read leniently. No network access here.
#pragma once

#include "core/openai/openaiwire.h"

#include <QHash>

namespace core::openai {

enum class CompletionForm {
    Native, // llama-server's own /completion
    Legacy, // /v1/completions of vLLM and llama-cpp-python
};

struct CompletionPrompt
{
    QString text;
    int maxTokens = 100;
    QStringList stop; // stop sequences: the reply ends before any of them
    bool stream = false;
};

using TokenIds = QHash<int, QString>; // known tokens by id, however the server spells them

struct Completion
{
    QList<Token> tokens; // tokens of the reply; empty if the server gives no probabilities
    QString text;        // text as the server writes it
    bool cut = false;    // the token limit ended the reply, not the model
    bool ended = false;  // the reply is complete; in a stream, this is the last piece
    Cost cost;           // counts tokens only
};

QByteArray completionRequest(const Offer &model, CompletionForm form, const CompletionPrompt &prompt);
// Reads a whole reply or one event of a stream. nullopt if the bytes are neither.
std::optional<Completion> readCompletion(const QByteArray &json, const TokenIds &ids);

// Asks how a text is split into tokens. The reply gives their ids, including those that the server prepends to every
// text. If the server does not support this, tokenQuestion() is empty, or readTokenIds() returns nullopt.
struct TokenQuestion
{
    QString path; // outside the OpenAI interface
    QByteArray body;
};
TokenQuestion tokenQuestion(const Offer &model, const QString &text);
std::optional<QList<int>> readTokenIds(const QByteArray &body);

// Reads a stream of completions as its bytes arrive; they may be split anywhere.
class CompletionStream
{
public:
    explicit CompletionStream(TokenIds ids) : m_ids(std::move(ids)) {}

    void feed(const QByteArray &piece);
    void end(); // call this when no more bytes will come
    bool readable() const { return m_readable; }
    const std::optional<ServerError> &error() const { return m_error; }
    const Completion &sofar() const { return m_sofar; }

private:
    void line(const QByteArray &line);
    void take(const QByteArray &json);

    const TokenIds m_ids;
    QByteArray m_buffer;
    QByteArray m_unframed; // lines that are not events
    bool m_readable = true;
    std::optional<ServerError> m_error;
    Completion m_sofar;
};

} // namespace core::openai
