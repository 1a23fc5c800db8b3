#include "core/crossencoder/encoderinput.h"

namespace core {
namespace {

constexpr int rowsTogether = 128;         // tokens per batch
constexpr qsizetype longestText = 16'384; // characters; far more than the network's limit in tokens

} // namespace

std::vector<int> tokensOf(const Encoder &encoder, const QString &text, int most)
{
    std::vector<int> tokens = encoder.tokenizer->tokens(text.left(longestText), Tokenizer::Unknown::Kept);
    if (tokens.size() > size_t(most))
        tokens.resize(size_t(most));
    for (int &token : tokens) {
        if (token < 0 || token >= encoder.vocabulary())
            token = encoder.manifest.unknown;
    }
    return tokens;
}

std::vector<size_t> batchesOf(const std::vector<TokenSequence> &sequences)
{
    std::vector<size_t> begins{0};
    int rows = 0;
    for (size_t i = 0; i < sequences.size(); ++i) {
        if (i > begins.back() && rows + sequences[i].size() > rowsTogether) {
            begins.push_back(i);
            rows = 0;
        }
        rows += sequences[i].size();
    }
    begins.push_back(sequences.size());
    return begins;
}

} // namespace core
