#include "core/crossencoder/encoder.h"

#include "core/embedding/safetensors.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr qint64 largestManifest = qint64(1) << 20; // in bytes
constexpr qint64 largestTokenizer = qint64(64) << 20;
constexpr qint64 largestModel = qint64(512) << 20;
constexpr int mostLayers = 64;
constexpr int mostHeads = 64;
constexpr int mostHidden = 4096;
constexpr int mostInner = 16'384;
constexpr int mostPositions = 8192;
constexpr int mostTokens = 512; // longer sequences would take seconds
constexpr int leastTokens = 16;

QString manifestName()
{
    return QStringLiteral("manifest.json");
}

QString modelName()
{
    return QStringLiteral("model.safetensors");
}

QString vectorsName()
{
    return QStringLiteral("vectors.safetensors");
}

QString tokenizerName()
{
    return QStringLiteral("tokenizer.json");
}

Error damaged(const QString &file, const QString &what)
{
    return {Error::Invalid,
            QStringLiteral("The evidence model is damaged (“%1” %2); please install Attest again.").arg(file, what),
            {}};
}

Result<QByteArray> readFile(const QString &name, qint64 largest)
{
    QFile file(name);
    if (!file.exists())
        return Error{
            Error::NotFound,
            QStringLiteral("The evidence model is missing (there is no “%1”); please install Attest again.").arg(name),
            {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Unreadable,
                     QStringLiteral("The evidence model cannot be read (“%1”: %2).").arg(name, file.errorString()),
                     {}};
    if (file.size() > largest)
        return damaged(name, QStringLiteral("is too large for such a file"));
    return file.read(largest);
}

class ManifestReader
{
public:
    explicit ManifestReader(const Json &json) : m_json(json) {}

    // The same for the network that makes vectors, which shares its words with `reader`.
    QString read(EncoderManifest &manifest, const EncoderManifest &reader)
    {
        manifest = reader;
        manifest.json = m_json;
        manifest.depths.clear();
        readSizes(manifest);
        return m_problem;
    }

    // Empty: no error.
    QString read(EncoderManifest &manifest)
    {
        manifest.json = m_json;
        if (!m_json.isObject() || m_json[u"format"].toInt() != 1)
            return QStringLiteral("is not a manifest that this version of Attest supports");
        readSizes(manifest);
        manifest.heads = number(u"heads", 1, mostHeads);
        manifest.hidden = number(u"hidden", lanes, mostHidden);
        if (m_problem.isEmpty() && manifest.hidden % (manifest.heads * lanes) != 0)
            m_problem = QStringLiteral("has heads of an unsupported size");
        const QString pair = m_json[u"pair"].toString();
        manifest.pair = pair == QLatin1String("xlmr") ? PairForm::Xlmr : PairForm::Bert;
        if (pair != QLatin1String("bert") && pair != QLatin1String("xlmr"))
            wrong(u"pair");
        const QString gelu = m_json[u"gelu"].toString();
        manifest.gelu = gelu == QLatin1String("tanh") ? Gelu::Tanh : Gelu::Erf;
        if (gelu != QLatin1String("erf") && gelu != QLatin1String("tanh"))
            wrong(u"gelu");
        readDepths(manifest);
        const Json special = m_json[u"special"];
        manifest.start = special[u"start"].toInt(-1);
        manifest.separator = special[u"separator"].toInt(-1);
        manifest.unknown = special[u"unknown"].toInt(-1);
        if (manifest.start < 0 || manifest.separator < 0 || manifest.unknown < 0)
            wrong(u"special");
        return m_problem;
    }

private:
    static constexpr int lanes = 16;

    void wrong(QStringView key)
    {
        if (m_problem.isEmpty())
            m_problem = QStringLiteral("has an invalid entry for “%1”").arg(key);
    }

    void readSizes(EncoderManifest &manifest)
    {
        manifest.layers = number(u"layers", 1, mostLayers);
        manifest.positions = number(u"positions", leastTokens, mostPositions);
        manifest.maxTokens = number(u"maxTokens", leastTokens, std::min(mostTokens, manifest.positions));
    }

    int number(QStringView key, int least, int most)
    {
        const int value = m_json[key].toInt(-1);
        if (value < least || value > most)
            wrong(key);
        return value;
    }

    void readDepths(EncoderManifest &manifest)
    {
        const Json depths = m_json[u"depths"];
        if (!depths.isArray() || depths.size() == 0 || depths.size() > mostLayers)
            return wrong(u"depths");
        for (const Json &depth : depths) {
            const int value = depth.toInt(-1);
            if (value < 1 || value > manifest.layers || (!manifest.depths.empty() && value <= manifest.depths.back()))
                return wrong(u"depths");
            manifest.depths.push_back(value);
        }
    }

    const Json m_json;
    QString m_problem;
};

class TensorReader
{
public:
    explicit TensorReader(const SafeTensors &tensors) : m_tensors(tensors) {}

    const QString &problem() const { return m_problem; } // the first problem; empty: none

    qint64 rowsOf(const QString &name) const
    {
        const Tensor *tensor = m_tensors.find(name);
        return tensor && tensor->shape.size() == 2 ? tensor->shape[0] : 0;
    }

    std::vector<float> floats(const QString &name, const std::vector<qint64> &shape)
    {
        const Tensor *tensor = find(name, shape);
        if (!tensor)
            return {};
        if (tensor->type != QLatin1String("F32") && tensor->type != QLatin1String("F16"))
            return wrong(name, QStringLiteral("contains numbers of a different type")), std::vector<float>();
        std::vector<float> values(size_t(tensor->count()));
        for (size_t i = 0; i < values.size(); ++i) {
            values[i] = float(tensor->at(qint64(i)));
            if (!std::isfinite(values[i]) || std::abs(values[i]) > mostValue)
                return wrong(name, QStringLiteral("contains values that are not numbers")), std::vector<float>();
        }
        return values;
    }

    NormWeights norm(const QString &name, qint64 size)
    {
        return {floats(name + QStringLiteral(".weight"), {size}), floats(name + QStringLiteral(".bias"), {size})};
    }

    // The numbers stay as they are in the file.
    ByteMatrix::Rows numbers(const QString &name, qint64 rows, qint64 columns)
    {
        const Tensor *tensor = find(name, {rows, columns});
        if (tensor && tensor->type != QLatin1String("I8"))
            wrong(name, QStringLiteral("contains numbers of a different type"));
        if (!tensor || !m_problem.isEmpty())
            return {};
        return {reinterpret_cast<const qint8 *>(tensor->data), floats(name + QStringLiteral(".scale"), {rows}), {}};
    }

    ByteMatrix::Rows matrix(const QString &name, qint64 rows, qint64 columns)
    {
        ByteMatrix::Rows matrix = numbers(name + QStringLiteral(".weight"), rows, columns);
        matrix.biases = floats(name + QStringLiteral(".bias"), {rows});
        return matrix;
    }

private:
    static constexpr float mostValue = 1e4F; // limits values so that no score overflows

    void wrong(const QString &name, const QString &what)
    {
        if (m_problem.isEmpty())
            m_problem = QStringLiteral("has a table “%1” that %2").arg(name, what);
    }

    const Tensor *find(const QString &name, const std::vector<qint64> &shape)
    {
        const Tensor *tensor = m_tensors.find(name);
        if (!tensor)
            wrong(name, QStringLiteral("is missing"));
        else if (tensor->shape != shape)
            wrong(name, QStringLiteral("does not have the shape its manifest gives"));
        return m_problem.isEmpty() ? tensor : nullptr;
    }

    const SafeTensors &m_tensors;
    QString m_problem;
};

// Packs matrices only if all were read.
ByteMatrix packed(const TensorReader &reader, int inputs, const std::vector<ByteMatrix::Rows> &parts)
{
    return reader.problem().isEmpty() ? ByteMatrix(inputs, parts) : ByteMatrix();
}

EncoderLayer layerFrom(TensorReader &reader, int number, int hidden)
{
    const QString layer = QStringLiteral("encoder.layer.%1.").arg(number);
    const QString attention = layer + QStringLiteral("attention.");
    const qint64 inner = reader.rowsOf(layer + QStringLiteral("intermediate.dense.weight"));
    if (inner < 16 || inner > mostInner || inner % 16 != 0)
        return {};
    EncoderLayer made;
    made.query = packed(reader, hidden, {reader.matrix(attention + QStringLiteral("self.query"), hidden, hidden)});
    const ByteMatrix::Rows key = reader.matrix(attention + QStringLiteral("self.key"), hidden, hidden);
    const ByteMatrix::Rows value = reader.matrix(attention + QStringLiteral("self.value"), hidden, hidden);
    made.keyAndValue = packed(reader, hidden, {key, value});
    made.attentionOutput =
        packed(reader, hidden, {reader.matrix(attention + QStringLiteral("output.dense"), hidden, hidden)});
    made.attentionNorm = reader.norm(attention + QStringLiteral("output.LayerNorm"), hidden);
    made.intermediate =
        packed(reader, hidden, {reader.matrix(layer + QStringLiteral("intermediate.dense"), inner, hidden)});
    made.output = packed(reader, int(inner), {reader.matrix(layer + QStringLiteral("output.dense"), hidden, inner)});
    made.outputNorm = reader.norm(layer + QStringLiteral("output.LayerNorm"), hidden);
    return made;
}

// Empty: no error.
QString readWords(TensorReader &reader, Encoder &encoder)
{
    const EncoderManifest &manifest = encoder.manifest;
    const QString words = QStringLiteral("embeddings.word_embeddings.weight");
    const qint64 vocabulary = reader.rowsOf(words);
    if (std::max({manifest.start, manifest.separator, manifest.unknown}) >= vocabulary)
        return QStringLiteral("has fewer words than its manifest lists");
    ByteMatrix::Rows rows = reader.numbers(words, vocabulary, manifest.hidden);
    if (!reader.problem().isEmpty())
        return reader.problem();
    const auto table = std::make_shared<WordTable>();
    table->numbers.assign(rows.numbers, rows.numbers + vocabulary * manifest.hidden);
    table->scales = std::move(rows.scales);
    encoder.words = table;
    return {};
}

QString readLayers(TensorReader &reader, Encoder &encoder)
{
    const EncoderManifest &manifest = encoder.manifest;
    const int hidden = manifest.hidden;
    encoder.positions =
        reader.floats(QStringLiteral("embeddings.position_embeddings.weight"), {manifest.positions, hidden});
    encoder.tokenTypes = reader.floats(QStringLiteral("embeddings.token_type_embeddings.weight"), {2, hidden});
    encoder.norm = reader.norm(QStringLiteral("embeddings.LayerNorm"), hidden);
    for (int layer = 0; layer < manifest.layers && reader.problem().isEmpty(); ++layer) {
        encoder.layers.push_back(layerFrom(reader, layer, hidden));
        if (reader.problem().isEmpty() && encoder.layers.back().output.inputs() == 0)
            return QStringLiteral("has a layer of an unsupported size");
    }
    return reader.problem();
}

QString readHeads(TensorReader &reader, Encoder &encoder)
{
    const int hidden = encoder.manifest.hidden;
    for (const int depth : encoder.manifest.depths) {
        const QString head = QStringLiteral("head.%1").arg(depth);
        encoder.heads[depth].weight = reader.floats(head + QStringLiteral(".w"), {hidden});
        const std::vector<float> bias = reader.floats(head + QStringLiteral(".b"), {1});
        encoder.heads[depth].bias = bias.empty() ? 0 : bias[0];
    }
    return reader.problem();
}

bool hasSum(const QByteArray &bytes, const Json &manifest, const QString &name)
{
    const QByteArray sum = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    return manifest[u"files"][name].toString() == QLatin1String(sum);
}

QString otherSum()
{
    return QStringLiteral("is not the file that its manifest describes");
}

Result<SafeTensors> readTensors(const QString &file, const Json &manifest)
{
    Result<QByteArray> numbers = readFile(file, largestModel);
    if (!numbers)
        return numbers.error();
    if (!hasSum(*numbers, manifest, QFileInfo(file).fileName()))
        return damaged(file, otherSum());
    Result<SafeTensors> tensors = SafeTensors::from(*std::move(numbers), file);
    if (!tensors)
        return damaged(file, QStringLiteral("contains no model tables"));
    return tensors;
}

} // namespace

Result<std::shared_ptr<const Encoder>> readEncoder(const QString &folder)
{
    const QDir directory(folder);
    const auto place = [&](const QString &name) { return directory.filePath(name); };
    const Result<QByteArray> manifest = readFile(place(manifestName()), largestManifest);
    if (!manifest)
        return manifest.error();
    const auto encoder = std::make_shared<Encoder>();
    const QString wrong = ManifestReader(Json::parse(*manifest)).read(encoder->manifest);
    if (!wrong.isEmpty())
        return damaged(place(manifestName()), wrong);
    const Result<QByteArray> words = readFile(place(tokenizerName()), largestTokenizer);
    if (!words)
        return words.error();
    const Result<SafeTensors> tensors = readTensors(place(modelName()), encoder->manifest.json);
    if (!tensors)
        return tensors.error();
    if (!hasSum(*words, encoder->manifest.json, tokenizerName()))
        return damaged(place(tokenizerName()), otherSum());
    Result<Tokenizer> tokenizer = Tokenizer::from(*words, tokenizerName());
    if (!tokenizer)
        return damaged(place(tokenizerName()), QStringLiteral("is not a supported tokenizer"));
    encoder->tokenizer = std::make_shared<const Tokenizer>(*std::move(tokenizer));
    TensorReader reader(*tensors);
    for (const auto part : {&readWords, &readLayers, &readHeads}) {
        if (const QString problem = part(reader, *encoder); !problem.isEmpty())
            return damaged(place(modelName()), problem);
    }
    return std::shared_ptr<const Encoder>(encoder);
}

Result<std::shared_ptr<const Encoder>> readVectorEncoder(const QString &folder, const Encoder &reader)
{
    const QDir directory(folder);
    const auto encoder = std::make_shared<Encoder>();
    encoder->tokenizer = reader.tokenizer;
    encoder->words = reader.words;
    const Json &manifest = reader.manifest.json;
    const QString wrong = ManifestReader(manifest[u"vectors"]).read(encoder->manifest, reader.manifest);
    if (!wrong.isEmpty())
        return damaged(directory.filePath(manifestName()), wrong);
    const QString file = directory.filePath(vectorsName());
    const Result<SafeTensors> tensors = readTensors(file, manifest);
    if (!tensors)
        return tensors.error();
    TensorReader weights(*tensors);
    if (const QString problem = readLayers(weights, *encoder); !problem.isEmpty())
        return damaged(file, problem);
    return std::shared_ptr<const Encoder>(encoder);
}

QString sumOfVectors(const QString &folder)
{
    const Result<QByteArray> bytes = readFile(QDir(folder).filePath(manifestName()), largestManifest);
    const Json manifest = bytes ? Json::parse(*bytes) : Json();
    return manifest[u"vectors"].isObject() ? manifest[u"files"][vectorsName()].toString() : QString();
}

} // namespace core
