#include "core/llm/contextfit.h"

#include "core/llm/prompts.h"

#include <algorithm>

namespace core {

namespace {

constexpr int form = 64; // tokens that the server adds to a prompt
constexpr int mark = 4;  // tokens of a passage's number and the blank line after it
// Most tokens of passages. With `normal` and a usual reply, a prompt stays within the 4,096 tokens with which Ollama
// loads a model by default: a larger window would reload it between two calls.
constexpr int normal = 2400;
constexpr int detailed = 8000;

int tokensOf(const LanguageModel &model, const Passage &passage)
{
    return model.tokensIn(unnumbered(passage)) + mark;
}

// Tokens left for passages, besides the prompt's own text and the reply; only for a known context.
int roomIn(const LanguageModel &model, const Prompt &around)
{
    const int context = model.context();
    // Most replies are far shorter than allowed.
    return context - form - std::min(around.maxTokens, context / 4) - model.tokensIn(around.system) -
           model.tokensIn(around.user);
}

} // namespace

AnswerLength answerLengthOf(const QString &name)
{
    return name == QLatin1String("short")      ? AnswerLength::Short
           : name == QLatin1String("detailed") ? AnswerLength::Detailed
                                               : AnswerLength::Normal;
}

int fittingNeighbours(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages,
                      const QList<Passage> &neighbours, AnswerLength length)
{
    const int context = model.context();
    if (context <= 0 || length == AnswerLength::Short)
        return 0;
    const int share =
        length == AnswerLength::Detailed ? std::min(context / 2, detailed) : std::min(context / 4, normal);
    int left = std::min(share, roomIn(model, around));
    for (const Passage &passage : passages)
        left -= tokensOf(model, passage);
    int count = 0;
    while (count < neighbours.size() && (left -= tokensOf(model, neighbours.at(count))) >= 0)
        ++count;
    return count;
}

int fittingPassages(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages)
{
    if (model.context() <= 0)
        return int(passages.size());
    int left = roomIn(model, around);
    int count = 0;
    while (count < passages.size() && (left -= tokensOf(model, passages.at(count))) >= 0)
        ++count;
    return std::max(count, std::min(int(passages.size()), 1));
}

QString leftOut(int fitting, int all)
{
    if (fitting >= all)
        return {};
    return all - fitting == 1
               ? QStringLiteral("Passage %1 did not fit into the model's context and was left out.").arg(all)
               : QStringLiteral("Passages %1 to %2 did not fit into the model's context and were left out.")
                     .arg(fitting + 1)
                     .arg(all);
}

} // namespace core
