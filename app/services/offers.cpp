#include "app/services/offers.h"

#include "app/jobs/answerjob.h"
#include "app/jobs/embedjob.h"
#include "app/jobs/getjob.h"
#include "core/base/catalogue.h"
#include "core/base/http.h"
#include "core/flows/steps/answerstate.h"
#include "core/ollama/suggestedmodels.h"
#include "core/ports/backend.h"
#include "core/session/exporter.h"
#include "core/session/references.h"
#include "core/web/websearch.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

#include <unistd.h>

namespace app {
namespace {

qint64 memory()
{
    return qint64(sysconf(_SC_PHYS_PAGES)) * qint64(sysconf(_SC_PAGESIZE));
}

} // namespace

QList<Choice> flowChoices()
{
    QList<Choice> choices;
    for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>())
        choices.append({core::toQString(flow->id()), core::toQString(flow->title()),
                        QCoreApplication::translate("core", flow->summary().data())});
    std::sort(choices.begin(), choices.end(), [&](const Choice &left, const Choice &right) {
        const QString usual = core::Settings().flow; // the default first, then by title
        return std::make_pair(left.id != usual, left.title) < std::make_pair(right.id != usual, right.title);
    });
    return choices;
}

QList<Choice> exporterChoices()
{
    QList<Choice> choices;
    for (const core::Exporter *exporter : core::offers<core::Exporter>())
        choices.append({core::toQString(exporter->id), QCoreApplication::translate("Exporter", exporter->title),
                        core::toQString(exporter->suffix)});
    return choices;
}

QList<Choice> citationStyleChoices()
{
    QList<Choice> choices;
    for (const core::CitationStyle &style : core::citationStyles())
        choices.append({QLatin1String(style.id), QLatin1String(style.title), {}});
    return choices;
}

QList<Choice> modelsToPull()
{
    QList<Choice> choices;
    for (const core::ollama::SuggestedModel &model : core::ollama::suggestionsFor(memory()))
        choices.append({model.name, model.name, core::ollama::inWords(model)});
    return choices;
}

core::Result<QList<Choice>> filesToGet()
{
    const core::Result<QList<core::ModelFile>> known = modelFilesKnown();
    if (!known)
        return known.error();
    QList<Choice> choices;
    for (const core::ModelFile &file : core::fittingInto(memory(), *known))
        choices.append({file.name, file.name, core::inWords(file)});
    return choices;
}

core::Graph graphOf(const QString &flow)
{
    const core::AnswerFlow *found = core::answerFlow(flow);
    return found ? found->graph() : core::Graph();
}

QList<Choice> webEngineChoices()
{
    QList<Choice> choices;
    for (const core::WebEngine *engine : core::offers<core::WebEngine>())
        choices.append({core::toQString(engine->id), QCoreApplication::translate("WebEngine", engine->title),
                        QCoreApplication::translate("WebEngine", engine->leaves)});
    return choices;
}

QString whatVectorsTell(const core::Settings &settings)
{
    const QUrl server(core::ModelName::from(settings.embedder, settings).server);
    const core::Backend *backend = core::backendFor(settings.embedder, core::ModelRole::Vectors);
    const bool staysHere = makesVectorsItself(settings) || !backend || !backend->embedder ||
                           settings.embedder == QLatin1String("local") || core::isThisMachine(server);
    return staysHere ? QCoreApplication::translate("Offers", "Vectors are computed on this computer; nothing is sent.")
                     : QCoreApplication::translate(
                           "Offers", "The text of every passage in the library, and each question, is sent to %1.")
                           .arg(core::shown(server));
}

bool mayAskTheWeb(const core::Settings &settings)
{
    return webSearchOf(settings) != nullptr;
}

int exportParts(const QString &format)
{
    const core::Exporter *exporter = core::exporterFor(format);
    return exporter ? exporter->parts : 0;
}

} // namespace app
