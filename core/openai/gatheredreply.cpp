#include "core/openai/gatheredreply.h"

namespace core::openai {

Reply GatheredReply::whole() const
{
    Reply made = reply;
    made.text = withoutThoughts(text);
    made.thought = made.thought || beginsWithThought(text);
    if (made.text.isEmpty() && made.emptyCause == EmptyCause::None)
        made.emptyCause = emptyCause;
    return made;
}

} // namespace core::openai
