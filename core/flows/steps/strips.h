// Knowledge strips of Corrective RAG: a passage cut into pieces that are judged one by one, and put together again of
// those that were kept. Pure. What was cut out keeps its place on the page.
#pragma once

#include "core/values/document.h"
#include "core/language/textmatch.h"

namespace core {

enum class StripMode {
    Off,        // nothing is cut
    Selection,  // the whole passage is one strip
    Windows,    // of 50 words; fewer than 10 that are left belong to the last
    Excerption, // of three sentences
};

// By the value of Settings::strips.
StripMode stripModeOf(const QString &name);

using Strip = QList<Stretch>; // in order; several where a sentence that stood there before was left out

QList<Strip> strips(const QString &text, StripMode mode);
QList<Strip> paragraphs(const QString &text); // what blank lines separate, longer than ten characters

// The strips of a passage as one passage with the same id, in reading order whatever order they are given in. Between
// strips that are not neighbours stands a blank line, so that no sentence runs across what was left out.
Passage excerpt(const Passage &passage, const QList<Strip> &kept);
// What of the passage's text that is: strips that are neighbours as one.
Strip excerpted(const Passage &passage, const QList<Strip> &kept);
// Where words of an excerpt stand in the passage, as far as they stand there together.
Stretch inPassage(const Strip &excerpted, const Stretch &words);

// As white space separates them; a Chinese or Japanese character is one by itself.
QList<Stretch> wordsOf(QStringView text);

} // namespace core
