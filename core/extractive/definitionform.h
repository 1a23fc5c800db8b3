// The form of an answer that defines: "An X is a ...", "... is called X", "X means ...". Pure.
#pragma once

#include "core/extractive/askedform.h"
#include "core/extractive/foundanswer.h"

namespace core {

void findDefinitions(const Claim &question, const AskedForm &asked, const TokenizedText &text,
                     QList<FoundAnswer> &found);

} // namespace core
