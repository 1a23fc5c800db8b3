// Combining several scores into one ranking: order, shares and minimum score.
#include "core/retrieval/fusion.h"

#include <QTest>

using namespace core;

namespace {

Candidate candidate(PassageId id, double text, double vector, double page, double coverage = 1)
{
    Candidate made;
    made.id = id;
    made.scores = {text, vector, page};
    made.coverage = coverage;
    return made;
}

QList<PassageId> ids(const QList<Ranked> &ranked)
{
    QList<PassageId> found;
    for (const Ranked &each : ranked)
        found.append(each.id);
    return found;
}

} // namespace

class TestFusion : public QObject
{
    Q_OBJECT

private slots:
    void anEmbedderCountsAsMuchAsWordsAndOnlyWhereItWasAsked()
    {
        const FusionWeights weights;
        const double before = fuse({candidate(1, 4, 0.5, 0.5)})[0].score;
        Candidate near = candidate(1, 4, 0.5, 0.5);
        near.nearness = 1;
        Candidate far = candidate(2, 4, 0.5, 0.5);
        far.nearness = 0;
        const QList<Ranked> ranked = fuse({far, candidate(3, 4, 0.5, 0.5), near});
        QCOMPARE(ranked[0].id, 1);
        QCOMPARE(ranked[1].id, 3);
        QCOMPARE(ranked[1].score, before); // exactly as without them
        QCOMPARE(ranked[2].id, 2);
        const double all = weights.text + weights.vector + weights.page + weights.title + weights.heading;
        QVERIFY(std::abs(ranked[0].score - (before * all + weights.embedding) / (all + weights.embedding)) < 1e-12);
    }

    void whatIsNearIsNotBelowTheFloor()
    {
        Candidate near = candidate(1, 0, 0, 0);
        near.coverage = 0;
        QVERIFY(fuse({near}).isEmpty());
        near.nearness = 0.14;
        QVERIFY(fuse({near}).isEmpty());
        near.nearness = 0.16;
        QCOMPARE(fuse({near}).size(), 1);
    }

    void wordsAndMeaningTogetherBeatEither()
    {
        const auto ranked = fuse({candidate(1, 10, 0, 0), candidate(2, 9, 0.6, 0.6), candidate(3, 0, 0.7, 0.7)});
        QCOMPARE(ids(ranked).first(), PassageId(2));
        QCOMPARE(ranked.size(), 3);
    }

    void wordsAreAShareOfTheBest()
    {
        const auto ranked = fuse({candidate(1, 8, 0, 0), candidate(2, 2, 0, 0)});
        QCOMPARE(ranked[0].scores.text, 1.0);
        QCOMPARE(ranked[1].scores.text, 0.25);
        for (const Ranked &each : ranked)
            QVERIFY(each.score > 0 && each.score <= 1);
    }

    void whatSharesNothingIsNotFound()
    {
        QVERIFY(fuse({}).isEmpty());
        const FusionWeights weights;
        QVERIFY(fuse({candidate(1, 1, 0.1, 0.1, weights.leastCoverage / 2)}).isEmpty());
        QCOMPARE(fuse({candidate(1, 1, 0.1, 0.1, weights.leastCoverage * 2)}).size(), 1);
        QCOMPARE(fuse({candidate(1, 0, weights.leastCosine + 0.1, 0, 0)}).size(), 1);
    }

    void equalsStandInTheOrderOfTheirIds()
    {
        QCOMPARE(ids(fuse({candidate(5, 1, 0, 0), candidate(2, 1, 0, 0), candidate(9, 1, 0, 0)})),
                 QList<PassageId>({2, 5, 9}));
    }

    void aMeaningThatPointsAwayTakesNothing()
    {
        QCOMPARE(fuse({candidate(1, 1, -0.5, -0.5)})[0].score, fuse({candidate(1, 1, 0, 0)})[0].score);
    }
};

QTEST_GUILESS_MAIN(TestFusion)
#include "tst_fusion.moc"
