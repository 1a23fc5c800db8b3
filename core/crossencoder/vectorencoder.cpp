#include "core/crossencoder/vectorencoder.h"

#include "core/crossencoder/encoderinput.h"

#include <iterator>

namespace core {
namespace {

TokenSequence sequenceOf(const Encoder &encoder, const QString &text)
{
    const EncoderManifest &manifest = encoder.manifest;
    TokenSequence sequence;
    sequence.tokens = tokensOf(encoder, text, manifest.maxTokens - 2);
    sequence.tokens.insert(sequence.tokens.begin(), manifest.start);
    sequence.tokens.push_back(manifest.separator);
    sequence.second = sequence.size();
    return sequence;
}

} // namespace

Result<VectorEncoder> VectorEncoder::from(const QString &folder, const Encoder &reader)
{
    Result<std::shared_ptr<const Encoder>> encoder = readVectorEncoder(folder, reader);
    if (!encoder)
        return encoder.error();
    return VectorEncoder(*std::move(encoder));
}

Result<std::vector<std::vector<float>>> VectorEncoder::vectors(const QStringList &texts, Embedder::Purpose purpose,
                                                               const std::stop_token &stop) const
{
    const QString before =
        m_encoder->manifest.json[purpose == Embedder::Question ? u"question" : u"passage"].toString();
    std::vector<TokenSequence> sequences;
    for (const QString &text : texts)
        sequences.push_back(sequenceOf(*m_encoder, before + text));
    const std::vector<size_t> batches = batchesOf(sequences);
    std::vector<std::vector<float>> vectors;
    for (size_t i = 0; i + 1 < batches.size() && !sequences.empty(); ++i) {
        const std::span batch = std::span(sequences).subspan(batches[i], batches[i + 1] - batches[i]);
        auto some = meansOf(*m_encoder, *layerLoops().front(), batch, stop);
        if (!some)
            return Error::cancelled();
        std::move(some->begin(), some->end(), std::back_inserter(vectors));
    }
    return vectors;
}

} // namespace core
