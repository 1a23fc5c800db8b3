// Nearest vectors: ids, filters, removal, and serialisation.
#include "core/search/vectorindex.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <random>

using namespace core;

namespace {

constexpr int dimension = 16;

std::vector<float> unitVectors(int count, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::vector<float> vectors(size_t(count) * dimension);
    for (int i = 0; i < count; ++i) {
        float length = 0;
        for (int j = 0; j < dimension; ++j) {
            float &each = vectors[size_t(i * dimension + j)];
            each = normal(random);
            length += each * each;
        }
        for (int j = 0; j < dimension; ++j)
            vectors[size_t(i * dimension + j)] /= std::sqrt(length);
    }
    return vectors;
}

std::vector<float> row(const std::vector<float> &vectors, int i)
{
    return {vectors.begin() + i * dimension, vectors.begin() + (i + 1) * dimension};
}

VectorIndex filled(const std::vector<float> &vectors, int count)
{
    VectorIndex index(3, dimension);
    std::vector<qint64> ids;
    for (int i = 0; i < count; ++i)
        ids.push_back(1000 + i * 10);
    if (!index.add(3, ids, vectors.data()))
        qFatal("not added");
    return index;
}

// All vectors in one file; a damaged scale makes one row seem the nearest to every query.
class Damaged
{
public:
    static constexpr int count = 320; // so that the scales end where the quantised steps begin
    Damaged()
    {
        Inline parallel;
        const auto file = VectorFile::write(folder.filePath(QStringLiteral("a.vectors")), 3, dimension,
                                            all.memtable().rows, parallel, {});
        if (!file)
            qFatal("not written");
        (*file)->keep(true);
        index = all.with(*file, all.memtable());
        QFile bytes((*file)->path());
        const qint64 scales = bytes.size() - count * (dimension + qint64(sizeof(float)));
        const int row = count / 2;
        wrong = (*file)->id(row);
        const float large = 1e6f;
        if (!bytes.open(QIODevice::ReadWrite) || !bytes.seek(scales + row * qint64(sizeof large)) ||
            bytes.write(reinterpret_cast<const char *>(&large), sizeof large) != sizeof large)
            qFatal("not damaged");
    }
    std::vector<float> vectorOf(qint64 id) const { return row(vectors, int(id - 1000) / 10); }

    QTemporaryDir folder;
    const std::vector<float> vectors = unitVectors(count, 4);
    const VectorIndex all = filled(vectors, count);
    VectorIndex index{3, dimension};
    qint64 wrong = 0; // the id of that row
};

} // namespace

class TestVectorIndex : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatIsUsual()
    {
        VectorIndex index(1, 2);
        QCOMPARE(index.meanCosine({1, 0}), 0.0);
        const std::vector<float> vectors{1, 0, 0, 1, 0.6f, 0.8f, -1, 0};
        QVERIFY(bool(index.add(1, {1, 2, 3, 4}, vectors.data())));
        QVERIFY(std::abs(index.meanCosine({1, 0}) - 0.15) < 1e-6);
        QCOMPARE(index.meanCosine({1, 0, 0}), 0.0);
        QVERIFY(index.contains(3));
        index.remove({3, 3});
        QVERIFY(!index.contains(3));
        QVERIFY(index.contains(4));
    }

    void looksForRoomBeforeItCounts() // repeatedly on a full disk
    {
        class Counting : public Inline
        {
        public:
            void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
            {
                ++calls;
                Inline::forEach(count, work, stop);
            }
            int calls = 0;
        } parallel;
        const QTemporaryDir folder;
        const VectorIndex index = filled(unitVectors(300, 2), 300);
        const auto write = [&](const QString &name) {
            return VectorFile::write(folder.filePath(name), 3, dimension, index.memtable().rows, parallel, {});
        };
        const auto refused = write(QStringLiteral("missing/a.vectors"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Storage);
        QCOMPARE(parallel.calls, 0);
        QVERIFY(write(QStringLiteral("a.vectors")));
        QVERIFY(parallel.calls > 0);
    }

    void leavesNothingBehindWhenItIsStopped()
    {
        const QTemporaryDir folder;
        const VectorIndex index = filled(unitVectors(300, 2), 300);
        std::stop_source stop;
        stop.request_stop();
        Inline parallel;
        const auto stopped = VectorFile::write(folder.filePath(QStringLiteral("a.vectors")), 3, dimension,
                                               index.memtable().rows, parallel, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, Error::Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void findsEachVectorFirst()
    {
        const auto vectors = unitVectors(200, 1);
        const VectorIndex index = filled(vectors, 200);
        for (int i = 0; i < 200; ++i) {
            const auto hits = index.nearest(row(vectors, i), 5);
            QCOMPARE(hits.size(), size_t(5));
            QCOMPARE(hits[0].id, 1000 + i * 10);
            QVERIFY(std::abs(hits[0].cosine - 1) < 1e-5);
            QVERIFY(hits[1].cosine >= hits[4].cosine);
            QVERIFY(std::abs(index.cosine(hits[1].id, row(vectors, i)) - hits[1].cosine) < 1e-5);
        }
    }

    void findsOnlyWhatIsAllowed()
    {
        const auto vectors = unitVectors(200, 1);
        const VectorIndex index = filled(vectors, 200);
        const VectorIndex::Ranges some{{2000, 2049}, {2060, 2099}, {9000, 9000}};
        const auto hits = index.nearest(row(vectors, 7), 50, &some);
        QCOMPARE(hits.size(), size_t(9));
        for (const auto &hit : hits)
            QVERIFY(hit.id >= 2000 && hit.id < 2100 && hit.id != 2050);
        const VectorIndex::Ranges none;
        QVERIFY(index.nearest(row(vectors, 7), 5, &none).empty());
    }

    void removesById()
    {
        const auto vectors = unitVectors(200, 1);
        VectorIndex index = filled(vectors, 200);
        for (qint64 id = 1000; id < 3000; id += 20)
            index.remove({id, id + 9});
        QCOMPARE(index.size(), 100);
        QCOMPARE(index.nearest(row(vectors, 1), 1)[0].id, 1010);
        for (const auto &hit : index.nearest(row(vectors, 0), 100))
            QVERIFY(hit.id % 20 != 0);
        QCOMPARE(index.cosine(1000, row(vectors, 0)), 0.0);
    }

    void refusesVectorsOfAnotherSpace()
    {
        const auto vectors = unitVectors(1, 1);
        VectorIndex index(3, dimension);
        QCOMPARE(index.add(4, {1}, vectors.data()).error().code, Error::Invalid);
        QCOMPARE(index.size(), 0);
        QVERIFY(index.nearest(row(vectors, 0), 3).empty());
        QVERIFY(filled(vectors, 1).nearest({1, 0, 0}, 3).empty()); // has another dimension
    }

    void aDamagedRowIsNotFoundAmongSome()
    {
        Damaged damaged;
        const VectorIndex::Ranges some{{damaged.wrong - 100, damaged.wrong + 100}};
        for (const qint64 wanted : {damaged.wrong - 50, damaged.wrong + 70}) {
            for (const auto &hit : damaged.index.nearest(damaged.vectorOf(wanted), 5, &some))
                QVERIFY2(hit.id != damaged.wrong && hit.cosine < 1.1, qPrintable(QString::number(hit.cosine)));
        }
        QVERIFY(damaged.index.isDamaged());
    }

    void aDamagedRowIsLikeNothing()
    {
        Damaged damaged;
        QVERIFY(std::abs(damaged.index.meanCosine(damaged.vectorOf(damaged.wrong))) < 1);
        QCOMPARE(damaged.index.cosine(damaged.wrong, damaged.vectorOf(damaged.wrong)), 0.0);
        QVERIFY(damaged.index.isDamaged());
        int known = 0; // vectors in other neighbourhoods
        for (int i = 0; i < Damaged::count; ++i)
            known += damaged.index.cosine(1000 + i * 10, row(damaged.vectors, i)) > 0.99;
        QVERIFY2(known > Damaged::count / 2 && known < Damaged::count, qPrintable(QString::number(known)));
    }

    void damageIsNotMergedIntoAnotherFile()
    {
        Damaged damaged;
        VectorIndex::Part part = damaged.index.fragments();
        QVERIFY(part.rows.empty() && !damaged.index.isDamaged()); // nothing was read yet
        QVERIFY(!part.readFiles());
        QVERIFY(damaged.index.isDamaged());
        QVERIFY(part.rows.size() < size_t(Damaged::count));
        for (const VectorFile::Row &each : part.rows)
            QVERIFY(each.id != damaged.wrong);
    }

    void bytesGiveItBack()
    {
        const auto vectors = unitVectors(50, 2);
        const VectorIndex index = filled(vectors, 50);
        const QByteArray bytes = index.bytes();
        const auto back = VectorIndex::from(bytes, {});
        QVERIFY(bool(back));
        QCOMPARE(back->space(), 3);
        QCOMPARE(back->size(), 50);
        QCOMPARE(back->nearest(row(vectors, 9), 1)[0].id, 1090);
        for (qsizetype size = 0; size < bytes.size(); size += 97)
            QVERIFY(!VectorIndex::from(bytes.left(size), {}));
    }

    // Data mapped from a cache give the same results, and can be changed the same way, as a copy of them.
    void bytesAreReadWhereTheyLie_data()
    {
        QTest::addColumn<int>("shift"); // bytes from an aligned address
        QTest::addColumn<bool>("ascending");
        QTest::newRow("in place") << 0 << true;
        QTest::newRow("not where numbers may lie") << 3 << true;
        QTest::newRow("ids in another order") << 0 << false;
    }

    void bytesAreReadWhereTheyLie()
    {
        QFETCH(int, shift);
        QFETCH(bool, ascending);
        const auto vectors = unitVectors(60, 2);
        VectorIndex index(3, dimension);
        std::vector<qint64> ids(50);
        for (qint64 i = 0; i < 50; ++i)
            ids[size_t(i)] = 1000 + 10 * (ascending ? i : 49 - i);
        QVERIFY(index.add(3, ids, vectors.data()));
        const auto lying = std::make_shared<const QByteArray>(QByteArray(shift, 'x') + index.bytes());
        const QByteArrayView bytes = QByteArrayView(*lying).sliced(shift);
        auto copied = VectorIndex::from(bytes, {});
        auto lent = VectorIndex::from(bytes, {}, lying);
        QVERIFY(copied && lent);
        const VectorIndex::Ranges only{{1100, 1200}, {1300, 1310}};
        const auto isAlike = [&] {
            const auto hits = [&](const VectorIndex &each, const VectorIndex::Ranges *in) {
                QStringList all;
                for (const auto &hit : each.nearest(row(vectors, 9), 20, in))
                    all.append(QStringLiteral("%1 %2").arg(hit.id).arg(hit.cosine));
                return all;
            };
            QCOMPARE(hits(*lent, nullptr), hits(*copied, nullptr));
            QCOMPARE(hits(*lent, &only), hits(*copied, &only));
            QCOMPARE(lent->size(), copied->size());
            QCOMPARE(lent->cosine(1090, row(vectors, 4)), copied->cosine(1090, row(vectors, 4)));
            QCOMPARE(lent->cosine(1095, row(vectors, 4)), 0.0);
            QCOMPARE(lent->meanCosine(row(vectors, 4)), copied->meanCosine(row(vectors, 4)));
            QCOMPARE(lent->contains(1090), copied->contains(1090));
            QCOMPARE(lent->memtable().rows.size(), copied->memtable().rows.size());
            QCOMPARE(lent->bytes(), copied->bytes());
        };
        isAlike();
        for (VectorIndex *each : {&*copied, &*lent})
            each->remove({1080, 1100});
        isAlike();
        QVERIFY(!lent->contains(1090));
        for (VectorIndex *each : {&*copied, &*lent})
            QVERIFY(each->add(3, {2000, 2010}, vectors.data() + 50 * dimension));
        isAlike();
        QVERIFY(lent->contains(2010));
    }
};

QTEST_GUILESS_MAIN(TestVectorIndex)
#include "tst_vectorindex.moc"
