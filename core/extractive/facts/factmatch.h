// Matches a claim's statement against a source's: finds each part of the claim, and checks whether the parts belong
// together in the source as they do in the claim. Private to this folder.
#pragma once

#include "core/extractive/facts/facts.h"
#include "core/extractive/facts/statement.h"

namespace core {

struct FactContext // surrounding text that a statement may refer to
{
    QSet<QString> over;   // words in the title and the headings
    QSet<QString> asked;  // words in the question
    QSet<QString> before; // words from the start of the previous sentence, to which "it" and "she" may refer
};

struct Matched
{
    FactCheck::Result result = FactCheck::Nowhere;
    double coverage = 0; // share of the claim's terms that are found
    QString why;
};

// `claimText` and `sourceText` are the texts of the statements.
Matched matchFacts(const Statement &claim, const QString &claimText, const Statement &source, const QString &sourceText,
                   const FactContext &context);

} // namespace core
