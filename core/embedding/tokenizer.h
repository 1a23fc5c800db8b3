// Turns text into token ids as a model's tokenizer.json says (the format of Hugging Face's tokenizers): normalisation,
// splitting into pieces, and each piece into parts from the vocabulary. Thread-safe.
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

class TokenModel // for one piece
{
public:
    virtual ~TokenModel() = default;

    // Appends its tokens; -1 for parts missing from the vocabulary.
    virtual void append(const QString &piece, std::vector<int> &tokens) const = 0;
};

class Tokenizer
{
public:
    // `name` is for errors: Invalid (not a tokenizer, or it has an unsupported part).
    static Result<Tokenizer> from(const QByteArray &json, const QString &name);

    // Without special tokens, which say nothing about a text. Parts missing from the vocabulary are dropped, or -1; so
    // is text spelled like a special token.
    enum class Unknown { Dropped, Kept };
    std::vector<int> tokens(const QString &text, Unknown unknown = Unknown::Dropped) const;

private:
    TextNormalizer m_normalize;
    TextSplitter m_split;
    std::shared_ptr<const TokenModel> m_model;
    std::vector<int> m_special; // in order; with the one for unknown text
};

// Its parts. WordPiece, Unigram and BPE; the error names an unsupported part.
Result<TextNormalizer> normalizerFrom(const Json &json);
Result<TextSplitter> splitterFrom(const Json &json);
Result<std::shared_ptr<const TokenModel>> tokenModelFrom(const Json &json);
Error unknownTokenizerPart(const QString &part, const Json &json);

} // namespace core
