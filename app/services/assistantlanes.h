// What Assistant is made of: the lanes, the runs that are under way, and the library once it is open.
#pragma once

#include "app/jobs/answerjob.h"
#include "app/services/assistant.h"
#include "app/services/conversationservice.h"
#include "app/services/evaluationservice.h"
#include "app/services/folderservice.h"
#include "app/runtime/gate.h"
#include "app/services/ingestqueue.h"
#include "app/services/modelservice.h"
#include "app/runtime/lane.h"
#include "app/services/libraryaccess.h"
#include "app/services/maintenanceservice.h"
#include "app/services/pageservice.h"
#include "app/services/passwordservice.h"
#include "app/services/pdfpasswords.h"
#include "app/services/queueservice.h"
#include "app/services/runs.h"
#include "app/services/sessionservice.h"
#include "app/runtime/pool.h"

#include <QDateTime>
#include <QHash>
#include <QPointer>
#include <QSet>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace app {

class Assistant::Private
{
public:
    Private(Assistant *assistant, const QString &libraryFolder);

    // Window's thread.
    void postTask(Lane &lane, const QString &subject, std::function<core::Result<void>(std::stop_token)> job);
    void finishing(int run);
    void finished(int run, const core::Result<void> &result);
    void open();
    void opened(core::Result<std::unique_ptr<core::Library>> result, int run, const core::Result<void> &outcome = {});
    bool usable() const { return library.isUsable(); }
    void rest(std::function<void()> then); // then nothing uses the library any more (assistantcare.cpp)
    void restoreWhenOpen(const QString &backup, int number);
    void restore(const QString &backup, int number, core::SessionId session);
    void goOn(core::Result<std::unique_ptr<core::Library>> result, int run, const core::Result<void> &outcome,
              core::SessionId session);

    IngestQueue::Program queueProgram(); // assistantdocuments.cpp
    int beginReading(const core::Queued &entry);
    IngestQueue::Job reading(const core::Queued &entry, int run);
    void readNow(const QString &path, core::DocumentId id, const std::stop_token &stop); // on a lane
    void kept(const core::Document &document);
    void tellKept();
    void fitIfWanted();
    void keepTables();
    void fit();
    void useEmbedder(); // that of the settings (assistantvectors.cpp)
    void embedIfWanted();
    void embed();
    void lookForScans(const core::Document &document); // it was read (assistantscans.cpp)
    void recogniseIfWanted();                          // the text of scans
    void unlockScan(const core::Queued &entry, const QByteArray &hash, const QStringList &tried, int since);
    void putScans(QList<core::Queued> entries, int since);
    void leaveUntriedScans(); // to the next start
    void beginScansAnew();    // the settings are others
    IngestQueue::Job recognising(const core::Queued &entry, int run);
    void leaveScans(const core::Error &error);
    void reindexIfWanted(); // documents that are outdated (assistantreindex.cpp)
    bool mayReindex() const;
    void sayOfReindex(const core::Result<QString> &said);
    void reindexAfresh(); // the settings are others
    void reindex(bool asked);
    void unlockOutdated(const QHash<QByteArray, QStringList> &tried); // passwords, by content
    void reindexEnded(const core::Result<void> &result);
    void refreshDocuments();
    template <class Call>
    void inWindow(Call call)
    {
        QMetaObject::invokeMethod(q, std::move(call), Qt::QueuedConnection);
    }

    Assistant *q;
    QString folder;
    SettingsFile file;
    core::Settings settings;
    LibraryAccess library;
    Pool pool; // for questions
    ModelService models;
    Runs runs;

    PdfPasswords secrets; // never written anywhere else
    PageService pages;
    SessionService sessions;
    ConversationService conversation;
    EvaluationService evaluation;
    qint64 lastBatch = QDateTime::currentMSecsSinceEpoch(); // what was put in together before has smaller numbers
    std::map<int, qint64> gatherings;                       // the runs that look for PDFs: what each puts in together
    std::set<int> gatheringsLeft;                           // of these, those whose files are not wanted any more
    int passages = 0;                                       // as of the last libraryChanged
    int fittedAt = 0;        // passages there were when the semantic space was last fitted
    bool fitting = false;    // or looking whether to
    bool tablesKept = false; // those of documents that an older Attest has read; or begun, since the start
    int fitRun = 0;
    int embedding = 0;                 // the run that makes vectors; 0: none
    int embedTried = -1;               // passages there were when vectors were last wanted
    QString embedderUsed;              // as the settings named it
    QSet<core::DocumentId> scansTried; // put into the queue since the start
    bool scansWanted = true;           // there may be some that are not in the queue
    bool scansLeft = false;            // to the next start
    int scansStopped = 0;              // times that the user has stopped all
    int reindexRun = 0;                // the run that brings documents up to date; 0: none
    bool reindexDue = false;           // some may be outdated
    bool reindexAsked = false;         // for, by the user
    bool reindexLeft = false;          // to the next start
    bool reindexAgain = false;         // it was stopped because the settings are others
    bool looksForOutdated = false;
    bool refreshing = false;
    bool refreshAgain = false;
    QList<core::Document> keptSince; // and not told yet
    QTimer keptTold;

    Gate reindexGate; // closed while something waits in the queue
    Pool workers;     // for what goes on beside them
    Lane tasks;       // waited for at the end, so that of what is on it only an export asks a drive of the user
    Lane fitter;
    Lane vectors;
    Lane restoring;
    Lane scans;
    Lane reindexLane;
    Lane views;
    Lane gathering;
    PasswordService passwords;
    QueueService inQueue; // which tells it until it is gone
    IngestQueue queue;    // before what puts into it
    MaintenanceService maintenance;
    FolderService folders; // last: the first to go
};

} // namespace app
