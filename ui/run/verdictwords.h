// How a verdict is displayed: as a shape, a word and a probability, never by colour alone. Also makes text from
// documents and models safe for rich text.
#pragma once

#include "core/flow/trace.h"
#include "ui/widgets/theme.h"

namespace ui {

QString verdictShape(const core::Verdict &verdict); // "●", "◐", "○", "▮▮▮▮▯", "?"
QString verdictWord(const core::Verdict &verdict);  // "relevant", "partly", "4 of 5", "could not be read"
Role verdictRole(const core::Verdict &verdict);
QString verdictKind(const core::Verdict &verdict); // "Relevance", ...

// "93 %": the judge's confidence in its decision, which is also high for a firm "no"; empty for an unreadable verdict.
QString verdictSureness(const core::Verdict &verdict);

// For screen readers: "Relevance: not relevant, 88 % sure. About sea walls."
QString verdictSentence(const core::Verdict &verdict);

QString pageText(const core::Passage &passage); // "p. 12", "p. 118–119 (A-18)"; for a web page its host

// The text as HTML, with characters [from, to) highlighted; about `most` characters at most, including the highlighted
// ones.
QString markedHtml(const QString &text, int from, int to, int most);
QString shortened(const QString &text, int most); // says how much was cut

} // namespace ui
