// Decides which parts of a passage may be quoted: whole sentences, table rows and list items, but not headings or lines
// of a table of contents.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

constexpr int longestQuotation = 900; // characters

// Whether the terms [first, last) of the source, whose text is `text`, may be quoted.
bool isQuotable(QStringView text, const TokenizedText &source, int first, int last);

// Whether the text is only part of a sentence, cut at the edge of a passage or a page.
bool isCut(QStringView text);

bool beginsWithBullet(QStringView text);

// The offset at which a sentence begins, after any headings that run into it. `heading` is the heading of its section.
int behindHeadings(const QString &text, const Sentence &sentence, const QString &heading);

// The index of the sentence's first term at or after character `from` or, if there is none, of the next sentence's
// first term.
int firstTermFrom(const TokenizedText &source, int sentence, int from);

} // namespace core
