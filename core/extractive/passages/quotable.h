// What of a passage may be quoted at all: whole sentences, rows of tables and items of lists; no headings, no lines of
// a table of contents.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

constexpr int longestQuotation = 900; // characters

// Of the terms [first, last) of a source, which are the text.
bool isQuotable(QStringView text, const TokenizedText &source, int first, int last);

// Half a sentence, left over where a passage or a page begins or ends.
bool isCut(QStringView text);

bool beginsWithBullet(QStringView text);

// Where a sentence begins behind the headings that run into it; `heading` is that of its section.
int behindHeadings(const QString &text, const Sentence &sentence, const QString &heading);

// Of the terms of a sentence the first that stands at that character or behind it; that of the next sentence where none
// does.
int firstTermFrom(const TokenizedText &source, int sentence, int from);

} // namespace core
