// Vectors from a folder with a table and a tokenizer: means of rows, for all number formats; and invalid
// folders.
#include "core/embedding/staticembedder.h"
#include "core/library/libraryembedder.h"

#include "pdfs.h"
#include "staticmodel.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using tests::floats;
using tests::littleEndian;
using tests::withHeader;

namespace {

// The rows of copper, tin and [UNK]: 3 by 2.
const QList<float> table{3, 4, 0, 5, -1, 0};

QByteArray tokenizer()
{
    return R"({"normalizer": {"type": "Lowercase"}, "pre_tokenizer": {"type": "WhitespaceSplit"}, "model":
        {"type": "WordPiece", "unk_token": "[UNK]", "vocab": {"copper": 0, "tin": 1, "[UNK]": 2}}})";
}

struct Folder
{
    QTemporaryDir place;

    explicit Folder(const QByteArray &tensors, const QByteArray &words = tokenizer())
    {
        tests::writeFile(place.filePath(u"model.safetensors"_s), tensors);
        tests::writeFile(place.filePath(u"tokenizer.json"_s), words);
    }

    core::Result<std::unique_ptr<core::Embedder>> open() const { return core::openStaticEmbedder(place.path(), {}); }

    std::vector<std::vector<float>> vectors(const QStringList &texts) const
    {
        const auto embedder = open();
        if (!embedder)
            qFatal("%s", qPrintable(embedder.error().message));
        return *(*embedder)->embed(texts, core::Embedder::Passage, {});
    }
};

bool near(const std::vector<float> &vector, double x, double y)
{
    return vector.size() == 2 && std::abs(vector[0] - x) < 1e-4 && std::abs(vector[1] - y) < 1e-4;
}

QByteArray plain()
{
    return tests::safetensors({{u"embeddings"_s, u"F32"_s, {3, 2}, floats(table)}});
}

} // namespace

class tst_staticembedder : public QObject
{
    Q_OBJECT

private slots:
    void takesTheMeanOfItsWords()
    {
        const auto vectors = Folder(plain()).vectors({u"Copper"_s, u"tin"_s, u"copper TIN zinc"_s});
        QVERIFY(near(vectors[0], 0.6, 0.8));
        QVERIFY(near(vectors[1], 0, 1));
        QVERIFY(near(vectors[2], 3 / std::sqrt(90.0), 9 / std::sqrt(90.0)));
    }

    void givesADirectionToWhatItDoesNotKnow()
    {
        const auto vectors = Folder(plain()).vectors({QString(), u"zinc"_s});
        const double length = std::hypot(2.0, 9.0);
        QVERIFY(near(vectors[0], 2 / length, 9 / length)); // the direction of all words together
        QVERIFY(vectors[0] == vectors[1]);
    }

    void readsOtherTypesOfNumbers()
    {
        const QList<quint16> halves{0x4200, 0x4400, 0x0000, 0x4500, 0xBC00, 0x0000}; // the table as binary16
        QVERIFY(near(Folder(tests::safetensors({{u"embeddings"_s, u"F16"_s, {3, 2}, littleEndian(halves)}}))
                         .vectors({u"copper"_s})[0],
                     0.6, 0.8));
        QList<quint16> brains;
        for (const float number : table)
            brains.append(quint16(std::bit_cast<quint32>(number) >> 16));
        QVERIFY(near(Folder(tests::safetensors({{u"embeddings"_s, u"BF16"_s, {3, 2}, littleEndian(brains)}}))
                         .vectors({u"copper"_s})[0],
                     0.6, 0.8));
        const QList<qint8> bytes{3, 4, 0, 5, -1, 0};
        QVERIFY(near(Folder(tests::safetensors({{u"embeddings"_s, u"I8"_s, {3, 2}, littleEndian(bytes)}}))
                         .vectors({u"copper"_s})[0],
                     0.6, 0.8));
    }

    void followsSharedRowsAndWeights()
    {
        const Folder folder(tests::safetensors({{u"embeddings"_s, u"F32"_s, {2, 2}, floats({3, 4, 0, 5})},
                                                {u"mapping"_s, u"I32"_s, {3}, littleEndian(QList<qint32>{1, 0, 1})},
                                                {u"weights"_s, u"F32"_s, {3}, floats({1, 2, 1})}}));
        const auto vectors = folder.vectors({u"copper"_s, u"tin"_s, u"copper tin"_s});
        QVERIFY(near(vectors[0], 0, 1));
        QVERIFY(near(vectors[1], 0.6, 0.8));
        QVERIFY(near(vectors[2], 6 / std::hypot(6.0, 13.0), 13 / std::hypot(6.0, 13.0)));
    }

    void isNamedByWhatItHolds()
    {
        const Folder first(plain());
        const Folder copy(plain());
        const Folder other(tests::safetensors({{u"embeddings"_s, u"F32"_s, {3, 2}, floats({3, 4, 0, 5, -1, 1})}}));
        const auto sum = [](const Folder &folder) { return (*folder.open())->name().section(u':', 2); };
        QCOMPARE(sum(first), sum(copy));
        QVERIFY(sum(first) != sum(other));
        QVERIFY((*first.open())->name().startsWith(u"static:"_s));
    }

    void agreesWithARealModel_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *folder : {"float32", "float16", "int8", "vocab-quantized"})
            QTest::newRow(folder) << QStringLiteral(ATTEST_SHARED_DATA "/models/model2vec-tiny-fixture/") +
                                         QLatin1String(folder);
    }

    void agreesWithARealModel()
    {
        QFETCH(const QString, folder);
        if (!QDir(folder).exists())
            QSKIP("the folders of static models are not in the shared data");
        const auto embedder = core::openStaticEmbedder(folder, {});
        QVERIFY2(embedder, embedder ? "" : qPrintable(embedder.error().message));
        const auto vectors = *(*embedder)->embed({u"Copper conducts electricity better than any metal but silver."_s,
                                                  u"Where was the oldest furnace found?"_s},
                                                 core::Embedder::Question, {});
        double square = 0;
        for (const float value : vectors[0])
            square += double(value) * value;
        QVERIFY(std::abs(square - 1) < 1e-5);
        if (folder.endsWith(u"float32"_s)) { // computed separately
            QVERIFY(near(vectors[0], -0.725945, 0.687753));
            QVERIFY(near(vectors[1], 0.978977, -0.203971));
        }
        if (folder.endsWith(u"float16"_s))
            QVERIFY(std::abs(vectors[1][0] - 0.979) < 0.01);
    }

    void refusesHostileFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray data = floats(table);
        const auto header = [&](const char *json) { return withHeader(json, data); };
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("short") << QByteArray("abc");
        QTest::newRow("huge header") << littleEndian(QList<quint64>{~quint64(0)}) + data;
        QTest::newRow("header behind the end") << littleEndian(QList<quint64>{1000}) + data;
        QTest::newRow("no JSON") << header("xxxxxxxx");
        QTest::newRow("deep") << withHeader(QByteArray(100'000, '['), data);
        QTest::newRow("no table") << header("{}");
        QTest::newRow("offsets behind the end")
            << header(R"({"embeddings": {"dtype": "F32", "shape": [3, 2], "data_offsets": [8, 32]}})");
        QTest::newRow("offsets the wrong way")
            << header(R"({"embeddings": {"dtype": "F32", "shape": [3, 2], "data_offsets": [24, 0]}})");
        QTest::newRow("negative offset") << header(
            R"({"embeddings": {"dtype": "F32", "shape": [3, 2], "data_offsets": [-24, 0]}})");
        QTest::newRow("shape that does not fit")
            << header(R"({"embeddings": {"dtype": "F32", "shape": [3000, 2], "data_offsets": [0, 24]}})");
        QTest::newRow("shape that overflows")
            << header(R"({"embeddings": {"dtype": "F32", "shape": [4294967296, 4294967296], "data_offsets": [0, 0]}})");
        QTest::newRow("no rows") << header(
            R"({"embeddings": {"dtype": "F32", "shape": [0, 2], "data_offsets": [0, 0]}})");
        QTest::newRow("one side") << header(
            R"({"embeddings": {"dtype": "F32", "shape": [6], "data_offsets": [0, 24]}})");
        QTest::newRow("unknown type") << header(
            R"({"embeddings": {"dtype": "Q4", "shape": [3, 2], "data_offsets": [0, 24]}})");
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("NaN") << tests::safetensors(
            {{u"embeddings"_s, u"F32"_s, {3, 2}, floats({3, nan, 0, 5, -1, 0})}});
        QTest::newRow("infinite") << tests::safetensors(
            {{u"embeddings"_s, u"F16"_s, {1, 2}, littleEndian(QList<quint16>{0x7C00, 0})}});
        QTest::newRow("row that is not there")
            << tests::safetensors({{u"embeddings"_s, u"F32"_s, {3, 2}, data},
                                   {u"mapping"_s, u"I32"_s, {3}, littleEndian(QList<qint32>{0, 1, 3})}});
        QTest::newRow("negative row") << tests::safetensors(
            {{u"embeddings"_s, u"F32"_s, {3, 2}, data},
             {u"mapping"_s, u"I32"_s, {3}, littleEndian(QList<qint32>{0, 1, -1})}});
        QTest::newRow("too few weights") << tests::safetensors(
            {{u"embeddings"_s, u"F32"_s, {3, 2}, data}, {u"weights"_s, u"F32"_s, {1}, floats({1})}});
    }

    void refusesHostileFiles()
    {
        QFETCH(const QByteArray, bytes);
        const Folder folder(bytes);
        const auto embedder = folder.open();
        QVERIFY(!embedder);
        QCOMPARE(embedder.error().code, core::Error::Invalid);
        QVERIFY2(embedder.error().message.contains(u"model.safetensors"_s), qPrintable(embedder.error().message));
        QCOMPARE(embedder.error().message.count(u". "_s), 0); // one sentence
    }

    void survivesAnyDamage()
    {
        const QByteArray whole = plain();
        quint32 seed = 1;
        for (int i = 0; i < 3000; ++i) {
            QByteArray bytes = whole;
            for (int change = 0; change <= i % 4; ++change) {
                seed = seed * 1664525 + 1013904223;
                bytes[qsizetype(seed >> 8) % bytes.size()] = char(seed >> 3);
            }
            if (i % 5 == 0)
                bytes.truncate(qsizetype(seed >> 8) % bytes.size());
            const Folder folder(bytes);
            if (const auto embedder = folder.open())
                QVERIFY((*embedder)->embed({u"copper tin"_s}, core::Embedder::Passage, {}));
        }
    }

    void saysWhatAFolderLacks()
    {
        const QTemporaryDir empty;
        const auto embedder = core::openStaticEmbedder(empty.path(), {});
        QVERIFY(!embedder);
        QVERIFY(embedder.error().message.contains(u"not the folder of a static model"_s));
        const Folder unfit(plain(), "{}");
        QVERIFY(unfit.open().error().message.contains(u"tokenizer.json"_s));
    }

    void isNamedByAFullPath()
    {
        QVERIFY(core::namesStaticEmbedder(u"/home/me/potion"_s));
        QVERIFY(!core::namesStaticEmbedder({}));
        QVERIFY(!core::namesStaticEmbedder(u"nomic-embed-text@http://localhost:11434/v1"_s));
        QVERIFY(!core::namesStaticEmbedder(u"local"_s));
    }
};

QTEST_GUILESS_MAIN(tst_staticembedder)
#include "tst_staticembedder.moc"
