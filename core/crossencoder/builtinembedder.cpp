#include "core/crossencoder/builtinembedder.h"

namespace core {
namespace {

constexpr qsizetype digitsOfName = 16; // of the hash of the weights: vectors of different models must not be compared

class BuiltinEmbedder : public Embedder
{
public:
    BuiltinEmbedder(const QString &name, EvidenceModel &model) : m_name(name), m_model(model) {}

    QString name() const override { return m_name; }
    Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                  std::stop_token stop) override
    {
        const Result<std::shared_ptr<const VectorEncoder>> encoder = m_model.vectors(stop);
        if (!encoder)
            return encoder.error();
        return (*encoder)->vectors(texts, purpose, stop);
    }

private:
    const QString m_name;
    EvidenceModel &m_model;
};

} // namespace

std::unique_ptr<Embedder> builtinEmbedder(EvidenceModel &model)
{
    const QString sum = model.sumOfVectors();
    if (sum.isEmpty())
        return nullptr;
    return std::make_unique<BuiltinEmbedder>(QStringLiteral("builtin:") + sum.left(digitsOfName), model);
}

} // namespace core
