// The commands of attest-cli. Results go to stdout, progress and messages to stderr. Each command returns the exit
// status.
#pragma once

#include "app/cli/clitable.h"
#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/library/library.h"
#include "core/library/queue.h"

#include <QSet>

#include <functional>
#include <optional>
#include <stop_token>

namespace core {
class Postgres;
struct FoundPassage;
struct PostgresAddress;
} // namespace core

namespace app {

class LocalServer;

struct CliStatus
{
    enum { Done = 0, Failed = 1, Usage = 2, Stopped = 130 };
};

// Runs attest-cli with these arguments and returns the exit status.
int runCli(const QStringList &words);

QString libraryFolder(const CliOptions &options);

// Prints one sentence to stderr and returns the exit status for the error.
int complain(const core::Error &error);
// If anything was unreadable so far, leaving the output incomplete, reports that and returns the exit status.
std::optional<int> complainOfUnread(const core::Library &library);
void printLine(const QString &line); // to stdout
QString oneLine(const core::Json &json);
core::Json spanJson(const core::FoundPassage &found); // `found` must have a span
void printNote(const QString &line);                  // to stderr
// Shows progress on stderr. On a terminal, each line replaces the previous one until something else is printed.
// Thread-safe.
void printProgress(const QString &line);
QString lasting(double seconds);   // a duration: "12 s", "3 min"
constexpr qint64 tellEvery = 2000; // milliseconds between progress reports

// The commands, in cli*.cpp: one file per group.
int runAdd(const CliOptions &options, core::Library *library, std::stop_token stop);
int runQueue(const CliOptions &options, core::Library *library, std::stop_token stop);
int runList(const CliOptions &options, core::Library *library, std::stop_token stop);
int runShow(const CliOptions &options, core::Library *library, std::stop_token stop);
int runDescribe(const CliOptions &options, core::Library *library, std::stop_token stop);
int runZotero(const CliOptions &options, core::Library *library, std::stop_token stop);
int runBibtex(const CliOptions &options, core::Library *library, std::stop_token stop);
int runCite(const CliOptions &options, core::Library *library, std::stop_token stop);
int runAssistants(const CliOptions &options, core::Library *library, std::stop_token stop);
int runRemove(const CliOptions &options, core::Library *library, std::stop_token stop);
int runReindex(const CliOptions &options, core::Library *library, std::stop_token stop);
int runRecognise(const CliOptions &options, core::Library *library, std::stop_token stop);
int runReread(const CliOptions &options, core::Library *library, std::stop_token stop);
int runFolders(const CliOptions &options, core::Library *library, std::stop_token stop);
int runDoctor(const CliOptions &options, core::Library *library, std::stop_token stop);
int runBin(const CliOptions &options, core::Library *library, std::stop_token stop);
int runTeam(const CliOptions &options, core::Library *library, std::stop_token stop); // in cliteam.cpp
int runBackup(const CliOptions &options, core::Library *library, std::stop_token stop);
int runRestore(const CliOptions &options, core::Library *library, std::stop_token stop);
int runRescue(const CliOptions &options, core::Library *library, std::stop_token stop);
int runSearch(const CliOptions &options, core::Library *library, std::stop_token stop);
int runAsk(const CliOptions &options, core::Library *library, std::stop_token stop);
int runFork(const CliOptions &options, core::Library *library, std::stop_token stop);
int runEval(const CliOptions &options, core::Library *library, std::stop_token stop);
int runFlows(const CliOptions &options, core::Library *library, std::stop_token stop);
int runSessions(const CliOptions &options, core::Library *library, std::stop_token stop);
int runRecheck(const CliOptions &options, core::Library *library, std::stop_token stop);
int runExport(const CliOptions &options, core::Library *library, std::stop_token stop);
int runImport(const CliOptions &options, core::Library *library, std::stop_token stop);
int runVerify(const CliOptions &options, core::Library *library, std::stop_token stop);
int runKey(const CliOptions &options, core::Library *library, std::stop_token stop);
int runProfiles(const CliOptions &options, core::Library *library, std::stop_token stop);
int runModels(const CliOptions &options, core::Library *library, std::stop_token stop);
int runMcp(const CliOptions &options, core::Library *library, std::stop_token stop); // in mcp/climcp.cpp
int runCompletions(const CliOptions &options, core::Library *library, std::stop_token stop);
int runModelPull(const CliOptions &options, std::stop_token stop); // for runModels
int runModelGet(const CliOptions &options, std::stop_token stop);  // for runModels
int runHelp(const CliOptions &options, core::Library *library, std::stop_token stop);

struct ToRead // options for reading the queue
{
    QStringList passwords;         // passwords to try
    qint64 batch = 0;              // only this batch; 0: everything waiting
    bool staysWhereItFails = true; // a failed file stays in the queue; otherwise only its error message remains
};
// Reads the queue and reports on each file, then updates the semantic space and the vectors.
int readQueued(const CliOptions &options, core::Library &library, const ToRead &what, std::stop_token stop);

// In clidocumentwords.cpp.
QString placeNow(const core::Document &document); // the first path at which a file exists; empty: offline
core::DocumentStatus statusNow(const core::Document &document);
bool hasChangedNow(const core::Document &document);     // whether its file has changed since it was read
QStringList missingNow(const core::Document &document); // the paths at which no file exists
core::Json documentJson(const core::Document &document);
QString documentLine(const core::Document &document);

// In clidescribe.cpp: the documents selected with --document and --tag, or all documents if neither is given.
core::Result<QList<core::DocumentId>> documentsChosen(const CliOptions &options, const core::Library &library);
int listTags(core::Library &library, bool json);

// In clireindex.cpp: the documents that are outdated under these settings.
core::Result<QSet<core::DocumentId>> outdatedDocuments(const CliOptions &options, core::Library &library,
                                                       const std::stop_token &stop);

// In cliteamsearch.cpp: searches a team's library on its server.
int runTeamSearch(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
int runTeamFit(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
// In cliteamanswers.cpp.
int runTeamPublish(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
int runTeamAnswers(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
int runTeamWithdraw(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
// In cliteamwork.cpp: reads the files waiting in a team's library until it is stopped.
int runTeamWork(const CliOptions &options, const core::PostgresAddress &address, std::stop_token stop);

// In clitables.cpp.
int showTables(const CliOptions &options, const core::Library &library, const core::Document &document);

// In clifit.cpp: updates the semantic space and the vectors after documents were added.
core::Result<void> fitIfWanted(core::Library &library, core::Parallel &pool, std::stop_token stop);
core::Result<void> fitAndEmbed(core::Library &library, const core::Settings &settings, std::stop_token stop);

// In cliquestions.cpp: makes the library search with the configured embedder. If that fails, reports the error, and the
// library searches without an embedder.
void useEmbedderOrSay(core::Library &library, const core::Settings &settings, LocalServer &local, std::stop_token stop);

// In cliquestions.cpp: prints a turn and stores it in the session; 0: the turn is not stored. Returns the exit status.
int keepAndPrint(const core::Turn &turn, core::SessionId session, const CliOptions &options, core::Library &library);

// Reports progress in steps of ten percent.
class Telling
{
public:
    explicit Telling(const QString &what) : m_what(what) {}

    void operator()(int percent)
    {
        if (percent / 10 <= m_told)
            return;
        m_told = percent / 10;
        printProgress(QStringLiteral("%1: %2 %.").arg(m_what, QString::number(percent)));
    }

private:
    QString m_what;
    int m_told = 0;
};

struct Scans // documents whose text is to be recognised
{
    QList<core::Queued> wishes;                               // queue entries; those not in the queue have id 0
    QStringList passwords;                                    // passwords to try
    std::function<void(const core::Document &document)> tell; // called when a document is done, on any thread
    bool asked = false;                                       // the user requested all of them
};
// In cliocr.cpp: the documents that need recognition under `ocr` (Settings::ocr).
QList<core::Queued> scansAmong(const QList<core::DocumentId> &documents, core::Library &library, const QString &ocr);
QList<core::Queued> scansWaiting(core::Library &library, const QString &ocr); // all of them, user requests first
// Reports each failure and returns their number. Errors: Cancelled, Storage and, if the user requested any of the
// scans, Unavailable (no language, no program); otherwise unavailability is only reported.
core::Result<int> recogniseScans(const CliOptions &options, core::Library &library, const Scans &scans,
                                 core::Parallel &pool, std::stop_token stop);
// The languages used for text recognition; also checks that recognition works.
core::Result<QStringList> ocrLanguages(const CliOptions &options, std::stop_token stop);

// The documents given with --document or as an argument: by number, path or file name. With One, an ambiguous name is
// an error.
enum class Named { One, Several };
core::Result<QList<core::DocumentId>> documentsNamed(const QStringList &names, const core::Library &library, Named how);

} // namespace app
