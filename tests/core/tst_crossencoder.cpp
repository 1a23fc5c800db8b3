// The evidence model's network with random weights: compared with a simple computation in doubles; scores do not depend
// on the batch or the processor; damaged and wrong folders are rejected.
#include "core/crossencoder/crossencoder.h"
#include "core/crossencoder/builtinembedder.h"
#include "core/crossencoder/layerloops.h"

#include "staticmodel.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;

namespace {

const QStringList vocabulary{u"[UNK]"_s,  u"[CLS]"_s,  u"[SEP]"_s, u"how"_s,    u"long"_s, u"is"_s,     u"the"_s,
                             u"notice"_s, u"period"_s, u"three"_s, u"months"_s, u"rent"_s, u"garden"_s, u"##s"_s};
constexpr int hidden = 32;
constexpr int heads = 2;
constexpr int inner = 48;
constexpr int layers = 2;

struct Matrix // as floats and as stored in the file
{
    int rows = 0;
    int columns = 0;
    QList<qint8> numbers;
    QList<float> scales;

    double at(int row, int column) const { return double(numbers[row * columns + column]) * double(scales[row]); }
};

// A network of random weights, its folder, and a slow reference implementation.
struct Model
{
    std::map<QString, Matrix> matrices;
    std::map<QString, QList<float>> vectors;
    QString pair = u"bert"_s;
    QString gelu = u"erf"_s;
    int maxTokens = 24;
    QTemporaryDir place;

    explicit Model(quint32 seed = 1) : chance(seed)
    {
        addMatrix(u"embeddings.word_embeddings.weight"_s, int(vocabulary.size()), hidden, 1);
        addVector(u"embeddings.position_embeddings.weight"_s, 128 * hidden, 0, 0.3);
        addVector(u"embeddings.token_type_embeddings.weight"_s, 2 * hidden, 0, 0.3);
        addNorm(u"embeddings.LayerNorm"_s);
        for (int layer = 0; layer < layers; ++layer) {
            const QString name = u"encoder.layer.%1."_s.arg(layer);
            for (const QString &part : {u"query"_s, u"key"_s, u"value"_s})
                addLinear(name + u"attention.self."_s + part, hidden, hidden);
            addLinear(name + u"attention.output.dense"_s, hidden, hidden);
            addNorm(name + u"attention.output.LayerNorm"_s);
            addLinear(name + u"intermediate.dense"_s, inner, hidden);
            addLinear(name + u"output.dense"_s, hidden, inner);
            addNorm(name + u"output.LayerNorm"_s);
            addVector(u"head.%1.w"_s.arg(layer + 1), hidden, 0, 1);
            addVector(u"head.%1.b"_s.arg(layer + 1), 1, 0, 1);
        }
    }

    QJsonObject manifest() const
    {
        return {{u"format"_s, 1},
                {u"layers"_s, layers},
                {u"hidden"_s, hidden},
                {u"heads"_s, heads},
                {u"positions"_s, 128},
                {u"maxTokens"_s, maxTokens},
                {u"pair"_s, pair},
                {u"gelu"_s, gelu},
                {u"depths"_s, QJsonArray{1, 2}},
                {u"special"_s, QJsonObject{{u"start"_s, 1}, {u"separator"_s, 2}, {u"unknown"_s, 0}}},
                {u"bands"_s, QJsonArray{0.5, 0.8}}};
    }

    static QByteArray tokenizer(const QStringList &words = vocabulary)
    {
        QJsonObject numbers;
        QJsonArray special;
        for (int i = 0; i < words.size(); ++i) {
            numbers[words[i]] = i;
            if (words[i].startsWith(u'['))
                special.append(QJsonObject{{u"id"_s, i}, {u"content"_s, words[i]}, {u"special"_s, true}});
        }
        const QJsonObject json{
            {u"added_tokens"_s, special},
            {u"pre_tokenizer"_s, QJsonObject{{u"type"_s, u"WhitespaceSplit"_s}}},
            {u"model"_s,
             QJsonObject{{u"type"_s, u"WordPiece"_s}, {u"unk_token"_s, u"[UNK]"_s}, {u"vocab"_s, numbers}}}};
        return QJsonDocument(json).toJson();
    }

    QList<tests::Part> parts() const
    {
        QList<tests::Part> parts;
        for (const auto &[name, matrix] : matrices) {
            parts.append({name, u"I8"_s, {matrix.rows, matrix.columns}, tests::littleEndian(matrix.numbers)});
            parts.append({name + u".scale"_s, u"F32"_s, {matrix.rows}, tests::floats(matrix.scales)});
        }
        for (const auto &[name, vector] : vectors) {
            const bool isTable = name.endsWith(u"embeddings.weight"_s);
            const QList<int> shape =
                isTable ? QList<int>{int(vector.size()) / hidden, hidden} : QList<int>{int(vector.size())};
            parts.append({name, u"F32"_s, shape, tests::floats(vector)});
        }
        return parts;
    }

    QString write() const { return write(manifest(), tests::safetensors(parts()), tokenizer()); }

    // With correct checksums.
    QString write(QJsonObject manifest, const QByteArray &numbers, const QByteArray &words) const
    {
        const auto sum = [](const QByteArray &bytes) {
            return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        };
        if (!manifest.contains(u"files"_s))
            manifest[u"files"_s] =
                QJsonObject{{u"model.safetensors"_s, sum(numbers)}, {u"tokenizer.json"_s, sum(words)}};
        writeFile(u"manifest.json"_s, QJsonDocument(manifest).toJson());
        writeFile(u"model.safetensors"_s, numbers);
        writeFile(u"tokenizer.json"_s, words);
        return place.path();
    }

    void writeFile(const QString &name, const QByteArray &bytes) const
    {
        QFile file(place.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(name));
    }

    core::CrossEncoder encoder() const
    {
        auto encoder = core::CrossEncoder::from(write());
        if (!encoder)
            qFatal("%s", qPrintable(encoder.error().message));
        return *encoder;
    }

    using Rows = std::vector<std::vector<double>>;

    // As in Vaswani et al. 2017 and Devlin et al. 2019.
    Rows states(const QList<int> &tokens, const QList<int> &types, int depth) const
    {
        Rows x;
        for (int i = 0; i < tokens.size(); ++i) {
            std::vector<double> row(hidden);
            for (int j = 0; j < hidden; ++j)
                row[size_t(j)] = matrices.at(u"embeddings.word_embeddings.weight"_s).at(tokens[i], j) +
                                 table(u"position_embeddings"_s, i, j) + table(u"token_type_embeddings"_s, types[i], j);
            x.push_back(normal(row, u"embeddings.LayerNorm"_s));
        }
        for (int layer = 0; layer < depth; ++layer) {
            const QString name = u"encoder.layer.%1."_s.arg(layer);
            const Rows seen = linear(attention(x, name), name + u"attention.output.dense"_s);
            x = normal(sum(x, seen), name + u"attention.output.LayerNorm"_s);
            Rows thought = linear(x, name + u"intermediate.dense"_s);
            for (std::vector<double> &row : thought) {
                for (double &value : row)
                    value = curve(value);
            }
            x = normal(sum(x, linear(thought, name + u"output.dense"_s)), name + u"output.LayerNorm"_s);
        }
        return x;
    }

    double score(const QList<int> &tokens, const QList<int> &types, int depth) const
    {
        const Rows x = states(tokens, types, depth);
        double score = double(vectors.at(u"head.%1.b"_s.arg(depth))[0]);
        for (int j = 0; j < hidden; ++j)
            score += x[0][size_t(j)] * double(vectors.at(u"head.%1.w"_s.arg(depth))[j]);
        return score;
    }

    double score(const QString &question, const QString &span, int depth) const
    {
        QList<int> tokens{1};
        tokens += tokensOf(question);
        tokens += pair == u"bert"_s ? QList<int>{2} : QList<int>{2, 2};
        const auto first = tokens.size();
        tokens += tokensOf(span);
        tokens.append(2);
        QList<int> types(tokens.size(), 0);
        for (auto i = first; i < types.size() && pair == u"bert"_s; ++i)
            types[i] = 1;
        return score(tokens, types, depth);
    }

    // Reimers and Gurevych 2019; for whole words only.
    std::vector<double> mean(const QString &text) const
    {
        const QList<int> tokens = QList<int>{1} + tokensOf(text) + QList<int>{2};
        std::vector<double> mean(hidden);
        for (const std::vector<double> &state : states(tokens, QList<int>(tokens.size(), 0), layers)) {
            for (size_t j = 0; j < hidden; ++j)
                mean[j] += state[j];
        }
        const double length = std::sqrt(std::inner_product(mean.begin(), mean.end(), mean.begin(), 0.0));
        for (double &value : mean)
            value /= length;
        return mean;
    }

    // A folder that contains this model and a second one as the encoder.
    QString writeWithVectors(QList<tests::Part> own, QJsonObject sizes) const
    {
        own.removeIf([](const tests::Part &part) {
            return part.name.startsWith(u"embeddings.word"_s) || part.name.startsWith(u"head"_s);
        });
        const QByteArray bytes = tests::safetensors(own);
        sizes[u"question"_s] = u"how "_s;
        sizes[u"passage"_s] = u"the "_s;
        QJsonObject whole = manifest();
        whole[u"vectors"_s] = sizes;
        const QByteArray numbers = tests::safetensors(parts());
        const auto sum = [](const QByteArray &file) {
            return QString::fromLatin1(QCryptographicHash::hash(file, QCryptographicHash::Sha256).toHex());
        };
        whole[u"files"_s] = QJsonObject{{u"model.safetensors"_s, sum(numbers)},
                                        {u"tokenizer.json"_s, sum(tokenizer())},
                                        {u"vectors.safetensors"_s, sum(bytes)}};
        writeFile(u"vectors.safetensors"_s, bytes);
        return write(whole, numbers, tokenizer());
    }
    QString writeWithVectors() const { return writeWithVectors(parts(), vectorSizes()); }
    static QJsonObject vectorSizes() { return {{u"layers"_s, layers}, {u"positions"_s, 128}, {u"maxTokens"_s, 20}}; }

private:
    static QList<int> tokensOf(const QString &text) // whole words only
    {
        QList<int> tokens;
        for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
            tokens.append(std::max(0, int(vocabulary.indexOf(word))));
        return tokens;
    }

    double random(double size) { return (chance.generateDouble() * 2 - 1) * size; }

    void addMatrix(const QString &name, int rows, int columns, double size)
    {
        Matrix matrix{rows, columns, {}, {}};
        for (int i = 0; i < rows * columns; ++i)
            matrix.numbers.append(qint8(chance.bounded(-127, 128)));
        for (int i = 0; i < rows; ++i)
            matrix.scales.append(float(size / 127 * (0.5 + chance.generateDouble())));
        matrices[name] = matrix;
    }

    void addVector(const QString &name, int count, double middle, double size)
    {
        for (int i = 0; i < count; ++i)
            vectors[name].append(float(middle + random(size)));
    }

    void addLinear(const QString &name, int rows, int columns)
    {
        addMatrix(name + u".weight"_s, rows, columns, 0.5);
        addVector(name + u".bias"_s, rows, 0, 0.3);
    }

    void addNorm(const QString &name)
    {
        addVector(name + u".weight"_s, hidden, 1, 0.5);
        addVector(name + u".bias"_s, hidden, 0, 0.3);
    }

    double table(const QString &name, int row, int column) const
    {
        return double(vectors.at(u"embeddings."_s + name + u".weight"_s)[row * hidden + column]);
    }

    std::vector<double> normal(const std::vector<double> &row, const QString &name) const
    {
        double middle = 0;
        for (const double value : row)
            middle += value / hidden;
        double spread = 0;
        for (const double value : row)
            spread += (value - middle) * (value - middle) / hidden;
        std::vector<double> result;
        for (size_t j = 0; j < row.size(); ++j)
            result.push_back((row[j] - middle) / std::sqrt(spread + 1e-12) *
                                 double(vectors.at(name + u".weight"_s)[qsizetype(j)]) +
                             double(vectors.at(name + u".bias"_s)[qsizetype(j)]));
        return result;
    }

    Rows normal(const Rows &rows, const QString &name) const
    {
        Rows result;
        for (const std::vector<double> &row : rows)
            result.push_back(normal(row, name));
        return result;
    }

    Rows linear(const Rows &rows, const QString &name) const
    {
        const Matrix &matrix = matrices.at(name + u".weight"_s);
        Rows result;
        for (const std::vector<double> &row : rows) {
            std::vector<double> made;
            for (int i = 0; i < matrix.rows; ++i) {
                made.push_back(double(vectors.at(name + u".bias"_s)[i]));
                for (int j = 0; j < matrix.columns; ++j)
                    made.back() += matrix.at(i, j) * row[size_t(j)];
            }
            result.push_back(made);
        }
        return result;
    }

    static Rows sum(Rows rows, const Rows &more)
    {
        for (size_t i = 0; i < rows.size(); ++i) {
            for (size_t j = 0; j < rows[i].size(); ++j)
                rows[i][j] += more[i][j];
        }
        return rows;
    }

    Rows attention(const Rows &x, const QString &layer) const
    {
        const Rows queries = linear(x, layer + u"attention.self.query"_s);
        const Rows keys = linear(x, layer + u"attention.self.key"_s);
        const Rows values = linear(x, layer + u"attention.self.value"_s);
        constexpr size_t size = hidden / heads;
        Rows result(x.size(), std::vector<double>(hidden));
        for (size_t head = 0; head < heads; ++head) {
            for (size_t i = 0; i < x.size(); ++i) {
                std::vector<double> shares;
                double all = 0;
                for (const std::vector<double> &key : keys) {
                    double product = 0;
                    for (size_t j = head * size; j < (head + 1) * size; ++j)
                        product += queries[i][j] * key[j];
                    shares.push_back(std::exp(product / std::sqrt(double(size))));
                    all += shares.back();
                }
                for (size_t k = 0; k < x.size(); ++k) {
                    for (size_t j = head * size; j < (head + 1) * size; ++j)
                        result[i][j] += shares[k] / all * values[k][j];
                }
            }
        }
        return result;
    }

    double curve(double x) const
    {
        return gelu == u"erf"_s ? x / 2 * (1 + std::erf(x / std::sqrt(2.0)))
                                : x / 2 * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
    }

    QRandomGenerator chance;
};

const QString question = u"how long is the notice period"_s;
const QStringList spans{u"the notice period is three months"_s, u"the rent"_s, u""_s, u"garden garden unheardof"_s,
                        u"the garden is long how long is the garden"_s};

std::vector<float> scoresOf(const core::CrossEncoder &encoder, const QString &asked, const QStringList &given,
                            int depth = core::CrossEncoder::wholeDepth)
{
    core::Inline parallel;
    const auto scores = encoder.scores(asked, given, depth, parallel, {});
    if (!scores)
        qFatal("%s", qPrintable(scores.error().message));
    return *scores;
}

// Several threads; observes each item that begins.
class Threads : public core::Parallel
{
public:
    std::function<void(int begun)> looked;
    std::atomic<int> begun = 0;

    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        std::atomic<int> next = 0;
        const auto share = [&] {
            for (int i = next++; i < count && !stop.stop_requested(); i = next++) {
                if (looked)
                    looked(++begun);
                work(i);
            }
        };
        std::jthread other(share);
        share();
    }
};

using Vectors = std::vector<std::vector<float>>;

core::Result<Vectors> vectorsOf(core::EvidenceModel &model, const QStringList &texts,
                                core::Embedder::Purpose purpose = core::Embedder::Passage)
{
    const std::unique_ptr<core::Embedder> embedder = core::builtinEmbedder(model);
    if (!embedder)
        qFatal("there is none");
    return embedder->embed(texts, purpose, {});
}

} // namespace

class tst_crossencoder : public QObject
{
    Q_OBJECT

private slots:
    void computesWhatTheNetworkIs_data()
    {
        QTest::addColumn<QString>("pair");
        QTest::addColumn<QString>("gelu");
        QTest::newRow("bert, erf") << u"bert"_s << u"erf"_s;
        QTest::newRow("bert, tanh") << u"bert"_s << u"tanh"_s;
        QTest::newRow("xlmr, erf") << u"xlmr"_s << u"erf"_s;
        QTest::newRow("xlmr, tanh") << u"xlmr"_s << u"tanh"_s;
    }

    void computesWhatTheNetworkIs()
    {
        QFETCH(const QString, pair);
        QFETCH(const QString, gelu);
        Model model(7);
        model.pair = pair;
        model.gelu = gelu;
        const core::CrossEncoder encoder = model.encoder();
        QCOMPARE(encoder.depths(), std::vector<int>({1, 2}));
        for (const int depth : encoder.depths()) {
            const std::vector<float> scores = scoresOf(encoder, question, spans, depth);
            for (size_t i = 0; i < scores.size(); ++i) {
                const double expected = model.score(question, spans[qsizetype(i)], depth);
                QVERIFY2(std::abs(double(scores[i]) - expected) < 2e-3,
                         qPrintable(u"%1 instead of %2"_s.arg(QString::number(scores[i]), QString::number(expected))));
            }
        }
        QCOMPARE(scoresOf(encoder, question, spans), scoresOf(encoder, question, spans, 2));
    }

    void makesVectorsOfTheMeanOfStates()
    {
        const Model model(7);
        core::EvidenceModel evidence(model.writeWithVectors());
        const auto passages = vectorsOf(evidence, spans);
        const auto asked = vectorsOf(evidence, {question}, core::Embedder::Question);
        QVERIFY2(passages, passages ? "" : qPrintable(passages.error().message));
        QVERIFY(asked);
        const auto isNear = [&](const std::vector<float> &vector, const QString &text) {
            const std::vector<double> expected = model.mean(text);
            return std::equal(vector.begin(), vector.end(), expected.begin(), expected.end(),
                              [](float got, double wanted) { return std::abs(double(got) - wanted) < 2e-3; });
        };
        for (qsizetype i = 0; i < spans.size(); ++i)
            QVERIFY2(isNear(passages->at(size_t(i)), u"the "_s + spans[i]), qPrintable(spans[i]));
        QVERIFY(isNear(asked->front(), u"how "_s + question));
    }

    void makesAVectorOfATextByItself()
    {
        const Model model;
        core::EvidenceModel evidence(model.writeWithVectors());
        QStringList many;
        for (int i = 0; i < 40; ++i)
            many.append((spans[i % spans.size()] + u' ').repeated(1 + i % 3).trimmed());
        const auto all = vectorsOf(evidence, many);
        QVERIFY(all);
        for (qsizetype i = 0; i < many.size(); ++i)
            QCOMPARE(vectorsOf(evidence, {many[i]})->front(), all->at(size_t(i)));
        const QString words = u"rent "_s.repeated(17); // 20 with "the" and the special tokens
        QCOMPARE(vectorsOf(evidence, {words + u"garden"_s})->front(), vectorsOf(evidence, {words})->front());
        QVERIFY(vectorsOf(evidence, {})->empty());
    }

    void makesVectorsOnlyOfWhatIsWhole_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<int>("code");
        QTest::newRow("missing") << u"missing"_s << int(core::Error::NotFound);
        for (const char *change : {"another file", "no file of a model", "a layer less", "positions", "tokens"})
            QTest::newRow(change) << QString::fromLatin1(change) << int(core::Error::Invalid);
    }

    void makesVectorsOnlyOfWhatIsWhole()
    {
        QFETCH(const QString, change);
        QFETCH(const int, code);
        const Model model;
        QJsonObject sizes = Model::vectorSizes();
        QList<tests::Part> parts = model.parts();
        if (change == u"a layer less")
            parts.removeIf([](const tests::Part &part) { return part.name.startsWith(u"encoder.layer.1."_s); });
        else if (change == u"positions")
            sizes[u"positions"_s] = 256;
        else if (change == u"tokens")
            sizes[u"maxTokens"_s] = 500;
        const QString folder = model.writeWithVectors(parts, sizes);
        if (change == u"missing")
            QVERIFY(QFile::remove(folder + u"/vectors.safetensors"_s));
        else if (change == u"another file")
            model.writeFile(u"vectors.safetensors"_s, tests::safetensors(Model(2).parts()));
        else if (change == u"no file of a model")
            model.writeFile(u"vectors.safetensors"_s, "none");
        core::EvidenceModel evidence(folder);
        const auto vectors = vectorsOf(evidence, spans);
        QVERIFY(!vectors);
        QCOMPARE(int(vectors.error().code), code);
        QVERIFY(evidence.encoder({})); // the loaded model still works
    }

    void makesNoVectorsWithoutTheirWeights()
    {
        core::EvidenceModel without(Model().write());
        QVERIFY(!core::builtinEmbedder(without));
        core::EvidenceModel off(u"off"_s);
        QVERIFY(!core::builtinEmbedder(off));
    }

    void namesVectorsByTheirWeights()
    {
        const Model one(1);
        const Model other(2);
        core::EvidenceModel first(one.writeWithVectors());
        core::EvidenceModel second(other.writeWithVectors());
        QCOMPARE(core::builtinEmbedder(first)->name(), core::builtinEmbedder(first)->name());
        QVERIFY(core::builtinEmbedder(first)->name() != core::builtinEmbedder(second)->name());
    }

    void bendsAsTheFunctionsDo()
    {
        std::vector<float> values;
        for (int i = -4000; i < 4000; ++i)
            values.push_back(float(i) / 400);
        values.insert(values.end(), {0, -0.0F, 1e-20F, 100, -100, 1e9F, -1e9F, 30});
        for (const core::LayerLoops *loops : core::layerLoops()) {
            std::vector<float> erf = values;
            std::vector<float> tanh = values;
            loops->gelu(erf.data(), qsizetype(erf.size()), core::Gelu::Erf);
            loops->gelu(tanh.data(), qsizetype(tanh.size()), core::Gelu::Tanh);
            for (size_t i = 0; i < values.size(); ++i) {
                const double x = double(values[i]);
                const double bound = 2e-6 * std::max(1.0, std::abs(x));
                QVERIFY(std::abs(double(erf[i]) - x / 2 * (1 + std::erf(x / std::sqrt(2.0)))) < bound);
                QVERIFY(std::abs(double(tanh[i]) -
                                 x / 2 * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)))) < bound);
            }
        }
    }

    // The largest numbers possible, as many as a layer has.
    void addsUpWithoutOverflow()
    {
        constexpr int columns = 16'384;
        constexpr int outputs = 16;
        for (const qint8 number : {qint8(127), qint8(-128)}) {
            const std::vector<qint8> numbers(size_t(outputs) * columns, number);
            const core::ByteMatrix::Rows all{numbers.data(), std::vector<float>(outputs, 1),
                                             std::vector<float>(outputs)};
            const core::ByteMatrix matrix(columns, {all});
            const std::vector<float> row(columns, 1);
            for (const core::LayerLoops *loops : core::layerLoops()) {
                core::RoundedRows rounded(1, columns);
                loops->round(row.data(), 1, columns, rounded);
                std::vector<float> results(outputs);
                loops->multiply(rounded, matrix, results.data());
                QCOMPARE(results, std::vector<float>(outputs, float(number) * columns));
            }
        }
    }

    void computesTheSameOnEveryProcessor()
    {
        const Model model;
        core::CrossEncoder encoder = model.encoder();
        const std::vector<float> scores = scoresOf(encoder, question, spans);
        for (const QString &loops : core::CrossEncoder::loops()) {
            encoder.useLoops(loops);
            QCOMPARE(scoresOf(encoder, question, spans), scores);
        }
        QCOMPARE(core::CrossEncoder::loops().last(), u"Plain"_s);
    }

    void scoresASpanByItself()
    {
        Model model;
        model.maxTokens = 100;
        const core::CrossEncoder encoder = model.encoder();
        QStringList many;
        for (int i = 0; i < 60; ++i)
            many.append((spans[i % spans.size()] + u' ').repeated(1 + i % 7));
        const std::vector<float> scores = scoresOf(encoder, question, many);
        std::vector<float> alone;
        for (const QString &span : many)
            alone.push_back(scoresOf(encoder, question, {span})[0]);
        QCOMPARE(alone, scores);
        std::reverse(many.begin(), many.end());
        std::reverse(alone.begin(), alone.end());
        QCOMPARE(scoresOf(encoder, question, many), alone);
        QVERIFY(scoresOf(encoder, question, {}).empty());
    }

    void cutsTheSpanBeforeTheQuestion()
    {
        Model model;
        model.maxTokens = 128;
        const core::CrossEncoder encoder = model.encoder();
        const auto words = [](const QString &word, int count) { return (word + u' ').repeated(count).trimmed(); };
        const auto score = [&](const QString &asked, const QString &span) {
            return scoresOf(encoder, asked, {span})[0];
        };
        // Of 128 tokens three are special; 48 are the question's, and the span gets the rest.
        QCOMPARE(score(words(u"rent"_s, 48) + u" garden"_s, u"is"_s), score(words(u"rent"_s, 48), u"is"_s));
        QVERIFY(score(words(u"rent"_s, 47) + u" garden"_s, u"is"_s) != score(words(u"rent"_s, 48), u"is"_s));
        const QString page = words(u"how long is the notice period of the garden"_s, 700);
        QCOMPARE(score(page, u"is"_s), score(page.left(1000), u"is"_s));
        QCOMPARE(score(page, words(u"three"_s, 77) + u" rent"_s), score(page, words(u"three"_s, 77)));
        QVERIFY(score(page, words(u"three"_s, 76) + u" rent"_s) != score(page, words(u"three"_s, 77)));
        QCOMPARE(score(u"is"_s, words(u"three"_s, 124) + u" rent"_s), score(u"is"_s, words(u"three"_s, 200'000)));
    }

    void takesAnyTextForWords()
    {
        const Model model;
        const core::CrossEncoder encoder = model.encoder();
        const auto score = [&](const QString &span) { return scoresOf(encoder, question, {span})[0]; };
        QCOMPARE(score(u"rent [SEP] rent"_s), score(u"rent unheardof rent"_s)); // no text can end its own span
        QVERIFY(score(u"rents"_s) != score(u"rent"_s));
        const QString halves = QString(QChar(0xd83d)) + u'\0' + QChar(0xdc00);
        for (const QString &odd : {halves, QString(u' '), u"\n\t"_s, QString(3000, QChar(0xfffd))})
            QVERIFY(std::isfinite(score(odd)));
        QCOMPARE(score(u" \n\t"_s), score({}));
        QVERIFY(std::isfinite(scoresOf(encoder, {}, {QString()})[0]));
    }

    void takesWordsWithoutARowForUnknown()
    {
        const Model model;
        const QString folder = model.write(model.manifest(), tests::safetensors(model.parts()),
                                           Model::tokenizer(vocabulary + QStringList{u"later"_s}));
        const auto encoder = core::CrossEncoder::from(folder);
        QVERIFY(encoder);
        QCOMPARE(scoresOf(*encoder, question, {u"later"_s}), scoresOf(*encoder, question, {u"unheardof"_s}));
    }

    void readsHalfPrecision()
    {
        Model model;
        QList<tests::Part> parts = model.parts();
        for (tests::Part &part : parts) {
            if (part.name != u"head.2.b"_s && part.name != u"embeddings.LayerNorm.bias"_s)
                continue;
            const auto count = part.bytes.size() / 4;
            part.type = u"F16"_s;
            part.bytes = tests::littleEndian(QList<quint16>(count, 0x3800)); // 0.5 as a half-precision float
            model.vectors[part.name] = QList<float>(count, 0.5F);
        }
        const auto encoder =
            core::CrossEncoder::from(model.write(model.manifest(), tests::safetensors(parts), Model::tokenizer()));
        QVERIFY(encoder);
        QVERIFY(std::abs(double(scoresOf(*encoder, question, spans)[0]) - model.score(question, spans[0], 2)) < 2e-3);
    }

    void keepsTheManifest() { QCOMPARE(Model().encoder().manifest()[u"bands"][1].toDouble(), 0.8); }

    void scoresOnSeveralThreads()
    {
        const Model model;
        const core::CrossEncoder encoder = model.encoder();
        const std::vector<float> expected = scoresOf(encoder, question, spans);
        std::atomic<int> same = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                Threads parallel;
                const auto scores = encoder.scores(question, spans, core::CrossEncoder::wholeDepth, parallel, {});
                same += scores && *scores == expected;
            });
        threads.clear();
        QCOMPARE(same.load(), 4);
    }

    void stopsAmongManySpans()
    {
        Model model;
        model.maxTokens = 128;
        const core::CrossEncoder encoder = model.encoder();
        const QStringList many(20'000, u"the notice period is three months "_s.repeated(4));
        for (const int stopAt : {1, 3, 1300}) { // during tokenising and during scoring
            std::stop_source stop;
            Threads parallel;
            parallel.looked = [&](int begun) {
                if (begun == stopAt)
                    stop.request_stop();
            };
            const auto scores =
                encoder.scores(question, many, core::CrossEncoder::wholeDepth, parallel, stop.get_token());
            QVERIFY(!scores);
            QCOMPARE(scores.error().code, core::Error::Cancelled);
            QVERIFY(parallel.begun <= stopAt + 2);
        }
        std::stop_source stopped;
        stopped.request_stop();
        Threads parallel;
        QVERIFY(!encoder.scores(question, many, core::CrossEncoder::wholeDepth, parallel, stopped.get_token()));
        QCOMPARE(parallel.begun.load(), 0);
    }

    void knowsItsDepths()
    {
        const Model model;
        core::Inline parallel;
        const auto scores = model.encoder().scores(question, spans, 3, parallel, {});
        QVERIFY(!scores);
        QCOMPARE(scores.error().code, core::Error::Defect);
    }

    void refusesManifestsThatCannotBe_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char *key, const QJsonValue &value) {
            const QByteArray shown = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
            QTest::newRow(QByteArray(key) + ' ' + shown) << QString::fromLatin1(key) << value;
        };
        for (const QJsonValue &format : {QJsonValue(2), QJsonValue(u"1"_s), QJsonValue()})
            row("format", format);
        for (const QJsonValue &number : {QJsonValue(0), QJsonValue(-1), QJsonValue(1e15), QJsonValue(2.5),
                                         QJsonValue(u"2"_s), QJsonValue(), QJsonValue(QJsonArray{2})}) {
            for (const char *key : {"layers", "hidden", "heads", "positions", "maxTokens"})
                row(key, number);
        }
        row("layers", 3); // more than the file contains
        row("hidden", 64);
        row("hidden", 40);
        row("heads", 4); // of eight numbers each
        row("positions", 64);
        row("positions", 512);
        row("maxTokens", 129);
        row("pair", u"gpt"_s);
        row("pair", QJsonValue());
        row("gelu", u"relu"_s);
        row("depths", QJsonArray());
        row("depths", QJsonArray{2, 1});
        row("depths", QJsonArray{1, 1});
        row("depths", QJsonArray{3});
        row("depths", QJsonArray{0});
        row("depths", 2);
        row("special", QJsonObject{{u"start"_s, 1}, {u"separator"_s, 2}});
        row("special", QJsonObject{{u"start"_s, 1}, {u"separator"_s, 2}, {u"unknown"_s, int(vocabulary.size())}});
        row("special", QJsonObject{{u"start"_s, -1}, {u"separator"_s, 2}, {u"unknown"_s, 0}});
        row("files", QJsonObject());
        row("files", QJsonObject{{u"model.safetensors"_s, u"00"_s}, {u"tokenizer.json"_s, u"00"_s}});
    }

    void refusesManifestsThatCannotBe()
    {
        QFETCH(const QString, key);
        QFETCH(const QJsonValue, value);
        const Model model;
        QJsonObject manifest = model.manifest();
        manifest[key] = value;
        expectDamaged(model.write(manifest, tests::safetensors(model.parts()), Model::tokenizer()));
    }

    void refusesTensorsThatCannotBe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("change");
        for (const QString &name :
             {u"embeddings.word_embeddings.weight"_s, u"embeddings.word_embeddings.weight.scale"_s,
              u"embeddings.position_embeddings.weight"_s, u"embeddings.LayerNorm.bias"_s,
              u"encoder.layer.0.attention.self.key.weight"_s, u"encoder.layer.1.attention.self.value.bias"_s,
              u"encoder.layer.1.intermediate.dense.weight"_s, u"encoder.layer.1.output.dense.weight.scale"_s,
              u"head.1.w"_s, u"head.2.b"_s}) {
            for (const QString &change : {u"missing"_s, u"shape"_s, u"type"_s, u"NaN"_s, u"infinite"_s, u"huge"_s}) {
                const bool isWhole = name.endsWith(u"weight"_s) && !name.contains(u"position"_s);
                if (!isWhole || change == u"missing"_s || change == u"shape"_s || change == u"type"_s)
                    QTest::newRow(qPrintable(name + u' ' + change)) << name << change;
            }
        }
    }

    void refusesTensorsThatCannotBe()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, change);
        const Model model;
        QList<tests::Part> parts = model.parts();
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const auto &each) { return each.name == name; });
        QVERIFY(part != parts.end());
        const auto setFirst = [&](float value) { part->bytes.replace(0, 4, tests::floats({value})); };
        if (change == u"shape"_s) {
            part->shape.append(1);
        } else if (change == u"type"_s) {
            part->type = part->type == u"I8"_s ? u"U8"_s : u"I32"_s;
        } else if (change == u"NaN"_s) {
            setFirst(std::numeric_limits<float>::quiet_NaN());
        } else if (change == u"infinite"_s) {
            setFirst(-std::numeric_limits<float>::infinity());
        } else if (change == u"huge"_s) {
            setFirst(1e30F);
        } else {
            parts.erase(part);
        }
        expectDamaged(model.write(model.manifest(), tests::safetensors(parts), Model::tokenizer()));
    }

    void refusesOtherFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        for (const QString &name : {u"manifest.json"_s, u"model.safetensors"_s, u"tokenizer.json"_s}) {
            const auto row = [&](const char *what, const QByteArray &bytes) {
                QTest::newRow(qPrintable(name + u' ' + QString::fromLatin1(what))) << name << bytes;
            };
            row("empty", {});
            row("text", "This is the evidence model.\n");
            row("array", "[1, 2]");
            row("deep", QByteArray(100'000, '['));
            row("zeros", QByteArray(4096, '\0'));
            row("zip", "PK\003\004" + QByteArray(600, 'x'));
            row("long header", tests::littleEndian(QList<quint64>{quint64(1) << 60}) + "{}");
            row("other model", tests::safetensors({{u"embeddings"_s, u"F32"_s, {1, 2}, tests::floats({1, 2})}}));
        }
        QTest::newRow("manifest.json large") << u"manifest.json"_s << QByteArray(2 << 20, ' ');
        QTest::newRow("tokenizer.json of another kind")
            << u"tokenizer.json"_s << QByteArray(R"({"model": {"type": "Unheardof", "vocab": {"a": 0}}})");
    }

    void refusesOtherFiles()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        const Model model;
        const QByteArray numbers = name == u"model.safetensors"_s ? bytes : tests::safetensors(model.parts());
        const QByteArray words = name == u"tokenizer.json"_s ? bytes : Model::tokenizer();
        const QString folder = model.write(model.manifest(), numbers, words); // with correct checksums
        if (name == u"manifest.json"_s)
            model.writeFile(name, bytes);
        expectDamaged(folder);
    }

    void refusesFilesThatWereChangedOrCut()
    {
        for (const QString &name : {u"model.safetensors"_s, u"tokenizer.json"_s}) {
            const Model model;
            const QString folder = model.write();
            QFile file(model.place.filePath(name));
            QVERIFY(file.open(QIODevice::ReadWrite));
            const QByteArray bytes = file.readAll();
            QVERIFY(file.resize(bytes.size() - 1));
            file.close();
            expectDamaged(folder);
            QByteArray changed = bytes;
            changed[changed.size() / 2] = char(changed[changed.size() / 2] + 1);
            model.writeFile(name, changed);
            expectDamaged(folder);
            model.writeFile(name, bytes);
            QVERIFY(core::CrossEncoder::from(folder));
        }
    }

    void saysWhatIsMissing()
    {
        for (const QString &name : {u"manifest.json"_s, u"model.safetensors"_s, u"tokenizer.json"_s}) {
            const Model model;
            const QString folder = model.write();
            QVERIFY(QFile::remove(model.place.filePath(name)));
            auto encoder = core::CrossEncoder::from(folder);
            QVERIFY(!encoder);
            QCOMPARE(encoder.error().code, core::Error::NotFound);
            QVERIFY2(encoder.error().message.contains(name), qPrintable(encoder.error().message));
            QVERIFY(QDir(folder).mkdir(name)); // a folder instead of the file
            encoder = core::CrossEncoder::from(folder);
            QVERIFY(!encoder);
            QCOMPARE(encoder.error().code, core::Error::Unreadable);
        }
        QCOMPARE(core::CrossEncoder::from(u"/nowhere/at/all"_s).error().code, core::Error::NotFound);
    }

    // Whatever the files contain, with matching checksums: an error or numbers.
    void survivesAnyDamage()
    {
        const Model model;
        const QByteArray numbers = tests::safetensors(model.parts());
        const QByteArray words = Model::tokenizer();
        const QByteArray manifest = QJsonDocument(model.manifest()).toJson();
        QRandomGenerator chance(3);
        const auto damaged = [&](QByteArray bytes, int within) {
            for (int i = 1 + chance.bounded(4); i > 0; --i)
                bytes[chance.bounded(std::min(within, int(bytes.size())))] = char(chance.bounded(256));
            return bytes;
        };
        int read = 0;
        for (int i = 0; i < 400; ++i) {
            const QJsonObject changed = QJsonDocument::fromJson(damaged(manifest, 1 << 20)).object();
            const QString folder = model.write(i % 3 == 0 ? changed : model.manifest(),
                                               i % 3 == 1 ? damaged(numbers, i % 2 ? 4000 : 1 << 20) : numbers,
                                               i % 3 == 2 ? damaged(words, 1 << 20) : words);
            const auto encoder = core::CrossEncoder::from(folder);
            if (!encoder) {
                QVERIFY(!encoder.error().message.isEmpty());
                continue;
            }
            ++read;
            for (const float score : scoresOf(*encoder, question, spans))
                QVERIFY(std::isfinite(score));
        }
        QVERIFY(read > 20);
    }

    void isLoadedOnceAndLetGo()
    {
        const Model model;
        core::EvidenceModel evidence(model.write());
        QVERIFY(!evidence.hasReader());
        std::vector<std::jthread> threads;
        std::array<std::shared_ptr<const core::CrossEncoder>, 4> got;
        for (auto &place : got)
            threads.emplace_back([&] { place = *evidence.encoder({}); });
        threads.clear();
        for (const auto &each : got)
            QCOMPARE(each.get(), got[0].get());
        QVERIFY(!evidence.takeProblem());
        const auto now = core::EvidenceModel::Clock::now();
        evidence.releaseIdle(now + std::chrono::minutes(6)); // used until then, since somebody holds it
        got.fill(nullptr);
        evidence.releaseIdle(now + std::chrono::minutes(10));
        QVERIFY(evidence.hasReader());
        evidence.releaseIdle(now + std::chrono::minutes(12));
        QVERIFY(!evidence.hasReader());
        QVERIFY(evidence.encoder({}));
        evidence.releaseIdle();
        QVERIFY(evidence.hasReader());
    }

    void theEnglishNetworkIsAnother()
    {
        const Model any(1);
        Model english(2);
        const QString folder = any.write();
        QVERIFY(QDir(english.write()).rename(english.place.path(), folder + u"/english"_s));
        core::EvidenceModel evidence(folder);
        core::Inline here;
        const auto scores = [&](const core::Result<std::shared_ptr<const core::CrossEncoder>> &encoder) {
            return *(*encoder)->scores(u"a b"_s, {u"b c"_s}, core::CrossEncoder::wholeDepth, here, {});
        };
        QVERIFY(scores(evidence.encoder({})) != scores(evidence.englishEncoder({})));
        QVERIFY(evidence.hasReader() && evidence.hasEnglish());
        QVERIFY(!evidence.takeProblem());
        evidence.releaseIdle(core::EvidenceModel::Clock::now() + std::chrono::minutes(6));
        QVERIFY(!evidence.hasReader() && !evidence.hasEnglish());
        QVERIFY(evidence.englishEncoder({}));
        QVERIFY(evidence.hasEnglish() && !evidence.hasReader());
    }

    void tellsOnceThatTheEnglishNetworkIsMissing()
    {
        const Model model;
        core::EvidenceModel evidence(model.write());
        QVERIFY(evidence.encoder({}));
        QVERIFY(!evidence.takeProblem());
        QCOMPARE(evidence.englishEncoder({}).error().code, core::Error::NotFound);
        QVERIFY(evidence.takeProblem());
        QVERIFY(!evidence.takeProblem());
        QVERIFY(evidence.encoder({}));
    }

    void tellsOnceThatItIsMissing()
    {
        core::EvidenceModel evidence(u"/nowhere/at/all"_s);
        QVERIFY(!evidence.takeProblem());
        for (int i = 0; i < 2; ++i)
            QCOMPARE(evidence.encoder({}).error().code, core::Error::NotFound);
        const std::optional<core::Error> problem = evidence.takeProblem();
        QVERIFY(problem && problem->message.contains(u"/nowhere/at/all"_s));
        QVERIFY(!evidence.takeProblem());
        QCOMPARE(evidence.encoder({}).error().code, core::Error::NotFound);
        QVERIFY(!evidence.takeProblem());
    }

    void thatItIsOffIsNoProblem()
    {
        core::EvidenceModel evidence(u"off"_s);
        QVERIFY(!evidence.encoder({}));
        QVERIFY(!evidence.takeProblem());
    }

    void isFoundBesideThePrograms()
    {
        const QByteArray before = qgetenv("ATTEST_EVIDENCE");
        qputenv("ATTEST_EVIDENCE", "/some/where");
        QCOMPARE(core::EvidenceModel::installedFolder(), u"/some/where"_s);
        qunsetenv("ATTEST_EVIDENCE");
        QVERIFY(core::EvidenceModel::installedFolder().endsWith(u"/share/attest/evidence"_s));
        qputenv("ATTEST_EVIDENCE", before);
    }

private:
    static void expectDamaged(const QString &folder)
    {
        const auto encoder = core::CrossEncoder::from(folder);
        QVERIFY(!encoder);
        QCOMPARE(encoder.error().code, core::Error::Invalid);
        const QString message = encoder.error().message;
        QVERIFY2(message.startsWith(u"The evidence model is damaged (“"_s) &&
                     message.endsWith(u"install Attest again."_s),
                 qPrintable(message));
    }
};

QTEST_GUILESS_MAIN(tst_crossencoder)
#include "tst_crossencoder.moc"
