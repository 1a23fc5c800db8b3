#include "core/llm/contextfit.h"

#include "core/llm/prompts.h"

#include <algorithm>

namespace core {

int fittingPassages(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages)
{
    constexpr int form = 64; // tokens that the server puts around a prompt
    const int context = model.context();
    if (context <= 0)
        return int(passages.size());
    // Most replies are far shorter than they may be.
    int left = context - form - std::min(around.maxTokens, context / 4) - model.tokensIn(around.system) -
               model.tokensIn(around.user);
    int count = 0;
    while (count < passages.size() && (left -= model.tokensIn(unnumbered(passages.at(count))) + 4) >= 0)
        ++count;
    return std::max(count, std::min(int(passages.size()), 1));
}

QString leftOut(int fitting, int all)
{
    if (fitting >= all)
        return {};
    return all - fitting == 1 ? QStringLiteral("Passage %1 did not fit into the model and was left out.").arg(all)
                              : QStringLiteral("Passages %1 to %2 did not fit into the model and were left out.")
                                    .arg(fitting + 1)
                                    .arg(all);
}

} // namespace core
