// The form of an answer that counts: a number beside the noun that is asked for. Pure.
#pragma once

#include "core/extractive/forms/askedform.h"
#include "core/extractive/forms/foundanswer.h"

namespace core {

void findCounts(const Claim &question, const AskedForm &asked, const TokenizedText &text, QList<FoundAnswer> &found);

} // namespace core
