// Text to the numbers of a model's vocabulary, as its tokenizer.json says (the format of Hugging Face's tokenizers):
// normal form, pieces, and of each piece the parts that the vocabulary has. Safe from several threads.
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

class TokenModel // of one piece
{
public:
    virtual ~TokenModel() = default;

    // Appends its tokens; -1 for what the vocabulary does not have.
    virtual void append(const QString &piece, std::vector<int> &tokens) const = 0;
};

class Tokenizer
{
public:
    // `name` is for errors: Invalid (it is no tokenizer, or has a part that is not known here).
    static Result<Tokenizer> from(const QByteArray &json, const QString &name);

    // Without the special ones, which say nothing of a text. What the vocabulary does not have is left out, or -1; so
    // is what is spelled like a special one.
    enum class Unknown { Dropped, Kept };
    std::vector<int> tokens(const QString &text, Unknown unknown = Unknown::Dropped) const;

private:
    TextNormalizer m_normalize;
    TextSplitter m_split;
    std::shared_ptr<const TokenModel> m_model;
    std::vector<int> m_special; // in order; with that for what is unknown
};

// Its parts. WordPiece, Unigram and BPE; what is not known is named by the error.
Result<TextNormalizer> normalizerFrom(const Json &json);
Result<TextSplitter> splitterFrom(const Json &json);
Result<std::shared_ptr<const TokenModel>> tokenModelFrom(const Json &json);
Error unknownTokenizerPart(const QString &part, const Json &json);

} // namespace core
