// Words that occur on the same pages are placed near each other; the same pages give the same space.
#include "core/search/semanticspace.h"
#include "core/search/termcounts.h"
#include "core/search/termhash.h"

#include <QTest>

#include <cmath>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// Each page has six of its subject's ten words, so that two words of a subject need not co-occur.
QStringList pages(int count)
{
    const QList<QStringList> words = {
        u"glacier ice melting arctic polar snow frozen sea level warming"_s.split(u' '),
        u"revenue profit earnings dividend shareholder income margin fiscal quarter cash"_s.split(u' '),
        u"neuron brain cortex synapse memory learning dopamine signal axon receptor"_s.split(u' '),
        u"violin orchestra symphony concert melody composer piano harmony tempo opera"_s.split(u' '),
    };
    QStringList made;
    for (int i = 0; i < count; ++i) {
        QStringList text;
        for (int j = 0; j < 6; ++j)
            text += words[i % 4][(i / 4 + j * (1 + i % 3)) % 10];
        made.append(text.join(u' ') + u" and the rest of it"_s);
    }
    return made;
}

double cosine(const std::vector<float> &a, const std::vector<float> &b)
{
    double sum = 0;
    for (size_t i = 0; i < a.size(); ++i)
        sum += double(a[i]) * double(b[i]);
    return sum;
}

class Backwards : public Parallel
{
public:
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        for (int i = count - 1; i >= 0 && !stop.stop_requested(); --i)
            work(i);
    }
};

} // namespace

class TestSemanticSpace : public QObject
{
    Q_OBJECT

private slots:
    void bringsRelatedWordsTogether()
    {
        Inline parallel;
        const auto space = SemanticSpace::fit(pages(40), parallel, {});
        QVERIFY(bool(space));
        const double related = cosine(space->place(u"violin tempo"), space->place(u"symphony opera"));
        const double foreign = cosine(space->place(u"violin tempo"), space->place(u"dividend cash"));
        QVERIFY2(related > foreign + 0.2, qPrintable(u"%1 %2"_s.arg(related).arg(foreign)));
    }

    void placesTextAtUnitLength()
    {
        Inline parallel;
        const auto space = SemanticSpace::fit(pages(40), parallel, {});
        const auto vector = space->place(u"The glacier is melting");
        QCOMPARE(int(vector.size()), space->dimension());
        QVERIFY(std::abs(cosine(vector, vector) - 1) < 1e-4);
        for (const float each : space->place(u"xylograph of the unknown"))
            QCOMPARE(each, 0.f);
    }

    void isTheSameHoweverItWasComputed()
    {
        Inline inOrder;
        Backwards backwards;
        const auto one = SemanticSpace::fit(pages(60), inOrder, {});
        const auto other = SemanticSpace::fit(pages(60), backwards, {});
        QCOMPARE(one->bytes(), other->bytes());
    }

    void bytesGiveItBack()
    {
        Inline parallel;
        const auto space = SemanticSpace::fit(pages(40), parallel, {});
        const QByteArray bytes = space->bytes();
        const auto back = SemanticSpace::from(bytes);
        QVERIFY(bool(back));
        QCOMPARE(back->place(u"glacier snow"), space->place(u"glacier snow"));
        for (qsizetype size = 0; size < bytes.size(); size += 61)
            QVERIFY(!SemanticSpace::from(bytes.left(size)));
    }

    void tooLittleTextGivesNoSpace()
    {
        Inline parallel;
        QVERIFY(!SemanticSpace::fit(QStringList(), parallel, {}));
        QVERIFY(!SemanticSpace::fit(QStringList{u"one page"_s, u"another page"_s}, parallel, {}));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!SemanticSpace::fit(pages(40), parallel, stop.get_token()));
    }

    void countsTermsOfPassages()
    {
        TermCounts counts;
        counts.add(termHashes(u"ice ice snow"));
        counts.add(termHashes(u"ice rain"));
        for (int i = 0; i < 5000; ++i)
            counts.add({quint64(i) * 7919 + 1});
        QCOMPARE(counts.count(termHash(u"ice")), 2);
        QCOMPARE(counts.count(termHash(u"sun")), 0);
        counts.remove(termHashes(u"ice rain"));
        QCOMPARE(counts.count(termHash(u"ice")), 1);
        QCOMPARE(counts.passages(), 5001);
        const TermCounts back = TermCounts::from(counts.bytes());
        QCOMPARE(back.count(termHash(u"snow")), 1);
        QCOMPARE(back.passages(), 5001);
        QCOMPARE(back.meanLength(), counts.meanLength());
        QCOMPARE(back.idf(termHash(u"sun")), std::log(1 + 5001.0));
    }
};

QTEST_GUILESS_MAIN(TestSemanticSpace)
#include "tst_semanticspace.moc"
