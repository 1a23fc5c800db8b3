// How often the built-in Critic detects sentences with exactly one error, by kind of error.
#include "core/extractive/builtincritic.h"
#include "core/extractive/claims/alignment.h"
#include "tests/adversarial.h"
#include "tests/wordranking.h"

#include <QMap>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace core;

class AdversarialTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_pairs = adversarial::pairs(40, 11);
        QHash<QString, int> passages;
        for (const adversarial::Pair &pair : std::as_const(m_pairs)) {
            QSet<QString> distinct;
            for (const Term &term : terms(pair.passage))
                distinct.insert(term.text);
            for (const QString &term : std::as_const(distinct))
                ++passages[term];
        }
        const double all = double(m_pairs.size());
        m_idf = [passages, all](const QString &term) { return std::log(1 + all / (1 + passages.value(term))); };
    }

    void seesOneThingThatIsWrong()
    {
        struct Floor
        {
            int right; // minimum, in percent
            int wrong;
        };
        const QMap<QString, Floor> floors = {{QStringLiteral("name"), {95, 98}},
                                             {QStringLiteral("names exchanged"), {95, 98}},
                                             {QStringLiteral("number"), {95, 98}},
                                             {QStringLiteral("date"), {95, 98}},
                                             {QStringLiteral("unit"), {95, 98}},
                                             {QStringLiteral("negation"), {95, 98}},
                                             {QStringLiteral("opposite"), {95, 98}},
                                             {QStringLiteral("some for all"), {95, 98}},
                                             {QStringLiteral("cause for coincidence"), {95, 98}}};
        BuiltinCritic critic(m_idf, *builtinWeights(), wordRankingBy(m_idf));
        struct Counts
        {
            int all = 0;
            int right = 0;
            int wrong = 0;
        };
        QMap<QString, Counts> counts;
        for (const adversarial::Pair &pair : std::as_const(m_pairs)) {
            Passage passage;
            passage.id = 1;
            passage.text = pair.passage;
            Counts &kind = counts[pair.kind];
            ++kind.all;
            kind.right += critic.support({}, pair.right, {passage}, Scale::Binary, {})->passed;
            kind.wrong += !critic.support({}, pair.wrong, {passage}, Scale::Binary, {})->passed;
        }
        QCOMPARE(counts.keys(), floors.keys());
        for (auto it = counts.constBegin(); it != counts.constEnd(); ++it) {
            const int right = 100 * it->right / it->all;
            const int wrong = 100 * it->wrong / it->all;
            qInfo("%-22s accepted where right %3d %%, rejected where wrong %3d %%", qPrintable(it.key()), right, wrong);
            QVERIFY2(right >= floors[it.key()].right && wrong >= floors[it.key()].wrong, qPrintable(it.key()));
        }
    }

    void saysWhatStandsInTheirPlace()
    {
        const TokenizedText claim = readText(QStringLiteral("The bridge at Velmar was opened by Peter Hahn in 1911."));
        const TokenizedText source =
            readText(QStringLiteral("The bridge at Velmar was opened by Maria Lindt in 1914."));
        const Alignment beside = align(claim, source, 0, int(source.terms.size()));
        QStringList said;
        for (const Replaced &each : beside.replaced)
            said.append(each.said + u'/' + each.stands);
        QCOMPARE(said, (QStringList{QStringLiteral("Peter/Maria"), QStringLiteral("Hahn/Lindt"),
                                    QStringLiteral("1911/1914")}));
        QCOMPARE(beside.replaced.last().kind, Replaced::Number);
        QVERIFY(!beside.denied && !beside.exchanged && !beside.overstated);
    }

private:
    QList<adversarial::Pair> m_pairs;
    Idf m_idf;
};

QTEST_APPLESS_MAIN(AdversarialTest)
#include "tst_adversarial.moc"
