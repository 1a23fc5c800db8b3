// The commands of attest-cli. Results go to stdout, progress and messages to stderr; each returns the exit status.
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

// What attest-cli does with what was typed behind its name; the exit status.
int runCli(const QStringList &words);

QString libraryFolder(const CliOptions &options);

// One sentence on stderr; the exit status that goes with the error.
int complain(const core::Error &error);
// Where something could not be read by now: told, and the exit status; nothing may be said of what there is then.
std::optional<int> complainOfUnread(const core::Library &library);
void printLine(const QString &line); // to stdout
QString oneLine(const core::Json &json);
core::Json spanJson(const core::FoundPassage &found); // which has one
void printNote(const QString &line);                  // to stderr
// How far it is, to stderr; on a terminal in the place of the last one, until anything else is printed. Any thread.
void printProgress(const QString &line);
QString lasting(double seconds);   // "12 s", "3 min"
constexpr qint64 tellEvery = 2000; // milliseconds between two reports of progress

// In cliquestions.cpp, clifork.cpp, clieval.cpp, cliexport.cpp, clidocuments.cpp, cliocr.cpp,
// clireindex.cpp, clidoctor.cpp, clifolders.cpp, cliqueue.cpp, clibackup.cpp, climodels.cpp, clipull.cpp,
// cliservers.cpp and clihelp.cpp.
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
int runModelPull(const CliOptions &options, std::stop_token stop); // of runModels
int runModelGet(const CliOptions &options, std::stop_token stop);  // the same
int runHelp(const CliOptions &options, core::Library *library, std::stop_token stop);

struct ToRead // of the queue
{
    QStringList passwords;         // to try
    qint64 batch = 0;              // only this one; 0: all that waits
    bool staysWhereItFails = true; // in the queue, as failed; else what is told of it is all
};
// Reads it, and tells of each; then learns from it what there is to learn.
int readQueued(const CliOptions &options, core::Library &library, const ToRead &what, std::stop_token stop);

// In clidocumentwords.cpp.
QString placeNow(const core::Document &document); // the first of its places where there is a file; empty: offline
core::DocumentStatus statusNow(const core::Document &document);
bool hasChangedNow(const core::Document &document);     // its file has other contents than what was read of it
QStringList missingNow(const core::Document &document); // of its places
core::Json documentJson(const core::Document &document);
QString documentLine(const core::Document &document);

// In clidescribe.cpp: the documents that --document and --tag name; none: all.
core::Result<QList<core::DocumentId>> documentsChosen(const CliOptions &options, const core::Library &library);
int listTags(core::Library &library, bool json);

// In clireindex.cpp: those that are outdated with these settings.
core::Result<QSet<core::DocumentId>> outdatedDocuments(const CliOptions &options, core::Library &library,
                                                       const std::stop_token &stop);

// In cliteamsearch.cpp: a team's library, on its server.
int runTeamSearch(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
int runTeamFit(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
// In cliteamanswers.cpp.
int runTeamPublish(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
int runTeamAnswers(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
int runTeamWithdraw(const CliOptions &options, core::Postgres &postgres, std::stop_token stop);
// In cliteamwork.cpp: reads what waits in a team's library, until it is stopped.
int runTeamWork(const CliOptions &options, const core::PostgresAddress &address, std::stop_token stop);

// In clifit.cpp: the semantic space and the vectors, after documents have come.
int showTables(const CliOptions &options, const core::Library &library, const core::Document &document);

core::Result<void> fitIfWanted(core::Library &library, core::Parallel &pool, std::stop_token stop);
core::Result<void> fitAndEmbed(core::Library &library, const core::Settings &settings, std::stop_token stop);

// In cliquestions.cpp: has the library search by the embedder of the settings; where that fails it is told, and the
// library searches without.
void useEmbedderOrSay(core::Library &library, const core::Settings &settings, LocalServer &local, std::stop_token stop);

// In cliquestions.cpp: prints a turn, and keeps it in the session; 0: in none. The exit status that goes with it.
int keepAndPrint(const core::Turn &turn, core::SessionId session, const CliOptions &options, core::Library &library);

// Tells every tenth.
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

struct Scans // whose text is to be recognised
{
    QList<core::Queued> wishes;                               // of the queue, or as if they were; of these id is 0
    QStringList passwords;                                    // to try
    std::function<void(const core::Document &document)> tell; // of each, when it ends; any thread
    bool asked = false;                                       // for all of it
};
// In cliocr.cpp. Of these documents those that want it, as `ocr` says (Settings::ocr).
QList<core::Queued> scansAmong(const QList<core::DocumentId> &documents, core::Library &library, const QString &ocr);
QList<core::Queued> scansWaiting(core::Library &library, const QString &ocr); // all, the user's first
// How many failed, which is told of each. Errors: Cancelled, Storage, and where any of it was asked for Unavailable (no
// language, no program); else that is told and no more.
core::Result<int> recogniseScans(const CliOptions &options, core::Library &library, const Scans &scans,
                                 core::Parallel &pool, std::stop_token stop);
// By which languages text is recognised; tries whether that works.
core::Result<QStringList> ocrLanguages(const CliOptions &options, std::stop_token stop);

// The documents that --document or an argument names: by number, path or file name. Where each must be one document, a
// name that several have is an error.
enum class Named { One, Several };
core::Result<QList<core::DocumentId>> documentsNamed(const QStringList &names, const core::Library &library, Named how);

} // namespace app
