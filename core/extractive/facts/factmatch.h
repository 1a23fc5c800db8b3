// A statement laid on another one: which part of the claim stands where, and whether the parts belong together there as
// they do in the claim. Private to this folder.
#pragma once

#include "core/extractive/facts/facts.h"
#include "core/extractive/facts/statement.h"

namespace core {

struct FactContext // what stands around a statement and may be meant by it
{
    QSet<QString> over;   // words of the title and the headings
    QSet<QString> asked;  // of the question
    QSet<QString> before; // of how the sentence before begins: what "it" and "she" mean
};

struct Matched
{
    FactCheck::Result result = FactCheck::Nowhere;
    double coverage = 0; // of the claim's terms
    QString why;
};

// `claimText` and `sourceText` are what the statements were read from.
Matched matchFacts(const Statement &claim, const QString &claimText, const Statement &source, const QString &sourceText,
                   const FactContext &context);

} // namespace core
