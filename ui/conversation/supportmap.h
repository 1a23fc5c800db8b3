// What each sentence of an answer rests on: how far it is supported, the passage that decided it and its words. Pure
// functions.
#pragma once

#include "core/session/session.h"

#include <QString>

namespace ui {

struct Ground // of one sentence
{
    core::Support support = core::Support::Unchecked;
    core::Verdict verdict;        // of this sentence; without a judge: none is known
    core::Passage passage;        // id 0: none is known
    int from = 0;                 // the deciding words: characters [from, to) of the passage
    int to = 0;                   // not above from: no words decided
    core::Citation citation = {}; // its first one; number 0: it has none

    bool leadsSomewhere() const { return passage.id != 0 || citation.number != 0; }
};

QList<Ground> supportMap(const core::Turn &turn); // one for each sentence, in their order

QString supportShape(core::Support support); // "●", "◐", "○"; "–" where nobody asked
QString supportName(core::Support support);
QString groundTip(const Ground &ground);               // rich text, for a tooltip
QString groundWords(const Ground &ground);             // the same, to be heard
QString supportMapWords(const QList<Ground> &grounds); // of all sentences, to be heard

} // namespace ui
