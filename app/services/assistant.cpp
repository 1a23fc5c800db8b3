#include "app/services/assistant.h"

#include "app/services/assistantlanes.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/outfile.h"
#include "core/base/aside.h"
#include "core/base/catalogue.h"
#include "core/flows/steps/answering.h"
#include "core/ports/backend.h"
#include "core/session/exporter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>

namespace app {
namespace {

} // namespace

QString placeOf(const core::Document &document, const std::stop_token &stop)
{
    for (const QString &place : QStringList{document.path} + document.places) {
        const std::optional<QFileInfo> file = core::lookForFile(place, stop);
        if (file && file->isFile())
            return place;
    }
    return {};
}

Assistant::Assistant(const QString &libraryFolder, QObject *parent)
    : QObject(parent),
      d(std::make_unique<Private>(this, libraryFolder))
{
    // After the caller has connected what it wants to hear.
    QMetaObject::invokeMethod(
        this, [this] { d->open(); }, Qt::QueuedConnection);
}

Assistant::~Assistant()
{
    for (auto &[run, stop] : d->stops) {
        if (!d->brief.contains(run))
            stop.request_stop();
    }
    d->tasks.drain(); // what the user did last is done
}

QList<Choice> Assistant::flows() const
{
    QList<Choice> choices;
    for (const core::AnsweringFlow *flow : core::offers<core::AnsweringFlow>())
        choices.append({core::toQString(flow->id()), core::toQString(flow->title()), core::toQString(flow->summary())});
    std::sort(choices.begin(), choices.end(), [&](const Choice &left, const Choice &right) {
        const QString usual = core::Settings().flow; // first, then by title
        return std::make_pair(left.id != usual, left.title) < std::make_pair(right.id != usual, right.title);
    });
    return choices;
}

QList<Choice> Assistant::exporters() const
{
    QList<Choice> choices;
    for (const core::Exporter *exporter : core::offers<core::Exporter>())
        choices.append({core::toQString(exporter->id), QCoreApplication::translate("Exporter", exporter->title),
                        core::toQString(exporter->suffix)});
    return choices;
}

core::Graph Assistant::graph(const QString &flow) const
{
    const core::AnsweringFlow *found = core::answeringFlow(flow);
    return found ? found->graph() : core::Graph();
}

const core::Settings &Assistant::settings() const
{
    return d->settings;
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
        d->renewAnew();
    if (recognisesOtherwise)
        d->beginScansAnew();
    d->tasks.post([this, settings](std::stop_token) {
        if (const core::Result<void> kept = d->file.setSettings(settings); !kept)
            d->inWindow([this, error = kept.error()] { d->tellFailed(tr("Keeping the settings"), error); });
    });
    d->findKeys();
    d->wantLocalServer();
    d->pool.grow(settings.concurrentCalls); // it need not shrink: a server's calls are counted, too
    d->queue.setReaders(readersFor(settings.readers));
    if (d->usable() && (embedsOtherwise || d->embedderUsed != settings.embedder))
        d->useEmbedder();
    emit settingsChanged(settings);
}

void Assistant::findModels(QObject *receiver, std::function<void(const core::Result<QList<Choice>> &)> found)
{
    const auto look = [this, receiver = QPointer(receiver), found](
                          const core::Settings &settings, const core::Connections &connections, std::stop_token stop) {
        QList<Choice> choices;
        std::optional<core::Error> error;
        for (const core::Backend *backend : core::offers<core::Backend>()) {
            const core::Result<QStringList> models = backend->models(settings, connections, stop);
            for (const QString &model : models ? *models : QStringList())
                choices.append({model, backend->id == "builtin" ? QString::fromUtf8(backend->title) : model,
                                QString::fromUtf8(backend->title)});
            if (!models)
                error = models.error();
        }
        // Where a server does not answer the built-in model is still there; only that none does is an error.
        const core::Result<QList<Choice>> result =
            error && choices.size() <= 1 ? core::Result<QList<Choice>>(*error) : core::Result<QList<Choice>>(choices);
        d->inWindow([receiver, found, result] {
            if (receiver)
                found(result);
        });
    };
    d->keyring.whenKnown(servicesOf(d->settings), keyPatience, [this, settings = d->settings, look] {
        d->views.post([settings, connections = d->connections(), look](std::stop_token stop) {
            look(settings, connections, stop);
        });
    });
}

void Assistant::removeDocument(core::DocumentId id)
{
    d->postTask(d->tasks, tr("Removing"), [this, id](std::stop_token) -> core::Result<void> {
        const core::Result<void> removed = d->library->remove(id);
        d->inWindow([this] { d->refreshDocuments(); });
        return removed;
    });
}

void Assistant::places(const core::Passage &passage, int from, int to, QObject *receiver,
                       std::function<void(const QList<core::PlaceOnPage> &)> found)
{
    if (!d->usable())
        return;
    d->views.post([this, passage, from, to, receiver = QPointer(receiver), found](std::stop_token) {
        const QList<core::PlaceOnPage> places = d->library->places(passage, from, to);
        d->inWindow([receiver, found, places] {
            if (receiver)
                found(places);
        });
    });
}

int Assistant::ask(const QString &question, const QList<core::DocumentId> &documents)
{
    return d->ask(takenUp(question, documents, d->before(), d->settings));
}

int Assistant::askAsItStands(const QString &question, const QList<core::DocumentId> &documents)
{
    return d->ask({question.trimmed(), documents, {}});
}

int Assistant::askBuiltIn(const QString &question, const QList<core::DocumentId> &documents)
{
    core::Settings settings = d->settings;
    settings.model = QStringLiteral("builtin");
    for (QString core::Settings::*role :
         {&core::Settings::writerModel, &core::Settings::rewriterModel, &core::Settings::relevanceModel,
          &core::Settings::supportModel, &core::Settings::utilityModel, &core::Settings::routerModel})
        (settings.*role).clear();
    return d->ask({question.trimmed(), documents, {}}, settings);
}

int Assistant::answerAnyway(const QString &question, const QList<core::Passage> &passages)
{
    return d->ask({question.trimmed(), {}, passages});
}

int Assistant::fork(const core::Turn &turn, const core::ForkWish &wish)
{
    return d->fork(turn, wish);
}

void Assistant::wish(int run, core::Wish wish)
{
    if (run == d->question && d->wish)
        *d->wish = wish;
}

void Assistant::stop(int run)
{
    if (d->queue.stop(run))
        return;
    const auto found = d->stops.find(run);
    if (found != d->stops.end())
        found->second.request_stop();
    else
        d->waiting.erase(run);
}

} // namespace app
