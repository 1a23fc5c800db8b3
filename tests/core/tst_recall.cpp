// Recall of an index in files compared with an exhaustive search, for realistic text in a space fitted on it.
// ATTEST_RECALL_VECTORS is the number of vectors.
#include "core/search/semanticspace.h"
#include "core/search/vectorindex.h"
#include "generatedtext.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <cmath>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr int asked = 100;
constexpr int best = 10;

double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

class TestRecall : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QStringList texts = test::realTexts(QStringLiteral(ATTEST_SHARED_DATA), QStringLiteral(ATTEST_SOURCE));
        test::LikeText like(texts, 5);
        QVERIFY(!like.isEmpty());
        const auto document = [&](int number) {
            if (number % 40 == 0)
                like.beginDocument();
            return like.text(500);
        };
        QStringList pages;
        for (int i = 0; i < 1500; ++i)
            pages.append(document(i) + u' ' + document(1));
        Inline parallel;
        m_space = SemanticSpace::fit(pages, parallel, {});
        QVERIFY(bool(m_space));
        m_count = qEnvironmentVariableIsSet("ATTEST_RECALL_VECTORS")
                      ? qEnvironmentVariableIntValue("ATTEST_RECALL_VECTORS")
                      : 40'000;
        m_vectors.resize(size_t(m_count) * width());
        for (int i = 0; i < m_count; ++i) {
            const std::vector<float> placed = m_space->place(document(i));
            std::copy(placed.begin(), placed.end(), m_vectors.begin() + qptrdiff(size_t(i) * width()));
        }
        for (int i = 0; i < asked; ++i)
            m_questions.push_back(m_space->place(like.question(4 + i % 12)));
        m_exact = empty();
        add(m_exact, 0, m_count);
    }

    void isExactWhileThereAreFew()
    {
        const int few = std::min(m_count, 2000);
        VectorIndex index = empty();
        add(index, 0, few);
        QVERIFY(!index.isMemtableFull());
        for (const std::vector<float> &question : m_questions) {
            std::vector<float> cosines;
            for (int row = 0; row < few; ++row)
                cosines.push_back(product(row, question));
            std::nth_element(cosines.begin(), cosines.begin() + best - 1, cosines.end(), std::greater<>());
            for (const VectorIndex::Hit &hit : index.nearest(question, best))
                QVERIFY(product(rowOf(hit.id), question) >= cosines[best - 1] - 1e-5f);
        }
    }

    void findsNearlyAllOfTheNearest_data()
    {
        QTest::addColumn<int>("files");
        QTest::addColumn<bool>("merged");
        QTest::newRow("one file") << 1 << false;
        QTest::newRow("several files and some in memory") << 5 << false;
        QTest::newRow("several files made one") << 4 << true;
    }
    void findsNearlyAllOfTheNearest()
    {
        QFETCH(int, files);
        QFETCH(bool, merged);
        VectorIndex index = empty();
        const int inFiles = files == 5 ? m_count - m_count / 20 : m_count;
        double begun = seconds();
        for (int i = 0; i < files; ++i) {
            add(index, int(qint64(inFiles) * i / files), int(qint64(inFiles) * (i + 1) / files));
            settle(index, index.memtable());
        }
        add(index, inFiles, m_count);
        if (merged) {
            VectorIndex::limits.rows = std::max(VectorIndex::limits.rows, 2 * m_count + 1); // all in one file
            settle(index, index.fragments());
            VectorIndex::limits = {};
        }
        QCOMPARE(index.size(), m_count);
        QCOMPARE(int(index.files().size()), merged ? 1 : files);
        const double made = seconds() - begun;
        begun = seconds();
        for (const std::vector<float> &question : m_questions)
            QCOMPARE(int(index.nearest(question, best).size()), best);
        const double found = (seconds() - begun) / asked;
        const double share = recall(index, m_exact);
        qInfo("%d vectors of %d: recall@%d %.4f, %.2f ms a search, made in %.1f s", m_count, int(width()), best, share,
              1000 * found, made);
        QVERIFY2(share >= 0.95, qPrintable(QString::number(share)));
    }

    void findsInSomeDocumentsOnly_data()
    {
        QTest::addColumn<int>("every");
        QTest::addColumn<int>("length");
        QTest::newRow("one") << 1'000'000'000 << 300;
        QTest::newRow("a few") << 10'000 << 200;
        QTest::newRow("a third of all") << 300 << 100;
    }
    void findsInSomeDocumentsOnly()
    {
        QFETCH(int, every);
        QFETCH(int, length);
        const VectorIndex &index = whole();
        VectorIndex::Ranges ranges;
        for (qint64 from = 137; from + length < m_count; from += every)
            ranges.emplace_back(idOf(int(from)), idOf(int(from + length - 1)));
        for (const std::vector<float> &question : m_questions) {
            for (const VectorIndex::Hit &hit : index.nearest(question, best, &ranges))
                QVERIFY(std::any_of(ranges.begin(), ranges.end(), [&](const auto &range) {
                    return hit.id >= range.first && hit.id <= range.second;
                }));
        }
        const double share = recall(index, m_exact, &ranges);
        QVERIFY2(share >= 0.95, qPrintable(QString::number(share)));
    }

    void whatWasRemovedIsGoneAndWhatCameAgainIsFound()
    {
        VectorIndex index = empty();
        add(index, 0, 6000);
        const VectorIndex::Part part = index.memtable();
        // While the file is built, some are removed, and one is replaced by another's vector.
        index.remove({idOf(100), idOf(199)});
        index.remove({idOf(300), idOf(300)});
        QVERIFY(bool(index.add(1, {idOf(300)}, vector(400))));
        settle(index, part);
        QCOMPARE(index.size(), 5900);
        for (int i = 100; i < 200; ++i)
            QVERIFY(!index.contains(idOf(i)));
        QVERIFY(index.cosine(idOf(300), wanted(400)) > 0.99);
        // The same later, when it is in a file; repeating the changes has no effect.
        for (int twice = 0; twice < 2; ++twice)
            index.remove({idOf(1000), idOf(1499)});
        QCOMPARE(index.size(), 5400);
        QVERIFY(bool(index.add(1, {idOf(1000)}, vector(1000))));
        const auto hits = index.nearest(wanted(1000), 3);
        QVERIFY(std::any_of(hits.begin(), hits.end(), [&](const auto &hit) { return hit.id == idOf(1000); }));
        for (const auto &hit : index.nearest(wanted(1200), 400))
            QVERIFY(hit.id <= idOf(1000) || hit.id >= idOf(1500));
        settle(index, index.memtable());
        settle(index, index.fragments());
        QCOMPARE(index.size(), 5401);
        QCOMPARE(int(index.files().size()), 1);
        QVERIFY(std::abs(index.cosine(idOf(5000), wanted(5000)) - 1) < 0.01);
        QVERIFY(!index.contains(idOf(1001)));
    }

    void aLargeFileIsLeftAlone()
    {
        VectorIndex::limits = {.files = 2, .rows = 2000};
        VectorIndex index = empty();
        for (int i = 0; i < 5; ++i) {
            add(index, 600 * i, 600 * (i + 1));
            settle(index, index.memtable());
        }
        for (int times = 0; index.needsCompaction(); ++times) {
            QVERIFY(times < 5);
            settle(index, index.fragments());
        }
        QCOMPARE(index.size(), 3000);
        QCOMPARE(int(index.files().size()), 2);
        for (const auto &file : index.files())
            QVERIFY(file->size() <= 2000);
        // A worn file is rewritten, however large it is.
        const auto left = [&] { return index.files().front()->size() + index.files().back()->size(); };
        QCOMPARE(left(), 3000);
        VectorIndex::limits.least = 100;
        index.remove({idOf(0), idOf(899)});
        QVERIFY(index.needsCompaction());
        settle(index, index.fragments());
        QVERIFY(!index.needsCompaction());
        QCOMPARE(left(), 2100);
        VectorIndex::limits = {};
        index.rest(); // does not change the results
        QVERIFY(std::abs(index.cosine(idOf(2500), wanted(2500)) - 1) < 0.01);
    }

    void bytesGiveItBackWithItsFiles()
    {
        VectorIndex index = empty();
        add(index, 0, 3000);
        settle(index, index.memtable());
        add(index, 3000, 3100);
        index.remove({idOf(10), idOf(19)});
        const QByteArray bytes = index.bytes();
        const auto back = VectorIndex::from(bytes, m_folder.path());
        QVERIFY(bool(back));
        QCOMPARE(back->size(), 3090);
        QVERIFY(!back->contains(idOf(12)));
        for (const int i : {0, 500, 3050})
            QCOMPARE(back->nearest(wanted(i), 5).front().id, index.nearest(wanted(i), 5).front().id);
        for (qsizetype size = 0; size < bytes.size(); size += 4999)
            QVERIFY(!VectorIndex::from(bytes.left(size), m_folder.path()));
        QVERIFY(!VectorIndex::from(bytes, m_folder.filePath(u"elsewhere"_s)));
    }

    void aDamagedFileIsNoticed_data()
    {
        QTest::addColumn<double>("place");
        QTest::addColumn<bool>("opens");
        QTest::newRow("its head") << 0.0 << false;
        QTest::newRow("its size") << 16.0 << false;
        QTest::newRow("its centres") << 3000.0 << false;
        QTest::newRow("a vector") << 0.9 << true; // of the whole vector
    }
    void aDamagedFileIsNoticed()
    {
        QFETCH(double, place);
        QFETCH(bool, opens);
        VectorIndex index = empty();
        add(index, 0, 5000);
        settle(index, index.memtable());
        const QString path = index.files().front()->path();
        const QString copy = m_folder.filePath(u"copy.vectors"_s);
        QFile::remove(copy);
        QVERIFY(QFile::copy(path, copy));
        QFile file(copy);
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 at = place > 0 && place < 1 ? qint64(double(file.size()) * place) : qint64(place);
        file.seek(at);
        const char harmed = char(file.peek(1)[0] ^ 0x40);
        file.write(&harmed, 1);
        file.close();
        const auto opened = VectorFile::open(copy);
        QCOMPARE(bool(opened), opens);
        if (!opens)
            return;
        QVERIFY(!(*opened)->isDamaged());
        for (const std::vector<float> &question : m_questions)
            QVERIFY(!(*opened)->nearest(question.data(), 5000, {}, nullptr).empty());
        QVERIFY((*opened)->isDamaged());
        QFile cut(copy);
        QVERIFY(cut.resize(cut.size() / 2));
        QVERIFY(!VectorFile::open(copy));
    }

    void aFileGoesWithItsLastUserUnlessItIsKept()
    {
        QString gone;
        QString kept;
        {
            VectorIndex index = empty();
            add(index, 0, 100);
            settle(index, index.memtable());
            add(index, 100, 200);
            settle(index, index.memtable());
            gone = index.files()[0]->path();
            kept = index.files()[1]->path();
            index.files()[1]->keep(true);
            QVERIFY(QFile::exists(gone));
        }
        QVERIFY(!QFile::exists(gone));
        QVERIFY(QFile::exists(kept));
    }

    void aStoppedFileIsNone()
    {
        VectorIndex index = empty();
        add(index, 0, 1000);
        std::stop_source stop;
        stop.request_stop();
        Inline parallel;
        const QString path = m_folder.filePath(u"stopped.vectors"_s);
        const auto file = VectorFile::write(path, 1, int(width()), index.memtable().rows, parallel, stop.get_token());
        QCOMPARE(file.error().code, Error::Cancelled);
        QVERIFY(!QFile::exists(path));
        QVERIFY(!QFile::exists(path + u".part"_s));
    }

private:
    size_t width() const { return size_t(m_space->dimension()); }
    static qint64 idOf(int row) { return 1000 + qint64(row) * 3; }
    static int rowOf(qint64 id) { return int((id - 1000) / 3); }
    const float *vector(int row) const { return m_vectors.data() + size_t(row) * width(); }
    std::vector<float> wanted(int row) const { return {vector(row), vector(row) + width()}; }
    VectorIndex empty() const { return VectorIndex(1, int(width())); }

    void add(VectorIndex &index, int from, int to)
    {
        std::vector<qint64> ids;
        for (int i = from; i < to; ++i)
            ids.push_back(idOf(i));
        if (from < to)
            QVERIFY(bool(index.add(1, ids, vector(from))));
    }

    void settle(VectorIndex &index, VectorIndex::Part part)
    {
        QVERIFY(part.readFiles());
        Inline parallel;
        const auto file = VectorFile::write(m_folder.filePath(u"index-%1.vectors"_s.arg(m_files++)), 1, int(width()),
                                            part.rows, parallel, {});
        QVERIFY(bool(file));
        index = index.with(*file, part);
    }

    const VectorIndex &whole()
    {
        if (!m_whole) {
            m_whole.emplace(empty());
            add(*m_whole, 0, m_count);
            settle(*m_whole, m_whole->memtable());
        }
        return *m_whole;
    }

    float product(int row, const std::vector<float> &question) const
    {
        float sum = 0;
        for (size_t j = 0; j < width(); ++j)
            sum += vector(row)[j] * question[j];
        return sum;
    }

    // The share of the ten best that are found; any vector as near as the last of them counts as one.
    double recall(const VectorIndex &index, const VectorIndex &exact, const VectorIndex::Ranges *only = nullptr) const
    {
        int found = 0;
        int all = 0;
        for (const std::vector<float> &question : m_questions) {
            const auto expected = exact.nearest(question, best, only);
            for (const VectorIndex::Hit &hit : index.nearest(question, best, only))
                found += product(rowOf(hit.id), question) >= expected.back().cosine - 1e-5;
            all += int(expected.size());
        }
        return double(found) / all;
    }

    QTemporaryDir m_folder;
    int m_files = 0;
    int m_count = 0;
    std::shared_ptr<const SemanticSpace> m_space;
    std::vector<float> m_vectors;
    std::vector<std::vector<float>> m_questions;
    VectorIndex m_exact{1, 1}; // keeps all vectors in memory
    std::optional<VectorIndex> m_whole;
};

QTEST_GUILESS_MAIN(TestRecall)
#include "tst_recall.moc"
