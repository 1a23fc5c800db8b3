// The parts of Assistant: its lanes, the current runs, and the library once it is open.
#pragma once

#include "app/jobs/answerjob.h"
#include "app/services/assistant.h"
#include "app/services/backgroundwork.h"
#include "app/services/conversationservice.h"
#include "app/services/documentservice.h"
#include "app/services/evaluationservice.h"
#include "app/services/folderservice.h"
#include "app/services/indexservice.h"
#include "app/services/ingestqueue.h"
#include "app/services/modeldownloads.h"
#include "app/services/modelservice.h"
#include "app/runtime/lane.h"
#include "app/services/libraryaccess.h"
#include "app/services/maintenanceservice.h"
#include "app/services/pageservice.h"
#include "app/services/passwordservice.h"
#include "app/services/pdfpasswords.h"
#include "app/services/queueservice.h"
#include "app/services/reindexservice.h"
#include "app/services/runs.h"
#include "app/services/scanservice.h"
#include "app/services/sessionservice.h"
#include "app/services/teamservice.h"
#include "app/services/zoteroservice.h"
#include "app/runtime/pool.h"

#include <QTimer>

#include <memory>

namespace app {

class Assistant::Private
{
public:
    Private(Assistant *assistant, const QString &libraryFolder);

    // Call these on the window's thread.
    void open();
    void opened(core::Result<std::unique_ptr<core::Library>> result, int run, const core::Result<void> &outcome = {},
                bool mayBeChanged = true);
    void beginToRead(); // starts waiting and automatic work
    bool usable() const { return library.isUsable(); }
    void rest(std::function<void()> then); // calls `then` when nothing uses the library any more (assistantcare.cpp)
    struct Replacement                     // how a new library replaces the old one
    {
        QString readOnly; // why it cannot be replaced; has a placeholder for the folder
        std::function<core::Result<core::TaskProgress>(int run, const std::stop_token &stop)> put; // runs on a lane
    };
    int replaceLibrary(const QString &subject, const Replacement &replacement);
    void replaceWhenOpen(const Replacement &replacement, int number);
    void replace(const Replacement &replacement, int number, core::SessionId session);
    void goOn(core::Result<std::unique_ptr<core::Library>> result, int run, const core::Result<void> &outcome,
              core::SessionId session);

    IngestQueue::Program queueProgram();
    int beginReading(const core::Queued &entry);
    IngestQueue::Job reading(const core::Queued &entry, int run);
    void wasRead(const core::Document &document, const std::stop_token &stop);
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
    ModelDownloads downloads;
    Runs runs;

    PdfPasswords secrets; // never written anywhere else
    PageService pages;
    SearchService search;
    SessionService sessions;
    ConversationService conversation;
    EvaluationService evaluation;
    BackgroundWork work;
    Pool workers; // for background work
    Lane tasks;   // the program waits for this lane at exit, so only its exports may access the user's drives
    Lane restoring;
    QTimer idle; // checks every minute whether the evidence model is idle
    DocumentService documents;
    IndexService index;
    ScanService scans;
    ReindexService reindexing;
    PasswordService passwords;
    QueueService inQueue; // must outlive the queue, which sends it updates
    IngestQueue queue;    // declared before the members that feed it
    MaintenanceService maintenance;
    ZoteroService zotero;
    TeamService team;
    FolderService folders; // declared last, so destroyed first
};

} // namespace app
