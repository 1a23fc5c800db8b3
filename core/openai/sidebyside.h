// How many requests a server works on side by side, found out by asking: for servers that do not say.
#pragma once

#include "core/base/parallel.h"
#include "core/ports/connections.h"
#include "core/openai/openaiserver.h"

namespace core::openai {

// At most `asked`; 0: cannot be told, because too little was asked side by side to make anybody wait, or the replies do
// not come word by word.
// `known` spares what the server refuses.
int sideBySide(const Server &server, const Offer &model, const ModelProfile &known, int asked, Parallel &parallel,
               std::stop_token stop);

} // namespace core::openai
