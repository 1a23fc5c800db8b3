// Reads and checks the evidence model's folder. The folder contains two networks with the same vocabulary: one reads a
// question and a span together, the other turns a text into a vector. tests/tools/evidence-train/quantise.py and
// vectors.py write it:
//
// manifest.json   {"format": 1, "layers", "hidden", "heads", "positions", "maxTokens",
//                  "pair": "bert" ([CLS] question [SEP] span [SEP], types 0 and 1)
//                       or "xlmr" (<s> question </s> </s> span </s>, all of type 0),
//                  "special": {"start", "separator", "unknown"}, token ids,
//                  "depths": [6, 12], layers followed by a head, "gelu": "erf" or "tanh",
//                  "vectors": {"layers", "positions", "maxTokens", "question", "passage"}, for the other network;
//                      the latter two are prefixes of the texts that it turns into vectors,
//                  "files": {"model.safetensors": SHA-256, "tokenizer.json": ..., "vectors.safetensors": ...}}
//                 Other keys give the origin of the weights and the calibration of scores; they are kept but not used
//                 here.
// model.safetensors
//                 The tensors of a BERT encoder under their usual names. Matrices and word embeddings: I8 [out, in]
//                 with NAME.scale, F32 [out]; each value is the product of the two. Biases, norms (eps 1e-12), position
//                 and type embeddings, head.DEPTH.w [hidden] and head.DEPTH.b [1]: F32 or F16.
// vectors.safetensors
//                 The same for the other network, without heads and without word embeddings, which are shared.
// tokenizer.json  Hugging Face's format, as far as core/embedding/tokenizer.h supports it.
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
    int maxTokens = 0; // limit for question and span together, including special tokens
    PairForm pair = PairForm::Bert;
    int start = 0;
    int separator = 0;
    int unknown = 0;
    std::vector<int> depths; // ascending
    Gelu gelu = Gelu::Erf;
    Json json; // the whole manifest
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
    std::vector<float> scales;  // per word
};

struct Encoder // immutable once read
{
    EncoderManifest manifest;
    std::shared_ptr<const Tokenizer> tokenizer;
    std::shared_ptr<const WordTable> words;
    std::vector<float> positions;  // [positions][hidden]
    std::vector<float> tokenTypes; // [2][hidden]
    NormWeights norm;
    std::vector<EncoderLayer> layers;
    std::map<int, ScoringHead> heads; // keyed by depth

    int vocabulary() const { return int(words->scales.size()); }
    int innerSize() const { return layers.front().intermediate.outputs(); }
};

// Errors: NotFound (the folder or one of its files is missing), Unreadable, Invalid (a file is damaged or in another
// format).
Result<std::shared_ptr<const Encoder>> readEncoder(const QString &folder);

// The folder's other network, which shares its vocabulary and tokenizer with `reader`. The `json` in its manifest is
// the "vectors" entry of the folder's manifest. Errors: as for readEncoder().
Result<std::shared_ptr<const Encoder>> readVectorEncoder(const QString &folder, const Encoder &reader);

// The SHA-256 of the file with the network for vectors, read from the manifest alone; empty if the folder has no such
// network.
QString sumOfVectors(const QString &folder);

} // namespace core
