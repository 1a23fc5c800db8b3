// Measures how many requests a server handles at once, for servers that do not report it.
#pragma once

#include "core/base/parallel.h"
#include "core/ports/connections.h"
#include "core/openai/openaiserver.h"

namespace core::openai {

// Returns at most `asked`; 0: unknown, because too few ran in parallel to make any wait, or the server does not stream.
// `known`: parameters that the server refuses, which are not sent.
int sideBySide(const Server &server, const Offer &model, const ModelProfile &known, int asked, Parallel &parallel,
               std::stop_token stop);

} // namespace core::openai
