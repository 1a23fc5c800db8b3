#include "core/models/roles.h"

#include "core/library/librarytables.h"
#include "core/models/gatedcritic.h"

#include <QHash>

#include <algorithm>

namespace core {
namespace {

using SharedModelSet = std::shared_ptr<const ModelSet>;

class RoleWriter : public Writer
{
public:
    RoleWriter(SharedModelSet writer, SharedModelSet rewriter)
        : m_writer(std::move(writer)),
          m_rewriter(std::move(rewriter))
    {
    }

    QString name() const override { return m_writer->writer->name(); }
    bool canAnswerClosedBook() const override { return m_writer->writer->canAnswerClosedBook(); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override
    {
        return m_writer->writer->answer(task, heard, stop);
    }
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override
    {
        return m_rewriter->writer->rewrite(task, stop);
    }
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override
    {
        return m_writer->writer->think(task, stop);
    }
    Result<Rewriting> condense(const FollowUpTask &task, std::stop_token stop) override
    {
        return m_rewriter->writer->condense(task, stop);
    }
    int roomBeside(const AnswerTask &task, const QList<Passage> &neighbours) const override
    {
        return m_writer->writer->roomBeside(task, neighbours);
    }

private:
    SharedModelSet m_writer, m_rewriter;
};

class RoleCritic : public Critic
{
public:
    RoleCritic(SharedModelSet relevance, SharedModelSet support, SharedModelSet utility, SharedModelSet router)
        : m_relevance(std::move(relevance)),
          m_support(std::move(support)),
          m_utility(std::move(utility)),
          m_router(std::move(router))
    {
    }

    QString name() const override { return m_relevance->critic->name(); }
    QString identity(Verdict::Kind kind) const override { return modelsFor(kind).critic->identity(kind); }
    Scale utilityScale() const override { return m_utility->critic->utilityScale(); }
    bool judgesTogether(Verdict::Kind kind) const override { return modelsFor(kind).critic->judgesTogether(kind); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override
    {
        return modelsFor(what.kind).critic->judge(what, std::move(stop));
    }

private:
    const ModelSet &modelsFor(Verdict::Kind kind) const
    {
        return kind == Verdict::Relevance ? *m_relevance
               : kind == Verdict::Support ? *m_support
               : kind == Verdict::Utility ? *m_utility
                                          : *m_router;
    }

    SharedModelSet m_relevance, m_support, m_utility, m_router;
};

// Keeps the ModelSet to which it belongs alive.
class RoleReflector : public Reflector
{
public:
    explicit RoleReflector(SharedModelSet mind) : m_mind(std::move(mind)) {}

    QString name() const override { return m_mind->reflector->name(); }
    Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens, std::stop_token stop) override
    {
        return m_mind->reflector->draft(question, subject, maxTokens, stop);
    }
    Result<Segment> segment(const SegmentTask &task, std::stop_token stop) override
    {
        return m_mind->reflector->segment(task, stop);
    }

private:
    SharedModelSet m_mind;
};

QString orElse(const QString &role, const Settings &settings)
{
    const QString trimmed = role.trimmed();
    return trimmed.isEmpty() ? settings.model : trimmed;
}

Result<ModelSet> openAlone(const QString &model, const Settings &settings, const Connections &connections,
                           const Library &library, const std::stop_token &stop)
{
    const Backend *backend = backendFor(model);
    if (!backend)
        return Error{
            Error::Invalid, QStringLiteral("There is no model “%1”; “attest-cli models” lists them.").arg(model), {}};
    Settings alone = settings;
    alone.model = model;
    return backend->open(alone, connections, library, stop);
}

} // namespace

bool isBuiltin(const QString &model)
{
    const Backend *backend = backendFor(model);
    return backend && backend->id == "builtin";
}

QStringList modelsOf(const Settings &settings)
{
    QStringList models;
    for (const QString &role : {settings.writerModel, settings.rewriterModel, settings.relevanceModel,
                                settings.supportModel, settings.utilityModel, settings.routerModel}) {
        if (const QString model = orElse(role, settings); !models.contains(model))
            models.append(model);
    }
    return models;
}

namespace {

Result<ModelSet> openRoles(const Settings &settings, const Connections &connections, const Library &library,
                           const std::stop_token &stop)
{
    const QStringList models = modelsOf(settings);
    if (models.size() == 1)
        return openAlone(models.first(), settings, connections, library, stop);
    QHash<QString, SharedModelSet> modelSets;
    std::shared_ptr<const EvidenceRanker> evidence; // the built-in model's
    int atOnce = 0; // different models do not wait for each other; the built-in one makes nobody wait
    for (const QString &model : models) {
        Result<ModelSet> mind = openAlone(model, settings, connections, library, stop);
        if (!mind)
            return mind.error();
        atOnce += isBuiltin(model) ? 0 : mind->atOnce;
        evidence = mind->evidence ? mind->evidence : evidence;
        modelSets.insert(model, std::make_shared<const ModelSet>(*std::move(mind)));
    }
    const auto modelsFor = [&](const QString &role) { return modelSets.value(orElse(role, settings)); };
    ModelSet mind;
    mind.writer = std::make_unique<RoleWriter>(modelsFor(settings.writerModel), modelsFor(settings.rewriterModel));
    mind.critic = std::make_unique<RoleCritic>(modelsFor(settings.relevanceModel), modelsFor(settings.supportModel),
                                               modelsFor(settings.utilityModel), modelsFor(settings.routerModel));
    if (const SharedModelSet writer = modelsFor(settings.writerModel); writer->reflector)
        mind.reflector = std::make_unique<RoleReflector>(writer);
    mind.evidence = evidence;
    mind.quotes = modelsFor(settings.writerModel)->quotes;
    mind.atOnce = std::clamp(atOnce, 1, settings.concurrentCalls);
    return mind;
}

} // namespace

Result<ModelSet> openModels(const Settings &settings, const Connections &connections, const Library &library,
                            std::stop_token stop)
{
    Result<ModelSet> mind = openRoles(settings, connections, library, stop);
    if (mind && !isBuiltin(orElse(settings.supportModel, settings)))
        mind->critic = std::make_unique<GatedCritic>(std::move(mind->critic), [&library](const Passage &passage) {
            return LibraryTables(library).beside(passage);
        });
    return mind;
}

} // namespace core
