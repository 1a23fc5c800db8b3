// What Assistant is made of: the lanes, the runs that are under way, and the library once it is open.
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

    // Window's thread.
    void open();
    void opened(core::Result<std::unique_ptr<core::Library>> result, int run, const core::Result<void> &outcome = {},
                bool mayBeChanged = true);
    void beginToRead(); // what waits, and what comes by itself
    bool usable() const { return library.isUsable(); }
    void rest(std::function<void()> then); // then nothing uses the library any more (assistantcare.cpp)
    struct Replacement                     // what takes the place of the library
    {
        QString readOnly; // why it cannot, with a place for the folder
        std::function<core::Result<QString>(int run, const std::stop_token &stop)> put; // on a lane; a sentence
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
    Pool workers; // for what goes on beside them
    Lane tasks;   // waited for at the end, so that of what is on it only an export asks a drive of the user
    Lane restoring;
    QTimer idle; // looks every minute for what nobody uses
    DocumentService documents;
    IndexService index;
    ScanService scans;
    ReindexService reindexing;
    PasswordService passwords;
    QueueService inQueue; // which tells it until it is gone
    IngestQueue queue;    // before what puts into it
    MaintenanceService maintenance;
    ZoteroService zotero;
    TeamService team;
    FolderService folders; // last: the first to go
};

} // namespace app
