// The form of an answer that counts: a number beside the noun that is asked for. Pure.
#pragma once

#include "core/extractive/askedform.h"
#include "core/extractive/foundanswer.h"

namespace core {

void findCounts(const Claim &question, const AskedForm &asked, const TokenizedText &text, QList<FoundAnswer> &found);

} // namespace core
