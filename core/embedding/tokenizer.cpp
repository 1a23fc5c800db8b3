#include "core/embedding/tokenizer.h"

#include <algorithm>

namespace core {
namespace {

// Id of the token for unknown words; -1: there is none.
int unknownOf(const Json &model)
{
    if (model[u"unk_id"].isNumber())
        return model[u"unk_id"].toInt(-1);
    const Json token = model[u"unk_token"];
    return token.isString() ? model[u"vocab"][token.toString()].toInt(-1) : -1;
}

// Sorted. No text may be read as one of these, or a document could end the question it is read with.
std::vector<int> specialTokens(const Json &json)
{
    std::vector<int> special{unknownOf(json[u"model"])};
    for (const Json &token : json[u"added_tokens"]) {
        if (token[u"special"].toBool())
            special.push_back(token[u"id"].toInt(-1));
    }
    std::sort(special.begin(), special.end());
    return special;
}

} // namespace

Error unknownTokenizerPart(const QString &part, const Json &json)
{
    const QString type = json[u"type"].toString();
    return {Error::Invalid,
            QStringLiteral("uses the %1 “%2”, which Attest does not support")
                .arg(part, type.isEmpty() ? QStringLiteral("?") : type.left(80)),
            {}};
}

Result<Tokenizer> Tokenizer::from(const QByteArray &bytes, const QString &name)
{
    const auto failed = [&](const QString &what) {
        return Error{Error::Invalid, QStringLiteral("“%1” %2; choose another model for vectors.").arg(name, what), {}};
    };
    const Json json = Json::parse(bytes);
    if (!json[u"model"].isObject())
        return failed(QStringLiteral("is not a readable tokenizer"));
    const Result<TextNormalizer> normalizer = normalizerFrom(json[u"normalizer"]);
    if (!normalizer)
        return failed(normalizer.error().message);
    const Result<TextSplitter> splitter = splitterFrom(json[u"pre_tokenizer"]);
    if (!splitter)
        return failed(splitter.error().message);
    const Result<std::shared_ptr<const TokenModel>> model = tokenModelFrom(json[u"model"]);
    if (!model)
        return failed(model.error().message);
    Tokenizer tokenizer;
    tokenizer.m_normalize = *normalizer;
    tokenizer.m_split = *splitter;
    tokenizer.m_model = *model;
    tokenizer.m_special = specialTokens(json);
    return tokenizer;
}

std::vector<int> Tokenizer::tokens(const QString &text, Unknown unknown) const
{
    std::vector<int> tokens;
    for (const QString &piece : m_split({m_normalize(text)}))
        m_model->append(piece, tokens);
    for (int &token : tokens) {
        if (std::binary_search(m_special.begin(), m_special.end(), token))
            token = -1;
    }
    if (unknown == Unknown::Dropped)
        std::erase_if(tokens, [](int token) { return token < 0; });
    return tokens;
}

} // namespace core
