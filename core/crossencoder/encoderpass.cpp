#include "core/crossencoder/encoderpass.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

class EncoderPass
{
public:
    EncoderPass(const Encoder &encoder, const LayerLoops &loops, std::span<const TokenSequence> sequences)
        : m_encoder(encoder),
          m_loops(loops),
          m_sequences(sequences),
          m_hidden(encoder.manifest.hidden),
          m_rows(rowsOf(sequences)),
          m_rounded(m_rows, std::max(m_hidden, encoder.innerSize())),
          m_states(size_t(m_rows) * size_t(m_hidden)),
          m_queries(m_states.size()),
          m_keysAndValues(2 * m_states.size()),
          m_seen(m_states.size()),
          m_inner(size_t(m_rows) * size_t(encoder.innerSize()))
    {
    }

    std::optional<std::vector<float>> scores(int depth, const std::stop_token &stop)
    {
        if (!goThrough(depth, LastLayer::FirstTokens, stop))
            return {};
        const ScoringHead &head = m_encoder.heads.at(depth);
        std::vector<float> scores;
        for (size_t i = 0; i < m_sequences.size(); ++i) {
            double score = double(head.bias);
            for (size_t j = 0; j < size_t(m_hidden); ++j)
                score += double(m_states[i * size_t(m_hidden) + j]) * double(head.weight[j]);
            scores.push_back(float(score));
        }
        return scores;
    }

    std::optional<std::vector<std::vector<float>>> means(const std::stop_token &stop)
    {
        if (!goThrough(m_encoder.manifest.layers, LastLayer::AllTokens, stop))
            return {};
        std::vector<std::vector<float>> means;
        const float *state = m_states.data();
        for (const TokenSequence &sequence : m_sequences) {
            std::vector<double> sum(size_t(m_hidden), 0);
            for (int at = 0; at < sequence.size(); ++at, state += m_hidden) {
                for (int i = 0; i < m_hidden; ++i)
                    sum[size_t(i)] += double(state[i]);
            }
            const double length = std::sqrt(std::inner_product(sum.begin(), sum.end(), sum.begin(), 0.0));
            std::vector<float> &mean = means.emplace_back();
            for (const double each : sum)
                mean.push_back(float(length > 0 ? each / length : 0));
        }
        return means;
    }

private:
    enum class LastLayer { FirstTokens, AllTokens }; // which tokens of the last layer are needed

    bool goThrough(int layers, LastLayer wanted, const std::stop_token &stop)
    {
        embed();
        for (int layer = 0; layer < layers; ++layer) {
            if (stop.stop_requested())
                return false;
            lookAround(m_encoder.layers[size_t(layer)], wanted == LastLayer::FirstTokens && layer + 1 == layers);
            if (stop.stop_requested())
                return false;
            think(m_encoder.layers[size_t(layer)]);
        }
        return true;
    }

    static int rowsOf(std::span<const TokenSequence> sequences)
    {
        int rows = 0;
        for (const TokenSequence &sequence : sequences)
            rows += sequence.size();
        return rows;
    }

    void embed()
    {
        float *state = m_states.data();
        for (const TokenSequence &sequence : m_sequences) {
            for (int at = 0; at < sequence.size(); ++at, state += m_hidden) {
                const auto token = size_t(sequence.tokens[size_t(at)]);
                const qint8 *word = m_encoder.words->numbers.data() + token * size_t(m_hidden);
                const float scale = m_encoder.words->scales[token];
                const float *position = m_encoder.positions.data() + qsizetype(at) * m_hidden;
                const float *type = m_encoder.tokenTypes.data() + (at < sequence.second ? 0 : m_hidden);
                for (int i = 0; i < m_hidden; ++i)
                    state[i] = float(word[i]) * scale + position[i] + type[i];
            }
        }
        normalise(nullptr, m_encoder.norm);
    }

    void normalise(const float *added, const NormWeights &norm)
    {
        m_loops.normalise(m_states.data(), added, m_rows, m_hidden, norm.weight.data(), norm.bias.data());
    }

    void multiply(const std::vector<float> &rows, int columns, const ByteMatrix &matrix, std::vector<float> &results)
    {
        m_loops.round(rows.data(), m_rows, columns, m_rounded);
        m_loops.multiply(m_rounded, matrix, results.data());
    }

    // Attention: each token gathers information from its sequence. If only the first tokens are needed from here on,
    // only these are computed and kept.
    void lookAround(const EncoderLayer &layer, bool onlyFirst)
    {
        multiply(m_states, m_hidden, layer.keyAndValue, m_keysAndValues);
        if (onlyFirst) {
            keepFirstTokens();
            m_loops.round(m_states.data(), m_rows, m_hidden, m_rounded);
        }
        m_loops.multiply(m_rounded, layer.query, m_queries.data());
        Attention attention;
        attention.heads = m_encoder.manifest.heads;
        attention.size = m_hidden / attention.heads;
        attention.queryStride = m_hidden;
        attention.keyStride = 2 * m_hidden;
        attention.queries = m_queries.data();
        attention.keys = m_keysAndValues.data();
        attention.results = m_seen.data();
        attention.scratch = m_inner.data();
        for (const TokenSequence &sequence : m_sequences) {
            attention.tokens = sequence.size();
            attention.asking = onlyFirst ? 1 : sequence.size();
            attention.values = attention.keys + m_hidden;
            m_scratch.resize(size_t(Attention::scratchSize(attention.tokens, attention.size)));
            attention.scratch = m_scratch.data();
            m_loops.attend(attention);
            attention.queries += qsizetype(attention.asking) * m_hidden;
            attention.results += qsizetype(attention.asking) * m_hidden;
            attention.keys += qsizetype(attention.tokens) * attention.keyStride;
        }
        multiply(m_seen, m_hidden, layer.attentionOutput, m_queries);
        normalise(m_queries.data(), layer.attentionNorm);
    }

    void think(const EncoderLayer &layer)
    {
        multiply(m_states, m_hidden, layer.intermediate, m_inner);
        const int inner = layer.intermediate.outputs();
        m_loops.gelu(m_inner.data(), qsizetype(m_rows) * inner, m_encoder.manifest.gelu);
        multiply(m_inner, inner, layer.output, m_queries);
        normalise(m_queries.data(), layer.outputNorm);
    }

    void keepFirstTokens()
    {
        qsizetype from = 0;
        for (size_t i = 0; i < m_sequences.size(); ++i) {
            std::copy_n(m_states.begin() + from, m_hidden, m_states.begin() + std::ptrdiff_t(i) * m_hidden);
            from += qsizetype(m_sequences[i].size()) * m_hidden;
        }
        m_rows = int(m_sequences.size());
    }

    const Encoder &m_encoder;
    const LayerLoops &m_loops;
    const std::span<const TokenSequence> m_sequences;
    const int m_hidden;
    int m_rows; // rows of all sequences
    RoundedRows m_rounded;
    std::vector<float> m_states;
    std::vector<float> m_queries;
    std::vector<float> m_keysAndValues;
    std::vector<float> m_seen;
    std::vector<float> m_inner;
    std::vector<float> m_scratch;
};

} // namespace

std::optional<std::vector<float>> scoresOf(const Encoder &encoder, const LayerLoops &loops,
                                           std::span<const TokenSequence> sequences, int depth,
                                           const std::stop_token &stop)
{
    return EncoderPass(encoder, loops, sequences).scores(depth, stop);
}

std::optional<std::vector<std::vector<float>>> meansOf(const Encoder &encoder, const LayerLoops &loops,
                                                       std::span<const TokenSequence> sequences,
                                                       const std::stop_token &stop)
{
    return EncoderPass(encoder, loops, sequences).means(stop);
}

} // namespace core
