// ask: answers a question through a flow, with the built-in engine alone; each sentence with its verdict, or a refusal.
#include "app/jobs/answerjob.h"
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "core/session/computation.h"
#include "core/session/wording.h"

#include <atomic>

namespace app {
namespace {

using core::Json;

constexpr qsizetype longestAnswer = 12'000;
constexpr qsizetype longestQuote = 1500;

// Reports each step that begins.
core::TraceSink progressOf(const McpMeans &means, const core::Graph &graph, std::atomic<int> &steps)
{
    return [&means, &steps, graph](const core::TraceEvent &event) {
        if (!event.as<core::StepEntered>())
            return;
        for (const core::Graph::Node &node : graph.nodes) {
            if (node.id == event.node)
                means.progress(++steps, 0, node.title);
        }
    };
}

Json sentencesReply(const core::Turn &turn, McpReply &reply)
{
    QList<Json> sentences;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        const core::AnswerSentence &sentence = turn.sentences[i];
        QList<Json> citations;
        for (const int number : sentence.citations)
            citations.append(number);
        const QString text = turn.answer.mid(sentence.from, sentence.to - sentence.from);
        const Json item = Json::object({{"text", core::withoutOverrides(text)},
                                        {"verdict", core::name(core::supportShown(turn, i))},
                                        {"citations", Json(citations)}});
        if (!reply.add(sentences, item)) {
            reply.note(QStringLiteral("%1 of %2 sentences fit into the reply.").arg(i).arg(turn.sentences.size()));
            break;
        }
    }
    return Json(sentences);
}

Json citationsReply(const core::Turn &turn, const core::Library &library, McpReply &reply)
{
    QList<Json> citations;
    for (const core::Citation &citation : turn.citations) {
        const QString what = QStringLiteral("Quotation %1").arg(citation.number);
        const Json item =
            Json::object({{"number", citation.number},
                          {"passage", Json(citation.passage)},
                          {"document", documentReply(citation.document, citation.title, citation.file, library)},
                          {"page", citation.page},
                          {"page_label", citation.pageLabel},
                          {"quote", reply.bounded(citation.quote, longestQuote, what)},
                          {"boxes", boxesReply(citation.places)}});
        if (!reply.add(citations, item)) {
            reply.note(QStringLiteral("%1 of %2 citations fit into the reply.")
                           .arg(citations.size())
                           .arg(turn.citations.size()));
            break;
        }
    }
    return Json(citations);
}

Json nearestReply(const core::Turn &turn, const core::Library &library, McpReply &reply)
{
    QList<Json> nearest;
    for (const core::Passage &passage : turn.nearest) {
        if (!reply.add(nearest, Json::object(passageReply(passage, library, reply))))
            break;
    }
    return Json(nearest);
}

Json answerReply(const core::Turn &turn, const core::Library &library)
{
    McpReply reply;
    const core::TurnOutcome outcome = core::outcomeOf(turn);
    const Json sentences = sentencesReply(turn, reply);
    const Json citations = citationsReply(turn, library, reply);
    return Json::object({{"question", turn.question},
                         {"did_you_mean", turn.suggestion},
                         {"answer", reply.bounded(turn.answer, longestAnswer, QStringLiteral("The answer"))},
                         {"outcome", core::name(outcome.state)},
                         {"outcome_in_words", core::inWords(outcome)},
                         {"refusal", core::name(turn.refusal)},
                         {"remarks", Json(core::remarksOf(turn))},
                         {"sentences", sentences},
                         {"citations", citations},
                         {"nearest", nearestReply(turn, library, reply)},
                         {"computation", Json(core::computationLines(turn))},
                         {"flow", turn.flow},
                         {"cut", reply.cut()}});
}

} // namespace

core::Result<Json> askTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop)
{
    const auto documents = documentsNamed(arguments.texts(QLatin1String("documents")), means.library, Named::Several);
    if (!documents)
        return documents.error();
    core::Settings settings = means.settings;
    if (const QString flow = arguments.text(QLatin1String("flow")); !flow.isEmpty())
        settings.flow = flow;
    settings.passages = arguments.whole(QLatin1String("passages"), settings.passages);
    const core::AnswerFlow *flow = core::answerFlow(settings.flow);
    if (!flow)
        return core::Error{core::Error::Invalid, QStringLiteral("There is no flow “%1”.").arg(settings.flow), {}};
    const core::Asked asked = takenUp(arguments.text(QLatin1String("question")), *documents, {}, settings);
    const core::Connections none;
    std::atomic<int> steps = 0;
    const core::Turn turn = askQuestion(asked, settings, {means.library, means.parallel, none},
                                        progressOf(means, flow->graph(), steps), stop);
    if (turn.refusal == core::Refusal::Stopped)
        return core::Error::cancelled();
    return answerReply(turn, means.library);
}

} // namespace app
