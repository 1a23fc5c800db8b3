#include "core/embedding/staticembedder.h"

#include "core/base/detachedcall.h"
#include "core/base/catalogue.h"
#include "core/ports/backend.h"
#include "core/embedding/safetensors.h"
#include "core/embedding/tokenizer.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr qint64 mostDimensions = 16'384;
constexpr qint64 largestTokenizer = qint64(256) << 20; // in bytes

// One row per token; in reduced models several tokens share a row, and each has a weight.
struct Table
{
    SafeTensors tensors;
    Tensor rows;
    const Tensor *mapping = nullptr; // maps tokens to rows; null: each has its own
    const Tensor *weights = nullptr; // per token; null: 1
    qint64 tokens = 0;

    qint64 dimension() const { return rows.shape[1]; }

    void add(qint64 token, std::vector<double> &sum) const
    {
        const qint64 row = mapping ? qint64(mapping->at(token)) : token;
        const double weight = weights ? weights->at(token) : 1;
        for (qint64 i = 0; i < dimension(); ++i)
            sum[size_t(i)] += weight * rows.at(row * dimension() + i);
    }
};

Error unfit(const QString &file, const QString &what)
{
    return {Error::Invalid, QStringLiteral("“%1” %2; choose another model for vectors.").arg(file, what), {}};
}

bool isFinite(const Tensor &tensor)
{
    for (qint64 i = 0; i < tensor.count(); ++i) {
        if (!std::isfinite(tensor.at(i)))
            return false;
    }
    return true;
}

Result<Table> tableFrom(SafeTensors tensors, const QString &file)
{
    const Tensor *rows = tensors.find(QStringLiteral("embeddings"));
    if (!rows)
        rows = tensors.find(QStringLiteral("embedding.weight")); // name used by Sentence Transformers
    if (!rows || rows->shape.size() != 2 || rows->count() == 0 || rows->shape[1] > mostDimensions)
        return unfit(file, QStringLiteral("has no table of vectors, which a static model needs"));
    Table table;
    table.rows = *rows;
    table.tensors = std::move(tensors);
    table.mapping = table.tensors.find(QStringLiteral("mapping"));
    table.weights = table.tensors.find(QStringLiteral("weights"));
    table.tokens = table.mapping ? table.mapping->count() : rows->shape[0];
    if (table.weights && table.weights->count() != table.tokens)
        return unfit(file, QStringLiteral("does not have one weight for each word"));
    for (qint64 token = 0; table.mapping && token < table.tokens; ++token) {
        const double row = table.mapping->at(token);
        if (row < 0 || row >= double(table.rows.shape[0]))
            return unfit(file, QStringLiteral("refers to rows that it does not have"));
    }
    if (!isFinite(table.rows) || (table.weights && !isFinite(*table.weights)))
        return unfit(file, QStringLiteral("contains values that are not numbers"));
    return table;
}

// False for a zero vector.
bool normalise(const std::vector<double> &sum, std::vector<float> &vector)
{
    double square = 0;
    for (const double value : sum)
        square += value * value;
    if (!std::isfinite(square) || square <= 0)
        return false;
    vector.assign(sum.size(), 0);
    std::transform(sum.begin(), sum.end(), vector.begin(),
                   [length = std::sqrt(square)](double value) { return float(value / length); });
    return true;
}

class StaticEmbedder : public Embedder
{
public:
    StaticEmbedder(const QString &name, Table table, Tokenizer tokenizer)
        : m_name(name),
          m_table(std::move(table)),
          m_tokenizer(std::move(tokenizer))
    {
        std::vector<double> sum(size_t(m_table.dimension()));
        for (qint64 token = 0; token < m_table.tokens; ++token)
            m_table.add(token, sum);
        if (!normalise(sum, m_middle)) {
            m_middle.assign(sum.size(), 0);
            m_middle[0] = 1;
        }
    }

    QString name() const override { return m_name; }

    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose, std::stop_token stop) override
    {
        std::vector<std::vector<float>> vectors;
        for (const QString &text : texts) {
            if (stop.stop_requested())
                return Error::cancelled();
            vectors.push_back(vectorOf(text));
        }
        return vectors;
    }

private:
    // Only the direction matters, so the sum replaces the mean. A text of unknown words gets the direction of all words
    // together, which is neutral.
    std::vector<float> vectorOf(const QString &text) const
    {
        std::vector<double> sum(size_t(m_table.dimension()));
        for (const int token : m_tokenizer.tokens(text)) {
            if (token < m_table.tokens)
                m_table.add(token, sum);
        }
        std::vector<float> vector;
        return normalise(sum, vector) ? vector : m_middle;
    }

    const QString m_name;
    const Table m_table;
    const Tokenizer m_tokenizer;
    std::vector<float> m_middle;
};

Result<std::shared_ptr<StaticEmbedder>> load(const QString &folder)
{
    const QDir directory(folder);
    const QString model = directory.filePath(QStringLiteral("model.safetensors"));
    const QString words = directory.filePath(QStringLiteral("tokenizer.json"));
    if (!QFileInfo::exists(model) || !QFileInfo::exists(words))
        return Error{Error::NotFound,
                     QStringLiteral("“%1” is not the folder of a static model, with the files model.safetensors and "
                                    "tokenizer.json; choose another one.")
                         .arg(folder),
                     {}};
    Result<SafeTensors> tensors = SafeTensors::read(model);
    if (!tensors)
        return tensors.error();
    QFile file(words);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Unreadable, QStringLiteral("“%1” cannot be read (%2).").arg(words, file.errorString()), {}};
    if (file.size() > largestTokenizer)
        return unfit(words, QStringLiteral("is too large for a tokenizer"));
    const QByteArray json = file.readAll();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(tensors->bytes());
    hash.addData(json);
    Result<Table> table = tableFrom(*std::move(tensors), model);
    if (!table)
        return table.error();
    Result<Tokenizer> tokenizer = Tokenizer::from(json, words);
    if (!tokenizer)
        return tokenizer.error();
    const QString name =
        QStringLiteral("static:%1:%2").arg(directory.dirName(), QString::fromLatin1(hash.result().toHex().left(16)));
    return std::make_shared<StaticEmbedder>(name, *std::move(table), *std::move(tokenizer));
}

// The files are read on a thread that can be abandoned; everybody who waits shares the result.
class Shared : public Embedder
{
public:
    explicit Shared(std::shared_ptr<StaticEmbedder> embedder) : m_embedder(std::move(embedder)) {}

    QString name() const override { return m_embedder->name(); }
    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                  std::stop_token stop) override
    {
        return m_embedder->embed(texts, purpose, stop);
    }

private:
    const std::shared_ptr<StaticEmbedder> m_embedder;
};

bool handles(const QString &model, ModelRole role)
{
    return role == ModelRole::Vectors && namesStaticEmbedder(model);
}

Result<QStringList> models(const Settings &, const Connections &, std::stop_token)
{
    return QStringList(); // these are chosen by their folders
}

Result<std::unique_ptr<Embedder>> embedder(const Settings &settings, const Connections &, std::stop_token stop)
{
    return openStaticEmbedder(settings.embedder, stop);
}

const Backend backend{"static", QT_TRANSLATE_NOOP("Backend", "A static model for vectors"), handles, nullptr, models,
                      embedder};
const Offered<Backend> offered{backend};

} // namespace

bool namesStaticEmbedder(const QString &embedder)
{
    return QDir::isAbsolutePath(embedder);
}

Result<std::unique_ptr<Embedder>> openStaticEmbedder(const QString &folder, const std::stop_token &stop)
{
    const auto loaded = callDetached([folder] { return load(folder); }, stop);
    if (!loaded)
        return Error::cancelled();
    if (!*loaded)
        return loaded->error();
    return std::unique_ptr<Embedder>(std::make_unique<Shared>(**loaded));
}

} // namespace core
