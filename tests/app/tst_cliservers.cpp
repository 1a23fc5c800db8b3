// attest-cli and servers: models, probes, keys, profiles, and the user's own model files.
#include "core/library/library.h"
#include "core/library/librarysessions.h"
#include "attestcli.h"
#include "scriptedollama.h"
#include "tests/filehost.h"
#include "core/base/catalogue.h"
#include "core/flow/tracejson.h"
#include "core/flows/steps/answerstate.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using tests::Done;
using Shell = tests::AttestCli;

namespace {

QStringList at(const ScriptedServer &server)
{
    return {QStringLiteral("--set"), QStringLiteral("server-url=") + server.url()};
}

QStringList namesIn(const QJsonArray &models)
{
    QStringList names;
    for (const QJsonValue &model : models)
        names.append(model[u"name"].toString());
    return names;
}

QByteArray pulling(qint64 done, qint64 total)
{
    return ScriptedOllama::line({{QStringLiteral("status"), QStringLiteral("pulling aaaaaaaaaaaa")},
                                 {QStringLiteral("digest"), QStringLiteral("sha256:aaaaaaaaaaaa")},
                                 {QStringLiteral("total"), total},
                                 {QStringLiteral("completed"), done}});
}

// Chooses the first label offered, and answers with the passages' words.
QString saidByAGoodModel(const QJsonObject &request)
{
    const QString prompt = Scripted::promptOf(request);
    QString label;
    for (const char *one : {"\"5\"", "\"fully\"", "\"library\"", "\"single\"", "\"yes\""}) {
        const QString mark = QString::fromUtf8(one);
        if (label.isEmpty() && (prompt.contains(mark + u',') || prompt.contains(mark + QStringLiteral(" or "))))
            label = mark.mid(1, mark.size() - 2);
    }
    if (label.isEmpty())
        return QStringLiteral("The deductible of the Standard plan is 2,000 dollars a year [1].");
    return request.contains(QStringLiteral("format"))
               ? QStringLiteral("{\"reason\": \"It is said there.\", \"score\": \"%1\"}").arg(label)
               : label;
}

void makeLibrary(const Shell &shell)
{
    shell.run({QStringLiteral("add"),
               shell.writePdf(QStringLiteral("ice.pdf"), {QStringLiteral("A glacier is a body of dense ice.")})});
}

} // namespace

class tst_CliServers : public QObject
{
    Q_OBJECT

private slots:
    void listsWhatCanBeChosen()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy"), QStringLiteral("other")});
        const Shell shell;
        const QStringList words =
            at(server) +
            QStringList{QStringLiteral("--set"), QStringLiteral("local-model=/m/x.gguf"), QStringLiteral("models")};
        const QStringList names =
            namesIn(shell.run(QStringList{QStringLiteral("--json")} + words).json()[u"models"].toArray());
        for (const char *name : {"builtin", "local", "toy", "other"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        const Done shown = shell.run(words);
        QCOMPARE(shown.status, 0);
        QVERIFY2(shown.out.contains(QStringLiteral(" at ") + server.url()), qPrintable(shown.out));
        QVERIFY(!QFile::exists(shell.library())); // looking for it creates no library
    }

    void showsWhatTheModelsOfAnOllamaAre()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            ScriptedOllama::Model vectors;
            vectors.name = QStringLiteral("bge-m3:latest");
            vectors.capabilities = {QStringLiteral("embedding")};
            state.models.append(vectors);
        });
        const Shell shell;
        const Done shown = shell.run(at(ollama.server()) + QStringList{QStringLiteral("models")});
        QVERIFY2(shown.out.contains(QStringLiteral("toy:latest  (3.2B, Q4_K_M, 2.0 GB)")), qPrintable(shown.out));
        QVERIFY2(shown.out.contains(QStringLiteral("only makes vectors")), qPrintable(shown.out));
        const QStringList words{QStringLiteral("--json"), QStringLiteral("models")};
        for (const QJsonValue &model : shell.run(at(ollama.server()) + words).json()[u"models"].toArray()) {
            if (model[u"name"].toString() == QLatin1String("bge-m3:latest"))
                QVERIFY(model[u"only_vectors"].toBool() && model[u"bytes"].toInteger() > 0);
        }
    }

    // Short and long passages, with a version that refuses long prompts and one that truncates them silently.
    void answersInEveryFlowFromAnOllama_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<bool>("knowsTruncate");
        for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>()) {
            const QString id = core::toQString(flow->id());
            QTest::addRow("%s, refuses", qPrintable(id)) << id << true;
            QTest::addRow("%s, cuts", qPrintable(id)) << id << false;
        }
    }

    void answersInEveryFlowFromAnOllama()
    {
        QFETCH(QString, flow);
        QFETCH(bool, knowsTruncate);
        ScriptedOllama ollama;
        ollama.change([&](ScriptedOllama::State &state) {
            state.knowsTruncate = knowsTruncate;
            state.models.first().context = 2048;
            state.models.first().capabilities.append(QStringLiteral("thinking"));
            state.thought = QStringLiteral("Let me think of plans.");
            state.says = saidByAGoodModel;
        });
        const Shell shell;
        const QString filler = QStringLiteral("Care is paid for by the plan where it was agreed before. ").repeated(30);
        shell.run(
            {QStringLiteral("add"),
             shell.writePdf(QStringLiteral("plan.pdf"),
                            {QStringLiteral("The deductible of the Standard plan is 2,000 dollars a year. ") + filler,
                             QStringLiteral("The Standard plan has a deductible for a family, too. ") + filler})});
        const Done done =
            shell.run({QStringLiteral("--json"), QStringLiteral("ask"),
                       QStringLiteral("What is the deductible of the Standard plan?"), QStringLiteral("-k"),
                       QStringLiteral("12"), QStringLiteral("--flow"), flow, QStringLiteral("--model"),
                       QStringLiteral("toy"), QStringLiteral("--set"), QStringLiteral("server-url=") + ollama.url()});
        const QJsonObject turn = done.json();
        QVERIFY2(turn[u"answer"].toString().contains(QStringLiteral("2,000")),
                 qPrintable(done.out.left(3000) + done.err));
        const QString outcome = turn[u"outcome"].toString();
        QCOMPARE(outcome, flow == QLatin1String("plain") ? QStringLiteral("unverified") : QStringLiteral("verified"));
        QVERIFY(!ollama.seen().isEmpty());
        for (const ScriptedOllama::Seen &seen : ollama.seen())
            QVERIFY2(!seen.wasCut, qPrintable(Scripted::promptOf(seen.request).left(500)));
    }

    void theDoctorAsksTheServersOfTheModels()
    {
        const ScriptedOllama ollama;
        const Shell shell;
        makeLibrary(shell);
        const QStringList place{QStringLiteral("--set"), QStringLiteral("server-url=") + ollama.url()};
        const auto doctor = [&](const QString &model) {
            return shell.run(place + QStringList{QStringLiteral("doctor"), QStringLiteral("--model"), model});
        };
        const Done well = doctor(QStringLiteral("toy"));
        QVERIFY2(well.out.contains(QStringLiteral("The model “toy:latest” is served by Ollama at ")),
                 qPrintable(well.out));
        const Done missing = doctor(QStringLiteral("other"));
        QCOMPARE(missing.status, 1);
        QVERIFY2(missing.err.contains(QStringLiteral("does not serve the model “other”; pull it in Settings")),
                 qPrintable(missing.err));
        const QJsonArray models =
            shell
                .run(QStringList{QStringLiteral("--json")} + place +
                     QStringList{QStringLiteral("doctor"), QStringLiteral("--model"), QStringLiteral("other")})
                .json()[u"models"]
                .toArray();
        QCOMPARE(models.size(), 1);
        QCOMPARE(models.first()[u"answers"].toBool(true), false);
    }

    void pullsAModel()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.pulls[QStringLiteral("qwen3:4b")] = {
                pulling(1'200'000'000, 2'400'000'000), pulling(2'400'000'000, 2'400'000'000),
                ScriptedOllama::line({{QStringLiteral("status"), QStringLiteral("success")}})};
        });
        const Shell shell;
        const QStringList place{QStringLiteral("--server"), ollama.url()};
        const Done pulled = shell.run(
            QStringList{QStringLiteral("models"), QStringLiteral("pull"), QStringLiteral("qwen3:4b")} + place);
        QCOMPARE(pulled.status, 0);
        QVERIFY2(pulled.out.startsWith(QStringLiteral("qwen3:4b was downloaded; use it with --model qwen3:4b@http://")),
                 qPrintable(pulled.out));
        const Done listed = shell.run(at(ollama.server()) + QStringList{QStringLiteral("models")});
        QVERIFY2(listed.out.contains(QStringLiteral("qwen3:4b")), qPrintable(listed.out));
        const Done wrong =
            shell.run(QStringList{QStringLiteral("models"), QStringLiteral("pull"), QStringLiteral("qwen33")} + place);
        QCOMPARE(wrong.status, 1);
        QCOMPARE(wrong.err.count(u'\n'), 2); // the progress and one sentence
        QVERIFY2(wrong.err.contains(QStringLiteral("has no model “qwen33”")), qPrintable(wrong.err));
        const Done suggested = shell.run({QStringLiteral("models"), QStringLiteral("pull")});
        QCOMPARE(suggested.status, 0);
        QVERIFY2(suggested.out.contains(QStringLiteral("Apache 2.0")), qPrintable(suggested.out));
        QCOMPARE(shell.run({QStringLiteral("models"), QStringLiteral("fetch")}).status, 2);
    }

    void stopsAPullByCtrlC()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/pull")
                    return {};
                Scripted::Reply endless = ScriptedOllama::lines({pulling(1'200'000'000, 2'400'000'000)});
                endless.endless = true;
                endless.pause = 10;
                return endless;
            };
        });
        const Shell shell;
        QProcess process;
        shell.start(process, shell.library(),
                    {QStringLiteral("models"), QStringLiteral("pull"), QStringLiteral("qwen3:4b"),
                     QStringLiteral("--server"), ollama.url()});
        QVERIFY(ollama.server().waitForRequests(1, 20'000));
        process.setReadChannel(QProcess::StandardError);
        QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, 20'000); // it has reported progress
        kill(pid_t(process.processId()), SIGINT);
        const Done stopped = Shell::ended(process);
        QCOMPARE(stopped.status, 130);
        QVERIFY2(stopped.err.contains(QStringLiteral("the same command resumes")), qPrintable(stopped.err));
        QVERIFY(ollama.server().waitUntilClosed());
    }

    void getsAModelFile()
    {
        FileHost host(FileHost::model());
        host.breakAt({host.bytes().size() / 2});
        const Shell shell;
        const QStringList get{QStringLiteral("models"), QStringLiteral("get"), host.url()};
        const Done unchecked = shell.run(get);
        QCOMPARE(unchecked.status, 1);
        QVERIFY2(unchecked.err.contains(QStringLiteral("models get URL --sha256 SUM")), qPrintable(unchecked.err));
        QVERIFY(host.server().requests().isEmpty());
        const QString sum = QString::fromLatin1(host.sum());
        const QString kept = shell.folder.filePath(QStringLiteral("kept"));
        const Done got = shell.run(get + QStringList{QStringLiteral("--sha256"), sum, QStringLiteral("--to"), kept});
        QVERIFY2(got.status == 0, qPrintable(got.err));
        QVERIFY2(got.out.contains(QStringLiteral("--model local --set \"local-model=%1/model.gguf\"").arg(kept)),
                 qPrintable(got.out));
        QFile file(kept + QStringLiteral("/model.gguf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), host.bytes());
        const Done wrong = shell.run(get + QStringList{QStringLiteral("--sha256"), QString(64, u'0')});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains(QStringLiteral("is not the expected one")), qPrintable(wrong.err));
        QCOMPARE(shell.run({QStringLiteral("models"), QStringLiteral("--to"), kept}).status, 2); // only for get
    }

    void modelFilesOfTheUserStandBesideOurs()
    {
        FileHost host(FileHost::model());
        const Shell shell;
        const QString list = shell.run({QStringLiteral("--json"), QStringLiteral("models"), QStringLiteral("get")})
                                 .json()[u"own_list"]
                                 .toString();
        QVERIFY(list.startsWith(shell.folder.path()));
        QVERIFY(QDir().mkpath(QFileInfo(list).path()));
        const QJsonObject entry{{QStringLiteral("name"), QStringLiteral("mine")},
                                {QStringLiteral("address"), host.url()},
                                {QStringLiteral("sha256"), QString::fromLatin1(host.sum())}};
        tests::writeFile(list, Scripted::compact({{QStringLiteral("files"), QJsonArray{entry}}}));
        const Done known = shell.run({QStringLiteral("models"), QStringLiteral("get")});
        QVERIFY2(known.out.contains(QStringLiteral("mine")) && known.out.contains(QStringLiteral("Apache 2.0")),
                 qPrintable(known.out));
        const Done got = shell.run(
            {QStringLiteral("--json"), QStringLiteral("models"), QStringLiteral("get"), QStringLiteral("mine")});
        QVERIFY2(got.status == 0, qPrintable(got.err));
        QVERIFY(QFileInfo(got.json()[u"file"].toString()).size() == host.bytes().size());
        QCOMPARE(shell.run({QStringLiteral("models"), QStringLiteral("get"), QStringLiteral("nobodys")}).status, 1);
        tests::writeFile(list, "{");
        const Done wrong = shell.run({QStringLiteral("models"), QStringLiteral("get"), QStringLiteral("mine")});
        QVERIFY2(wrong.err.contains(list), qPrintable(wrong.err));
    }

    void tellsSpeedAndPriceOfARun()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy")});
        server.answerChats([](const QJsonObject &request) {
            return Scripted::promptOf(request).contains(QStringLiteral("dense ice")) &&
                           request.value(QStringLiteral("stream")).toBool()
                       ? QStringLiteral("A glacier is a body of dense ice [1].")
                       : QStringLiteral("yes");
        });
        const Shell shell;
        makeLibrary(shell);
        const QStringList words =
            at(server) + QStringList{QStringLiteral("--json"), QStringLiteral("--model"), QStringLiteral("toy"),
                                     QStringLiteral("ask"), QStringLiteral("What is a glacier?")};
        const auto costOf = [](const Done &asked) { return asked.json(); };
        const QJsonObject unpriced = costOf(shell.run(words));
        QVERIFY(unpriced[u"calls"].toInt() > 1);
        QVERIFY(unpriced[u"first_seconds"].toDouble() > 0);
        QVERIFY(!unpriced.contains(QStringLiteral("dollars")));
        const QString config = shell.folder.filePath(QStringLiteral("XDG_CONFIG_HOME/attest"));
        QVERIFY(QDir().mkpath(config));
        const QString prices = config + QStringLiteral("/prices.json");
        tests::writeFile(prices, "{\"prices\": [{\"model\": \"toy\", \"in\": 1000, \"out\": 2000}]}");
        const QJsonObject priced = costOf(shell.run(words));
        QCOMPARE(priced[u"priced_calls"].toInt(), priced[u"calls"].toInt());
        QCOMPARE(priced[u"dollars"].toDouble(),
                 priced[u"prompt_tokens"].toInt() / 1000.0 + priced[u"completion_tokens"].toInt() / 500.0);
        tests::writeFile(prices, "{}");
        const Done faulty = shell.run(words);
        QVERIFY2(faulty.err.contains(QStringLiteral("are ignored: it has no list “prices”")), qPrintable(faulty.err));
        QVERIFY(!costOf(faulty).contains(QStringLiteral("dollars")));
    }

    void remembersWhatItFinds()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy")});
        server.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
        const Shell shell;
        const Done probed = shell.run({QStringLiteral("models"), QStringLiteral("--probe"), server.url()});
        QVERIFY2(probed.status == 0, qPrintable(probed.err));
        QVERIFY2(probed.out.contains(QLatin1String("Log-probabilities")), qPrintable(probed.out));
        const QJsonArray known = shell.run(QStringList{QStringLiteral("--json"), QStringLiteral("models")} + at(server))
                                     .json()[u"abilities"]
                                     .toArray();
        QCOMPARE(known.size(), 1);
        QCOMPARE(known[0][u"model"].toString(), QStringLiteral("toy"));
        QCOMPARE(known[0][u"server"].toString(), server.url());
        QVERIFY(known[0][u"findings"].toArray().size() > 5);
    }

    void triesAModelAsAJudge()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy")});
        server.answerChats([](const QJsonObject &) { return QStringLiteral("purple"); }); // not a valid verdict
        const Shell shell;
        const Done tried = shell.run({QStringLiteral("models"), QStringLiteral("--judge"), server.url()});
        QVERIFY2(tried.status == 0, qPrintable(tried.err));
        QVERIFY2(tried.out.contains(QLatin1String("support: agrees with people on 0 of 14, 0 % (0 % to 22 %)")),
                 qPrintable(tried.out));
        QVERIFY2(tried.out.contains(QLatin1String("The built-in check is the better judge in every role.")),
                 qPrintable(tried.out));
        QVERIFY2(tried.err.contains(QLatin1String("40 of 40 verdicts")), qPrintable(tried.err));

        const qsizetype asked = server.chats().size();
        const QStringList models = QStringList{QStringLiteral("--json"), QStringLiteral("models")} + at(server);
        const QJsonArray known = shell.run(models).json()[u"judges"].toArray();
        QCOMPARE(known.size(), 1);
        QCOMPARE(known[0][u"model"].toString(), QStringLiteral("toy"));
        QCOMPARE(known[0][u"agreement"].toDouble(), 0.0);
        QVERIFY(known[0][u"builtin_agreement"].toDouble() > 0.5);
        QCOMPARE(known[0][u"roles"][1][u"better"].toString(), QStringLiteral("builtin"));
        QCOMPARE(known[0][u"roles"][1][u"invalid"].toInt(), 14);
        QCOMPARE(server.chats().size(), asked); // the result is cached

        const QStringList toy = at(server) + QStringList{QStringLiteral("--set"), QStringLiteral("model=toy")};
        const Done doctor = shell.run(toy + QStringList{QStringLiteral("doctor")});
        QVERIFY2(doctor.out.contains(QLatin1String("toy, which judges support, agrees with people on 0 % of 14")),
                 qPrintable(doctor.out));
        const QStringList kept = toy + QStringList{QStringLiteral("--set"), QStringLiteral("support-model=builtin"),
                                                   QStringLiteral("--json"), QStringLiteral("doctor")};
        QCOMPARE(shell.run(kept).json()[u"judges"].toArray().size(), 2); // relevance and utility
    }

    void theBuiltinCheckIsNoModelToTry()
    {
        const Shell shell;
        const Done tried = shell.run({QStringLiteral("models"), QStringLiteral("--judge"), QStringLiteral("builtin")});
        QCOMPARE(tried.status, 1);
        QVERIFY(!tried.err.isEmpty());
    }

    void aProbeOfNothingIsAnError_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("no such model") << QStringLiteral("#nobody");
        QTest::newRow("no server") << QStringLiteral("http://127.0.0.1:1/v1");
        QTest::newRow("no address") << QStringLiteral("toy");
        QTest::newRow("an address without http") << QStringLiteral("127.0.0.1:1/v1#toy");
    }

    void aProbeOfNothingIsAnError()
    {
        QFETCH(QString, suffix);
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy")});
        const Shell shell;
        const QString place = suffix.startsWith(u'#') ? server.url() + suffix : suffix;
        const Done probed = shell.run({QStringLiteral("models"), QStringLiteral("--probe"), place});
        QCOMPARE(probed.status, 1);
        QVERIFY(probed.out.isEmpty());
        QVERIFY(!probed.err.isEmpty());
    }

    void showsHowJudgesDid()
    {
        const Shell shell;
        {
            const auto library = *core::Library::open(shell.library(), [](const QString &) {});
            core::Verdict verdict;
            verdict.label = QStringLiteral("no");
            verdict.judge = QStringLiteral("toy");
            verdict.cost = {2, 10, 1, 0.5};
            const core::TraceEvent event{{}, 0, core::VerdictTold{verdict}};
            core::Turn turn;
            turn.id = QStringLiteral("t");
            turn.trace = {event};
            const auto session = core::LibrarySessions(*library).save({});
            QVERIFY(session && core::LibrarySessions(*library).saveTurn(*session, turn));
        }
        const QJsonArray health =
            shell.run({QStringLiteral("--json"), QStringLiteral("models")}).json()[u"health"].toArray();
        QCOMPARE(health.size(), 1);
        QCOMPARE(health[0][u"role"].toString(), QStringLiteral("relevance"));
        QCOMPARE(health[0][u"no_share"].toDouble(), 1.0);
        QCOMPARE(health[0][u"repaired"].toInt(), 1);
        QCOMPARE(health[0][u"mean_seconds"].toDouble(), 0.5);
        const Done shown = shell.run({QStringLiteral("models")});
        QVERIFY2(shown.out.contains(QLatin1String("relevance by toy: 1 verdict, 100 %")), qPrintable(shown.out));
    }

    void withoutAKeychainAKeyIsNotKeptAndSaysSo()
    {
        const Shell shell;
        const Done kept = shell.run({QStringLiteral("key"), QStringLiteral("tavily")}, "tvly-secret\n");
        QCOMPARE(kept.status, 1);
        QVERIFY2(kept.err.contains(QLatin1String("TAVILY_API_KEY")), qPrintable(kept.err));
        QVERIFY(!kept.err.contains(QLatin1String("tvly-secret")));
        QCOMPARE(shell.run({QStringLiteral("key"), QStringLiteral("tavily")}).status, 2); // no key was typed
        QCOMPARE(shell.run({QStringLiteral("key")}).status, 2);
        const Done secret =
            shell.run({QStringLiteral("key"), QStringLiteral("https://eve:sesame@search.example")}, "x\n");
        QCOMPARE(secret.status, 2);
        QVERIFY2(!secret.err.contains(QLatin1String("sesame")), qPrintable(secret.err));
    }

    void theKeyOfTheEnvironmentGoesToTheServerOfTheSettingsAlone()
    {
        ScriptedServer own;
        ScriptedServer other;
        own.offerModels({QStringLiteral("toy")});
        other.offerModels({QStringLiteral("toy")});
        Shell shell;
        shell.more.insert(QStringLiteral("ATTEST_API_KEY"), QStringLiteral("sk-1"));
        QCOMPARE(shell
                     .run(at(own) + QStringList{QStringLiteral("--model"), QStringLiteral("toy@") + other.url(),
                                                QStringLiteral("models")})
                     .status,
                 0);
        QVERIFY(!own.requests().isEmpty());
        QVERIFY(!other.requests().isEmpty());
        for (const QString &suffix : {QString(), QStringLiteral("#toy")}) { // a probe does not send it elsewhere either
            const Done probed = shell.run(
                at(own) + QStringList{QStringLiteral("models"), QStringLiteral("--probe"), other.url() + suffix});
            QVERIFY2(probed.status == 0, qPrintable(probed.err));
        }
        for (const Scripted::Request &request : own.requests())
            QCOMPARE(request.headers.value("authorization"), QByteArray("Bearer sk-1"));
        for (const Scripted::Request &request : other.requests())
            QVERIFY(!request.headers.contains("authorization"));
    }

    void listsProfilesAndWhatTheyChange()
    {
        const Shell shell;
        const QJsonArray profiles =
            shell.run({QStringLiteral("--json"), QStringLiteral("profiles")}).json()[u"profiles"].toArray();
        QVERIFY(profiles.size() >= 10);
        const Done after = shell.run(
            {QStringLiteral("--json"), QStringLiteral("--profile"), QStringLiteral("s2"), QStringLiteral("profiles")});
        for (const QJsonValue &profile : after.json()[u"profiles"].toArray())
            QCOMPARE(profile[u"differs"].toArray().isEmpty(), profile[u"id"].toString() == QLatin1String("s2"));
        const Done none = shell.run({QStringLiteral("--profile"), QStringLiteral("s9"), QStringLiteral("profiles")});
        QCOMPARE(none.status, 2);
    }

    void whatIsSetBesideAProfileCountsWhereverItStands_data()
    {
        QTest::addColumn<QStringList>("words");
        const QStringList profile{QStringLiteral("--profile"), QStringLiteral("s2")};
        const QStringList set{QStringLiteral("--set"), QStringLiteral("temperature=0.5")};
        QTest::newRow("after") << profile + set;
        QTest::newRow("before") << set + profile;
    }

    void whatIsSetBesideAProfileCountsWhereverItStands()
    {
        QFETCH(QStringList, words);
        const Shell shell;
        const QJsonObject json =
            shell.run(QStringList{QStringLiteral("--json")} + words + QStringList{QStringLiteral("profiles")}).json();
        for (const QJsonValue &profile : json[u"profiles"].toArray()) {
            if (profile[u"id"].toString() == QLatin1String("s2"))
                QCOMPARE(profile[u"differs"].toArray(), QJsonArray{QStringLiteral("temperature 0.5 → 0.2")});
        }
    }

    void whatLeavesTheMachineIsSaidWhereItMay_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<bool>("said");
        for (const char *flow : {"adaptive-rag", "corrective-rag"})
            QTest::newRow(flow) << QString::fromLatin1(flow) << QStringList() << true;
        for (const char *flow : {"plain", "self-rag", "passage-rag", "reflection-rag"})
            QTest::newRow(flow) << QString::fromLatin1(flow) << QStringList() << false;
        QTest::newRow("no searches allowed")
            << QStringLiteral("adaptive-rag")
            << QStringList{QStringLiteral("--set"), QStringLiteral("max-web-searches=0")} << false;
        QTest::newRow("off") << QStringLiteral("adaptive-rag")
                             << QStringList{QStringLiteral("--set"), QStringLiteral("web-search=off")} << false;
    }

    void whatLeavesTheMachineIsSaidWhereItMay()
    {
        QFETCH(QString, flow);
        QFETCH(QStringList, more);
        QFETCH(bool, said);
        const Shell shell;
        makeLibrary(shell);
        const Done asked =
            shell.run(QStringList{QStringLiteral("--set"), QStringLiteral("web-search=searxng"),
                                  QStringLiteral("--set"), QStringLiteral("web-url=http://127.0.0.1:1")} +
                      more +
                      QStringList{QStringLiteral("--flow"), flow, QStringLiteral("ask"),
                                  QStringLiteral("Why do glaciers melt?")});
        QVERIFY2(asked.status == 0, qPrintable(asked.err));
        QCOMPARE(asked.err.contains(QLatin1String("Search terms go to")), said);
    }

    void theLocalModelSaysWhatIsMissing()
    {
        const Shell shell;
        makeLibrary(shell);
        const Done asked = shell.run(
            {QStringLiteral("--model"), QStringLiteral("local"), QStringLiteral("ask"), QStringLiteral("Why?")});
        QCOMPARE(asked.status, 1);
        QVERIFY2(asked.err.contains(QLatin1String("No model file is chosen")), qPrintable(asked.err));
        const Done wrong =
            shell.run({QStringLiteral("--set"), QStringLiteral("local-model=" ATTEST_SOURCE "/README.md"),
                       QStringLiteral("models"), QStringLiteral("--probe"), QStringLiteral("local")});
        QCOMPARE(wrong.status, 1);
    }
};

QTEST_GUILESS_MAIN(tst_CliServers)
#include "tst_cliservers.moc"
