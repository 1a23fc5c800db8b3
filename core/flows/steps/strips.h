// Knowledge strips of Corrective RAG: a passage cut into pieces that are judged one by one; the kept ones are joined
// again. Pure. Joined text keeps its place on the page.
#pragma once

#include "core/values/document.h"
#include "core/language/textmatch.h"

namespace core {

enum class StripMode {
    Off,        // nothing is cut
    Selection,  // the whole passage is one strip
    Windows,    // 50 words; a rest of fewer than 10 joins the last one
    Excerption, // three sentences
};

// From the value of Settings::strips.
StripMode stripModeOf(const QString &name);

using Strip = QList<Stretch>; // in order; several if a sentence between them was removed

QList<Strip> strips(const QString &text, StripMode mode);
QList<Strip> paragraphs(const QString &text); // separated by blank lines, longer than ten characters

// The strips as one passage with the same id, in reading order whatever order they are given in. Strips that are not
// adjacent are separated by a blank line, so that no sentence runs across a gap.
Passage excerpt(const Passage &passage, const QList<Strip> &kept);
// The parts of the passage's text that remain, with adjacent strips merged.
Strip excerpted(const Passage &passage, const QList<Strip> &kept);
// The place in the passage of words of an excerpt, as far as they are contiguous there.
Stretch inPassage(const Strip &excerpted, const Stretch &words);

// Split at white space; each Chinese or Japanese character is a word.
QList<Stretch> wordsOf(QStringView text);

} // namespace core
