// attest-cli as used by scripts: exit status, JSON, and a single sentence for each error.
#include "core/language/dictionaries.h"
#include "core/library/library.h"
#include "core/library/librarysessions.h"
#include "attestcli.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using tests::Done;
using Shell = tests::AttestCli;

namespace {

const QString copper = QStringLiteral("Copper conducts electricity very well.\nThat is why cables are made of copper.");
const QString bees = QStringLiteral("Bees dance to tell where flowers are.\nThe waggle dance shows the direction.");

QStringList lines(const QString &text)
{
    return text.split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

class tst_cli : public QObject
{
    Q_OBJECT

private slots:
    void answersFromThePdfItWasGiven()
    {
        Shell shell;
        const QString pdf = shell.writePdf(QStringLiteral("copper.pdf"), {copper, bees});
        const Done added = shell.run({QStringLiteral("--json"), QStringLiteral("add"), pdf});
        QCOMPARE(added.err, QString());
        QCOMPARE(added.status, 0);
        QCOMPARE(added.json()[u"status"].toString(), QStringLiteral("indexed"));
        QCOMPARE(added.json()[u"coverage"][u"text"].toInt(), 2);

        const Done asked = shell.run(
            {QStringLiteral("--json"), QStringLiteral("ask"), QStringLiteral("Why are cables made of copper?")});
        QCOMPARE(asked.status, 0);
        const QJsonObject turn = asked.json();
        QCOMPARE(turn[u"outcome"].toString(), QStringLiteral("quoted"));
        const QJsonObject citation = turn[u"citations"][0].toObject();
        QCOMPARE(citation[u"document"].toString(), QStringLiteral("copper.pdf"));
        QCOMPARE(citation[u"page"].toInt(), 1);
        QVERIFY(copper.simplified().contains(citation[u"quote"].toString().simplified()));
        QVERIFY(turn[u"session"].toInteger() > 0);
    }

    void describesADocument()
    {
        Shell shell;
        QCOMPARE(shell.run({u"add"_s, shell.writePdf(u"copper.pdf"_s, {copper}), shell.writePdf(u"bees.pdf"_s, {bees})})
                     .status,
                 0);
        const Done described = shell.run({u"describe"_s, u"bees.pdf"_s, u"--title"_s, u"On dancing"_s, u"--author"_s,
                                          u"Karl"_s, u"--year"_s, u"1927"_s});
        QCOMPARE(described.err, QString());
        QVERIFY2(described.out.contains(u"On dancing"_s), qPrintable(described.out));
        QCOMPARE(shell.run({u"describe"_s, u"bees.pdf"_s, u"--year"_s, u""_s}).status, 0);
        QJsonObject told = shell.run({u"--json"_s, u"describe"_s, u"bees.pdf"_s}).json();
        QCOMPARE(told[u"title"].toString(), u"On dancing"_s);
        QCOMPARE(told[u"author"].toString(), u"Karl"_s);
        QCOMPARE(told[u"year"].toInt(), 0);
        const QJsonObject turn =
            shell.run({u"--json"_s, u"ask"_s, u"What shows the direction according to On dancing?"_s}).json();
        QCOMPARE(turn[u"citations"][0][u"title"].toString(), u"On dancing"_s);
        QCOMPARE(shell.run({u"describe"_s, u"bees.pdf"_s, u"--as-read"_s}).status, 0);
        told = shell.run({u"--json"_s, u"show"_s, u"bees.pdf"_s}).json();
        QCOMPARE(told[u"title"].toString(), u"bees.pdf"_s);
        QCOMPARE(shell.run({u"describe"_s, u"bees.pdf"_s, u"--year"_s, u"20"_s}).status, 1);
        QCOMPARE(shell.run({u"describe"_s, u"bees.pdf"_s, u"--year"_s, u"soon"_s}).status, 2);
    }

    void choosesDocumentsByATag()
    {
        Shell shell;
        const QStringList pdfs{shell.writePdf(u"copper.pdf"_s, {copper}), shell.writePdf(u"bees.pdf"_s, {bees})};
        QCOMPARE(shell.run({u"add"_s, pdfs[0], pdfs[1]}).status, 0);
        QCOMPARE(shell.run({u"describe"_s, u"copper.pdf"_s, u"bees.pdf"_s, u"--tag"_s, u"all"_s}).status, 0);
        QCOMPARE(shell.run({u"describe"_s, u"bees.pdf"_s, u"--tag"_s, u"Animals"_s}).status, 0);
        QCOMPARE(shell.run({u"describe"_s, u"copper.pdf"_s, u"bees.pdf"_s, u"--year"_s, u"1999"_s}).status, 2);
        const QJsonObject tags = shell.run({u"--json"_s, u"list"_s, u"--tags"_s}).json();
        QCOMPARE(tags[u"tags"].toArray().size(), 2);
        QCOMPARE(tags[u"tags"][0][u"documents"].toInt(), 2);
        const Done listed = shell.run({u"list"_s, u"--tag"_s, u"animals"_s});
        QVERIFY2(listed.out.contains(u"bees.pdf"_s) && !listed.out.contains(u"copper.pdf"_s), qPrintable(listed.out));
        const QJsonObject found =
            shell.run({u"--json"_s, u"search"_s, u"What of copper cables?"_s, u"--tag"_s, u"animals"_s}).json();
        for (const QJsonValue &passage : found[u"passages"].toArray())
            QCOMPARE(passage[u"document"].toString(), u"bees.pdf"_s);
        const QJsonObject turn =
            shell.run({u"--json"_s, u"ask"_s, u"Why are cables made of copper?"_s, u"--tag"_s, u"animals"_s}).json();
        QVERIFY(turn[u"citations"].toArray().isEmpty());
        QCOMPARE(shell.run({u"ask"_s, u"Why?"_s, u"--tag"_s, u"nothing"_s}).status, 1);
        QCOMPARE(shell.run({u"describe"_s, u"bees.pdf"_s, u"--untag"_s, u"animals"_s}).status, 0);
        QCOMPARE(shell.run({u"--json"_s, u"list"_s, u"--tags"_s}).json()[u"tags"].toArray().size(), 1);
        QCOMPARE(shell.run({u"--json"_s, u"list"_s}).json()[u"documents"].toArray().size(), 2);
    }

    void refusesWhatACommandDoesNotTake_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *words, const char *said) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ') << QString::fromUtf8(said);
        };
        row("list --deep", "“list” takes no --deep; “doctor” does.");
        row("ask hello --remove-gone", "“ask” takes no --remove-gone; “folders” does.");
        row("list --format json", "“list” takes no --format");
        row("list --depe", "Did you mean “--deep”?");
        row("lsit", "did you mean “list”?");
        row("sessions x", "“sessions” takes remove ID…, or nothing");
    }

    void refusesWhatACommandDoesNotTake()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper})});
        const Done done = shell.run(words);
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(said), qPrintable(done.err));
    }

    void readsWhileAnotherProgramHasTheLibraryOpen()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("copper.pdf"), {copper, bees})});
        const auto opened = core::Library::open(shell.library(), [](const QString &) {});
        QVERIFY(opened);
        const Done listed = shell.run({QStringLiteral("--json"), QStringLiteral("list")});
        QCOMPARE(listed.status, 0);
        QCOMPARE(listed.err, QString());
        QVERIFY(listed.out.contains(QStringLiteral("copper.pdf")));
        const Done found = shell.run({QStringLiteral("--json"), QStringLiteral("search"), QStringLiteral("waggle")});
        QCOMPARE(found.json()[u"passages"].toArray().size(), 1);
        QCOMPARE(shell.run({QStringLiteral("show"), QStringLiteral("1")}).status, 0);
        const Done answered = shell.run({QStringLiteral("--json"), QStringLiteral("ask"), QStringLiteral("--no-keep"),
                                         QStringLiteral("What does copper conduct?")});
        QCOMPARE(answered.status, 0);
        QVERIFY2(answered.json()[u"answer"].toString().contains(QStringLiteral("electricity")),
                 qPrintable(answered.out));
        core::Session kept;
        kept.title = QStringLiteral("Kept by the window");
        QVERIFY(core::LibrarySessions(**opened).save(kept));
        const Done sessions = shell.run({QStringLiteral("--json"), QStringLiteral("sessions")});
        QCOMPARE(sessions.status, 0);
        QCOMPARE(sessions.json()[u"sessions"][0][u"title"].toString(), kept.title);
        QCOMPARE(core::LibrarySessions(**opened).all().size(), 1); // the question is stored in no session
        QCOMPARE(shell.run({QStringLiteral("sessions"), QStringLiteral("remove"), QStringLiteral("1")}).status, 1);
        QCOMPARE(shell.run({QStringLiteral("ask"), QStringLiteral("What does copper conduct?")}).status, 1);
        QCOMPARE(shell.run({QStringLiteral("assistants")}).status, 0);
        const Done removed = shell.run({QStringLiteral("remove"), QStringLiteral("1")});
        QCOMPARE(removed.status, 1);
        QVERIFY2(removed.err.contains(QStringLiteral("is in use by")), qPrintable(removed.err));
        QCOMPARE((*opened)->documents().size(), 1);
    }

    void helpsWithOneCommand()
    {
        const Shell shell;
        const Done help = shell.run({QStringLiteral("help"), QStringLiteral("export")});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.startsWith(QStringLiteral("attest-cli export ")) &&
                !help.out.contains(QStringLiteral("eval ")));
        QCOMPARE(shell.run({QStringLiteral("export"), QStringLiteral("--help")}).out, help.out);
        QVERIFY(shell.run({QStringLiteral("--help")}).out.count(u'\n') <= 52);
        QVERIFY(
            shell.run({QStringLiteral("help"), QStringLiteral("settings")}).out.contains(QStringLiteral("max-calls")));
        QVERIFY(shell.run({QStringLiteral("-V")}).out.startsWith(QStringLiteral("attest-cli ")));
        QProcess full;
        full.setStandardOutputFile(QStringLiteral("/dev/full"));
        shell.start(full, shell.library(), {QStringLiteral("--help")});
        QCOMPARE(Shell::ended(full).status, 1);
    }

    void takesNumbersAndQuestionsAsTheyAreTyped()
    {
        Shell shell;
        const QString pdf = shell.writePdf(QStringLiteral("copper.pdf"), {copper, bees});
        QCOMPARE(shell.run({QStringLiteral("add"), QStringLiteral("-")}, pdf.toUtf8() + '\n').status, 0);
        const QJsonObject one = shell
                                    .run({QStringLiteral("--json"), QStringLiteral("search"), QStringLiteral("copper"),
                                          QStringLiteral("-k1")})
                                    .json();
        QCOMPARE(one[u"passages"].toArray().size(), 1);
        const QByteArray question = "Why are cables made of copper?";
        for (const QStringList &words :
             {QStringList{QStringLiteral("ask"), QStringLiteral("-")}, QStringList{QStringLiteral("ask")}}) {
            const Done asked =
                shell.run(QStringList{QStringLiteral("--json")} + words + QStringList{QStringLiteral("--no-keep")},
                          question + '\n');
            QCOMPARE(asked.json()[u"question"].toString(), QString::fromLatin1(question));
        }
        const QJsonObject sessions = shell.run({QStringLiteral("--json"), QStringLiteral("sessions")}).json();
        QVERIFY(sessions[u"sessions"].toArray().isEmpty()); // none of them was to be stored
    }

    void printsVerdictsWhereTheyAreAskedFor()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("copper.pdf"), {copper, bees})});
        const QStringList ask{QStringLiteral("ask"), QStringLiteral("Why are cables made of copper?")};
        const Done short_ = shell.run(ask);
        QVERIFY(short_.out.contains(QStringLiteral("Quoted · ")) && short_.out.contains(QStringLiteral("copper.pdf")));
        QVERIFY(!short_.out.contains(QStringLiteral("Verdicts:")));
        QVERIFY(shell.run(ask + QStringList{QStringLiteral("--why")}).out.contains(QStringLiteral("Verdicts:")));
    }

    void makesNoLibraryOfAMistypedName()
    {
        const Shell shell;
        for (const QStringList &words :
             {QStringList{QStringLiteral("list")}, QStringList{QStringLiteral("ask"), QStringLiteral("Who?")},
              QStringList{QStringLiteral("search"), QStringLiteral("copper")}}) {
            const Done done = shell.run(words);
            QCOMPARE(done.status, 1);
            QVERIFY2(done.err.contains(QStringLiteral("There is no library in ")), qPrintable(done.err));
            QVERIFY(!QFileInfo::exists(shell.library()));
        }
    }

    void removesSessionsAndNamesThoseThatAreNotThere()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("copper.pdf"), {copper})});
        const QJsonObject turn =
            shell.run({QStringLiteral("--json"), QStringLiteral("ask"), QStringLiteral("Why copper?")}).json();
        const QString id = QString::number(turn[u"session"].toInteger());
        const QString file = shell.folder.filePath(QStringLiteral("out.md"));
        const QStringList write{QStringLiteral("export"), id,  QStringLiteral("--format"), QStringLiteral("markdown"),
                                QStringLiteral("-o"),     file};
        QCOMPARE(shell.run(write).status, 0);
        const Done twice = shell.run(write);
        QCOMPARE(twice.status, 1);
        QVERIFY2(twice.err.contains(QStringLiteral("--overwrite")), qPrintable(twice.err));
        QCOMPARE(shell.run(write + QStringList{QStringLiteral("--overwrite")}).status, 0);
        QCOMPARE(shell.run({QStringLiteral("sessions"), QStringLiteral("remove"), id}).status, 0);
        for (const QStringList &words :
             {QStringList{QStringLiteral("sessions"), QStringLiteral("remove"), id},
              QStringList{QStringLiteral("recheck"), id},
              QStringList{QStringLiteral("ask"), QStringLiteral("Why?"), QStringLiteral("--session"), id}}) {
            const Done gone = shell.run(QStringList{QStringLiteral("--json")} + words);
            QCOMPARE(gone.status, 1);
            QVERIFY2(gone.err.contains(QStringLiteral("There is no session ")), qPrintable(gone.err));
            QVERIFY(gone.json()[u"error"].toString().contains(QStringLiteral("There is no session ")));
        }
    }

    // The window's program without a display.
    void theWindowsProgramAnswersWithoutADisplay()
    {
        const auto ran = [](const QStringList &words) {
            QProcess program;
            QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
            for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
                variables.remove(QLatin1String(name));
            program.setProcessEnvironment(variables);
            program.start(QStringLiteral(ATTEST_BINARIES "/attest"), words);
            return Shell::ended(program);
        };
        QVERIFY(ran({QStringLiteral("--help")}).out.contains(QStringLiteral("--library")));
        QVERIFY(ran({QStringLiteral("--version")}).out.startsWith(QStringLiteral("attest ")));
        const Done mistyped = ran({QStringLiteral("--nosuch")});
        QCOMPARE(mistyped.status, 2);
        QVERIFY2(mistyped.err.contains(QStringLiteral("nosuch")), qPrintable(mistyped.err));
        const Done window = ran({});
        QCOMPARE(window.status, 1);
        QVERIFY2(window.err.contains(QStringLiteral("There is no display")), qPrintable(window.err));
    }

    void refusesWhatThePdfsDoNotKnow()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper, bees})});
        const Done asked = shell.run({QStringLiteral("--json"), QStringLiteral("ask"),
                                      QStringLiteral("Who won the chess championship in Reykjavik?")});
        QCOMPARE(asked.status, 0);
        QCOMPARE(asked.json()[u"outcome"].toString(), QStringLiteral("abstained"));
        QVERIFY(!asked.json()[u"refusal"].toString().isEmpty());
        QVERIFY(asked.json()[u"answer"].toString().isEmpty());
    }

    void findsPassagesWithTheirPlaces()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper}),
                   shell.writePdf(QStringLiteral("b.pdf"), {bees})});
        const Done found = shell.run({QStringLiteral("--json"), QStringLiteral("search"),
                                      QStringLiteral("waggle dance"), QStringLiteral("-k"), QStringLiteral("3")});
        const QJsonObject best = found.json()[u"passages"][0].toObject();
        QCOMPARE(best[u"rank"].toInt(), 1);
        QCOMPARE(best[u"document"].toString(), QStringLiteral("b.pdf"));
        QCOMPARE(best[u"page"].toInt(), 1);
        for (const char *key : {"score", "reasons", "document", "document_id", "page_label", "text", "boxes"})
            QVERIFY2(best.contains(QLatin1String(key)), key);
        QVERIFY(!best[u"boxes"].toArray().isEmpty());
        const QJsonObject span = best[u"span"].toObject();
        const int from = span[u"from"].toInt();
        QCOMPARE(best[u"text"].toString().mid(from, span[u"to"].toInt() - from).simplified(), span[u"text"].toString());
        QVERIFY(span[u"text"].toString().contains(u"waggle dance"));
        QVERIFY(shell.run({u"search"_s, u"waggle dance"_s}).out.contains(u"\n   "_s + span[u"text"].toString()));
    }

    void keepsTheSameContentOnceWithBothPlaces()
    {
        Shell shell;
        const QString first = shell.writePdf(QStringLiteral("a.pdf"), {copper});
        const QString second = shell.writePdf(QStringLiteral("b.pdf"), {copper});
        QCOMPARE(shell.run({QStringLiteral("add"), first, second}).status, 0);
        const QJsonArray documents =
            shell.run({QStringLiteral("--json"), QStringLiteral("list")}).json()[u"documents"].toArray();
        QCOMPARE(documents.size(), 1);
        QCOMPARE(documents[0][u"places"].toArray().size(), 2);
    }

    void saysWhatIsWrongWithAFileAndReadsTheOthers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("status");
        const QByteArray good = tests::makePdf({copper});
        QTest::newRow("not a PDF") << QByteArray("Dear Sir or Madam, this is a letter.") << QString(); // not stored
        QTest::newRow("empty") << QByteArray() << QString();
        QTest::newRow("cut off") << good.left(40) << QStringLiteral("unreadable");
        tests::PdfFile locked;
        locked.pages = {tests::pdfPage(copper)};
        locked.password = QStringLiteral("secret");
        QTest::newRow("locked") << tests::makePdf(locked) << QStringLiteral("needs-password");
        tests::PdfFile scan;
        scan.pages = {tests::PdfPage()};
        scan.pages[0].picture = true;
        QTest::newRow("a scan") << tests::makePdf(scan) << QStringLiteral("scanned");
    }

    void saysWhatIsWrongWithAFileAndReadsTheOthers()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, status);
        Shell shell;
        const QString bad = shell.write(QStringLiteral("bad.pdf"), bytes);
        const QString good = shell.writePdf(QStringLiteral("good.pdf"), {copper});
        const Done added = shell.run({QStringLiteral("--json"), QStringLiteral("add"), bad, good,
                                      QStringLiteral("--ocr"), QStringLiteral("off")});
        QCOMPARE(added.status, 1);
        QCOMPARE(lines(added.out).size(), 2);
        QCOMPARE(lines(added.err).size(), 1); // one sentence
        const QJsonArray documents =
            shell.run({QStringLiteral("--json"), QStringLiteral("list")}).json()[u"documents"].toArray();
        QStringList statuses;
        for (const QJsonValue &document : documents)
            statuses.append(document[u"status"].toString());
        statuses.sort();
        QStringList expected{QStringLiteral("indexed")};
        if (!status.isEmpty())
            expected.append(status);
        expected.sort();
        QCOMPARE(statuses, expected);
    }

    void readsALockedFileWithItsPassword()
    {
        Shell shell;
        tests::PdfFile locked;
        locked.pages = {tests::pdfPage(copper)};
        locked.password = QStringLiteral("secret");
        const QString pdf = shell.write(QStringLiteral("locked.pdf"), tests::makePdf(locked));
        const QString password = shell.write(QStringLiteral("password"), "secret\n");
        QCOMPARE(shell.run({QStringLiteral("add"), pdf}).status, 1);
        QCOMPARE(shell.run({QStringLiteral("add"), pdf, QStringLiteral("--password-file"), password}).status, 0);
    }

    void takesNamesWithQuotesNewlinesAndEmoji()
    {
        Shell shell;
        const QString name = QString::fromUtf8("it's \"a\"\nname 😀 %1.pdf");
        QCOMPARE(shell.run({QStringLiteral("add"), shell.writePdf(name, {copper})}).status, 0);
        const Done list = shell.run({QStringLiteral("--json"), QStringLiteral("list")});
        QVERIFY(list.json()[u"documents"][0][u"path"].toString().endsWith(name));
        QCOMPARE(shell.run({QStringLiteral("remove"), name}).status, 0);
        QVERIFY(shell.run({QStringLiteral("--json"), QStringLiteral("list")}).json()[u"documents"].toArray().isEmpty());
    }

    void addsAFolder()
    {
        Shell shell;
        QDir(shell.folder.path()).mkpath(QStringLiteral("papers/deep"));
        shell.writePdf(QStringLiteral("papers/a.pdf"), {copper});
        shell.writePdf(QStringLiteral("papers/deep/B.PDF"), {bees});
        shell.write(QStringLiteral("papers/notes.txt"), "no PDF");
        const Done added = shell.run(
            {QStringLiteral("--json"), QStringLiteral("add"), shell.folder.filePath(QStringLiteral("papers"))});
        QCOMPARE(added.status, 0);
        QCOMPARE(lines(added.out).size(), 2);
    }

    void saysInOneSentenceWhatCannotBeDone_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const char *words, int status) {
            QTest::newRow(name) << QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts) << status;
        };
        row("no command", "", 2);
        row("unknown command", "dance", 2);
        row("unknown option", "list --fast", 2);
        row("no value", "search x -k", 2);
        row("bad value", "search x -k many", 2);
        row("unknown setting", "ask x --set colour=blue", 2);
        row("setting out of range", "ask x --set passages=0", 2);
        row("too many arguments", "list everything", 2);
        row("nothing waits to be added", "add", 0);
        row("too many passages", "ask -k 100 why", 2);
        row("no such file", "add /nowhere/a.pdf", 1);
        row("no such document", "show nothing.pdf", 1);
        row("no such session", "export 77 --format json", 1);
        row("no such format", "export 1 --format odt", 2);
        row("no such flow", "ask x --flow waterfall", 1);
        row("no such drawing", "flows --draw waterfall", 1);
        row("unreachable server", "ask x --model toy --set server-url=http://127.0.0.1:9/v1", 1);
        row("no such bundle", "verify /nowhere/x.attest", 1);
        row("no library", "list --library=", 2);
        row("a password file that is a folder", "add /nowhere/a.pdf --password-file /", 1);
    }

    void saysInOneSentenceWhatCannotBeDone()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper})});
        const Done done = shell.run(words);
        QCOMPARE(done.status, status);
        QCOMPARE(lines(done.err).size(), 1);
        QVERIFY(done.err.trimmed().endsWith(u'.'));
    }

    void keepsWhatWasReadWhenItCannotBeReadAgain()
    {
        Shell shell;
        tests::PdfFile locked;
        locked.pages = {tests::pdfPage(copper)};
        locked.password = QStringLiteral("secret");
        const QString pdf = shell.write(QStringLiteral("locked.pdf"), tests::makePdf(locked));
        const QString password = shell.write(QStringLiteral("password"), "secret\n");
        QCOMPARE(shell.run({QStringLiteral("add"), pdf, QStringLiteral("--password-file"), password}).status, 0);
        const Done again = shell.run({QStringLiteral("reindex")});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.err.contains(QStringLiteral("is kept")), qPrintable(again.err));
        QVERIFY(!shell.run({QStringLiteral("--json"), QStringLiteral("search"), QStringLiteral("copper")})
                     .json()[u"passages"]
                     .toArray()
                     .isEmpty());
        QCOMPARE(shell.run({QStringLiteral("reindex"), QStringLiteral("--password-file"), password}).status, 0);
    }

    void asksWhichOfTwoFilesWithOneNameIsMeant()
    {
        Shell shell;
        QDir(shell.folder.path()).mkpath(QStringLiteral("a"));
        QDir(shell.folder.path()).mkpath(QStringLiteral("b"));
        const QString first = shell.writePdf(QStringLiteral("a/report.pdf"), {copper});
        const QString second = shell.writePdf(QStringLiteral("b/report.pdf"), {bees});
        QCOMPARE(shell.run({QStringLiteral("add"), first, second}).status, 0);
        QCOMPARE(shell.run({QStringLiteral("remove"), QStringLiteral("report.pdf")}).status, 1);
        QCOMPARE(shell.run({QStringLiteral("show"), QStringLiteral("report.pdf")}).status, 1);
        QCOMPARE(shell.run({QStringLiteral("remove"), first}).status, 0);
        const QJsonArray left =
            shell.run({QStringLiteral("--json"), QStringLiteral("list")}).json()[u"documents"].toArray();
        QCOMPARE(left.size(), 1);
        QCOMPARE(left[0][u"path"].toString(), second);
    }

    void saysWhetherEverythingItNeedsIsThere()
    {
        Shell shell;
        const Done well = shell.run({QStringLiteral("--json"), QStringLiteral("doctor")});
        QCOMPARE(well.json()[u"reader"].toBool(), true);
    }

    void exportsWhatWasAsked()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper})});
        shell.run({QStringLiteral("ask"), QStringLiteral("Why are cables made of copper?")});
        const Done sessions = shell.run({QStringLiteral("--json"), QStringLiteral("sessions")});
        const QString id = QString::number(sessions.json()[u"sessions"][0][u"id"].toInteger());
        shell.run({QStringLiteral("ask"), QStringLiteral("What do cables need?"), QStringLiteral("--session"), id});
        const Done exported =
            shell.run({QStringLiteral("export"), id, QStringLiteral("--format"), QStringLiteral("json")});
        QCOMPARE(exported.json()[u"turns"].toArray().size(), 2);
        const QString file = shell.folder.filePath(QStringLiteral("out.md"));
        QCOMPARE(shell
                     .run({QStringLiteral("export"), id, QStringLiteral("--format"), QStringLiteral("markdown"),
                           QStringLiteral("-o"), file})
                     .status,
                 0);
        QVERIFY(QFile::exists(file));
    }

    void restoresFromTheBin()
    {
        Shell shell;
        shell.run({u"add"_s, shell.writePdf(u"copper.pdf"_s, {copper})});
        const Done asked = shell.run({u"--json"_s, u"ask"_s, u"Why are cables made of copper?"_s});
        const QString session = QString::number(asked.json()[u"session"].toInteger());
        QCOMPARE(shell.run({u"remove"_s, u"copper.pdf"_s}).status, 0);
        QCOMPARE(shell.run({u"sessions"_s, u"remove"_s, session}).status, 0);
        QVERIFY(shell.run({u"--json"_s, u"search"_s, u"copper cables"_s}).json()[u"passages"].toArray().isEmpty());
        const QJsonArray bin = shell.run({u"--json"_s, u"bin"_s}).json()[u"bin"].toArray();
        QCOMPARE(bin.size(), 2);
        QCOMPARE(bin[0][u"kind"].toString(), u"session"_s);
        QCOMPARE(bin[1][u"title"].toString(), u"copper.pdf"_s);
        QCOMPARE(shell.run({u"bin"_s, u"restore"_s, u"99"_s}).status, 1);
        QCOMPARE(shell.run({u"bin"_s, u"restor"_s}).status, 2);
        QCOMPARE(shell.run({u"bin"_s, u"restore"_s, u"1"_s, u"2"_s}).status, 0);
        QVERIFY(!shell.run({u"--json"_s, u"search"_s, u"copper cables"_s}).json()[u"passages"].toArray().isEmpty());
        QCOMPARE(shell.run({u"--json"_s, u"sessions"_s}).json()[u"sessions"].toArray().size(), 1);
        QCOMPARE(shell.run({u"sessions"_s, u"remove"_s, session}).status, 0);
        QCOMPARE(shell.run({u"bin"_s, u"empty"_s}).status, 0);
        QVERIFY(shell.run({u"--json"_s, u"bin"_s}).json()[u"bin"].toArray().isEmpty());
    }

    void goesOnWithASession()
    {
        Shell shell;
        shell.run({u"add"_s, shell.writePdf(u"a.pdf"_s, {copper})});
        const Done first = shell.run({u"--json"_s, u"ask"_s, u"Are cables made of copper?"_s});
        const QStringList again{u"--json"_s, u"ask"_s, u"Why?"_s, u"--session"_s,
                                QString::number(first.json()[u"session"].toInteger())};
        const QJsonObject completed = shell.run(again).json();
        QCOMPARE(completed[u"question"].toString(), u"Why are cables made of copper?"_s);
        QCOMPARE(completed[u"typed"].toString(), u"Why?"_s);
        const QJsonObject asTyped = shell.run(again + QStringList{u"--set"_s, u"complete-questions=false"_s}).json();
        QCOMPARE(asTyped[u"question"].toString(), u"Why?"_s);
        const QJsonObject alone = shell.run({u"--json"_s, u"ask"_s, u"Why?"_s}).json();
        QCOMPARE(alone[u"question"].toString(), u"Why?"_s);
    }

    // The question stays as typed, and both spellings are searched.
    void suggestsWhatAMistypedWordMeant()
    {
        if (!core::Dictionaries::installed().first(u"en"_s).isThere())
            QSKIP("hunspell-en-us is not installed");
        Shell shell;
        shell.run({u"add"_s, shell.writePdf(u"a.pdf"_s, {copper})});
        const QString typed = u"Why are calbes made of copper?"_s;
        const QString meant = u"Why are cables made of copper?"_s;
        const QJsonObject turn = shell.run({u"--json"_s, u"ask"_s, typed}).json();
        QCOMPARE(turn[u"question"].toString(), typed);
        QCOMPARE(turn[u"did_you_mean"].toString(), meant);
        QCOMPARE(turn[u"queries"][0].toString(), typed);
        QCOMPARE(turn[u"queries"][1].toString(), meant);
        bool isTraced = false;
        for (const QJsonValue &event : turn[u"trace"].toArray())
            isTraced = isTraced || event[u"details"][u"also"].toString() == meant;
        QVERIFY(isTraced);
        const QString shown = shell.run({u"ask"_s, typed}).out;
        QVERIFY2(shown.contains(u"Did you mean “%1”?"_s.arg(meant)), qPrintable(shown));
        QVERIFY(!shell.run({u"--json"_s, u"ask"_s, meant}).json().contains(u"did_you_mean"));
    }

    void namesDictionariesThatAreMissing()
    {
        Shell shell;
        shell.run({u"add"_s,
                   shell.writePdf(u"a.pdf"_s, {u"Le montant du loyer est fixé dans le contrat, et les charges sont "
                                               "dues avec le loyer. Il est payé au plus tard le cinq du mois."_s})});
        const Done done = shell.run({u"--json"_s, u"doctor"_s});
        const bool isInstalled = done.json()[u"dictionaries"].toArray().contains(u"fr"_s);
        const QJsonArray missing = done.json()[u"dictionaries_missing"].toArray();
        QCOMPARE(missing.contains(QJsonObject{{u"language"_s, u"fr"_s}, {u"package"_s, u"hunspell-fr"_s}}),
                 !isInstalled);
        QCOMPARE(shell.run({u"doctor"_s}).out.contains(u"No spelling dictionary for French"_s), !isInstalled);
    }

    void writesIntoAPipeInsteadOfReplacingIt()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("copper.pdf"), {copper})});
        shell.run({QStringLiteral("ask"), QStringLiteral("Why are cables made of copper?")});
        const QString pipe = shell.folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
        QProcess reader;
        reader.start(QStringLiteral("cat"), {pipe});
        const Done exported = shell.run({QStringLiteral("export"), QStringLiteral("1"), QStringLiteral("--format"),
                                         QStringLiteral("json"), QStringLiteral("-o"), pipe});
        QCOMPARE(exported.status, 0);
        QVERIFY(!QFileInfo(pipe).isFile());
        QVERIFY(reader.waitForFinished(10000));
        QVERIFY(QJsonDocument::fromJson(reader.readAll()).isObject());
    }

    void failsWhenNobodyCanReadTheResult()
    {
        Shell shell;
        QProcess process;
        process.setProcessEnvironment(shell.environment());
        process.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("exec \"$0\" \"$@\" >&-"),
                                             QStringLiteral(ATTEST_BINARIES "/attest-cli"), QStringLiteral("--library"),
                                             shell.library(), QStringLiteral("doctor")});
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(lines(QString::fromUtf8(process.readAllStandardError())).size(), 1);
    }

    void sendsNoControlCharactersToATerminal()
    {
        Shell shell;
        const QString name = QStringLiteral("red\u001b[31m\u009b.pdf");
        const Done added = shell.run({QStringLiteral("add"), shell.writePdf(name, {copper})});
        QCOMPARE(added.status, 0);
        QVERIFY(!added.out.contains(u'\u001b') && !added.out.contains(u'\u009b'));
        const Done listed = shell.run({QStringLiteral("--json"), QStringLiteral("list")});
        QVERIFY(!listed.out.contains(u'\u009b'));
        QVERIFY(listed.json()[u"documents"][0][u"path"].toString().endsWith(name));
    }

    void findsADamagedLibrary()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper, bees})});
        const QStringList deep{QStringLiteral("--json"), QStringLiteral("doctor"), QStringLiteral("--deep")};
        QVERIFY(shell.run(deep).json()[u"sound"].toBool());
        QFile database(shell.library() + QStringLiteral("/library.db"));
        QVERIFY(database.open(QIODevice::ReadWrite));
        database.seek(3 * 4096);
        database.write(QByteArray(database.size() - 3 * 4096, 'x'));
        database.close();
        const Done damaged = shell.run({QStringLiteral("doctor"), QStringLiteral("--deep")});
        QCOMPARE(damaged.status, 1);
        QVERIFY2(damaged.err.contains(QStringLiteral("damaged")), qPrintable(damaged.err));
    }

    void drawsWhatItTraces()
    {
        Shell shell;
        shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {copper, bees})});
        const QJsonObject graph =
            shell
                .run({QStringLiteral("flows"), QStringLiteral("--draw"), QStringLiteral("self-rag"),
                      QStringLiteral("--format"), QStringLiteral("json")})
                .json();
        QStringList nodes;
        for (const QJsonValue &node : graph[u"nodes"].toArray())
            nodes.append(node[u"id"].toString());
        const Done asked =
            shell.run({QStringLiteral("--json"), QStringLiteral("ask"), QStringLiteral("What do bees do?")});
        const QJsonArray trace = asked.json()[u"trace"].toArray();
        QVERIFY(!trace.isEmpty());
        for (const QJsonValue &event : trace)
            QVERIFY(nodes.contains(event[u"node"].toString()));
    }

    void saysWhoHoldsTheLibrary()
    {
        Shell shell;
        {
            const auto held = core::Library::open(shell.library(), [](const QString &) {});
            QVERIFY(bool(held));
            const Done second = shell.run({QStringLiteral("queue")});
            QCOMPARE(second.status, 1);
            QVERIFY2(second.err.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(second.err));
        }
        QCOMPARE(shell.run({QStringLiteral("list")}).status, 0);
    }

    void refusesWhatIsNoFile()
    {
        Shell shell;
        const QString fifo = shell.folder.filePath(QStringLiteral("fifo.pdf"));
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {fifo}), 0);
        const Done added = shell.run({QStringLiteral("add"), fifo});
        QCOMPARE(added.status, 1);
        QCOMPARE(lines(added.err).size(), 1);
    }

    void stopsWhenAsked()
    {
        Shell shell;
        QStringList pages;
        for (int i = 0; i < 3000; ++i)
            pages.append(copper + QStringLiteral("\nNumber %1").arg(i));
        const QString big = shell.writePdf(QStringLiteral("big.pdf"), pages);
        QProcess process;
        process.setProcessEnvironment(shell.environment());
        process.start(QStringLiteral(ATTEST_BINARIES "/attest-cli"),
                      {QStringLiteral("--library"), shell.library(), QStringLiteral("add"), big});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(shell.library()), 10000);
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(shell.run({QStringLiteral("list")}).status, 0);
    }
};

QTEST_GUILESS_MAIN(tst_cli)
#include "tst_cli.moc"
