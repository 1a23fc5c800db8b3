// The evidence model's folder, read and checked. It holds two networks of the same words: one reads a question and a
// span together, the other makes a vector of a text. tests/tools/evidence-train/quantise.py and vectors.py write it:
//
// manifest.json   {"format": 1, "layers", "hidden", "heads", "positions", "maxTokens",
//                  "pair": "bert" ([CLS] question [SEP] span [SEP], types 0 and 1)
//                       or "xlmr" (<s> question </s> </s> span </s>, all of type 0),
//                  "special": {"start", "separator", "unknown"}, numbers of tokens,
//                  "depths": [6, 12], layers behind which a head is, "gelu": "erf" or "tanh",
//                  "vectors": {"layers", "positions", "maxTokens", "question", "passage"}, of the other network;
//                      the latter two are what stands before a text that it makes a vector of,
//                  "files": {"model.safetensors": SHA-256, "tokenizer.json": ..., "vectors.safetensors": ...}}
//                 Other keys say where the weights come from and how scores are read; they are kept, and not looked at
//                 here.
// model.safetensors
//                 The tensors of a BERT encoder under their usual names. Matrices and word embeddings: I8 [out, in]
//                 with NAME.scale, F32 [out]; a value is the product. Biases, norms (eps 1e-12), position and type
//                 embeddings, head.DEPTH.w [hidden] and head.DEPTH.b [1]: F32 or F16.
// vectors.safetensors
//                 The same of the other network, without word embeddings, which are those above, and without heads.
// tokenizer.json  Hugging Face's format, with what core/embedding/tokenizer.h knows.
//
// hidden is a multiple of 16 x heads, the inner size of a layer a multiple of 16.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/crossencoder/layerloops.h"
#include "core/embedding/tokenizer.h"

#include <map>
#include <memory>
#include <vector>

namespace core {

enum class PairForm { Bert, Xlmr };

struct EncoderManifest
{
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int positions = 0;
    int maxTokens = 0; // of question and span together, with the special ones
    PairForm pair = PairForm::Bert;
    int start = 0;
    int separator = 0;
    int unknown = 0;
    std::vector<int> depths; // ascending
    Gelu gelu = Gelu::Erf;
    Json json; // all of it
};

struct NormWeights
{
    std::vector<float> weight;
    std::vector<float> bias;
};

struct EncoderLayer
{
    ByteMatrix query;
    ByteMatrix keyAndValue;
    ByteMatrix attentionOutput;
    NormWeights attentionNorm;
    ByteMatrix intermediate;
    ByteMatrix output;
    NormWeights outputNorm;
};

struct ScoringHead
{
    std::vector<float> weight;
    float bias = 0;
};

struct WordTable
{
    std::vector<qint8> numbers; // [vocabulary][hidden]
    std::vector<float> scales;  // of each word
};

struct Encoder // never changed once it is read
{
    EncoderManifest manifest;
    std::shared_ptr<const Tokenizer> tokenizer;
    std::shared_ptr<const WordTable> words;
    std::vector<float> positions;  // [positions][hidden]
    std::vector<float> tokenTypes; // [2][hidden]
    NormWeights norm;
    std::vector<EncoderLayer> layers;
    std::map<int, ScoringHead> heads; // by depth

    int vocabulary() const { return int(words->scales.size()); }
    int innerSize() const { return layers.front().intermediate.outputs(); }
};

// Errors: NotFound (there is no such folder, or it lacks a file), Unreadable, Invalid (a file is damaged or of another
// form).
Result<std::shared_ptr<const Encoder>> readEncoder(const QString &folder);

// The folder's other network, which shares words and tokenizer with the one that was read of it. `json` of its manifest
// is what the folder's has under "vectors". Errors: as above.
Result<std::shared_ptr<const Encoder>> readVectorEncoder(const QString &folder, const Encoder &reader);

// The sum of that network's file, by the manifest alone; empty: the folder has none.
QString sumOfVectors(const QString &folder);

} // namespace core
