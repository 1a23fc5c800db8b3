// Provides the built-in default: quotes and judges without a model, a server or a download.
#include "core/models/builtin.h"

#include "core/base/catalogue.h"
#include "core/crossencoder/builtinembedder.h"
#include "core/library/librarytables.h"
#include "core/ports/backend.h"
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"

namespace core {
namespace {

const QString &id()
{
    static const QString name = QStringLiteral("builtin");
    return name;
}

bool handles(const QString &model, ModelRole)
{
    return model.isEmpty() || model == id();
}

EvidenceCalibration calibrationOf(const Json &manifest)
{
    const Json &json = manifest[u"calibration"];
    EvidenceCalibration calibration;
    for (const auto &[name, value] : {std::pair{u"mix", &calibration.mix},
                                      {u"wider", &calibration.wider},
                                      {u"model", &calibration.model},
                                      {u"words", &calibration.words},
                                      {u"share", &calibration.share},
                                      {u"bias", &calibration.bias},
                                      {u"alone", &calibration.alone},
                                      {u"shown", &calibration.shown},
                                      {u"shownBias", &calibration.shownBias},
                                      {u"direct", &calibration.direct},
                                      {u"probable", &calibration.probable},
                                      {u"related", &calibration.related}})
        *value = json[name].toDouble(*value);
    for (const auto &[name, rate] : {std::pair{u"direct", &calibration.ofDirect},
                                     {u"probable", &calibration.ofProbable},
                                     {u"related", &calibration.ofRelated}}) {
        const Json &band = manifest[u"bands"][name];
        rate->shown = band[u"shown"].toInt();
        rate->right = qRound(rate->shown * band[u"right"].toDouble());
    }
    return calibration;
}

EvidenceSources sourcesIn(const Library &library)
{
    return {[&library](const QString &term) { return library.idf(term); },
            [&library](const Passage &passage) { return LibraryTables(library).beside(passage); },
            [&library](const Passage &passage) { return LibraryTables(library).beginning(passage.document); }};
}

Result<ModelSet> open(const Settings &settings, const Connections &, const Library &library, std::stop_token stop)
{
    const Result<BuiltinWeights> &weights = builtinWeights();
    if (!weights)
        return weights.error();
    const std::shared_ptr<const EvidenceRanker> evidence = evidenceRankerFor(settings, library, stop);
    const EvidenceSources here = sourcesIn(library);
    ModelSet mind{std::make_unique<BuiltinWriter>(here.idf, evidence),
                  std::make_unique<BuiltinCritic>(here.idf, *weights, evidence, here.tables),
                  {}};
    mind.evidence = evidence;
    mind.quotes = true;
    return mind;
}

Result<QStringList> models(const Settings &, const Connections &, std::stop_token)
{
    return QStringList{id()};
}

Result<std::unique_ptr<Embedder>> embedder(const Settings &, const Connections &, std::stop_token)
{
    return builtinEmbedder(EvidenceModel::installed());
}

const Backend builtin{"builtin", "Built-in", handles, open, models, embedder};
const Offered<Backend> offered{builtin};

} // namespace

std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const EvidenceSources &sources,
                                                        const std::stop_token &stop)
{
    if (!settings.evidenceModel)
        return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables);
    const Result<std::shared_ptr<const CrossEncoder>> encoder = EvidenceModel::installed().encoder(stop);
    if (!encoder) {
        const auto untold = [] {
            const std::optional<Error> problem = EvidenceModel::installed().takeProblem();
            return problem ? QStringLiteral("ranked by words alone: %1").arg(problem->message) : QString();
        };
        return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables, untold);
    }
    const PairScores scores = [encoder = *encoder](const QString &question, const QStringList &spans,
                                                   Parallel &parallel, const std::stop_token &wanted) {
        return encoder->scores(question, spans, CrossEncoder::wholeDepth, parallel, wanted);
    };
    return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables, scores,
                                                  calibrationOf((*encoder)->manifest()), sources.beginning);
}

std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const Library &library,
                                                        const std::stop_token &stop)
{
    return evidenceRankerFor(settings, sourcesIn(library), stop);
}

std::shared_ptr<const EvidenceRanker> wordRankerFor(const Library &library)
{
    const EvidenceSources sources = sourcesIn(library);
    return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables);
}

} // namespace core
