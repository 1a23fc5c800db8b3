// Turns text into token ids as specified by a model's tokenizer.json (the format of Hugging Face's tokenizers):
// normalises it, splits it into pieces, and splits each piece into parts from the vocabulary. Thread-safe.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace core {

using TextNormalizer = std::function<QString(const QString &text)>;
using TextSplitter = std::function<QStringList(const QStringList &pieces)>;

class TokenModel // splits one piece into tokens
{
public:
    virtual ~TokenModel() = default;

    // Appends the piece's tokens; -1 for parts missing from the vocabulary.
    virtual void append(const QString &piece, std::vector<int> &tokens) const = 0;
};

class Tokenizer
{
public:
    // `name` is used in error messages. Errors: Invalid (not a tokenizer, or it has an unsupported part).
    static Result<Tokenizer> from(const QByteArray &json, const QString &name);

    // Leaves out special tokens, which do not represent text. Parts that are missing from the vocabulary or spelled
    // like a special token are dropped, or kept as -1.
    enum class Unknown { Dropped, Kept };
    std::vector<int> tokens(const QString &text, Unknown unknown = Unknown::Dropped) const;

private:
    TextNormalizer m_normalize;
    TextSplitter m_split;
    std::shared_ptr<const TokenModel> m_model;
    std::vector<int> m_special; // sorted; includes the unknown token
};

// The parts of a tokenizer. The supported models are WordPiece, Unigram and BPE; the error names the unsupported part.
Result<TextNormalizer> normalizerFrom(const Json &json);
Result<TextSplitter> splitterFrom(const Json &json);
Result<std::shared_ptr<const TokenModel>> tokenModelFrom(const Json &json);
Error unknownTokenizerPart(const QString &part, const Json &json);

} // namespace core
