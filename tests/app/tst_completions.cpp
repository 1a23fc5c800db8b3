// attest-cli's completion scripts: generated from its table, accepted by the shells, and correct.
#include "app/cli/clicompletions.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Ended
{
    int status = -1;
    QString out;
    QString err;
};

Ended run(const QString &program, const QStringList &words, const QString &folder)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"HOME"_s, folder);
    variables.insert(u"TERM"_s, u"dumb"_s);
    process.setProcessEnvironment(variables);
    process.setWorkingDirectory(folder);
    process.start(program, words);
    if (!process.waitForFinished(30'000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class tst_completions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString scriptFor(const QString &shell)
    {
        const QString path = m_folder.filePath(u"attest-cli."_s + shell);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for %s", qPrintable(path));
        file.write(app::cliCompletions(shell).toUtf8());
        return path;
    }

    // The completions that bash offers for these words; the last word is incomplete.
    QStringList offeredByBash(const QStringList &words)
    {
        const QString script = u"source \"$1\"; shift; COMP_WORDS=(attest-cli \"$@\"); COMP_CWORD=$#; _attest_cli; "_s
                               u"((${#COMPREPLY[@]})) && printf '%s\\n' \"${COMPREPLY[@]}\"; exit 0"_s;
        const Ended ended =
            run(u"bash"_s, QStringList{u"-c"_s, script, u"bash"_s, scriptFor(u"bash"_s)} + words, m_folder.path());
        if (ended.status != 0 || !ended.err.isEmpty())
            qWarning("%s", qPrintable(ended.err));
        return ended.out.split(u'\n', Qt::SkipEmptyParts);
    }

private slots:
    void initTestCase()
    {
        for (const char *name : {"a report.pdf", "notes.txt"}) {
            QFile file(m_folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(QDir(m_folder.path()).mkdir(u"papers"_s));
    }

    void nameEveryCommandAndOption_data()
    {
        QTest::addColumn<QString>("shell");
        for (const QString &shell : app::completedShells())
            QTest::newRow(qPrintable(shell)) << shell;
    }

    void nameEveryCommandAndOption()
    {
        QFETCH(QString, shell);
        const QString script = app::cliCompletions(shell);
        const auto hasWord = [&](const QString &word) {
            return script.contains(
                QRegularExpression(u"(?<![\\w-])"_s + QRegularExpression::escape(word) + u"(?![\\w-])"_s));
        };
        for (const app::CliCommand &command : app::cliCommands()) {
            QVERIFY2(hasWord(QLatin1String(command.name)), command.name);
            for (const app::CliOption &option : command.options) {
                for (const QString &name : option.allNames()) {
                    const QString word = shell != u"fish"_s         ? name
                                         : name.startsWith(u"--"_s) ? u"-l "_s + name.mid(2)
                                                                    : u"-s "_s + name.mid(1);
                    QVERIFY2(hasWord(word), qPrintable(word));
                }
            }
        }
        QVERIFY(app::cliCompletions(u"tcsh"_s).isEmpty());
    }

    void areTakenByTheShell_data() { nameEveryCommandAndOption_data(); }

    void areTakenByTheShell()
    {
        QFETCH(QString, shell);
        const QString program = QStandardPaths::findExecutable(shell);
        if (program.isEmpty())
            QSKIP(qPrintable(shell + u" is not installed."_s));
        const Ended ended = run(program, {u"-n"_s, scriptFor(shell)}, m_folder.path());
        QCOMPARE(ended.err, QString());
        QCOMPARE(ended.status, 0);
    }

    void bashCompletes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("offered");
        const auto row = [](const QStringList &words, const QStringList &offered) {
            QTest::newRow(qPrintable(words.join(u' '))) << words << offered;
        };
        row({u"re"_s},
            {u"recognise"_s, u"remove"_s, u"reindex"_s, u"reread"_s, u"recheck"_s, u"restore"_s, u"rescue"_s});
        row({u"--lib"_s}, {u"--library"_s});
        row({u"--library"_s, u"p"_s}, {u"papers"_s});
        row({u"--library"_s, u"papers"_s, u"li"_s}, {u"list"_s});
        row({u"--library"_s, u"="_s, u"papers"_s, u"li"_s}, {u"list"_s});
        row({u"flows"_s, u"--format"_s, QString()}, {u"mermaid"_s, u"dot"_s, u"json"_s});
        row({u"flows"_s, u"--format"_s, u"="_s, u"d"_s}, {u"dot"_s});
        row({u"flows"_s, u"--format"_s, u"="_s}, {u"mermaid"_s, u"dot"_s, u"json"_s});
        row({u"ask"_s, u"--flow"_s, u"s"_s}, {u"self-rag"_s});
        row({u"ask"_s, u"--set"_s, u"max-c"_s}, {u"max-calls="_s});
        row({u"queue"_s, QString()}, {u"retry"_s, u"clear"_s});
        row({u"doctor"_s, u"--de"_s}, {u"--deep"_s});
        row({u"list"_s, u"--de"_s}, {});
        row({u"add"_s, u"a "_s}, {u"a report.pdf"_s});
        row({u"add"_s, u"--"_s, u"--lib"_s}, {});
        row({u"help"_s, u"set"_s}, {u"settings"_s});
        row({u"mcp"_s, u"--print-config"_s, QString()}, {u"claude"_s, u"vscode"_s});
        row({u"completions"_s, u"z"_s}, {u"zsh"_s});
        row({u"team"_s, u"s"_s}, {u"status"_s, u"search"_s});
        row({u"team"_s, u"with"_s}, {u"withdraw"_s});
        row({u"nonsense"_s, u"x"_s}, {});
    }

    void bashCompletes()
    {
        if (QStandardPaths::findExecutable(u"bash"_s).isEmpty())
            QSKIP("bash is not installed.");
        QFETCH(QStringList, words);
        QFETCH(QStringList, offered);
        QCOMPARE(offeredByBash(words), offered);
    }

    void fishCompletes()
    {
        const QString fish = QStandardPaths::findExecutable(u"fish"_s);
        if (fish.isEmpty())
            QSKIP("fish is not installed.");
        const auto offered = [&](const QString &typed) {
            const Ended ended = run(
                fish,
                {u"--no-config"_s, u"-c"_s, u"source $argv[1]; complete -C $argv[2]"_s, scriptFor(u"fish"_s), typed},
                m_folder.path());
            QStringList words;
            for (const QString &line : ended.out.split(u'\n', Qt::SkipEmptyParts))
                words.append(line.section(u'\t', 0, 0));
            return words;
        };
        QCOMPARE(offered(u"attest-cli --library papers lis"_s), QStringList{u"list"_s});
        QCOMPARE(offered(u"attest-cli doctor --de"_s), QStringList{u"--deep"_s});
        QCOMPARE(offered(u"attest-cli flows --format d"_s), QStringList{u"dot"_s});
    }
};

QTEST_GUILESS_MAIN(tst_completions)
#include "tst_completions.moc"
