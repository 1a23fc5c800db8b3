// Realistic model servers: those scripted in tests/modelservers.py, asked through attest-cli with every flow. Their
// answers are called verified only if they are.
#include "attestcli.h"
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QElapsedTimer>
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
    QString m_said;                   // output of the last question, besides its answer
    QHash<QString, QString> m_models; // the first model of each behaviour
    QSet<QString> m_tabled;
    QStringList m_table;

    QJsonObject ask(const QString &manner, const QString &flow, const QStringList &more = {})
    {
        const QString query = manner == u"azure" ? u"?api-version=1"_s : QString();
        const QString url = QStringLiteral("server-url=http://127.0.0.1:%1/%2/v1%3").arg(m_port).arg(manner, query);
        const Done done =
            m_shell.run(QStringList{u"--json"_s, u"ask"_s, u"What is the deductible of the Standard plan?"_s,
                                    u"--flow"_s, flow, u"--model"_s, m_models.value(manner, u"smart-1"_s), u"--set"_s,
                                    url, u"--set"_s, u"max-seconds=20"_s} +
                        more);
        m_said = done.err;
        if (done.status != 0 && done.out.isEmpty())
            qWarning().noquote() << done.err;
        return done.json();
    }

    // All requests to the server, by its own log.
    int postsTo(const QString &manner) const
    {
        QFile log(m_log.filePath(manner + u".jsonl"_s));
        int posts = 0;
        if (!log.open(QIODevice::ReadOnly)) // no request ever arrived
            return 0;
        while (!log.atEnd())
            posts += log.readLine().startsWith("{\"post\"") ? 1 : 0;
        return posts;
    }

    bool wasCut(const QString &manner) const // truncated silently, as Ollama does
    {
        QFile log(m_log.filePath(manner + u".jsonl"_s));
        return log.open(QIODevice::ReadOnly) && log.readAll().contains("{\"cut\":");
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
        const QString script = QStringLiteral(ATTEST_SOURCE "/tests/modelservers.py");
        const QString python = QStandardPaths::findExecutable(u"python3"_s);
        if (python.isEmpty())
            QSKIP("It needs python3, which is not here.");
        QProcess names;
        names.start(python, {script, u"--names"_s});
        QVERIFY(names.waitForFinished());
        for (const QString &line : QString::fromUtf8(names.readAll()).split(u'\n', Qt::SkipEmptyParts))
            m_models.insert(line.section(u'\t', 0, 0), line.section(u'\t', 1));
        QCOMPARE(m_models.size(), 102);
        QFile says(m_log.filePath(u"says"_s));
        QVERIFY(says.open(QIODevice::WriteOnly));
        says.write("The deductible of the Standard plan is 2,000 dollars a year [P1].");
        says.close();
        m_port = freePort();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"SAY"_s, says.fileName());
        m_server.setProcessEnvironment(environment);
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
        if (flow == u"plain") // this flow checks nothing
            QVERIFY2(turn[u"outcome"].toString() == u"unverified", shown.constData());
        else
            QVERIFY2(turn[u"outcome"].toString() == u"verified", shown.constData());
        QVERIFY(turn[u"answer"].toString().contains(u"2,000"));
    }

    // Every behaviour ends in a known outcome within limits of calls and time, and explains it in one sentence. The
    // requests and outcomes are printed as a table at the end.
    void endsAsItShould_data()
    {
        QTest::addColumn<QString>("manner");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<int>("posts"); // maximum
        QTest::addColumn<QString>("says");
        const auto row = [](const char *manner, const char *outcome, int posts, const char *says = "") {
            QTest::newRow(manner) << QString::fromLatin1(manner) << QString::fromLatin1(outcome) << posts
                                  << QString::fromLatin1(says);
        };
        for (const char *plain : {"plain", "openai", "vllm", "llama", "ollama", "ollama-small", "lmstudio", "jan"})
            row(plain, "verified", 6);
        for (const char *thinks : {"think-content", "think-content-lp", "think-reasoning", "think-short",
                                   "think-gptoss-ollama", "think-qwen-ollama", "think-r1-llama", "think-qwen-vllm",
                                   "think-lmstudio", "think-magistral", "think-thinking", "think-harmony"})
            row(thinks, "verified", 7);
        row("o-series", "verified", 10);
        row("o-series-heavy", "verified", 12);
        for (const char *form :
             {"fences", "yesdot", "trailing", "chatty", "bold", "lp-null", "lp-text", "yesman", "say"})
            row(form, "verified", 7);
        for (const char *cites : {"cite-paren", "cite-cjk", "cite-word", "cite-comma", "cite-foot", "cite-none",
                                  "cite-md", "cite-source", "cite-before", "cite-super", "cite-doc"})
            row(cites, "verified", 6);
        row("cite-end", "verified", 10);
        for (const char *takes :
             {"no-response-format", "no-rf-silent400", "no-temperature", "no-seed", "no-stream-options", "no-logprobs",
              "no-stream", "no-system", "no-models", "models-403", "lp-streaming-only"})
            row(takes, "verified", 9); // what is refused is left out, and asked again
        row("strict-all", "verified", 16);
        for (const char *breaks : {"reset", "reset-once", "err500-once", "rate", "rate-none", "loading", "close-each",
                                   "close-idle", "http10", "crlf", "split", "openrouter", "or-midstream", "drip"})
            row(breaks, "verified", 8);
        for (const char *serves : {"many", "slashes", "azure", "azure-v1", "serial", "d200", "d200-llama", "d200-nolp"})
            row(serves, "verified", 6);

        row("refusal", "unverified", 16, "could not be read as a verdict");
        row("loop", "unverified", 16, "could not be read as a verdict");
        row("babble", "unverified", 16, "could not be read as a verdict");
        row("cite-wrong", "unverified", 8);
        row("liar", "unverified", 8, "isn't in the passage");
        row("hallucinate", "unverified", 8, "isn't in the passage");
        row("german", "unverified", 12, "do not say this");
        row("noman", "abstained", 6, "no passage that answers this");
        row("endless", "abstained", 12, "time limit (12 s) was used up");
        row("slow30", "abstained", 4, "time limit (12 s) was used up");

        row("refusal-field", "abstained", 8, "sent an empty reply");
        row("contentfilter", "abstained", 8, "A filter on the model server");
        row("toolcall", "abstained", 8, "called a tool");
        row("empty", "abstained", 8, "sent an empty reply");

        row("rate-hard", "failed", 4, "wait 60 seconds");
        row("quota", "failed", 4, "is used up");
        row("credits", "failed", 4, "is used up");
        row("loading-long", "failed", 4, "still loading");
        row("err500", "failed", 4, "CUDA error: out of memory");
        row("overflow", "failed", 4, "too long for the model");
        row("nothing", "failed", 0, "has no model");
        row("null-models", "failed", 0, "has no model");
        row("redirect", "failed", 0, "has moved (it says");
        row("html", "failed", 0, "is not a model server");
        row("key", "failed", 0, "requires a valid key");
    }

    void endsAsItShould()
    {
        QFETCH(QString, manner);
        QFETCH(QString, outcome);
        QFETCH(int, posts);
        QFETCH(QString, says);
        constexpr int mostCalls = 20, mostSeconds = 12;
        m_tabled.insert(manner);
        m_shell.more.insert(u"ATTEST_API_KEY"_s, manner.startsWith(u"azure") ? u"sesame"_s : QString());
        const int before = postsTo(manner); // made by other tests
        QElapsedTimer clock;
        clock.start();
        const QJsonObject turn =
            ask(manner, u"self-rag"_s,
                {u"--set"_s, u"max-seconds=%1"_s.arg(mostSeconds), u"--set"_s, u"max-calls=%1"_s.arg(mostCalls)});
        const double seconds = double(clock.elapsed()) / 1000;
        m_shell.more.remove(u"ATTEST_API_KEY"_s);
        const QString ended = turn[u"outcome"].toString();
        const QString refusal = turn[u"refusal"].toString();
        const QString said = turn[u"remark"].toString().isEmpty() ? m_said.trimmed() : turn[u"remark"].toString();
        const int sent = postsTo(manner) - before;
        m_table.append(u"| %1 | %2 | %3 | %4 | %5 |"_s.arg(
            manner, refusal.isEmpty() ? ended : ended + u", "_s + refusal, QString::number(sent),
            QString::number(seconds, 'f', 1), ended == u"verified" ? QString() : said));
        const QByteArray shown = QJsonDocument(turn).toJson().left(6000) + m_said.toUtf8();
        QVERIFY2(ended == outcome, shown.constData());
        QVERIFY2(sent <= posts && sent <= mostCalls, qPrintable(QString::number(sent)));
        QVERIFY2(seconds < mostSeconds + 10, qPrintable(QString::number(seconds)));
        QVERIFY2(said.contains(says), qPrintable(said));
        if (outcome == u"verified")
            QVERIFY(turn[u"answer"].toString().contains(u"2,000"));
        if (outcome == u"failed" || outcome == u"abstained") // also says what to do
            QVERIFY2(said.contains(u';') && said.trimmed().endsWith(u'.'), qPrintable(said));
        QVERIFY2(!wasCut(manner), "a prompt was cut, and nobody noticed");
    }

    void hasARowForEveryManner()
    {
        for (const QString &manner : m_models.keys())
            QVERIFY2(m_tabled.contains(manner) || m_tabled.isEmpty(), qPrintable(manner));
        qInfo().noquote()
            << u"\n| manner | outcome | posts | seconds | message |\n| --- | --- | --- | --- | --- |\n"_s +
                   m_table.join(u'\n');
    }

    // Invented sentences, nonsense, missing sources, loops, truncated answers, and no answer at all.
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

    // A model with an honest judge may quote in the end, but its inventions are never verified.
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
