// The appearance of a verdict: a shape, a word and a probability, never a colour alone. And texts from documents and
// models, made safe for rich text.
#pragma once

#include "core/flow/trace.h"
#include "ui/widgets/theme.h"

namespace ui {

QString verdictShape(const core::Verdict &verdict); // "●", "◐", "○", "▮▮▮▮▯", "?"
QString verdictWord(const core::Verdict &verdict);  // "relevant", "partly", "4 of 5", "could not be read"
Role verdictRole(const core::Verdict &verdict);
QString verdictKind(const core::Verdict &verdict); // "Relevance", ...

// "93 %": how sure the judge is of its decision, so a sure "no" is a high number; empty for an unreadable verdict.
QString verdictSureness(const core::Verdict &verdict);

// For a screen reader: "Relevance: not relevant, 88 % sure. About sea walls."
QString verdictSentence(const core::Verdict &verdict);

QString pageText(const core::Passage &passage); // "p. 12", "p. 118–119 (A-18)"; for a web page its host

// The text with characters [from, to) highlighted, as HTML; at most about this many characters, including those.
QString markedHtml(const QString &text, int from, int to, int most);
QString shortened(const QString &text, int most); // says how much was left out

} // namespace ui
