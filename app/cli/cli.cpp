// attest-cli: the program without a window, for scripts and tests. Its JSON is a public interface.
#include "app/cli/clicommands.h"
#include "app/cli/cliuse.h"
#include "app/runtime/lane.h"
#include "app/settings/settingsfile.h"

#include <QJsonObject>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <optional>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace app {
namespace {

volatile std::sig_atomic_t wishesToStop = 0;

// Ctrl+C asks what runs to stop; a second one ends the program at once. (Blocking the signals and waiting for them
// would be tidier, but OpenBLAS starts threads before main, and those would take them.)
void hearSignals(Lane &lane, std::stop_source stopping)
{
    const auto heard = [](int) {
        if (wishesToStop)
            _exit(CliStatus::Stopped);
        wishesToStop = 1;
    };
    std::signal(SIGINT, heard);
    std::signal(SIGTERM, heard);
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error like a full disk, not the end
    lane.post([stopping](std::stop_token quit) mutable {
        const timespec moment{0, 20'000'000};
        while (!quit.stop_requested() && !wishesToStop)
            nanosleep(&moment, nullptr);
        stopping.request_stop();
    });
}

constexpr CliCommand commands[] = {
    {"add", 0, -1, true, runAdd},           {"list", 0, 0, true, runList},
    {"show", 1, 1, true, runShow},          {"remove", 1, -1, true, runRemove},
    {"reindex", 0, 0, true, runReindex},    {"search", 1, -1, true, runSearch},
    {"ask", 0, -1, true, runAsk},           {"fork", 2, 2, true, runFork},
    {"flows", 0, 0, false, runFlows},       {"sessions", 0, -1, true, runSessions},
    {"export", 0, -1, true, runExport},     {"import", 1, 1, true, runImport},
    {"verify", 1, 1, true, runVerify},      {"models", 0, 0, false, runModels},
    {"doctor", 0, 0, true, runDoctor},      {"key", 1, 1, false, runKey},
    {"profiles", 0, 0, false, runProfiles}, {"backup", 1, 1, false, runBackup},
    {"restore", 1, 1, false, runRestore},   {"folders", 0, -1, true, runFolders},
    {"queue", 0, 1, true, runQueue},        {"eval", 1, 1, false, runEval},
    {"reread", 0, 0, true, runReread},      {"recognise", 0, -1, true, runRecognise},
    {"recheck", 1, 1, true, runRecheck},
};

// The number of a closed stream would go to the next file that is opened, such as the library's lock, and what is
// printed into that file. These can be neither read from nor written to, so that printing fails as it should.
void holdClosedStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) < 0)
            (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

// Names and texts come from others; a terminal would obey the control characters in them.
QByteArray shown(QString line, QStringView kept)
{
    for (QChar &c : line) {
        if (c.category() == QChar::Other_Control && !kept.contains(c))
            c = QChar::ReplacementCharacter;
    }
    return line.toUtf8() + '\n';
}

int usage(const QString &sentence)
{
    printNote(sentence);
    return CliStatus::Usage;
}

QString unknownCommand(const QString &name)
{
    if (name.isEmpty())
        return QStringLiteral("Say what to do; “attest-cli --help” shows what there is.");
    QStringList known;
    for (const CliUse &use : cliUses())
        known.append(QLatin1String(use.name));
    const QString nearest = nearestOf(name, known);
    return nearest.isEmpty()
               ? QStringLiteral("There is no command “%1”; “attest-cli --help” shows what there is.").arg(name)
               : QStringLiteral("There is no command “%1”; did you mean “%2”?").arg(name, nearest);
}

std::atomic<bool> progressStands = false; // on the terminal, in a line that has not ended

void wipeProgress()
{
    if (progressStands.exchange(false))
        std::fputs("\r\033[K", stderr);
}

// A folder that was named and holds no library: only what puts something into one, or tries everything, makes it.
QString missingLibrary(const CliOptions &options)
{
    constexpr const char *makers[] = {"add", "import", "folders", "doctor"};
    const bool makes = std::any_of(std::begin(makers), std::end(makers),
                                   [&](const char *maker) { return options.command == QLatin1String(maker); });
    const bool isNamed = !options.library.isEmpty() || !qEnvironmentVariable("ATTEST_LIBRARY").isEmpty();
    const QString folder = libraryFolder(options);
    if (makes || !isNamed || QFileInfo::exists(folder + QStringLiteral("/library.db")))
        return {};
    return QStringLiteral("There is no library in %1; “attest-cli --library DIR add PATH” makes one.").arg(folder);
}

// “help”, “help COMMAND”, “COMMAND --help”. Nothing: it is not asked for.
std::optional<QString> helpWanted(const QStringList &arguments)
{
    QStringList asked = arguments.mid(0, arguments.indexOf(QStringLiteral("--"))); // behind it are no options
    if (const qsizetype library = asked.indexOf(QStringLiteral("--library")); library >= 0)
        asked.remove(library, std::min<qsizetype>(2, asked.size() - library));
    const bool isOption = asked.contains(QStringLiteral("--help")) || asked.contains(QStringLiteral("-h"));
    asked.removeIf([](const QString &word) { return word.startsWith(u'-'); });
    const bool isCommand = asked.value(0) == QLatin1String("help");
    if (!isCommand && !isOption)
        return {};
    for (const QString &word : asked) {
        if (isCommand && word == QLatin1String("settings"))
            return cliSettingsHelp();
        if (const CliUse *use = cliUse(word))
            return cliHelp(*use);
    }
    if (isCommand && asked.size() > 1)
        return unknownCommand(asked[1]);
    return cliHelp();
}

int ended(int status)
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) { // a full disk behind “> file”
        printNote(QStringLiteral("The result could not be written; make room where it goes and try again."));
        return CliStatus::Failed;
    }
    return status;
}

bool sayErrorsAsJson = false;
bool hasPrinted = false; // to stdout

int run(const CliOptions &options, std::stop_token stop)
{
    sayErrorsAsJson = options.json;
    const CliCommand *command = cliCommand(options.command);
    if (!command)
        return usage(unknownCommand(options.command));
    const int count = int(options.arguments.size());
    if (count < command->arguments || (command->most >= 0 && count > command->most))
        return usage(QStringLiteral("“%1” takes %2; “attest-cli help %1” shows how.")
                         .arg(options.command, command->arguments ? QStringLiteral("a name, a path or a question")
                                                                  : QStringLiteral("no arguments")));
    if (!command->needsLibrary)
        return command->run(options, nullptr, stop);
    if (const QString missing = missingLibrary(options); !missing.isEmpty())
        return complain({core::Error::NotFound, missing, {}});
    const core::Result<std::unique_ptr<core::Library>> library = core::Library::open(libraryFolder(options), printNote);
    if (!library)
        return complain(library.error());
    return command->run(options, library->get(), stop);
}

} // namespace

const CliCommand *cliCommand(const QString &name)
{
    for (const CliCommand &command : commands) {
        if (name == QLatin1String(command.name))
            return &command;
    }
    return nullptr;
}

QString libraryFolder(const CliOptions &options)
{
    if (!options.library.isEmpty())
        return options.library;
    const QString fromEnvironment = qEnvironmentVariable("ATTEST_LIBRARY");
    return fromEnvironment.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                     : fromEnvironment;
}

int complain(const core::Error &error)
{
    if (error.code == core::Error::Cancelled)
        return CliStatus::Stopped;
    printNote(error.message);
    if (sayErrorsAsJson && !hasPrinted)
        printLine(oneLine({{QStringLiteral("error"), error.message}}));
    return CliStatus::Failed;
}

void printLine(const QString &line)
{
    const QByteArray bytes = shown(line, u"\n\t");
    hasPrinted = true;
    wipeProgress();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

QString oneLine(const QJsonObject &json)
{
    QString line = QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
    for (char16_t c = 0x7f; c < 0xa0; ++c) // the controls that QJsonDocument leaves as they are
        line.replace(QChar(c), QStringLiteral("\\u%1").arg(int(c), 4, 16, QLatin1Char('0')));
    return line;
}

void printNote(const QString &line)
{
    const QByteArray bytes = shown(line, u"\t");
    wipeProgress();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
}

void printProgress(const QString &line)
{
    winsize size{};
    if (!isatty(STDERR_FILENO) || ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 2)
        return printNote(line);
    const QByteArray bytes = "\r\033[K" + shown(line.left(size.ws_col - 1), u"").trimmed();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
    progressStands = true;
}

QString lasting(double seconds)
{
    return seconds < 90 ? QStringLiteral("%1 s").arg(std::max(1, int(seconds)))
                        : QStringLiteral("%1 min").arg(int(seconds / 60 + 0.5));
}

} // namespace app

int main(int count, char **words)
{
    app::holdClosedStreams();
    QCoreApplication application(count, words);
    QCoreApplication::setApplicationName(QStringLiteral("attest"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ATTEST_VERSION));
    const QStringList arguments = application.arguments().mid(1);
    if (const std::optional<QString> help = app::helpWanted(arguments)) {
        app::printLine(help->trimmed());
        return app::ended(app::CliStatus::Done);
    }
    if (arguments.contains(QStringLiteral("--version")) || arguments.contains(QStringLiteral("-V"))) {
        app::printLine(QStringLiteral("attest-cli " ATTEST_VERSION));
        return app::ended(app::CliStatus::Done);
    }
    const core::Result<app::CliOptions> options =
        app::parseCli(arguments, app::SettingsFile(app::SettingsFile::usual()).settings());
    if (!options) {
        app::printNote(options.error().message);
        return app::CliStatus::Usage;
    }
    const std::stop_source stopping;
    app::Lane listener;
    app::hearSignals(listener, stopping);
    return app::ended(app::run(*options, stopping.get_token()));
}
