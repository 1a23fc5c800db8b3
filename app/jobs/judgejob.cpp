#include "app/jobs/judgejob.h"

#include "app/jobs/localmodel.h"
#include "core/library/library.h"
#include "core/ports/backend.h"
#include "core/models/roles.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>

namespace app {
namespace {

QString modelFor(core::LabelledPair::Kind role, const core::Settings &settings)
{
    const QString own = (role == core::LabelledPair::Relevance ? settings.relevanceModel
                         : role == core::LabelledPair::Support ? settings.supportModel
                                                               : settings.utilityModel)
                            .trimmed();
    return own.isEmpty() ? settings.model : own;
}

// The name under which it is stored: the local model's file, as its server's address changes each time.
core::ModelName rememberedName(const QString &model, const core::Settings &settings)
{
    return model == localModel() ? core::ModelName{settings.localModel, localModel()}
                                 : core::ModelName::from(model, settings);
}

// The judge's own identity; for the local model, that of its file.
QString identityOf(const core::Critic &critic, bool isLocal, const core::Settings &settings)
{
    if (!isLocal)
        return critic.identity(core::Verdict::Support);
    const QFileInfo file(settings.localModel);
    return QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
}

} // namespace

core::Result<core::JudgeTrial> tryAsJudge(core::Settings settings, core::Connections connections,
                                          const TrialMeans &means, std::stop_token stop)
{
    if (core::isBuiltin(settings.model))
        return core::Error{
            core::Error::Invalid, QStringLiteral("Models are compared with the built-in check; choose a model."), {}};
    const core::Settings chosen = settings;
    const bool isLocal = settings.model == localModel();
    const core::ModelName name = rememberedName(settings.model, settings);
    if (const core::Result<void> placed = placeLocalModel(settings, connections, means.local, stop); !placed)
        return placed.error();
    const core::Backend *backend = core::backendFor(settings.model);
    if (!backend)
        return core::Error{core::Error::Invalid, QStringLiteral("There is no model “%1”.").arg(settings.model), {}};
    const core::Result<QList<core::LabelledPair>> pairs = core::judgingPairs();
    if (!pairs)
        return pairs.error();
    const QTemporaryDir folder; // opening a model requires a library; this one is empty
    const auto library = core::Library::open(folder.path(), [](const QString &) {});
    if (!library)
        return library.error();
    const core::Result<core::ModelSet> mind = backend->open(settings, connections, **library, stop);
    if (!mind)
        return mind.error();
    const QString identity = identityOf(*mind->critic, isLocal, chosen);
    for (const core::JudgeTrial &trial : means.known) {
        if (trial.server == name.server && trial.model == name.model && trial.identity == identity &&
            trial.basis == core::judgingBasis())
            return trial;
    }
    core::Result<core::JudgeTrial> trial = core::tryJudge(*mind->critic, *pairs, means.parallel, means.told, stop);
    if (trial) {
        trial->server = name.server;
        trial->model = name.model;
        trial->identity = identity;
    }
    return trial;
}

const core::JudgeTrial *trialOf(core::LabelledPair::Kind role, const core::Settings &settings,
                                const QList<core::JudgeTrial> &known)
{
    const QString model = modelFor(role, settings);
    if (core::isBuiltin(model))
        return nullptr;
    const core::ModelName name = rememberedName(model, settings);
    for (const core::JudgeTrial &trial : known) {
        if (trial.server == name.server && trial.model == name.model && trial.basis == core::judgingBasis())
            return &trial;
    }
    return nullptr;
}

QStringList judgeWarnings(const core::Settings &settings, const QList<core::JudgeTrial> &known)
{
    QStringList warnings;
    const core::Result<core::JudgeTrial> builtin = core::tryBuiltinJudge();
    for (const core::LabelledPair::Kind role : core::JudgeTrial::roles) {
        if (const core::JudgeTrial *trial = trialOf(role, settings, known); trial && builtin)
            warnings.append(core::warningOf(role, *trial, *builtin));
    }
    warnings.removeAll(QString());
    return warnings;
}

} // namespace app
