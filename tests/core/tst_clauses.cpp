// The single statements of a claim, as the built-in Critic separates them.
#include "core/extractive/claims/clauses.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class ClausesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAClaim_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QStringList>("clauses");
        QTest::newRow("one") << u"The rotor measures 160 meters."_s << QStringList{u"rotor measures 160 meters"_s};
        QTest::newRow("and") << u"The rotor measures 160 meters and its tower leans slightly."_s
                             << QStringList{u"rotor measures 160 meters"_s, u"tower leans slightly"_s};
        QTest::newRow("comma") << u"Opened in 1911, the bridge carries trains"_s
                               << QStringList{u"Opened 1911"_s, u"bridge carries trains"_s};
        QTest::newRow("a single word is no clause")
            << u"Red, green and blue lamps burn"_s << QStringList{u"Red green"_s, u"blue lamps burn"_s};
        QTest::newRow("nor is one at the end")
            << u"The bridge carries trains, slowly"_s << QStringList{u"bridge carries trains slowly"_s};
        QTest::newRow("a word said twice") << u"The bridge carries trains, and the bridge carries heavy cables"_s
                                           << QStringList{u"bridge carries trains"_s, u"heavy cables"_s};
        QTest::newRow("one word") << u"Bridges"_s << QStringList{u"Bridges"_s};
    }

    void partsAClaim()
    {
        QFETCH(QString, claim);
        QFETCH(QStringList, clauses);
        const Claim said = claimOf(claim, [](const QString &) { return 1.0; });
        QStringList found;
        for (const QList<int> &clause : clausesOf(said)) {
            QStringList words;
            for (const int term : clause)
                words.append(said.terms[term].shown);
            found.append(words.join(u' '));
        }
        QCOMPARE(found, clauses);
    }
};

QTEST_APPLESS_MAIN(ClausesTest)
#include "tst_clauses.moc"
