#include "tests/generated/sayer.h"

#include "core/base/catalogue.h"
#include "core/llm/promptedwriter.h"
#include "core/ports/backend.h"

namespace generated {

using namespace core;

QString sayerName()
{
    return QStringLiteral("sayer");
}

namespace {

QString &sentence()
{
    static QString said;
    return said;
}

class Sayer : public LanguageModel
{
public:
    QString name() const override { return sayerName(); }
    bool can(Ability) const override { return false; }
    Result<Reply> reply(const Prompt &, const TokenSink &heard, std::stop_token) override
    {
        Reply reply;
        reply.text = text;
        reply.cost.calls = 1;
        if (heard)
            heard(text);
        return reply;
    }

    QString text;
};

// Writes like any model, but always the same sentence.
class SayingWriter : public Writer
{
public:
    QString name() const override { return sayerName(); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override
    {
        QString marks;
        for (qsizetype i = 1; i <= task.passages.size(); ++i)
            marks += QStringLiteral("[%1]").arg(i);
        QString text = sentence();
        const bool ends = text.endsWith(u'.');
        text = (ends ? text.chopped(1) : text) + (marks.isEmpty() ? QString() : u' ' + marks) + u'.';
        Sayer sayer;
        sayer.text = text;
        return PromptedWriter(sayer, 0).answer(task, heard, std::move(stop));
    }
    Result<Rewriting> rewrite(const RewriteTask &, std::stop_token) override { return Rewriting(); }
    Result<Thought> think(const ThoughtTask &, std::stop_token) override { return Thought(); }
};

class LenientCritic : public Critic
{
public:
    QString name() const override { return sayerName(); }
    QString identity(Verdict::Kind) const override { return sayerName(); }
    Result<Verdict> judge(const Judgement &what, std::stop_token) override
    {
        Verdict verdict;
        verdict.kind = what.kind;
        verdict.label = labelOf(what);
        verdict.passed = true;
        verdict.probability = 0.97;
        verdict.reason = QStringLiteral("yes");
        verdict.passage = what.passages.size() == 1 ? what.passages.first().id : 0;
        verdict.judge = name();
        verdict.how = QStringLiteral("log-probability");
        verdict.cost.calls = 1;
        return verdict;
    }

private:
    static QString labelOf(const Judgement &what)
    {
        switch (what.kind) {
        case Verdict::Support:
            return QStringLiteral("fully");
        case Verdict::Utility:
            return QStringLiteral("5");
        case Verdict::Complexity:
            return QStringLiteral("single");
        case Verdict::Route:
            return what.routes.value(0, QStringLiteral("library"));
        case Verdict::Relevance:
        case Verdict::Retrieval:
            break;
        }
        return QStringLiteral("yes");
    }
};

bool handles(const QString &model, ModelRole role)
{
    return role == ModelRole::Chat && model == sayerName();
}

Result<ModelSet> open(const Settings &, const Connections &, const Library &, std::stop_token)
{
    ModelSet models;
    models.writer = std::make_unique<SayingWriter>();
    models.critic = std::make_unique<LenientCritic>();
    return models;
}

Result<QStringList> models(const Settings &, const Connections &, std::stop_token)
{
    return QStringList{sayerName()};
}

const Backend backend{"sayer", "Says one sentence", handles, open, models};

} // namespace

void offerSayer()
{
    QList<const Backend *> &all = Offered<Backend>::list();
    if (!all.contains(&backend))
        all.prepend(&backend); // the model servers' backend accepts every name
}

void say(const QString &text)
{
    sentence() = text;
}

} // namespace generated
