// attest-cli fork: repeats an earlier run from one of its steps with changes, asking nothing before that step again.
#include "attestcli.h"
#include "scriptedserver.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QTest>

using tests::AttestCli;
using tests::Done;

namespace {

const QStringList pages{
    QStringLiteral("Discount points on a mortgage are prepaid interest. One point is one percent of the loan."),
    QStringLiteral("Points on a mortgage lower the interest rate when they are paid at closing."),
    QStringLiteral("A lender may charge origination points on a mortgage, which are a fee of the broker.")};

struct World : AttestCli
{
    World()
    {
        server.offerModels({QStringLiteral("toy")});
        server.answerChats([](const QJsonObject &request) {
            const QString prompt = Scripted::promptOf(request);
            if (prompt.contains(QLatin1String("passage helps to answer a question")))
                return prompt.contains(QLatin1String("A lender may charge")) ? QStringLiteral("no")
                                                                             : QStringLiteral("yes");
            if (prompt.contains(QLatin1String("says only what these passages say")) ||
                prompt.contains(QLatin1String("answer resolves a question")))
                return QStringLiteral("yes");
            return QStringLiteral("Points are prepaid interest [1].");
        });
        QStringList files;
        for (int i = 0; i < pages.size(); ++i)
            files.append(writePdf(QStringLiteral("points%1.pdf").arg(i), {pages[i]}));
        run(QStringList{QStringLiteral("add")} + files);
    }

    QJsonObject ask(const QStringList &more)
    {
        const Done done = run(QStringList{QStringLiteral("--json")} + more +
                              QStringList{QStringLiteral("--set"), QStringLiteral("server-url=") + server.url()});
        if (done.status != 0)
            qWarning("%s", qPrintable(done.err));
        return done.json();
    }

    ScriptedServer server;
};

QStringList entered(const QJsonObject &turn, bool takenOver)
{
    QStringList nodes;
    for (const QJsonValue &event : turn[u"trace"].toArray()) {
        if (event[u"kind"].toString() == u"entered" && event[u"details"][u"taken_over"].toBool() == takenOver)
            nodes.append(event[u"node"].toString());
    }
    return nodes;
}

} // namespace

class tst_clifork : public QObject
{
    Q_OBJECT

private slots:
    void goesOnFromAStepAndAsksNothingTwice()
    {
        World world;
        const QJsonObject turn = world.ask({QStringLiteral("ask"), QStringLiteral("what are points on a mortgage"),
                                            QStringLiteral("--model"), QStringLiteral("toy"), QStringLiteral("--set"),
                                            QStringLiteral("write-ahead=false")});
        QCOMPARE(turn[u"outcome"].toString(), QStringLiteral("verified"));
        const QString session = QString::number(turn[u"session"].toInteger());
        const auto before = world.server.chats().size();
        const QJsonObject forked = world.ask(
            {QStringLiteral("fork"), session, QStringLiteral("1"), QStringLiteral("--at"), QStringLiteral("verify")});
        QCOMPARE(forked[u"outcome"].toString(), turn[u"outcome"].toString());
        QCOMPARE(forked[u"answer"].toString(), turn[u"answer"].toString());
        QCOMPARE(entered(forked, true),
                 QStringList({QStringLiteral("retrieve"), QStringLiteral("grade"), QStringLiteral("write")}));
        QCOMPARE(entered(forked, false), QStringList({QStringLiteral("verify"), QStringLiteral("judge")}));
        QCOMPARE(world.server.chats().size() - before, 2);
        QCOMPARE(forked[u"calls"].toInt(), turn[u"calls"].toInt());
        const QJsonObject from = forked[u"forked_from"].toObject();
        QCOMPARE(from[u"turn"].toString(), turn[u"id"].toString());
        QCOMPARE(from[u"step"].toString(), QStringLiteral("verify"));
        QVERIFY(from[u"changes"].toArray().isEmpty());
        for (const char *format : {"markdown", "html", "csv", "json", "jsonl"}) {
            const Done done =
                world.run({QStringLiteral("export"), session, QStringLiteral("--format"), QLatin1String(format)});
            QVERIFY2(done.out.contains(QStringLiteral("Forked from the run of")) ||
                         done.out.contains(QStringLiteral("\"forked_from\"")),
                     format);
        }
    }

    void usesARejectedPassageAnywayAndLeavesOutAnother()
    {
        World world;
        const QJsonObject turn = world.ask({QStringLiteral("ask"), QStringLiteral("what are points on a mortgage"),
                                            QStringLiteral("--model"), QStringLiteral("toy")});
        QJsonValue refused;
        QJsonValue kept;
        for (const QJsonValue &event : turn[u"trace"].toArray()) {
            if (event[u"node"].toString() == u"grade" && event[u"kind"].toString() == u"left") {
                refused = event[u"details"][u"refused"][0];
                kept = event[u"details"][u"kept"][0];
            }
        }
        QVERIFY(refused.toInteger() > 0 && kept.toInteger() > 0);
        const QJsonObject forked = world.ask({QStringLiteral("fork"), QString::number(turn[u"session"].toInteger()),
                                              turn[u"id"].toString(), QStringLiteral("--at"), QStringLiteral("grade"),
                                              QStringLiteral("--use"), QString::number(refused.toInteger()),
                                              QStringLiteral("--leave-out"), QString::number(kept.toInteger())});
        QList<qint64> sources;
        for (const QJsonValue &source : forked[u"sources"].toArray())
            sources.append(source[u"id"].toInteger());
        QVERIFY(sources.contains(refused.toInteger()));
        QVERIFY(!sources.contains(kept.toInteger()));
        QCOMPARE(forked[u"forked_from"][u"kept_by_user"][0][u"id"].toInteger(), refused.toInteger());
        QCOMPARE(forked[u"forked_from"][u"left_out_by_user"][0].toInteger(), kept.toInteger());
    }

    void goesOnWithOtherSettingsQueriesAndFlows()
    {
        World world;
        const QJsonObject turn =
            world.ask({QStringLiteral("ask"), QStringLiteral("what are points on a mortgage")}); // built-in models
        const QString session = QString::number(turn[u"session"].toInteger());
        QJsonObject forked = world.ask({QStringLiteral("fork"), session, QStringLiteral("1"), QStringLiteral("--at"),
                                        QStringLiteral("retrieve"), QStringLiteral("-k"), QStringLiteral("1"),
                                        QStringLiteral("--query"), QStringLiteral("origination fee of the broker")});
        QCOMPARE(forked[u"queries"].toArray(), QJsonArray{QStringLiteral("origination fee of the broker")});
        QCOMPARE(forked[u"forked_from"][u"changes"].toArray().size(), 2);
        forked = world.ask({QStringLiteral("fork"), session, QStringLiteral("1"), QStringLiteral("--at"),
                            QStringLiteral("grade"), QStringLiteral("--flow"), QStringLiteral("plain")});
        QCOMPARE(forked[u"flow"].toString(), QStringLiteral("plain"));
        QCOMPARE(entered(forked, false), QStringList({QStringLiteral("retrieve"), QStringLiteral("write")}));
        QVERIFY(!forked[u"answer"].toString().isEmpty());
    }

    void saysWhatIsNotThere()
    {
        World world;
        world.ask({QStringLiteral("ask"), QStringLiteral("what are points on a mortgage")});
        for (const QStringList &words :
             {QStringList{QStringLiteral("9"), QStringLiteral("1"), QStringLiteral("--at"), QStringLiteral("grade")},
              QStringList{QStringLiteral("1"), QStringLiteral("7"), QStringLiteral("--at"), QStringLiteral("grade")},
              QStringList{QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("--at"), QStringLiteral("nowhere")},
              QStringList{QStringLiteral("1"), QStringLiteral("1")},
              QStringList{QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("--at"), QStringLiteral("grade"),
                          QStringLiteral("--use"), QStringLiteral("99")}}) {
            const Done done = world.run(QStringList{QStringLiteral("fork")} + words);
            QCOMPARE(done.status, 1);
            QVERIFY2(done.err.trimmed().endsWith(u'.') && done.err.trimmed().count(u'\n') == 0, qPrintable(done.err));
        }
    }
};

QTEST_GUILESS_MAIN(tst_clifork)
#include "tst_clifork.moc"
