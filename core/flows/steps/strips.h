// The knowledge strips of Corrective RAG: a passage is cut into pieces, each piece is judged, and the kept pieces are
// rejoined. The joined text can still be located on the page. Pure functions.
#pragma once

#include "core/values/document.h"
#include "core/language/textmatch.h"

namespace core {

enum class StripMode {
    Off,        // nothing is cut
    Selection,  // the whole passage is one strip
    Windows,    // 50 words each; a remainder of fewer than 10 joins the last strip
    Excerption, // three sentences each
};

// `name`: the value of Settings::strips.
StripMode stripModeOf(const QString &name);

using Strip = QList<Stretch>; // parts of a passage, in order; more than one if a sentence between them was removed

QList<Strip> strips(const QString &text, StripMode mode);
QList<Strip> paragraphs(const QString &text); // separated by blank lines, longer than ten characters

// Joins the strips into one passage with the same id, always in reading order. Strips that are not adjacent are
// separated by a blank line, so that no sentence runs across a gap.
Passage excerpt(const Passage &passage, const QList<Strip> &kept);
// The parts of the passage's text that remain, with adjacent strips merged.
Strip excerpted(const Passage &passage, const QList<Strip> &kept);
// Maps words of the excerpt to their place in the passage, up to the first gap between strips.
Stretch inPassage(const Strip &excerpted, const Stretch &words);

// Splits at white space; each Chinese or Japanese character is a word.
QList<Stretch> wordsOf(QStringView text);

} // namespace core
