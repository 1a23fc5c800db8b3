// How well each sentence of an answer is supported, and by which passage and words. Pure functions.
#pragma once

#include "core/session/session.h"

#include <QString>

namespace ui {

struct Ground // what supports one sentence
{
    core::Support support = core::Support::Unchecked;
    core::Verdict verdict;        // the verdict on the sentence; unknown if `judge` is empty
    core::Passage passage;        // id 0: unknown
    int from = 0;                 // the deciding words are characters [from, to) of the passage
    int to = 0;                   // not greater than `from`: there are no deciding words
    core::Citation citation = {}; // first citation of the sentence; number 0: the sentence has no citation

    bool leadsSomewhere() const { return passage.id != 0 || citation.number != 0; }
};

QList<Ground> supportMap(const core::Turn &turn); // one per sentence, in order

QString supportShape(core::Support support); // "●", "◐", "○"; "–" if it was not judged
QString supportName(core::Support support);
QString groundTip(const Ground &ground);               // rich text, for a tooltip
QString groundWords(const Ground &ground);             // the text of groundTip() for screen readers
QString supportMapWords(const QList<Ground> &grounds); // covers all sentences, for screen readers

} // namespace ui
