#include "core/crossencoder/crossencoder.h"

#include "core/crossencoder/encoderinput.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestQuestion = 48; // in tokens
constexpr int spansTogether = 16;   // spans tokenised per call

TokenSequence paired(const EncoderManifest &manifest, const std::vector<int> &question, const std::vector<int> &span)
{
    TokenSequence pair;
    std::vector<int> &tokens = pair.tokens;
    tokens.push_back(manifest.start);
    tokens.insert(tokens.end(), question.begin(), question.end());
    tokens.push_back(manifest.separator);
    if (manifest.pair == PairForm::Xlmr)
        tokens.push_back(manifest.separator);
    pair.second = pair.size();
    tokens.insert(tokens.end(), span.begin(), span.end());
    tokens.push_back(manifest.separator);
    if (manifest.pair == PairForm::Xlmr)
        pair.second = pair.size();
    return pair;
}

std::vector<TokenSequence> pairsOf(const Encoder &encoder, const QString &question, const QStringList &spans,
                                   Parallel &parallel, const std::stop_token &stop)
{
    const EncoderManifest &manifest = encoder.manifest;
    const int special = manifest.pair == PairForm::Bert ? 3 : 4;
    const int most = std::min(longestQuestion, (manifest.maxTokens - special) / 2);
    const std::vector<int> asked = tokensOf(encoder, question, most);
    const int room = manifest.maxTokens - special - int(asked.size());
    std::vector<TokenSequence> pairs(size_t(spans.size()));
    const auto cut = [&](int part) {
        const qsizetype from = qsizetype(part) * spansTogether;
        for (qsizetype i = from; i < std::min(from + spansTogether, spans.size()) && !stop.stop_requested(); ++i)
            pairs[size_t(i)] = paired(manifest, asked, tokensOf(encoder, spans[i], room));
    };
    parallel.forEach(int((spans.size() + spansTogether - 1) / spansTogether), cut, stop);
    return pairs;
}

} // namespace

CrossEncoder::CrossEncoder(std::shared_ptr<const Encoder> encoder)
    : m_encoder(std::move(encoder)),
      m_loops(layerLoops().front())
{
}

Result<CrossEncoder> CrossEncoder::from(const QString &folder)
{
    Result<std::shared_ptr<const Encoder>> encoder = readEncoder(folder);
    if (!encoder)
        return encoder.error();
    return CrossEncoder(*std::move(encoder));
}

Result<std::vector<float>> CrossEncoder::scores(const QString &question, const QStringList &spans, int depth,
                                                Parallel &parallel, const std::stop_token &stop) const
{
    if (depth == wholeDepth)
        depth = depths().back();
    if (!m_encoder->heads.contains(depth))
        return Error::defect(QStringLiteral("the evidence model has no head after layer %1").arg(depth));
    const std::vector<TokenSequence> pairs = pairsOf(*m_encoder, question, spans, parallel, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    const std::vector<size_t> batches = batchesOf(pairs);
    std::vector<float> scores(pairs.size());
    const auto score = [&](int batch) {
        const size_t from = batches[size_t(batch)];
        const size_t to = batches[size_t(batch) + 1];
        const auto some = scoresOf(*m_encoder, *m_loops, std::span(pairs).subspan(from, to - from), depth, stop);
        if (some)
            std::copy(some->begin(), some->end(), scores.begin() + std::ptrdiff_t(from));
    };
    if (!pairs.empty())
        parallel.forEach(int(batches.size()) - 1, score, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    return scores;
}

const Json &CrossEncoder::manifest() const
{
    return m_encoder->manifest.json;
}

const std::vector<int> &CrossEncoder::depths() const
{
    return m_encoder->manifest.depths;
}

QStringList CrossEncoder::loops()
{
    QStringList names;
    for (const LayerLoops *loops : layerLoops())
        names.append(QLatin1String(loops->name));
    return names;
}

void CrossEncoder::useLoops(const QString &name)
{
    for (const LayerLoops *loops : layerLoops()) {
        if (name == QLatin1String(loops->name))
            m_loops = loops;
    }
}

} // namespace core
