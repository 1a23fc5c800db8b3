// Provides the built-in default: quotes and judges without a model, a server or a download.
#include "core/models/builtin.h"

#include "core/base/catalogue.h"
#include "core/crossencoder/builtinembedder.h"
#include "core/language/languageguess.h"
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

EvidenceReader readerBy(const std::shared_ptr<const CrossEncoder> &encoder)
{
    const auto scores = [encoder](const QString &question, const QStringList &spans, Parallel &parallel,
                                  const std::stop_token &stop) {
        return encoder->scores(question, spans, CrossEncoder::wholeDepth, parallel, stop);
    };
    return {scores, calibrationOf(encoder->manifest())};
}

// More letters that English does not have than in English text with names.
bool hasForeignLetters(const QString &text)
{
    qsizetype letters = 0;
    qsizetype foreign = 0;
    for (const QChar c : text) {
        letters += c.isLetter();
        foreign += c.isLetter() && c.unicode() > 0x7f;
    }
    return foreign * 30 > letters;
}

EvidenceSources sourcesIn(const Library &library)
{
    return {[&library](const QString &term) { return library.idf(term); },
            [&library](const Passage &passage) { return LibraryTables(library).beside(passage); },
            [&library](const Passage &passage) { return LibraryTables(library).beginning(passage.document); }};
}

Result<ModelSet> open(const Settings &settings, const Connections &, const Library &library, std::stop_token stop)
{
    const std::shared_ptr<const EvidenceRanker> evidence = evidenceRankerFor(settings, library, stop);
    Result<std::unique_ptr<Critic>> critic = builtinCritic(library, evidence);
    if (!critic)
        return critic.error();
    ModelSet mind{std::make_unique<BuiltinWriter>(sourcesIn(library).idf, evidence), *std::move(critic), {}};
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

bool isReadAsEnglish(const QString &question, const QList<Passage> &passages)
{
    const QString english = QStringLiteral("en");
    const QString asked = guessLanguage(question);
    if (!asked.isEmpty() && asked != english)
        return false;
    qsizetype balance = 0;
    for (const Passage &passage : passages) {
        const QString language = guessLanguage(passage.text);
        const bool isOther = language.isEmpty() ? hasForeignLetters(passage.text) : language != english;
        balance += isOther ? -1 : language == english ? 1 : 0;
    }
    return balance > 0 || (balance == 0 && asked == english);
}

Result<std::unique_ptr<Critic>> builtinCritic(const Library &library, std::shared_ptr<const EvidenceRanker> evidence)
{
    const Result<BuiltinWeights> &weights = builtinWeights();
    if (!weights)
        return weights.error();
    const EvidenceSources here = sourcesIn(library);
    return std::unique_ptr<Critic>(
        std::make_unique<BuiltinCritic>(here.idf, *weights, std::move(evidence), here.tables));
}

std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const EvidenceSources &sources,
                                                        const std::stop_token &stop, Networks networks)
{
    if (!settings.evidenceModel || (networks == Networks::InMemory && !EvidenceModel::installed().hasReader()))
        return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables);
    const Result<std::shared_ptr<const CrossEncoder>> encoder = EvidenceModel::installed().encoder(stop);
    const auto untold = [hasModel = bool(encoder)] {
        const std::optional<Error> problem = EvidenceModel::installed().takeProblem();
        return !problem   ? QString()
               : hasModel ? QStringLiteral("English is ranked less well: %1").arg(problem->message)
                          : QStringLiteral("ranked by words alone: %1").arg(problem->message);
    };
    if (!encoder)
        return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables, untold);
    const auto readerFor = [any = readerBy(*encoder), networks, stop](const QString &question,
                                                                      const QList<Passage> &passages) {
        EvidenceModel &model = EvidenceModel::installed();
        const bool mayLoad = networks == Networks::Load || model.hasEnglish();
        if (!mayLoad || passages.isEmpty() || !isReadAsEnglish(question, passages))
            return any;
        const Result<std::shared_ptr<const CrossEncoder>> reader = model.englishEncoder(stop);
        return reader ? readerBy(*reader) : any;
    };
    return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables, readerFor, sources.beginning, untold);
}

std::shared_ptr<const EvidenceRanker> evidenceRankerFor(const Settings &settings, const Library &library,
                                                        const std::stop_token &stop, Networks networks)
{
    return evidenceRankerFor(settings, sourcesIn(library), stop, networks);
}

std::shared_ptr<const EvidenceRanker> wordRankerFor(const Library &library)
{
    const EvidenceSources sources = sourcesIn(library);
    return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables);
}

} // namespace core
