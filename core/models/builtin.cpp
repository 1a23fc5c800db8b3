// Offers the embedded default: quotes and judges without a model, a server or a download.
#include "core/base/catalogue.h"
#include "core/library/librarytables.h"
#include "core/ports/backend.h"
#include "core/extractive/likelihood.h"
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

Result<ModelSet> open(const Settings &, const Connections &, const Library &library, std::stop_token)
{
    const Result<BuiltinWeights> &weights = builtinWeights();
    if (!weights)
        return weights.error();
    const Result<Weights> &likelihood = likelihoodWeights();
    if (!likelihood)
        return likelihood.error();
    const Idf idf = [&library](const QString &term) { return library.idf(term); };
    const TablesBeside tables = [&library](const Passage &passage) { return LibraryTables(library).beside(passage); };
    ModelSet mind{
        std::make_unique<BuiltinWriter>(idf, *weights), std::make_unique<BuiltinCritic>(idf, *weights, tables), {}};
    mind.likelihood = std::make_shared<const LikelihoodModel>(idf, *weights, *likelihood);
    return mind;
}

Result<QStringList> models(const Settings &, const Connections &, std::stop_token)
{
    return QStringList{id()};
}

const Backend builtin{"builtin", "Built-in", handles, open, models};
const Offered<Backend> offered{builtin};

} // namespace
} // namespace core
