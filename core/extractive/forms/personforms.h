// Two forms of answers about persons: the name beside an office, and how old somebody is. Pure.
#pragma once

#include "core/extractive/forms/askedform.h"
#include "core/extractive/forms/foundanswer.h"

namespace core {

void findOffices(const Claim &question, const AskedForm &asked, const TokenizedText &text, QList<FoundAnswer> &found);
void findAges(const Claim &question, const TokenizedText &text, QList<FoundAnswer> &found);
// Of who holds the office that is asked for.
void findAgesOfOffices(const Claim &question, const AskedForm &asked, const TokenizedText &text,
                       QList<FoundAnswer> &found);

} // namespace core
