// The forms of answers that say what something is or does: "An X is a ...", "... is called X", "X means ...", "Acme
// makes
// ..."; of what is named over the text also "We are a ...", "The company makes ...". Pure.
#pragma once

#include "core/extractive/forms/askedform.h"
#include "core/extractive/forms/foundanswer.h"

namespace core {

void findDefinitions(const Claim &question, const AskedForm &asked, const TokenizedText &text,
                     QList<FoundAnswer> &found);
// `around`: what stands over the text.
void findActivities(const AskedForm &asked, const TokenizedText &text, const TokenizedText &around,
                    QList<FoundAnswer> &found);

} // namespace core
