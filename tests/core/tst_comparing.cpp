// Questions about several things, from search to answer, with the built-in models.
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"
#include "flowrun.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

class Shelf
{
public:
    Shelf()
    {
        for (int year = 2016; year < 2020; ++year) {
            keepPaper(*m_run.library,
                      u"The port of Salma moved %1 tons of cargo in %2, and its cranes rested at night. "
                      "Its harbor master wrote this report of %2 for all who trade with Salma."_s
                          .arg(QString::number(100 * year - 200'000 + 17))
                          .arg(year));
        }
        keepPaper(*m_run.library,
                  u"Gulls are birds of the coast. They nest on cliffs, and feed on fish and on waste."_s);
        keepPaper(*m_run.library,
                  u"Terns are slender birds of the coast. They dive for fish, and winter in the south."_s);
        for (const char *bird : {"Auks", "Puffins", "Plovers", "Curlews"})
            keepPaper(*m_run.library,
                      u"%1 are birds of the coast, as gulls are. Gulls are larger than many of them."_s.arg(
                          QLatin1String(bird)));
    }

    Turn ask(const QString &question)
    {
        const auto idf = [this](const QString &term) { return m_run.library->idf(term); };
        BuiltinCritic critic(idf, *builtinWeights(), wordRankingBy(idf));
        BuiltinWriter writer(idf, wordRankingBy(idf));
        return m_run.ask(u"self-rag"_s, critic, writer, question);
    }

private:
    FlowRun m_run;
};

QJsonObject found(const Turn &turn)
{
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Left && event.node == u"retrieve")
            return detailsOf(event);
    }
    return {};
}

} // namespace

class ComparingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersForEachYear()
    {
        Shelf shelf;
        const Turn turn = shelf.ask(u"How much cargo did Salma move in 2017 and 2019?"_s);
        QVERIFY2(turn.answer.contains(u"1717 tons of cargo in 2017"), qPrintable(turn.answer));
        QVERIFY2(turn.answer.contains(u"1917 tons of cargo in 2019"), qPrintable(turn.answer));
        QVERIFY2(!turn.answer.contains(u"in 2016") && !turn.answer.contains(u"in 2018"), qPrintable(turn.answer));
        QCOMPARE(turn.ending, Ending::Passed);
    }

    // Most pages of one plan's own papers name that plan repeatedly.
    void findsThePageThatComparesAmongManyThatNameOneOfThem()
    {
        FlowRun run;
        for (const char *plan : {"Harbor Basic", "Harbor Plus"}) {
            for (int i = 0; i < 70; ++i)
                keepPaper(*run.library, u"%1 covers matter %2. The difference is small with %1, and %1 pays for matter "
                                        "%2 of %1, which %1 calls a matter of Harbor."_s.arg(QLatin1String(plan))
                                            .arg(1000 + i));
        }
        QString text = u"Choosing is easy for those who work at sea or on land. "_s;
        for (const char *filler : {"tents", "ropes", "lamps", "boots", "maps", "sails", "oars", "stoves"})
            text += u"The store on the first floor has %1 in many sizes, and whoever keeps the keys will gladly tell "
                    "newcomers where all of these %1 are kept. "_s.arg(QLatin1String(filler));
        keepPaper(*run.library, text + u"Harbor Plus pays for journeys abroad and for the dentist, while Harbor Basic "
                                       "does not."_s);
        const Result<QList<Passage>> found =
            run.library->search({u"What is the difference between Harbor Basic and Harbor Plus?"_s, 4, {}}, {});
        QVERIFY(found);
        const bool isFound = std::any_of(found->begin(), found->end(), [](const Passage &passage) {
            return passage.text.contains(u"while Harbor Basic does not"_s);
        });
        QVERIFY(isFound);
    }

    void findsEachOfTheThingsThatAreCompared()
    {
        Shelf shelf;
        const Turn turn = shelf.ask(u"What is the difference between gulls and terns?"_s);
        QVERIFY2(turn.answer.contains(u"Gulls are") && turn.answer.contains(u"Terns are"), qPrintable(turn.answer));
        const QJsonObject told = found(turn);
        QCOMPARE(told[u"parts"].toArray().size(), 2);
        QVERIFY(told[u"passages"].toArray().size() <= Settings().passages);
    }

    void looksForOneThingOnce()
    {
        Shelf shelf;
        QVERIFY(!found(shelf.ask(u"Where do terns winter?"_s)).contains(u"parts"));
    }
};

QTEST_GUILESS_MAIN(ComparingTest)
#include "tst_comparing.moc"
