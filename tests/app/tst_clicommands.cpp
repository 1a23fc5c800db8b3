// The table of attest-cli's commands, and the parsing of command lines.
#include "app/cli/clihelp.h"
#include "app/cli/climanual.h"
#include "app/cli/cliparser.h"
#include "core/base/profiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using app::CliCommand;
using app::CliOption;
using app::CliOptions;

namespace {

core::Result<CliOptions> typed(const QStringList &words)
{
    return app::parseCli(words, core::Settings());
}

QString nameOf(const CliCommand &command)
{
    return QLatin1String(command.name);
}

QString profileId()
{
    return QLatin1String(core::profiles().front().id);
}

// The minimum number of arguments that the command accepts.
QStringList argumentsFor(const CliCommand &command)
{
    return QStringList(command.least, u"7"_s);
}

// A valid value for the option.
QStringList valueFor(const CliOption &option)
{
    if (option.isFlag())
        return {};
    const QString name = option.allNames().first();
    if (!option.choices().isEmpty())
        return {option.choices().last()};
    return {name == u"--set"       ? u"passages=3"_s
            : name == u"--profile" ? profileId()
            : name == u"--without" ? u"prompts"_s
                                   : QString::number(std::max<qint64>(option.least, 1))};
}

// Splits a line as a shell does: removes quotes and comments after "#".
QStringList shellWords(const QString &line)
{
    QStringList words;
    static const QRegularExpression word(u"\"([^\"]*)\"|'([^']*)'|([^\\s\"']+)"_s);
    for (auto each = word.globalMatch(line); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        if (match.captured(3).startsWith(u'#'))
            break;
        words.append(match.captured(1) + match.captured(2) + match.captured(3));
    }
    return words;
}

// All "attest-cli …" examples in a document: code lines and words in backquotes, without the program's name.
QStringList examplesIn(const QString &text)
{
    QStringList examples;
    static const QRegularExpression line(u"^ *[a-z/]*attest-cli ([a-z[-].+)$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression span(u"`attest-cli ([^`]+)`"_s);
    for (const QRegularExpression &pattern : {line, span}) {
        for (auto each = pattern.globalMatch(text); each.hasNext();)
            examples.append(each.next().captured(1));
    }
    return examples;
}

QString read(const QString &path)
{
    QFile file(QStringLiteral(ATTEST_SOURCE "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class tst_clicommands : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsOfOnePiece()
    {
        std::set<QString> names;
        QHash<QString, bool> flags;
        for (const CliCommand &command : app::cliCommands()) {
            QVERIFY2(names.insert(nameOf(command)).second, command.name);
            QVERIFY2(*command.summary && *command.example && command.run, command.name);
            QVERIFY2(command.most < 0 || command.most >= command.least, command.name);
            std::set<QString> own;
            for (const CliOption &option : command.options) {
                QVERIFY2(*option.what, option.names);
                QVERIFY2(!option.isFlag() || !option.isNumber(), option.names);
                for (const QString &name : option.allNames()) {
                    QVERIFY2(own.insert(name).second, option.names);
                    QCOMPARE(flags.value(name, option.isFlag()), option.isFlag()); // so it can precede it
                    flags[name] = option.isFlag();
                }
            }
        }
        const core::Setting *passages = core::findSetting(u"passages"_s);
        const CliOption *k = app::cliOption(*app::cliCommand(u"ask"_s), u"-k"_s);
        QCOMPARE(k->least, qint64(passages->least));
        QCOMPARE(k->most, qint64(passages->most));
    }

    void everyCommandTakesItsOptionsOnBothSides()
    {
        for (const CliCommand &command : app::cliCommands()) {
            const auto takes = [&](const CliOption &option) {
                const QString act = QString::fromUtf8(option.acts).split(u' ').first();
                const QStringList arguments = act.isEmpty() ? argumentsFor(command) : QStringList{act, u"x"_s};
                for (const QString &name : option.allNames()) {
                    const QStringList given = QStringList{name} + valueFor(option);
                    const auto behind = typed(QStringList{nameOf(command)} + arguments + given);
                    QVERIFY2(behind, behind ? "" : qPrintable(behind.error().message));
                    const auto before = typed(given + QStringList{nameOf(command)} + arguments);
                    QVERIFY2(before, before ? "" : qPrintable(before.error().message));
                    QCOMPARE(before->command, &command);
                    QCOMPARE(before->arguments, arguments);
                }
            };
            for (const CliOption &option : command.options)
                takes(option);
            for (const CliOption &option : app::cliGlobalOptions())
                takes(option);
        }
    }

    void everyCommandRefusesWhatItDoesNotTake()
    {
        int refused = 0;
        for (const CliCommand &other : app::cliCommands()) {
            for (const CliOption &option : other.options) {
                const QString name = option.allNames().first();
                for (const CliCommand &command : app::cliCommands()) {
                    if (app::cliOption(command, name))
                        continue;
                    const auto result = typed(QStringList{nameOf(command)} + argumentsFor(command) + QStringList{name} +
                                              valueFor(option));
                    QVERIFY2(!result, qPrintable(nameOf(command) + u' ' + name));
                    const QString said = result.error().message;
                    QVERIFY2(said.startsWith(u"“%1” takes no %2; “"_s.arg(nameOf(command), name)), qPrintable(said));
                    QVERIFY2(said.endsWith(u" does."_s) || said.endsWith(u" do."_s), qPrintable(said));
                    ++refused;
                }
            }
        }
        QVERIFY(refused > 500);
    }

    void everyActRefusesWhatItDoesNotTake()
    {
        for (const CliOption &option : app::cliCommand(u"folders"_s)->options) {
            for (const char *act : {"add", "sync", "remove"}) {
                const QStringList acts = QString::fromUtf8(option.acts).split(u' ', Qt::SkipEmptyParts);
                const auto result =
                    typed(QStringList{u"folders"_s, QLatin1String(act), u"x"_s} + option.allNames() + valueFor(option));
                QCOMPARE(bool(result), acts.isEmpty() || acts.contains(QLatin1String(act)));
            }
        }
    }

    void everyHelpNamesEachOption()
    {
        for (const CliCommand &command : app::cliCommands()) {
            const QString help = app::cliHelp(command);
            QVERIFY(help.startsWith(u"attest-cli "_s + nameOf(command)));
            QVERIFY(help.contains(QString::fromUtf8(command.summary)));
            QVERIFY(help.contains(u"\nExample:\n  attest-cli "_s));
            const auto names = [&](const CliOption &option) {
                const QString line =
                    (u"\n  "_s + option.allNames().join(u", "_s) + u' ' + QString::fromUtf8(option.value)).trimmed();
                QVERIFY2(help.contains(line), qPrintable(nameOf(command) + line));
            };
            for (const CliOption &option : command.options)
                names(option);
            for (const CliOption &option : app::cliGlobalOptions())
                names(option);
            for (const QString &line : help.split(u'\n'))
                QVERIFY2(line.size() <= 100, qPrintable(line));
        }
        for (const QString &line : app::cliHelp().split(u'\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
        QVERIFY(app::cliHelp(*app::cliCommand(u"ask"_s))
                    .simplified()
                    .contains(u"(1 to 50); default: the passages setting (4)"_s));
        QVERIFY(app::cliHelp(*app::cliCommand(u"folders"_s))
                    .simplified()
                    .contains(u"megabytes (1 to 100000); default: any size"_s));
    }

    // Checks them with groff if it is installed.
    void everyCommandHasAManualPage()
    {
        const QString groff = QStandardPaths::findExecutable(u"groff"_s);
        for (const CliCommand &command : app::cliCommands()) {
            const QString page = app::cliManualPage(command);
            QVERIFY(page.contains(u"\nattest\\-cli\\-%1 \\- "_s.arg(nameOf(command))));
            for (const CliOption &option : command.options) {
                for (QString name : option.allNames())
                    QVERIFY2(page.contains(u"\\fB"_s + name.replace(u'-', u"\\-"_s)), qPrintable(name));
            }
            for (const QString &line : page.split(u'\n'))
                QVERIFY2(!line.startsWith(u'\''), qPrintable(line));
            if (groff.isEmpty())
                continue;
            QProcess process;
            process.start(groff, {u"-man"_s, u"-Tutf8"_s, u"-Kutf8"_s, u"-ww"_s, u"-z"_s});
            process.write(page.toUtf8());
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished());
            QCOMPARE(QString::fromUtf8(process.readAllStandardError()), QString());
        }
        if (groff.isEmpty())
            QSKIP("groff is not installed.");
    }

    void everyExampleOfOursIsUnderstood()
    {
        QStringList examples;
        for (const CliCommand &command : app::cliCommands())
            examples.append(QString::fromUtf8(command.example));
        QStringList files = QDir(QStringLiteral(ATTEST_SOURCE)).entryList({u"*.md"_s});
        files.append(u"installer/files/attest-cli.1"_s);
        for (const char *folder : {"app", "core", "installer", "resources", "tests", "ui"}) {
            QDirIterator pages(QStringLiteral(ATTEST_SOURCE "/") + QLatin1String(folder), {u"*.md"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (pages.hasNext())
                files.append(pages.next().mid(QStringLiteral(ATTEST_SOURCE "/").size()));
        }
        for (const QString &file : files)
            examples += examplesIn(read(file));
        QVERIFY(examples.size() > 55); // for 26 commands and the documents
        for (const QString &example : examples) {
            const QStringList words = shellWords(example);
            if (words.first().startsWith(u'[')) // the general form of a command line
                continue;
            core::Result<CliOptions> result = typed(words);
            if (const CliCommand *spokenOf = app::cliCommand(words.first()); !result && spokenOf)
                result = typed(words + argumentsFor(*spokenOf)); // such as "attest-cli search -k 10"
            QVERIFY2(result, qPrintable(example + u": "_s + (result ? QString() : result.error().message)));
        }
    }

    // The manual's list of commands ("`fork SESSION TURN --at STEP` asks …") and the options mentioned there.
    void theManualNamesOptionsThatTheCommandTakes()
    {
        static const QRegularExpression row(u"^- `([a-z]+)[^`]*`(.*)$"_s, QRegularExpression::MultilineOption);
        static const QRegularExpression span(u"`(-[^` ]+)[^`]*`"_s);
        int seen = 0;
        const QString page = read(u"resources/manual/6-export-and-command-line.md"_s);
        for (auto each = row.globalMatch(page.section(u"## Examples"_s, 0, 0)); each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            const CliCommand *command = app::cliCommand(match.captured(1));
            QVERIFY2(command, qPrintable(match.captured()));
            for (auto option = span.globalMatch(match.captured(2)); option.hasNext(); ++seen) {
                const QString name = option.next().captured(1);
                QVERIFY2(app::cliOption(*command, name), qPrintable(match.captured(1) + u' ' + name));
            }
        }
        QVERIFY(seen > 20);
    }

    void takesWordsAsTheyAre_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("brackets") << QStringList{u"ask"_s, u"[a,b]"_s} << QStringList{u"[a,b]"_s};
        QTest::newRow("the end of a subcommand") << QStringList{u"ask"_s, u"C"_s, u"++"_s, u"or"_s, u"Rust"_s}
                                                 << QStringList{u"C"_s, u"++"_s, u"or"_s, u"Rust"_s};
        QTest::newRow("names of commands")
            << QStringList{u"ask"_s, u"list"_s, u"add"_s} << QStringList{u"list"_s, u"add"_s};
        QTest::newRow("separators") << QStringList{u"ask"_s, u"%%"_s, u"{}"_s, u"a=b"_s, u"/x"_s}
                                    << QStringList{u"%%"_s, u"{}"_s, u"a=b"_s, u"/x"_s};
        QTest::newRow("quotes and a newline") << QStringList{u"add"_s, u"it's \"a\"\nname 😀 %1.pdf"_s, u""_s, u" "_s}
                                              << QStringList{u"it's \"a\"\nname 😀 %1.pdf"_s, u""_s, u" "_s};
        QTest::newRow("a flag with nothing behind its sign")
            << QStringList{u"ask"_s, u"--why="_s, u"x"_s} << QStringList{u"x"_s};
        QTest::newRow("standard input") << QStringList{u"add"_s, u"-"_s} << QStringList{u"-"_s};
        QTest::newRow("a negative number") << QStringList{u"ask"_s, u"-5"_s} << QStringList{u"-5"_s};
        QTest::newRow("behind dashes") << QStringList{u"ask"_s, u"--why"_s, u"--"_s, u"--why"_s, u"-k"_s, u"--"_s}
                                       << QStringList{u"--why"_s, u"-k"_s, u"--"_s};
        QTest::newRow("all behind dashes") << QStringList{u"--"_s, u"ask"_s, u"--help"_s} << QStringList{u"--help"_s};
        QTest::newRow("empty behind dashes")
            << QStringList{u"ask"_s, u"--"_s, u"--query="_s} << QStringList{u"--query="_s};
    }

    void takesWordsAsTheyAre()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, arguments);
        const auto result = typed(words);
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        QCOMPARE(result->arguments, arguments);
    }

    void takesValuesAsTheyAre_data()
    {
        QTest::addColumn<QStringList>("option");
        QTest::addColumn<QString>("query");
        for (const QString &value : {u"-5"_s, u"--why"_s, u"--"_s, u"[a,b]"_s, u"{}"_s, u"%%"_s, u"a=b=c"_s, u"'x'"_s,
                                     u"\\n"_s, u""_s, u"a\nb"_s, u"--use="_s, u"Ä 😀"_s}) {
            QTest::newRow(qPrintable(u"apart: "_s + value)) << QStringList{u"--query"_s, value} << value;
            QTest::newRow(qPrintable(u"joined: "_s + value)) << QStringList{u"--query="_s + value} << value;
        }
    }

    void takesValuesAsTheyAre()
    {
        QFETCH(QStringList, option);
        QFETCH(QString, query);
        const auto result =
            typed(QStringList{u"fork"_s, u"1"_s} + option + QStringList{u"2"_s, u"--at"_s, u"x"_s, u"-k5"_s});
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        QCOMPARE(result->query, query);
        QCOMPARE(result->arguments, (QStringList{u"1"_s, u"2"_s}));
        QCOMPARE(result->step, u"x"_s);
        QCOMPARE(result->count, 5);
    }

    void whatIsTypedLaterChangesAProfile()
    {
        const auto first = typed({u"--set"_s, u"passages=9"_s, u"ask"_s, u"x"_s, u"--flow"_s, u"plain"_s,
                                  u"--profile"_s, profileId(), u"--set"_s, u"flow=corrective"_s});
        QVERIFY2(first, first ? "" : qPrintable(first.error().message));
        QCOMPARE(first->settings.passages, 9);
        QCOMPARE(first->settings.flow, u"corrective"_s);
        QCOMPARE(first->set.last(), (std::pair{u"flow"_s, u"corrective"_s}));
        const auto several = typed({u"eval"_s, u"x"_s, u"--flow"_s, u"a"_s, u"--model=m"_s, u"--flow=b"_s});
        QCOMPARE(several->flows, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(several->models, QStringList{u"m"_s});
    }

    void saysWhatToTypeInstead_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *words, const char *said) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts)
                                 << QString::fromUtf8(said);
        };
        row("", "Name a command; “attest-cli --help” lists them.");
        row("lsit", "There is no command “lsit”; did you mean “list”?");
        row("dance", "There is no command “dance”; “attest-cli --help” lists them.");
        row("dance --help", "There is no command “dance”; “attest-cli --help” lists them.");
        row("ask x --flwo y", "There is no option “--flwo”. Did you mean “--flow”?");
        row("ask x --doc y", "There is no option “--doc”. Did you mean “--document”?");
        row("list --depe",
            "There is no option “--depe”. Did you mean “--deep”? “list” takes no such option; “doctor” does.");
        row("list --fast=1", "There is no option “--fast”; “attest-cli help list” lists its options.");
        row("list -x1", "There is no option “-x”; “attest-cli help list” lists its options.");
        row("--fast", "There is no option “--fast”; see “attest-cli help”.");
        row("list -k5", "“list” takes no -k; “search”, “ask”, “fork”, “eval” and “team” do.");
        row("folders sync --include x", "“folders sync” takes no --include; “folders add” does.");
        row("folders --remove-gone", "“folders” takes no --remove-gone; “folders add” and “folders sync” do.");
        row("show", "“show” needs DOCUMENT; see “attest-cli help show”.");
        row("list all", "“all” is one argument too many: “list” takes no arguments; see “attest-cli help list”.");
        row("search x -k", "“-k” must be followed by a whole number from 1 to 1000.");
        row("add x --ocr", "“--ocr” must be followed by auto, off or force.");
        row("ask x -k", "“-k” must be followed by a whole number from 1 to 50.");
        row("list --ocr", "“list” takes no --ocr; “add”, “recognise”, “reindex”, “reread”, “folders” and 2 more do.");
        row("--ocr", "“--ocr” must be followed by auto, off or force.");
        row("search x -k many", "“-k” takes a whole number from 1 to 1000, not “many”.");
        row("search x -k=5", "“-k” takes a whole number from 1 to 1000, not “=5”.");
        row("ask x -k 51", "“-k” takes a whole number from 1 to 50, not “51”.");
        row("ask x --session 0", "“--session” takes a whole number, at least 1, not “0”.");
        row("add x --ocr maybe", "“--ocr” takes auto, off or force, not “maybe”.");
        row("flows --draw plain --format svg", "“--format” takes mermaid, dot or json, not “svg”.");
        row("export 1 --without all", "“--without” takes traces, prompts, rejected or snippets, not “all”.");
        row("ask x --flow a --flow b", "“--flow” is given twice; “ask” takes it only once.");
        row("--library a list --library=b", "“--library” is given twice; “list” takes it only once.");
        row("list --json=no", "“--json” takes no value; leave “=no” out.");
        row("list --library=", "“--library” needs a folder.");
        row("--library= list remove 3", "“--library” needs a folder.");
        row("ask x --set pasages=3", "There is no setting “pasages”; did you mean “passages”?");
        row("ask x --set colour=blue", "There is no setting “colour”; “attest-cli help settings” lists them.");
        row("ask x --set passages", "“--set” needs a value for “passages”: --set passages=value.");
        row("ask x --profile nix", "There is no profile “nix”; “attest-cli profiles” lists them.");
    }

    void saysWhatToTypeInstead()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        const auto result = typed(words);
        QVERIFY(!result);
        QCOMPARE(result.error().message, said);
    }

    void helpsWhereverItIsAskedFor()
    {
        for (const QStringList &words :
             {QStringList{u"export"_s, u"--help"_s}, QStringList{u"-h"_s, u"export"_s, u"--fast"_s},
              QStringList{u"export"_s, u"--format"_s, u"--help"_s}, QStringList{u"export"_s, u"--deep"_s, u"-h"_s}}) {
            const auto result = typed(words);
            QVERIFY(result && result->help);
            QCOMPARE(result->command, app::cliCommand(u"export"_s));
        }
        QVERIFY(typed({u"--help"_s})->help && !typed({u"--help"_s})->command);
        QVERIFY(typed({u"list"_s, u"-V"_s})->version && typed({u"--version"_s})->version);
        QVERIFY(!typed({u"ask"_s, u"--"_s, u"--help"_s})->help);
    }

    void takesTheNamesOfManyFiles()
    {
        QStringList words{u"add"_s};
        for (int i = 0; i < 20'000; ++i)
            words.append(u"/papers/%1.pdf"_s.arg(i));
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(typed(words)->arguments.size(), 20'000);
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }
};

QTEST_GUILESS_MAIN(tst_clicommands)
#include "tst_clicommands.moc"
