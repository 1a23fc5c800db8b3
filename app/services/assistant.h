// The whole program except its user interface. Lives on the window's thread and never blocks it: slow work runs as jobs
// on lanes. The user interface calls its functions and receives its signals; every event includes its run's number.
#pragma once

#include "app/services/conversationservice.h"
#include "app/services/documentservice.h"
#include "app/services/evaluationservice.h"
#include "app/services/folderservice.h"
#include "app/services/modeldownloads.h"
#include "app/services/modelservice.h"
#include "app/services/maintenanceservice.h"
#include "app/services/pageservice.h"
#include "app/services/passwordservice.h"
#include "app/services/queueservice.h"
#include "app/services/reindexservice.h"
#include "app/services/runs.h"
#include "app/services/searchservice.h"
#include "app/services/sessionservice.h"
#include "app/services/scanservice.h"
#include "app/services/teamservice.h"
#include "app/services/zoteroservice.h"
#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "core/flow/endrequest.h"
#include "core/session/exportcontent.h"
#include "core/session/forkpoints.h"
#include "core/session/health.h"
#include "core/session/session.h"
#include "core/values/document.h"
#include "core/values/folder.h"

#include <QObject>

#include <functional>
#include <memory>

namespace app {

class Assistant : public QObject
{
    Q_OBJECT

public:
    // Opens or creates the library in the background. Emits libraryChanged when it is open, or `finished` for the first
    // run (a Task) if it could not be opened.
    explicit Assistant(const QString &libraryFolder, QObject *parent = nullptr);
    ~Assistant() override; // asks all jobs to stop and waits for them

    const core::Settings &settings() const;
    void setSettings(const core::Settings &settings);
    ModelService &models(); // uses the settings above
    ModelDownloads &downloads();
    PageService &pages();
    SessionService &sessions();
    ConversationService &conversation();
    EvaluationService &evaluation();
    DocumentService &documents();
    FolderService &folders();
    QueueService &queue();
    PasswordService &passwords();
    ScanService &scans();
    ReindexService &reindexing();
    MaintenanceService &maintenance();
    SearchService &search();
    ZoteroService &zotero();
    TeamService &team();

    // Replaces the library with a backup; the old library is kept next to it. Questions and reading are stopped, and
    // new requests wait. A Task; if it is stopped early, nothing changes.
    int restore(const QString &backup);
    // Replaces a damaged library with its readable parts; the old library is kept next to it. Otherwise like restore().
    int rescue();
    void stop(int run); // stops any run immediately; a file that is being read is removed from the queue

signals:
    void started(const app::Run &run);               // a question, a document or a task; includes the Graph to draw
    void traced(int run, const core::Trace &events); // events since the last signal
    void finished(int run, const core::Result<void> &result);
    void libraryChanged(const QList<core::Document> &documents); // contains all documents
    void libraryDamaged(); // parts of the library are unreadable: rescue() may help
    void documentsKept(const QList<core::Document> &documents); // documents read since the last signal
    // The open session with its turns (id 0 and no turns if none is open), and the list of all sessions.
    void sessionChanged(const core::Session &session, const QList<core::Session> &all);
    void settingsChanged(const core::Settings &settings);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace app
