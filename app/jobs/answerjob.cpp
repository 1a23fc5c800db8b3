#include "app/jobs/answerjob.h"

#include "app/runtime/recorder.h"
#include "core/flows/fork/resumedrun.h"
#include "core/library/librarytables.h"
#include "core/numbers/measures.h"
#include "core/query/likelyanswer.h"
#include "core/query/numberanswer.h"
#include "core/language/dictionaries.h"
#include "core/library/sectionwish.h"
#include "core/library/spelling.h"
#include "core/models/builtin.h"
#include "core/models/roles.h"
#include "core/models/verdictcache.h"
#include "core/question/smalltalk.h"

#include <QDateTime>
#include <QUuid>

namespace app {
namespace {

core::Turn failed(const core::Asked &asked, const core::Settings &settings, const core::Error &error)
{
    core::Turn turn;
    turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    turn.asked = QDateTime::currentMSecsSinceEpoch();
    turn.question = asked.question.trimmed();
    turn.typed = asked.typed;
    turn.queries = {turn.question};
    turn.flow = settings.flow;
    turn.model = core::modelsOf(settings).join(QStringLiteral(", "));
    turn.remark = error.message;
    if (error.code == core::Error::Unavailable)
        turn.refusal = core::Refusal::ModelUnreachable;
    if (error.code == core::Error::Cancelled) {
        turn.refusal = core::Refusal::Stopped;
        turn.remark = QStringLiteral("Stopped.");
    }
    return turn;
}

} // namespace

// A flow can reach the web only through an edge that spends one of the allowed searches.
const core::WebEngine *webSearchOf(const core::Settings &settings)
{
    const core::AnswerFlow *flow = core::answerFlow(settings.flow);
    if (!flow || settings.maxWebSearches == 0)
        return nullptr;
    for (const core::Graph::Node &node : flow->graph().nodes) {
        for (const core::Graph::Edge &edge : node.edges) {
            if (edge.spends == core::spendsName(core::Spends::WebSearch))
                return core::webEngine(settings);
        }
    }
    return nullptr;
}

core::Turn failedTurn(const core::Asked &asked, const core::Settings &settings, const core::Error &error)
{
    return failed(asked, settings, error);
}

namespace {

// For questions about numbers, using the library's tables; users' own measures are in a folder beside it. If one of
// their files is invalid, nothing is computed, and the trace says why.
core::TableCalculator calculatorOf(const core::LibraryTables &tables, const core::Library &library)
{
    const core::Result<core::Measures> measures =
        core::Measures::builtIn().withFolder(library.folder() + QStringLiteral("/measures"));
    core::TableCalculator calculator;
    calculator.asks = [measures](const QString &question) {
        return core::asksForNumberOrCell(question, measures ? *measures : core::Measures::builtIn());
    };
    calculator.calculate = [&tables, measures](const QString &question, const QList<core::DocumentId> &documents,
                                               std::stop_token stop) -> core::Result<core::Calculation> {
        if (!measures)
            return core::Calculation{
                .answer = {}, .reason = measures.error().message, .candidates = {}, .mustStand = true};
        return core::answerByNumbers(question, documents, tables, *measures, std::move(stop));
    };
    calculator.maySuggest = core::mayBeLikely;
    calculator.suggest = [&tables, &library](const QString &question, const QList<core::NearPage> &near,
                                             const core::ChanceOfText &chance, std::stop_token stop) {
        const double unseen = library.idf(QStringLiteral("\u0001")); // as for any term that no document has
        const auto weight = [&](const QString &term) {
            const double found = library.idf(term);
            return found < unseen ? found : 0;
        };
        return core::likelyFromTables(question, near, tables, weight, chance, std::move(stop));
    };
    calculator.holds = core::holds;
    return calculator;
}

// Everything a run needs, opened. It must not be moved, because its parts refer to each other.
class OpenedRun
{
public:
    static core::Result<std::unique_ptr<OpenedRun>> open(const core::Settings &settings, const Means &means,
                                                         const core::TraceSink &trace, const std::stop_token &stop);

    const core::AnswerFlow &flow() const { return *m_flow; }
    core::AnswerTools &tools() { return m_tools; }
    core::TraceSink sink() { return m_recorder.sink(); }
    core::Turn recorded(core::Turn turn) const; // adds its models and its trace

private:
    struct Models
    {
        core::ModelSet ofTheSettings;
        std::shared_ptr<const core::EvidenceRanker> evidence;
        std::unique_ptr<core::Critic> secondOpinion; // by the built-in model
    };
    OpenedRun(const core::AnswerFlow &flow, Models models, const core::Settings &settings, const Means &means,
              const core::TraceSink &trace, const std::stop_token &stop);

    const core::AnswerFlow *m_flow;
    Models m_models;
    std::unique_ptr<core::WebSearch> m_web;
    core::VerdictCache m_ofThisQuestion;
    core::RememberingCritic m_remembering;
    core::LibraryTables m_tables;
    core::AnswerTools m_tools;
    Recorder m_recorder;
};

core::Result<std::unique_ptr<OpenedRun>> OpenedRun::open(const core::Settings &settings, const Means &means,
                                                         const core::TraceSink &trace, const std::stop_token &stop)
{
    const core::AnswerFlow *flow = core::answerFlow(settings.flow);
    if (!flow)
        return core::Error{core::Error::Invalid,
                           QStringLiteral("There is no flow “%1”; “attest-cli flows” lists them.").arg(settings.flow),
                           {}};
    core::Result<core::ModelSet> models = core::openModels(settings, means.connections, means.library, stop);
    if (!models)
        return models.error();
    const auto evidence = models->evidence ? models->evidence : core::evidenceRankerFor(settings, means.library, stop);
    core::Result<std::unique_ptr<core::Critic>> second = core::builtinCritic(means.library, evidence);
    if (!second)
        return second.error();
    return std::unique_ptr<OpenedRun>(
        new OpenedRun(*flow, {*std::move(models), evidence, *std::move(second)}, settings, means, trace, stop));
}

OpenedRun::OpenedRun(const core::AnswerFlow &flow, Models models, const core::Settings &settings, const Means &means,
                     const core::TraceSink &trace, const std::stop_token &stop)
    : m_flow(&flow),
      m_models(std::move(models)),
      m_web(core::openWeb(settings, means.connections)),
      m_remembering(*m_models.ofTheSettings.critic, means.cache ? *means.cache : m_ofThisQuestion),
      m_tables(means.library),
      m_tools{means.library,
              *m_models.ofTheSettings.writer,
              settings.rememberVerdicts ? m_remembering : *m_models.ofTheSettings.critic,
              *m_models.evidence,
              m_models.secondOpinion.get(),
              settings,
              means.parallel,
              stop},
      m_recorder(trace)
{
    m_tools.web = m_web.get();
    m_tools.reflector = m_models.ofTheSettings.reflector.get();
    m_tools.atOnce = m_models.ofTheSettings.atOnce;
    m_tools.calculator = calculatorOf(m_tables, means.library);
    m_tools.endRequest = means.endRequest;
    m_tools.quotes = m_models.ofTheSettings.quotes;
}

core::Turn OpenedRun::recorded(core::Turn turn) const
{
    turn.model = core::modelsOf(m_tools.settings).join(QStringLiteral(", "));
    turn.trace = m_recorder.trace();
    return turn;
}

// Adds a likely meaning of the question if words look mistyped.
core::Asked withSuggestion(const core::Asked &asked, const core::Settings &settings, const core::Library &library)
{
    core::Asked read = asked;
    if (asked.asItStands || !settings.completeQuestions || !asked.chosen.isEmpty())
        return read;
    const core::Spelling spelling([&](const QString &term) { return library.idf(term); },
                                  core::Dictionaries::installed());
    read.suggestion = spelling.suggestion(asked.question);
    return read;
}

// Rewrites a question about a section of a document, if the built-in Writer is to summarise it.
core::Asked ofItsSection(const core::Asked &asked, const core::AnswerTools &tools)
{
    if (asked.asItStands || !tools.settings.completeQuestions || !asked.chosen.isEmpty() || !tools.quotes)
        return asked;
    core::Asked wish = asked;
    wish.question = core::asSectionWish(asked.question, asked.documents, tools.library, tools.stop);
    if (wish.question != asked.question && wish.typed.isEmpty())
        wish.typed = asked.question;
    return wish;
}

} // namespace

core::Turn askQuestion(const core::Asked &asked, const core::Settings &settings, const Means &means,
                       const core::TraceSink &trace, std::stop_token stop)
{
    if (asked.question.trimmed().isEmpty())
        return failed(asked, settings, {core::Error::Invalid, QStringLiteral("Type a question first."), {}});
    const core::Result<std::unique_ptr<OpenedRun>> opened = OpenedRun::open(settings, means, trace, stop);
    if (!opened)
        return failed(asked, settings, opened.error());
    OpenedRun &run = **opened;
    const core::Asked read = withSuggestion(asked, settings, means.library);
    return run.recorded(core::answer(run.flow(), ofItsSection(read, run.tools()), run.tools(), run.sink()));
}

core::Result<core::Settings> forkSettings(const core::Settings &present, const core::Turn &turn,
                                          const core::ForkOptions &options)
{
    core::Settings settings = core::withRunSettings(present, core::settingsOf(turn.trace));
    settings.flow = turn.flow;
    return core::withOptions(settings, options);
}

core::Turn forkTurn(const core::Turn &turn, const core::ForkOptions &options, const core::Settings &settings,
                    const Means &means, const core::TraceSink &trace, std::stop_token stop)
{
    core::Turn forked;
    const core::Result<std::unique_ptr<OpenedRun>> opened = OpenedRun::open(settings, means, trace, stop);
    core::Result<core::ResumedRun> begun =
        opened ? core::replayUpTo((*opened)->flow(), turn, options, (*opened)->tools()) : opened.error();
    if (begun) {
        OpenedRun &run = **opened;
        forked = run.recorded(core::resume(run.flow(), *std::move(begun), run.tools(), run.sink()));
    } else {
        forked = failed({turn.question, turn.scope, {}, turn.typed}, settings, begun.error());
    }
    forked.fork = core::originOf(turn, options);
    return forked;
}

core::PreviousTurn lastOf(const core::Session &session)
{
    if (session.turns.isEmpty())
        return {};
    return {session.turns.last().question, session.turns.last().answer};
}

core::Asked takenUp(const QString &typed, const QList<core::DocumentId> &documents, const core::PreviousTurn &before,
                    const core::Settings &settings)
{
    const QString question = typed.trimmed();
    const QString asked = core::withoutCourtesy(question);
    const QString whole = settings.completeQuestions ? core::condenseQuestion(asked, before) : asked;
    core::Asked taken{whole, documents, {}, whole == question ? QString() : question};
    if (settings.completeQuestions && whole == asked && core::mayLeanOnPrevious(whole))
        taken.before = before; // the rules cannot decide; a model may
    return taken;
}

QString titleFor(const QString &question)
{
    constexpr int longest = 60;
    const QString title = question.simplified();
    return title.size() <= longest ? title : title.left(longest - 1).trimmed() + QStringLiteral("…");
}

} // namespace app
