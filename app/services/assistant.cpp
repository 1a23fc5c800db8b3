#include "app/services/assistant.h"

#include "app/services/assistantlanes.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/outfile.h"
#include "core/base/detachedcall.h"
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/ports/backend.h"
#include "core/session/exporter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>

namespace app {

Assistant::Assistant(const QString &libraryFolder, QObject *parent)
    : QObject(parent),
      d(std::make_unique<Private>(this, libraryFolder))
{
    // After the caller has connected to the signals.
    QMetaObject::invokeMethod(
        this, [this] { d->open(); }, Qt::QueuedConnection);
}

Assistant::~Assistant()
{
    d->runs.stopAtEnd();
    d->tasks.drain(); // completes what the user did last
    tellThrown(d.get(), {});
}

const core::Settings &Assistant::settings() const
{
    return d->settings;
}

ModelService &Assistant::models()
{
    return d->models;
}

PageService &Assistant::pages()
{
    return d->pages;
}

SessionService &Assistant::sessions()
{
    return d->sessions;
}

ConversationService &Assistant::conversation()
{
    return d->conversation;
}

EvaluationService &Assistant::evaluation()
{
    return d->evaluation;
}

QueueService &Assistant::queue()
{
    return d->inQueue;
}

ModelDownloads &Assistant::downloads()
{
    return d->downloads;
}

PasswordService &Assistant::passwords()
{
    return d->passwords;
}

MaintenanceService &Assistant::maintenance()
{
    return d->maintenance;
}

SearchService &Assistant::search()
{
    return d->search;
}

TeamService &Assistant::team()
{
    return d->team;
}

ZoteroService &Assistant::zotero()
{
    return d->zotero;
}

DocumentService &Assistant::documents()
{
    return d->documents;
}

ScanService &Assistant::scans()
{
    return d->scans;
}

ReindexService &Assistant::reindexing()
{
    return d->reindexing;
}

FolderService &Assistant::folders()
{
    return d->folders;
}

void Assistant::setSettings(const core::Settings &settings)
{
    const bool embedsOtherwise = !settings.embedder.isEmpty() && (settings.serverUrl != d->settings.serverUrl ||
                                                                  settings.localModel != d->settings.localModel);
    const bool recognisesOtherwise =
        settings.ocr != d->settings.ocr || settings.ocrLanguages != d->settings.ocrLanguages;
    const bool cutsOtherwise =
        settings.passageLength != d->settings.passageLength || settings.passageOverlap != d->settings.passageOverlap;
    d->settings = settings;
    if (cutsOtherwise)
        d->reindexing.beginAnew();
    if (recognisesOtherwise)
        d->scans.beginAnew();
    d->tasks.post([this, settings](std::stop_token) {
        if (const core::Result<void> kept = d->file.setSettings(settings); !kept)
            d->inWindow([this, error = kept.error()] { d->runs.tellFailed(tr("Saving the settings"), error); });
    });
    d->models.useSettings(settings);
    d->pool.grow(settings.concurrentCalls); // never shrinks: calls to a server are limited elsewhere
    d->queue.setReaders(readersFor(settings.readers));
    if (d->usable() && (embedsOtherwise || d->index.embedderUsed() != settings.embedder))
        d->index.useEmbedder();
    emit settingsChanged(settings);
}

void Assistant::stop(int run)
{
    if (!d->queue.stop(run))
        (void)d->runs.stop(run);
}

} // namespace app
