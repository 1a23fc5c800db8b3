// Model servers as they are: the scripted ones of ../shared/tools/model-servers.py, asked through attest-cli in every
// flow. What they say is called verified where it is, and never where it is not.
#include "attestcli.h"
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using tests::Done;

namespace {

quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

bool answers(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    return socket.waitForConnected(1000);
}

} // namespace

class tst_manners : public QObject
{
    Q_OBJECT

    tests::AttestCli m_shell;
    QProcess m_server;
    QTemporaryDir m_log;
    quint16 m_port = 0;
    QString m_said; // by the last question, beside its answer

    QJsonObject ask(const QString &manner, const QString &flow, const QStringList &more = {})
    {
        const QString url = QStringLiteral("server-url=http://127.0.0.1:%1/%2/v1").arg(m_port).arg(manner);
        const Done done = m_shell.run(
            QStringList{u"--json"_s, u"ask"_s, u"What is the deductible of the Standard plan?"_s, u"--flow"_s, flow,
                        u"--model"_s, u"smart-1"_s, u"--set"_s, url, u"--set"_s, u"max-seconds=20"_s} +
            more);
        m_said = done.err;
        if (done.status != 0 && done.out.isEmpty())
            qWarning().noquote() << done.err;
        return done.json();
    }

    // That the server was sent in all, by its own record.
    int postsTo(const QString &manner) const
    {
        QFile log(m_log.filePath(manner + u".jsonl"_s));
        int posts = 0;
        if (!log.open(QIODevice::ReadOnly))
            return -1;
        while (!log.atEnd())
            posts += log.readLine().startsWith("{\"post\"") ? 1 : 0;
        return posts;
    }

    static void everyFlow(const QStringList &manners)
    {
        QTest::addColumn<QString>("manner");
        QTest::addColumn<QString>("flow");
        for (const QString &manner : manners) {
            for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>()) {
                const QString id = core::toQString(flow->id());
                QTest::addRow("%s, %s", qPrintable(manner), qPrintable(id)) << manner << id;
            }
        }
    }

private slots:
    void initTestCase()
    {
        const QString script = QStringLiteral(ATTEST_SHARED_DATA "/../tools/model-servers.py");
        const QString python = QStandardPaths::findExecutable(u"python3"_s);
        if (!QFileInfo::exists(script) || python.isEmpty())
            QSKIP("It needs python3 and ../shared/tools/model-servers.py, which are not here.");
        m_port = freePort();
        m_server.start(python, {script, u"--port"_s, QString::number(m_port), u"--log"_s, m_log.path()});
        QTRY_VERIFY_WITH_TIMEOUT(answers(m_port), 20'000);
        const QString pdf = m_shell.writePdf(
            u"plan.pdf"_s, {u"The deductible of the Standard plan is 2,000 dollars a year for one person. "
                            "The deductible of the Standard plan must be met before the plan pays for care."_s,
                            u"Members may choose any provider in the network without a referral from a doctor."_s});
        QCOMPARE(m_shell.run({u"add"_s, pdf}).status, 0);
    }

    void cleanupTestCase()
    {
        m_server.kill();
        m_server.waitForFinished();
    }

    void isVerifiedWhereItIs_data()
    {
        everyFlow(
            {u"plain"_s, u"vllm"_s, u"llama"_s, u"lmstudio"_s, u"jan"_s, u"o-series"_s, u"fences"_s, u"chatty"_s});
    }

    void isVerifiedWhereItIs()
    {
        QFETCH(QString, manner);
        QFETCH(QString, flow);
        const QJsonObject turn = ask(manner, flow);
        const QByteArray shown = QJsonDocument(turn).toJson().left(6000);
        if (flow == u"plain") // nothing is checked
            QVERIFY2(turn[u"outcome"].toString() == u"unverified", shown.constData());
        else
            QVERIFY2(turn[u"outcome"].toString() == u"verified", shown.constData());
        QVERIFY(turn[u"answer"].toString().contains(u"2,000"));
    }

    // What they think first, how they cite, what they refuse to take, how they break off.
    void isVerifiedHoweverItIsSaid_data()
    {
        QTest::addColumn<QString>("manner");
        QTest::addColumn<int>("posts"); // at most
        const auto row = [](const char *manner, int posts = 6) {
            QTest::newRow(manner) << QString::fromLatin1(manner) << posts;
        };
        for (const char *thinks :
             {"think-content", "think-content-lp", "think-reasoning", "think-short", "think-r1-llama",
              "think-qwen-vllm", "think-lmstudio", "think-magistral", "think-thinking", "think-harmony"})
            row(thinks);
        row("o-series-heavy", 12);
        for (const char *cites : {"cite-paren", "cite-cjk", "cite-word", "cite-comma", "cite-foot", "cite-none",
                                  "cite-md", "cite-source", "cite-before", "cite-super", "cite-doc"})
            row(cites);
        row("cite-end", 10);
        for (const char *takes :
             {"no-response-format", "no-temperature", "no-seed", "no-stream-options", "no-stream", "no-system",
              "no-models", "models-403", "yesdot", "trailing", "bold", "lp-null", "lp-text"})
            row(takes, 9); // two passages are judged side by side, and each may be refused twice; answer and checks
        row("strict-all", 16);
        row("no-logprobs", 12);
        for (const char *breaks :
             {"reset", "reset-once", "err500-once", "rate", "close-each", "close-idle", "http10", "crlf", "split"})
            row(breaks, 8);
    }

    void isVerifiedHoweverItIsSaid()
    {
        QFETCH(QString, manner);
        QFETCH(int, posts);
        const QJsonObject turn = ask(manner, u"self-rag"_s);
        const QByteArray shown = QJsonDocument(turn).toJson().left(6000);
        QVERIFY2(turn[u"outcome"].toString() == u"verified", shown.constData());
        QVERIFY(turn[u"answer"].toString().contains(u"2,000"));
        QVERIFY2(postsTo(manner) <= posts, qPrintable(QString::number(postsTo(manner))));
    }

    void saysWhatFailed_data()
    {
        QTest::addColumn<QString>("manner");
        QTest::addColumn<QString>("refusal");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *manner, const char *refusal, const char *says) {
            QTest::newRow(manner) << QString::fromLatin1(manner) << QString::fromLatin1(refusal)
                                  << QString::fromLatin1(says);
        };
        row("refusal-field", "empty_reply", "sent an empty reply");
        row("contentfilter", "empty_reply", "A filter of the model server");
        row("toolcall", "empty_reply", "called a tool");
        row("empty", "empty_reply", "sent an empty reply");
        row("rate-hard", "model_unreachable", "wait for 60 seconds");
        row("quota", "model_unreachable", "is used up");
        row("credits", "model_unreachable", "is used up");
        row("loading-long", "model_unreachable", "still loading");
        row("err500", "model_unreachable", "CUDA error: out of memory");
        row("redirect", "model_unreachable", "has moved (it says");
        row("html", "model_unreachable", "is not a model server");
        row("key", "model_unreachable", "wants a key");
        row("overflow", "model_unreachable", "too long for the model");
    }

    void saysWhatFailed()
    {
        QFETCH(QString, manner);
        QFETCH(QString, refusal);
        QFETCH(QString, says);
        const QJsonObject turn = ask(manner, u"self-rag"_s, {u"--set"_s, u"max-seconds=8"_s});
        const QByteArray shown = QJsonDocument(turn).toJson().left(6000);
        QVERIFY2(turn[u"refusal"].toString() == refusal, shown.constData());
        const QString said = turn[u"remark"].toString() + m_said;
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY2(said.contains(u';') && said.trimmed().endsWith(u'.'), qPrintable(said)); // what to do as well
    }

    // Invented sentences, nonsense, sources that are not there, loops, cut answers, no answer at all.
    void isNeverVerifiedWhereItIsNot_data()
    {
        everyFlow({u"liar"_s, u"babble"_s, u"cite-wrong"_s, u"loop"_s, u"empty"_s, u"contentfilter"_s, u"refusal"_s});
    }

    void isNeverVerifiedWhereItIsNot()
    {
        QFETCH(QString, manner);
        QFETCH(QString, flow);
        const QJsonObject turn = ask(manner, flow);
        const QString outcome = turn[u"outcome"].toString();
        QVERIFY2(!outcome.isEmpty(), "there was no turn");
        QVERIFY2(outcome != u"verified" && outcome != u"computed", QJsonDocument(turn).toJson().left(6000).constData());
    }

    // One whose judge is honest may quote in the end; what it invented is never verified.
    void whatIsInventedIsNeverVerified_data() { everyFlow({u"hallucinate"_s}); }

    void whatIsInventedIsNeverVerified()
    {
        QFETCH(QString, manner);
        QFETCH(QString, flow);
        const QJsonObject turn = ask(manner, flow);
        QVERIFY(!turn.isEmpty());
        QVERIFY(turn[u"outcome"].toString() != u"verified" || !turn[u"answer"].toString().contains(u"1873"));
    }

    void isNeverVerifiedWhereItWasCut_data() { everyFlow({u"plain"_s}); }

    void isNeverVerifiedWhereItWasCut()
    {
        QFETCH(QString, manner);
        QFETCH(QString, flow);
        const QJsonObject turn = ask(manner, flow, {u"--set"_s, u"max-tokens=22"_s, u"--set"_s, u"answer-tokens=22"_s});
        QVERIFY(!turn.isEmpty());
        QVERIFY2(turn[u"outcome"].toString() != u"verified", QJsonDocument(turn).toJson().left(6000).constData());
    }
};

QTEST_GUILESS_MAIN(tst_manners)
#include "tst_manners.moc"
