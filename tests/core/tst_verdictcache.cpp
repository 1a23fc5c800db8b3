// Verdicts are cached by everything that a judge is told, and never used for another judge, question or text.
#include "core/extractive/claims/certainty.h"
#include "core/models/verdictcache.h"
#include "fakes.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace core;

namespace {

class KnownCritic : public ScriptedCritic // a judge whose verdicts may be cached
{
public:
    explicit KnownCritic(const QString &judge = QStringLiteral("http://a toy"), const QString &script = {})
        : ScriptedCritic(script, script, script),
          m_judge(judge)
    {
    }
    QString identity(Verdict::Kind) const override { return m_judge; }

private:
    QString m_judge;
};

Passage passage(PassageId id, const QString &text, const QString &title = QStringLiteral("Manual"))
{
    Passage made;
    made.id = id;
    made.text = text;
    made.title = title;
    return made;
}

const QString question = QStringLiteral("what is copper");
const Passage copper = passage(1, QStringLiteral("Copper is a metal."));

Verdict verdictOf(int number, const QString &label = QStringLiteral("yes"))
{
    Verdict verdict;
    verdict.label = label;
    verdict.raw = QString::number(number);
    verdict.cost.calls = 1;
    return verdict;
}

} // namespace

class tst_verdictcache : public QObject
{
    Q_OBJECT

private slots:
    void asksAnEqualQuestionOnce()
    {
        KnownCritic critic;
        VerdictCache cache;
        RememberingCritic remembering(critic, cache);
        const Result<Verdict> first = remembering.relevance(question, copper, {});
        const Result<Verdict> second = remembering.relevance(question, copper, {});
        QCOMPARE(critic.calls, 1);
        QVERIFY(!first->remembered && first->cost.calls == 1);
        QVERIFY(second->remembered && second->cost.calls == 0);
        QCOMPARE(second->label, first->label);
        QCOMPARE(second->probability, first->probability);
        QCOMPARE(second->reason, first->reason);
    }

    void keepsNothingThatTookNoJudge()
    {
        VerdictCache cache;
        Verdict certain = verdictOf(1, QStringLiteral("no"));
        certain.how = byCertainty();
        QVERIFY(bool(cache.verdict("key", [&] { return certain; }, {})));
        QCOMPARE(cache.size(), 0);
    }

    void gradesTheSameWordsOnceWhereverTheyStand()
    {
        KnownCritic critic;
        VerdictCache cache;
        RememberingCritic remembering(critic, cache);
        QVERIFY(bool(remembering.relevance(question, copper, {})));
        const Result<Verdict> twin = remembering.relevance(question, passage(2, copper.text), {});
        QCOMPARE(critic.calls, 1);
        QCOMPARE(twin->passage, PassageId(2));
    }

    void asksAgainWhatDiffersInAnything()
    {
        KnownCritic critic;
        VerdictCache cache;
        RememberingCritic remembering(critic, cache);
        const Passage zinc = passage(1, QStringLiteral("Zinc is a metal."));
        const QString other = QStringLiteral("what is zinc");
        int asked = 0;
        const auto asks = [&](const Result<Verdict> &verdict) { return verdict && critic.calls == ++asked; };
        QVERIFY(asks(remembering.relevance(question, copper, {})));
        QVERIFY(asks(remembering.relevance(other, copper, {})));
        QVERIFY(asks(remembering.relevance(question, zinc, {})));
        QVERIFY(asks(remembering.relevance(question, passage(1, copper.text, QStringLiteral("Another")), {})));
        QVERIFY(asks(remembering.support(question, copper.text, {copper}, Scale::Binary, {})));
        QVERIFY(asks(remembering.support(question, copper.text, {copper}, Scale::Graded, {})));
        QVERIFY(asks(remembering.support(question, copper.text, {copper, zinc}, Scale::Graded, {})));
        QVERIFY(asks(remembering.support(question, copper.text, {zinc, copper}, Scale::Graded, {})));
        QVERIFY(asks(remembering.utility(question, copper.text, Scale::Binary, {})));
        QVERIFY(asks(remembering.retrieval(question, {{QStringLiteral("a")}, {QStringLiteral("b")}}, {})));
        QVERIFY(asks(remembering.retrieval(question, {{QStringLiteral("a"), QStringLiteral("b")}, {}}, {})));
        QVERIFY(asks(remembering.complexity(question, {}, {})));
    }

    void neverTakesOneJudgeForAnother()
    {
        VerdictCache cache;
        KnownCritic kind(QStringLiteral("http://a toy"), QStringLiteral("Y"));
        KnownCritic strict(QStringLiteral("http://b toy"), QStringLiteral("N"));
        QVERIFY(RememberingCritic(kind, cache).relevance(question, copper, {})->passed);
        QVERIFY(!RememberingCritic(strict, cache).relevance(question, copper, {})->passed);
    }

    void remembersNoJudgeThatGoesByMoreThanItIsTold()
    {
        ScriptedCritic critic({}, {}, {});
        VerdictCache cache;
        RememberingCritic remembering(critic, cache);
        for (int i = 0; i < 2; ++i)
            QVERIFY(!remembering.relevance(question, copper, {})->remembered);
        QCOMPARE(critic.calls, 2);
    }

    void keepsNeitherErrorsNorWhatCannotBeRead()
    {
        VerdictCache cache;
        int asked = 0;
        const auto fails = [&]() -> Result<Verdict> {
            ++asked;
            return Error{Error::Unavailable, QStringLiteral("The server is gone; start it."), {}};
        };
        const auto mumbles = [&]() -> Result<Verdict> { return verdictOf(++asked, QStringLiteral("invalid")); };
        for (int i = 0; i < 2; ++i)
            QVERIFY(!cache.verdict("key", fails, {}));
        for (int i = 0; i < 2; ++i)
            QVERIFY(cache.verdict("key", mumbles, {})->invalid());
        QCOMPARE(asked, 4);
        QCOMPARE(cache.size(), 0);
    }

    void letsOneAskForAllWhoWantTheSame()
    {
        VerdictCache cache;
        std::atomic<int> asked = 0;
        std::atomic<int> come = 0;
        const auto slowly = [&]() -> Result<Verdict> {
            ++asked;
            while (come < 4) // later ones find the request under way
                std::this_thread::yield();
            return verdictOf(1);
        };
        std::atomic<int> paid = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                ++come;
                const Result<Verdict> verdict = cache.verdict("key", slowly, {});
                paid += verdict ? verdict->cost.calls : 100;
            });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(asked.load(), 1);
        QCOMPARE(paid.load(), 1);
    }

    void lastsNoLongerThanTheWaitingWant()
    {
        VerdictCache cache;
        std::stop_source stop;
        const Result<Verdict> outer =
            cache.verdict("key",
                          [&]() -> Result<Verdict> {
                              stop.request_stop(); // a caller that waits for this verdict gives up
                              const Result<Verdict> inner = cache.verdict(
                                  "key", [] { return Result<Verdict>(verdictOf(2)); }, stop.get_token());
                              return inner ? inner : Result<Verdict>(inner.error());
                          },
                          {});
        QCOMPARE(outer.error().code, Error::Cancelled);
    }

    void forgetsWhatWasUsedLongestAgo()
    {
        VerdictCache cache(1000); // characters
        int asked = 0;
        const auto ask = [&]() -> Result<Verdict> { return verdictOf(++asked); };
        for (int i = 0; i < 100; ++i) {
            QVERIFY(bool(cache.verdict(QByteArray::number(i), ask, {})));
            QVERIFY(bool(cache.verdict("0", ask, {})));
        }
        QCOMPARE(asked, 100);
        QVERIFY(cache.size() < 6);
    }
};

QTEST_GUILESS_MAIN(tst_verdictcache)
#include "tst_verdictcache.moc"
