// attest-cli: the program without a window, for scripts and tests. Its JSON is a public interface.
#include "app/cli/clicommands.h"
#include "app/cli/clihelp.h"
#include "app/cli/cliparser.h"
#include "app/runtime/lane.h"
#include "app/settings/settingsfile.h"
#include "core/library/readfailures.h"
#include "core/language/dictionaries.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <atomic>
#include <csignal>
#include <cstdio>

#include <semaphore.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace app {
namespace {

volatile std::sig_atomic_t wishesToStop = 0;
volatile std::sig_atomic_t isStarting = 0; // startup is not checking for a stop yet
sem_t listenerWakes;                       // semaphores are the only wake-up allowed in a signal handler

// Ctrl+C asks running work to stop; a second one, or one while a library is being opened, ends the program at once.
// (Blocking the signals and waiting for them would be cleaner, but OpenBLAS starts threads before main, which would
// receive them.)
void hearSignals(Lane &lane, std::stop_source stopping)
{
    const auto heard = [](int) {
        if (wishesToStop || isStarting)
            _exit(CliStatus::Stopped);
        wishesToStop = 1;
        sem_post(&listenerWakes);
    };
    sem_init(&listenerWakes, 0, 0);
    std::signal(SIGINT, heard);
    std::signal(SIGTERM, heard);
    std::signal(SIGXFSZ, SIG_IGN); // a file size limit is reported like a full disk
    lane.post([stopping](std::stop_token quit) mutable {
        const std::stop_callback ended(quit, [] { sem_post(&listenerWakes); });
        while (sem_wait(&listenerWakes) != 0) { // interrupted
        }
        stopping.request_stop();
    });
}

// Names and texts are untrusted; a terminal would obey control characters in them.
QByteArray shown(QString line, QStringView kept)
{
    for (QChar &c : line) {
        if (c.category() == QChar::Other_Control && !kept.contains(c))
            c = QChar::ReplacementCharacter;
    }
    return line.toUtf8() + '\n';
}

std::atomic<bool> progressStands = false; // an unfinished progress line is on the terminal

void wipeProgress()
{
    if (progressStands.exchange(false))
        std::fputs("\r\033[K", stderr);
}

// A given folder without a library: only commands that add to a library, or check everything, create one.
QString missingLibrary(const CliOptions &options)
{
    const bool isNamed = !options.library.isEmpty() || !qEnvironmentVariable("ATTEST_LIBRARY").isEmpty();
    const QString folder = libraryFolder(options);
    if (options.command->needs == CliCommand::OpenedOrMade || !isNamed ||
        QFileInfo::exists(folder + QStringLiteral("/library.db")))
        return {};
    return QStringLiteral("There is no library in %1; “attest-cli --library DIR add PATH” creates one.").arg(folder);
}

int ended(int status)
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) { // a full disk with “> file”
        printNote(QStringLiteral("The output could not be written; free some space and try again."));
        return CliStatus::Failed;
    }
    return status;
}

bool isOnlyToRead(const QString &folder)
{
    const QFileInfo there(folder);
    return there.isDir() && !there.isWritable();
}

// With a read-only library, questions are answered but not stored.
CliOptions asItMayBe(CliOptions options)
{
    const QString folder = libraryFolder(options);
    if (!options.command->canGoUnkept || options.noKeep || !isOnlyToRead(folder))
        return options;
    options.noKeep = true;
    printNote(
        QStringLiteral("The library %1 is read-only, so this question and its answer are not saved.").arg(folder));
    return options;
}

// A command that changes nothing takes no lock and repairs nothing, unless a repair is needed first.
core::Result<std::unique_ptr<core::Library>> openLibrary(const CliOptions &options)
{
    using core::Library;
    const QString folder = libraryFolder(options);
    const bool reads = options.command->reads && options.command->reads(options);
    if (reads) {
        if (auto library = Library::open(folder, printNote, Library::ToReadAtOnce))
            return library;
    }
    if (reads && isOnlyToRead(folder))
        return Library::open(folder, printNote, Library::ToRead);
    auto library = Library::open(folder, printNote);
    if (reads && !library && library.error().code == core::Error::Busy)
        return Library::open(folder, printNote, Library::ToRead);
    return library;
}

bool sayErrorsAsJson = false;
bool hasPrinted = false; // something was printed to stdout

int run(const CliOptions &options, std::stop_token stop)
{
    sayErrorsAsJson = options.json;
    const CliCommand &command = *options.command;
    if (command.needs == CliCommand::Nothing)
        return command.run(options, nullptr, stop);
    isStarting = 1;
    if (const QString missing = missingLibrary(options); !missing.isEmpty())
        return complain({core::Error::NotFound, missing, {}});
    Lane beside;
    if (command.spells && command.spells(options)) // takes as long as opening the library
        beside.post(
            [](std::stop_token) { (void)core::Dictionaries::installed().first(QStringLiteral("en")).isThere(); });
    const CliOptions now = asItMayBe(options);
    core::Result<std::unique_ptr<core::Library>> library = openLibrary(now);
    isStarting = 0;
    if (!library)
        return complain(library.error());
    const int status = command.run(now, library->get(), stop);
    const std::optional<int> unread = complainOfUnread(**library);
    return status == CliStatus::Done ? unread.value_or(status) : status;
}

} // namespace

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
        printLine(oneLine(core::Json::object({{"error", error.message}})));
    return CliStatus::Failed;
}

std::optional<int> complainOfUnread(const core::Library &library)
{
    const std::optional<core::Error> unread = core::ReadFailures(library).take();
    return unread ? std::optional(complain(*unread)) : std::nullopt;
}

void printLine(const QString &line)
{
    const QByteArray bytes = shown(line, u"\n\t");
    hasPrinted = true;
    wipeProgress();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

QString oneLine(const core::Json &json)
{
    QString line = QString::fromUtf8(json.written());
    for (char16_t c = 0x7f; c < 0xa0; ++c) // control characters that QJsonDocument does not escape
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

int runCli(const QStringList &words)
{
    const core::Result<CliOptions> options = parseCli(words, SettingsFile(SettingsFile::usual()).settings());
    if (!options) {
        printNote(options.error().message);
        return CliStatus::Usage;
    }
    if (options->version || options->help) {
        const QString help = options->command ? cliHelp(*options->command) : cliHelp();
        printLine(options->help ? help.trimmed() : QStringLiteral("attest-cli " ATTEST_VERSION));
        return ended(CliStatus::Done);
    }
    try {
        const std::stop_source stopping;
        Lane listener;
        hearSignals(listener, stopping);
        return ended(run(*options, stopping.get_token()));
    } catch (...) {
        return complain(thrownError());
    }
}

} // namespace app
