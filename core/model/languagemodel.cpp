#include "core/model/languagemodel.h"

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

} // namespace core
