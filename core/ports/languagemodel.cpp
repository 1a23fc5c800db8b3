#include "core/ports/languagemodel.h"

#include <utility>

namespace core {

Reply bounded(Reply reply)
{
    if (reply.text.size() <= longestReply)
        return reply;
    reply.text.truncate(longestReply - reply.text.at(longestReply - 1).isHighSurrogate());
    reply.cut = true;
    return reply;
}

// English has four or more letters per token, other alphabets two to three, ideographs one.
int LanguageModel::tokensIn(const QString &text) const
{
    double tokens = 0;
    for (const QChar letter : text)
        tokens += letter.unicode() < 0x80 ? 1 / 3.5 : letter.unicode() < 0x2e80 ? 1 / 1.8 : 1;
    return int(tokens) + 1;
}

} // namespace core
