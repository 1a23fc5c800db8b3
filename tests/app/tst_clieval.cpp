// attest-cli eval as used by scripts: the report, several flows in comparison, and runs that are interrupted and
// resumed.
#include "attestcli.h"
#include "core/library/library.h"
#include "core/library/librarysessions.h"
#include "scriptedserver.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using tests::Done;

namespace {

const QString copper = u"Copper was first smelted in the fifth millennium before our era.\nIt conducts electricity "
                       "very well, which is why cables are made of copper."_s;
const QString bees = u"The waggle dance of bees tells the others where flowers are.\nIts angle shows the direction "
                     "relative to the sun."_s;

struct Desk : tests::AttestCli
{
    Desk()
    {
        const Done added = run({u"add"_s, writePdf(u"metals.pdf"_s, {u"A page before it."_s, copper}),
                                writePdf(u"insects.pdf"_s, {bees})});
        if (added.status != 0)
            qFatal("%s", qPrintable(added.err));
    }

    QString questions(int times = 1) const
    {
        QByteArray rows;
        for (int i = 0; i < times; ++i)
            rows += QByteArray(R"({"question": "When was copper first smelted?", "answer": "fifth millennium", )"
                               R"("evidence": [{"document": "metals.pdf", "page": 2}], "document": "metals.pdf"})"
                               "\n"
                               R"({"question": "What does the waggle dance of bees tell the others?", )"
                               R"("answer": "flowers", "evidence": [{"document": "insects.pdf", "page": 1}]})"
                               "\n"
                               R"({"question": "Who composed the opera about the flying Dutchman?", )"
                               R"("answerable": false})"
                               "\n");
        return write(u"questions.jsonl"_s, rows);
    }

    QJsonObject report(const QString &name) const
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    }
};

} // namespace

class tst_clieval : public QObject
{
    Q_OBJECT

private slots:
    void measuresFindingAndAnswering()
    {
        const Desk desk;
        const Done done = desk.run({u"--json"_s, u"eval"_s, desk.questions()});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        const QJsonObject report = done.json();
        QCOMPARE(report[u"n"].toInt(), 3);
        QCOMPARE(report[u"page_hit"][u"1"].toDouble(), 1.0);
        QCOMPARE(report[u"document_hit"][u"1"].toDouble(), 1.0);
        QCOMPARE(report[u"mrr"].toDouble(), 1.0);
        QCOMPARE(report[u"answered"].toInt(), 2);
        QCOMPARE(report[u"abstained"].toInt(), 1);
        QCOMPARE(report[u"correct"].toDouble(), 1.0);
        QCOMPARE(report[u"right_refusals"].toDouble(), 1.0);
        QCOMPARE(report[u"false_refusals"].toDouble(), 0.0);
        QVERIFY(report[u"seconds"][u"p95"].toDouble() > 0);
        QVERIFY(report[u"calls"].toDouble() > 0);
        const QJsonArray rows = report[u"per_question"].toArray();
        QCOMPARE(rows.size(), 3);
        QVERIFY(rows[0][u"right"].toBool());
        QCOMPARE(report[u"by_outcome"][u"quoted"][u"right"].toInt(), 2);
        QCOMPARE(report[u"by_outcome"][u"abstained"][u"unanswerable"].toInt(), 1);
        QCOMPARE(report[u"unanswerable"][u"answered"].toInt(), 0);
        QCOMPARE(report[u"coverage"].toDouble(), 2.0 / 3);
        QCOMPARE(report[u"risk_coverage"][u"area"].toDouble(-1), 0.0);
        QVERIFY(report[u"summary"].toString().startsWith(u"Answered 2 of 3: 2 quoted, "_s));
        QCOMPARE(rows[0][u"page_rank"].toInt(), 1);
        QVERIFY(rows[0][u"answer"].toString().contains(u"fifth millennium"));
        QCOMPARE(rows[2][u"answered"].toBool(), false);
    }

    void findsWithoutAsking()
    {
        const Desk desk;
        const QJsonObject report =
            desk.run({u"--json"_s, u"eval"_s, desk.questions(), u"--retrieval-only"_s, u"--within-document"_s}).json();
        QCOMPARE(report[u"page_hit"][u"1"].toDouble(), 1.0);
        QVERIFY(!report.contains(u"answered"));
        QVERIFY(!report.contains(u"flow"));
    }

    void comparesFlows()
    {
        const Desk desk;
        const Done done = desk.run({u"eval"_s, desk.questions(), u"--flow"_s, u"self-rag"_s, u"--flow"_s, u"plain"_s,
                                    u"--keep"_s, u"-o"_s, desk.folder.filePath(u"report.json"_s)});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY2(done.out.startsWith(u"Self-RAG, Built-in: Answered 2 of 3: 2 quoted, "_s), qPrintable(done.out));
        QVERIFY(done.out.contains(u"| refused unanswerable questions | 1.000 (1.000 to 1.000) |"_s));
        QVERIFY(done.out.contains(u"| quoted | 2 | 2 of 2 | 1.000 (0.342 to 1.000) | 0 |"_s));
        const QJsonObject report = desk.report(u"report.json"_s);
        QCOMPARE(report[u"variants"].toArray().size(), 2);
        QCOMPARE(report[u"variants"][1][u"flow"].toString(), u"plain"_s);
        const QJsonObject difference = report[u"differences"][0][u"right_refusals"].toObject();
        QCOMPARE(difference[u"n"].toInt(), 1);
        QVERIFY(!QFile::exists(desk.folder.filePath(u"report.json.part"_s)));
        const QJsonArray sessions = desk.run({u"--json"_s, u"sessions"_s}).json()[u"sessions"].toArray();
        QCOMPARE(sessions.size(), 2);
        QCOMPARE(sessions[0][u"turns"].toInt(), 3);
        QCOMPARE(report[u"variants"][0][u"per_question"][0][u"session"].toInteger(), sessions[1][u"id"].toInteger());
    }

    void goesOnWhereItWasStopped()
    {
        const Desk desk;
        const QString out = desk.folder.filePath(u"report.json"_s);
        const QStringList words{u"eval"_s, desk.questions(400), u"-o"_s, out};
        QProcess process;
        desk.start(process, desk.library(), words);
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(out + u".part"_s).size() > 5000, 60000);
        ::kill(pid_t(process.processId()), SIGINT);
        const Done stopped = tests::AttestCli::ended(process);
        QCOMPARE(stopped.status, 130);
        QVERIFY2(stopped.err.contains(u"the same command resumes"_s), qPrintable(stopped.err));
        QVERIFY(!QFile::exists(out));
        QFile part(out + u".part"_s); // a power failure leaves half a line
        QVERIFY(part.open(QIODevice::Append));
        part.write("{\"variant\": 0, \"num");
        part.close();

        const Done other = desk.run({u"--json"_s, u"eval"_s, desk.questions(1), u"-o"_s, desk.folder.filePath(u"x"_s)});
        QCOMPARE(other.status, 0);
        desk.questions(400);
        const Done done = desk.run(words);
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY2(done.err.contains(u"Resuming after"_s), qPrintable(done.err));
        QCOMPARE(desk.report(u"report.json"_s)[u"n"].toInt(), 1200);
        QCOMPARE(desk.report(u"report.json"_s)[u"page_hit"][u"1"].toDouble(), 1.0);
    }

    void makesALibraryOfTextsThatASetBrings()
    {
        const tests::AttestCli shell;
        const QString squad = shell.write(u"set.json"_s, R"({"data": [{"title": "Metals", "paragraphs": [
            {"context": "Copper was first smelted in the fifth millennium. Cables are made of it.",
             "qas": [{"id": "a", "question": "When was copper first smelted?", "answers": [{"text": "fifth millennium"}]}]},
            {"context": "Bees dance to tell where flowers are. The angle shows the direction.",
             "qas": [{"id": "b", "question": "Who won the football match?", "answers": [], "is_impossible": true}]}]}]})");
        const Done done = shell.run({u"--json"_s, u"eval"_s, squad});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        const QJsonObject report = done.json();
        QCOMPARE(report[u"contains_answer"].toDouble(), 1.0);
        QCOMPARE(report[u"contains_first_sentence"].toDouble(), 1.0);
        QCOMPARE(report[u"right_refusals"].toDouble(), 1.0);
        QCOMPARE(report[u"page_hit"][u"1"].toDouble(), 1.0);
        QVERIFY(!QFile::exists(shell.library())); // the user's library is not touched
    }

    void makesNoLibraryWhereThereIsNoRoomForOne()
    {
        tests::AttestCli shell;
        shell.more.insert(u"TMPDIR"_s, shell.write(u"file"_s, {}));
        const QString pairs =
            shell.write(u"pairs.jsonl"_s, R"({"passage": "A.", "sentence": "A.", "label": "supported"})");
        const QString here = shell.folder.filePath(u"here"_s);
        QVERIFY(QDir().mkpath(here));
        QProcess process;
        process.setWorkingDirectory(here);
        shell.start(process, shell.library(), {u"eval"_s, pairs});
        const Done done = tests::AttestCli::ended(process);
        QCOMPARE(QDir(here).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains(u"TMPDIR"_s) && done.err.count(u'\n') == 1, qPrintable(done.err));
    }

    void judgesPairs()
    {
        const tests::AttestCli shell;
        const QString pairs = shell.write(
            u"pairs.jsonl"_s,
            R"({"passage": "Copper was first smelted in the fifth millennium.", "sentence": "Copper was first smelted in the fifth millennium.", "label": "supported"}
{"passage": "Bees dance to tell where flowers are.", "sentence": "The emperor was crowned in Aachen in 800.", "label": "not_supported"}
)");
        const QJsonObject report = shell.run({u"--json"_s, u"eval"_s, pairs}).json();
        QCOMPARE(report[u"balanced_accuracy"].toDouble(), 1.0);
        QCOMPARE(report[u"auc"].toDouble(), 1.0);
        QCOMPARE(report[u"by_label"][u"supported"][u"n"].toInt(), 1);
    }

    void measuresWithVerdictsThatWereCorrected()
    {
        const tests::AttestCli shell;
        const QString pdf = shell.writePdf(u"copper.pdf"_s, {u"Copper was first smelted in the Balkans about seven "
                                                             "thousand years ago. It conducts electricity well."_s});
        QCOMPARE(shell.run({u"add"_s, pdf}).status, 0);
        const Done asked = shell.run({u"--json"_s, u"ask"_s, u"Where was copper first smelted?"_s});
        QCOMPARE(asked.status, 0);
        const QString session = QString::number(asked.json()[u"session"].toInteger());
        const QString labels = shell.folder.filePath(u"labels.jsonl"_s);
        const Done none = shell.run({u"export"_s, session, u"--format"_s, u"labels"_s, u"-o"_s, labels});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains(u"no corrected verdict"_s), qPrintable(none.err));
        QVERIFY(!QFile::exists(labels));
        int corrected = 0;
        { // judged as in the window
            const auto library = core::Library::open(shell.library(), [](const QString &) {});
            QVERIFY(bool(library));
            core::Session kept = *core::LibrarySessions(**library).find(session.toLongLong());
            core::Turn &turn = kept.turns.first();
            for (const core::TraceEvent &event : std::as_const(turn.trace)) {
                const core::Verdict verdict = core::verdictFrom(ofQt(detailsOf(event)));
                if (kindOf(event) == TraceKind::Judged && verdict.sentence < 0 && verdict.passage == 0)
                    turn.review.correct(verdict, !verdict.passed, ++corrected);
            }
            QVERIFY(bool(core::LibrarySessions(**library).saveTurn(kept.id, turn)));
        }
        QCOMPARE(corrected, 2); // grounded and useful
        const Done exported = shell.run({u"export"_s, session, u"--format"_s, u"labels"_s, u"-o"_s, labels});
        QVERIFY2(exported.status == 0, qPrintable(exported.err));
        const Done measured = shell.run({u"--json"_s, u"eval"_s, labels});
        QVERIFY2(measured.status == 0, qPrintable(measured.err));
        const QJsonObject report = measured.json();
        QCOMPARE(report[u"n"].toInt(), corrected);
        QCOMPARE(report[u"accuracy"].toDouble(), 0.0); // the same judge repeats its verdict
        QCOMPARE(report[u"by_label"][u"not_supported"][u"said_supported"].toDouble(), 1.0);
        QCOMPARE(report[u"by_label"][u"not_useful"][u"said_useful"].toDouble(), 1.0);
        const QString table = shell.run({u"eval"_s, labels}).out;
        QVERIFY2(table.contains(u"useful"_s), qPrintable(table));
    }

    void goesOnWhereTheServerRefusesOneOfThem()
    {
        ScriptedServer server;
        std::atomic<bool> isBroken = false;
        server.handle([&](const Scripted::Request &request) {
            if (request.path.endsWith("/models"))
                return Scripted::models({u"toy"_s});
            if (isBroken || request.body.contains("too long"))
                return Scripted::error(400, u"the context is exceeded"_s);
            return request.json[u"stream"].toBool() ? Scripted::stream({u"yes"_s}) : Scripted::chat(u"yes"_s);
        });
        const tests::AttestCli shell;
        const QString pairs = shell.write(u"pairs.jsonl"_s, R"({"passage": "A.", "sentence": "A.", "label": "supported"}
{"passage": "This one is too long.", "sentence": "B.", "label": "supported"}
{"passage": "C.", "sentence": "C.", "label": "not_supported"}
)");
        const Done done = shell.run(
            {u"--json"_s, u"--set"_s, u"server-url="_s + server.url(), u"eval"_s, pairs, u"--model"_s, u"toy"_s});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(done.json()[u"n"].toInt(), 3);
        QCOMPARE(done.json()[u"accuracy"].toDouble(), 0.5); // of the two that were judged
        int failed = 0;
        for (const QJsonValue row : done.json()[u"per_question"].toArray())
            failed += row[u"outcome"].toString() == u"failed" && !row[u"remark"].toString().isEmpty();
        QCOMPARE(failed, 1);
        isBroken = true;
        QCOMPARE(
            shell.run({u"--set"_s, u"server-url="_s + server.url(), u"eval"_s, pairs, u"--model"_s, u"toy"_s}).status,
            1);
    }

    void keepsWhatWasMeasuredWithOtherSettings()
    {
        const Desk desk;
        const QString part = desk.write(u"report.json.part"_s, "another run\n{\"number\": 1}\n");
        QCOMPARE(desk.run({u"eval"_s, desk.questions(), u"-o"_s, desk.folder.filePath(u"report.json"_s)}).status, 0);
        QVERIFY(!QFile::exists(part));
        QFile before(part + u'~');
        QVERIFY(before.open(QIODevice::ReadOnly));
        QVERIFY(before.readAll().startsWith("another run"));
    }

    void saysWhatIsMissing()
    {
        const Desk desk;
        const QString file = desk.write(
            u"other.jsonl"_s,
            R"({"question": "When was copper first smelted?", "evidence": [{"document": "elsewhere.pdf", "page": 1}]})");
        const Done done = desk.run({u"--json"_s, u"eval"_s, file, u"--retrieval-only"_s});
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.contains(u"not in the library"_s), qPrintable(done.err));
        QCOMPARE(desk.run({u"eval"_s, u"/nowhere.jsonl"_s}).status, 1);
        QCOMPARE(desk.run({u"eval"_s}).status, 2);
        QCOMPARE(desk.run({u"eval"_s, file, u"--flow"_s, u"dance"_s}).status, 1);
        const Done unwritable = desk.run({u"eval"_s, file, u"-o"_s, u"/nowhere/report.json"_s});
        QCOMPARE(unwritable.status, 1);
        QVERIFY2(unwritable.err.contains(u"cannot be written"_s), qPrintable(unwritable.err));
    }
};

QTEST_GUILESS_MAIN(tst_clieval)
#include "tst_clieval.moc"
